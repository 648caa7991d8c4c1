"""One handler for each effect of the language, grouped as the rules group them.

:data:`ACT` says how a step is carried out, :data:`ASK` what it asks before.
"""

from __future__ import annotations

from . import arranging, choices, colors, damage_and_life, flow, mana, permanents, picking, zones
from .base import ACT, ASK, Running

TASKS = {**arranging.TASKS}
STEP_MENUS = (*flow.MENUS, *picking.MENUS, *colors.MENUS, *mana.MENUS)
"""What steps ask; a running program keeps the answers."""
MENUS = (*STEP_MENUS, *arranging.MENUS)

__all__ = [
    "ACT",
    "ASK",
    "MENUS",
    "STEP_MENUS",
    "TASKS",
    "Running",
    "choices",
    "damage_and_life",
    "mana",
    "permanents",
    "zones",
]
