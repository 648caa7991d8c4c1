"""Standing rules: abilities whose source is the game itself, read as a format is composed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from .hooks import Word
from .language.abilities import Static
from .language.filters import StandingFilter
from .state import Id, MagicState


def check_words(format_id: str, standing: Any, words: Mapping[str, Any]) -> None:
    """See that the words of the standing rules are defined.

    Raises:
        ValueError: a rule uses a word that no part defines.
    """
    for word in _words_used(standing):
        if word not in words:
            near = get_close_matches(word, sorted(words), n=1)
            hint = f"; perhaps it should be {near[0]}" if near else ""
            raise ValueError(
                f"{format_id}: a standing rule uses the word {word!r}, which no part defines{hint}"
            )


def candidates(rule: Any, words: Mapping[str, Word]) -> Callable[[MagicState], Sequence[Id]] | None:
    """What names the permanents that a standing rule could be about; None: it could be about any."""
    if isinstance(rule, Static) and isinstance(rule.of, StandingFilter) and not rule.rules:
        return words[rule.of.where].candidates if rule.of.where and not rule.of.or_self else None
    return None


def _words_used(node: Any) -> Iterator[str]:
    if isinstance(node, StandingFilter) and node.where is not None:
        yield node.where
    if isinstance(node, Struct):
        node = [getattr(node, name) for name in node.__struct_fields__]
    for inside in node if isinstance(node, list | tuple) else ():
        yield from _words_used(inside)
