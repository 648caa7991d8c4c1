"""Printed wordings of what belongs to players: emblems, designations; :mod:`.rewrites` says what a row is."""

from __future__ import annotations

from .wordings import Row

SEATS: tuple[Row, ...] = (
    (
        4101,
        r"\b(emblem with |\" and )\"([A-Z][^\".]*[a-z])\"",
        r'\1"\2."',
        "an ability of an emblem is a sentence, with or without its full stop",
        (
            'You get an emblem with "Frogs you control have flying" and "Frogs attack if able."',
            'You get an emblem with "Frogs you control have flying." and "Frogs attack if able."',
        ),
    ),
    (
        4102,
        r"\b([Ww]henever (?:an?|another) [^.,\"]*?) enters under enchanted (player|opponent)'s control\b",
        r"\1 enchanted \2 controls enters",
        "whoever controls it as it enters has it enter under their control (CR 110.2a)",
        (
            "Whenever a Frog enters under enchanted player's control, you gain 1 life.",
            "Whenever a Frog enchanted player controls enters, you gain 1 life.",
        ),
    ),
    (
        4103,
        r"\b([Ww])henever enchanted (player|opponent) is attacked\b",
        r"\1henever one or more creatures attack enchanted \2",
        "a player is attacked as one or more creatures are declared to attack them (CR 508.6)",
        (
            "Whenever enchanted player is attacked, you gain 1 life.",
            "Whenever one or more creatures attack enchanted player, you gain 1 life.",
        ),
    ),
    (
        4111,
        r"\b(Any player may activate this ability),? but only any time they could cast a sorcery\b",
        r"\1 but only as a sorcery",
        "the older words for the same restriction (CR 307.5)",
        (
            "Any player may activate this ability but only any time they could cast a sorcery.",
            "Any player may activate this ability but only as a sorcery.",
        ),
    ),
    (
        4112,
        r"\b(Any player may activate this ability) but only during any upkeep(?: step)?\b",
        r"\1 but only during an upkeep",
        "whoever's upkeep it is (CR 503)",
        (
            "Any player may activate this ability but only during any upkeep step.",
            "Any player may activate this ability but only during an upkeep.",
        ),
    ),
)
