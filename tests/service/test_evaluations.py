"""Actions compared by games played out: playouts with actions, and evaluations."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config

from .conftest import Judge, errors, problem

MOST = 30
PATIENT = 600
"""Seconds: a busy machine changes no answer."""


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A client of a patient application."""
    return Judge(create_app(Config(cache_url="memory://", max_seconds=PATIENT)))


@pytest.fixture
def game(judge: Judge, ruleset: str) -> Any:
    """A position of each ruleset."""
    return judge.game(ruleset)


def test_all_legal_actions_are_compared_with_the_same_chance(judge: Judge, game: Any) -> None:
    body = {"state_id": game["state_id"], "count": 2, "seed": 3, "max_decisions": MOST}
    answer = judge.answer("playouts", **body, actions="all")
    assert [entry["action"] for entry in answer["actions"]] == game["legal_actions"]
    assert judge.answer("playouts", **body, actions=game["legal_actions"]) == answer
    games = 2 * len(game["legal_actions"])
    assert answer["count"] == len(answer["lengths"]) == games
    assert sum(answer["wins"]) + answer["draws"] + answer["unfinished"] == games
    for number, action in enumerate(game["legal_actions"]):
        entry = answer["actions"][number]
        alone = judge.answer("playouts", **body, actions=[action])
        assert alone["actions"] == [entry]
        assert alone["lengths"] == answer["lengths"][2 * number : 2 * number + 2]
        assert sum(entry["wins"]) + entry["draws"] + entry["unfinished"] == 2
        assert sum(entry["mean"]) == pytest.approx(1, abs=1e-5)
        assert entry["length"] == sum(alone["lengths"]) / 2


def test_without_actions_no_action_is_told_apart(judge: Judge) -> None:
    answer = judge.answer("playouts", state_id=judge.game()["state_id"], count=4, max_decisions=1_000)
    assert "actions" not in answer
    shares = [wins + answer["draws"] / 2 for wins in answer["wins"]]
    assert answer["mean"] == [share / 4 for share in shares]
    assert len(answer["standard_error"]) == 2
    one = judge.answer("playouts", state_id=judge.game()["state_id"])
    assert one["standard_error"] is None


def test_an_action_may_end_the_game_at_once(judge: Judge) -> None:
    body = {"state_id": judge.game("splendagic", seats=[{}, {}, {}])["state_id"], "max_decisions": 3}
    gone = judge.answer("playouts", **body, count=2, actions=[{"type": "concede", "seat": 2}])
    assert gone["actions"][0]["mean"] == [0.5, 0.5, 0.0]
    assert gone["unfinished"] == 2
    two = judge.answer(
        "playouts", state_id=judge.game()["state_id"], actions=[{"type": "concede", "seat": 1}]
    )
    assert (two["wins"], two["lengths"], two["actions"][0]["length"]) == ([1, 0], [1], 1.0)


def test_an_illegal_action_is_refused_with_its_number_and_every_reason(judge: Judge) -> None:
    game = judge.game("perdure")
    land = game["legal_actions"][0]
    deck = game["state"]["table"]["seats"][1]["deck"][0]
    forbidden = {"type": "play_creature", "card": deck}
    verdict = judge.answer("verdicts", state_id=game["state_id"], action=forbidden)
    refused = problem(
        judge.post("playouts", state_id=game["state_id"], actions=[land, forbidden, forbidden]),
        "illegal-action",
    )
    assert refused["index"] == 1
    assert refused["violations"] == verdict["violations"]
    assert refused["decision"] == game["decision"]


def test_no_action_of_the_ruleset_is_named_by_its_place(judge: Judge) -> None:
    game = judge.game("perdure")
    named = [game["legal_actions"][0], {"type": "pass"}]
    refused = errors(judge.post("playouts", state_id=game["state_id"], actions=named))
    assert list(refused) == ["/actions/1/type"]
    for wrong in ([], "some", [game["legal_actions"][0]] * 257):
        refused = errors(judge.post("playouts", state_id=game["state_id"], actions=wrong))
        assert list(refused) == ["/actions"]
    few = Judge(create_app(Config(cache_url="memory://", max_actions=1)))
    body = {"state_id": few.game("perdure")["state_id"], "max_decisions": 1}
    assert list(errors(few.post("playouts", **body, actions=game["legal_actions"][:2]))) == ["/actions"]
    assert len(few.answer("playouts", **body, actions="all")["actions"]) > 1


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("playouts", {"actions": "all"}),
        ("playouts", {"actions": [{"type": "pass"}]}),
        ("evaluations", {"seat": 0}),
        ("evaluations", {"seat": 1}),
    ],
)
def test_a_game_that_is_over_has_no_actions(judge: Judge, path: str, more: dict[str, Any]) -> None:
    over = judge.finished()
    refused = problem(judge.post(path, state_id=over["state_id"], **more), "game-over")
    assert refused["outcome"] == over["outcome"]


def test_actions_multiply_the_work() -> None:
    work = 20_000
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=work)))
    game, cost = judge.game(), engine.ruleset("magic54").playout_cost
    several = len(game["legal_actions"])
    for path, more, drawing, told in (
        ("playouts", {"actions": "all", "count": 2}, 0, "(count × actions) of {} decisions in a state of 1"),
        (
            "evaluations",
            {"seat": game["seat"], "samples": 2},
            2 * cost.sample,
            "(playouts × actions) of {} decisions in each of 2 samples of 1",
        ),
    ):
        most = (work - drawing) // (2 * several * cost.decision)
        judge.answer(path, state_id=game["state_id"], max_decisions=most, **more)
        refused = errors(judge.post(path, state_id=game["state_id"], max_decisions=most + 1, **more))
        (message,) = refused.values()
        games = several if path == "evaluations" else 2 * several
        refused_work = drawing + 2 * several * (most + 1) * cost.decision
        assert message == (
            f"{games} playouts {told.format(most + 1)} KiB are more work than the {work} µs that this server "
            f"allows: {refused_work} µs"
        )


def evaluation(judge: Judge, state_id: str, **more: Any) -> bytes:
    """The bytes of an answer that has to succeed."""
    body = {"state_id": state_id, "seat": 0, "samples": 3, "playouts": 2, "seed": 4, "max_decisions": MOST}
    body |= {"policy": "uniform", "unfinished_as": "draw"}
    response = judge.post("evaluations", **{**body, **more})
    assert response.status_code == 200, response.text
    assert "ETag" not in response.headers
    return bytes(response.data)


def test_every_legal_action_is_evaluated(judge: Judge, game: Any) -> None:
    answer = json.loads(evaluation(judge, game["state_id"], seat=game["seat"]))
    assert [entry["action"] for entry in answer["actions"]] == game["legal_actions"]
    for entry in answer["actions"]:
        assert entry["wins"] + entry["draws"] + entry["losses"] + entry["unfinished"] == 6
        shared = (entry["draws"] + entry["unfinished"]) / 2
        assert entry["mean"] == pytest.approx((entry["wins"] + shared) / 6, abs=1e-6)
        assert 0 < entry["decisions"] <= 6 * MOST
    means = [entry["mean"] for entry in answer["actions"]]
    best = answer["actions"][means.index(max(means))]
    assert answer["best"] == best["action"]
    assert (best["behind"], best["behind_error"]) == (0, 0)


def test_some_of_the_actions_are_evaluated_as_among_all(judge: Judge, game: Any) -> None:
    seat, actions = game["seat"], game["legal_actions"][::-2]
    every = json.loads(evaluation(judge, game["state_id"], seat=seat))
    some = json.loads(evaluation(judge, game["state_id"], seat=seat, actions=actions))
    assert [entry["action"] for entry in some["actions"]] == actions
    means = {json.dumps(entry["action"]): entry["mean"] for entry in every["actions"]}
    assert [entry["mean"] for entry in some["actions"]] == [means[json.dumps(action)] for action in actions]
    best = max(some["actions"], key=lambda entry: entry["mean"])
    assert (some["best"], best["behind"]) == (best["action"], 0)


def test_an_illegal_action_is_not_evaluated(judge: Judge) -> None:
    game = judge.game("perdure")
    land, body = game["legal_actions"][0], {"state_id": game["state_id"], "seat": game["seat"]}
    forbidden = {"type": "play_creature", "card": "2C"}
    refused = problem(judge.post("evaluations", **body, actions=[land, forbidden]), "illegal-action")
    verdict = judge.answer("verdicts", state_id=game["state_id"], action=forbidden)
    assert (refused["index"], refused["violations"]) == (1, verdict["violations"])
    assert list(errors(judge.post("evaluations", **body, actions=[land, {"type": "no"}]))) == [
        "/actions/1/type"
    ]
    for wrong in ([], "all", [land] * 257):
        assert list(errors(judge.post("evaluations", **body, actions=wrong))) == ["/actions"]
    cost = engine.ruleset("perdure").playout_cost
    enough = 2 * (cost.sample + cost.decision)
    few = Judge(create_app(Config(cache_url="memory://", max_actions=1, max_playout_work=enough)))
    body = {"state_id": few.game("perdure")["state_id"], "seat": 0, "samples": 1, "max_decisions": 1}
    assert list(errors(few.post("evaluations", **body, actions=[land] * 2))) == ["/actions"]
    assert list(errors(few.post("evaluations", **body))) == ["/samples"]
    evaluation(few, body["state_id"], samples=1, playouts=1, max_decisions=1, actions=[land])


def test_purposeful_players_leave_aimless_actions_be(judge: Judge) -> None:
    """They keep the first hand, and take no mana that they don't pay with."""

    def aimless(ruleset: str) -> object:
        return judge.http.get(f"/v1/rulesets/{ruleset}").get_json()["aimless_actions"]

    assert aimless("magic54") == []
    assert aimless("duel") == ["tap_for_mana", "mulligan"]
    game = judge.game("duel")
    body = {"state_id": game["state_id"], "count": 1, "seed": 5}
    by_default = judge.answer("playouts", **body)
    assert judge.answer("playouts", **body, policy="uniform") == by_default
    purposeful = judge.answer("playouts", **body, policy="purposeful")
    assert purposeful != by_default
    how = {"seat": game["seat"], "samples": 1, "playouts": 1, "seed": 5, "max_decisions": 100}
    uniform, purposeful = (
        judge.answer("evaluations", state_id=game["state_id"], **how, **more)
        for more in ({"policy": "uniform"}, {})
    )
    assert (uniform["policy"], purposeful["policy"]) == ("uniform", "purposeful")
    assert uniform["actions"] != purposeful["actions"]
    assert list(errors(judge.post("playouts", **body, policy="greedy"))) == ["/policy"]


def test_what_is_unfinished_may_be_estimated(judge: Judge, game: Any) -> None:
    how = {"seed": 3, "max_decisions": 6, "policy": "quiet"}
    seat = judge.answer("legal-actions", state_id=game["state_id"])["seat"]
    drawing, estimated = (
        judge.answer("evaluations", state_id=game["state_id"], seat=seat, samples=2, **how, **more)
        for more in ({"unfinished_as": "draw"}, {})
    )
    assert (drawing["unfinished_as"], estimated["unfinished_as"]) == ("draw", "estimate")
    for drawn, told in zip(drawing["actions"], estimated["actions"], strict=True):
        assert {each["wins"] for each in (drawn, told)} == {drawn["wins"]}
        assert drawn["unfinished"] == told["unfinished"] > 0
        assert 0 < told["mean"] < 1
    assert {each["mean"] for each in drawing["actions"]} == {0.5}
    assert {each["mean"] for each in estimated["actions"]} != {0.5}
    body = {"state_id": game["state_id"], "count": 3, "max_decisions": 40, "unfinished_as": "estimate"}
    played = judge.answer("playouts", **body)
    assert sum(played["mean"]) == pytest.approx(1, abs=2e-6)
    assert played["mean"][0] != 0.5
    assert list(errors(judge.post("playouts", **{**body, "unfinished_as": "win"}))) == ["/unfinished_as"]


def test_an_evaluation_is_made_of_samples_and_playouts(judge: Judge, game: Any) -> None:
    """Sample i is drawn with seed + i × playouts, and its game j is the playout with that seed + j."""
    seat = game["seat"]
    answer = json.loads(evaluation(judge, game["state_id"], seat=seat))
    wins = decisions = 0
    for seed in (4, 6, 8):
        (sample,) = judge.answer("samples", state_id=game["state_id"], seat=seat, seed=seed)["samples"]
        played = judge.answer(
            "playouts",
            state_id=sample["state_id"],
            count=2,
            seed=seed,
            max_decisions=MOST,
            actions=[game["legal_actions"][-1]],
        )
        wins += played["wins"][seat]
        decisions += sum(played["lengths"])
    entry = answer["actions"][-1]
    assert (entry["wins"], entry["decisions"]) == (wins, decisions)


def test_it_is_the_same_on_any_server_and_in_any_world_that_looks_alike(judge: Judge, game: Any) -> None:
    seat = game["seat"]
    answer = evaluation(judge, game["state_id"], seat=seat)
    elsewhere = Judge(create_app(Config(cache_url="memory://", max_seconds=PATIENT)))
    drawn = judge.answer("samples", state_id=game["state_id"], seat=seat, seed=9, count=2)["samples"]
    for state in (game["state"], *(sample["state"] for sample in drawn)):
        there = elsewhere.answer("adjudications", state=state, actions=[])["state_id"]
        assert evaluation(elsewhere, there, seat=seat) == answer
    assert game["state_id"].encode() not in answer


def test_a_refusal_for_too_much_work_tells_nothing_either() -> None:
    """The document of this game is longer than that of a sample by a few digits, which count as a KiB."""
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=1)))
    for letters in range(2, 160):
        seats = [{"name": "\N{HOURGLASS}" * (letters // 2)}, {"name": "\N{HOURGLASS}" * (-(-letters // 2))}]
        state = engine.new_game("magic54", seed=engine.MAX_SEED, seats=seats)
        worlds = [engine.encode(world) for world in (state, engine.sample(state, 0, 9))]
        if len({len(document) // 1_024 for document in worlds}) == 2:
            break
    else:
        pytest.fail("no name makes a KiB of the difference")
    told = {str(errors(judge.post("evaluations", state=json.loads(document), seat=0))) for document in worlds}
    assert len(told) == 1


def test_only_the_seat_that_decides_has_actions_to_evaluate(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    seat = game["seat"]
    other = errors(judge.post("evaluations", state_id=game["state_id"], seat=1 - seat))
    assert other == {"/seat": f"it is seat {seat} that decides here, seat {1 - seat} has nothing to decide"}
    assert (
        "there is no seat 9" in errors(judge.post("evaluations", state_id=game["state_id"], seat=9))["/seat"]
    )


def test_samples_and_playouts_together_are_bounded() -> None:
    judge = Judge(create_app(Config(cache_url="memory://", max_playouts=6)))
    body = {"state_id": judge.game()["state_id"], "seat": 0, "max_decisions": 1}
    judge.answer("evaluations", **body, samples=2, playouts=3)
    refused = errors(judge.post("evaluations", **body, samples=2, playouts=4))
    assert refused == {"/samples": "8 is more than the 6 that this server allows"}
