"""Cards of the library that lie about are sound at a glance: looking closely finds no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from engine.magic.status import objects
from tests.rulesets.tables import new_game

Document = dict[str, Any]


def _first(document: Document) -> Document:
    """An object of a seat's."""
    objects: dict[str, Document] = document["table"]["objects"]
    return next(thing for thing in objects.values() if thing.get("owner") is not None)


DAMAGE: dict[str, Callable[[Document], object]] = {
    "none": lambda document: None,
    "no such seat": lambda document: _first(document).update(owner=7),
    "no owner": lambda document: _first(document).update(owner=None),
    "a player who has left": lambda document: document["table"]["seats"][_first(document)["owner"]].update(
        lost=True
    ),
    "no such card": lambda document: _first(document).update(card="black_lotuss"),
    "a token's card": lambda document: _first(document).update(card="beast_token"),
    "another's card": lambda document: _first(document).update(card="other/card"),
    "no such zone": lambda document: _first(document).update(zone="limbo"),
    "a token": lambda document: _first(document).update(token=True),
    "tapped": lambda document: _first(document).update(tapped=True),
}


@pytest.mark.parametrize("ruleset", ["duel", "castle", "five_colors", "splendagic"])
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_closer_look_finds_the_same(ruleset: str, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    document: Document = msgspec.json.decode(engine.encode(new_game(ruleset, 1)))
    DAMAGE[damage](document)
    at_a_glance = faults(document)
    assert bool(at_a_glance) == (damage != "none")
    monkeypatch.setattr(objects, "CARDS", {})
    assert faults(document) == at_a_glance


def faults(document: Document) -> tuple[engine.Fault, ...]:
    try:
        engine.decode(msgspec.json.encode(document))
    except engine.InvalidState as refused:
        return tuple(refused.faults)
    return ()
