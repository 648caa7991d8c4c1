"""Cards for places in which not all of them may lie."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.magic.shared_decks import fill


def test_each_place_takes_what_may_lie_there() -> None:
    filled = fill(["bear", "lion", "shock"], [1, 1], [{"bear": 1}, {"shock": 1, "bear": 1}])
    assert filled == [Counter(bear=1), Counter(shock=1)]


def test_a_place_gives_what_another_needs() -> None:
    """The first takes the bear first, which alone may lie in the second, and so on."""
    most = [{"bear": 1, "lion": 1}, {"bear": 1, "wolf": 1}, {"wolf": 1}]
    assert fill(["bear", "wolf", "lion"], [1, 1, 1], most) == [
        Counter(lion=1),
        Counter(bear=1),
        Counter(wolf=1),
    ]


def test_no_place_takes_more_than_it_may() -> None:
    assert fill(["bear"] * 3, [2], [{"bear": 1}]) is None
    assert fill(["bear"] * 3, [2], [{"bear": 2}]) == [Counter(bear=2)]


def test_there_may_be_too_few() -> None:
    assert fill(["bear", "lion"], [1, 1], [{"bear": 1}, {"bear": 1}]) is None
    assert fill([], [0], [{}]) == [Counter()]


@pytest.mark.parametrize("seed", range(30))
def test_what_can_be_filled_is(seed: int) -> None:
    """Places that hold some cards can be filled anew, whatever the order of the cards."""
    chance = random.Random(seed)
    faces = [chance.choice("abcdef") for _ in range(24)]
    numbers, held = [6, 5, 4, 3], list[Counter[str]]()
    for number in numbers:
        held.append(Counter(faces[sum(numbers[: len(held)]) :][:number]))
    chance.shuffle(faces)
    filled = fill(faces, numbers, held)
    assert filled == held
