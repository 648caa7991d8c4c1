"""What may be played from elsewhere once each turn (CR 305.1, 400.7, 601.3)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table

LEDGER, ALMANAC = "Sexton's Ledger", "Almanac of the Well"


def test_one_spell_of_the_kind_is_cast_from_the_graveyard() -> None:
    game = table(side(f"{LEDGER}, Forest*4", graveyard="Grizzly Bears*2, Giant Growth, Swamp"))
    game.includes("cast Grizzly Bears#1", "cast Grizzly Bears#2", "play_land Swamp")
    game.excludes("cast Giant Growth")
    cast(game, "Grizzly Bears#1")
    assert game.zone("Grizzly Bears#1") == "battlefield"
    game.excludes("cast Grizzly Bears#2", "play_land Swamp")
    game.refuses("cast Grizzly Bears#2", "CR-601.3")
    game.refuses("play_land Swamp", "CR-305.1")


def test_a_land_takes_the_place_of_the_spell() -> None:
    game = table(side(f"{LEDGER}, Forest*2", graveyard="Grizzly Bears, Swamp*2"))
    game.play("A play_land Swamp#1")
    game.excludes("cast Grizzly Bears")


def test_a_spell_that_is_countered_was_the_one_of_the_turn() -> None:
    game = table(
        side(f"{LEDGER}, Forest*4", graveyard="Grizzly Bears*2"), side("Island*2", hand="Counterspell")
    )
    game.play("A cast Grizzly Bears#1; A pass; B cast Counterspell")
    game.resolve()
    assert game.zone("Grizzly Bears#1") == "graveyard"
    game.excludes("cast Grizzly Bears#2")


def test_it_may_be_done_anew_on_the_next_turn_of_ones_own() -> None:
    game = table(side(f"{LEDGER}, Forest*2", graveyard="Grizzly Bears, Swamp*2"))
    game.play("A play_land Swamp#1")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    game.includes("cast Grizzly Bears", "play_land Swamp#2")


def test_in_the_turn_of_somebody_else_it_may_not_be_done() -> None:
    game = table(side(f"{LEDGER}, Quickened Herd, Forest*2", graveyard="Grizzly Bears"), active=1, turn=4)
    game.play("B pass")
    game.excludes("cast Grizzly Bears")


def test_each_turn_means_those_of_others_too() -> None:
    game = table(
        side(f"{ALMANAC}, Mountain*2", library="Shock*2, Forest"), side(library="Forest*3"), active=1, turn=4
    )
    game.play("B pass")
    game.play("A cast Shock#1; A target B")
    game.resolve()
    assert game.life() == (20, 18)
    game.play("B pass")
    game.excludes("cast Shock#2")
    game.refuses("cast Shock#2", "CR-601.3")


def test_two_of_them_let_two_be_played() -> None:
    game = table(side(f"{LEDGER}*2, Forest*4", graveyard="Grizzly Bears*2, Swamp"))
    cast(game, "Grizzly Bears#1")
    cast(game, "Grizzly Bears#2")
    game.excludes("play_land Swamp")


def test_what_lets_any_number_be_played_is_used_first() -> None:
    game = table(
        side(f"{LEDGER}, Gardener of Ruins, Digger of Old Deeds, Forest*4", graveyard="Grizzly Bears, Swamp")
    )
    cast(game, "Grizzly Bears")
    game.play("A play_land Swamp")
    assert game.thing(LEDGER).used == ()


def test_another_object_knows_nothing_of_what_was_played() -> None:
    game = table(side(f"{LEDGER}, Plains, Forest*2", hand="Cloudshift", graveyard="Grizzly Bears, Swamp"))
    game.play("A play_land Swamp")
    game.excludes("cast Grizzly Bears")
    cast(game, "Cloudshift", LEDGER)
    game.includes("cast Grizzly Bears")


def test_the_way_that_a_card_has_itself_uses_up_nothing() -> None:
    game = table(side(f"{ALMANAC}, Mountain*6", graveyard="Firebolt", library="Shock"))
    game.play("A cast Firebolt with flashback; A target B")
    game.resolve()
    game.includes("cast Shock")
    game = table(side(f"{LEDGER}, Swamp*3", graveyard="Chained Gravewing, Forest, Mountain"))
    game.includes("cast Chained Gravewing")
    game.play("A cast Chained Gravewing with escape; A pay_with Forest")
    game.resolve()
    game.resolve()
    assert game.zone("Chained Gravewing") == "battlefield"
    game.includes("play_land Mountain")


def test_a_position_may_say_that_it_was_done() -> None:
    written_by_hand = document(
        [side(f"{LEDGER}, Gardener of Ruins, Forest*2", graveyard="Grizzly Bears"), side()]
    )
    ledger, gardener = written_by_hand["table"]["battlefield"][:2]
    objects = written_by_hand["table"]["objects"]
    objects[ledger]["used"] = [f"{objects[ledger]['card']}/0"]
    game = Play.at(engine.settle(msgspec.json.encode(written_by_hand)).state)
    game.excludes("cast Grizzly Bears")
    objects[gardener]["used"] = [f"{objects[gardener]['card']}/0"]
    with pytest.raises(engine.InvalidState) as error:
        engine.settle(msgspec.json.encode(written_by_hand))
    assert [fault.rule for fault in error.value.faults] == ["CR-602.5b"]
