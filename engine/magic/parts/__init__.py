"""The core's own fillings of the seams: regular Magic."""

from __future__ import annotations

from .base import BasePart
from .standard import PlainBoard, StackTiming, StandardCombat, StandardEnding, StandardSetup, TapMana
from .turn import StandardTurn

STANDARD = (
    StandardSetup(),
    StandardTurn(),
    StackTiming(),
    TapMana(),
    StandardCombat(),
    PlainBoard(),
    StandardEnding(),
)
"""A part on each seam."""

__all__ = [
    "STANDARD",
    "BasePart",
    "PlainBoard",
    "StackTiming",
    "StandardCombat",
    "StandardEnding",
    "StandardSetup",
    "StandardTurn",
    "TapMana",
]
