"""Worlds that the seat which decides cannot tell apart: whatever it asks, they answer alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import engine
from tests.harness import key, plain

TRIED = 5
"""Of so many actions that are refused, one is tried as well; what judges it is the same."""


def answer_alike(state: engine.State, actions: Iterable[Any], seed: int) -> int:
    """Assert that a state and a sample of it look alike to the seat that decides, and judge actions alike.

    Returns how many of them were refused.
    """
    decision = engine.decision(state)
    assert decision is not None
    other = engine.sample(state, decision.seat, seed)
    for look in (_decision, _listed, _labels, _view, _sample):
        assert look(state, decision.seat) == look(other, decision.seat), (
            f"{look.__name__[1:]} tells what is hidden"
        )
    refused = 0
    for action in actions:
        verdict = engine.check(state, action)
        told, expected = _encoded(engine.check(other, action)), _encoded(verdict)
        assert told == expected, (
            f"seat {decision.seat}, {key(action)!r}: {expected!r}, and in another world {told!r}"
        )
        if not verdict.legal:
            refused += 1
        if not verdict.legal and refused % TRIED == 1:
            assert _refusal(state, action) == _refusal(other, action), f"{key(action)!r} tells what is hidden"
    return refused


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def _decision(state: engine.State, seat: int) -> bytes:
    return _encoded(engine.decision(state))


def _listed(state: engine.State, seat: int) -> bytes:
    return _encoded(engine.legal_actions(state))


def _labels(state: engine.State, seat: int) -> list[str]:
    return [engine.label(state, action) for action in engine.legal_actions(state)]


def _view(state: engine.State, seat: int) -> bytes:
    return _encoded(plain(engine.view(state, seat)))


def _sample(state: engine.State, seat: int) -> bytes:
    return _encoded(engine.sample(state, seat, 1))


def _refusal(state: engine.State, action: Any) -> tuple[str, bytes, bytes]:
    """All that a refused adjudication says."""
    try:
        engine.apply(state, action)
    except engine.IllegalAction as error:
        return str(error), _encoded(error.decision), _encoded(error.violations)
    raise AssertionError(f"{key(action)!r} was carried out")
