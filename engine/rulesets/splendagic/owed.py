"""Chapter 8, the second half: the draw that a player owes themselves for each reserved card (SPL-8.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.documents import Event, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.evaluate import playing
from engine.magic.events import LeftGame
from engine.magic.hooks import Hearer
from engine.magic.parts import BasePart
from engine.magic.proposals import Draw, Happen
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .state import Owed, table_of

OWES = cite("SPL-8.6")


class OwedDraws(Task, tag="owed_draws"):
    """As an upkeep begins, those who are not the active player take the draws that they owe themselves, in
    turn order (SPL-R26, R68)."""

    lies_on = ("state_based_actions",)
    in_steps = ("upkeep",)


def _due(state: MagicState) -> Owed | None:
    """The next of these draws."""
    owed = table_of(state).reserves.owed
    return next(
        (one for seat in playing(state) if seat != state.table.active for one in owed if one.seat == seat),
        None,
    )


def _act(draft: MagicDraft, _: OwedDraws) -> None:
    """One after the other: each is a card draw of its own (CR 121.2)."""
    owed = _due(draft.state)
    if owed is None:
        draft.done()
        return
    atoms.take_owed(draft, OWES, owed)
    draft.then(Happen([Draw(rule=OWES, seat=owed.seat)]))


def _left(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    """What a player owes themselves goes with them (SPL-R27)."""
    assert isinstance(event, LeftGame), "heard as such"
    atoms.forget_owed(draft, event.seat)


class OwedDrawing(BasePart):
    """The draws as an upkeep begins."""

    tasks: Mapping[Any, TaskRule] = {OwedDraws: TaskRule(act=_act)}
    hears: Mapping[type[Event], Hearer] = {LeftGame: _left}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {OwedDraws: (Happen,)}
