"""What is paid as a permanent enters, so that it does not enter tapped (CR 614.12a)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_a_card_is_revealed_so_that_a_land_enters_untapped() -> None:
    game = table(side(hand="Veiled Harbor, Island, Swamp, Shock"))
    game.play("A play_land Veiled Harbor")
    game.legal("enter_revealing Island", "enter_revealing Swamp", "enter_plain")
    game.play("A enter_revealing Swamp")
    assert not game.thing("Veiled Harbor").tapped
    assert game.zone("Swamp") == "hand"
    game = table(side(hand="Veiled Harbor, Island"))
    game.play("A play_land Veiled Harbor; A enter_plain")
    assert game.thing("Veiled Harbor").tapped


def test_who_has_no_such_card_is_asked_all_the_same() -> None:
    """Others do not see which cards there are."""
    game = table(side(hand="Veiled Harbor, Shock"))
    game.play("A play_land Veiled Harbor")
    game.legal("enter_plain")
    game.refuses("enter_revealing Shock", "CR-614.12a")
    game.refuses("enter_paying", "CR-614.12a")
    game = table(side(hand="Veiled Harbor"))
    game.play("A play_land Veiled Harbor")
    assert game.thing("Veiled Harbor").tapped, "there is no card in hand"


def test_life_is_paid_so_that_a_land_enters_untapped() -> None:
    game = table(side(hand="Bloodied Vale"))
    game.play("A play_land Bloodied Vale")
    game.legal("enter_paying", "enter_plain")
    game.play("A enter_paying")
    assert game.life() == (18, 20)
    assert not game.thing("Bloodied Vale").tapped
    game = table(side(hand="Bloodied Vale", life=1))
    game.play("A play_land Bloodied Vale")
    assert game.life() == (1, 20)
    assert game.thing("Bloodied Vale").tapped


def test_all_of_ones_life_can_be_paid() -> None:
    """CR 119.4."""
    game = table(side(hand="Bloodied Vale", life=2))
    game.play("A play_land Bloodied Vale")
    game.includes("enter_paying")


def test_whoever_plays_a_card_of_another_pays() -> None:
    game = table(side("Bloodied Vale(tapped)"), side(hand="Bloodied Vale"), active=1, turn=2)
    game.play("B play_land Bloodied Vale#2; B enter_paying")
    assert game.life() == (20, 18)
