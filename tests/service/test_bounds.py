"""Documents with as much in one place as a body can hold: refused at once, with the place named."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.magic.table import document, side

from .conftest import Judge, errors, problem

SECONDS = 2.0
"""Much more than any of these takes, and much less than looking at each pair of entries."""
LARGE: dict[str, tuple[Callable[[Any], Any], str]] = {
    "seats of a permanent": (
        lambda state: state["table"]["objects"]["o1"].update(stays_tapped_for=[0] * 300_000),
        "$.table.objects.o1.stays_tapped_for",
    ),
    "scripted draws": (
        lambda state: state.update(machine={"rng": {"script": [1] * 300_000}}),
        "$.machine.rng.script",
    ),
    "a zone": (
        lambda state: state["table"]["seats"][0].update(hand=["o1"] * 150_000),
        "$.table.seats[0].hand",
    ),
    "objects": (
        lambda state: state["table"]["objects"].update(
            {f"o{number}": {"card": "forest", "owner": 0} for number in range(100, 20_000)}
        ),
        "$.table.objects",
    ),
    "a name": (
        lambda state: state["table"]["objects"]["o1"].update(card="x" * 900_000),
        "$.table.objects.o1.card",
    ),
    "known cards": (
        lambda state: state.update(machine={"known": {f"o{number}": [0] for number in range(40_000)}}),
        "$.machine.known",
    ),
}


@pytest.mark.parametrize(("enlarge", "place"), LARGE.values(), ids=LARGE)
def test_more_than_a_document_may_hold_is_refused_at_once(
    judge: Judge, enlarge: Callable[[Any], Any], place: str
) -> None:
    state = document([side(battlefield="Grizzly Bears"), side()])
    assert state["table"]["objects"]["o1"]
    enlarge(state)
    assert len(json.dumps(state)) > 400_000
    begin = time.monotonic()
    refused = problem(judge.post("legal-actions", state=state), "invalid-state")
    assert time.monotonic() - begin < SECONDS
    (fault,) = refused["faults"]
    assert fault["path"] == place
    assert "length <=" in fault["message"]


@pytest.mark.parametrize("ruleset", ["magic54", "perdure"])
def test_the_bounds_hold_in_every_ruleset(judge: Judge, ruleset: str) -> None:
    state = judge.game(ruleset)["state"]
    state["table"]["seats"][1]["deck"] = ["2H"] * 501
    (fault,) = problem(judge.post("legal-actions", state=state), "invalid-state")["faults"]
    assert fault == {"path": "$.table.seats[1].deck", "message": "Expected `array` of length <= 500"}


def test_requests_have_bounds_too(judge: Judge) -> None:
    state_id = judge.game()["state_id"]
    for member in ({"include": ["labels"] * 9}, {"perspectives": [0] * 501}):
        (place,) = errors(judge.post("legal-actions", state_id=state_id, **member))
        assert place == f"/{next(iter(member))}"
    assert "/seats" in errors(judge.post("rulesets/duel/games", seats=[{}] * 501))
    assert "/options" in errors(
        judge.post("rulesets/duel/games", options={f"o{number}": 1 for number in range(501)})
    )
    card = {"name": "Many", "types": ["creature"], "power": 1, "toughness": 1, "subtypes": ["Bear"] * 501}
    assert "/options/cards/0/subtypes" in errors(judge.post("rulesets/duel/games", options={"cards": [card]}))
