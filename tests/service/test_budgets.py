"""How much evaluations and searches look at where nobody says how much, and what bounds them."""

from __future__ import annotations

import functools
import json
import math
import random
from typing import Any

import pytest

import engine
from service import playing_out
from service.app import create_app
from service.config import Config
from tests.rulesets.tables import new_game
from tests.support.selection import among

from .conftest import Judge, errors, problem

PATIENT = 600
SEED = 1
LONGEST = 500
"""Decisions of the games that positions are taken from."""
SEARCH = {"kind": "search"}


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A client of a patient application with the limits of a service as it is by default."""
    return Judge(create_app(Config(cache_url="memory://", max_seconds=PATIENT)))


@functools.cache
def in_mid_game(ruleset: str) -> tuple[engine.State, ...]:
    """Of the positions of a random game one with several actions that are not aimless, and one with most."""
    state, chance = new_game(ruleset, SEED), random.Random(SEED)
    found: list[engine.State] = []
    while engine.outcome(state) is None and len(found) < LONGEST:
        found.append(state)
        state = engine.apply(state, chance.choice(engine.considered(state, "purposeful"))).state
    actions = [len(engine.considered(state, "purposeful")) for state in found]
    several = next(state for state, many in zip(reversed(found), reversed(actions), strict=True) if many > 2)
    return several, found[actions.index(max(actions))]


@pytest.fixture(params=among([0, 1], 0), ids=["several", "most"])
def document(ruleset: str, request: pytest.FixtureRequest) -> Any:
    """A position of a game of each ruleset."""
    return json.loads(engine.encode(in_mid_game(ruleset)[request.param]))


def seat_of(judge: Judge, document: Any) -> int:
    """Who decides."""
    seat = judge.answer("legal-actions", state=document)["seat"]
    assert isinstance(seat, int)
    return seat


def kib_of(document: Any, seat: int) -> int:
    """The size that counts: that of a sample."""
    state = engine.decode(json.dumps(document).encode())
    return math.ceil(len(engine.encode(engine.sample(state, seat, 0))) / 1_024)


def work(ruleset: str, kib: int, samples: int, games: int, decisions: int) -> int:
    """As the contract describes it."""
    cost = engine.ruleset(ruleset).playout_cost
    return kib * (samples * cost.sample + samples * games * min(decisions, cost.decisions) * cost.decision)


def test_nobody_has_to_say_how_much(judge: Judge, ruleset: str, document: Any) -> None:
    seat = seat_of(judge, document)
    answer = judge.answer("evaluations", state=document, seat=seat)
    assert (answer["policy"], answer["unfinished_as"], answer["max_decisions"]) == (
        "purposeful",
        "estimate",
        16,
    )
    samples, games, kib = answer["samples"], len(answer["actions"]), kib_of(document, seat)
    taken, more = (work(ruleset, kib, number, games, 16) for number in (samples, samples + 1))
    assert taken <= playing_out.WORK_BY_DEFAULT
    assert samples == 16 or more > playing_out.WORK_BY_DEFAULT
    said = {"samples": samples, "max_decisions": 16, "policy": "purposeful", "unfinished_as": "estimate"}
    assert judge.answer("evaluations", state=document, seat=seat, **said) == answer


def test_a_search_looks_at_as_much_as_an_evaluation(judge: Judge, ruleset: str, document: Any) -> None:
    aimless = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()["aimless_actions"]
    legal = judge.answer("legal-actions", state=document)
    actions = [each for each in legal["actions"] if each["type"] not in aimless] or legal["actions"]
    asked = {"state": document, "seat": legal["seat"], "actions": actions}
    moved = judge.answer("moves", state=document, player=SEARCH, include=["action"])
    assert moved["action"] == judge.answer("evaluations", **asked)["best"]


def test_what_is_looked_at_tells_nothing_that_the_seat_has_not_seen(
    judge: Judge, ruleset: str, document: Any
) -> None:
    seat = seat_of(judge, document)
    drawn = judge.answer("samples", state=document, seat=seat, seed=9, count=1)["samples"]
    told = [judge.post("evaluations", state=it, seat=seat).data for it in (document, drawn[0]["state"])]
    assert told[0] == told[1]


def test_games_are_shorter_where_not_one_sample_fits(ruleset: str, document: Any) -> None:
    patient = Judge(create_app(Config(cache_url="memory://", max_seconds=PATIENT)))
    legal = patient.answer("legal-actions", state=document)
    kib, games = kib_of(document, legal["seat"]), len(legal["actions"])
    for decisions in (1, 7):
        needed = work(ruleset, kib, 1, games, decisions)
        small = Judge(create_app(Config(cache_url="memory://", max_playout_work=needed)))
        answer = small.answer("evaluations", state=document, seat=legal["seat"])
        assert (answer["samples"], answer["max_decisions"]) == (1, decisions)
        refused = errors(small.post("evaluations", state=document, seat=legal["seat"], samples=1))
        assert list(refused) == ["/samples"]


def test_what_is_said_of_the_budget_holds(judge: Judge) -> None:
    game = judge.game("perdure")
    asked = {"state_id": game["state_id"], "seat": game["seat"]}

    def budget(**more: Any) -> tuple[int, int]:
        answer = judge.answer("evaluations", **asked, **more)
        return answer["samples"], answer["max_decisions"]

    assert budget(samples=20) == (20, 16)
    assert budget(samples=1) == (1, 16)
    assert budget(max_decisions=3) == (16, 3)
    most = engine.ruleset("perdure").playout_decisions
    assert budget(unfinished_as="draw") == (16, most)
    assert budget(unfinished_as="draw", max_decisions=5) == (16, 5)
    assert budget(unfinished_as="draw", samples=1) == (1, most)


def test_a_game_that_has_to_end_is_not_shortened() -> None:
    """What would be draws tells nothing; one sample is drawn, or refused."""
    cost = engine.ruleset("perdure").playout_cost
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=100 * cost.decision)))
    game = judge.game("perdure")
    asked = {"state_id": game["state_id"], "seat": game["seat"], "unfinished_as": "draw"}
    assert "of 1500 decisions in each of 1 samples" in errors(judge.post("evaluations", **asked))["/samples"]


def test_playouts_in_each_sample_leave_fewer_samples() -> None:
    judge = Judge(create_app(Config(cache_url="memory://", max_playouts=20, max_seconds=PATIENT)))
    game = judge.game("magic54")
    asked = {"state_id": game["state_id"], "seat": game["seat"]}
    assert judge.answer("evaluations", **asked, playouts=6)["samples"] == 3
    assert judge.answer("evaluations", **asked, playouts=20)["samples"] == 1
    refused = errors(judge.post("evaluations", **asked, playouts=21))
    assert refused == {"/samples": "21 is more than the 20 that this server allows"}


def test_no_more_decisions_count_than_games_take() -> None:
    cost = engine.ruleset("magic54").playout_cost
    most = 3 * cost.decisions * cost.decision
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=most, max_seconds=PATIENT)))
    state_id = judge.game()["state_id"]
    judge.answer("playouts", state_id=state_id, count=3, max_decisions=1_000_000)
    assert list(errors(judge.post("playouts", state_id=state_id, count=4))) == ["/count"]


@pytest.mark.parametrize("ruleset", ["five_colors", "splendagic"])
def test_a_thousand_samples_are_too_many(judge: Judge, ruleset: str) -> None:
    """With one decision each they took longer than a request may take."""
    state = max(in_mid_game(ruleset), key=lambda state: len(engine.considered(state, "purposeful")))
    player = SEARCH | {"samples": 1_000, "max_decisions": 1}
    refused = errors(judge.post("moves", state=json.loads(engine.encode(state)), player=player))
    assert "to search in 1000 samples, 1 decisions in each game," in refused["/player"]


def test_drawing_a_sample_is_work() -> None:
    game = Judge(create_app(Config(cache_url="memory://"))).game()
    cost, games = engine.ruleset("magic54").playout_cost, len(game["legal_actions"])
    needed = 3 * (cost.sample + games * cost.decision)
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=needed)))
    asked = {"state": game["state"], "seat": game["seat"], "max_decisions": 1}
    judge.answer("evaluations", **asked, samples=3)
    assert list(errors(judge.post("evaluations", **asked, samples=4))) == ["/samples"]
    assert cost.sample > 0


def test_a_search_that_takes_too_long_does_not_tell_how_much_it_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How many samples fit depends on how many actions there are, which is the seat's secret."""
    judge = Judge(create_app(Config(cache_url="memory://", max_seconds=10)))
    state = in_mid_game("splendagic")[1]
    seconds = iter(range(10_000))
    monkeypatch.setattr("service.guard.clock", lambda: next(seconds))
    refused = problem(
        judge.post("moves", state=json.loads(engine.encode(state)), player=SEARCH), "took-too-long"
    )
    assert (refused["what"], refused["total"]) == ("samples", 16)
    two = SEARCH | {"samples": 2}
    refused = problem(
        judge.post("moves", state=json.loads(engine.encode(state)), player=two), "took-too-long"
    )
    assert (refused["what"], refused["total"]) == ("samples", 2)


def test_the_contract_tells_what_games_cost(judge: Judge, ruleset: str) -> None:
    told = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()["playout_cost"]
    assert told == engine.ruleset(ruleset).playout_cost._asdict()
    assert all(number > 0 for number in told.values())
