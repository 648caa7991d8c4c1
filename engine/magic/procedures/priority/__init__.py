"""Priority: what a player may do, and passing (CR 117, 305, 601.3, 602.5, 606)."""

from __future__ import annotations

from .activating import abilities
from .having import HavingPriority, Pass, Priority
from .lands import sorcery_time
from .menu import TASKS, menu

__all__ = [
    "TASKS",
    "HavingPriority",
    "Pass",
    "Priority",
    "abilities",
    "menu",
    "sorcery_time",
]
