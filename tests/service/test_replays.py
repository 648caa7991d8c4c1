"""Recorded games: played again over HTTP, and told at the command line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from service import cli
from service.app import create_app
from service.config import Config

from .conftest import SEED, Judge, errors, problem

DECISIONS = 40


def recorded(ruleset: str, *, decisions: int = DECISIONS, **told: Any) -> tuple[dict[str, Any], engine.State]:
    """The record of a game played at random, and where it led."""
    chance = random.Random(1)
    state = engine.new_game(ruleset, seed=SEED, **told)
    actions: list[Any] = []
    while len(actions) < decisions and engine.outcome(state) is None:
        action = chance.choice(engine.legal_actions(state))
        actions.append(msgspec.to_builtins(action))
        state = engine.apply(state, action).state
    edition = engine.ruleset(ruleset).edition
    return {"ruleset": ruleset, "edition": edition, "seed": SEED, **told, "actions": actions}, state


def test_a_record_leads_to_the_same_state(judge: Judge, ruleset: str) -> None:
    record, state = recorded(ruleset)
    answer = judge.post("replays", **record)
    position = answer.get_json()
    assert position["state_id"] == engine.state_id(state)
    assert position["state"] == json.loads(engine.encode(state))
    assert answer.headers["ETag"] == f'"{engine.state_id(state)}"'
    assert "events" not in position
    assert judge.answer("legal-actions", state_id=position["state_id"])["actions"]


def test_a_game_dealt_at_a_table_is_replayed_by_its_chance(judge: Judge, ruleset: str) -> None:
    edition = engine.ruleset(ruleset).edition
    record = {"ruleset": ruleset, "edition": edition, "chance": "5c" * 32, "actions": []}
    dealt = engine.begin(ruleset, chance="5c" * 32).state
    position = judge.answer("replays", **record)
    assert position["state_id"] == engine.state_id(dealt)
    assert position["state_id"] != engine.state_id(engine.new_game(ruleset))
    for seat in range(2):
        sampled = judge.answer("samples", state_id=position["state_id"], seat=seat)["samples"][0]
        assert "key" not in sampled["state"]["machine"]["rng"]


@pytest.mark.parametrize("told", [{}, {"seed": 1, "chance": "5c" * 32}])
def test_a_record_has_a_seed_or_a_chance(judge: Judge, told: dict[str, Any]) -> None:
    answer = judge.post("replays", ruleset="duel", edition=engine.ruleset("duel").edition, actions=[], **told)
    assert errors(answer) == {"": "a record has `seed` or `chance`: one of the two"}


def test_what_the_game_was_told_counts(judge: Judge) -> None:
    told: dict[str, Any] = {"options": {"first_player": "B"}, "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    record, state = recorded("perdure", **told)
    assert judge.answer("replays", **record, include=[])["state_id"] == engine.state_id(state)
    assert judge.answer("replays", **{**record, "options": {"first_player": "A"}}, upto=0, include=[])


def test_events_tell_the_whole_game(judge: Judge) -> None:
    record, _ = recorded("magic54")
    events = judge.answer("replays", **record, include=["events"])["events"]
    position = judge.game("magic54", include=["events"])
    told = list(position["events"])
    for action in record["actions"]:
        body = {"state_id": position["state_id"], "action": action, "include": ["events"]}
        position = judge.answer("adjudications", **body)
        told += position["events"]
    assert events == told


@pytest.mark.parametrize("upto", [0, 1, DECISIONS - 1, DECISIONS])
def test_upto_ends_earlier(judge: Judge, upto: int) -> None:
    record, _ = recorded("magic54")
    _, state = recorded("magic54", decisions=upto)
    assert judge.answer("replays", **record, upto=upto, include=[])["state_id"] == engine.state_id(state)


def test_more_than_there_is_cannot_be_replayed(judge: Judge) -> None:
    record, _ = recorded("magic54", decisions=3)
    assert errors(judge.post("replays", **record, upto=4)) == {"/upto": "the record has 3 actions, not 4"}


def test_the_first_illegal_action_is_named(judge: Judge) -> None:
    record, _ = recorded("magic54", decisions=3)
    record["actions"][1:1] = [{"type": "summon", "card": "KH"}]
    refused = problem(judge.post("replays", **record), "illegal-action")
    assert refused["index"] == 1
    assert refused["violations"]
    assert judge.answer("replays", **record, upto=1)


def test_nothing_follows_the_end_of_a_game(judge: Judge) -> None:
    record, _ = recorded("magic54", decisions=1)
    record["actions"] += [{"type": "concede", "seat": 0}, {"type": "pass"}]
    assert problem(judge.post("replays", **record), "game-over")["index"] == 2


def test_a_record_of_another_edition_is_told_so(judge: Judge) -> None:
    record, _ = recorded("magic54", decisions=1)
    edition = record["edition"]
    for other in (edition - 1, edition + 1):
        refused = problem(judge.post("replays", **{**record, "edition": other}), "edition-mismatch")
        found = refused["ruleset"], refused["state_edition"], refused["supported"]
        assert found == ("magic54", other, [edition])


def test_a_record_of_no_game(judge: Judge) -> None:
    record, _ = recorded("magic54", decisions=1)
    assert problem(judge.post("replays", **{**record, "ruleset": "chess"}), "unknown-ruleset")
    assert "/options" in errors(judge.post("replays", **{**record, "options": {"speed": 1}}))
    refused = errors(judge.post("replays", **{**record, "actions": [*record["actions"], {"type": "castle"}]}))
    assert "/actions/1/type" in refused
    assert "/seed" in errors(judge.post("replays", **{**record, "seed": -1}))


def test_a_record_has_a_bound() -> None:
    judge = Judge(create_app(Config(max_recorded_actions=2)))
    record, _ = recorded("magic54", decisions=3)
    refused = errors(judge.post("replays", **record))
    assert refused == {"/actions": "3 is more than the 2 that this server allows"}
    assert judge.http.get("/v1/rulesets").get_json()["limits"]["recorded_actions"] == 2


# At the command line ---------------------------------------------------------------------------------------


def written(folder: Path, record: dict[str, Any]) -> str:
    """The path of a file with this record."""
    path = folder / "game.json"
    path.write_text(json.dumps(record))
    return str(path)


def test_a_record_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], ruleset: str) -> None:
    record, _ = recorded(ruleset)
    assert cli.main(["replay", written(tmp_path, record)]) == 0
    heading, *told, standing = capsys.readouterr().out.splitlines()
    assert heading == f"{engine.ruleset(ruleset).name}, edition {record['edition']}, seed {SEED}"
    assert len(told) == len(record["actions"])
    assert told[0].split(maxsplit=1)[0] == "1"
    assert all(line.endswith("]") for line in (*told, standing))
    assert ": " in standing


def test_a_record_may_be_told_in_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = recorded("magic54", decisions=3)
    assert cli.main(["replay", written(tmp_path, {**record, "upto": 1})]) == 0
    _, told, standing = capsys.readouterr().out.splitlines()
    assert told.startswith("    1  ")
    assert ": " in standing


def test_events_are_told_between_the_actions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ruleset: str
) -> None:
    record, _ = recorded(ruleset, decisions=10 * DECISIONS)
    assert cli.main(["replay", "--events", written(tmp_path, record)]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    numbered = [line for line in lines if line[:5].strip().isdecimal()]
    assert len(numbered) == len(record["actions"])
    assert len(lines) > 1.5 * len(numbered)
    assert not any("None" in line or "seat:" in line for line in lines)


def test_an_action_is_told_with_the_rule_that_allows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, _ = recorded("magic54", decisions=0)
    record["actions"] = [{"type": "play_mana", "card": "3H"}]
    assert cli.main(["replay", written(tmp_path, record)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "    1  Player 1: Put 3♥ into play   [M54-R1]"


def test_the_end_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = recorded("magic54", decisions=1)
    record["actions"].append({"type": "concede", "seat": 0})
    assert cli.main(["replay", written(tmp_path, record)]) == 0
    *_, conceded, over = capsys.readouterr().out.splitlines()
    assert conceded.endswith(": concede")
    assert over.startswith("The game is over, ")


def test_what_cannot_be_replayed_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = recorded("magic54", decisions=1)
    for wrong, said in (
        ({"edition": 99}, "follows edition 99"),
        ({"ruleset": "chess"}, "there is no ruleset 'chess'"),
        ({"options": {"speed": 1}}, "$.options: "),
        ({"actions": [{"type": "summon", "card": "KH"}]}, "action 1: M54-3.2: K♥ costs 3 mana"),
        ({"actions": [*record["actions"], {"type": "castle"}]}, "action 2: $.type"),
        ({"seed": "x"}, "$.seed"),
    ):
        assert cli.main(["replay", written(tmp_path, {**record, **wrong})]) == 1
        assert said in capsys.readouterr().err
    assert cli.main(["replay", str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err
    (tmp_path / "noise.json").write_bytes(b"\xff{")
    assert cli.main(["replay", str(tmp_path / "noise.json")]) == 1
