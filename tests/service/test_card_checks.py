"""``POST /v1/cards/checks``: cards of one's own, checked as the command line does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import engine
from service import cli
from service.contract.showcases import OGRE

from .conftest import Judge, errors

MOTHER: dict[str, Any] = {
    "name": "Test Mother",
    "cost": "{G}",
    "types": ["sorcery"],
    "abilities": [{"ability": "spell", "do": [{"do": "create", "token": "cub_token"}]}],
}
CUB: dict[str, Any] = {
    "name": "Cub Token",
    "types": ["creature"],
    "subtypes": ["Cub"],
    "colors": ["G"],
    "power": 1,
    "toughness": 1,
}


def test_a_sound_card_has_a_key_and_a_text(judge: Judge) -> None:
    found = judge.answer("cards/checks", card=OGRE)
    assert (found["sound"], found["faults"]) == (True, [])
    assert [found["key"]] == list(engine.card_definitions([OGRE]))
    assert found["face"]["name"] == "Grey Ogre"
    assert found["face"]["type"] == "Creature — Ogre (2/2)"
    game = judge.game("duel", options={"cards": [OGRE]})
    assert list(game["state"]["table"]["cards"]) == [found["key"]]


def test_faults_are_those_of_the_command_line(
    judge: Judge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = {"name": "Bad", "types": ["instant"], "power": 1, "keywords": ["flies"]}
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(bad))
    assert cli.main(["card", "check", str(file)]) == 1
    printed = [line.strip() for line in capsys.readouterr().out.splitlines()[1:]]
    found = judge.answer("cards/checks", card=bad)
    told = [f"{fault['path'].replace('$.card', '$')}: {fault['message']}" for fault in found["faults"]]
    assert told == printed
    assert (found["sound"], found["key"], found["face"]) == (False, None, None)
    assert any("flying" in fault["message"] for fault in found["faults"])


def test_tokens_of_one_name_are_called_by_the_keys_of_their_content(judge: Judge) -> None:
    """As cards of a pool do, and cards that a game has brought along."""
    cubs = [CUB, {**CUB, "power": 2, "toughness": 2}]
    keys = [next(iter(engine.card_definitions([cub]))) for cub in cubs]
    steps = [{"do": "create", "token": key} for key in keys]
    mother = {**MOTHER, "abilities": [{"ability": "spell", "do": steps}]}
    found = judge.answer("cards/checks", card=mother, tokens=cubs)
    assert found["faults"] == []
    assert "a 1/1 green Cub creature token" in found["face"]["text"]
    assert "a 2/2 green Cub creature token" in found["face"]["text"]
    assert found["key"] in engine.card_definitions([mother, *cubs])
    alone = judge.answer("cards/checks", card=mother, tokens=cubs[:1])
    assert [fault["path"] for fault in alone["faults"]] == ["$.card.abilities[0].do[1].token"]


def test_a_card_may_bring_its_tokens(judge: Judge) -> None:
    alone = judge.answer("cards/checks", card=MOTHER)
    assert [fault["path"] for fault in alone["faults"]] == ["$.card.abilities[0].do[0].token"]
    found = judge.answer("cards/checks", card=MOTHER, tokens=[CUB])
    assert found["sound"]
    assert found["key"] in engine.card_definitions([MOTHER, CUB])
    assert found["key"].startswith("test_mother-")
    assert "1/1 green Cub creature token" in found["face"]["text"]
    bad = judge.answer("cards/checks", card=MOTHER, tokens=[{**CUB, "power": "big"}])
    assert "$.tokens[0].power" in [fault["path"] for fault in bad["faults"]]
    assert bad["key"] is None


def test_a_token_that_creates_itself_is_refused(judge: Judge) -> None:
    itself = {**MOTHER, "name": "Cub Token", "types": ["creature"], "power": 1, "toughness": 1}
    del itself["cost"]
    itself["abilities"] = [
        {"ability": "triggered", "trigger": {"when": "enters"}, "do": MOTHER["abilities"][0]["do"]}
    ]
    found = judge.answer("cards/checks", card=itself)
    assert [(fault["path"], fault["message"]) for fault in found["faults"]] == [
        ("$.card", "these tokens create each other, in a circle: cub_token")
    ]
    found = judge.answer("cards/checks", card=MOTHER, tokens=[itself])
    assert [fault["path"] for fault in found["faults"]] == ["$.card", "$.tokens[0]"]
    assert (found["key"], found["face"]) == (None, None)


def test_tokens_of_one_name_that_differ_are_refused_by_their_places(judge: Judge) -> None:
    found = judge.answer("cards/checks", card=MOTHER, tokens=[CUB, {**CUB, "power": 2}])
    assert [(fault["path"], fault["message"]) for fault in found["faults"]] == [
        ("$.tokens[1].name", "another card with this name stands at $.tokens[0]")
    ]


@pytest.mark.parametrize("card", [7, None, [], {}, "ogre", {"name": 10**30}, {"name": []}, [[[[]]]]])
def test_any_json_is_answered(judge: Judge, card: Any) -> None:
    found = judge.answer("cards/checks", card=card)
    assert not found["sound"]
    assert all(fault["path"].startswith("$.card") for fault in found["faults"])


def test_the_schema_of_cards_is_served_for_editors(judge: Judge) -> None:
    served = judge.http.get("/card.schema.json")
    assert served.get_json() == json.loads(json.dumps(engine.card_schema()))
    fits = jsonschema_rs.validator_for(served.get_json()).is_valid
    assert (fits(OGRE), fits({**OGRE, "power": "big"})) == (True, False)
    known = {"If-None-Match": served.headers["ETag"]}
    assert judge.http.get("/card.schema.json", headers=known).status_code == 304


def test_a_card_that_is_too_large_is_refused(judge: Judge) -> None:
    (fault,) = judge.answer("cards/checks", card={**OGRE, "name": "x" * 9_000})["faults"]
    assert "8192 bytes" in fault["message"]
    (fault,) = judge.answer("cards/checks", card={**OGRE, "name": "x" * 270_000})["faults"]
    assert (fault["path"], "262144 bytes" in fault["message"]) == ("$", True)


def test_the_body_has_a_card(judge: Judge) -> None:
    assert list(errors(judge.post("cards/checks"))) == [""]
    assert list(errors(judge.post("cards/checks", card=OGRE, tokens=[CUB] * 13))) == ["/tokens"]
    assert list(errors(judge.post("cards/checks", card=OGRE, crad=1))) == [""]
