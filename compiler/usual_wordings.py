"""Printed wordings that are told in another way, of what spells and creatures do as a rule.

The numbered list goes on here, after :mod:`.effect_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row


def _of_spells(found: re.Match[str]) -> str:
    comma = "," if found[1] else ""
    return f"{found[1]}{found[2]}{comma} or {found[3]} spells you control can't be countered."


USUAL: tuple[Row, ...] = (
    (
        3410,
        r"^((?:[A-Z]\w+, )?)([A-Za-z]\w+)\b,? and (\w+) spells you control can't be countered\.$",
        _of_spells,
        "each spell that is one of them is meant",
        (
            "Instant and sorcery spells you control can't be countered.",
            "Instant or sorcery spells you control can't be countered.",
        ),
    ),
    (
        3411,
        r"\b([Oo]ne or more [^.,\"]*?creatures) (with [^.,\"]*?) you control enter,",
        r"\1 you control \2 enter,",
        "who controls something can be said before what it has, or after",
        (
            "Whenever one or more creatures with flying you control enter, scry 1.",
            "Whenever one or more creatures you control with flying enter, scry 1.",
        ),
    ),
    (
        3412,
        r"\b(ha(?:s|ve) base power and toughness) X/X( until end of turn), where X is ([^.\"]+)\.",
        r"\1 each equal to \3\2.",
        "two ways to say how large it is",
        (
            "Frogs you control have base power and toughness X/X until end of turn, where X is your life total.",
            "Frogs you control have base power and toughness each equal to your life total until end of turn.",
        ),
    ),
    (
        3413,
        r"\b([Ff]or each token you control, create a token that's a copy of that) (?:creature|permanent)\b",
        r"\1 token",
        "what is spoken of is that token, by whatever it is",
        (
            "For each token you control, create a token that's a copy of that creature.",
            "For each token you control, create a token that's a copy of that token.",
        ),
    ),
    (
        3414,
        r"\b([Yy]ou control) your commander\b",
        r"\1 a commander you own",
        "one's commander is the one that one owns (CR 903.3)",
        (
            "As long as you control your commander, ~ has flying.",
            "As long as you control a commander you own, ~ has flying.",
        ),
    ),
)  # fmt: skip
