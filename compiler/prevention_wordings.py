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
    (
        1454,
        r"\b([Ii]f [^.,\"]*? would [^.,\"]*?)(, [^.\"]*? instead) until end of turn(?=\.)",
        r"\1 this turn\2",
        "what lasts until the turn ends is so this turn",
        (
            "If you would gain life, you gain twice that much life instead until end of turn.",
            "If you would gain life this turn, you gain twice that much life instead.",
        ),
    ),
    (
        1455,
        r"\b([Tt]he next time you would draw a card this turn, )instead ([a-z][^.,\"]*)(?=\.)",
        r"\1\2 instead",
        "where it stands does not matter",
        (
            "The next time you would draw a card this turn, instead you gain 2 life.",
            "The next time you would draw a card this turn, you gain 2 life instead.",
        ),
    ),
    (
        1456,
        r"\b([Ii]f [^.,\"]*? would [^.,\"]*?)(, )(?:that source|~) (deals (?:double|triple) that damage) to (?:that|you|~)[a-z ]*? instead\b",
        r"\1\2it \3 instead",
        "the source deals it to what it would have dealt it to",
        (
            "If a source would deal damage to an opponent, that source deals double that damage to that player instead.",
            "If a source would deal damage to an opponent, it deals double that damage instead.",
        ),
    ),
    (
        1457,
        r"\b([Ii]f [^.,\"]*? would deal (?:combat |noncombat )?damage to )a creature or player\b",
        r"\1a player or a creature",
        "either of them",
        (
            "If a red source would deal damage to a creature or player, prevent 1 of that damage.",
            "If a red source would deal damage to a player or a creature, prevent 1 of that damage.",
        ),
    ),
    (
        1458,
        r"\b([Ww])hen you next cast an? ([a-z ]*?spell) this turn\b",
        r"\1hen you cast your next \2 this turn",
        "the next time that one is cast it is the next one",
        (
            "When you next cast an artifact spell this turn, draw a card.",
            "When you cast your next artifact spell this turn, draw a card.",
        ),
    ),
)  # fmt: skip
