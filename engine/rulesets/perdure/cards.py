"""Chapters 1 and 5 to 7: the pack; the cost, level and numbers of each card."""

from __future__ import annotations

from typing import Final

from engine.playing_cards import pack, rank, suit

CARDS: Final = pack()
"""The 52 cards in canonical order."""
PACK: Final = frozenset(CARDS)
HALF: Final = len(CARDS) // 2
"""How many cards each player has."""

_VALUES: Final = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "J": 1, "Q": 2, "K": 3}
_LEVELS: Final = {"6": 1, "7": 2, "8": 3, "9": 4, "10": 5}

CREATURE_COST: Final = {card: _VALUES[rank(card)] for card in CARDS if rank(card) in _VALUES}
"""Mana for each card that can be a creature."""
LEVEL: Final = {card: _LEVELS[rank(card)] for card in CARDS if rank(card) in _LEVELS}
"""Level of each card that can be a spell, which is its cost too."""
CARD_COST: Final = {**CREATURE_COST, **LEVEL}
"""What each card costs as a creature or as a spell."""
POWER: Final = {card: value + (suit(card) == "S") for card, value in CREATURE_COST.items()}
"""Power of each creature without enchantments."""
TOUGHNESS: Final = {card: value + (suit(card) == "H") for card, value in CREATURE_COST.items()}
"""Toughness of each creature without enchantments."""
JACKS: Final = frozenset(card for card in CARDS if rank(card) == "J")
QUEENS: Final = frozenset(card for card in CARDS if rank(card) == "Q")
KINGS: Final = frozenset(card for card in CARDS if rank(card) == "K")
