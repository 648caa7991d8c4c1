"""What may be played from elsewhere once each turn (CR 305.1, 400.7, 601.3)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table

LEDGER, ALMANAC, WARDEN = "Sexton's Ledger", "Almanac of the Well", "Warden of Small Graves"


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


def test_a_land_that_may_be_played_anyway_uses_up_nothing() -> None:
    game = table(
        side(f"{LEDGER}, Mountain, Forest*2", hand="Road Regained", graveyard="Grizzly Bears, Swamp")
    )
    cast(game, "Road Regained")
    game.play("A play_land Swamp")
    game.includes("cast Grizzly Bears")


def test_a_land_is_not_played_by_what_lets_it_be_cast() -> None:
    """CR 305.9: no land is cast, so it takes the one play of the turn."""
    game = table(
        side(f"{LEDGER}, Mountain, Forest*2", hand="Word Regained", graveyard="Grizzly Bears, Swamp")
    )
    cast(game, "Word Regained")
    game.play("A play_land Swamp")
    game.excludes("cast Grizzly Bears")


def test_a_land_is_not_played_by_what_lets_spells_alone_be_cast() -> None:
    mine = f"Clerk of Small Graves, {LEDGER}, Forest*2"
    game = table(side(mine, graveyard="Grizzly Bears, Swamp, Bronze Sable"))
    game.play("A play_land Swamp")
    game.excludes("cast Grizzly Bears")
    game.includes("cast Bronze Sable")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_player_says_what_of_several_is_used(owner: str) -> None:
    """Of what permits all creatures and what permits small ones, a small one may use either (CR 601.3)."""
    game = with_both(owner)
    game.play("A cast Grizzly Bears")
    assert game.asked() == "choose_permission"
    game = Play.at(game.state)
    game.refuses("use_permission Forest#1", "CR-601.3")
    game.play(f"A use_permission {WARDEN}")
    game.resolve()
    assert (len(game.thing(LEDGER).used), len(game.thing(WARDEN).used)) == (0, 1)
    cast(game, "Spined Wurm")
    game.excludes("cast Llanowar Elves")
    assert game.zone("Spined Wurm") == "battlefield"


def test_the_other_one_is_used_where_that_is_said() -> None:
    game = with_both("A")
    game.play(f"A cast Grizzly Bears; A use_permission {LEDGER}")
    game.resolve()
    assert (len(game.thing(LEDGER).used), len(game.thing(WARDEN).used)) == (1, 0)
    game.excludes("cast Spined Wurm")
    cast(game, "Llanowar Elves")


def test_what_one_of_them_permits_alone_is_not_asked() -> None:
    game = with_both("A")
    game.play("A cast Spined Wurm")
    assert len(game.thing(LEDGER).used) == 1
    game.resolve()
    game.play("A cast Grizzly Bears")
    assert len(game.thing(WARDEN).used) == 1


def test_of_two_that_can_be_told_apart_one_is_chosen_for_a_land() -> None:
    game = table(side(f"{LEDGER}(tapped), {LEDGER}, Forest", graveyard="Swamp, Mountain"))
    game.play("A play_land Swamp")
    assert game.asked() == "choose_permission"
    game.play(f"A use_permission {LEDGER}#2")
    assert [len(game.thing(f"{LEDGER}#{number}").used) for number in (1, 2)] == [0, 1]
    assert game.zone("Swamp") == "battlefield"


def test_a_position_in_which_it_is_asked_says_what_may_be_played() -> None:
    game = with_both("A")
    game.play("A cast Grizzly Bears")
    written = msgspec.json.decode(engine.encode(game.state))
    written["machine"]["agenda"][-1]["card"] = game.ref("Spined Wurm")
    with pytest.raises(engine.InvalidState):
        engine.settle(msgspec.json.encode(written))


def with_both(owner: str) -> Play:
    """A controls both, whoever owns them."""
    both, forests = f"{LEDGER}, {WARDEN}", "Forest*8"
    mine, theirs = (f"{both}, {forests}", "") if owner == "A" else (forests, both)
    written = document([side(mine, graveyard="Grizzly Bears, Llanowar Elves, Spined Wurm"), side(theirs)])
    for thing in written["table"]["objects"].values():
        if thing["zone"] == "battlefield":
            thing["controller"] = 0
    return Play(written)


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
