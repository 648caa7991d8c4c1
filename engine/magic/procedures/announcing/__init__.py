"""Casting spells, activating abilities, putting triggers on the stack (CR 601, 602, 603.3).

The spell or ability stands on the stack while its choices are made one by one: modes, X, halves of hybrid
symbols, targets, divisions. Then its cost is fixed and paid, and it is cast. Only what can be completed was
offered (CORE-R1).
"""

from __future__ import annotations

from .answering import MENUS
from .completing import TASKS
from .items import Announce, FinishAnnouncement, castable, item_of, point, targets_of

__all__ = [
    "MENUS",
    "TASKS",
    "Announce",
    "FinishAnnouncement",
    "castable",
    "item_of",
    "point",
    "targets_of",
]
