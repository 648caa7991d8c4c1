"""Chapter 9, activation: a revealed card becomes an active castle creature."""

from __future__ import annotations

from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import Happen, Move
from engine.magic.state import MagicDraft
from engine.magic.vocabulary import SeatNumber

from .book import cite
from .spots import at, named
from .state import SpotName

ACTIVATED = cite("CAS-9.9")


class Activate(Task, tag="activate_card"):
    """The revealed card in a spot becomes active."""

    seat: SeatNumber
    spot: SpotName


def _activate(draft: MagicDraft, task: Activate) -> None:
    card = at(draft.state, named(task.seat, task.spot))
    draft.done()
    if card is not None:
        draft.then(Happen([Move(rule=ACTIVATED, object=card, to="battlefield")]), StateBasedActions())


TASKS: dict[type[Task], TaskRule] = {Activate: TaskRule(act=_activate)}
