"""The 54 cards as people look them up: what each is and does, with the clauses that say so."""

from __future__ import annotations

from typing import Final

from engine.kernel.documents import CardEntry
from engine.playing_cards import RANK_NAMES, SUIT_NAMES, suit

from .book import cite
from .cards import COST, DAMAGE, GROWTH, KIND, RANK, STRENGTH, TEAM_OF, TEAMS

SPECIALS: Final = {
    "J": (
        "M54-4.5",
        "Sacrifice (1 mana): damage done to another creature in play is dealt to this Jack instead.",
    ),
    "Q": ("M54-4.6", "Protection (2 mana): damage done to this Queen is dealt to her controller instead."),
    "K": ("M54-4.7", "Knowledge (3 mana): its controller draws one card."),
}
ACTIONS: Final = {
    "X": ("M54-5.2", "Pick any card out of your own deck, take it into your hand, then shuffle the deck."),
    "A": ("M54-5.3", "Cancel all damage on one target."),
    "8": ("M54-5.4", "Return one target creature in play to its owner's hand."),
    "10": ("M54-5.5", "A random card from your opponent's hand goes to your opponent's discard pile."),
}


def _entry(card: str) -> CardEntry:
    if RANK[card] == "X":
        name = f"{TEAM_OF[card].capitalize()} Joker"
    else:
        name = f"{RANK_NAMES[RANK[card]]} of {SUIT_NAMES[suit(card)]}"
    text, rules, numbers = _text(card)
    return CardEntry(
        key=card,
        name=name,
        type=KIND[card],
        text=text,
        rules=tuple(map(cite, rules)),
        numbers=numbers,
        types=(KIND[card],),
    )


def _text(card: str) -> tuple[str, tuple[str, ...], dict[str, int]]:
    """What a card does, the clauses that say so, and its numbers."""
    cost = COST[card]
    match KIND[card]:
        case "Creature":
            strength = STRENGTH[card]
            rule, special = SPECIALS[RANK[card]]
            text = f"Creature {strength}/{strength}, summoned for {cost} mana. {special}"
            numbers = {"cost": cost, "power": strength, "toughness": strength, "special_cost": cost}
            return text, ("M54-1.5", "M54-3.3", "M54-4.1", "M54-4.3", "M54-4.4", rule), numbers
        case "Mana":
            growth = GROWTH[card]
            text = (
                "In play it taps for one mana. From the hand it can be used in combat as Growth, for free: "
                f"+{growth}/+{growth} for one creature that fights another."
            )
            numbers = {"cost": 0, "growth": growth}
            return text, ("M54-1.5", "M54-3.1", "M54-3.3", "M54-6.1", "M54-6.2"), numbers
        case "Damage":
            text = f"Deals {DAMAGE[card]} damage to one creature or player. Costs {cost} mana."
            return text, ("M54-1.5", "M54-3.3", "M54-5.1", "M54-5.6"), {"cost": cost, "damage": DAMAGE[card]}
        case "Action":
            rule, action = ACTIONS[RANK[card]]
            return f"{action} Costs {cost} mana.", ("M54-1.5", "M54-3.3", rule, "M54-5.6"), {"cost": cost}


LIBRARY: Final = tuple(_entry(card) for cards in TEAMS.values() for card in cards)
