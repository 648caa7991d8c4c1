"""Having priority, and passing it on (CR 117)."""

from __future__ import annotations

from engine.kernel.clauses import Offer
from engine.kernel.documents import Action, Decision
from engine.magic import atoms
from engine.magic.rules import cr
from engine.magic.seams import Settled, format_of
from engine.magic.state import MagicDraft, MagicState, Natural
from engine.magic.vocabulary import StepName

PRIORITY = cr("117.1")
PASS = cr("117.3d")


class Priority(Settled, tag="priority"):
    """A player has priority; ``passed`` players in a row have passed before."""

    seat: Natural
    passed: Natural = 0


class HavingPriority(Decision, frozen=True, tag="priority"):
    """Act, or pass."""

    step: StepName


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing now (CR 117.3d)."""


def ask_priority(state: MagicState, task: Priority) -> Decision | None:
    if state.table.seats[task.seat].lost:
        return None
    return HavingPriority(seat=task.seat, rule=PRIORITY, step=state.table.step)


def act_priority(draft: MagicDraft, _: Priority) -> None:
    """The player has left the game: priority goes on (CR 800.4a)."""
    format_of(draft.state).timing.go_on(draft)


def _pass(draft: MagicDraft, _: Pass) -> None:
    task = draft.current(Priority)
    task.passed += 1
    atoms.note_pass(draft, task.seat, PASS)
    format_of(draft.state).timing.go_on(draft)


PASSING = Offer(Pass, PASS, "Pass", _pass)
