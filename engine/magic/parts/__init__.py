"""The core's own fillings of the seams: regular Magic."""

from __future__ import annotations

from .base import BasePart
from .board import PlainBoard
from .combat import StandardCombat
from .ending import StandardEnding
from .mana import TapMana
from .setup import StandardSetup
from .timing import StackTiming
from .turn import StandardTurn

__all__ = [
    "BasePart",
    "PlainBoard",
    "StackTiming",
    "StandardCombat",
    "StandardEnding",
    "StandardSetup",
    "StandardTurn",
    "TapMana",
]
