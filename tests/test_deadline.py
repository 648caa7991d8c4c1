"""A test that loops for ever fails."""

from __future__ import annotations

import signal

import pytest

from tests.support import deadline
from tests.support.seeds import GAMES


def loop_for_ever() -> None:
    """Do what a test does whose game never gets to the step it waits for."""
    while True:
        pass


def test_a_loop_that_does_not_end_fails(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(deadline, "SECONDS", 1)
    running = deadline.pytest_runtest_call(request.node)
    next(running)
    with pytest.raises(deadline.DeadlineExceeded, match="not over after 1 s"):
        loop_for_ever()
    running.close()


@pytest.mark.parametrize(("games", "seconds"), [("", 240), ("2", 240), ("500", 30_000)])
def test_a_soak_of_many_games_has_time_for_them(
    games: str, seconds: int, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.delenv(GAMES, raising=False)
    if games:
        monkeypatch.setenv(GAMES, games)
    running = deadline.pytest_runtest_call(request.node)
    next(running)
    assert seconds - 5 <= signal.getitimer(signal.ITIMER_REAL)[0] <= seconds
    running.close()
