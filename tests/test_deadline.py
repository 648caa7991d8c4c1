"""A test that loops for ever fails."""

from __future__ import annotations

import pytest

from tests.support import deadline


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
