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
    (
        3415,
        r"\b([Yy]ou lose \d+ life|discard a card) unless you control (an?|another) ([^.,\"]+)\.",
        r"\1 if you don't control \2 \3.",
        "it happens if the other is not so, which is asked as it would happen",
        (
            "When ~ enters, you lose 2 life unless you control another Frog.",
            "When ~ enters, you lose 2 life if you don't control another Frog.",
        ),
    ),
    (
        3416,
        r"^(Destroy target (?:\w+ )?(?:creature|artifact|land|enchantment) an opponent controls\. )That player\b",
        r"\1Its controller",
        "that player is the opponent who controls it, or did last (CR 608.2h)",
        (
            "Destroy target creature an opponent controls. That player loses 3 life.",
            "Destroy target creature an opponent controls. Its controller loses 3 life.",
        ),
    ),
    (
        3417,
        r"^During turns other than yours, ",
        "As long as it's not your turn, ",
        "those are the turns that are not yours",
        (
            "During turns other than yours, ~ has flying.",
            "As long as it's not your turn, ~ has flying.",
        ),
    ),
)  # fmt: skip
