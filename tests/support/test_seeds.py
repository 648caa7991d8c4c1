"""How many examples tests draw, and from which seeds."""

from __future__ import annotations

import pytest

from tests.soak import variables
from tests.support.seeds import FIRST_SEED, GAMES, ONE_IN, is_judged, is_sparse, seeds


@pytest.fixture(autouse=True)
def whole_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even in a soak or a short run these tests are about other runs."""
    for name in (FIRST_SEED, GAMES, ONE_IN):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("tests.support.seeds.examples", lambda number: number)


def test_the_suite_draws_the_same_ones_each_time() -> None:
    assert list(seeds(3)) == [0, 1, 2]
    assert list(seeds(2, 25, soaked=9)) == [0, 25]


def test_a_short_run_draws_a_part_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.seeds.examples", lambda number: max(1, number // 4))
    assert list(seeds(8, 25)) == [0, 25]
    assert list(seeds(3)) == [0]


def test_a_soak_draws_others_and_more_of_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FIRST_SEED, "7")
    assert list(seeds(3)) == [7, 8, 9]
    assert list(seeds(2, 25, soaked=3)) == [7, 32, 57]


def test_a_soak_may_play_so_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in variables(7, 60).items():
        monkeypatch.setenv(name, value)
    assert list(seeds(2, 25, soaked=9)) == [7, 32, 57], "three times 25 games are 60 and more"
    assert len(seeds(1, soaked=9)) == 60
    assert list(seeds(3)) == [7, 8, 9], "these count no games"
    assert variables(7) == {FIRST_SEED: "7"}


def test_all_positions_are_judged_unless_a_soak_says_at_one_in_how_many() -> None:
    assert all(is_judged(seed, number) for seed in range(3) for number in range(100))
    assert not is_sparse()


def test_a_sparse_soak_judges_one_position_in_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game others, in every process the same, and none that has to do with those before."""
    for name, value in variables(7, 60, 20).items():
        monkeypatch.setenv(name, value)
    assert is_sparse()
    judged = {seed: [number for number in range(2_000) if is_judged(seed, number)] for seed in range(7, 17)}
    assert all(60 <= len(numbers) <= 140 for numbers in judged.values())
    assert len({tuple(numbers) for numbers in judged.values()}) == 10
    assert judged[7][:5] == [4, 11, 15, 23, 85]
    assert variables(7, 60) == {FIRST_SEED: "7", GAMES: "60"}
