"""Static evaluation: from what a position is worth to seats to how likely they are to win."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import pytest

from engine.kernel import adjudicate, creation
from engine.kernel.documents import Concede, Outcome
from engine.kernel.static_evaluation import FARTHEST, estimated, shares
from tests.kernel.tiny import TINY, Seat, TinyState


def estimate(worths: Sequence[float], left: Sequence[int] | None = None) -> tuple[float, ...]:
    """What is estimated where a position is worth this to the seats, of which some may have left."""
    state = creation.new_game(TINY, seed=1)
    state.table.seats = [Seat() for _ in worths]
    ruleset = dataclasses.replace(
        TINY,
        worth=lambda state, seat: worths[seat],
        in_game=lambda state, seat: left is None or seat in left,
    )
    return estimated(ruleset, state)


def test_equal_positions_give_equal_chances() -> None:
    assert estimate((3, 3)) == (0.5, 0.5)
    assert estimate((-1, -1, -1, -1)) == (0.25,) * 4


def test_the_difference_is_in_logits() -> None:
    assert estimate((1, 0)) == pytest.approx((0.731059, 0.268941), abs=1e-6)
    assert estimate((8, 7)) == pytest.approx(estimate((1, 0)))
    assert estimate((0, 2)) == pytest.approx((0.119203, 0.880797), abs=1e-6)


def test_of_several_seats_each_has_a_share() -> None:
    chances = estimate((2, 1, 0))
    assert chances == pytest.approx((0.665241, 0.244728, 0.090031), abs=1e-6)


def test_who_has_left_gets_nothing() -> None:
    assert estimate((5, 1, 1), left=(1, 2)) == (0.0, 0.5, 0.5)
    assert estimate((1, 1), left=()) == (0.5, 0.5)


@pytest.mark.parametrize("worth", [FARTHEST, 1e9, 1e308])
def test_nobody_is_as_good_as_a_winner(worth: float) -> None:
    high, low = estimate((worth, 0))
    assert 0 < low < 0.0001
    assert 0.9999 < high < 1
    assert high + low == pytest.approx(1)


def test_an_estimate_does_not_depend_on_the_last_bit_of_an_exponential() -> None:
    assert estimate((1, 0)) == (0.731058579, 0.268941421)
    assert estimate((1 + 1e-12, 0)) == estimate((1, 0))


def test_a_game_that_is_over_is_not_estimated() -> None:
    ruleset = dataclasses.replace(TINY, worth=lambda state, seat: 9.0 * seat)
    over: TinyState = adjudicate.apply(TINY, creation.new_game(TINY, seed=1), Concede(1)).state
    assert estimated(ruleset, over) == shares(ruleset, over) == (1.0, 0.0)
    over.table.outcome = Outcome(None, True, "TINY-1.7", "nobody has won")
    assert estimated(ruleset, over) == shares(ruleset, over) == (0.5, 0.5)
