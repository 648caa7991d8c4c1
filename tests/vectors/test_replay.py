"""The vectors, replayed over HTTP against the service as it runs in earnest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import requests

from tests.support.selection import among
from tests.support.servers import Server
from tests.traceability import books
from tests.vectors import files

Case = dict[str, Any]
PATHS = files.paths()
States = list[tuple[str, dict[str, Any]]]
Post = Callable[[str, Case], requests.Response]


def test_every_scenario_has_its_vector() -> None:
    named = [scenario.name for ruleset in books.rulesets() for scenario in books.scenarios(ruleset)]
    assert sorted(path.stem for path in PATHS) == sorted(set(named) - files.UNSERVED)


@pytest.mark.parametrize("path", among(PATHS, *PATHS[::4]), ids=lambda path: path.stem)
def test_replay(path: Path, server: Server) -> None:
    states, cases = files.read(path)
    assert cases
    with requests.Session() as session:

        def post(resource: str, body: Case) -> requests.Response:
            return session.post(f"{server.url}/v1/{resource}", json=body, timeout=30)

        for case in cases:
            REPLAY[case["kind"]](post, states, case)


def adjudication(post: Post, states: States, case: Case) -> None:
    name, state = states[case["state"]]
    answer = post("adjudications", {"state": state, "action": case["action"]})
    assert answer.status_code == 200, answer.text
    position = answer.json()
    assert (position["state_id"], position["state"]) == states[case["expect"]["state"]]
    assert position["events"] == case["expect"]["events"]
    by_id = post("adjudications", {"state_id": name, "action": case["action"]})
    assert by_id.content == answer.content


def refusal(post: Post, states: States, case: Case) -> None:
    body = {"state": states[case["state"]][1], "action": case["action"]}
    answer = post("adjudications", body)
    assert answer.status_code == 409, answer.text
    problem = answer.json()
    assert problem["type"] == f"/problems/{case['expect']['type']}"
    assert problem["rule"] == case["expect"]["rule"]
    assert [violation["rule"] for violation in problem["violations"]] == case["expect"]["rules"]
    verdict = post("verdicts", body).json()
    assert not verdict["legal"]
    assert verdict["violations"] == problem["violations"]


def legal_actions(post: Post, states: States, case: Case) -> None:
    answer = post("legal-actions", {"state": states[case["state"]][1]}).json()
    assert answer["seat"] == case["expect"]["seat"]
    assert answer["actions"] == case["expect"]["actions"]


def view(post: Post, states: States, case: Case) -> None:
    answer = post("views", {"state": states[case["state"]][1], "seat": case["seat"]})
    assert answer.status_code == 200, answer.text
    assert case["expect"].items() <= answer.json().items()


def outcome(post: Post, states: States, case: Case) -> None:
    _, state = states[case["state"]]
    assert post("legal-actions", {"state": state}).json()["actions"] == []
    answer = post("adjudications", {"state": state, "action": {"type": "concede", "seat": 0}})
    assert answer.status_code == 409, answer.text
    problem = answer.json()
    assert problem["type"] == "/problems/game-over"
    assert problem["outcome"] == case["expect"]


REPLAY: dict[str, Callable[[Post, States, Case], None]] = {
    "adjudication": adjudication,
    "refusal": refusal,
    "legal_actions": legal_actions,
    "view": view,
    "outcome": outcome,
}
