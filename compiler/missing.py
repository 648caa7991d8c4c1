"""What a line lacks, in words that are the same for all cards that lack it."""

from __future__ import annotations

import re

from .parsing import Parser
from .subtypes import KNOWN, OF_PLURAL

_WORDS = 4
"""So many words are told, from where reading came to an end."""
_LONGEST_KEYWORD_LINE = 6


def missing_word(parser: Parser) -> str:
    """ "No word for: as long as …", from the place that no production came past."""
    if parser.furthest <= 1 and len(parser.tokens) <= _LONGEST_KEYWORD_LINE and "." not in parser.tokens:
        words = [token for token in parser.tokens[:3] if token.isalpha()]
        return (
            f"no word for: the keyword {' '.join(words).lower()}" if words else "no word for: an empty line"
        )
    found = [_common(token) for token in parser.tokens[parser.furthest : parser.furthest + _WORDS]]
    words = [word for index, word in enumerate(found) if index == 0 or word != found[index - 1]]
    return f"no word for: {' '.join(words)} …" if words else "no word for: what should follow the end"


def _common(token: str) -> str:
    """A token without what differs from card to card: numbers, symbols, subtypes."""
    if token.isdecimal():
        return "N"
    if re.fullmatch(r"\{[^{}]*\}", token):
        return "{…}"
    if token in KNOWN or token in OF_PLURAL:
        return "<subtype>"
    return token.lower()
