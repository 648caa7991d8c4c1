"""Where the time of one adjudication goes, in microseconds, without HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

import engine

from .play import TARGETS, new_game

POSITIONS = 300


def measure() -> str:
    """The steps of an adjudication, each on its own, as the median over many positions."""
    lines = ["one adjudication inside the engine, median µs:"]
    for ruleset in TARGETS:
        positions = _positions(ruleset)
        encodings = [engine.encode(state) for state, _ in positions]
        steps = {
            "decode, checked": _median(engine.decode, [(data,) for data in encodings]),
            "decode, trusted": _median(engine.decode_trusted, [(data,) for data in encodings]),
            "legal actions": _median(
                engine.legal_actions, [(engine.decode_trusted(data),) for data in encodings]
            ),
            "apply": _median(engine.apply, positions),
            "encode": _median(engine.encode, [(engine.apply(*position).state,) for position in positions]),
            "state id": _median(engine.hash_id, [(data,) for data in encodings]),
        }
        lines.append(f"  {ruleset}: " + ", ".join(f"{name} {value:.0f}" for name, value in steps.items()))
    return "\n".join(lines)


def _positions(ruleset: str) -> list[tuple[engine.State, engine.Action]]:
    chance = random.Random(1)
    state = new_game(ruleset, 1)
    positions: list[tuple[engine.State, engine.Action]] = []
    while len(positions) < POSITIONS:
        actions = engine.legal_actions(state)
        if not actions:
            state = new_game(ruleset, len(positions))
            continue
        action = chance.choice(actions)
        positions.append((state, action))
        state = engine.apply(state, action).state
    return positions


def _median(step: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> float:
    times = []
    for arguments in calls:
        start = perf_counter()
        step(*arguments)
        times.append(perf_counter() - start)
    return median(times) * 1e6
