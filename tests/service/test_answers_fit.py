"""What games come to has the form that the contract describes: words, patterns and all."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import engine
from service.contract.components import schemas
from tests.magic.crowded import gathered
from tests.properties.test_secrets import played
from tests.rulesets.tables import new_game

EVERY = 8
"""One decision in so many is looked at."""


@functools.cache
def contract() -> dict[str, Any]:
    """The schemas as a document that references can point into."""
    return {"components": {"schemas": schemas()}}


def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What holds documents to a schema of the contract."""
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", **contract()})


def told(state: engine.State) -> Iterator[tuple[str, Any]]:
    """All that is told of a state, by the kinds of schemas that describe it: the state, its decision and
    actions, what each seat sees, and the events of one action."""
    yield "State", msgspec.json.decode(engine.encode(state))
    actions = engine.legal_actions(state)
    yield from (("Action", msgspec.to_builtins(action)) for action in actions)
    events = engine.apply(state, actions[-1]).events
    yield from (("Event", msgspec.to_builtins(event)) for event in events)
    yield "Decision", msgspec.to_builtins(engine.decision(state))
    for seat in range(len(state.table.seats)):
        yield "View", msgspec.to_builtins(engine.view(state, seat).view)


def assert_fit(states: Iterable[engine.State], prefix: str, view: str) -> None:
    """Assert that all that is told of these states has the form of its schema."""
    kinds = {kind: prefix + kind for kind in ("State", "Action", "Event", "Decision")} | {"View": view}
    known = {kind: validator(name) for kind, name in kinds.items()}
    checked: Counter[str] = Counter()
    for state in states:
        for kind, value in told(state):
            assert not [str(fault) for fault in known[kind].iter_errors(value)], f"{kinds[kind]}: {value}"
            checked[kind] += 1
    assert checked.keys() == kinds.keys()


@pytest.mark.parametrize(
    ("ruleset", "prefix", "view"),
    [
        ("magic54", "Magic54", "Magic54TableView"),
        ("perdure", "Perdure", "PerdureTableView"),
        ("duel", "Duel", "MagicTableView"),
        ("castle", "Castle", "CastleView"),
        ("five_colors", "FiveColors", "FiveColorsView"),
        ("splendagic", "Splendagic", "SplendagicView"),
    ],
)
def test_a_game_has_the_form_that_the_contract_describes(ruleset: str, prefix: str, view: str) -> None:
    states = [state for state, _ in played(new_game(ruleset, 3), random.Random(3))]
    assert len(states) > 50
    assert_fit(states[::EVERY], prefix, view)


def test_so_have_crowded_tables() -> None:
    assert_fit(gathered(20, 120, 3), "Duel", "MagicTableView")
