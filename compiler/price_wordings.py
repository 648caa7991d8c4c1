"""Printed wordings of prices that are told in other words."""

from __future__ import annotations

from .wordings import Row

PRICES: tuple[Row, ...] = (
    (
        951,
        r"^As an additional cost to cast (?:~|this (?:creature|artifact|enchantment|permanent)),",
        "As an additional cost to cast this spell,",
        "what is cast is the spell",
        (
            "As an additional cost to cast this creature, pay 2 life.",
            "As an additional cost to cast this spell, pay 2 life.",
        ),
    ),
    (
        955,
        r"\brather than pay ~'s mana cost\b",
        "rather than pay this spell's mana cost",
        "what is cast is the spell",
        (
            "You may pay 2 life rather than pay ~'s mana cost.",
            "You may pay 2 life rather than pay this spell's mana cost.",
        ),
    ),
    (
        956,
        r"^You may ([^.]+ rather than pay this spell's mana cost) if ([^.]+)\.$",
        r"If \2, you may \1.",
        "a condition can be said first or last",
        (
            "You may pay 2 life rather than pay this spell's mana cost if you control a Frog.",
            "If you control a Frog, you may pay 2 life rather than pay this spell's mana cost.",
        ),
    ),
    (
        957,
        r"^~ (costs .+ more to cast for each target beyond the first\.)$",
        r"This spell \1",
        "what is cast is the spell",
        (
            "~ costs {1} more to cast for each target beyond the first.",
            "This spell costs {1} more to cast for each target beyond the first.",
        ),
    ),
    (
        958,
        r"\b([Ii]f) (two|three|four|five) or more creatures are attacking,",
        r"\1 there are \2 or more attacking creatures on the battlefield,",
        "what attacks is on the battlefield (CR 508.1k)",
        (
            "If four or more creatures are attacking, draw a card.",
            "If there are four or more attacking creatures on the battlefield, draw a card.",
        ),
    ),
    (
        959,
        r"\b([Ii]f) an? (white|blue|black|red|green) creature( with \w+)? is attacking,",
        r"\1 an attacking \2 creature\3 is on the battlefield,",
        "what attacks is on the battlefield (CR 508.1k)",
        (
            "If a white creature is attacking, draw a card.",
            "If an attacking white creature is on the battlefield, draw a card.",
        ),
    ),
    (
        953,
        r"^(As ~ enters, you may [^.]+\. If you don't),? ~ enters tapped\.",
        r"\1, it enters tapped.",
        "what enters is it",
        (
            "As ~ enters, you may pay 2 life. If you don't, ~ enters tapped.",
            "As ~ enters, you may pay 2 life. If you don't, it enters tapped.",
        ),
    ),
    (
        954,
        r"\b([Rr]eturn (?:X|two|three|four) [^.:,]+ you control) to their owner's hand\b",
        r"\1 to their owners' hands",
        "each returns to the hand of its owner",
        (
            "As an additional cost to cast ~, return X Frogs you control to their owner's hand.",
            "As an additional cost to cast ~, return X Frogs you control to their owners' hands.",
        ),
    ),
    (
        952,
        r"\b(Remove [^:.,]+ counters? from ~) and sacrifice (?:it|~):",
        r"\1, Sacrifice ~:",
        "the parts of a cost are paid together",
        (
            "Remove two quest counters from ~ and sacrifice it: Scry 1.",
            "Remove two quest counters from ~, Sacrifice ~: Scry 1.",
        ),
    ),
)
"""One row after the other is applied."""
