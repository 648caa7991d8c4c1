"""A state with more of something than any game has is a draw: of each thing that is counted (CORE-R5)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace

from engine.magic.course import Course
from engine.magic.limits import LARGEST, MOST_ENTRIES, exceeded
from tests.magic.table import side, table

MANY: list[Any] = [None] * (MOST_ENTRIES + 1)
ON_TABLE = ("stack", "effects", "shields", "permissions", "lasting", "delayed", "command")
IN_COURSE = ("extra_turns", "phases", "skips")
NUMBERS = ("poison", "draws", "lands_played", "more_lands", "life")


def exceeds(
    course: Course | None = None,
    *,
    of_table: Mapping[str, Any] = {},  # nobody writes on it
    of_player: Mapping[str, Any] = {},  # as above
) -> bool:
    """Whether a state with these fields of its table and its first player has more than any game."""
    state = copy(table(side()).state)
    first, *others = state.table.seats
    seats = [replace(first, **of_player), *others]
    state.table = replace(state.table, seats=seats, course=course, **of_table)
    return exceeded(state) is not None


@pytest.mark.parametrize("name", ON_TABLE)
def test_lists_of_the_table(name: str) -> None:
    assert exceeds(of_table={name: MANY})
    assert not exceeds(of_table={name: MANY[1:]})


@pytest.mark.parametrize("name", IN_COURSE)
def test_lists_of_what_is_to_come(name: str) -> None:
    assert exceeds(replace(Course(), **{name: MANY}))
    assert not exceeds(replace(Course(), **{name: MANY[1:]}))


@pytest.mark.parametrize("name", ["mana", "kept_mana"])
def test_mana_of_a_player(name: str) -> None:
    assert exceeds(of_player={name: MANY})
    assert not exceeds(of_player={name: MANY[1:]})


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_of_a_player(name: str) -> None:
    assert exceeds(of_player={name: LARGEST + 1})
    assert not exceeds(of_player={name: LARGEST})


def test_life_below_zero_and_counters_of_a_player() -> None:
    assert exceeds(of_player={"life": -LARGEST - 1})
    assert exceeds(of_player={"counters": {"energy": LARGEST + 1}})
    assert not exceeds(of_player={"counters": {"energy": LARGEST}})
