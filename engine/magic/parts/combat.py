"""Regular combat (CR 506–511)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.documents import Task
from engine.magic.procedures import combat
from engine.magic.seams import Seam
from engine.magic.state import MagicState

from .base import BasePart


class StandardCombat(BasePart):
    """Attackers, blockers, damage."""

    seam: ClassVar[Seam | None] = "combat"
    tasks = combat.TASKS
    menus = combat.MENUS

    def is_needed(self, state: MagicState, step: str) -> bool:
        """CR 508.8, 510.4."""
        return combat.is_needed(state, step)

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """CR 703.4."""
        return combat.begin(step)

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """CR 511.3."""
        return combat.end(step)
