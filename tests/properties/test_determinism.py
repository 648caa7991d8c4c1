"""The same requests give the same bytes in every process, whatever Python's hash seed is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.rulesets.tables import TABLES
from tests.support.selection import examples

ROOT = Path(__file__).resolve().parents[2]

"""What a short run asks a service about; the engine below it is asked about every ruleset."""

ENGINE = """
import sys, engine, msgspec
encode = msgspec.json.Encoder(order="deterministic").encode
for ruleset in sys.argv[2:]:
    state = engine.new_game(ruleset, seed=11)
    for number in range(int(sys.argv[1])):
        print(engine.state_id(state), engine.encode(state).decode())
        actions = engine.legal_actions(state)
        if not actions:
            break
        print(encode([engine.decision(state), actions, [engine.label(state, a) for a in actions]]).decode())
        for seat in (0, 1):
            print(encode([engine.view(state, seat), engine.sample(state, seat, number)]).decode())
        applied = engine.apply(state, actions[number * 7 % len(actions)])
        print(encode(applied.events).decode())
        state = applied.state
    begun = engine.new_game(ruleset, seed=5)
    print(encode(engine.play_out(begun, seed=3, max_decisions=2000)).decode())
    print(encode(engine.evaluate(begun, samples=2, playouts=1, seed=3, max_decisions=30)).decode())
"""

SERVICE = """
import sys, json
from service.app import create_app
client = create_app().test_client()
def call(method, path, body=None):
    answer = client.open(path, method=method, json=body, headers={"X-Request-Id": "same"})
    print(method, path, answer.status_code, answer.headers.get("ETag"), answer.get_data(as_text=True))
    return answer.get_json()
for path in ("/v1/rulesets", "/openapi.json"):
    call("GET", path)
for ruleset in sys.argv[2:]:
    for part in ("", "/rules", "/cards"):
        call("GET", f"/v1/rulesets/{ruleset}{part}")
    position = call("POST", f"/v1/rulesets/{ruleset}/games", {"seed": 4})
    for number in range(int(sys.argv[1])):
        state, actions = position["state"], position["legal_actions"]
        if not actions:
            break
        action = actions[number * 5 % len(actions)]
        call("POST", "/v1/legal-actions", {"state": state})
        call("POST", "/v1/views", {"state": state, "seat": number % 2})
        call("POST", "/v1/samples", {"state": state, "seat": number % 2, "seed": number, "count": 2})
        call("POST", "/v1/verdicts", {"state": state, "action": action})
        call("POST", "/v1/successors", {"state": state})
        call("POST", "/v1/playouts", {"state": state, "count": 2, "seed": 1, "max_decisions": 20})
        asked = {"state": state, "seat": position["seat"], "samples": 2, "max_decisions": 5}
        call("POST", "/v1/evaluations", asked)
        player = {"kind": "search", "samples": 2, "max_decisions": 5} if number % 2 else {"kind": "random"}
        call("POST", "/v1/moves", {"state": state, "player": player, "seed": number})
        call("POST", "/v1/adjudications", {"state": state, "action": {"type": "concede", "seat": 5}})
        call("POST", "/v1/statuses", {"state": {**state, "table": {**state["table"], "turn": -1}}})
        position = call("POST", "/v1/adjudications", {"state": state, "action": action})
"""


def output(program: str, decisions: int, rulesets: Sequence[str], hash_seed: str) -> str:
    """What a program prints in a process of its own, after so many decisions of a game of each ruleset."""
    environ = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), "HEADJUDGE_CACHE_URL": "memory://"}
    command = [sys.executable, "-c", program, str(decisions), *rulesets]
    ended = subprocess.run(command, env=environ, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.mark.parametrize("decisions", [examples(150), pytest.param(400, marks=pytest.mark.long)])
def test_the_engine_gives_identical_bytes_in_every_process(decisions: int) -> None:
    first = output(ENGINE, decisions, list(TABLES), "1")
    assert len(first.splitlines()) > 20 * decisions
    assert output(ENGINE, decisions, list(TABLES), "2") == first


@pytest.mark.full
@pytest.mark.parametrize("decisions", [8, pytest.param(25, marks=pytest.mark.long)])
def test_the_service_gives_identical_bytes_in_every_process(decisions: int) -> None:
    first = output(SERVICE, decisions, list(TABLES), "1")
    assert first.count(" 200 ") > 200
    assert output(SERVICE, decisions, list(TABLES), "2") == first
