"""What is wrong with what filters ask for, each fault with its place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import CREATURE, DESTROY, bear, enters, places, sorcery

Document = dict[str, Any]
WHAT = "$.abilities[0].targets[0].what"
POWER: Document = {"amount": "life"}
VEHICLE: Document = {"subtypes": ["Vehicle"]}
KINDS: list[Document] = [{"types": ["creature"]}, VEHICLE]


def wrong(what: Document) -> set[str]:
    """Where a filter is wrong."""
    found = places(sorcery(DESTROY, targets=[{"what": what}]))
    return {place.removeprefix(WHAT).removeprefix(".") for place in found if place.startswith(WHAT)}


@pytest.mark.parametrize(
    ("what", "place"),
    [
        ({"any_of": [VEHICLE]}, "any_of"),
        ({"any_of": [VEHICLE, VEHICLE]}, "any_of"),
        ({"any_of": [{"types": ["creature"]}, {"types": ["land"]}]}, "any_of"),
        ({"any_of": [{"subtypes": ["Elf"]}, VEHICLE]}, "any_of"),
        ({"any_of": [*KINDS, {}]}, "any_of[2]"),
        ({"any_of": [*KINDS, {"keywords": ["flying"]}]}, "any_of[2]"),
        ({"any_of": [*KINDS, {"any_of": [{"types": ["land"]}, {"subtypes": ["Elf"]}]}]}, "any_of[2].any_of"),
        ({"any_of": [{"types": ["creature"], "tapped": True}, VEHICLE]}, "any_of[0].tapped"),
        ({"any_of": [{"types": ["creature"], "controller": "you"}, VEHICLE]}, "any_of[0].controller"),
        ({"any_of": KINDS, "colors": ["R"]}, "colors"),
        ({"any_of": KINDS, "bears": {"subtypes": ["Aura"]}}, "bears"),
        ({"any_of": [{"types": ["artifact"]}, VEHICLE], "power": {"min": 2}}, "power"),
        ({"any_of": [{"types": ["creature"]}, {**VEHICLE, "power": {"min": 2}}]}, "any_of[1].power"),
        (
            {"any_of": [{"types": ["artifact"]}, {**VEHICLE, "mana_value": {"min": 2}}]},
            "any_of[1].mana_value",
        ),
        ({"any_of": [{"keywords": ["flying", "reach"]}, {"power": {"min": 2}}]}, "any_of"),
        ({"any_of": [{"types": ["creature", "creature"]}, VEHICLE]}, "any_of[0].types"),
        ({"any_of": [{"types": ["instant"]}, VEHICLE]}, "any_of[0].types"),
        ({"types": ["artifact", "creature"], "keywords": ["flying"]}, "keywords"),
        ({"but_not": {}}, "but_not"),
        ({"but_not": {"other": True, "types": ["land"]}}, "but_not.other"),
        ({"but_not": {"but_not": {"but_not": {"types": ["land"]}}}}, "but_not.but_not.but_not"),
        ({"number_of_colors": {"min": 3}}, "number_of_colors"),
        ({"number_of_colors": {}}, "number_of_colors"),
        ({"not_colors": ["W", "U", "B", "R", "G"]}, "not_colors"),
        ({"bears": {"types": ["land"]}}, "bears"),
        ({"counter": "charge", "has_counters": True}, "has_counters"),
        ({"zone": "graveyard", "has_counters": True}, ""),
        ({"zone": "graveyard", "owner": "you"}, "owner"),
        ({"owner": "you", "controller": "opponent"}, "owner"),
        ({"targeting": {"types": ["creature"]}}, "targeting"),
        ({"targeting_player": "you"}, "targeting_player"),
        ({**CREATURE, "power": {"less_than": 3}}, "power.less_than"),
        ({**CREATURE, "power": {"less_than": POWER, "min": 1}}, "power"),
        ({**CREATURE, "power": {"less_than": POWER, "more_than": POWER}}, "power"),
        ({**CREATURE, "this_turn": {"when": "dies"}}, "this_turn.when"),
        ({**CREATURE, "this_turn": {"when": "attacks", "what": CREATURE}}, "this_turn.what"),
        ({**CREATURE, "this_turn": {"when": "attacks", "alone": True}}, "this_turn"),
        ({"zone": "graveyard", "this_turn": {"when": "attacks"}}, "this_turn"),
        ({**CREATURE, "extreme": {"stat": "power", "among": {"zone": "graveyard"}}}, "extreme.among.zone"),
        ({**CREATURE, "shares": {"what": "color", "with": "nothing"}}, "shares.with"),
        ({**CREATURE, "blocking": "nothing"}, "blocking"),
    ],
)
def test_what_a_filter_cannot_ask(what: Document, place: str) -> None:
    assert place in wrong(what), wrong(what)


def test_another_than_what_it_shares_something_with() -> None:
    target = {"as": "one", "what": CREATURE}
    what = {**CREATURE, "other": True, "shares": {"what": "color", "with": "one"}}
    found = places(sorcery({"do": "destroy", "what": what}, {"do": "tap", "what": "one"}, targets=[target]))
    assert "$.abilities[0].do[0].what.other" in found


def test_how_many_did_something_is_an_amount_of_its_own() -> None:
    """It counts those that have left, too (CR 608.2i)."""
    amount = {"amount": "count", "what": {**CREATURE, "this_turn": {"when": "attacks"}}}
    found = places(sorcery({"do": "gain_life", "amount": amount}))
    assert "$.abilities[0].do[0].amount.what.this_turn" in found


@pytest.mark.parametrize(
    "what",
    [
        {"any_of": KINDS, "tapped": True, "power": {"min": 2}},
        {"any_of": [{"types": ["artifact"]}, {"types": ["creature"], "power": {"min": 2}}]},
        {
            "zone": "graveyard",
            "any_of": [{"types": ["instant"]}, {"types": ["land"], "supertypes": ["basic"]}],
        },
    ],
)
def test_what_it_can(what: Document) -> None:
    assert wrong(what) == set()


SET: Document = {"change": "types", "types": ["creature"], "subtypes": ["Elf"], "set_types": True}


@pytest.mark.parametrize(
    ("card", "place"),
    [
        (
            enters({"do": "until", "what": "self", "changes": [SET]}),
            "$.abilities[0].do[0].changes[0].set_types",
        ),
        (
            enters({"do": "until", "what": "self", "changes": [{**SET, "set_subtypes": True}]}),
            "$.abilities[0].do[0].changes[0].set_types",
        ),
        (
            sorcery(
                {"do": "until", "what": "target", "changes": [{**SET, "set_subtypes": True}]},
                targets=[{"what": CREATURE}],
            ),
            "$.abilities[0].do[0].changes[0].set_types",
        ),
        (
            enters({"do": "until", "what": "self", "changes": [{**SET, "every": "creature type"}]}),
            "$.abilities[0].do[0].changes[0].every",
        ),
    ],
)
def test_types_that_cannot_be_set(card: Document, place: str) -> None:
    assert place in places(card)


@pytest.mark.parametrize(
    ("ability", "place"),
    [
        (
            {
                "ability": "activated",
                "cost": {"sacrifice": "self"},
                "targets": [{"what": {**CREATURE, "blocking": "self"}}],
                "do": [DESTROY],
            },
            "$.abilities[0].targets[0].what.blocking",
        ),
        (
            {
                "ability": "triggered",
                "trigger": {"when": "dies"},
                "do": [{"do": "destroy", "what": {**CREATURE, "blocked_by": "self"}}],
            },
            "$.abilities[0].do[0].what.blocked_by",
        ),
        (
            {
                "ability": "triggered",
                "trigger": {"when": "becomes_blocked", "what": CREATURE},
                "do": [{"do": "destroy", "what": {**CREATURE, "blocking": "that"}}],
            },
            "$.abilities[0].do[0].what.blocking",
        ),
    ],
)
def test_whom_something_met_that_has_left(ability: Document, place: str) -> None:
    assert place in places(bear(abilities=[ability]))
