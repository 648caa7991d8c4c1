"""A view tells of all cards that it names, and of no others, what they are, in the words of the library."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.kernel.documents import Face
from tests.harness import plain
from tests.magic.crowded import crowded, played
from tests.rulesets.tables import TABLES, new_game

DECISIONS = 120
EVERY = 5
NO_CARDS = {"faces", "cards", "attached", "name", "used_in", "subtypes", "types", "keywords"}
"""Members whose texts may read like the name of a card and mean none, such as a type of land."""


def texts(value: Any) -> Iterator[str]:
    """Every text in a view that could name a card, wherever it stands; also as a key."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, dict):
        for member, item in value.items():
            if member not in NO_CARDS:
                yield from texts(item)
        yield from value.get("face_down", {}) if isinstance(value.get("face_down"), dict) else ()


def named(state: Any, seen: Any, known: set[str]) -> set[str]:
    """The cards that a view names: by key or code, or by the address of an ability."""
    known = known | set(getattr(state.table, "cards", ()))
    return {text.partition("/")[0] for text in texts(seen)} & known


def faces(state: engine.State, seat: int) -> Any:
    """The faces in a view."""
    return engine.view(state, seat).view.faces


def states(ruleset: str) -> Iterator[engine.State]:
    """Positions of random games of a ruleset; of regular Magic also of crowded tables, with brought cards."""
    for seed in (1, 2):
        state, chance = new_game(ruleset, seed), random.Random(seed)
        for number in range(DECISIONS):
            if engine.outcome(state) is not None:
                break
            if number % EVERY == 0:
                yield state
            state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
    if ruleset == "duel":
        for seed in range(4):
            yield from list(played(crowded(seed), seed, DECISIONS))[::EVERY]


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_a_view_has_the_faces_of_the_cards_that_it_names(ruleset: str) -> None:
    known = {entry.key: entry for entry in engine.ruleset(ruleset).cards}
    told = 0
    for state in states(ruleset):
        for seat in range(len(state.table.seats)):
            found = engine.view(state, seat).view.faces
            assert set(found) == named(state, plain(engine.view(state, seat).view), set(known))
            assert list(found) == sorted(found)
            for key, face in found.items():
                assert isinstance(face, Face)
                assert key not in known or plain(face) == {
                    name: value for name, value in plain(known[key]).items() if name in MEMBERS
                }
                told += 1
    assert told > 1_000


MEMBERS = {"name", "type", "text", "cost", "numbers", "types", "colors", "keywords"}
