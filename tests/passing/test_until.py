"""How long a wish to pass lasts: to a point that is reached or passed."""

from __future__ import annotations

import pytest

from engine.kernel.moments import Moment, Pending
from engine.passing import EndOfTurnUntil, MyTurnUntil, StackEmptyUntil, StepUntil, Until, is_over

STEPS = ("upkeep", "main", "end")


def over(until: Until, turn: int, step: str = "main", seats: int = 2, seat: int = 0, **more: object) -> bool:
    """Whether it is, for the seat that has the odd turns, or every so many."""
    active = (turn - 1) % seats
    order = tuple((active + place) % seats for place in range(seats))
    return is_over(until, seat, Moment(turn, active, step, order, **more), STEPS)  # type: ignore[arg-type]


def test_to_the_end_of_the_turn() -> None:
    until = EndOfTurnUntil(turn=3)
    assert [over(until, turn) for turn in (2, 3, 4)] == [True, False, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_to_ones_own_turn(seats: int) -> None:
    """Set in one's own turn, it is the next one."""
    until = MyTurnUntil(turn=1)
    assert [over(until, turn, seats=seats) for turn in range(1, seats + 2)] == [False] * seats + [True]
    until = MyTurnUntil(turn=seats)
    assert [over(until, turn, seats=seats) for turn in (seats, seats + 1, seats + 2)] == [False, True, True]


def test_until_the_stack_is_empty() -> None:
    until = StackEmptyUntil(turn=3, seen=("o1",))
    assert over(until, 3)
    assert not over(until, 3, pending=(Pending("o2", 1),))


@pytest.mark.parametrize("whose", ["mine", "theirs"])
def test_to_a_step_of_the_running_turn(whose: str) -> None:
    turn = 3 if whose == "mine" else 4
    until = StepUntil(turn=turn, step="main", whose=whose)  # type: ignore[arg-type]
    assert [over(until, turn, step) for step in STEPS] == [False, True, True]


def test_to_a_step_of_ones_own_turn() -> None:
    """Which is over once that turn is, even if the step was skipped."""
    until = StepUntil(turn=4, step="end", whose="mine")
    assert [over(until, 4, step) for step in STEPS] == [False] * 3
    assert [over(until, 5, step) for step in STEPS] == [False, False, True]
    assert over(until, 6, "upkeep")
    until = StepUntil(turn=3, step="end", whose="mine")
    assert over(until, 4, "upkeep"), "the step was in the turn in which it was set"


def test_to_a_step_of_anothers_turn() -> None:
    until = StepUntil(turn=3, step="end", whose="theirs")
    assert not over(until, 3, "end")
    assert [over(until, 4, step) for step in STEPS] == [False, False, True]
    assert over(until, 5, "upkeep"), "a turn of one's own has begun"
    until = StepUntil(turn=1, step="end", whose="theirs")
    assert [over(until, 2, step, seats=3) for step in STEPS] == [False, False, True]
    assert over(until, 3, "upkeep", seats=3), "the step of the turn before is passed"


def test_after_as_many_turns_as_there_are_seats() -> None:
    for until in (EndOfTurnUntil(turn=3), MyTurnUntil(turn=3), StepUntil(turn=3, step="main", whose="mine")):
        assert over(until, 3 + 2, "upkeep")
    assert over(StackEmptyUntil(turn=3, seen=()), 5, pending=(Pending("o1", 1),))


def test_in_an_earlier_turn() -> None:
    """After going back, or in the next game of a match, whose turns are counted anew."""
    assert over(MyTurnUntil(turn=9), 5)


def test_whose_turn_it_is_follows_from_those_who_are_left() -> None:
    """Of four players two are left: 3 had the turn before 0's."""
    moment = Moment(8, 0, "main", (0, 3))
    assert is_over(MyTurnUntil(turn=6), 3, moment, STEPS)
    assert not is_over(MyTurnUntil(turn=7), 3, moment, STEPS)
