"""Chapters 1 and 3 to 6: the two teams, what every card is, what it costs and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from engine.kernel.documents import CardEntry
from engine.playing_cards import BLACK_JOKER, RANK_NAMES, RANKS, RED_JOKER, SUIT_NAMES, rank, suit

from .book import cite

Team = Literal["red", "black"]
Kind = Literal["Creature", "Mana", "Damage", "Action"]

TEAMS: Final[dict[Team, tuple[str, ...]]] = {
    "red": (*(r + s for r in RANKS for s in "HD"), RED_JOKER),
    "black": (*(r + s for r in RANKS for s in "CS"), BLACK_JOKER),
}
"""M54-1.1. In canonical order: by rank, hearts before diamonds and clubs before spades, the Joker last."""

TEAM_OF: Final[dict[str, Team]] = {card: team for team, cards in TEAMS.items() for card in cards}
ORDER: Final[dict[str, int]] = {card: place for cards in TEAMS.values() for place, card in enumerate(cards)}
"""Place in the canonical order of its team."""

_KINDS: Final[dict[Kind, tuple[str, ...]]] = {
    "Creature": ("J", "Q", "K"),
    "Mana": ("3", "5", "7", "9"),
    "Damage": ("2", "4", "6"),
    "Action": ("X", "A", "8", "10"),
}
_KIND_OF_RANK: Final[dict[str, Kind]] = {r: kind for kind, ranks in _KINDS.items() for r in ranks}
_COST_OF_RANK: Final = {"J": 1, "Q": 2, "K": 3, "2": 1, "4": 2, "6": 3, "X": 1, "A": 1, "8": 1, "10": 1}

RANK: Final[dict[str, str]] = {card: rank(card) for card in TEAM_OF}
KIND: Final[dict[str, Kind]] = {card: _KIND_OF_RANK[RANK[card]] for card in TEAM_OF}
"""M54-1.5: the rank alone fixes the type."""
COST: Final[dict[str, int]] = {card: _COST_OF_RANK.get(RANK[card], 0) for card in TEAM_OF}
"""M54-3.3: mana to summon a creature, to play a card, and, the same number, to use a creature's Special."""
STRENGTH: Final[dict[str, int]] = {
    c: {"J": 1, "Q": 2, "K": 3}[RANK[c]] for c in TEAM_OF if KIND[c] == "Creature"
}
"""M54-4.1: attack and defense, which are equal."""
DAMAGE: Final[dict[str, int]] = {c: {"2": 1, "4": 2, "6": 3}[RANK[c]] for c in TEAM_OF if KIND[c] == "Damage"}
"""M54-5.1."""
GROWTH: Final[dict[str, int]] = {card: int(RANK[card]) for card in TEAM_OF if KIND[card] == "Mana"}
"""M54-6.2: the number on the card."""

MANA_CARDS: Final = len(GROWTH) // len(TEAMS)
"""Mana cards in a team."""
PLAYERS: Final = ("seat:0", "seat:1")
"""The players as targets, by seat."""

_SPECIALS: Final = {
    "J": (
        "M54-4.5",
        "Sacrifice (1 mana): damage done to another creature in play is dealt to this Jack instead.",
    ),
    "Q": ("M54-4.6", "Protection (2 mana): damage done to this Queen is dealt to her controller instead."),
    "K": ("M54-4.7", "Knowledge (3 mana): its controller draws one card."),
}
_ACTIONS: Final = {
    "X": ("M54-5.2", "Pick any card out of your own deck, take it into your hand, then shuffle the deck."),
    "A": ("M54-5.3", "Cancel all damage on one target."),
    "8": ("M54-5.4", "Return one target creature in play to its owner's hand."),
    "10": ("M54-5.5", "A random card from your opponent's hand goes to your opponent's discard pile."),
}


def _text(card: str) -> tuple[str, tuple[str, ...], dict[str, int]]:
    """What a card does, the clauses that say so, and its numbers."""
    number, cost = RANK[card], COST[card]
    match KIND[card]:
        case "Creature":
            strength = STRENGTH[card]
            rule, special = _SPECIALS[number]
            text = f"Creature {strength}/{strength}, summoned for {cost} mana. {special}"
            numbers = {"cost": cost, "attack": strength, "defense": strength, "special_cost": cost}
            return text, ("M54-1.5", "M54-3.3", "M54-4.1", "M54-4.3", "M54-4.4", rule), numbers
        case "Mana":
            growth = GROWTH[card]
            text = (
                "In play it taps for one mana. From the hand it can be used in combat as Growth, for free: "
                f"+{growth}/+{growth} for one creature that fights another."
            )
            return (
                text,
                ("M54-1.5", "M54-3.1", "M54-3.3", "M54-6.1", "M54-6.2"),
                {"cost": 0, "growth": growth},
            )
        case "Damage":
            text = f"Deals {DAMAGE[card]} damage to one creature or player. Costs {cost} mana."
            return text, ("M54-1.5", "M54-3.3", "M54-5.1", "M54-5.6"), {"cost": cost, "damage": DAMAGE[card]}
        case "Action":
            rule, action = _ACTIONS[number]
            return f"{action} Costs {cost} mana.", ("M54-1.5", "M54-3.3", rule, "M54-5.6"), {"cost": cost}


def library() -> Iterator[CardEntry]:
    """Every card as people look it up, team by team in canonical order."""
    for team, cards in TEAMS.items():
        for card in cards:
            text, rules, numbers = _text(card)
            name = (
                f"{RANK_NAMES[RANK[card]]} of {SUIT_NAMES[suit(card)]}"
                if RANK[card] != "X"
                else f"{team} Joker"
            )
            yield CardEntry(
                key=card,
                name=name[0].upper() + name[1:],
                type=KIND[card],
                text=text,
                rules=tuple(map(cite, rules)),
                numbers=numbers,
            )
