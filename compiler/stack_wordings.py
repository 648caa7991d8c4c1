"""Printed wordings of the stack, and of chance; :mod:`.rewrites` says what a row is."""

from __future__ import annotations

from .wordings import Row

STACK: tuple[Row, ...] = (
    (
        5201,
        r"\btarget spell, activated ability, or triggered ability\b",
        "target spell or ability",
        "each spell and each ability on the stack is one of them (CR 113.3)",
        (
            "Counter target spell, activated ability, or triggered ability.",
            "Counter target spell or ability.",
        ),
    ),
    (
        5202,
        r"\btarget activated ability, triggered ability, or (\w+ spell)\b",
        r"target \1, activated ability, or triggered ability",
        "the same in another order",
        (
            "Counter target activated ability, triggered ability, or noncreature spell.",
            "Counter target noncreature spell, activated ability, or triggered ability.",
        ),
    ),
    (
        5203,
        r"\btarget (\w+) spell, (\w+) spell, activated ability, or triggered ability\b",
        r"target \1 or \2 spell, activated ability, or triggered ability",
        "spells of one of two kinds, as one or as two in the list",
        (
            "Copy target instant spell, sorcery spell, activated ability, or triggered ability.",
            "Copy target instant or sorcery spell, activated ability, or triggered ability.",
        ),
    ),
    (
        5205,
        r"\b(reveals a card at random from their hand\. [^.\"]*?)the revealed card\b",
        r"\1that card",
        "no other card was revealed",
        (
            "A foe reveals a card at random from their hand. Gain life equal to the revealed card's power.",
            "A foe reveals a card at random from their hand. Gain life equal to that card's power.",
        ),
    ),
    (
        5206,
        r"^(Choose a creature type\. [^.\"]*?\b(?:creature|card|permanent)s?( you control)?) of that type\b",
        r"\1 of the chosen type",
        "that type is the one that was chosen",
        (
            "Choose a creature type. Destroy all creatures of that type.",
            "Choose a creature type. Destroy all creatures of the chosen type.",
        ),
    ),
    (
        5207,
        r"(^|: |, )([Cc]reatures|[Uu]ntap all creatures) of the creature type of your choice\b",
        lambda found: f"{found[1]}{'c' if found[1] == ', ' else 'C'}hoose a creature type."
        f" {found[2][0].upper()}{found[2][1:]} of the chosen type",
        "it is chosen as the ability resolves, before anything else of it (CR 608.2d)",
        (
            "Creatures of the creature type of your choice get +1/+1 until end of turn.",
            "Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn.",
        ),
    ),
)  # fmt: skip
