"""Loops, and what runs away, over HTTP: a draw or a problem, always an answer (CORE-R5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.magic.procedures import affording
from tests.magic.table import document, side

from .conftest import Judge, problem

PASS = {"type": "pass"}


def announced(judge: Judge, state: dict[str, Any], kind: str = "cast") -> Any:
    """The position after the first action of this kind."""
    listed = judge.answer("legal-actions", state=state)["actions"]
    action = next(action for action in listed if action["type"] == kind)
    return judge.answer("adjudications", state=state, action=action)


def test_a_loop_that_nobody_chooses_is_a_draw(judge: Judge) -> None:
    state = document([side(hand="Restless Echo", battlefield="Restless Echo, Forest"), side()])
    position = announced(judge, state)
    for _ in range(20):
        if position["outcome"] is not None:
            break
        position = judge.answer("adjudications", state=position["state"], action=PASS)
    assert position["outcome"]["draw"]
    assert position["outcome"]["rule"] == "CR-104.4b"
    assert position["legal_actions"] == []


def test_more_than_any_game_comes_to_is_a_draw(judge: Judge) -> None:
    state = document([side(hand="Pyroclasm", battlefield="Mountain*2, Blood Artist*60"), side()])
    position = announced(judge, state)
    position = judge.answer("adjudications", state=position["state"], actions=[PASS, PASS])
    assert position["outcome"]["draw"]
    assert position["outcome"]["rule"] == "CORE-R5"
    assert "1,000 triggered abilities" in position["outcome"]["reason"]
    problem(judge.post("adjudications", state=position["state"], action=PASS), "game-over")


def test_what_takes_too_many_steps_is_a_problem(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, battlefield = "Boros Swiftblade", "Signet*3, Prism*3, Forest*2, Blood Font*3"
    state = document([side(hand=hand, battlefield=battlefield), side()])
    casting = judge.answer("legal-actions", state=state)["actions"][0]
    monkeypatch.setattr(affording, "MOST_WORK", 0)
    other = document([side(hand=hand, battlefield=battlefield, life=19), side()])
    paths = {"adjudications": {"action": casting}, "verdicts": {"action": casting}}
    for path in ("legal-actions", "adjudications", "verdicts", "successors"):
        refused = problem(judge.post(path, state=other, **paths.get(path, {})), "invalid-state")
        assert refused["faults"] == [{"path": "$.machine", "message": refused["detail"]}]
        assert "0 steps" in refused["detail"]
