"""The guard: work that takes too long, or that nobody waits for, ends between two decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import engine
from engine.kernel import evaluation, playouts
from service import guard, request_hooks
from service.app import create_app
from service.config import Config
from service.judge import EXTENSION

from .conftest import Judge, problem

LIMIT = 10
FOUR_ACTIONS = 2
"""Seed of a game that begins with so many legal actions."""


class Clock:
    """Time that passes with every look at it."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.looks = 0
        self.step = 0.0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The guard's clock, which stands still until a step is set."""
    ticking = Clock()
    monkeypatch.setattr(guard, "clock", ticking)
    return ticking


@pytest.fixture
def fresh() -> Judge:
    """A client of an application that has seen nothing yet."""
    return Judge(create_app(Config(cache_url="memory://", max_seconds=LIMIT)))


PASS = {"type": "pass"}
LONG: dict[str, tuple[dict[str, Any], str, int]] = {
    "samples": ({"seat": 0, "count": 64}, "samples", 64),
    "playouts": ({"count": 20, "max_decisions": 1}, "playouts", 20),
    "evaluations": ({"seat": 0, "samples": 3, "playouts": 2, "max_decisions": 1}, "samples", 3),
    "moves": ({"player": {"kind": "search", "samples": 3, "max_decisions": 1}}, "samples", 3),
    "successors": ({}, "successors", 4),
    "adjudications": ({"actions": [PASS, PASS, {"type": "finish_attackers"}]}, "actions", 3),
    "legal-actions": ({"include": ["labels"]}, "labels", 4),
}
"""What loops: what else it is sent, what it counts, and how many there are."""


@pytest.mark.parametrize("path", LONG)
def test_what_takes_too_long_ends_and_tells_how_far_it_came(fresh: Judge, clock: Clock, path: str) -> None:
    more, what, total = LONG[path]
    state_id = fresh.game(seed=FOUR_ACTIONS)["state_id"]
    in_time = fresh.post(path, state_id=state_id, **more)
    assert in_time.status_code == 200
    clock.step = LIMIT / 3
    refused = problem(fresh.post(path, state_id=state_id, **more), "took-too-long")
    assert (refused["limit"], refused["what"], refused["total"]) == (LIMIT, what, total)
    assert refused["done"] == (0 if path in ("playouts", "evaluations", "moves") else 1)
    assert refused["detail"] == f"{refused['done']} of {total} {what} were done after {LIMIT} seconds"
    clock.step = 0.0
    assert fresh.post(path, state_id=state_id, **more).data == in_time.data


def test_a_single_playout_is_ended_between_its_decisions(fresh: Judge, clock: Clock) -> None:
    state_id = fresh.game("duel")["state_id"]
    clock.step = 1.0
    looks = clock.looks
    refused = problem(fresh.post("playouts", state_id=state_id, max_decisions=900), "took-too-long")
    assert (refused["done"], refused["total"]) == (0, 1)
    assert clock.looks - looks <= LIMIT + 2


@pytest.mark.parametrize("path", ["samples", "successors"])
def test_nothing_half_done_is_kept(fresh: Judge, clock: Clock, path: str) -> None:
    state_id = fresh.game(seed=FOUR_ACTIONS)["state_id"]
    hot = fresh.app.extensions[EXTENSION].hot_states
    told: list[str] = []

    def put(encodings: Mapping[str, bytes]) -> bool:
        told.extend(encodings)
        return True

    hot.put = put
    clock.step = LIMIT / 3
    problem(fresh.post(path, state_id=state_id, **LONG[path][0]), "took-too-long")
    assert told == []


def test_a_client_that_has_gone_is_not_worked_for(
    fresh: Judge, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    state_id = fresh.game("duel")["state_id"]
    body = {"state_id": state_id, "count": 20, "max_decisions": 900}
    gone: list[bool] = []

    def closed() -> bool:
        gone.append(len(gone) >= 3)
        return gone[-1]

    seeds: list[int] = []
    play_out = playouts.play_out

    def noted(*game: Any, seed: int, **more: Any) -> engine.PlayOut:
        seeds.append(seed)
        return play_out(*game, seed=seed, **more)

    monkeypatch.setattr(evaluation, "play_out", noted)
    clock.step = guard.SECONDS_BETWEEN_LOOKS
    response = fresh.http.post("/v1/playouts", json=body, environ_overrides={request_hooks.HUNG_UP: closed})
    assert gone == [False, False, False, True]
    assert seeds == [0]
    assert "closed its connection" in problem(response, "bad-request")["detail"]


def test_the_connection_is_not_looked_at_with_every_decision(fresh: Judge, clock: Clock) -> None:
    state_id = fresh.game()["state_id"]
    looked: list[bool] = []

    def closed() -> bool:
        looked.append(True)
        return False

    clock.step = guard.SECONDS_BETWEEN_LOOKS / 10
    looks = clock.looks
    body = {"state_id": state_id, "max_decisions": 100}
    response = fresh.http.post("/v1/playouts", json=body, environ_overrides={request_hooks.HUNG_UP: closed})
    assert response.status_code == 200
    assert clock.looks - looks > 100
    assert 10 <= len(looked) <= 12
