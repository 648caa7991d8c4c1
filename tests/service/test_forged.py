"""Machines that nothing refuses and that cannot be played: an invalid state, and a line in the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.kernel.ruleset import TaskRule
from engine.magic.procedures.turn import EndStep
from service.app import create_app
from service.config import Config
from tests.magic.table import side, table

from .conftest import Judge, problem

PASSES = [{"type": "pass"}, {"type": "pass"}]


def stumble(*_: object) -> None:
    """Find that something is not there."""
    raise KeyError("nowhere")


def test_a_machine_that_slips_through_ends_as_an_invalid_state(
    monkeypatch: pytest.MonkeyPatch, lines: list[dict[str, Any]]
) -> None:
    judge = Judge(create_app(Config(cache_url="memory://")))
    document = json.loads(engine.encode(table(side(), side()).state))
    without_machine = {name: value for name, value in document.items() if name != "machine"}
    by_id = judge.answer("adjudications", state=document, actions=[])["state_id"]
    tasks: Any = engine.ruleset("duel").tasks
    monkeypatch.setitem(tasks, EndStep, TaskRule(act=stumble))
    for named in ({"state": document}, {"state_id": by_id}):
        lines.clear()
        found = problem(judge.post("adjudications", **named, actions=PASSES), "invalid-state")
        assert [fault["path"] for fault in found["faults"]] == ["$.machine"]
        assert any("nowhere" in line.get("exception", "") for line in lines)
    problem(judge.post("adjudications", state=without_machine, actions=PASSES), "internal-error")
