"""Cards of the library that lie about are sound at a glance: looking closely finds no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from engine.magic.status import objects
from engine.magic.status.position import Position
from tests.rulesets.tables import new_game

Document = dict[str, Any]


def _first(document: Document) -> Document:
    """An object of a seat's."""
    objects: dict[str, Document] = document["table"]["objects"]
    return next(thing for thing in objects.values() if thing.get("owner") is not None)


def _library(document: Document, seat: int) -> list[str]:
    found: list[str] = document["table"]["seats"][seat]["library"]
    return found


def _renamed(document: Document) -> None:
    """The first card of a library goes by what is no id."""
    objects, library = document["table"]["objects"], _library(document, 0)
    objects["first"] = objects.pop(library[0])
    library[0] = "first"


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
    "no id": _renamed,
    "listed twice": lambda document: _library(document, 0).append(_library(document, 0)[0]),
    "listed in a hand, too": lambda document: document["table"]["seats"][0]["hand"].append(
        _library(document, 0)[0]
    ),
    "in another's library": lambda document: _library(document, 0).append(_library(document, 1).pop()),
    "in a graveyard": lambda document: (
        document["table"]["seats"][0].setdefault("graveyard", []).append(_library(document, 0).pop())
    ),
    "not listed": lambda document: _library(document, 0).pop(),
    "nowhere": lambda document: document["table"]["objects"].pop(_library(document, 0)[0]),
}


@pytest.mark.parametrize("ruleset", ["duel", "castle", "five_colors", "splendagic"])
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_closer_look_finds_the_same(ruleset: str, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    document: Document = msgspec.json.decode(engine.encode(new_game(ruleset, 1)))
    DAMAGE[damage](document)
    at_a_glance = faults(document)
    assert bool(at_a_glance) == (damage != "none")
    monkeypatch.setattr(objects, "CARDS", {})
    monkeypatch.setattr(Position, "_bare", lambda *_: frozenset())
    assert faults(document) == at_a_glance


def faults(document: Document) -> tuple[engine.Fault, ...]:
    try:
        engine.decode(msgspec.json.encode(document))
    except engine.InvalidState as refused:
        return tuple(refused.faults)
    return ()
