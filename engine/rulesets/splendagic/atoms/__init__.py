"""The atoms of Splendagic: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .lands import attach_land, lay_stocks, return_attached, return_land, take_land
from .market import put_in_middle, refill, take_from_middle, turn_up_planeswalkers
from .reserves import (
    follow_reserved,
    forget_owed,
    forget_reserved,
    lose_sight,
    reserve,
    take_owed,
)
from .splendor import lapse_splendor, note_market_cast, note_row_cast, spend_splendor

__all__ = [
    "attach_land",
    "follow_reserved",
    "forget_owed",
    "forget_reserved",
    "lapse_splendor",
    "lay_stocks",
    "lose_sight",
    "note_market_cast",
    "note_row_cast",
    "put_in_middle",
    "refill",
    "reserve",
    "return_attached",
    "return_land",
    "spend_splendor",
    "take_from_middle",
    "take_land",
    "take_owed",
    "turn_up_planeswalkers",
]
