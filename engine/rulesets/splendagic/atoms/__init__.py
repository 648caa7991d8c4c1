"""The atoms of Splendagic: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .lands import attach_land, lay_stocks, return_attached, return_land, take_land
from .market import put_in_middle, refill, take_from_middle, turn_up_planeswalkers
from .players import begin_with_life

__all__ = [
    "attach_land",
    "begin_with_life",
    "lay_stocks",
    "put_in_middle",
    "refill",
    "return_attached",
    "return_land",
    "take_from_middle",
    "take_land",
    "turn_up_planeswalkers",
]
