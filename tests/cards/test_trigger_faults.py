"""What can be wrong with what a card says about when abilities trigger, each fault with its place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import DRAW, Document, bear, enters, places, sorcery

EVENT = "$.abilities[0].trigger"
WHEN = "$.abilities[0].do[0].when"
STEP: Document = {"do": "until", "what": "target", "changes": [{"change": "power_toughness", "power": 1}]}


def on(**trigger: Any) -> Document:
    """A creature that draws on an event."""
    return enters(DRAW, trigger=trigger)


def within(**when: Any) -> Document:
    """A sorcery after which one draws on an event of this turn."""
    return sorcery({"do": "later", "when": when, "steps": [DRAW], "within": "turn"})


def asked(**event: Any) -> Document:
    """A creature that asks whether something has happened this turn."""
    return enters(DRAW, condition={"if": "this_turn", "event": event})


def barred(**said: Any) -> Document:
    """A creature that lets spells not be cast."""
    ability = {"ability": "static", "rules": [{"rule": "cant_cast", "whose": "any", **said}]}
    return bear(abilities=[ability])


FAULTS: list[tuple[Document, str]] = [
    (on(when="does"), f"{EVENT}.action"),
    (barred(spells={"controller": "you"}), "$.abilities[0].rules[0].spells"),
    (barred(spells={"zone": "hand"}), "$.abilities[0].rules[0].spells.zone"),
    (
        barred(spells={"chosen": "color"}, more_than=1),
        "$.abilities[0].rules[0].spells",
    ),
    (barred(more_than=0), "$.abilities[0].rules[0].more_than"),
    (on(when="does", action=["scry", "scry"]), f"{EVENT}.action"),
    (on(when="attacks", to=["planeswalker"]), f"{EVENT}.to"),
    (on(when="attacks", to=["player", "player"]), f"{EVENT}.to"),
    (on(when="attacks", to=["player"], alone=True), f"{EVENT}.alone"),
    (on(when="attacks", whom="you", beside={}), f"{EVENT}.beside"),
    (on(when="attacks", beside={"other": True}), f"{EVENT}.beside.other"),
    (on(when="attacks", what={}, together=True, whom="you"), f"{EVENT}.to"),
    (on(when="is_so"), f"{EVENT}.condition"),
    (on(when="becomes_target", by={"zone": "hand"}), f"{EVENT}.by.zone"),
    (on(when="becomes_target", by={"controller": "you"}), f"{EVENT}.by.controller"),
    (within(when="begins", step="upkeep"), "$.abilities[0].do[0].within"),
    (within(when="draws", nth=2), f"{WHEN}.nth"),
    (within(when="draws", during="you"), f"{WHEN}.during"),
    (within(when="dies", what={"among": "nobody"}), f"{WHEN}.what.among"),
    (asked(when="explores", what={}), "$.abilities[0].condition.event.when"),
    (asked(when="attacks", to=["player"]), "$.abilities[0].condition.event.to"),
    (asked(when="becomes_target", by={}), "$.abilities[0].condition.event.by"),
    (asked(when="enters", tapped=True), "$.abilities[0].condition.event.tapped"),
]


@pytest.mark.parametrize(("document", "place"), FAULTS)
def test_wrong_uses_are_told_with_their_place(document: Document, place: str) -> None:
    assert place in places(document)


def test_what_is_named_is_not_asked_who_damaged_it() -> None:
    when = {"when": "dies", "what": {"among": "target"}, "damaged_by_self": True}
    later = {"do": "later", "when": when, "steps": [DRAW], "within": "turn"}
    document = sorcery(STEP, later)
    document["abilities"][0]["targets"] = [{"what": {"types": ["creature"]}}]
    assert list(places(document)) == ["$.abilities[0].do[1].when.damaged_by_self"]


def test_nothing_is_wrong_with_these() -> None:
    assert places(on(when="does", action=["scry", "surveil"], who="opponent", nth=2)) == {}
    assert places(on(when="attacks", what={}, together=True, to=["player"], whom="opponent")) == {}
    assert places(asked(when="commits_crime", who="opponent")) == {}
