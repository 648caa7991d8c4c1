"""How many examples tests draw, and from which seeds."""

from __future__ import annotations

import pytest

from tests.soak import variables
from tests.support.seeds import FIRST_SEED, GAMES, seeds


@pytest.fixture(autouse=True)
def no_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even in one these tests are about others."""
    for name in (FIRST_SEED, GAMES):
        monkeypatch.delenv(name, raising=False)


def test_the_suite_draws_the_same_ones_each_time() -> None:
    assert list(seeds(3)) == [0, 1, 2]
    assert list(seeds(2, 25, soaked=9)) == [0, 25]


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
    assert variables(7, None) == {FIRST_SEED: "7"}
