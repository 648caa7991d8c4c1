"""The core's own fillings of the seams: regular Magic."""

from __future__ import annotations

from .base import BasePart
from .standard import PlainBoard, StackTiming, StandardCombat, StandardEnding, StandardSetup, TapMana
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
