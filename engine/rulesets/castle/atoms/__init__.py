"""The atoms of Castle Magic: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .assault import attack_column, end_combat_early, forget_assault, note_fall, turn_up
from .castles import add_to_reserve, deal_castle, follow, lay_down, shift, switch, take_from_reserve

__all__ = [
    "add_to_reserve",
    "attack_column",
    "deal_castle",
    "end_combat_early",
    "follow",
    "forget_assault",
    "lay_down",
    "note_fall",
    "shift",
    "switch",
    "take_from_reserve",
    "turn_up",
]
