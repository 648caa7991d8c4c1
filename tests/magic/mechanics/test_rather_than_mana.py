"""What is paid in place of a mana cost (CR 118.9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.validation import card_faults
from tests.magic.table import Play, side, table


def test_an_alternative_cost_is_paid_in_place_of_the_mana_cost() -> None:
    game = table(side("Mountain*2", hand="Toll of Two Peaks"))
    game.includes("cast Toll of Two Peaks with alternative")
    game.excludes("cast Toll of Two Peaks")
    game.play("A cast Toll of Two Peaks with alternative; A target B")
    game.resolve()
    assert (game.table.battlefield, game.life()) == ([], (20, 17))


def test_it_is_paid_in_full_or_not_at_all() -> None:
    game = table(side("Mountain, Forest*3", hand="Toll of Two Peaks"))
    game.excludes("cast Toll of Two Peaks with alternative")
    game.refuses("cast Toll of Two Peaks with alternative", "CR-118.3")


def test_a_spell_may_remember_what_was_sacrificed_for_it_though_nothing_asks() -> None:
    """CR 118.9: the state with the spell on the stack is taken again."""
    game = table(side("Mountain", hand="Peak for a Relic"), side("Silver Myr"))
    game.play("A cast Peak for a Relic with alternative")
    assert not engine.status(engine.encode(game.state))
    game.resolve()
    assert (game.zone("Silver Myr"), game.zone("Mountain")) == ("graveyard", "graveyard")


def test_the_mana_cost_is_still_there_to_be_paid() -> None:
    game = table(side("Mountain*5", hand="Toll of Two Peaks"))
    game.play("A cast Toll of Two Peaks; A target B")
    game.resolve()
    assert (len(game.table.battlefield), game.life()) == (5, (20, 17))


def test_it_is_no_way_for_another_zone() -> None:
    """It stands for casting from the hand alone."""
    game = table(side("Mountain*5", graveyard="Toll of Two Peaks"))
    game.refuses("cast Toll of Two Peaks with alternative", "CR-601.3")


# With a condition -----------------------------------------------------------------------------------------


def _gale(hand: str, *, mine: bool) -> Play:
    """B has the card that is cheaper on the turn of somebody else."""
    game = table(side(), side(hand=hand), active=1 if mine else 0, turn=4 if mine else 3)
    return game if mine else _passed(game)


def _passed(game: Play) -> Play:
    game.play("A pass")
    return game


def test_a_card_that_others_do_not_see_pays_for_it() -> None:
    game = _gale("Gale of Memory, Divination, Shock", mine=False)
    game.play("B cast Gale of Memory with alternative")
    game.legal("pay_with Divination")
    game.play("B pay_with Divination")
    assert game.life() == (20, 19)
    assert (game.zone("Divination"), game.cards("B", "hand")) == ("exile", ["shock"])
    game.resolve()
    assert len(game.cards("B", "hand")) == 3


def test_the_card_itself_does_not_pay_for_it() -> None:
    game = _gale("Gale of Memory, Shock", mine=False)
    game.refuses("cast Gale of Memory with alternative", "CR-118.3")


def test_on_the_own_turn_its_condition_does_not_hold() -> None:
    game = _gale("Gale of Memory, Divination", mine=True)
    game.excludes("cast Gale of Memory with alternative")
    game.refuses("cast Gale of Memory with alternative", "CR-118.9")


def test_two_conditions_and_nothing_to_pay() -> None:
    game = table(side("Swamp", hand="Fen Envoy"), side("Forest"))
    game.play("A cast Fen Envoy with alternative")
    game.resolve()
    assert game.zone("Fen Envoy") == "battlefield"
    assert not game.thing("Swamp").tapped


@pytest.mark.parametrize(
    ("mine", "theirs"), [("Swamp", "Swamp"), ("Forest", "Forest"), ("Swamp, Forest", "")]
)
def test_each_condition_has_to_hold(mine: str, theirs: str) -> None:
    game = table(side(mine, hand="Fen Envoy"), side(theirs))
    game.refuses("cast Fen Envoy with alternative", "CR-118.9")


def test_a_free_creature_waits_for_the_main_phase_all_the_same() -> None:
    game = table(side("Swamp", hand="Fen Envoy"), side("Forest"), step="upkeep")
    game.refuses("cast Fen Envoy with alternative", "CR-307.1")


# What is paid beside --------------------------------------------------------------------------------------


def test_additional_costs_are_paid_beside_it_and_x_is_0() -> None:
    """CR 118.9d, 107.3b."""
    game = table(side(hand="Measured Blast, Forest"))
    game.play("A cast Measured Blast with alternative; A target B")
    assert (game.life(), game.zone("Forest")) == ((18, 20), "graveyard")
    game.resolve()
    assert game.life() == (18, 19)


def test_without_what_is_additional_it_cannot_be_paid() -> None:
    game = table(side(hand="Measured Blast"))
    game.refuses("cast Measured Blast with alternative", "CR-118.3")


def test_what_makes_spells_cost_more_counts() -> None:
    """CR 118.9d."""
    game = table(side("Swamp", hand="Measured Blast, Forest"), side("Toll Keeper"))
    game.play("A cast Measured Blast with alternative; A target B")
    game.resolve()
    assert (game.thing("Swamp").tapped, game.life()) == (True, (18, 19))


# Faults ---------------------------------------------------------------------------------------------------

BEAR: dict[str, Any] = {"name": "Bear", "cost": "{4}{G}", "types": ["creature"], "power": 2, "toughness": 2}
LIFE = {"ability": "alternative_cost", "price": {"life": 2}}


@pytest.mark.parametrize(
    ("abilities", "path"),
    [
        ([LIFE, {**LIFE, "price": "free"}], "$.abilities[1]"),
        ([{**LIFE, "price": {}}], "$.abilities[0].price"),
        ([{**LIFE, "price": {"sacrifice": "self"}}], "$.abilities[0].price"),
        ([{**LIFE, "price": {"mana": "{X}"}}], "$.abilities[0].price.mana"),
        ([{**LIFE, "price": {"life": "x"}}], "$.abilities[0].price.mana"),
        ([{**LIFE, "price": {"any_of": [{"life": 1}, {"discard": 1}]}}], "$.abilities[0].price.any_of"),
        (
            [{**LIFE, "condition": {"if": "is", "what": "self", "filter": {"tapped": True}}}],
            "$.abilities[0].condition",
        ),
        (
            [
                {
                    **LIFE,
                    "condition": {
                        "if": "exists",
                        "what": {"zone": "hand", "controller": "you", "types": ["land"]},
                    },
                }
            ],
            "$.abilities[0].condition.what",
        ),
        (
            [{**LIFE, "condition": {"if": "exists", "what": {"other": True}}}],
            "$.abilities[0].condition.what",
        ),
        ([{**LIFE, "condition": {"if": "paid", "how": "kicked"}}], "$.abilities[0].condition"),
    ],
)
def test_what_an_alternative_cost_cannot_say(abilities: list[Any], path: str) -> None:
    card = {**BEAR, "abilities": abilities, "keywords": ["kicker {1}"]}
    found = [fault.path for fault in card_faults(msgspec.json.encode(card), frozenset())]
    assert path in found


def test_what_is_never_cast_has_none() -> None:
    land = {"name": "Grove", "types": ["land"], "abilities": [LIFE]}
    assert [fault.path for fault in card_faults(msgspec.json.encode(land), frozenset())] == ["$.abilities[0]"]
    helped = {**BEAR, "abilities": [LIFE], "keywords": ["convoke"]}
    assert [fault.path for fault in card_faults(msgspec.json.encode(helped), frozenset())] == [
        "$.abilities[0]"
    ]
