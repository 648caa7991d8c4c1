"""New games."""

from __future__ import annotations

from typing import Any

import pytest

import engine

from .conftest import Judge, errors, problem

REPEATED: dict[str, dict[str, Any]] = {
    "legal-actions": {},
    "adjudications": {"actions": []},
    "views": {"seat": 0},
    "samples": {"seat": 0, "count": 2},
    "successors": {},
    "playouts": {"count": 2, "max_decisions": 20},
}
"""Calls that take no seed, or have one of their own where none is sent."""


def test_a_game_is_a_position_that_can_be_found_again(judge: Judge, ruleset: str) -> None:
    response = judge.post(f"rulesets/{ruleset}/games", seed=3)
    assert response.status_code == 201
    position = response.get_json()
    assert position["ruleset"] == position["state"]["ruleset"] == ruleset
    assert position["seat"] == position["decision"]["seat"]
    assert position["decision"]["rule"]
    assert position["legal_actions"]
    assert position["outcome"] is None
    assert response.headers["ETag"] == f'"{position["state_id"]}"'
    assert judge.http.get(response.headers["Location"]).get_json() == position["state"]


def test_the_same_seed_is_the_same_game(judge: Judge, ruleset: str) -> None:
    path = f"rulesets/{ruleset}/games"
    assert judge.post(path, seed=5).data == judge.post(path, seed=5).data
    assert judge.post(path, seed=5).data != judge.post(path, seed=6).data
    assert judge.answer(path, seed=5)["seed"] == 5


def test_without_a_seed_each_game_is_different_and_tells_its_seed(judge: Judge, ruleset: str) -> None:
    path = f"rulesets/{ruleset}/games"
    one, other = judge.answer(path), judge.answer(path)
    assert one["seed"] != other["seed"]
    assert one["state_id"] != other["state_id"]
    assert 0 <= one["seed"] <= engine.MAX_SEED
    assert judge.answer(path, seed=one["seed"]) == one


def test_every_other_answer_is_the_same_each_time(judge: Judge, ruleset: str) -> None:
    state_id = judge.game(ruleset)["state_id"]
    for path, more in REPEATED.items():
        first, again = (judge.post(path, state_id=state_id, **more).data for _ in range(2))
        assert first == again, path


def test_options_and_seats(judge: Judge) -> None:
    seats = [{"name": "Ada", "team": "black"}, {"name": "Ben", "team": "red"}]
    game = judge.game(options={"first_player": "red", "turn_limit": 30}, seats=seats)
    assert game["seat"] == 1
    assert [seat["name"] for seat in game["state"]["table"]["seats"]] == ["Ada", "Ben"]
    assert game["state"]["options"]["turn_limit"] == 30


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"seed": -1}, "/seed"),
        ({"seed": 2**53}, "/seed"),
        ({"seed": 1.0}, "/seed"),
        ({"seed": "7"}, "/seed"),
        ({"options": []}, "/options"),
        ({"options": {"first_player": "blue"}}, "/options/first_player"),
        ({"options": {"speed": "fast"}}, "/options"),
        ({"seats": [{}]}, "/seats"),
        ({"seats": {}}, "/seats"),
        ({"seats": [{}, {"team": "green"}]}, "/seats/1/team"),
        ({"players": 2}, ""),
    ],
)
def test_what_a_game_cannot_be_told(judge: Judge, body: Any, pointer: str) -> None:
    assert list(errors(judge.post("rulesets/magic54/games", **body))) == [pointer]


def test_a_wrong_number_in_a_deck_names_its_card(judge: Judge) -> None:
    seats = [{"deck": {"forest": 30, "grizzly_bears": "four", "mountain": 26}}, {}]
    assert list(errors(judge.post("rulesets/duel/games", seats=seats))) == ["/seats/0/deck/grizzly_bears"]


def test_a_fault_of_form_names_its_object(judge: Judge) -> None:
    state = judge.game("duel")["state"]
    *_, last = state["table"]["objects"]
    state["table"]["objects"][last]["tapped"] = "yes"
    (fault,) = problem(judge.post("legal-actions", state=state), "invalid-state")["faults"]
    assert fault["path"] == f"$.table.objects.{last}.tapped"


def test_faults_of_options_carry_their_rule(judge: Judge) -> None:
    response = judge.post("rulesets/magic54/games", seats=[{"team": "red"}, {"team": "red"}])
    (error,) = problem(response, "invalid-request")["errors"]
    assert error["rule"].startswith("M54-")


def test_an_unknown_ruleset_has_no_games(judge: Judge) -> None:
    problem(judge.post("rulesets/chess/games"), "unknown-ruleset")


def test_a_game_is_checked_as_it_would_be_created(judge: Judge, ruleset: str) -> None:
    """And creating it refuses the faults alone."""
    sound: Any = {"seed": 7, "include": ["legal_actions"]}
    assert judge.answer(f"rulesets/{ruleset}/games/checks", **sound) == {
        "playable": True,
        "faults": [],
        "remarks": [],
    }
    wrong: Any = {"options": {"speed": "fast"}, "seats": [{"name": 7}, {"hat": "red"}]}
    checked = judge.answer(f"rulesets/{ruleset}/games/checks", **wrong)
    assert not checked["playable"]
    assert [fault["path"] for fault in checked["faults"]] == ["$.options", "$.seats[0].name", "$.seats[1]"]
    refused = problem(judge.post(f"rulesets/{ruleset}/games", **wrong), "invalid-request")["errors"]
    assert [error["message"] for error in refused] == [fault["message"] for fault in checked["faults"]]


def test_remarks_keep_no_game_from_being_created(judge: Judge) -> None:
    fate = {"counterspell": 3, **dict.fromkeys(("shock", "divination", "unsummon", "mind_rot"), 3)}
    fate |= dict.fromkeys(("giant_growth", "disenchant", "healing_salve", "take_vengeance", "time_ebb"), 3)
    body: Any = {"seats": [{"deck": "blue", "fate": fate}, {}]}
    checked: Any = judge.answer("rulesets/five_colors/games/checks", **body)
    assert checked["playable"]
    assert [(remark["path"], remark["rule"]) for remark in checked["remarks"]] == [
        ("$.seats[0].fate.counterspell", "L5C-R13")
    ]
    assert judge.game("five_colors", **body)["seat"] in (0, 1)


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"seed": 2**53}, "/seed"),
        ({"options": []}, "/options"),
        ({"players": 2}, ""),
        ({"seats": {}}, "/seats"),
    ],
)
def test_a_check_takes_what_a_new_game_takes(judge: Judge, body: Any, pointer: str) -> None:
    assert list(errors(judge.post("rulesets/magic54/games/checks", **body))) == [pointer]
    problem(judge.post("rulesets/chess/games/checks"), "unknown-ruleset")
