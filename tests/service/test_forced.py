"""`auto: "forced"`: a game goes on by itself as long as everybody sees that there is one thing to do."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config
from tests.harness import plain
from tests.rulesets.tables import new_game

from .conftest import SEED, Judge, errors, problem

PASS = {"type": "pass"}


def to_the_attack(judge: Judge) -> Any:
    """Magic 54: nobody has played anything, and the next pass leads to the declaration of attackers."""
    game = judge.game()
    return judge.answer("adjudications", state_id=game["state_id"], action=PASS)


def test_the_game_goes_on_where_there_is_no_choice(judge: Judge) -> None:
    before = to_the_attack(judge)
    by_hand = judge.answer("adjudications", state_id=before["state_id"], action=PASS)
    assert by_hand["decision"]["type"] == "declare_attackers"
    assert "forced" not in by_hand
    finish = {"type": "finish_attackers"}
    assert by_hand["legal_actions"] == [finish]
    then = judge.answer("adjudications", state_id=by_hand["state_id"], action=finish)
    answer = judge.answer("adjudications", state_id=before["state_id"], action=PASS, auto="forced")
    assert answer["forced"] == [finish]
    told = {"type": "forced", "seat": by_hand["seat"], "action": "finish_attackers", "rule": "M54-9.1"}
    assert answer["events"] == [*by_hand["events"], told, *then["events"]]
    assert {name: answer[name] for name in ("state_id", "decision", "legal_actions")} == {
        name: then[name] for name in ("state_id", "decision", "legal_actions")
    }


def test_it_stops_at_a_pass(judge: Judge) -> None:
    """Whoever can only pass is asked all the same: nobody else knows that."""
    before = to_the_attack(judge)
    answer = judge.answer("adjudications", state_id=before["state_id"], action=PASS, auto="forced")
    assert PASS in answer["legal_actions"]


def test_without_a_forced_action_nothing_more_happens(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    body = {"state_id": game["state_id"], "action": game["legal_actions"][0]}
    plainly = judge.answer("adjudications", **body)
    answer = judge.answer("adjudications", **body, auto="forced")
    assert answer == {**plainly, "forced": []}
    assert list(answer)[-1] == "forced"


def test_it_goes_on_after_several_actions(judge: Judge) -> None:
    game = judge.game()
    answer = judge.answer("adjudications", state_id=game["state_id"], actions=[PASS, PASS], auto="forced")
    assert answer["forced"] == [{"type": "finish_attackers"}]


def test_a_seat_sees_that_another_was_forced(judge: Judge) -> None:
    before = to_the_attack(judge)
    body = {"state_id": before["state_id"], "action": PASS, "auto": "forced", "perspectives": [0, 1]}
    answer = judge.answer("adjudications", **body)
    for seen in answer["perspectives"]:
        assert seen["events"] == answer["events"]


@pytest.mark.parametrize("action", [{"type": "finish_attackers"}, {"type": "summon", "card": "KH"}])
def test_all_or_nothing(judge: Judge, action: Any) -> None:
    game = judge.game()
    refused = judge.post("adjudications", state_id=game["state_id"], actions=[PASS, action], auto="forced")
    assert problem(refused, "illegal-action")["index"] == 1


def test_it_goes_on_after_an_action_only(judge: Judge) -> None:
    told = {"/auto": "`auto` goes on after an action: send one"}
    state_id = judge.game()["state_id"]
    assert errors(judge.post("adjudications", state_id=state_id, actions=[], auto="forced")) == told


@pytest.mark.parametrize("auto", ["pass", "", None, True, ["forced"]])
def test_there_is_one_way_to_go_on(judge: Judge, auto: Any) -> None:
    state_id = judge.game()["state_id"]
    assert list(errors(judge.post("adjudications", state_id=state_id, action=PASS, auto=auto))) == ["/auto"]


def test_as_many_are_forced_as_may_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the answer stops where the next is to be taken, and says so by the decision."""
    judge = Judge(create_app(Config(cache_url="memory://", max_actions=2)))
    state = engine.decode(json.dumps(judge.game()["state"]))
    taken = (engine.legal_actions(state)[0], engine.Applied(state, ()))
    monkeypatch.setattr(engine, "take_forced", lambda _: taken)
    game = judge.game()
    answer = judge.answer("adjudications", state_id=game["state_id"], action=PASS, auto="forced")
    assert answer["forced"] == [plain(taken[0])] * 2
    assert answer["state_id"] == game["state_id"]


@pytest.mark.parametrize("name", ["magic54", "perdure"])
def test_a_whole_game_is_the_same_with_fewer_questions(judge: Judge, name: str) -> None:
    """What is sent and what is forced, one after the other, is the record of the game."""
    state, chance = new_game(name, 8), random.Random(8)
    answer = judge.answer("adjudications", state=json.loads(engine.encode(state)), actions=[])
    asked = forced = 0
    while answer["outcome"] is None:
        action = chance.choice(answer["legal_actions"])
        answer = judge.answer("adjudications", state_id=answer["state_id"], action=action, auto="forced")
        asked += 1
        forced += len(answer["forced"])
        told = [event for event in answer["events"] if event["type"] == "forced"]
        assert [event["action"] for event in told] == [one["type"] for one in answer["forced"]]
        for taken in (action, *answer["forced"]):
            state = engine.apply(state, engine.decode_action(state, json.dumps(taken))).state
        assert engine.state_id(state) == answer["state_id"]
        assert engine.forced(state) is None
    assert forced > asked / 20


def test_a_hand_is_kept_where_no_mulligan_is_left(judge: Judge) -> None:
    """In every game with Magic cards."""
    for name in ("duel", "castle", "five_colors", "splendagic"):
        answer = judge.game(name, seed=SEED)
        for _ in range(20):
            wanted = [one for one in answer["legal_actions"] if one["type"] == "mulligan"]
            action = (wanted or answer["legal_actions"])[0]
            answer = judge.answer("adjudications", state_id=answer["state_id"], action=action, auto="forced")
            if answer["forced"]:
                break
        assert answer["forced"][0] == {"type": "keep_hand"}, name
        assert {"type": "forced", "action": "keep_hand", "rule": "CR-103.5"}.items() <= next(
            event for event in answer["events"] if event["type"] == "forced"
        ).items()
