"""The procedures that every format has, whatever fills its seams."""

from __future__ import annotations

from types import ModuleType

from . import effects
from .procedures import (
    activation,
    announcing,
    payment,
    prices,
    priority,
    proposed_events,
    stack,
    state_based_actions,
    turn,
)

CORE: tuple[ModuleType, ...] = (
    turn,
    priority,
    announcing,
    activation,
    payment,
    prices,
    stack,
    effects,
    proposed_events,
    state_based_actions,
)
