"""Cards of a library looked at: which part each goes to, and in which order (CR 401.4, 701.22, 701.25;
CORE-R15)."""

from __future__ import annotations

from typing import Any, Literal

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.picks import Pick, options
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language import effects as does
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import Happen, Move
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, Natural

from .base import Running, acts

SCRY = cr("701.22")
SURVEIL = cr("701.25")
ORDER = cr("401.4")
SHUFFLE = cr("701.24")


class ShuffleLibrary(Task, tag="shuffle"):
    """A player shuffles the library."""

    seat: Natural


class KeepOnTop(Action, frozen=True, tag="keep_on_top"):
    """The card stays on top."""


class PutAway(Action, frozen=True, tag="put_away"):
    """The card goes to the bottom, or to the graveyard."""


class PlaceNext(Action, frozen=True, tag="place_next"):
    """This card is next, from the top down."""

    object: Id


class Sort(Asking[KeepOnTop | PutAway], tag="sort"):
    """For each of these cards: does it stay on top, or go to the other place?"""

    seat: Natural
    refs: Many[Id]
    other: Literal["bottom", "graveyard"]


class Arrange(Asking[PlaceNext], tag="arrange"):
    """Put these cards on top or on the bottom, in the order the player picks, from the top down."""

    seat: Natural
    refs: Many[Id]
    bottom: bool = False


class SortingCards(Decision, frozen=True, tag="sort"):
    """Where a card that was looked at goes."""

    object: Id
    other: str


class ArrangingCards(Decision, frozen=True, tag="arrange"):
    """Which card is the next one from the top down."""

    picked: tuple[Id, ...]


def _look(running: Running, number: int, other: Literal["bottom", "graveyard"], rule: str) -> None:
    refs = list(running.state.table.seats[running.seat].library[:number])
    if refs:
        atoms.look(running.draft, running.seat, refs, rule)
        running.draft.then(Sort(running.seat, refs, other))


@acts(does.Scry)
def scry(running: Running, step: does.Scry) -> None:
    """CR 701.22a."""
    _look(running, running.amount(step.amount), "bottom", SCRY)


@acts(does.Surveil)
def surveil(running: Running, step: does.Surveil) -> None:
    """CR 701.25a."""
    _look(running, running.amount(step.amount), "graveyard", SURVEIL)


def _ask_sort(_: Any, task: Sort) -> Decision | None:
    done = len(task.answers)
    if done == len(task.refs):
        return None
    rule = SCRY if task.other == "bottom" else SURVEIL
    return SortingCards(seat=task.seat, rule=rule, object=task.refs[done], other=task.other)


def _sort(draft: MagicDraft, task: Sort) -> None:
    draft.done()
    sorted_ = list(zip(task.refs, given(task), strict=True))
    top = [ref for ref, action in sorted_ if isinstance(action, KeepOnTop)]
    away = [ref for ref, action in sorted_ if isinstance(action, PutAway)]
    draft.then(Arrange(task.seat, top))
    if task.other == "graveyard":
        draft.then(Happen([Move(rule=SURVEIL, object=ref, to="graveyard") for ref in away]))
    else:
        draft.then(Arrange(task.seat, away, bottom=True))


def _order(state: Any) -> Pick:
    task = state.machine.agenda[-1]
    assert isinstance(task, Arrange)
    number = len(task.refs)
    return Pick(task.seat, ORDER, task.refs, number, number, ordered=True, hidden=True)


def _ask_arrange(state: Any, task: Arrange) -> Decision | None:
    pick = _order(state)
    if pick.is_settled(task.answers):
        return None
    return ArrangingCards(seat=pick.seat, rule=pick.rule, picked=tuple(pick.picked(task.answers)))


def _arrange(draft: MagicDraft, task: Arrange) -> None:
    order = _order(draft.state).result(task.answers)
    draft.done()
    if order:
        top, bottom = ([], order) if task.bottom else (order, [])
        atoms.reorder_library(draft, task.seat, top, bottom, ORDER)


def _shuffle(draft: MagicDraft, task: ShuffleLibrary) -> None:
    draft.done()
    atoms.shuffle(draft, task.seat, SHUFFLE)


SORT_MENU = Menu(
    SortingCards,
    (
        Offer(KeepOnTop, SCRY, "Keep on top"),
        Offer(PutAway, SCRY, "Put away"),
    ),
    elsewhere,
)
ARRANGE_MENU = Menu(
    ArrangingCards,
    (
        Offer(
            PlaceNext,
            ORDER,
            "{object} is next",
            choices=(
                Choice("object", options(_order), (ORDER, "{object} is not one of the cards to be arranged")),
            ),
        ),
    ),
    elsewhere,
)

TASKS = {
    ShuffleLibrary: TaskRule(act=_shuffle),
    Sort: TaskRule(ask=_ask_sort, act=_sort),
    Arrange: TaskRule(ask=_ask_arrange, act=_arrange),
}
MENUS = (SORT_MENU, ARRANGE_MENU)
