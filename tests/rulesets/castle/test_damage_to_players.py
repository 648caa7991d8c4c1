"""Chapter 5: which damage players are dealt, and which loss of life an option spares them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import of_type, scenario
from tests.magic.positions import announce, cast
from tests.rulesets.castle.table import Play, castles, side

# Damage of what is no attacking creature --------------------------------------------------------------------


@scenario("CAS-T28", "CAS-5.1 CAS-5.4 CAS-5.2 CAS-R12")
def test_cas_t28_a_bolt_to_the_face_comes_to_nothing() -> None:
    game = castles(side(battlefield="Mountain", hand="Lightning Bolt"))
    cast(game, "Lightning Bolt", "B")
    assert game.life() == (20, 20)
    assert not of_type(game.events, "damage_dealt")
    (told,) = of_type(game.events, "damage_nullified")
    assert (told["rule"], told["seat"], told["amount"]) == ("CAS-5.1", 1, 3)
    assert game.zone("Lightning Bolt") == "graveyard"


def test_planeswalkers_are_dealt_damage() -> None:
    game = castles(side(battlefield="Mountain", hand="Shock"), side(battlefield="Jace Beleren(3 loyalty)"))
    cast(game, "Shock", "Jace Beleren")
    assert game.thing("Jace Beleren").counters == {"loyalty": 1}


def test_a_bolt_to_the_own_face_comes_to_nothing_too() -> None:
    """CAS-5.1b speaks of creatures; a spell is none."""
    game = castles(side(battlefield="Mountain", hand="Lightning Bolt"))
    cast(game, "Lightning Bolt", "A")
    assert game.life() == (20, 20)


@scenario("CAS-T30", "CAS-5.1 CAS-R8")
def test_cas_t30_painful_lands_are_free() -> None:
    game = castles(side(battlefield="Painful Spring", hand="Unsummon"), side(battlefield="Grizzly Bears"))
    cast(game, "Unsummon", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.life()) == ("hand", (20, 20))


@scenario("CAS-T29", "CAS-5.1 CAS-10.8 CAS-R8 CAS-R0b")
def test_cas_t29_own_creatures_hurt_in_the_upkeep_and_nothing_else_does() -> None:
    def upkeep(b: Any, a: Any = None) -> Play:
        game = castles(a or side(), b, step="end")
        game.pass_to("upkeep")
        game.all_pass()
        return game

    assert upkeep(side(battlefield="Juzam Djinn")).life() == (20, 19)
    assert upkeep(side("3,2 act Lord of the Pit")).life() == (20, 13)
    assert upkeep(side(), side(battlefield="Iron Vise")).life() == (20, 20)


def test_the_recoil_of_an_own_creature_hurts() -> None:
    """CAS-R8: any damage whose source is a creature of one's own."""
    game = castles(side(battlefield="Orcish Artillery"))
    game.play("A activate Orcish Artillery; A target B")
    game.all_pass()
    assert game.life() == (17, 20)


def test_what_a_creature_did_before_it_left_counts_as_its_own() -> None:
    """CAS-5.1: a source that has left counts as it last was there; a creature that attacks nobody."""
    game = castles(side(battlefield="Mountain, Last Ember", hand="Shock"))
    cast(game, "Shock", "Last Ember")
    game.all_pass()
    assert game.life() == (20, 20)
    (told,) = of_type(game.events, "damage_nullified")
    assert told["seat"] == 1


# A rule, and no prevention (CAS-5.2) ------------------------------------------------------------------------


def test_no_shield_is_used_up_and_nobody_chooses() -> None:
    game = castles(
        side(battlefield="Mountain, Furnace of Rath", hand="Lightning Bolt"),
        side(battlefield="Plains", hand="Healing Salve"),
    )
    announce(game, "A", "Lightning Bolt", "B")
    game.play("A pass; B cast Healing Salve; B mode 1; B target B")
    game.all_pass()
    assert (game.life(), game.asked()) == ((20, 20), "priority")
    assert [shield.amount for shield in game.table.shields] == [3]
    assert not of_type(game.events, "damage_prevented")


def test_lifelink_and_infect_do_nothing_with_it() -> None:
    game = castles(side(battlefield="Leeching Spark"))
    game.play("A activate Leeching Spark; A target B")
    game.all_pass()
    assert game.life() == (20, 20)
    assert [seat.poison for seat in game.table.seats] == [0, 0]
    game = castles(side(battlefield="Leeching Spark"))
    game.play("A activate Leeching Spark; A target A")
    game.all_pass()
    assert game.life() == (21, 20)
    assert [seat.poison for seat in game.table.seats] == [1, 0]


def test_nobody_was_dealt_damage_that_came_to_nothing() -> None:
    game = castles(side(battlefield="Mountain", hand="Thoughtful Blast"), side(hand="Shock*2"))
    cast(game, "Thoughtful Blast")
    assert (game.asked(), game.cards("B", "hand")) == ("priority", ["shock", "shock"])


def test_what_triggers_on_damage_does_not_trigger() -> None:
    game = castles(side(battlefield="Prodigal Sorcerer, Spirit Link(on Prodigal Sorcerer)"))
    game.play("A activate Prodigal Sorcerer; A target B")
    game.all_pass()
    assert game.life() == (20, 20)


# Losing life (CAS-5.3, CAS-R14) -----------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "life"), [("allowed", (22, 18)), ("zero", (20, 20))])
def test_what_an_opponent_drains(option: str, life: tuple[int, int]) -> None:
    """Gray Merchant's controller gains what is lost: as much as its devotion, or nothing."""
    game = castles(
        side(battlefield="Swamp*5", hand="Gray Merchant of Asphodel"),
        options={"life_loss_by_opponent": option},
    )
    cast(game, "Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == life
    assert bool(of_type(game.events, "life_loss_nullified")) is (option == "zero")


@pytest.mark.parametrize("option", ["allowed", "zero"])
def test_what_players_do_to_themselves(option: str) -> None:
    options = {"life_loss_by_opponent": option}
    game = castles(side(battlefield="Swamp*2", hand="Sign in Blood"), options=options)
    cast(game, "Sign in Blood", "A")
    assert game.life() == (18, 20)
    game = castles(side(battlefield="Putrid Leech"), options=options)
    game.play("A activate Putrid Leech")
    assert game.life() == (18, 20), "a payment is no loss that somebody causes"


def test_a_creature_card_is_no_creature() -> None:
    """CAS-5.1 speaks of creatures, which are permanents: what is discarded for its ability is none."""
    game = castles(side(battlefield="Mountain", hand="Bitter Spirit"))
    game.play("A activate Bitter Spirit")
    game.all_pass()
    assert game.life() == (20, 20)
    assert of_type(game.events, "damage_nullified")


def test_a_creature_of_ones_own_that_has_left_still_hurts() -> None:
    """CAS-5.1: it counts as it last was there."""
    game = castles(
        side(battlefield="Orcish Artillery, Mountain", hand="Lightning Bolt"),
        side(battlefield="Wall of Stone"),
    )
    game.play("A activate Orcish Artillery; A target Wall of Stone")
    announce(game, "A", "Lightning Bolt", "Orcish Artillery")
    game.all_pass()
    assert game.zone("Orcish Artillery") == "graveyard"
    assert game.life() == (17, 20)
