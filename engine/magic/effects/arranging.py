"""Cards of a library: looked at, found, sorted, put in an order (CR 401.4, 701.20, 701.22–25; CORE-R15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import field

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.constraints import Constraint
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.picks import Pick, options
from engine.kernel.ruleset import TaskRule
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, evaluate, proposals
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, Whose
from engine.magic.language.words import DoneAction
from engine.magic.objects import cards_in
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import Happen
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.text.amounts import number_or_x
from engine.magic.text.teller import Clause, Teller, player_clause
from engine.magic.vocabulary import ObjectId, SeatNumber, ZoneName

from .base import Effect, Running
from .doing import ActionDone, tell_when_done

ORDER = cr("401.4")
SHUFFLE = cr("701.24")
CLASH = cr("701.30")
SearchedZone = Annotated[
    ZoneName, Constraint(lambda at, zone: zone in at.format.board.hidden, "the zone {} cannot be searched")
]
"""A library, or a zone that the format makes one."""


class ShuffleLibrary(Task, tag="shuffle"):
    """A player shuffles the library, or what was searched in its place."""

    lies_on = (
        "run",
        "state_based_actions",
        "clean_up",
        "happen",
        "arrange",
        "shuffle",
        "pay_mana",
        "pay_price",
        "finish_announcement",
    )
    seat: SeatNumber
    zone: SearchedZone = "library"
    refs: Many[ObjectId] = field(default_factory=list)
    """What is put on top of it after that."""


class KeepOnTop(Action, frozen=True, tag="keep_on_top"):
    """The card stays on top."""


class PutAway(Action, frozen=True, tag="put_away"):
    """The card goes to the bottom, or to the graveyard."""


class PlaceNext(Action, frozen=True, tag="place_next"):
    """This card is next, from the top down."""

    object: Id


class Sort(Asking[KeepOnTop | PutAway], tag="sort"):
    """For each of these cards: does it stay on top, or go to the other place?"""

    lies_on = ("run", "sort", "action_done")
    seat: SeatNumber
    refs: Many[ObjectId]
    other: Literal["bottom", "graveyard"]
    owner: SeatNumber | None = None
    """Whose library they are of, if not the player's own."""
    clash: bool = False
    """It is the one card that the player revealed in a clash (CR 701.30c)."""

    @property
    def library(self) -> int:
        """Whose library they are of."""
        return self.seat if self.owner is None else self.owner


class Arrange(Asking[PlaceNext], tag="arrange"):
    """Put these cards on top or on the bottom, in the order the player picks, from the top down."""

    lies_on = ("run", "arrange", "sort", "action_done")
    seat: SeatNumber
    refs: Many[ObjectId]
    bottom: bool = False
    zone: SearchedZone = "library"
    owner: SeatNumber | None = None
    """Whose they are, if not the player's own."""

    @property
    def library(self) -> int:
        """Whose library they are of."""
        return self.seat if self.owner is None else self.owner


class SortingCards(Decision, frozen=True, tag="sort"):
    """Where a card that was looked at goes."""

    text = (
        "Keep {object} on top of [owner?{owner}'s][!owner?your] library, or put it "
        "[other=bottom?on the bottom][other=graveyard?into your graveyard]"
    )
    object: Id
    other: str
    owner: SeatNumber | None = None
    """Whose library it is of, if not that of the seat that decides."""


class ArrangingCards(Decision, frozen=True, tag="arrange"):
    """Which card is the next one from the top down."""

    text = (
        "Choose the [picked?next][!picked?first] of the cards that go [bottom?on the bottom][!bottom?on "
        "top], from the top down"
    )
    bottom: bool
    """They go on the bottom; otherwise on top."""
    picked: tuple[Id, ...]


class Scry(Effect, frozen=True, tag="scry"):
    """Look at the top cards of one's library; each stays on top or goes to the bottom (CR 701.22)."""

    rule = cr("701.22")
    touches = ()
    sets_going = (Sort, Arrange, ActionDone)
    amount: Amount
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "scry", "")
        return [clause._replace(rest=number_or_x(teller.speaker, self.amount).whole)]

    def act(self, running: Running) -> None:
        """CR 701.22a, 701.22c."""
        _sort_of_each(running, self, "scry", "bottom")


class Surveil(Effect, frozen=True, tag="surveil"):
    """Like ``scry``, with the graveyard in place of the bottom (CR 701.25)."""

    rule = cr("701.25")
    touches = ()
    sets_going = (Sort, Arrange, ActionDone)
    amount: Amount
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "surveil", "")
        return [clause._replace(rest=number_or_x(teller.speaker, self.amount).whole)]

    def act(self, running: Running) -> None:
        """CR 701.25a, 701.25d."""
        _sort_of_each(running, self, "surveil", "graveyard")


class Fateseal(Effect, frozen=True, tag="fateseal"):
    """Look at the top cards of an opponent's library; each stays on top or goes to the bottom (CR 701.29)."""

    rule = cr("701.29")
    touches = ()
    sets_going = (Sort, Arrange)
    picks_to = "choose"
    speaks_of_you = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        number = number_or_x(teller.speaker, self.amount).whole
        return [player_clause(teller.speaker, "you", "fateseal", number)]

    def picks(self, context: Context) -> Sequence[Pick]:
        """The opponent whose library it is; where there is one only, nobody is asked."""
        opponents = [seat_ref(seat) for seat in evaluate.whose(context, "opponent")]
        return (Pick(context.controller, self.rule, opponents, 1, 1),)

    def act(self, running: Running) -> None:
        """CR 701.29a."""
        (opponent,) = (
            seat_of(ref) for pick in self.picks(running.context) for ref in pick.result(running.answers)
        )
        _sort_top(running, running.amount(self.amount), "bottom", self.rule, opponent)


def _sort_of_each(
    running: Running, step: Scry | Surveil, action: DoneAction, other: Literal["bottom", "graveyard"]
) -> None:
    """All look at the same time, then decide in APNAP order, each about their own library.

    It has been done where there were too few cards, or none, and not where the number was 0 (CR 701.22b, d).
    """
    number = running.amount(step.amount)
    for seat in reversed(running.seats(step.who)) if number > 0 else ():
        tell_when_done(running.draft, action, seat)
    tops = [(seat, running.state.table.seats[seat].library[:number]) for seat in running.seats(step.who)]
    looking = [(seat, refs) for seat, refs in tops if refs]
    for seat, refs in looking:
        atoms.look(running.draft, seat, refs, step.rule)
    for seat, refs in reversed(looking):
        running.draft.then(Sort(seat, refs, other))


def _sort_top(running: Running, number: int, other: Literal["bottom"], rule: str, owner: int | None) -> None:
    refs = running.state.table.seats[running.seat if owner is None else owner].library[:number]
    if refs:
        atoms.look(running.draft, running.seat, refs, rule)
        running.draft.then(Sort(running.seat, refs, other, owner))


def looked_at(state: MagicState, seat: int, what: Filter | None) -> tuple[str, list[Id]]:
    """The zone where a player looks for such a card, and what lies there."""
    zone = "library" if what is None else format_of(state).board.meant(state, seat, what)
    return zone, cards_in(state, zone, seat)


def _ask_sort(_: Any, task: Sort) -> Decision | None:
    done = len(task.answers)
    if done == len(task.refs):
        return None
    return SortingCards(
        seat=task.seat, rule=_sorting_rule(task), object=task.refs[done], other=task.other, owner=task.owner
    )


def _sorting_rule(task: Sort) -> str:
    """The keyword action that cards are sorted for."""
    if task.clash:
        return CLASH
    if task.other == "graveyard":
        return Surveil.rule
    return Scry.rule if task.owner is None else Fateseal.rule


def _sort(draft: MagicDraft, task: Sort) -> None:
    draft.done()
    sorted_ = list(zip(task.refs, given(task), strict=True))
    top = [ref for ref, action in sorted_ if isinstance(action, KeepOnTop)]
    away = [ref for ref, action in sorted_ if isinstance(action, PutAway)]
    if task.clash:
        atoms.put_revealed(draft, task.seat, top, away, CLASH)
        return
    draft.then(Arrange(task.seat, top, owner=task.owner))
    if task.other == "graveyard":
        rule = Surveil.rule
        draft.then(Happen([proposals.Move(rule=rule, object=ref, to="graveyard") for ref in away]))
    else:
        draft.then(Arrange(task.seat, away, bottom=True, owner=task.owner))


def _order(state: MagicState) -> Pick:
    task = state.machine.agenda[-1]
    assert isinstance(task, Arrange)
    number = len(task.refs)
    return Pick(task.seat, ORDER, task.refs, number, number, ordered=True, hidden=True)


def _ask_arrange(state: MagicState, task: Arrange) -> Decision | None:
    pick = _order(state)
    if pick.is_settled(task.answers):
        return None
    picked = tuple(pick.picked(task.answers))
    return ArrangingCards(seat=pick.seat, rule=pick.rule, bottom=task.bottom, picked=picked)


def _arrange(draft: MagicDraft, task: Arrange) -> None:
    order = _order(draft.state).result(task.answers)
    draft.done()
    if order:
        top, bottom = ([], order) if task.bottom else (order, [])
        atoms.reorder_library(draft, task.seat, top, bottom, ORDER, task.zone, task.owner)


def _shuffle(draft: MagicDraft, task: ShuffleLibrary) -> None:
    draft.done()
    atoms.shuffle(draft, task.seat, SHUFFLE, task.zone, task.refs)


SORT_MENU = Menu(
    SortingCards,
    (
        Offer(KeepOnTop, Scry.rule, "Keep {decision.object} on top", cited=lambda ask: ask.decision.rule),
        Offer(
            PutAway,
            Scry.rule,
            "Put {decision.object} [decision.other=bottom?on the bottom]"
            "[decision.other=graveyard?into the graveyard]",
            cited=lambda ask: ask.decision.rule,
        ),
    ),
    elsewhere,
)
ARRANGE_MENU = Menu(
    ArrangingCards,
    (
        Offer(
            PlaceNext,
            ORDER,
            "Put {object} next",
            choices=(Choice("object", options(_order), (ORDER, "{object} is not among these cards")),),
        ),
    ),
    elsewhere,
)

TASKS: dict[type[Task], TaskRule] = {
    ShuffleLibrary: TaskRule(act=_shuffle),
    Sort: TaskRule(ask=_ask_sort, act=_sort),
    Arrange: TaskRule(ask=_ask_arrange, act=_arrange),
}
MENUS = (SORT_MENU, ARRANGE_MENU)
