"""The procedures that every format has, whatever fills its seams."""

from __future__ import annotations

from types import ModuleType

from . import effects
from .procedures import (
    activation,
    announcing,
    happening,
    payment,
    prices,
    priority,
    resolving,
    running,
    settling,
    turn,
)

CORE: tuple[ModuleType, ...] = (
    turn,
    priority,
    announcing,
    activation,
    payment,
    prices,
    resolving,
    running,
    effects,
    happening,
    settling,
)
