"""The turn of regular Magic (CR 500)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.kernel.documents import Task
from engine.magic.procedures.turn import COMBAT_STEPS, STEPS, CleanUp, DiscardDown, DrawForTurn, UntapAll
from engine.magic.seams import Seam, format_of
from engine.magic.state import Combat, MagicState

from .base import BasePart

WINDOWS: frozenset[str] = frozenset({"upkeep", "draw", "main", "begin_combat", "end_combat", "end"})
"""Kinds of steps that a state written by hand stands in with everything done that they do of themselves."""
KINDS: Mapping[str, str] = {"main1": "main", "main2": "main"}


def _can_be_seen(combat: Combat | None, kind: str) -> bool:
    """Whether attackers or blockers have been declared, or first strikes dealt, in a step of this kind."""
    if combat is None:
        return False
    match kind:
        case "declare_attackers":
            return True
        case "declare_blockers":
            return any(attacker.blocked for attacker in combat.attackers)
    return kind == "first_strike_damage" and bool(combat.struck)


class StandardTurn(BasePart):
    """Thirteen steps and main phases; combat steps that are not needed are skipped."""

    seam: ClassVar[Seam | None] = "turn"

    def __init__(
        self,
        plan: tuple[str, ...] = STEPS,
        kinds: Mapping[str, str] = KINDS,
        combat_steps: frozenset[str] = COMBAT_STEPS,
    ) -> None:
        """Plan a turn.

        Args:
            plan: the steps, in order.
            kinds: what those steps are that are something else than their name says.
            combat_steps: the kinds of steps that the format's combat begins, ends, and may not need.
        """
        self._plan = plan
        self._kinds = kinds
        self._combat_steps = combat_steps

    def first(self) -> str:
        """The untap step."""
        return self._plan[0]

    def steps(self) -> tuple[str, ...]:
        """All of them, in order."""
        return self._plan

    def kind(self, step: str) -> str:
        """What a step is to rules and cards."""
        return self._kinds.get(step, step)

    def following(self, state: MagicState) -> str | None:
        """The next step that takes place."""
        combat = format_of(state).combat
        later = self._plan[self._plan.index(state.table.step) + 1 :]
        return next(
            (
                step
                for step in later
                if self.kind(step) not in self._combat_steps or combat.is_needed(state, step)
            ),
            None,
        )

    def tasks_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """CR 703.4."""
        kind = self.kind(step)
        match kind:
            case "untap":
                return (UntapAll(),)
            case "draw":
                return (DrawForTurn(),)
            case "cleanup":
                return (DiscardDown(), CleanUp())
        return format_of(state).combat.begin(state, step) if kind in self._combat_steps else ()

    def still_due(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """In other steps than :data:`WINDOWS` such a state stands where the step begins, unless what the step
        does can be seen on the table."""
        done = self.kind(step) in WINDOWS or _can_be_seen(state.table.combat, self.kind(step))
        return () if done else self.tasks_of(state, step)

    def end_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What ends with the step: combat, with its last one (CR 511.3)."""
        return format_of(state).combat.end(state, step) if self.kind(step) in self._combat_steps else ()

    def has_priority(self, step: str) -> bool:
        """In every step but untap and cleanup (CR 502.4, 514.3)."""
        return self.kind(step) not in ("untap", "cleanup")
