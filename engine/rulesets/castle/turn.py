"""Chapter 4, the turn: the regular one, with the reveal at the start of the declare blockers step (CAS-8).

The reveal is a step of its own, of the same kind, in which nobody acts. So a combat that ends in it skips the
rest of the declare blockers step with the steps of damage.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engine.kernel.documents import Task
from engine.magic.parts import KINDS, StackTiming, StandardTurn
from engine.magic.procedures.turn import STEPS
from engine.magic.seams import Seam
from engine.magic.state import MagicState

REVEAL: Final = "reveal"
"""The step in which the foremost card is revealed."""
_BLOCKERS = STEPS.index("declare_blockers")


class CastleTurn(StandardTurn):
    """The regular turn with the step :data:`REVEAL` (CAS-4.1, 8)."""

    def __init__(self) -> None:
        plan = (*STEPS[:_BLOCKERS], REVEAL, *STEPS[_BLOCKERS:])
        kinds = {**KINDS, REVEAL: "declare_blockers"}
        super().__init__(plan, kinds, without_priority=frozenset({REVEAL}))


class CastleTiming(StackTiming):
    """Stack and priority as usual, but in the reveal nothing is put onto the stack (CAS-8.8)."""

    seam: ClassVar[Seam | None] = "timing"

    def settled(self, state: MagicState) -> tuple[Task, ...]:
        """Triggered abilities wait until the reveal is over."""
        return () if state.table.step == REVEAL else super().settled(state)
