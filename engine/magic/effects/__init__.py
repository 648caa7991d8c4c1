"""One handler for each effect of the language, grouped as the rules group them.

:data:`ACT` says how a step is carried out, :data:`ASK` what it asks before.
"""

from __future__ import annotations

from . import arranging, choices, colors, damage_and_life, flow, mana, permanents, picking, zones
from .base import ACT, ASK, Running

TASKS = {**arranging.TASKS}
MENUS = (*flow.MENUS, *picking.MENUS, *arranging.MENUS, *colors.MENUS, *mana.MENUS)

__all__ = [
    "ACT",
    "ASK",
    "MENUS",
    "TASKS",
    "Running",
    "choices",
    "damage_and_life",
    "mana",
    "permanents",
    "zones",
]
