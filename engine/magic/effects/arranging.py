"""Cards of a library looked at: which part each goes to, and in which order (CR 401.4, 701.22, 701.25;
CORE-R15)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
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


class Sort(Task, tag="sort"):
    """For each of these cards: does it stay on top, or go to the other place?"""

    seat: Natural
    refs: Many[Id]
    other: Literal["bottom", "graveyard"]
    top: Many[Id] = field(default_factory=list)
    away: Many[Id] = field(default_factory=list)


class Arrange(Task, tag="arrange"):
    """Put these cards on top or on the bottom, in the order the player picks, from the top down."""

    seat: Natural
    refs: Many[Id]
    bottom: bool = False
    picked: Many[Id] = field(default_factory=list)


class SortingCards(Decision, frozen=True, tag="sort"):
    """Where a card that was looked at goes."""

    object: Id
    other: str


class ArrangingCards(Decision, frozen=True, tag="arrange"):
    """Which card is the next one from the top down."""

    picked: tuple[Id, ...]


class KeepOnTop(Action, frozen=True, tag="keep_on_top"):
    """The card stays on top."""


class PutAway(Action, frozen=True, tag="put_away"):
    """The card goes to the bottom, or to the graveyard."""


class PlaceNext(Action, frozen=True, tag="place_next"):
    """This card is next, from the top down."""

    object: Id


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
    done = len(task.top) + len(task.away)
    if done == len(task.refs):
        return None
    rule = SCRY if task.other == "bottom" else SURVEIL
    return SortingCards(seat=task.seat, rule=rule, object=task.refs[done], other=task.other)


def _sort(draft: MagicDraft, task: Sort) -> None:
    draft.done()
    draft.then(Arrange(task.seat, task.top))
    if task.other == "graveyard":
        draft.then(Happen([Move(rule=SURVEIL, object=ref, to="graveyard") for ref in task.away]))
    else:
        draft.then(Arrange(task.seat, task.away, bottom=True))


def _ask_arrange(_: Any, task: Arrange) -> Decision | None:
    if len(task.refs) - len(task.picked) <= 1:
        return None
    return ArrangingCards(seat=task.seat, rule=ORDER, picked=tuple(task.picked))


def _arrange(draft: MagicDraft, task: Arrange) -> None:
    draft.done()
    order = [*task.picked, *(ref for ref in task.refs if ref not in task.picked)]
    if order:
        top, bottom = ([], order) if task.bottom else (order, [])
        atoms.reorder_library(draft, task.seat, top, bottom, ORDER)


def _shuffle(draft: MagicDraft, task: ShuffleLibrary) -> None:
    draft.done()
    atoms.shuffle(draft, task.seat, SHUFFLE)


def _send(name: Literal["top", "away"]) -> Any:
    def perform(draft: MagicDraft, _: Action) -> None:
        task = draft.current(Sort)
        ref = task.refs[len(task.top) + len(task.away)]
        setattr(task, name, [*getattr(task, name), ref])

    return perform


def _place(draft: MagicDraft, action: PlaceNext) -> None:
    task = draft.current(Arrange)
    task.picked = [*task.picked, action.object]


def _unplaced(ask: Ask) -> list[str]:
    task = ask.state.machine.agenda[-1]
    return [ref for ref in task.refs if ref not in task.picked]


SORT_MENU = Menu(
    SortingCards,
    (
        Offer(KeepOnTop, SCRY, "Keep on top", _send("top")),
        Offer(PutAway, SCRY, "Put away", _send("away")),
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
            _place,
            choices=(
                Choice("object", _unplaced, (ORDER, "{object} is not one of the cards to be arranged")),
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
