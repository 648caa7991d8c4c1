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
    resolving,
    running,
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
    resolving,
    running,
    effects,
    proposed_events,
    state_based_actions,
)
