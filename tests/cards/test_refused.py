"""Cards that a game brings along are refused with the rule that they break."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.documents import Fault

BEAR: dict[str, Any] = {"name": "Bear", "types": ["creature"], "power": 2, "toughness": 2}
DRAW = {"do": "draw"}
MANA = {"do": "add_mana", "mana": "{C}"}
SIZE = {"change": "set_power_toughness", "power": 1, "toughness": 1}


OF_HIDDEN = {"amount": "total", "stat": "power", "among": {"zone": "hand", "types": ["creature"]}}


def bear(**more: Any) -> dict[str, Any]:
    """A creature with something else about it."""
    return {**BEAR, **more}


def ability(kind: str, **more: Any) -> dict[str, Any]:
    """A creature with one ability."""
    return bear(abilities=[{"ability": kind, **more}])


def sorcery(*targets: dict[str, Any], **step: Any) -> dict[str, Any]:
    """A sorcery that does one thing."""
    spell = {"ability": "spell", "targets": [*targets], "do": [step]}
    return {"name": "Test", "types": ["sorcery"], "abilities": [spell]}


def refused(card: dict[str, Any]) -> list[Fault]:
    """The faults of a game that brings this card along."""
    with pytest.raises(engine.InvalidOptions) as caught:
        engine.new_game("duel", options={"cards": [card]})
    return list(caught.value.faults)


PRICES_OF_MANA: list[dict[str, Any]] = [
    {"mana": "{1}", "sacrifice": {"types": ["creature"]}},
    {"tap": True, "discard": [{"what": {"types": ["land"]}}]},
    {"tap": True, "mill": 1},
    {"return": "self"},
]
"""What a payment could not count."""


@pytest.mark.parametrize("cost", PRICES_OF_MANA, ids=str)
def test_mana_is_not_made_at_a_price_that_no_payment_counts(cost: dict[str, Any]) -> None:
    faults = refused(ability("activated", cost=cost, do=[MANA]))
    assert [(fault.path, fault.rule) for fault in faults] == [
        ("$.options.cards[0].abilities[0].cost", "CORE-28.1")
    ]


@pytest.mark.parametrize(
    "what",
    [
        {"do": [{"do": "if", "condition": {"if": "your_turn"}, "then": [MANA]}]},
        {"do": [MANA, {"do": "may", "then": [MANA]}]},
        {"modes": [{"do": [MANA]}, {"do": [DRAW]}]},
    ],
)
def test_mana_that_an_ability_may_or_may_not_add_is_left_out(what: dict[str, Any]) -> None:
    """It would be a mana ability, which uses no stack (CR 605.1a)."""
    faults = refused(ability("activated", cost={"tap": True}, **what))
    assert [(fault.path, fault.rule) for fault in faults] == [
        ("$.options.cards[0].abilities[0]", "CORE-28.1")
    ]


def test_mana_is_made_by_permanents() -> None:
    faults = refused(ability("activated", cost={"discard": "self"}, zone="hand", do=[MANA]))
    assert "$.options.cards[0].abilities[0].zone" in [fault.path for fault in faults]


def test_what_defines_power_and_toughness_changes_nothing_else() -> None:
    """It would not apply in the layer of that change (CR 613.4a)."""
    card = {"name": "Test", "types": ["land"]}
    changes = [{"change": "types", "types": ["creature"]}, SIZE]
    faults = refused(card | {"abilities": [{"ability": "static", "changes": changes}]})
    assert [(fault.path, fault.rule) for fault in faults] == [
        ("$.options.cards[0].abilities[0].changes", "CR-208.2")
    ]


@pytest.mark.parametrize(
    ("rule", "card"),
    [
        ("CORE-28.1", bear(keywords=["banding"])),
        ("CORE-28.1", bear(keywords=["soulbond"])),
        ("CORE-28.1", bear(keywords=["kicker {1}", "kicker {2}"])),
        ("CORE-28.1", bear(supertypes=["ongoing"])),
        ("CR-110.5", sorcery(do="move", what="self", to="hand", tapped=True)),
        ("CR-113.3a", {"name": "Test", "types": ["instant"]}),
        ("CR-115.1", sorcery({}, do="destroy", what="target")),
        ("CR-115.2", sorcery({"what": {"zone": "hand"}}, do="destroy", what="target")),
        ("CR-205.3d", bear(subtypes=["Forest"])),
        ("CR-207.2c", bear(keywords=["landfall"])),
        ("CR-208.1", {"name": "Bear", "types": ["creature"]}),
        ("CR-208.2", ability("static", changes=[SIZE])),
        ("CR-301.5", bear(keywords=["equip {1}"])),
        ("CR-303.4", bear(keywords=["enchant land"])),
        ("CR-304.4", bear(types=["creature", "instant"])),
        ("CR-305.9", {"name": "Test", "types": ["land"], "cost": "{1}"}),
        ("CR-306.5", bear(loyalty=3)),
        ("CR-400.2", sorcery(do="draw", amount=OF_HIDDEN)),
        ("CR-601.2d", sorcery({"player": "any", "divided": True}, do="draw", who="target")),
        ("CR-606.4", ability("activated", cost={"loyalty": 1}, do=[DRAW])),
        ("CR-700.2", ability("activated", cost={"tap": True}, do=[DRAW], modes=[{"do": [DRAW]}] * 2)),
    ],
)
def test_a_card_that_breaks_a_rule_is_refused_with_it(rule: str, card: dict[str, Any]) -> None:
    faults = refused(card)
    assert rule in [fault.rule for fault in faults]
    assert all(fault.path.startswith("$.options.cards[0]") for fault in faults)


@pytest.mark.parametrize("keyword", ["ripple 4", "soulbond", "craft {1}", "landfall"])
def test_a_keyword_that_is_left_out_is_not_said_to_be_none(keyword: str) -> None:
    (fault,) = refused(bear(keywords=[keyword]))
    assert keyword.partition(" ")[0] in fault.message
    assert "is not a keyword" not in fault.message


@pytest.mark.parametrize("keyword", ["haste", "evoke {2}"])
def test_keywords_that_would_say_nothing_of_a_spell(keyword: str) -> None:
    (fault,) = refused(sorcery(do="draw") | {"keywords": [keyword]})
    assert fault.message == f"only a permanent has {keyword.partition(' ')[0]}"
    spell = sorcery(do="draw") | {"keywords": ["flash", "lifelink", "cycling {2}", "kicker {1}"]}
    assert len(engine.card_definitions([spell])) == 1


def test_a_question_about_life_has_a_bound() -> None:
    asked = ability("triggered", trigger={"when": "enters"}, condition={"if": "life"}, do=[DRAW])
    assert [fault.message for fault in refused(asked)] == ["give at_least or at_most"]


def test_a_default_that_is_written_out_does_not_change_what_a_card_is() -> None:
    """Its key on a table is the same, so a position with it can be played."""
    step = {"do": "put_counters", "on": "self"}
    plain, long = (
        engine.card_definitions([ability("triggered", trigger={"when": "enters"}, do=[does])])
        for does in (step, {**step, "kind": "+1/+1"})
    )
    assert plain == long
