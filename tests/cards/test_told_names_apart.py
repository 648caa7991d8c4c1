"""Two sound cards with the same text mean the same: whom and what their words mean, place by place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import (
    CREATURE,
    DRAW,
    TARGET,
    Document,
    bear,
    enters,
    sorcery,
    told,
)

YOURS: Document = {**CREATURE, "controller": "you"}
IN_GRAVES: Document = {"zone": "graveyard", "types": ["creature"]}


def sized(power: Any, toughness: Any) -> Document:
    """A change of power and toughness."""
    return {"change": "power_toughness", "power": power, "toughness": toughness}


TAP: Document = {"do": "tap", "what": "target"}
KILL: Document = {"do": "destroy", "what": {**CREATURE, "not_same_as": "target"}}
BOUNCE: Document = {"do": "move", "what": "two", "to": "hand"}


@pytest.mark.parametrize(
    ("document", "text"),
    [
        (sorcery(TAP, KILL, targets=[TARGET]), "Tap target creature. Destroy all other creatures."),
        (sorcery(KILL, targets=[TARGET]), "Destroy all creatures other than target creature."),
        (
            sorcery(TAP, BOUNCE, KILL, targets=[TARGET, {"as": "two", "what": {"types": ["land"]}}]),
            (
                "Tap target creature. Return target land to its owner's hand. Destroy all creatures other"
                " than that creature."
            ),
        ),
        (
            enters(TAP, KILL, targets=[TARGET]),
            "When this creature enters, tap target creature. Destroy all creatures other than that creature.",
        ),
        (
            enters(TAP, BOUNCE, targets=[TARGET, {"as": "two", "what": CREATURE, "not_same_as": "target"}]),
            (
                "When this creature enters, tap target creature. Return another target creature to its"
                " owner's hand."
            ),
        ),
    ],
)
def test_than_what_it_is_another(document: Document, text: str) -> None:
    assert told(document) == text


FIGHTERS = {"types": ["creature", "planeswalker"]}


@pytest.mark.parametrize(
    ("target", "text"),
    [
        ({"player": "any", "what": FIGHTERS}, "any target"),
        ({"player": "any", "what": FIGHTERS, "min": 0}, "up to one target"),
        ({"player": "any", "what": FIGHTERS, "min": 2, "max": 2}, "each of two targets"),
        ({"player": "any", "what": FIGHTERS, "max": 3}, "each of one, two, or three targets"),
        ({"player": "any", "what": FIGHTERS, "min": 0, "max": 3}, "each of up to three targets"),
        ({"player": "any", "what": FIGHTERS, "min": 2, "max": 4}, "each of two to four targets"),
        ({"player": "opponent", "what": FIGHTERS}, "target opponent, creature, or planeswalker"),
        ({"player": "opponent", "what": {"types": ["planeswalker"]}}, "target opponent or planeswalker"),
        ({"player": "any", "what": {"types": ["planeswalker"]}}, "target player or planeswalker"),
        ({"player": "any"}, "target player"),
        ({"player": "opponent", "min": 0}, "up to one target opponent"),
        ({"player": "any", "max": 2}, "each of one or two target players"),
        ({"what": CREATURE, "min": 2, "max": 4}, "each of two to four target creatures"),
    ],
)
def test_targets_of_every_kind_and_number(target: Document, text: str) -> None:
    deal = {"do": "damage", "amount": 1, "to": "target"}
    assert told(sorcery(deal, targets=[target])) == f"Test deals 1 damage to {text}."


def test_another_target_of_any_kind() -> None:
    any_target = {"player": "any", "what": FIGHTERS}
    deal = {"do": "damage", "amount": 1, "to": "target", "also": [{"amount": 1, "to": "two"}]}
    targets = [any_target, {**any_target, "as": "two", "not_same_as": "target"}]
    assert told(sorcery(deal, targets=targets)) == (
        "Test deals 1 damage to any target and 1 damage to any other target."
    )


def test_several_target_players_do_it_each() -> None:
    draw = {"do": "draw", "who": "target"}
    assert told(sorcery(draw, targets=[{"player": "any", "min": 0, "max": 2}])) == (
        "Up to two target players each draw a card."
    )


@pytest.mark.parametrize(
    ("controller", "text"),
    [
        (None, "its owner's control"),
        ("you", "your control"),
        ("controller of target", "its controller's control"),
    ],
)
def test_under_whose_control_it_returns(controller: str | None, text: str) -> None:
    move = {"do": "move", "what": "target", "to": "battlefield"}
    if controller is not None:
        move["controller"] = controller
    assert told(sorcery(move, targets=[TARGET])) == f"Return target creature to the battlefield under {text}."


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"power": {"min": 4}}, "this creature's power is 4 or greater"),
        ({"keywords": ["flying"], "power": {"max": 1}},
         "this creature is a permanent with flying and power 1 or less"),
        ({"colors": ["R"]}, "this creature is red"),
        ({"colors": ["R"], "controller": "you"}, "this creature is a red permanent you control"),
        ({"tapped": True, "power": {"max": 1}}, "this creature is a tapped permanent with power 1 or less"),
    ],
)  # fmt: skip
def test_what_it_is(wanted: Document, text: str) -> None:
    condition = {"if": "is", "what": "self", "filter": wanted}
    ability = {"ability": "static", "changes": [sized(1, 1)], "condition": condition}
    assert told(bear(abilities=[ability])).startswith(f"As long as {text}, ")


@pytest.mark.parametrize(
    ("of", "text"),
    [
        ("any", "a spell or ability"),
        ("opponent", "a spell or ability an opponent controls"),
        ("owner of self", "a spell or ability its owner controls"),
    ],
)
def test_who_targets_it(of: str, text: str) -> None:
    ability = {"ability": "triggered", "trigger": {"when": "becomes_target", "of": of}, "do": [DRAW]}
    assert told(bear(abilities=[ability])) == (
        f"Whenever this creature becomes the target of {text}, draw a card."
    )


@pytest.mark.parametrize(
    ("pay", "text"),
    [
        ({"tap": True}, "tap this creature"),
        ({"untap": True}, "untap this creature"),
        ({"mana": "{1}", "tap": True, "life": 2}, "pay {1}, tap this creature, and pay 2 life"),
    ],
)
def test_what_one_may_pay(pay: Document, text: str) -> None:
    trigger = {"when": "begins", "step": "upkeep"}
    ability = {"ability": "triggered", "trigger": trigger, "do": [{"do": "may", "pay": pay, "then": [DRAW]}]}
    assert told(bear(abilities=[ability])) == (
        f"At the beginning of your upkeep, you may {text}. If you do, draw a card."
    )


@pytest.mark.parametrize(
    ("by", "text"),
    [
        (-1, "{1} less to cast"),
        (2, "{2} more to cast"),
        ({"amount": "count", "what": YOURS, "times": -1}, "{1} less to cast for each creature you control"),
        ({"amount": "count", "what": YOURS, "times": 2}, "{2} more to cast for each creature you control"),
        ({"amount": "devotion", "color": "G"}, "{X} more to cast, where X is your devotion to green"),
        (
            {"amount": "stat", "stat": "power", "of": "self", "times": -1},
            "{X} less to cast, where X is this creature's power",
        ),
    ],
)
def test_how_much_more_or_less_spells_cost(by: Any, text: str) -> None:
    rule = {"rule": "cost", "spells": {"types": ["instant", "sorcery"]}, "by": by}
    card = bear(abilities=[{"ability": "static", "rules": [rule]}])
    assert told(card) == f"Instant and sorcery spells you cast cost {text}."


def test_spells_of_several_colors_and_kinds() -> None:
    rule = {"rule": "cost", "spells": {"colors": ["B", "G"]}, "by": -1}
    card = bear(abilities=[{"ability": "static", "rules": [rule]}])
    assert told(card) == "Black spells and green spells you cast cost {1} less to cast."
    rule["spells"] = {"colors": ["B", "G"], "types": ["creature"]}
    assert told(card) == "Black or green creature spells you cast cost {1} less to cast."


@pytest.mark.parametrize(
    ("other", "text"),
    [
        ({"then": [{"do": "untap", "what": "target"}]}, "You may tap or untap target creature."),
        (
            {"pay": {"mana": "{1}"}, "then": [{"do": "untap", "what": "target"}]},
            "You may tap target creature. If you don't, you may pay {1}. If you do, untap it.",
        ),
    ],
)
def test_tap_or_untap(other: Document, text: str) -> None:
    may = {"do": "may", "then": [TAP], "otherwise": [{"do": "may", **other}]}
    assert told(sorcery(may, targets=[TARGET])) == text


@pytest.mark.parametrize(
    ("whose", "text"),
    [
        ("chooser", "Each player puts a creature card from their graveyard onto the battlefield."),
        (
            "any",
            (
                "Each player chooses a creature card in a graveyard. Return those cards to the battlefield"
                " under their owners' control."
            ),
        ),
    ],
)
def test_whose_graveyard_each_player_chooses_from(whose: str, text: str) -> None:
    choose = {"do": "choose", "as": "cards", "what": {**IN_GRAVES, "controller": whose}, "who": "any"}
    assert told(sorcery(choose, {"do": "move", "what": "cards", "to": "battlefield"})) == text
