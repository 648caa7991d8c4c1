"""Lands that are played from elsewhere, and more of them than usual (CR 305.1, 305.2)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_lands_are_played_from_the_graveyard() -> None:
    game = table(side("Gardener of Ruins", graveyard="Forest, Shock"))
    game.play("A play_land Forest")
    assert game.zone("Forest") == "battlefield"


def test_such_a_land_is_one_of_those_that_may_be_played() -> None:
    game = table(side("Gardener of Ruins", hand="Swamp", graveyard="Forest"))
    game.play("A play_land Swamp")
    game.refuses("play_land Forest", "CR-305.2")
    game = table(side("Gardener of Ruins", graveyard="Forest"), step="upkeep")
    game.refuses("play_land Forest", "CR-116.2a")


def test_it_is_ones_own_graveyard_while_the_source_is_there() -> None:
    game = table(
        side("Gardener of Ruins, Mountain", hand="Shock", graveyard="Shock"), side(graveyard="Forest")
    )
    game.refuses("play_land Forest", "CR-305.1")
    game = table(side(graveyard="Forest"), side("Gardener of Ruins"))
    game.refuses("play_land Forest", "CR-305.1")


def test_what_is_no_land_stays_there() -> None:
    game = table(side("Gardener of Ruins, Mountain", graveyard="Shock"))
    game.refuses("play_land Shock", "CR-305.1")
    game.excludes("cast Shock")


def test_one_land_more_may_be_played_this_turn() -> None:
    game = table(side("Forest", hand="Well-Worn Path, Swamp, Island, Plains"))
    game.play("A play_land Swamp; A cast Well-Worn Path; A pass; B pass; A play_land Island")
    game.refuses("play_land Plains", "CR-305.2")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    game.play("A play_land Plains")
    assert game.table.seats[0].more_lands == 0


def test_several_of_them_add_up() -> None:
    game = table(side("Forest*3", hand="Well-Worn Path, Settlers' Claim, Swamp, Island, Plains, Mountain"))
    game.play("A cast Well-Worn Path; A pass; B pass; A cast Settlers' Claim; A pass; B pass")
    game.play("A play_land Swamp; A play_land Island; A play_land Plains; A play_land Mountain")
    assert game.table.seats[0].lands_played == 4


def test_on_the_turn_of_somebody_else_they_are_of_no_use() -> None:
    game = table(side("Forest", hand="Well-Worn Path"), side(hand="Swamp*2"))
    game.play("A cast Well-Worn Path; A pass; B pass")
    assert [seat.more_lands for seat in game.table.seats] == [1, 0]
    game.end_turn()
    game.pass_to("main1")
    game.play("B play_land Swamp#1")
    game.refuses("play_land Swamp#2", "CR-305.2")
