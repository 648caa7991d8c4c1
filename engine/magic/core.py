"""The procedures that every format has, whatever fills its seams."""

from __future__ import annotations

from types import ModuleType

from engine.kernel.clauses import Offer

from . import effects
from .procedures import (
    activating,
    announcing,
    casting,
    paying_costs,
    payment,
    priority,
    proposed_events,
    stack,
    state_based_actions,
    turn,
)

OFFERS: tuple[Offer, ...] = (casting.CASTING, activating.ACTIVATING, activating.MAKING_MANA)
"""What a player with priority may do beside playing a land and passing."""
CORE: tuple[ModuleType, ...] = (
    turn,
    priority,
    announcing,
    activating,
    payment,
    paying_costs,
    stack,
    effects,
    proposed_events,
    state_based_actions,
)
