"""Who acts when, and when what was announced is carried out: nobody responds (L5C-6).

There is no stack and no priority. What a player announces lies on the core's stack for no longer than it
takes to choose for it and to pay it, and the core's priority asks whoever a clause lets act: a player who
acts alone, or one of two who act by turns (:class:`Turns`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.kernel.documents import Facts, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack import PlaceTriggers, Resolve
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.procedures.turn import EndStep
from engine.magic.seams import Acting, Between, Seam, format_of
from engine.magic.state import MagicDraft, MagicState, Natural
from engine.magic.vocabulary import SeatNumber

from .book import cite

ALONE: frozenset[str] = frozenset({"actions", "recruitment"})
"""Phases in which the active player alone acts, until they end the phase (L5C-12.1, 19.1)."""


ACTING: Mapping[str, Acting] = {
    "events": Acting(cite("L5C-10.5"), cite("L5C-10.5")),
    "actions": Acting(cite("L5C-12.1"), cite("L5C-12.1"), "End Actions"),
    "battle": Acting(cite("L5C-15.2"), cite("L5C-15.2")),
    "recruitment": Acting(cite("L5C-19.1"), cite("L5C-19.1"), "End Recruitment"),
}
"""The clauses that ask players to act."""
NOBODY_ASKS = Acting(cite("L5C-6.1"), cite("L5C-6.1"))


class Turns(Between):
    """Two players act by turns, one thing each, until both pass in succession; whoever's turn it is has the
    priority that lies on it. It comes up after each action and each pass, when everything is settled.

    Mana abilities are no actions: they neither take up a turn nor undo a pass (L5C-6.5).
    """

    seat: SeatNumber
    """Whose turn it is to act."""
    passed: Natural = 0
    """How many have passed in succession."""

    def after(self, state: MagicState) -> tuple[Task, ...]:
        """What comes once an action of theirs has been announced and paid."""
        return (*AT_ONCE, Acted(self.seat))

    def is_over(self, state: MagicState) -> bool:
        """Whether nobody's turn comes any more."""
        return both_have_passed(self)


class Acted(Between, tag="acted"):
    """An action is complete: it is the other player's turn."""

    lies_on = ("priority",)
    seat: SeatNumber
    """Who has used up a turn with it."""


class OneEvent(Between):
    """What is done so far and what it does are one thing: what has triggered waits, and whatever has been
    announced, until it is complete (L5C-6.4, 16.2, 17.5)."""

    def after(self, state: MagicState) -> tuple[Task, ...]:
        """What comes once something has been announced and paid in the middle of it."""
        return AT_ONCE


AT_ONCE: tuple[Task, ...] = (Resolve(), StateBasedActions())
"""What was announced is carried out before anything else (L5C-6.2)."""


def both_have_passed(task: Turns) -> bool:
    """Whether they are over because of that."""
    return task.passed >= 2


def ask_next(draft: MagicDraft, task: Turns) -> None:
    """Whoever's turn it is acts, or passes."""
    draft.then(Priority(task.seat))


def _other(seat: int) -> int:
    return 1 - seat


class Timing(BasePart):
    """What is announced is carried out at once, then what has triggered, one ability after the other."""

    seam: ClassVar[Seam | None] = "timing"
    tasks: Mapping[Any, TaskRule]
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {
        Acted: (StateBasedActions,),
        EndStep: (StateBasedActions,),
        StateBasedActions: (Resolve,),
        Resolve: (Announce, FinishAnnouncement),
    }

    def window(self, state: MagicState) -> tuple[Task, ...]:
        """L5C-6.1: a player acts where a clause asks."""
        if state.table.step in ALONE:
            return (StateBasedActions(), Priority(state.table.active))
        return (StateBasedActions(),)

    def announced(self, state: MagicState, seat: int) -> tuple[Task, ...]:
        """L5C-6.2: it is carried out in full before anything else."""
        for task in state.machine.agenda[:-3:-1]:
            if isinstance(task, Turns | OneEvent):
                return task.after(state)
        return AT_ONCE if state.table.stack else (StateBasedActions(),)

    def settled(self, state: MagicState) -> tuple[Task, ...]:
        """L5C-6.4: one ability that waits, the active player's first, and what it does. Turns that are over
        while somebody could still act end (L5C-15.5)."""
        *lower, top = state.machine.agenda
        if isinstance(top, OneEvent):
            return ()
        if state.table.stack:
            return AT_ONCE
        if state.machine.waiting:
            return (PlaceTriggers(next_only=True), StateBasedActions())
        taking = lower[-1] if lower and isinstance(top, Priority) else None
        over = isinstance(taking, Turns) and taking.is_over(state)
        return (Acted(top.seat),) if over else ()

    def go_on(self, draft: MagicDraft) -> None:
        """Whoever acts alone ends the phase; otherwise it is the other player's turn."""
        draft.done()
        if isinstance(draft.state.machine.agenda[-1], Turns):
            taking = draft.current(Turns)
            taking.seat, taking.passed = _other(taking.seat), taking.passed + 1

    def acting(self, state: MagicState) -> Acting:
        """L5C-6.1: whoever a clause asks."""
        return ACTING.get(state.table.step, NOBODY_ASKS)

    def main_time(self, state: MagicState) -> tuple[str, Facts]:
        """L5C-8.2."""
        when = (
            "in one's own Actions phase, and in Recruitment to bring cards in; it is the {step:step} of "
            "{active:seat}"
        )
        return when, {"step": state.table.step, "active": state.table.active}

    def moment(self, state: MagicState, *, at_main_time: bool) -> None:
        """What players may do depends on what is being done: in battles, for saves, after a repetition."""

    def sorcery_time(self, state: MagicState, seat: int) -> bool:
        """L5C-8.2: in one's own Actions and Recruitment phases."""
        return state.table.active == seat and format_of(state).turn.kind(state.table.step) == "main"


def _acted(draft: MagicDraft, task: Acted) -> None:
    draft.done()
    assert isinstance(draft.state.machine.agenda[-1], Priority), "it lies on the priority that was used"
    draft.done()
    taking = draft.current(Turns)
    taking.seat, taking.passed = _other(task.seat), 0


Timing.tasks = {Acted: TaskRule(act=_acted)}
