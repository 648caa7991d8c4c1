"""Chapters 1 and 3 to 6: the two teams; the type, cost and numbers of each card."""

from __future__ import annotations

from typing import Final, Literal

from engine.playing_cards import BLACK_JOKER, RANKS, RED_JOKER, rank

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
