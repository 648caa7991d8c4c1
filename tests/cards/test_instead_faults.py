"""What is refused of what is said to happen instead (CR 614, 615)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import Document, bear, places

IT = "$.abilities[0]"
FOOD: Document = {"do": "create", "token": "food_token"}
GAIN: Document = {"do": "gain_life", "amount": 1}


def instead(event: Document, **does: Any) -> Document:
    """A creature that says what happens instead."""
    return bear(abilities=[{"ability": "instead", "event": event, **does}])


def hurt(**event: Any) -> Document:
    """The event of damage that would be dealt."""
    return {"would": "be_dealt_damage", **event}


def elsewhere(**more: Any) -> Document:
    """A creature that has damage dealt to it instead."""
    step = {"do": "redirect", "to": "you", **more}
    return bear(abilities=[{"ability": "activated", "cost": {"mana": "{1}"}, "do": [step]}])


def hour(event: Document, **does: Any) -> Document:
    """A creature with an ability that says what happens instead for a turn."""
    step = {"do": "instead", "event": event, **does}
    return bear(abilities=[{"ability": "activated", "cost": {"mana": "{1}"}, "do": [step]}])


def guarding(**more: Any) -> Document:
    """A creature that prevents damage, and does something besides."""
    step = {"do": "prevent", "to": "you", **more}
    return bear(abilities=[{"ability": "activated", "cost": {"mana": "{1}"}, "do": [step]}])


def ruling(*rules: Document) -> Document:
    """A creature that changes rules for a turn."""
    step = {"do": "rules", "rules": [*rules]}
    return bear(abilities=[{"ability": "activated", "cost": {"mana": "{1}"}, "do": [step]}])


def drawing(*steps: Document) -> Document:
    """A creature with an ability that triggers on its controller's draws."""
    return bear(abilities=[{"ability": "triggered", "trigger": {"when": "draws"}, "do": [*steps]}])


ANY_DRAW: Document = {
    "do": "instead",
    "event": {"would": "draw", "who": "any"},
    "steps": [{**GAIN, "who": "that_player"}],
}
THEN = {"do": "if", "condition": {"if": "your_turn"}, "then": [GAIN]}
HOUR = f"{IT}.do[0]"


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (hour({"would": "gain_life"}), HOUR),
        (hour({"would": "create"}, times=2, next=True), f"{HOUR}.next"),
        (hour(hurt(what="self"), prevent="all"), HOUR),
        (hour(hurt(what="self"), prevent="all", steps=[THEN]), f"{HOUR}.steps[0]"),
        (hour({"would": "die"}, to="exile"), f"{HOUR}.event.what"),
        (hour({"would": "die", "what": {"types": ["land"]}}, to="exile", steps=[GAIN]), f"{HOUR}.steps"),
        (hour({"would": "gain_life"}, steps=[{**GAIN, "amount": "prevented"}]), f"{HOUR}.steps[0].amount"),
        (hour(hurt(what="self"), steps=[{**GAIN, "amount": "prevented"}]), f"{HOUR}.do"),
        (guarding(number_as="much"), f"{HOUR}.number_as"),
        (guarding(source_as="dealer"), f"{HOUR}.source_as"),
        (guarding(number_as="much", then=[GAIN]), f"{HOUR}.number_as"),
        (guarding(then=[THEN]), f"{HOUR}.then[0]"),
        (ruling(), f"{HOUR}.rules"),
        (ruling({"rule": "play_from"}), f"{HOUR}.rules[0]"),
        (instead({"would": "gain_life"}), IT),
        (instead({"would": "gain_life"}, times=2, plus=1), f"{IT}.plus"),
        (instead({"would": "gain_life"}, times=2, do=[GAIN]), f"{IT}.do"),
        (instead({"would": "gain_life"}, times=11), f"{IT}.times"),
        (instead({"would": "gain_life"}, prevent="all"), f"{IT}.prevent"),
        (instead({"would": "draw"}, plus=1), f"{IT}.plus"),
        (instead({"would": "die"}, times=2), f"{IT}.times"),
        (instead({"would": "die"}, to="hand", position="bottom"), f"{IT}.position"),
        (instead({"would": "die"}, to="library", do=[GAIN]), f"{IT}.do"),
        (instead({"would": "die", "damaged_by_self": True}, to="exile"), f"{IT}.event.damaged_by_self"),
        (instead({"would": "leave"}, to="hand"), f"{IT}.to"),
        (instead({"would": "be_discarded"}, to="hand"), f"{IT}.to"),
        (instead({"would": "die"}, to="battlefield"), f"{IT}.to"),
        (instead({"would": "mill"}, nothing=True), f"{IT}.nothing"),
        (instead({"would": "draw", "who": "any"}, times=2, optional=True), f"{IT}.optional"),
        (instead({"would": "draw"}, do=[GAIN, GAIN], optional=True), f"{IT}.optional"),
        (instead({"would": "die", "what": {"types": ["land"]}}, to="exile", optional=True), f"{IT}.optional"),
        (instead({"would": "gain_life"}, times=2, optional=True), f"{IT}.optional"),
        (
            instead({"would": "go_to_graveyard", "what": {"controller": "owner of self"}}, to="exile"),
            f"{IT}.event.what.controller",
        ),
        (instead({"would": "create"}, do=[GAIN]), f"{IT}.do"),
        (instead({"would": "create"}, do=[FOOD, FOOD]), f"{IT}.do"),
        (instead({"would": "create"}, do=[{**FOOD, "tapped": True}]), f"{IT}.do"),
        (instead({"would": "create", "what": {"keywords": ["flying"]}}, times=2), f"{IT}.event.what"),
        (instead({"would": "get_counters"}, nothing=True), f"{IT}.nothing"),
        (instead(hurt(what="self"), prevent=0), f"{IT}.prevent"),
        (instead(hurt(what="self"), prevent=1, all_but=1), f"{IT}.all_but"),
        (instead(hurt(what="self"), prevent=1, do=[GAIN]), f"{IT}.do"),
        (instead(hurt(what="self"), prevent="all", all_but=1, do=[GAIN]), f"{IT}.do"),
        (instead(hurt(), do=[GAIN]), f"{IT}.event"),
        (instead(hurt(what={"types": ["land"]}, who="you"), do=[GAIN]), f"{IT}.event.who"),
        (instead(hurt(what={}, who="any"), times=2), f"{IT}.event.what"),
        (instead(hurt(what={"zone": "hand"}), times=2), f"{IT}.event.what.zone"),
        (instead(hurt(what="attached"), times=2), f"{IT}.event.what"),
        (instead(hurt(what="self"), deal_to="that"), f"{IT}.deal_to"),
        (elsewhere(deal_to="any"), f"{IT}.do[0].deal_to"),
        (elsewhere(to="self"), f"{IT}.do[0].deal_to"),
        (instead({"would": "gain_life"}, do=[{**GAIN, "who": "that"}]), f"{IT}.do[0].who"),
        (instead({"would": "draw"}, do=[{**GAIN, "who": "that_player"}]), f"{IT}.do[0].who"),
        (hour({"would": "draw"}, steps=[{**FOOD, "who": "that_player"}]), f"{HOUR}.steps[0].who"),
        (
            instead({"would": "die"}, to="exile", do=[{"do": "draw", "amount": "amount"}]),
            f"{IT}.do[0].amount",
        ),
    ],
)
def test_what_cannot_happen_instead_is_refused(document: Document, place: str) -> None:
    assert place in places(document)


@pytest.mark.parametrize(
    "document",
    [
        instead({"would": "gain_life", "who": "opponent"}, do=[{**GAIN, "amount": "amount"}]),
        instead({"would": "draw", "who": "any"}, do=[{**GAIN, "who": "that_player"}]),
        drawing(ANY_DRAW),
        instead({"would": "die"}, to="exile", do=[GAIN]),
        instead({"would": "create", "who": "opponent"}, do=[{**FOOD, "amount": 2}]),
        instead(hurt(what="self", by={"colors": ["R"]}), prevent="all", do=[GAIN]),
        instead(hurt(who="you"), deal_to="self"),
        elsewhere(amount=2, combat_only=True),
    ],
)
def test_the_rest_is_sound(document: Document) -> None:
    assert not places(document)
