"""Who acts when, and when what was announced is carried out: nobody responds (L5C-6)."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.documents import Task
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack import PlaceTriggers, Resolve
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.seams import Seam, format_of
from engine.magic.state import MagicDraft, MagicState

ALONE: frozenset[str] = frozenset({"actions", "recruitment"})
"""Phases in which the active player alone acts, until they end the phase."""


class Timing(BasePart):
    """What is announced is carried out at once, then what has triggered, one ability after the other."""

    seam: ClassVar[Seam | None] = "timing"

    def window(self, state: MagicState) -> tuple[Task, ...]:
        """L5C-6.1: a player acts where a clause asks."""
        if state.table.step in ALONE:
            return (StateBasedActions(), Priority(state.table.active))
        return (StateBasedActions(),)

    def announced(self, state: MagicState, seat: int) -> tuple[Task, ...]:
        """L5C-6.2: it is carried out in full before anything else."""
        return (StateBasedActions(),)

    def settled(self, state: MagicState) -> tuple[Task, ...]:
        """L5C-6.2, 6.4: what was announced, then one ability that waits."""
        if state.table.stack:
            return (Resolve(), StateBasedActions())
        return (PlaceTriggers(next_only=True), StateBasedActions()) if state.machine.waiting else ()

    def go_on(self, draft: MagicDraft) -> None:
        """L5C-12.1, 19.1: whoever acts alone ends the phase."""
        draft.done()

    def sorcery_time(self, state: MagicState, seat: int) -> bool:
        """L5C-8.2: in one's own Actions and Recruitment phases."""
        return state.table.active == seat and format_of(state).turn.kind(state.table.step) == "main"
