"""Views, samples, playouts, statuses, hot states."""

from __future__ import annotations

import json
import math
import random
from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config
from tests.harness import plain
from tests.properties.strangers import strangers

from .conftest import SEED, Judge, errors, problem


def test_a_view_shows_the_own_hand_and_hides_the_rest(judge: Judge) -> None:
    game = judge.game()
    for seat in (0, 1):
        seen = judge.answer("views", state_id=game["state_id"], seat=seat)
        mine, other = (game["state"]["table"]["seats"][number] for number in (seat, 1 - seat))
        assert seen["view"]["seats"][seat]["hand"] == mine["hand"]
        text = json.dumps(seen)
        assert not [card for card in (*other["hand"], *mine["deck"], *other["deck"]) if f'"{card}"' in text]
        assert str(game["state"]["machine"]["rng"]) not in text


def test_only_the_seat_that_decides_sees_its_decision_in_full(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    mine = judge.answer("views", state_id=game["state_id"], seat=game["seat"])
    theirs = judge.answer("views", state_id=game["state_id"], seat=1 - game["seat"])
    assert mine["decision"] == game["decision"]
    assert mine["legal_actions"] == game["legal_actions"]
    assert theirs["decision"] == {"type": "waiting", "seat": game["seat"], "rule": game["decision"]["rule"]}
    assert theirs["legal_actions"] == []


def test_a_view_does_not_give_the_state_away_by_its_hash(judge: Judge) -> None:
    game = judge.game()
    response = judge.post("views", state_id=game["state_id"], seat=0)
    assert "ETag" not in response.headers
    assert game["state_id"] not in response.text


@pytest.mark.parametrize("path", ["views", "samples"])
@pytest.mark.parametrize("seat", [2, -1, 0.0, "0", None, 10**30])
def test_a_seat_that_is_not_there(judge: Judge, path: str, seat: Any) -> None:
    assert list(errors(judge.post(path, state_id=judge.game()["state_id"], seat=seat))) == ["/seat"]


def test_samples_look_the_same_to_the_seat(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    answer = judge.answer("samples", state_id=game["state_id"], seat=0, seed=5, count=3)
    view = judge.answer("views", state_id=game["state_id"], seat=0)
    assert len({sample["state_id"] for sample in answer["samples"]}) == 3
    for sample in answer["samples"]:
        assert judge.http.get(f"/v1/states/{sample['state_id']}").get_json() == sample["state"]
        assert judge.answer("views", state_id=sample["state_id"], seat=0) == view


def test_no_answer_tells_a_position_from_one_that_looks_the_same(judge: Judge, ruleset: str) -> None:
    state = engine.new_game(ruleset, seed=SEED)
    for number in range(40):
        actions = engine.legal_actions(state)
        state = engine.apply(state, actions[number % len(actions)]).state
    decision = engine.decision(state)
    assert decision is not None
    worlds = [plain(state), plain(engine.sample(state, decision.seat, 9))]
    asked: list[tuple[str, dict[str, Any]]] = [
        ("legal-actions", {"include": ["labels"]}),
        ("views", {"seat": decision.seat}),
        ("samples", {"seat": decision.seat, "seed": 2}),
    ]
    for action in map(plain, strangers(state, random.Random(1), 40)):
        asked += [("verdicts", {"action": action}), ("adjudications", {"action": action})]
    assert len(asked) > 60
    for path, body in asked:
        told = []
        for world in worlds:
            body_of_world = {"state": world, **body}
            answer = judge.http.post(f"/v1/{path}", json=body_of_world, headers={"X-Request-Id": "same"})
            state_id = engine.hash_id(engine.encode(engine.decode(json.dumps(world))))
            told.append(answer.text.replace(state_id, "its id"))
        assert told[0] == told[1], f"{path} {body}"


def test_samples_follow_from_their_seeds(judge: Judge) -> None:
    state_id = judge.game()["state_id"]
    three = judge.answer("samples", state_id=state_id, seat=0, seed=5, count=3)["samples"]
    last = judge.answer("samples", state_id=state_id, seat=0, seed=7)["samples"]
    assert three[2:] == last


@pytest.mark.parametrize("count", [0, 65, -1, 1.5])
def test_how_many_samples(judge: Judge, count: Any) -> None:
    assert list(errors(judge.post("samples", state_id=judge.game()["state_id"], seat=0, count=count))) == [
        "/count"
    ]


def test_the_limit_on_samples() -> None:
    judge = Judge(create_app(Config(max_samples=2)))
    refused = judge.post("samples", state_id=judge.game()["state_id"], seat=0, count=3)
    assert errors(refused) == {"/count": "3 is more than the 2 that this server allows"}


def test_playouts_add_up(judge: Judge, ruleset: str) -> None:
    state_id = judge.game(ruleset)["state_id"]
    body = {"state_id": state_id, "count": 6, "seed": 1, "max_decisions": 120}
    answer = judge.answer("playouts", **body)
    assert sum(answer["wins"]) + answer["draws"] + answer["unfinished"] == answer["count"] == 6
    assert len(answer["lengths"]) == 6
    assert max(answer["lengths"]) <= 120
    assert judge.answer("playouts", **body) == answer
    last = judge.answer("playouts", **{**body, "count": 1, "seed": 6})
    assert last["lengths"] == answer["lengths"][5:]


def test_playouts_of_a_finished_game_are_over_at_once(judge: Judge) -> None:
    answer = judge.answer("playouts", state_id=judge.finished()["state_id"], count=2)
    assert answer["wins"] == [0, 2]
    assert answer["lengths"] == [0, 0]


def test_playouts_are_bounded_by_their_work() -> None:
    cost = engine.ruleset("magic54").playout_cost
    work = 7 * 100 * cost.decision
    judge = Judge(create_app(Config(max_playouts=50, max_playout_work=work)))
    small, large = judge.game("magic54")["state_id"], judge.game("duel")
    assert "/count" in errors(judge.post("playouts", state_id=small, count=51, max_decisions=1))
    judge.answer("playouts", state_id=small, count=7, max_decisions=100)
    refused = errors(judge.post("playouts", state_id=small, count=8, max_decisions=100))
    assert refused == {
        "/count": f"8 playouts (count) of 100 decisions in a state of 1 KiB are more work than the {work} µs "
        f"that this server allows: {8 * 100 * cost.decision} µs"
    }
    kib = math.ceil(len(engine.encode(engine.decode(json.dumps(large["state"])))) / 1_024)
    most = work // (kib * engine.ruleset("duel").playout_cost.decision)
    assert kib > 4
    judge.answer("playouts", state_id=large["state_id"], max_decisions=most)
    refused = errors(judge.post("playouts", state_id=large["state_id"], max_decisions=most + 1))
    assert f"in a state of {kib} KiB" in refused["/count"]


def test_a_playout_is_given_as_many_decisions_as_the_ruleset_needs(judge: Judge, ruleset: str) -> None:
    details = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()
    answer = judge.answer("playouts", state_id=judge.game(ruleset)["state_id"], count=3)
    assert answer["max_decisions"] == details["playout_decisions"]
    assert answer["unfinished"] == 0


def test_a_playable_state_has_no_faults(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    fine = {"playable": True, "faults": []}
    assert judge.answer("statuses", state=game["state"]) == fine
    assert judge.answer("statuses", state_id=game["state_id"]) == fine


def test_every_fault_is_listed_with_place_and_rule(judge: Judge) -> None:
    state = judge.game()["state"]
    state["table"]["seats"][0]["hand"].append("KC")
    status = judge.answer("statuses", state=state)
    assert not status["playable"]
    assert len(status["faults"]) == 2
    assert status["faults"][0]["path"] == "$.table.seats[0].hand[5]"
    assert all(fault["rule"].startswith("M54-") for fault in status["faults"])
    refused = problem(judge.post("legal-actions", state=state), "invalid-state")
    assert refused["faults"] == status["faults"]
    assert refused["detail"].startswith("2 faults, the first: $.table.seats[0].hand[5]: ")


@pytest.mark.parametrize(
    "document",
    [None, True, 0, -1.5, "state", [], {}, [[]], {"ruleset": "chess"}, {"ruleset": "magic54"}, 10**40],
)
def test_any_json_has_a_status(judge: Judge, document: Any) -> None:
    status = judge.answer("statuses", state=document)
    assert not status["playable"]
    assert status["faults"][0]["message"]
    problem(judge.post("legal-actions", state=document), "invalid-state")


def test_a_state_of_another_edition(judge: Judge, ruleset: str) -> None:
    state = judge.game(ruleset)["state"] | {"edition": 99}
    refused = problem(judge.post("legal-actions", state=state), "edition-mismatch")
    known = engine.ruleset(ruleset)
    supported = sorted({*known.migrations, known.edition})
    assert (refused["ruleset"], refused["state_edition"], refused["supported"]) == (ruleset, 99, supported)
    (fault,) = judge.answer("statuses", state=state)["faults"]
    assert fault["path"] == "$.edition"


def test_a_hot_state_is_its_document_for_ever(judge: Judge) -> None:
    game = judge.game()
    response = judge.http.get(f"/v1/states/{game['state_id']}")
    assert response.get_json() == game["state"]
    assert response.headers["ETag"] == f'"{game["state_id"]}"'
    assert "immutable" in response.headers["Cache-Control"]
    assert "private" in response.headers["Cache-Control"]


@pytest.mark.parametrize("state_id", ["0" * 48, "abc", "%00", "a" * 5_000])
def test_a_state_that_is_not_hot(judge: Judge, state_id: str) -> None:
    refused = problem(judge.http.get(f"/v1/states/{state_id}"), "state-not-hot")
    assert refused["state_id"] == state_id.replace("%00", "\0")


NEEDED: dict[str, dict[str, Any]] = {
    "adjudications": {"action": {"type": "pass"}},
    "verdicts": {"action": {"type": "pass"}},
    "views": {"seat": 0},
    "samples": {"seat": 0},
    "evaluations": {"seat": 0, "samples": 1},
    "moves": {"player": {"kind": "random"}},
}


@pytest.mark.parametrize("path", ["legal-actions", "successors", "playouts", "statuses", *NEEDED])
def test_every_call_that_takes_a_state_takes_exactly_one(judge: Judge, path: str) -> None:
    more = NEEDED.get(path, {})
    game = judge.game()
    assert list(errors(judge.post(path, **more))) == [""]
    assert list(errors(judge.post(path, state=game["state"], state_id=game["state_id"], **more))) == [""]
    assert list(errors(judge.post(path, state_id="xyz", **more))) == ["/state_id"]
    assert problem(judge.post(path, state_id="f" * 48, **more), "state-not-hot")["state_id"] == "f" * 48
    assert judge.post(path, state_id=game["state_id"], **more).status_code == 200
