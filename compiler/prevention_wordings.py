"""Printed wordings of damage that is prevented, and of what is done with it: in the told words.

The numbered list goes on here, after :mod:`.instead_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

from .wordings import Row

_SHIELD = r"(\b[Pp]revent (?:the next|all) [^.\"]* this turn[^.\"]*\. |\b[Tt]he next time [^.\"]* this turn, prevent that damage\. )"
"""A sentence that makes a shield, and what follows it."""

PREVENTION: tuple[Row, ...] = (
    (
        1450,
        rf"{_SHIELD}You gain life equal to the damage prevented this way\.",
        r"\1If damage is prevented this way, you gain that much life.",
        "no life is gained where no damage was prevented",
        (
            "Prevent all damage that would be dealt to you this turn. You gain life equal to the damage prevented this way.",
            "Prevent all damage that would be dealt to you this turn. If damage is prevented this way, you gain that much life.",
        ),
    ),
    (
        1451,
        rf"{_SHIELD}For each 1 damage prevented this way, put a (\S+) counter on (?:that creature|it)\.",
        r"\1If damage is prevented this way, put that many \2 counters on it.",
        "so many counters as damage was prevented",
        (
            "Prevent the next 2 damage that would be dealt to target Frog this turn. For each 1 damage prevented this way, put a lore counter on that creature.",
            "Prevent the next 2 damage that would be dealt to target Frog this turn. If damage is prevented this way, put that many lore counters on it.",
        ),
    ),
    (
        1452,
        r"\b([Ii]f damage is prevented this way, [^.\"]*?)\bthe source's controller",
        r"\1that source's controller",
        "it is the source that would have dealt the damage",
        (
            "If damage is prevented this way, the source's controller draws a card.",
            "If damage is prevented this way, that source's controller draws a card.",
        ),
    ),
    (
        1453,
        r"\b([Pp]revent the next \w+ damage that would be dealt to you|[Tt]he next \w+ damage that would be dealt to you) (?:and/)?or ((?:creatures|permanents|planeswalkers) you control this turn)\b",
        r"\1 and \2",
        "one shield is for whichever of them it would be dealt to",
        (
            "Prevent the next 3 damage that would be dealt to you and/or creatures you control this turn.",
            "Prevent the next 3 damage that would be dealt to you and creatures you control this turn.",
        ),
    ),
)  # fmt: skip
