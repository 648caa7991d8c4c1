"""Numbers that nothing counts to: JSON all the same, refused by their size, with the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine

from .conftest import Judge, problem

HUGE = 987654321
"""Stands for the digits that a test sends."""
DIGITS = [
    "1" + "0" * 400,
    "-1" + "0" * 400,
    "1" + "0" * 5000,
    "1e400",
    str(2**53),
    str(2**64),
    str(-(2**63) - 1),
]


def sent(judge: Judge, path: str, digits: str, **body: Any) -> Any:
    """The problem that answers a body with these digits in the place of the number."""
    text = json.dumps(body)
    assert str(HUGE) in text
    data = text.replace(str(HUGE), digits)
    answer = judge.http.post(f"/v1/{path}", data=data, content_type="application/json")
    assert answer.status_code == 422, (digits, answer.text)
    return answer.get_json()


def pointers(found: Any) -> list[str]:
    """The places of the faults of a request."""
    return [error["pointer"] for error in found["errors"]]


@pytest.mark.parametrize(
    ("path", "member", "rest"),
    [
        ("rulesets/magic54/games", "seed", {}),
        ("samples", "seed", {"seat": 0}),
        ("samples", "count", {"seat": 0}),
        ("samples", "seat", {}),
        ("views", "seat", {}),
        ("playouts", "count", {}),
        ("playouts", "max_decisions", {}),
        ("evaluations", "seat", {}),
        ("evaluations", "samples", {"seat": 0}),
        ("evaluations", "playouts", {"seat": 0}),
        ("evaluations", "seed", {"seat": 0}),
        ("moves", "seed", {"player": {"kind": "random"}}),
    ],
)
def test_a_member_of_the_request(judge: Judge, path: str, member: str, rest: Any) -> None:
    body = dict(rest) if "games" in path else {"state_id": judge.game()["state_id"], **rest}
    for digits in DIGITS:
        assert pointers(sent(judge, path, digits, **body, **{member: HUGE})) == [f"/{member}"]


@pytest.mark.parametrize("path", ["adjudications", "verdicts"])
@pytest.mark.parametrize(
    ("ruleset", "action", "place"),
    [
        ("duel", {"type": "choose_x", "x": HUGE}, "/action/x"),
        ("duel", {"type": "choose_mode", "mode": HUGE}, "/action/mode"),
        ("duel", {"type": "concede", "seat": HUGE}, "/action/seat"),
        (
            "perdure",
            {"type": "divide_damage", "attacker": "2C", "blocker": "3C", "amount": HUGE},
            "/action/amount",
        ),
        (
            "magic54",
            {"type": "divide_damage", "attacker": "2C", "blocker": "3C", "amount": HUGE},
            "/action/amount",
        ),
    ],
)
def test_a_number_in_an_action(judge: Judge, path: str, ruleset: str, action: Any, place: str) -> None:
    state_id = judge.game(ruleset)["state_id"]
    for digits in DIGITS:
        assert pointers(sent(judge, path, digits, state_id=state_id, action=action)) == [place]


@pytest.mark.parametrize(
    ("ruleset", "place"),
    [
        ("magic54", "$.table.turn"),
        ("perdure", "$.table.turn"),
        ("duel", "$.table.turn"),
        ("duel", "$.table.seats[0].life"),
        ("duel", "$.table.objects.o10.damage"),
        ("duel", "$.machine.clock"),
        ("perdure", "$.table.seats[1].floating_mana"),
        ("magic54", "$.machine.rng.seed"),
    ],
)
@pytest.mark.parametrize("path", ["adjudications", "legal-actions"])
def test_a_number_in_a_state(judge: Judge, path: str, ruleset: str, place: str) -> None:
    state = json.loads(engine.encode(engine.new_game(ruleset, seed=1)))
    *steps, last = place.removeprefix("$.").replace("[", ".").replace("]", "").split(".")
    inside: Any = state
    for step in steps:
        inside = inside[int(step)] if step.isdigit() else inside[step]
    inside[last] = HUGE
    more: dict[str, Any] = {"actions": []} if path == "adjudications" else {}
    for digits in DIGITS:
        found = sent(judge, path, digits, state=state, **more)
        (fault,) = found["faults"]
        assert fault["path"] in (place, place.replace(".o10.", "[...]."))
        assert fault["message"].startswith(
            ("Expected `int`", "Integer value out of range", "Number out of range")
        )


def test_a_number_in_the_options_of_a_game(judge: Judge) -> None:
    for digits in DIGITS:
        found = sent(judge, "rulesets/magic54/games", digits, options={"turn_limit": HUGE})
        (place,) = pointers(found)
        assert place.startswith("/options")


def test_a_number_in_the_place_of_a_state(judge: Judge) -> None:
    for digits in DIGITS:
        assert sent(judge, "legal-actions", digits, state=HUGE)["faults"]
        body = f'{{"state": {digits}}}'
        answer = judge.http.post("/v1/statuses", data=body, content_type="application/json")
        assert answer.get_json()["playable"] is False


def test_what_is_malformed_beside_a_large_number_is_malformed(judge: Judge) -> None:
    for data in (
        b'{"seed":1e400,}',
        b'{"seed":1e400',
        b'{"seed":1e400,"x":"\xff"}',
        b'{"seed":1e400,"x":"\\ud800"}',
    ):
        answer = judge.http.post("/v1/rulesets/duel/games", data=data, content_type="application/json")
        assert problem(answer, "malformed-json")["status"] == 400
