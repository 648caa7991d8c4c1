"""New games: equal arguments give equal games, and everything wrong with the arguments is said at once."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engine.kernel import creation
from engine.kernel.codec import encode
from engine.kernel.creation import MAX_SEED
from engine.kernel.documents import Fault, Remark
from engine.kernel.errors import InvalidOptions
from tests.kernel.tiny import BOOK, TINY, Turn


def test_a_new_game_stands_at_its_first_decision() -> None:
    state = creation.new_game(TINY, seed=5, options={"heap": 12})
    assert state.edition == BOOK.edition
    assert (state.options.heap, state.table.heap) == (12, 12)
    assert state.machine.agenda == [Turn()]
    assert state.machine.rng.seed == 5


def test_equal_arguments_give_equal_games() -> None:
    assert encode(creation.new_game(TINY, seed=5)) == encode(creation.new_game(TINY, seed=5))
    assert encode(creation.new_game(TINY)) == encode(
        creation.new_game(TINY, seed=0, options={}, seats=[{}, {}])
    )
    assert len({encode(creation.new_game(TINY, seed=seed)) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_bounds_of_a_seed(seed: int) -> None:
    assert creation.new_game(TINY, seed=seed).machine.rng.seed == seed


@pytest.mark.parametrize(
    ("arguments", "paths"),
    [
        ({"seed": -1}, ["$.seed"]),
        ({"seed": MAX_SEED + 1}, ["$.seed"]),
        ({"options": {"heap": "many"}}, ["$.options.heap"]),
        ({"options": {"pebbles": 3}}, ["$.options"]),
        ({"seats": [{}]}, ["$.seats"]),
        ({"seats": [{}, {}, {}]}, ["$.seats"]),
        ({"seats": [{"name": 1}, {"nickname": "x"}]}, ["$.seats[0].name", "$.seats[1]"]),
        ({"seats": [[], 7]}, ["$.seats[0]", "$.seats[1]"]),
        ({"options": {"pebbles": 3, "heap": "many"}}, ["$.options", "$.options.heap"]),
        ({"seats": [{"name": 1, "nickname": "x"}, {}]}, ["$.seats[0].name", "$.seats[0]"]),
        ({"seed": -1, "options": {"heap": []}, "seats": []}, ["$.seed", "$.options.heap", "$.seats"]),
    ],
)
def test_everything_wrong_is_listed_with_its_place(arguments: dict[str, Any], paths: list[str]) -> None:
    with pytest.raises(InvalidOptions) as error:
        creation.new_game(TINY, **arguments)
    assert [fault.path for fault in error.value.faults] == paths
    assert all(fault.message for fault in error.value.faults)


def test_a_ruleset_may_say_all_of_what_has_another_form() -> None:
    def parts(options: Any, seats: Any) -> dict[str, list[Fault]]:
        heap = [Fault("$.options.heap[1]", "no pebble"), Fault("$.options.heap", f"{options} {seats}")]
        return {"$.options.heap": heap, "$.seats[0]": []}

    strict = dataclasses.replace(TINY, form_faults=parts)
    with pytest.raises(InvalidOptions) as error:
        creation.new_game(strict, options={"heap": "many"}, seats=[{"name": 1}, {"nickname": "x"}])
    assert [fault.path for fault in error.value.faults] == [
        "$.seats[1]",
        "$.options.heap[1]",
        "$.options.heap",
    ]
    assert error.value.faults[2].message == "{'heap': 'many'} [{'name': 1}, {'nickname': 'x'}]"
    assert creation.new_game(strict, options={"heap": 9}).table.heap == 9


def test_a_check_says_what_beginning_would_refuse_and_what_is_remarkable() -> None:
    def remarks(options: Any, seats: Any) -> list[Remark]:
        return [Remark("$.options.heap", f"{options.heap} pebbles for {len(seats)}", "TINY-1")]

    noted = dataclasses.replace(TINY, remarks=remarks)
    told = Remark("$.options.heap", "9 pebbles for 2", "TINY-1")
    assert creation.check(noted, options={"heap": 9}) == ((), (told,))
    assert creation.check(TINY, options={"heap": 9}) == ((), ())
    fault = Fault("$.options.heap", "too many")
    strict = dataclasses.replace(noted, option_faults=lambda options, seats: [fault])
    assert creation.check(strict, options={"heap": 9}) == ((fault,), (told,))


@pytest.mark.parametrize(
    "arguments", [{"seed": -1}, {"options": {"heap": "many"}}, {"seats": [{}]}, {"seats": [[], 7]}]
)
def test_nothing_is_remarked_on_what_could_not_be_decoded(arguments: dict[str, Any]) -> None:
    def remarks(options: Any, seats: Any) -> list[Remark]:
        raise AssertionError("it has another form")

    checked = creation.check(dataclasses.replace(TINY, remarks=remarks), **arguments)
    with pytest.raises(InvalidOptions) as error:
        creation.begin(TINY, **arguments)
    assert checked == (error.value.faults, ())
