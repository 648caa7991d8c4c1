"""States written by hand that are not settled: the first answer tells what happened as they settled."""

from __future__ import annotations

import json
from typing import Any

import engine
from service.app import create_app
from service.config import Config
from tests.magic.table import document, side
from tests.rulesets.perdure import table as perdure

from .conftest import Judge

DEAD = "CR-704.5g"


def unsettled() -> dict[str, Any]:
    """Hill Giant of A has lethal damage; B's Bears are under A's control, which nobody has noticed."""
    a = side(battlefield="Hill Giant(3 damage), Control Magic(on Grizzly Bears), Mountain", hand="Shock")
    return document([a, side(battlefield="Grizzly Bears")])


def told(answer: Any) -> list[tuple[str, str]]:
    """Type and rule of each event."""
    return [(event["type"], event["rule"]) for event in answer["events"]]


def test_settling_is_told_without_any_action(judge: Judge) -> None:
    answer = judge.answer("adjudications", state=unsettled(), actions=[])
    assert told(answer) == [("control_changed", "CR-302.6"), ("moved", DEAD)]
    assert answer["events"][1]["card"] == "hill_giant"
    assert answer["state_id"] == engine.hash_id(json.dumps(answer["state"], separators=(",", ":")).encode())


def test_settling_is_told_before_what_the_actions_do(judge: Judge) -> None:
    shock = {"type": "cast", "card": "o1", "way": "normal"}
    state = unsettled()
    answer = judge.answer("adjudications", state=state, action=shock)
    assert told(answer)[:3] == [("control_changed", "CR-302.6"), ("moved", DEAD), ("moved", "CR-601.3")]


def test_the_answer_is_the_same_whatever_the_worker_has_seen() -> None:
    new, used = (Judge(create_app(Config(cache_url="memory://"))) for _ in range(2))
    body = {"state": unsettled(), "actions": []}
    for path in ("legal-actions", "statuses"):
        used.answer(path, state=body["state"])
    once, twice = used.post("adjudications", **body), used.post("adjudications", **body)
    assert new.post("adjudications", **body).data == once.data == twice.data
    assert told(once.get_json())


def test_a_settled_state_tells_nothing(judge: Judge) -> None:
    first = judge.answer("adjudications", state=unsettled(), actions=[])
    again = judge.answer("adjudications", state=first["state"], actions=[])
    assert again == {**first, "events": []}
    by_id = judge.answer("adjudications", state_id=first["state_id"], actions=[])
    assert by_id == again


def test_a_spell_of_perdure_with_all_its_choices_is_told(judge: Judge) -> None:
    spell = {"card": "7H", "chosen": ["KD", "KC"]}
    written = perdure.document(
        "A's turn 7, phase 3",
        a=perdure.side(creatures="3H", discard="KD KC", the_rest="lands"),
        b=perdure.side(creatures="4S"),
        spell=spell,
    )
    answer = judge.answer("adjudications", state=written, actions=[])
    assert [kind for kind, _ in told(answer)] == ["healed", "shuffled", "discarded"]


def test_how_a_game_is_laid_out_is_told_on_request(judge: Judge, ruleset: str) -> None:
    assert "events" not in judge.game(ruleset)
    answer = judge.game(ruleset, include=["events"])
    began = {"magic54": "game_started", "perdure": "dealt"}.get(ruleset, "game_began")
    assert answer["events"][0]["type"] == began
    assert not {"state", "legal_actions"} & answer.keys()
