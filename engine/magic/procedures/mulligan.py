"""Opening hands (CR 103.4, 103.5): seven cards, London mulligans, declared in turn order, taken together."""

from __future__ import annotations

from typing import Annotated

from msgspec import field

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts
from engine.kernel.picks import Pick, options
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.evaluate import playing
from engine.magic.rules import cr
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState, Natural
from engine.magic.vocabulary import DISTINCT, SeatNumber

from .refusals import NOT_LEFT, elsewhere

HAND = cr("103.5")
OPENING_HAND = 7


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """Keep it."""


class TakeMulligan(Action, frozen=True, tag="mulligan"):
    """Shuffle it back and draw seven new cards."""

    aimless = True


class PutCardOnBottom(Action, frozen=True, tag="put_on_bottom"):
    """Put this card on the bottom."""

    card: Id


class OpeningHands(Between, Asking[TakeMulligan], tag="opening_hands"):
    """Players keep or take mulligans, until all have kept. The answers are the mulligans of this time."""

    lies_on = ("begin_step",)
    size: Natural = OPENING_HAND
    """Cards of an opening hand."""
    kept: Annotated[Many[SeatNumber], DISTINCT] = field(default_factory=list)


class PutOnBottom(Between, Asking[PutCardOnBottom], tag="put_on_bottom"):
    """A player who kept puts as many cards on the bottom as mulligans were taken (less the free one)."""

    lies_on = ("begin_step", "put_on_bottom")
    seat: SeatNumber
    number: Natural


class DecidingMulligan(Decision, frozen=True, tag="mulligan"):
    """Keep the hand, or take a mulligan."""

    text = "Keep your hand, or take a mulligan"
    can_be_forced = True
    taken: int


class BottomingCards(Decision, frozen=True, tag="put_on_bottom"):
    """Which card goes to the bottom next; the last one ends up lowest."""

    text = "Choose a card to put on the bottom of your library ({left:card} to go)"
    can_be_forced = True
    left: int


def deal(draft: MagicDraft, seat: int, size: int) -> None:
    """Shuffle and draw an opening hand of so many cards (CR 103.4)."""
    atoms.shuffle(draft, seat, HAND)
    for _ in range(min(size, len(draft.state.table.seats[seat].library))):
        atoms.draw(draft, seat, HAND)


def free(state: MagicState) -> int:
    """Mulligans that cost no card: the first one with more than two players (CR 103.5c)."""
    return 1 if len(state.table.seats) > 2 else 0


def to_bottom(state: MagicState, seat: int) -> int:
    """How many cards mulligans cost a player: no more than the hand of a small deck has (CR 103.5)."""
    player = state.table.seats[seat]
    return min(player.mulligans - free(state), len(player.hand))


def _next(state: MagicState, task: OpeningHands) -> int | None:
    declared = {*task.kept, *(answer.seat for answer in task.answers)}
    return next((seat for seat in playing(state) if seat not in declared), None)


def _ask(state: MagicState, task: OpeningHands) -> Decision | None:
    seat = _next(state, task)
    if seat is None:
        return None
    return DecidingMulligan(seat=seat, rule=HAND, taken=state.table.seats[seat].mulligans)


def _act(draft: MagicDraft, task: OpeningHands) -> None:
    if not task.answers:
        draft.done()
        for seat in playing(draft.state):
            number = to_bottom(draft.state, seat)
            if number > 0:
                draft.then(PutOnBottom(seat, number))
            atoms.forget_draws(draft, seat)
        return
    for answer in task.answers:
        atoms.take_mulligan(draft, answer.seat, HAND)
        deal(draft, answer.seat, task.size)
    draft.current(OpeningHands).answers = []


def _keep(draft: MagicDraft, _: KeepHand) -> None:
    task = draft.current(OpeningHands)
    seat = _next(draft.state, task)
    assert seat is not None, "somebody was asked"
    task.kept = [*task.kept, seat]
    atoms.keep_hand(draft, seat, HAND)


def _can_mulligan(ask: Ask) -> Facts | None:
    taken = ask.table.seats[ask.seat].mulligans
    size = ask.state.machine.agenda[-1].size
    return None if taken - free(ask.state) < size else {"taken": taken}


def _to_bottom(state: MagicState) -> Pick:
    task = state.machine.agenda[-1]
    assert isinstance(task, PutOnBottom)
    hand = state.table.seats[task.seat].hand
    number = min(task.number, len(hand))
    return Pick(task.seat, HAND, hand, number, number, ordered=True, hidden=True)


def _ask_bottom(state: MagicState, task: PutOnBottom) -> Decision | None:
    pick = _to_bottom(state)
    left = pick.least - len(task.answers)
    return BottomingCards(seat=pick.seat, rule=pick.rule, left=left) if left else None


def _bottom(draft: MagicDraft, task: PutOnBottom) -> None:
    draft.done()
    atoms.blur(draft, draft.state.table.seats[task.seat].hand, task.seat)
    for action in given(task):
        atoms.move(draft, action.card, "library", HAND, atoms.Arrival("bottom"))


TASKS = {OpeningHands: TaskRule(ask=_ask, act=_act), PutOnBottom: TaskRule(ask=_ask_bottom, act=_bottom)}
MENUS = (
    Menu(
        DecidingMulligan,
        (
            Offer(KeepHand, HAND, "Keep this hand", _keep),
            Offer(
                TakeMulligan,
                HAND,
                "Take a mulligan",
                guards=(Clause(HAND, "{taken} mulligans were taken, no hand would be left", _can_mulligan),),
            ),
        ),
        elsewhere,
    ),
    Menu(
        BottomingCards,
        (
            Offer(
                PutCardOnBottom,
                HAND,
                "Put {card} on the bottom",
                choices=(Choice("card", options(_to_bottom), (HAND, NOT_LEFT)),),
            ),
        ),
        elsewhere,
    ),
)
