"""Playing cards. A card is its rank and its suit's letter, ``AH``, ``10C``; Jokers are ``XR`` and ``XB``."""

from __future__ import annotations

from typing import Final

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_NAMES: Final = {
    "A": "Ace",
    "2": "Two",
    "3": "Three",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "8": "Eight",
    "9": "Nine",
    "10": "Ten",
    "J": "Jack",
    "Q": "Queen",
    "K": "King",
    "X": "Joker",
}
SUIT_SIGNS: Final = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}
SUIT_NAMES: Final = {"H": "Hearts", "D": "Diamonds", "C": "Clubs", "S": "Spades"}
RED_JOKER: Final = "XR"
BLACK_JOKER: Final = "XB"


def rank(card: str) -> str:
    """``10`` of ``10C``, ``X`` of a Joker."""
    return card[:-1]


def suit(card: str) -> str:
    """``C`` of ``10C``; of a Joker the letter of its colour, ``R`` or ``B``."""
    return card[-1]


def called(card: str) -> str:
    """What people call a card: ``10♣``, the Red Joker."""
    if rank(card) == "X":
        return f"the {'Red' if card == RED_JOKER else 'Black'} Joker"
    return rank(card) + SUIT_SIGNS[suit(card)]


def pack(suits: str = "HSDC") -> tuple[str, ...]:
    """The 52 cards without Jokers, suit by suit in the order of the letters, each from Ace to King."""
    return tuple(rank + suit for suit in suits for rank in RANKS)
