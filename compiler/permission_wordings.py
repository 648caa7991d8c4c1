"""Printed wordings of when and whence cards can be cast, in the told words.

A part of the numbered list, after :mod:`.cast_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

from .wordings import Row

PERMISSIONS: tuple[Row, ...] = (
    (
        501,
        r"\bCast (?:~ only|only|this spell only) (?=during|if|before)",
        "Cast this spell only ",
        "a card that is being cast is a spell (CR 601.2a)",
        ("Cast ~ only during combat.", "Cast this spell only during combat."),
    ),
    (
        502,
        r"^(Cast this spell only during (?:combat|[^.,]*?turn)) (before (?:attackers|blockers) are declared)",
        r"\1, \2",
        "the comma says nothing",
        (
            "Cast this spell only during combat before blockers are declared.",
            "Cast this spell only during combat, before blockers are declared.",
        ),
    ),
    (
        503,
        r"^(Cast this spell only if you've cast) another( \w+)? spell this turn\b",
        r"\1 a\2 spell this turn",
        "it is asked before this one is cast, which is another anyway (CR 601.2i)",
        (
            "Cast this spell only if you've cast another spell this turn.",
            "Cast this spell only if you've cast a spell this turn.",
        ),
    ),
    (
        504,
        r"^(Cast this spell only if an? \w+) is attacking you\.",
        r"\1 attacking you is on the battlefield.",
        "only what is there attacks",
        (
            "Cast this spell only if a creature is attacking you.",
            "Cast this spell only if a creature attacking you is on the battlefield.",
        ),
    ),
    (
        505,
        r"\b(Activate|Cast this spell) only if it's not your turn\.",
        r"\1 only during an opponent's turn.",
        "every other turn is an opponent's (CR 102.2)",
        ("Activate only if it's not your turn.", "Activate only during an opponent's turn."),
    ),
    (
        506,
        r"\b(you may play) up to (two|three) (additional lands this turn)\b",
        r"\1 \2 \3",
        "whoever may play some lands may play fewer",
        (
            "you may play up to two additional lands this turn.",
            "you may play two additional lands this turn.",
        ),
    ),
    (
        507,
        r"^You may play land cards from your graveyard\.$",
        "You may play lands from your graveyard.",
        "what is played from a graveyard is a card",
        ("You may play land cards from your graveyard.", "You may play lands from your graveyard."),
    ),
)
