"""Regular combat (CR 506–511)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.documents import Task
from engine.magic.procedures import combat
from engine.magic.procedures.combat import attacking, blocking, damage, restrictions
from engine.magic.seams import Seam
from engine.magic.state import CombatRole, MagicState

from .base import BasePart


class StandardCombat(BasePart):
    """Attackers, blockers, damage."""

    seam: ClassVar[Seam | None] = "combat"
    tasks = combat.TASKS
    menus = combat.MENUS

    def is_needed(self, state: MagicState, step: str) -> bool:
        """Without attackers there are no blocks and no damage (CR 508.8); without first or double strike
        there is a single damage step (CR 510.4)."""
        if step in ("declare_blockers", "combat_damage"):
            return state.table.combat is not None
        return step != "first_strike_damage" or bool(damage.strikes_first(state))

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What attackers, blockers and damage are declared and dealt with (CR 703.4g–k)."""
        match step:
            case "declare_attackers":
                return (attacking.DeclareAttackers(),)
            case "declare_blockers":
                return (blocking.DeclareBlockers(),)
            case "first_strike_damage":
                return (damage.DealCombatDamage(first=True),)
            case "combat_damage":
                return (damage.DealCombatDamage(),)
        return ()

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Combat ends with its last step (CR 511.3)."""
        return (combat.EndCombat(),) if step == "end_combat" else ()

    def role(self, state: MagicState, ref: str) -> CombatRole:
        """Attacking from the declaration on until it leaves combat, or blocking (CR 508.1k, 509.1g)."""
        return restrictions.role(state, ref)
