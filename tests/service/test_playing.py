"""Legal actions, adjudications, verdicts, successors."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config
from tests.magic.table import document, side

from .conftest import Judge, errors, problem

PASS = {"type": "pass"}
FIVE_ACTIONS = 19
"""Seed of a game that begins with so many legal actions."""


def test_legal_actions_are_those_of_the_position(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    listed = judge.post("legal-actions", state_id=game["state_id"])
    answer = listed.get_json()
    assert answer["actions"] == game["legal_actions"]
    assert answer["decision"] == game["decision"]
    assert answer["seat"] == game["seat"]
    assert listed.headers["ETag"] == f'"{game["state_id"]}"'
    assert "labels" not in answer


def test_labels_on_request(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    answer = judge.answer("legal-actions", state=game["state"], include=["labels"])
    assert len(answer["labels"]) == len(answer["actions"])
    assert all(answer["labels"])


def test_a_whole_game_by_ids_alone(judge: Judge, ruleset: str) -> None:
    chance = random.Random(1)
    position = judge.game(ruleset)
    decisions = 0
    while position["outcome"] is None:
        action = chance.choice(position["legal_actions"])
        body = {"state_id": position["state_id"], "action": action, "include": ["legal_actions"]}
        position = judge.answer("adjudications", **body)
        decisions += 1
    assert decisions > 20
    assert position["seat"] is None
    assert position["decision"] is None
    assert position["legal_actions"] == []
    assert set(position["outcome"]) == {"winner", "draw", "rule", "reason"}


def test_an_adjudication_answers_with_the_position_and_the_events(judge: Judge) -> None:
    game = judge.game()
    response = judge.post("adjudications", state_id=game["state_id"], action=PASS)
    after = response.get_json()
    assert after["state_id"] != game["state_id"]
    assert after["seat"] == 1 - game["seat"]
    assert after["events"][0]["type"] == "passed"
    assert all(event["rule"] for event in after["events"])
    assert response.headers["ETag"] == f'"{after["state_id"]}"'
    assert judge.answer("legal-actions", state_id=game["state_id"])["seat"] == game["seat"]


@pytest.mark.parametrize("include", [[], ["state"], ["legal_actions"], ["events"], ["state", "events"]])
def test_include_picks_the_heavy_members(judge: Judge, include: list[str]) -> None:
    game = judge.game()
    after = judge.answer("adjudications", state_id=game["state_id"], action=PASS, include=include)
    assert set(after) == {"ruleset", "state_id", "seat", "decision", "outcome", *include}


def test_whole_state_and_id_give_the_same_bytes(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    action = game["legal_actions"][0]
    by_id = judge.post("adjudications", state_id=game["state_id"], action=action)
    whole = judge.post("adjudications", state=game["state"], action=action)
    assert whole.data == by_id.data


def test_a_state_need_not_be_written_canonically(judge: Judge) -> None:
    game = judge.game()
    turned = dict(reversed(game["state"].items()))
    body = json.dumps({"state": turned, "include": []}, indent=3)
    for _ in range(2):
        response = judge.http.post(
            "/v1/legal-actions", data=body, content_type="application/json; charset=utf-8"
        )
        assert response.get_json()["state_id"] == game["state_id"]


def test_a_state_written_by_hand_gets_its_machine(judge: Judge) -> None:
    state = {name: value for name, value in judge.game()["state"].items() if name in ("ruleset", "table")}
    answer = judge.answer("legal-actions", state=state)
    assert judge.http.get(f"/v1/states/{answer['state_id']}").get_json()["machine"]["agenda"]


def test_several_actions_in_order(judge: Judge) -> None:
    game = judge.game()
    one = judge.answer("adjudications", state_id=game["state_id"], action=PASS)
    two = judge.answer("adjudications", state_id=one["state_id"], action=PASS)
    both = judge.answer("adjudications", state_id=game["state_id"], actions=[PASS, PASS])
    assert both == {**two, "events": one["events"] + two["events"]}


def test_no_action_at_all_is_the_position_as_it_is(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    position = {name: value for name, value in game.items() if name != "seed"}
    assert judge.answer("adjudications", state=game["state"], actions=[]) == {**position, "events": []}


def test_all_or_nothing(judge: Judge) -> None:
    game = judge.game()
    response = judge.post("adjudications", state_id=game["state_id"], actions=[PASS, PASS, PASS])
    refused = problem(response, "illegal-action")
    assert refused["index"] == 2
    assert refused["decision"]["type"] == "declare_attackers"
    assert refused["seat"] == refused["decision"]["seat"]
    assert judge.answer("legal-actions", state_id=game["state_id"])["actions"] == game["legal_actions"]


def test_a_game_that_ends_before_the_last_action(judge: Judge) -> None:
    game = judge.game()
    actions = [PASS, {"type": "concede", "seat": 1}, PASS]
    over = problem(judge.post("adjudications", state_id=game["state_id"], actions=actions), "game-over")
    assert over["index"] == 2
    assert over["outcome"]["winner"] == 0


def test_an_illegal_action_is_explained_with_all_clauses(judge: Judge) -> None:
    game = judge.game()
    action = {"type": "summon", "card": "KC"}
    refused = problem(judge.post("adjudications", state_id=game["state_id"], action=action), "illegal-action")
    assert refused["index"] == 0
    assert len(refused["violations"]) > 1
    assert (refused["rule"], refused["reason"]) == (
        refused["violations"][0]["rule"],
        refused["violations"][0]["reason"],
    )
    assert {"need": 3, "have": 0} in [violation["facts"] for violation in refused["violations"]]


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"action": {"type": "dance"}}, "/action/type"),
        ({"action": {"type": "play_mana"}}, "/action"),
        ({"action": {"type": "play_mana", "card": 5}}, "/action/card"),
        ({"action": {"type": "pass", "loudly": True}}, "/action"),
        ({"action": "pass"}, "/action"),
        ({"action": None}, "/action"),
        ({"actions": [PASS, {"type": "dance"}]}, "/actions/1/type"),
        ({"actions": PASS}, "/actions"),
        ({"actions": [PASS] * 257}, "/actions"),
        ({}, ""),
        ({"action": PASS, "actions": [PASS]}, ""),
        ({"action": PASS, "include": ["hand"]}, "/include/0"),
        ({"action": PASS, "include": "state"}, "/include"),
        ({"action": PASS, "seat": 0}, ""),
    ],
)
def test_what_an_adjudication_cannot_be_asked(judge: Judge, body: Any, pointer: str) -> None:
    game = judge.game()
    assert list(errors(judge.post("adjudications", state_id=game["state_id"], **body))) == [pointer]


def test_the_limit_on_actions() -> None:
    judge = Judge(create_app(Config(max_actions=2)))
    game = judge.game()
    judge.answer("adjudications", state_id=game["state_id"], actions=[PASS, PASS])
    refused = errors(judge.post("adjudications", state_id=game["state_id"], actions=[PASS] * 3))
    assert refused == {"/actions": "3 is more than the 2 that this server allows"}


def test_verdicts_agree_with_adjudications(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    assert game["legal_actions"]
    for action in game["legal_actions"]:
        verdict = judge.answer("verdicts", state_id=game["state_id"], action=action)
        assert verdict["legal"]
        assert verdict["violations"] == []
        assert judge.http.get(f"/v1/rulesets/{ruleset}/rules/{verdict['rule']}").status_code == 200


def test_a_verdict_lists_every_reason_why_not(judge: Judge) -> None:
    game = judge.game()
    action = {"type": "summon", "card": "KC"}
    verdict = judge.answer("verdicts", state_id=game["state_id"], action=action)
    refused = judge.post("adjudications", state_id=game["state_id"], action=action).get_json()
    assert not verdict["legal"]
    assert verdict["violations"] == refused["violations"]


def test_anybody_may_give_up_at_any_time_unlisted(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    concession = {"type": "concede", "seat": 1 - game["seat"]}
    assert concession not in game["legal_actions"]
    assert judge.answer("verdicts", state_id=game["state_id"], action=concession)["legal"]
    after = judge.answer("adjudications", state_id=game["state_id"], action=concession)
    assert after["outcome"]["winner"] == game["seat"]


def test_when_the_game_is_over(judge: Judge, ruleset: str) -> None:
    over = judge.finished(ruleset)
    listed = judge.answer("legal-actions", state_id=over["state_id"], include=["labels"])
    assert listed["actions"] == listed["labels"] == []
    assert listed["outcome"] == over["outcome"]
    concession = {"type": "concede", "seat": 1}
    for path in ("adjudications", "verdicts"):
        refused = problem(judge.post(path, state_id=over["state_id"], action=concession), "game-over")
        assert refused["outcome"] == over["outcome"]
    assert judge.answer("successors", state_id=over["state_id"])["successors"] == []


def test_successors_are_the_adjudications_of_all_actions(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    answer = judge.answer("successors", state_id=game["state_id"], include=["state", "events"])
    assert [entry["action"] for entry in answer["successors"]] == game["legal_actions"] != []
    for entry in answer["successors"]:
        after = judge.answer("adjudications", state_id=game["state_id"], action=entry["action"])
        assert {name: after[name] for name in ("state_id", "outcome", "state", "events")} == {
            name: entry[name] for name in ("state_id", "outcome", "state", "events")
        }
        assert judge.http.get(f"/v1/states/{entry['state_id']}").status_code == 200


def test_successors_come_in_pages(judge: Judge) -> None:
    game = judge.game("magic54", seed=FIVE_ACTIONS)
    state_id, actions = game["state_id"], game["legal_actions"]
    whole = judge.answer("successors", state_id=state_id)
    assert len(actions) == whole["total"] == len(whole["successors"]) == 5
    assert whole["next"] is None
    listed: list[Any] = []
    for after, following, size in ((0, 2, 2), (2, 4, 2), (4, None, 1)):
        page = judge.answer("successors", state_id=state_id, limit=2, after=after)
        assert (page["total"], page["next"], len(page["successors"])) == (5, following, size)
        listed += page["successors"]
    assert listed == whole["successors"]
    exact = judge.answer("successors", state_id=state_id, limit=5)
    assert (exact["successors"], exact["next"]) == (whole["successors"], None)
    past = judge.answer("successors", state_id=state_id, after=5)
    assert (past["successors"], past["next"], past["total"]) == ([], None, 5)


@pytest.mark.parametrize(
    ("wish", "place"),
    [
        ({"limit": 0}, "/limit"),
        ({"limit": 257}, "/limit"),
        ({"after": -1}, "/after"),
        ({"after": 1.5}, "/after"),
    ],
)
def test_what_a_page_cannot_be(judge: Judge, wish: dict[str, Any], place: str) -> None:
    assert list(errors(judge.post("successors", state_id=judge.game()["state_id"], **wish))) == [place]


def test_a_page_costs_what_it_lists(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    state = document([side(hand="Lightning Bolt", battlefield="Mountain, Raging Goblin*198"), side()])
    (casting,) = (
        action for action in judge.answer("legal-actions", state=state)["actions"] if action["type"] == "cast"
    )
    targeting = judge.answer("adjudications", state=state, action=casting)["state_id"]
    applied: list[engine.Action] = []
    apply = engine.apply

    def noted(state: engine.State, action: engine.Action) -> engine.Applied:
        applied.append(action)
        return apply(state, action)

    monkeypatch.setattr(engine, "apply", noted)
    page = judge.answer("successors", state_id=targeting)
    assert (page["total"], page["next"], len(page["successors"]), len(applied)) == (200, 100, 100, 100)
    last = judge.answer("successors", state_id=targeting, after=page["next"])
    assert (last["next"], len(last["successors"]), len(applied)) == (None, 100, 200)


def test_successors_are_short_by_default(judge: Judge) -> None:
    answer = judge.answer("successors", state_id=judge.game()["state_id"])
    assert {frozenset(entry) for entry in answer["successors"]} == {
        frozenset({"action", "state_id", "outcome"})
    }


# What can be done with a thing ------------------------------------------------------------------------------


def test_a_greyed_out_card_says_why(judge: Judge) -> None:
    state = document([side("Mountain", hand="Shock, Fire Elemental"), side()], step="main1", turn=3, active=0)
    shock, elemental = (
        next(ref for ref, one in state["table"]["objects"].items() if one["card"] == card)
        for card in ("shock", "fire_elemental")
    )
    answer = judge.answer("verdicts", state=state, about=elemental)
    assert {key: answer[key] for key in ("ruleset", "about")} == {"ruleset": "duel", "about": elemental}
    (verdict,) = answer["verdicts"]
    assert verdict["action"] == {"type": "cast", "card": elemental, "way": "normal"}
    assert verdict["rule"] == "CR-118.3"
    assert verdict["text"] == "Cast Fire Elemental"
    assert verdict["left_open"] == []
    assert verdict == {key: verdict[key] for key in ("action", "text", "left_open")} | judge.answer(
        "verdicts", state=state, action=verdict["action"]
    )
    (legal,) = judge.answer("verdicts", state=state, about=shock)["verdicts"]
    assert (legal["legal"], legal["violations"]) == (True, [])


def test_what_it_is_about_may_be_a_place_and_another_seat_may_ask(judge: Judge) -> None:
    game = judge.game("splendagic")
    seat = game["seat"]
    answer = judge.answer("verdicts", state_id=game["state_id"], about={"level": 1, "slot": 2})
    assert answer["about"] == {"level": 1, "slot": 2}
    other = judge.answer("verdicts", state_id=game["state_id"], about="seat:0", seat=(seat + 1) % 2)
    assert all(one["violations"][0]["facts"] == {"decides": seat} for one in other["verdicts"])


@pytest.mark.parametrize(
    ("body", "pointer", "message"),
    [
        ({}, "", "send the `action`, or what the actions are `about`"),
        ({"action": PASS, "about": "2H"}, "", "send `action` or `about`, not both"),
        ({"action": PASS, "seat": 0}, "/seat", "with `about` alone"),
        ({"about": "ZZ"}, "/about", "nothing at the table goes by 'ZZ'"),
        ({"about": {"provnce": 1}}, "/about", "no action could name provnce 1 now"),
        ({"about": {}}, "/about", "length >= 1"),
        ({"about": 7}, "/about", "Expected `str | object`"),
        ({"about": {f"p{number}": 1 for number in range(9)}}, "/about", "length <= 8"),
        ({"about": "x" * 1_001}, "/about", "length <= 1000"),
        ({"about": "2H", "seat": 2}, "/seat", "there is no seat 2"),
    ],
)
def test_what_is_asked_about_has_to_be_there(
    judge: Judge, body: dict[str, Any], pointer: str, message: str
) -> None:
    refused = judge.post("verdicts", state_id=judge.game()["state_id"], **body)
    ((place, told),) = errors(refused).items()
    assert place == pointer
    assert message in told


def test_nothing_can_be_done_with_a_card_once_the_game_is_over(judge: Judge) -> None:
    game = judge.game()
    ended = judge.answer("adjudications", state_id=game["state_id"], action={"type": "concede", "seat": 0})
    assert problem(judge.post("verdicts", state_id=ended["state_id"], about="2H"), "game-over")["outcome"]
