"""The atoms of Castle Magic: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .castles import add_to_reserve, deal_castle, follow, lay_down, shift, switch, take_from_reserve

__all__ = [
    "add_to_reserve",
    "deal_castle",
    "follow",
    "lay_down",
    "shift",
    "switch",
    "take_from_reserve",
]
