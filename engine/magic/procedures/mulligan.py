"""Opening hands (CR 103.4, 103.5): seven cards, London mulligans, declared in turn order, taken together."""

from __future__ import annotations

from msgspec import field

from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.evaluate import playing
from engine.magic.rules import cr
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState, Natural

from .refusals import NOT_LEFT, elsewhere

HAND = cr("103.5")
OPENING_HAND = 7


class OpeningHands(Between, tag="opening_hands"):
    """Players keep or take mulligans, until all have kept."""

    size: Natural = OPENING_HAND
    """Cards of an opening hand."""
    kept: Many[Natural] = field(default_factory=list)
    again: Many[Natural] = field(default_factory=list)
    """Seats that take another mulligan this time."""


class PutOnBottom(Between, tag="put_on_bottom"):
    """A player who kept puts as many cards on the bottom as mulligans were taken (less the free one)."""

    seat: Natural
    number: Natural
    picked: Many[Id] = field(default_factory=list)


class DecidingMulligan(Decision, frozen=True, tag="mulligan"):
    """Keep the hand, or take a mulligan."""

    taken: int


class BottomingCards(Decision, frozen=True, tag="put_on_bottom"):
    """Which card goes to the bottom next; the last one ends up lowest."""

    left: int


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """Keep it."""


class TakeMulligan(Action, frozen=True, tag="mulligan"):
    """Shuffle it back and draw seven new cards."""


class PutCardOnBottom(Action, frozen=True, tag="put_on_bottom"):
    """Put this card on the bottom."""

    card: Id


def deal(draft: MagicDraft, seat: int, size: int) -> None:
    """Shuffle and draw an opening hand of so many cards (CR 103.4)."""
    atoms.shuffle(draft, seat, HAND)
    for _ in range(min(size, len(draft.state.table.seats[seat].library))):
        atoms.draw(draft, seat, HAND)


def free(state: MagicState) -> int:
    """Mulligans that cost no card: the first one with more than two players (CR 103.5c)."""
    return 1 if len(state.table.seats) > 2 else 0


def _next(state: MagicState, task: OpeningHands) -> int | None:
    for seat in playing(state):
        if seat not in task.kept and seat not in task.again:
            return seat
    return None


def _ask(state: MagicState, task: OpeningHands) -> Decision | None:
    seat = _next(state, task)
    if seat is None:
        return None
    return DecidingMulligan(seat=seat, rule=HAND, taken=state.table.seats[seat].mulligans)


def _act(draft: MagicDraft, task: OpeningHands) -> None:
    if not task.again:
        draft.done()
        for seat in playing(draft.state):
            number = draft.state.table.seats[seat].mulligans - free(draft.state)
            if number > 0:
                draft.then(PutOnBottom(seat, number))
            atoms.forget_draws(draft, seat)
        return
    for seat in task.again:
        atoms.take_mulligan(draft, seat, HAND)
        deal(draft, seat, task.size)
    draft.current(OpeningHands).again = []


def _keep(draft: MagicDraft, _: KeepHand) -> None:
    task = draft.current(OpeningHands)
    seat = _next(draft.state, task)
    assert seat is not None, "somebody was asked"
    task.kept = [*task.kept, seat]
    atoms.keep_hand(draft, seat, HAND)


def _mulligan(draft: MagicDraft, _: TakeMulligan) -> None:
    task = draft.current(OpeningHands)
    seat = _next(draft.state, task)
    assert seat is not None, "somebody was asked"
    task.again = [*task.again, seat]


def _can_mulligan(ask: Ask) -> Facts | None:
    taken = ask.table.seats[ask.seat].mulligans
    size = ask.state.machine.agenda[-1].size
    return None if taken - free(ask.state) < size else {"taken": taken}


def _ask_bottom(state: MagicState, task: PutOnBottom) -> Decision | None:
    left = task.number - len(task.picked)
    return BottomingCards(seat=task.seat, rule=HAND, left=left) if left > 0 else None


def _bottom(draft: MagicDraft, task: PutOnBottom) -> None:
    draft.done()
    atoms.blur(draft, draft.state.table.seats[task.seat].hand, task.seat)
    for ref in task.picked:
        atoms.move(draft, ref, "library", HAND, position="bottom")


def _hand(ask: Ask) -> list[str]:
    task: PutOnBottom = ask.state.machine.agenda[-1]
    return [ref for ref in ask.table.seats[ask.seat].hand if ref not in task.picked]


def _pick(draft: MagicDraft, action: PutCardOnBottom) -> None:
    task = draft.current(PutOnBottom)
    task.picked = [*task.picked, action.card]


TASKS = {OpeningHands: TaskRule(ask=_ask, act=_act), PutOnBottom: TaskRule(ask=_ask_bottom, act=_bottom)}
MENUS = (
    Menu(
        DecidingMulligan,
        (
            Offer(KeepHand, HAND, "Keep", _keep),
            Offer(
                TakeMulligan,
                HAND,
                "Mulligan",
                _mulligan,
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
                _pick,
                choices=(Choice("card", _hand, (HAND, NOT_LEFT)),),
            ),
        ),
        elsewhere,
    ),
)
