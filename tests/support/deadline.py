"""No test waits for ever: a loop that does not end fails its test, with the place where it was."""

from __future__ import annotations

import signal
from collections.abc import Generator
from types import FrameType

import pytest

from tests.support.seeds import games_asked

SECONDS = 240
"""A test that takes ten seconds by itself may take a minute on a busy machine."""
LONG_SECONDS = 1800
"""What is marked `long` takes minutes by itself."""
GAME_SECONDS = 60
"""What a test that counts games gets for each of those that a soak asks for, thorough ones among them."""


class DeadlineExceeded(BaseException):
    """The test took too long. No ``except Exception`` of what is tested can catch it."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test until it is over or its time is."""
    seconds = max(LONG_SECONDS if item.get_closest_marker("long") else SECONDS, GAME_SECONDS * games_asked())

    def ring(_: int, __: FrameType | None) -> None:
        raise DeadlineExceeded(f"the test was not over after {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
