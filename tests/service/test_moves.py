"""Moves: the service chooses for the seat that decides, and adjudicates what it has chosen."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import engine
from service.app import create_app
from service.config import Config
from service.contract.components import answer_types
from tests.rulesets.tables import new_game

from .conftest import Judge, errors, problem
from .test_settling import unsettled

PATIENT = 600
RANDOM = {"kind": "random"}
GREEDY = {"kind": "greedy"}
SEARCH = {"kind": "search", "samples": 2, "max_decisions": 10}
PLAYERS = pytest.mark.parametrize("player", [RANDOM, GREEDY, SEARCH], ids=["random", "greedy", "search"])
EVERY = 12
"""Of so many decisions of a game, one is chosen by the service."""


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A client of a patient application."""
    return Judge(create_app(Config(cache_url="memory://", max_seconds=PATIENT)))


def documents(ruleset: str, seed: int, decisions: int = 60) -> Iterator[Any]:
    """Some positions of a random game."""
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for number in range(decisions):
        actions = engine.legal_actions(state)
        if not actions:
            return
        if number % EVERY == 0:
            yield json.loads(engine.encode(state))
        state = engine.apply(state, chance.choice(actions)).state


def one_action(judge: Judge) -> Any:
    """Magic 54: nobody has anything to attack with."""
    passing = {"type": "pass"}
    answer = judge.answer("adjudications", state_id=judge.game()["state_id"], actions=[passing, passing])
    assert len(answer["legal_actions"]) == 1
    return answer


# The answer ------------------------------------------------------------------------------------------------


@PLAYERS
def test_it_is_that_of_an_adjudication_of_what_was_chosen(judge: Judge, ruleset: str, player: Any) -> None:
    everything = ["state", "legal_actions", "events", "texts"]
    for number, state in enumerate(documents(ruleset, 3)):
        asked = {"state": state, "perspectives": [1, 0], "auto": "forced"}
        answer = judge.answer("moves", **asked, player=player, seed=number, include=[*everything, "action"])
        action = answer.pop("action")
        assert action in judge.answer("legal-actions", state=state)["actions"]
        assert answer == judge.answer("adjudications", **asked, action=action, include=everything)


def test_it_has_the_described_form(judge: Judge, ruleset: str) -> None:
    kind = answer_types(engine.ruleset(ruleset))["Adjudication"]
    include = ["action", "state", "legal_actions", "events", "texts"]
    for state in documents(ruleset, 7):
        moved = judge.post(
            "moves", state=state, player=RANDOM, auto="forced", include=include, perspectives=[0]
        )
        decoded = msgspec.json.decode(moved.data, type=kind)
        assert json.loads(msgspec.json.encode(decoded)) == moved.get_json()


@PLAYERS
def test_what_was_chosen_is_told_only_if_it_is_asked_for(judge: Judge, ruleset: str, player: Any) -> None:
    state = judge.game(ruleset)["state"]
    for include in ([], ["events"], ["texts"], ["state", "legal_actions", "events", "texts"]):
        assert "action" not in judge.answer("moves", state=state, player=player, include=include)
    bare = judge.answer("moves", state=state, player=player, include=[], perspectives=[0, 1])
    assert bare.keys() == {"ruleset", "state_id", "seat", "outcome", "perspectives"}
    worded = judge.answer("moves", state=state, player=player, include=["texts"], perspectives=[0, 1])
    assert worded.pop("texts") == {}
    assert worded.keys() == bare.keys()
    default = judge.answer("moves", state=state, player=player)
    assert {"state", "legal_actions", "events"} < default.keys()
    assert not {"action", "texts", "perspectives", "forced"} & default.keys()


@PLAYERS
def test_another_seat_is_told_what_events_tell_it(judge: Judge, ruleset: str, player: Any) -> None:
    """Byte for byte what it is told when a person does the same."""
    for number, state in enumerate(documents(ruleset, 4)):
        seat = judge.answer("legal-actions", state=state)["seat"]
        other = (seat + 1) % len(state["table"]["seats"])
        asked = {"state": state, "include": ["texts"], "perspectives": [other]}
        answer = judge.post("moves", **asked, player=player, seed=number)
        chosen = judge.answer("moves", **{**asked, "include": ["action"]}, player=player, seed=number)
        by_hand = judge.post("adjudications", **asked, action=chosen["action"])
        assert answer.status_code == by_hand.status_code == 200
        assert answer.data == by_hand.data
        assert answer.headers["ETag"] == by_hand.headers["ETag"]


def test_a_search_is_an_evaluation(judge: Judge, ruleset: str) -> None:
    aimless = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()["aimless_actions"]
    for number, state in enumerate(documents(ruleset, 5)):
        legal = judge.answer("legal-actions", state=state)
        actions = [each for each in legal["actions"] if each["type"] not in aimless] or legal["actions"]
        how = {"samples": 2, "max_decisions": 10, "actions": actions}
        evaluated = judge.answer("evaluations", state=state, seat=legal["seat"], seed=number, **how)
        moved = judge.answer("moves", state=state, player=SEARCH, seed=number, include=["action"])
        assert moved["action"] == evaluated["best"]


def test_a_search_may_count_what_is_unfinished_as_draws(judge: Judge) -> None:
    chosen = []
    for number, state in enumerate(documents("perdure", 5)):
        legal = judge.answer("legal-actions", state=state)
        how = {"samples": 2, "max_decisions": 10, "unfinished_as": "draw"}
        evaluated = judge.answer("evaluations", state=state, seat=legal["seat"], seed=number, **how)
        player = {"kind": "search", **how}
        moved = judge.answer("moves", state=state, player=player, seed=number, include=["action"])
        assert moved["action"] == evaluated["best"]
        estimating = {"kind": "search", "samples": 2, "max_decisions": 10}
        told = judge.answer("moves", state=state, player=estimating, seed=number, include=["action"])
        chosen.append(moved["action"] == told["action"])
    assert not all(chosen)


def test_who_is_greedy_takes_what_looks_best_one_step_ahead(judge: Judge, ruleset: str) -> None:
    aimless = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()["aimless_actions"]
    how = {"samples": 1, "max_decisions": 8, "policy": "quiet", "unfinished_as": "estimate"}
    for number, state in enumerate(documents(ruleset, 5)):
        legal = judge.answer("legal-actions", state=state)
        actions = [each for each in legal["actions"] if each["type"] not in aimless] or legal["actions"]
        evaluated = judge.answer(
            "evaluations", state=state, seat=legal["seat"], seed=number, actions=actions, **how
        )
        means = {json.dumps(each["action"]): each["mean"] for each in evaluated["actions"]}
        moved = judge.answer("moves", state=state, player=GREEDY, seed=number, include=["action"])
        assert means[json.dumps(moved["action"])] == max(means.values())


def test_a_search_has_a_strength_of_its_own(judge: Judge) -> None:
    state = judge.game("perdure")["state"]
    seat = judge.answer("legal-actions", state=state)["seat"]
    evaluated = judge.answer("evaluations", state=state, seat=seat, seed=3)
    assert evaluated["samples"] == 16
    moved = judge.answer("moves", state=state, player={"kind": "search"}, seed=3, include=["action"])
    assert moved["action"] == evaluated["best"]


def test_the_seed_is_that_of_the_choice(judge: Judge) -> None:
    state_id = judge.game("perdure")["state_id"]

    def chosen(**more: Any) -> str:
        told = judge.answer("moves", state_id=state_id, player=RANDOM, include=["action"], **more)
        return json.dumps(told["action"])

    assert len({chosen(seed=seed) for seed in range(20)}) > 1
    assert chosen() == chosen(seed=0)


def test_the_position_after_it_is_hot(judge: Judge, ruleset: str) -> None:
    moved = judge.answer("moves", state_id=judge.game(ruleset)["state_id"], player=RANDOM)
    assert judge.http.get(f"/v1/states/{moved['state_id']}").get_json() == moved["state"]


def test_a_state_written_by_hand_settles_first(judge: Judge) -> None:
    state = unsettled()
    moved = judge.answer("moves", state=state, player=RANDOM, include=["action", "events"])
    by_hand = judge.answer("adjudications", state=state, action=moved.pop("action"), include=["events"])
    assert moved == by_hand
    settling = judge.answer("adjudications", state=state, actions=[], include=["events"])["events"]
    assert settling
    assert moved["events"][: len(settling)] == settling


@PLAYERS
def test_a_whole_game_is_played_with_one_seed(judge: Judge, player: Any) -> None:
    answer = judge.game("perdure", options={"format": "game"})
    moves = []
    while answer["outcome"] is None:
        answer = judge.answer(
            "moves", state_id=answer["state_id"], player=player, seed=9, auto="forced", include=["action"]
        )
        moves += [answer["action"], *answer["forced"]]
    edition = engine.ruleset("perdure").edition
    record = {"ruleset": "perdure", "edition": edition, "seed": 7, "options": {"format": "game"}}
    assert judge.answer("replays", **record, actions=moves)["state_id"] == answer["state_id"]


# What it does not tell -------------------------------------------------------------------------------------


@PLAYERS
def test_the_choice_is_the_same_in_all_worlds_that_look_alike(
    judge: Judge, ruleset: str, player: Any
) -> None:
    """To the seat that decides: nobody peeks."""
    for number, state in enumerate(documents(ruleset, 6)):
        seat = judge.answer("legal-actions", state=state)["seat"]
        drawn = judge.answer("samples", state=state, seat=seat, seed=number, count=2)["samples"]
        told = [
            judge.answer("moves", state=world, player=player, seed=number, include=["action"])["action"]
            for world in (state, *(sample["state"] for sample in drawn))
        ]
        assert told[0] == told[1] == told[2]


def test_refusals_do_not_tell_how_many_actions_there_are() -> None:
    """That is for the seat that decides to know, and whoever asks may sit at another one."""
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=1)))
    several = [judge.game("magic54"), judge.game("perdure")]
    assert len({len(game["legal_actions"]) for game in several}) == 2
    told = [errors(judge.post("moves", state_id=game["state_id"], player=SEARCH)) for game in several]
    assert told[0] == told[1]
    assert told[0] == {
        "/player": "to search in 2 samples, 10 decisions in each game, is more work than the 1 µs that this "
        "server allows"
    }
    player = {"kind": "search"}
    usual = [errors(judge.post("moves", state_id=game["state_id"], player=player)) for game in several]
    assert usual[0] == usual[1] == {"/player": "to search is more work than the 1 µs that this server allows"}


# Bounds and refusals ---------------------------------------------------------------------------------------


def test_the_work_of_a_search_is_bounded_as_that_of_an_evaluation() -> None:
    work = 20_000
    least = Judge(create_app(Config(cache_url="memory://", max_playout_work=work)))
    game, cost = least.game(), engine.ruleset("magic54").playout_cost
    most = (work - 2 * cost.sample) // (2 * len(game["legal_actions"]) * cost.decision)
    body = {"state_id": game["state_id"]}
    for allowed, decisions in ((True, most), (False, most + 1)):
        how = {"samples": 2, "max_decisions": decisions}
        for path, more in (
            ("moves", {"player": {"kind": "search", **how}}),
            ("evaluations", {"seat": 0} | how),
        ):
            assert (least.post(path, **body, **more).status_code == 200) is allowed
    few = Judge(create_app(Config(cache_url="memory://", max_playouts=6)))
    body = {"state_id": few.game()["state_id"]}
    few.answer("moves", **body, player={"kind": "search", "samples": 6, "max_decisions": 1})
    refused = errors(few.post("moves", **body, player={"kind": "search", "samples": 7, "max_decisions": 1}))
    assert refused == {"/player/samples": "7 is more than the 6 that this server allows"}


def test_one_step_ahead_is_bounded_too() -> None:
    state = Judge(create_app(Config(cache_url="memory://"))).game("perdure")["state"]
    decoded = engine.decode(json.dumps(state).encode())
    counted, decision = len(engine.legal_actions(decoded)), engine.decision(decoded)
    assert decision is not None
    kib = math.ceil(len(engine.encode(engine.sample(decoded, decision.seat, 0))) / 1_024)
    cost = engine.ruleset("perdure").playout_cost
    needed = kib * (cost.sample + 8 * counted * cost.decision)
    for work, status in ((needed - 1, 422), (needed, 200)):
        judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=work)))
        moved = judge.post("moves", state=state, player=GREEDY)
        assert moved.status_code == status, moved.text
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=1)))
    assert errors(judge.post("moves", state=state, player=GREEDY)) == {
        "/player": "to look at each action is more work than the 1 µs that this server allows"
    }


def test_chance_and_a_single_action_are_no_work() -> None:
    judge = Judge(create_app(Config(cache_url="memory://", max_playout_work=1)))
    judge.answer("moves", state_id=judge.game()["state_id"], player=RANDOM)
    state_id = one_action(judge)["state_id"]
    judge.answer("moves", state_id=state_id, player={"kind": "search", "samples": 1_000})
    judge.answer("moves", state_id=state_id, player=GREEDY)


@PLAYERS
def test_nobody_moves_in_a_game_that_is_over(judge: Judge, player: Any) -> None:
    over = judge.finished()
    refused = problem(judge.post("moves", state_id=over["state_id"], player=player), "game-over")
    assert refused["outcome"] == over["outcome"]


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({}, ""),
        ({"player": "random"}, "/player"),
        ({"player": {}}, "/player"),
        ({"player": {"kind": "perfect"}}, "/player/kind"),
        ({"player": {"kind": "greedy", "samples": 2}}, "/player"),
        ({"player": {"kind": "search", "unfinished_as": "win"}}, "/player/unfinished_as"),
        ({"player": {"kind": "random", "samples": 2}}, "/player"),
        ({"player": {"kind": "search", "samples": 0}}, "/player/samples"),
        ({"player": {"kind": "search", "samples": 1_001}}, "/player/samples"),
        ({"player": {"kind": "search", "max_decisions": 0}}, "/player/max_decisions"),
        ({"player": RANDOM, "seed": -1}, "/seed"),
        ({"player": RANDOM, "include": ["labels"]}, "/include/0"),
        ({"player": RANDOM, "auto": "pass"}, "/auto"),
        ({"player": RANDOM, "perspectives": [2]}, "/perspectives/0"),
        ({"player": RANDOM, "perspectives": [1, 1]}, "/perspectives/1"),
        ({"player": RANDOM, "action": {"type": "pass"}}, ""),
    ],
)
def test_what_is_wrong_is_named_by_its_place(judge: Judge, wrong: Any, place: str) -> None:
    refused = errors(judge.post("moves", state_id=judge.game()["state_id"], **wrong))
    assert list(refused) == [place], refused
