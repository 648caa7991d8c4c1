"""Evaluations and playouts over HTTP, and the same ones inside the engine.

Positions come out of random games. Both sides do the same work in turn, so that whatever else the machine
does slows both down.
"""

from __future__ import annotations

import http.client
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

import engine

from . import servers
from .figures import Figure
from .load import HOST
from .play import new_game

RULESETS = ("magic54", "perdure", "duel")
DEPTH = 60
"""Decisions of the random games before the positions."""
ROUNDS = 5
TARGET = 0.95
SAMPLES, COUNT, MOST = 10, 10, 150


def measure() -> list[Figure]:
    """Both figures, rounds and rulesets interleaved."""
    evaluated: list[tuple[float, float]] = []
    played: list[tuple[float, float]] = []
    with servers.headjudge(1) as port:
        connection = http.client.HTTPConnection(HOST, port)
        for number in range(ROUNDS):
            for ruleset in RULESETS:
                state = _position(ruleset, number)
                evaluated.append(_evaluations(connection, state, number))
                played.append(_playouts(connection, state, number))
    return [_figure("evaluations", evaluated), _figure("playouts of all actions", played)]


def _position(ruleset: str, seed: int) -> engine.State:
    """A position with several actions."""
    chance = random.Random(seed)
    state = new_game(ruleset, seed)
    for number in range(10 * DEPTH):
        actions = engine.legal_actions(state)
        if number >= DEPTH and len(actions) > 1:
            break
        following = engine.apply(state, chance.choice(actions)).state
        if engine.outcome(following) is not None:
            break
        state = following
    return engine.decode(engine.encode(state))


def _evaluations(
    connection: http.client.HTTPConnection, state: engine.State, seed: int
) -> tuple[float, float]:
    decision = engine.decision(state)
    assert decision is not None
    how: Any = {"policy": "uniform", "unfinished_as": "draw", "max_decisions": MOST}
    body = {"seat": decision.seat, "samples": SAMPLES, "seed": seed}
    return (
        _post(connection, "/v1/evaluations", state, body | how),
        _time(lambda: engine.evaluate(state, samples=SAMPLES, playouts=1, seed=seed, **how)),
    )


def _playouts(connection: http.client.HTTPConnection, state: engine.State, seed: int) -> tuple[float, float]:
    body = {"actions": "all", "count": COUNT, "seed": seed, "max_decisions": MOST}
    return (
        _post(connection, "/v1/playouts", state, body),
        _time(
            lambda: engine.compare(
                state, engine.legal_actions(state), count=COUNT, seed=seed, max_decisions=MOST
            )
        ),
    )


def _post(connection: http.client.HTTPConnection, path: str, state: engine.State, more: Any) -> float:
    """Seconds for a request that names the state by its id, as the SDK does."""

    def ask(path: str, body: Any) -> None:
        connection.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        if answer.status != http.HTTPStatus.OK:
            raise RuntimeError(f"{path} answers {answer.status}")

    ask("/v1/adjudications", {"state": msgspec.Raw(engine.encode(state)), "actions": [], "include": []})
    return _time(lambda: ask(path, {"state_id": engine.state_id(state), **more}))


def _time(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _figure(name: str, times: list[tuple[float, float]]) -> Figure:
    ours, inside = median(mine for mine, _ in times), median(its for _, its in times)
    return Figure(
        name=f"{name} over HTTP / inside the engine",
        runs=[its / mine for mine, its in times],
        target=TARGET,
        unit="×",
        detail=f"{ours * 1e3:,.0f} against {inside * 1e3:,.0f} ms, {', '.join(RULESETS)}",
    )
