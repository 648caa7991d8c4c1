"""Answers: recorded by the kernel, taken back when their seat leaves, and checked by asking again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import structs

from engine.kernel import adjudicate, creation
from engine.kernel.answers import Answer, Asking, answer_fault, given, record, take_back, with_current
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Fault
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from tests.kernel.tiny import TINY, Pass, SayIt, Take, TinyState, Turn, elsewhere


class Bid(Action, frozen=True):
    """Offer so many pebbles; more than was offered before."""

    amount: int


class Fold(Action, frozen=True):
    """Offer nothing any more."""


class Bidding(Decision, frozen=True):
    """What the seat offers."""


class Auction(Asking[Bid | Fold]):
    """The seats bid in turn, up to five, until somebody folds."""

    least: int = 1


class Ballot(Asking[Bid]):
    """Everybody's answer rests on who plays."""

    asks_anew: ClassVar[bool] = True


def ask(state: TinyState, task: Auction) -> Decision | None:
    """The seat whose turn it is to bid."""
    said = given(task)
    if said and (isinstance(said[-1], Fold) or said[-1] == Bid(5)):
        return None
    return Bidding(seat=len(said) % 2, rule="TINY-1.3")


def settle(draft: Draft[Any], task: Auction) -> None:
    """The auction is over: the heap is what was offered last."""
    bids = [action.amount for action in given(task) if isinstance(action, Bid)]
    draft.done()
    draft.table.heap = bids[-1] if bids else 9
    draft.then(Turn())


def more_than_before(asked: Any) -> range:
    """What may be offered."""
    task = asked.state.machine.agenda[-1]
    bids = [action.amount for action in given(task) if isinstance(action, Bid)]
    return range(bids[-1] + 1 if bids else task.least, 6)


OUTSIDE = "{amount} is too much or too little"
MENU = Menu(
    Bidding,
    (
        Offer(
            Bid,
            "TINY-1.3",
            "Bid {amount}",
            choices=(Choice("amount", more_than_before, ("TINY-1.3", OUTSIDE)),),
        ),
        Offer(Fold, "TINY-1.3", "Fold"),
        Offer(SayIt, "TINY-1.8", "Shout", lambda draft, action: draft.done()),
    ),
    elsewhere,
)
RULESET = replace(
    TINY, tasks={**TINY.tasks, Auction: TaskRule(ask=ask, act=settle)}, menus=(*TINY.menus, MENU)
)


def auction(*answers: Answer[Any]) -> Any:
    """A state in the middle of an auction."""
    state: Any = creation.new_game(TINY)
    state.machine.agenda = [Turn(), Auction(answers=list(answers))]
    return state


def test_an_offer_without_perform_is_kept_with_the_task_that_asked() -> None:
    state = auction()
    state = adjudicate.apply(RULESET, state, Bid(2)).state
    assert state.machine.agenda[-1] == Auction(answers=[Answer(0, Bid(2))])
    assert Bid(2) not in adjudicate.legal_actions(RULESET, state)
    state = adjudicate.apply(RULESET, state, Bid(4)).state
    state = adjudicate.apply(RULESET, state, Fold()).state
    assert (state.table.heap, state.machine.agenda[-1]) == (4, Turn())


def test_answers_leave_the_state_before_as_it_was() -> None:
    state = auction(Answer(0, Bid(1)))
    adjudicate.apply(RULESET, state, Bid(2))
    assert state.machine.agenda[-1].answers == [Answer(0, Bid(1))]


def test_answers_are_documents() -> None:
    task = Auction(answers=[Answer(0, Bid(1)), Answer(1, Fold())])
    data = msgspec.json.encode(task)
    assert data == (
        b'{"type":"auction","answers":[{"seat":0,"action":{"type":"bid","amount":1}},'
        b'{"seat":1,"action":{"type":"fold"}}]}'
    )
    assert msgspec.json.decode(data, type=Auction | Pass) == task
    with pytest.raises(msgspec.ValidationError, match=r"answers\[0\].action.type"):
        msgspec.json.decode(data.replace(b"bid", b"say_it"), type=Auction | Pass)


def test_what_was_given_can_be_asked_for_by_seat() -> None:
    task = Auction(answers=[Answer(0, Bid(1)), Answer(1, Bid(2)), Answer(0, Fold())])
    assert given(task) == [Bid(1), Bid(2), Fold()]
    assert given(task, 0) == [Bid(1), Fold()]


def test_what_a_leaving_seat_answered_is_taken_back_wherever_it_is_kept() -> None:
    state = auction(Answer(0, Bid(1)), Answer(1, Bid(2)))
    state.machine.agenda[:1] = [Turn(), Ballot(answers=[Answer(1, Bid(1)), Answer(0, Bid(1))])]
    draft = Draft(state)
    take_back(draft, 0)
    turn, ballot, left = draft.state.machine.agenda
    assert (turn, ballot.answers, left.answers) == (Turn(), [], [Answer(1, Bid(2))])
    assert len(state.machine.agenda[-1].answers) == 2


@pytest.mark.parametrize(
    ("answers", "fault"),
    [
        ([], None),
        ([Answer(0, Bid(1)), Answer(1, Bid(3))], None),
        ([Answer(0, Bid(1)), Answer(1, Fold())], None),
        ([Answer(0, Bid(9))], Fault("[0].action", "9 is too much or too little", "TINY-1.3")),
        (
            [Answer(0, Bid(2)), Answer(1, Bid(2))],
            Fault("[1].action", "2 is too much or too little", "TINY-1.3"),
        ),
        ([Answer(1, Bid(1))], Fault("[0].seat", "seat 0 was asked", "TINY-1.3")),
        ([Answer(0, Bid(1)), Answer(0, Bid(2))], Fault("[1].seat", "seat 1 was asked", "TINY-1.3")),
        ([Answer(0, Fold()), Answer(1, Bid(2))], Fault("[1]", "no question was open")),
        ([Answer(0, SayIt())], Fault("[0].action", "not now: seat 0 decides something else", "TINY-1.2")),
        ([Answer(0, Take(1))], Fault("[0].action", "not now: seat 0 decides something else", "TINY-1.2")),
    ],
)
def test_answers_are_legal_if_asking_again_accepts_each(
    answers: list[Answer[Any]], fault: Fault | None
) -> None:
    state = auction(*answers)
    expected = None if fault is None else structs.replace(fault, path=f".answers{fault.path}")
    assert answer_fault(RULESET.tasks, RULESET.menu, state) == expected
    assert state == auction(*answers)


def test_the_other_fields_of_a_task_stay_when_it_is_asked_again() -> None:
    state = auction(Answer(0, Bid(1)))
    assert answer_fault(RULESET.tasks, RULESET.menu, state) is None
    state.machine.agenda[-1].least = 2
    assert answer_fault(RULESET.tasks, RULESET.menu, state) is not None


def test_a_state_with_another_current_task_leaves_the_first_as_it_is() -> None:
    state = auction()
    adjudicate.legal_actions(RULESET, state)
    changed = with_current(state, Turn())
    assert (changed.machine.agenda, changed.__dict__) == ([Turn(), Turn()], {})
    assert state.machine.agenda[-1] == Auction()


def test_recording_counts_as_a_change() -> None:
    draft = Draft(auction())
    before = draft.writes
    record(draft, 1, Bid(1))
    assert draft.writes > before
