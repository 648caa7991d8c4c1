"""Timing with a stack: everybody may respond to everything (CR 117, 405)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.documents import Task
from engine.magic.evaluate import next_seat, playing
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack import PlaceTriggers, Resolve
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.seams import Seam, format_of
from engine.magic.state import MagicDraft, MagicState

from .base import BasePart


class StackTiming(BasePart):
    """Priority goes round; the top of the stack resolves when all pass in a row."""

    seam: ClassVar[Seam | None] = "timing"

    def window(self, state: MagicState) -> tuple[Task, ...]:
        """CR 117.3a."""
        return (StateBasedActions(), Priority(state.table.active))

    def announced(self, state: MagicState, seat: int) -> tuple[Task, ...]:
        """The player keeps priority (CR 117.3c)."""
        return (StateBasedActions(),)

    def settled(self, state: MagicState) -> tuple[Task, ...]:
        """Waiting abilities go onto the stack (CR 117.5)."""
        return (PlaceTriggers(), StateBasedActions()) if state.machine.waiting else ()

    def go_on(self, draft: MagicDraft) -> None:
        """Everybody has passed in a row: the top of the stack resolves, or the step ends (CR 117.4).

        Otherwise it is the next player's turn to act. If the one with priority has left, the next player gets
        it, even one who has passed already (CR 800.4a).
        """
        state = draft.state
        task = draft.current(Priority)
        left = len(playing(state))
        if task.passed < left or state.table.seats[task.seat].lost:
            task.seat = next_seat(state, task.seat)
            task.passed = min(task.passed, left - 1)
            return
        draft.done()
        if state.table.stack:
            draft.then(Resolve(), StateBasedActions(), Priority(state.table.active))

    def sorcery_time(self, state: MagicState, seat: int) -> bool:
        """The player's own main phase, with nothing on the stack (CR 307.1)."""
        table = state.table
        return table.active == seat and not table.stack and format_of(state).turn.kind(table.step) == "main"
