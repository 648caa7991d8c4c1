"""What can be wrong with what a card says about attacks and blocks, each fault with its place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import DRAW, Document, bear, enters, places, static

HERE = "$.abilities[0].changes[0]"
THEIRS = {"if": "exists", "what": {"types": ["land"], "controller": "defending_player"}}
YOURS = {"if": "exists", "what": {"types": ["land"], "controller": "you"}}
IN_GRAVEYARD = {"zone": "graveyard"}


def cant(**said: Any) -> Document:
    """A creature that can't do something."""
    return static({"change": "cant", **said})


def can(**said: Any) -> Document:
    """A creature that can."""
    return static({"change": "can", **said})


FAULTS: list[tuple[Document, str]] = [
    (cant(or_planeswalkers=True), f"{HERE}.attack_player"),
    (cant(attack_player="any"), f"{HERE}.attack_player"),
    (cant(attack_player="nobody"), f"{HERE}.attack_player"),
    (cant(attack=True, attack_alone=True), f"{HERE}.attack_alone"),
    (cant(attack=True, attack_player="you"), f"{HERE}.attack_player"),
    (cant(block=True, block_alone=True), f"{HERE}.block_alone"),
    (cant(block=True, block_those={"types": ["creature"]}), f"{HERE}.block_those"),
    (cant(block_those=IN_GRAVEYARD), f"{HERE}.block_those.zone"),
    (cant(block_those={"tapped": True}, block_except={"tapped": False}), f"{HERE}.block_those"),
    (cant(be_blocked_by_more_than=0), f"{HERE}.be_blocked_by_more_than"),
    (cant(be_blocked_by_fewer_than=1), f"{HERE}.be_blocked_by_fewer_than"),
    (cant(be_blocked=True, be_blocked_by_more_than=1), f"{HERE}.be_blocked_by_more_than"),
    (cant(be_blocked=True, be_blocked_by_fewer_than=2), f"{HERE}.be_blocked_by_fewer_than"),
    (cant(be_blocked_by_more_than=1, be_blocked_by_fewer_than=2), f"{HERE}.be_blocked_by_fewer_than"),
    (cant(attack=True, unless=YOURS), f"{HERE}.unless"),
    (cant(block=True, unless=THEIRS), f"{HERE}.unless"),
    (cant(attack=True, be_blocked=True, unless=THEIRS), f"{HERE}.unless"),
    (cant(attack=True, block=True, unless=THEIRS), f"{HERE}.unless"),
    (cant(attack_player="defending_player"), f"{HERE}.attack_player"),
    (can(), HERE),
    (can(block_more=-1), f"{HERE}.block_more"),
    (can(block_more=1, block_any_number=True), f"{HERE}.block_more"),
    (can(attack_despite="flying"), f"{HERE}.attack_despite"),
    (static({"change": "must"}), HERE),
    (enters({"do": "goad", "what": IN_GRAVEYARD}), "$.abilities[0].do[0].what.zone"),
    (enters({"do": "detain", "what": "nobody"}), "$.abilities[0].do[0].what"),
    (enters({"do": "remove_from_combat", "what": "nobody"}), "$.abilities[0].do[0].what"),
]


def any_of(*events: Document) -> Document:
    """A creature that draws on any of several events."""
    return enters(DRAW, trigger={"when": "any_of", "events": list(events)})


def attacking(**said: Any) -> Document:
    """A creature that draws as something attacks."""
    return enters(DRAW, trigger={"when": "attacks", **said})


def costly(cost: Document) -> Document:
    """Cumulative upkeep that is no mana."""
    return {"keyword": "cumulative upkeep", "cost": cost}


EVENT = "$.abilities[0].trigger"
ATTACKS, DIES = {"when": "attacks"}, {"when": "dies"}
MEETS = {"when": "blocks", "what": {}, "against": {}}
EVENTS = "$.abilities[0].trigger.events"
FAULTS += [
    (attacking(beside={}, alone=True), f"{EVENT}.beside"),
    (attacking(beside={}, together=True, what={}), f"{EVENT}.beside"),
    (attacking(beside={"other": True}), f"{EVENT}.beside.other"),
    (attacking(beside_count=2), f"{EVENT}.beside_count"),
    (attacking(beside={}, beside_count=0), f"{EVENT}.beside_count"),
    (attacking(at_least=2), f"{EVENT}.at_least"),
    (attacking(at_least=0, together=True, what={}), f"{EVENT}.at_least"),
    (bear(keywords=["cumulative upkeep"]), "$.keywords[0]"),
    (bear(keywords=["reinforce 2"]), "$.keywords[0]"),
    (bear(keywords=[costly({"discard": 1})]), "$.keywords[0].cost"),
    (bear(keywords=[costly({"sacrifice": "self"})]), "$.keywords[0].cost"),
    (cant(block=True, block_source=True), f"{HERE}.block_source"),
    (
        enters(DRAW, trigger={"when": "blocks", "what": {}, "against": {}, "together": True}),
        f"{EVENT}.together",
    ),
    (any_of(ATTACKS, {"when": "dies", "during": "you"}), f"{EVENTS}[1].during"),
    (enters(DRAW, trigger={"when": "draws", "nth": 2, "during": "you"}), f"{EVENT}.during"),
    (enters(DRAW, trigger={"when": "leaves_graveyard", "what": {"zone": "hand"}}), f"{EVENT}.what.zone"),
    (any_of(), EVENTS),
    (any_of(ATTACKS), EVENTS),
    (any_of(ATTACKS, ATTACKS), f"{EVENTS}[1]"),
    (any_of({"when": "blocks"}, {"when": "becomes_blocked"}), f"{EVENTS}[1]"),
    (any_of(ATTACKS, {"when": "any_of", "events": [ATTACKS, DIES]}), f"{EVENTS}[1]"),
    (any_of(ATTACKS, {"when": "draws", "nth": 2}), f"{EVENTS}[1].nth"),
    (any_of(ATTACKS, {"when": "dies", "what": {}, "together": True}), f"{EVENTS}[1].together"),
    (
        enters({"do": "later", "when": {"when": "any_of", "events": [ATTACKS, DIES]}, "steps": [DRAW]}),
        "$.abilities[0].do[0].when",
    ),
    (
        enters(DRAW, condition={"if": "this_turn", "event": {"when": "becomes_unblocked"}}),
        "$.abilities[0].condition.event.when",
    ),
]


@pytest.mark.parametrize(("document", "place"), FAULTS)
def test_wrong_uses_are_told_with_their_place(document: Document, place: str) -> None:
    assert place in places(document)


def test_nothing_is_wrong_with_these() -> None:
    assert places(cant(attack=True, unless=THEIRS)) == {}
    assert places(cant(be_blocked_by_more_than=3, be_blocked_by_fewer_than=2)) == {}
    assert places(can(attack_despite="defender", block_more=2)) == {}
