"""The engine and forged states: each is refused with its faults, or played on without breaking anything."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from tests.contract import forgery, positions
from tests.harness import fresh

SECONDS = 10
"""What takes longer than this counts as hung."""
FURTHER = 25
"""Actions that are played on from a forgery that was accepted."""


@contextmanager
def no_hang() -> Iterator[None]:
    """Fail if the block does not end in time."""

    def too_long(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still not done after {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_the_positions_are_of_every_kind_and_sound() -> None:
    assert len(positions.encodings()) > 30
    for data in positions.encodings():
        assert engine.status(data) == ()


@forgery.examples(600)
@given(forgery.documents(), st.integers(0, 2**32))
def test_a_forgery_is_refused_or_played(data: bytes, seed: int) -> None:
    with no_hang():
        faults = refused(data)
        if faults is None:
            play_on(engine.decode(data), random.Random(seed))
        else:
            assert faults
            assert all(fault.path.startswith("$") and fault.message for fault in faults)


def refused(data: bytes) -> tuple[engine.Fault, ...] | None:
    """The faults for which a document is refused; None if it is accepted."""
    try:
        faults = tuple(engine.status(data))
    except engine.EditionMismatch as error:
        return (engine.Fault("$.edition", str(error)),)
    if not faults:
        return None
    with pytest.raises(engine.InvalidState) as refusal:
        engine.decode(data)
    assert refusal.value.faults == faults
    return faults


def play_on(state: engine.State, chance: random.Random) -> None:
    """Use everything the engine offers on an accepted state and some that follow from it."""
    for _ in range(FURTHER):
        assert fresh(engine.decode(engine.encode(state))) == engine.encode(state)
        for seat in range(len(state.table.seats)):
            engine.view(state, seat)
            engine.view(engine.sample(state, seat, chance.randrange(2**32)), seat)
        actions = engine.legal_actions(state)
        if not actions:
            assert engine.outcome(state) is not None
            return
        for action in actions:
            assert engine.check(state, action).legal
        state = engine.apply(state, chance.choice(actions)).state
