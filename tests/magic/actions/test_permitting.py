"""What lies in exile may be played for a time (CR 601.3, 305.1)."""

from __future__ import annotations

import engine
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def exiled_by(spell: str, library: str, lands: str = "Mountain*3") -> Play:
    """The spell has exiled the top of its caster's library, whose turn it is."""
    game = table(side(lands, hand=spell, library=library), side(library="Swamp*9"))
    cast(game, spell)
    return game


def test_a_spell_and_a_land_may_be_played_this_turn() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains")
    assert {told["seat"] for told in of_type(game.events, "permitted")} == {0}
    game.includes("cast Shock", "play_land Forest")
    game.play("A play_land Forest")
    assert game.zone("Forest") == "battlefield"
    game.excludes("play_land Forest")
    game.play("A cast Shock; A target B; A pass; B pass")
    assert game.life() == (20, 18)
    assert "shock" in game.cards("A", "graveyard")


def test_the_land_is_the_one_of_the_turn() -> None:
    game = table(side("Mountain*3", hand="Borrowed Hours, Swamp", library="Shock, Forest, Plains"))
    game.play("A play_land Swamp")
    cast(game, "Borrowed Hours")
    game.excludes("play_land Forest")
    game.refuses("A play_land Forest", "CR-305.2")


def test_the_next_turn_neither_is_played() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains*3")
    game.end_turn()
    game.pass_to("main1")
    assert not game.table.permissions
    game.play("B pass")
    game.excludes("cast Shock")
    game.refuses("A cast Shock", "CR-601.3")


def test_until_the_end_of_ones_next_turn() -> None:
    game = exiled_by("Borrowed Days", "Shock, Forest, Plains*5")
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.includes("cast Shock")
    game.excludes("play_land Forest")
    game.play("A pass")
    game.end_turn()
    game.pass_to("main1")
    game.includes("cast Shock", "play_land Forest")
    assert {one.until for one in game.table.permissions} == {"turn"}
    game.end_turn()
    assert not game.table.permissions


def test_what_may_be_cast_alone_may_not_be_played_as_a_land() -> None:
    game = exiled_by("Borrowed Years", "Forest, Plains*5")
    game.excludes("play_land Forest")
    assert [one.until for one in game.table.permissions] == ["forever"]


def test_a_sorcery_keeps_its_time_and_its_cost() -> None:
    game = exiled_by("Borrowed Hours", "Hill Giant, Shock, Plains*5", "Mountain*2")
    game.excludes("cast Hill Giant")
    game.includes("cast Shock")


def test_everybody_sees_who_may_play_what() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains")
    for seat in (0, 1):
        seen = engine.view(game.state, seat).view.permissions
        assert [(one.seat, one.until, one.cast_only) for one in seen] == [(0, "turn", False)] * 2
    game.play("A pass")
    game.excludes("cast Shock")


def test_what_was_cast_and_comes_back_to_exile_is_another_object() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains")
    game.play("A cast Shock; A target B; A pass; B pass")
    assert len(engine.view(game.state, 0).view.permissions) == 1


# As though it had flash, and more lands (CR 702.8, 305.2) ------------------------------------------------


def test_spells_of_a_kind_are_cast_at_any_time() -> None:
    creatures = side("Quickened Herd, Forest*2", hand="Grizzly Bears, Long Wade")
    game = table(creatures, side("Forest*2", hand="Grizzly Bears"), step="upkeep")
    game.includes("cast Grizzly Bears")
    game.excludes("cast Long Wade")
    game.play("A pass")
    game.excludes("cast Grizzly Bears#2")


def test_a_spell_says_so_of_itself_under_a_condition() -> None:
    for lands, now in (("Mountain, Forest", True), ("Mountain*2", False)):
        game = table(side(lands, hand="Sudden Giant"), step="upkeep")
        (game.includes if now else game.excludes)("cast Sudden Giant")
        if not now:
            game.refuses("A cast Sudden Giant", "CR-307.1")


def test_additional_lands_are_played() -> None:
    game = table(side("Wide Acres", hand="Forest, Swamp, Plains"))
    game.play("A play_land Forest; A play_land Swamp")
    game.excludes("play_land Plains")
    game.refuses("A play_land Plains", "CR-305.2")


def test_two_more_for_everybody_and_one_more_make_four() -> None:
    game = table(side("Wide Acres, Common Acres", hand="Forest*5"))
    for number in range(1, 5):
        game.play(f"A play_land Forest#{number}")
    game.excludes("play_land Forest#5")
    game = table(side("Common Acres"), side(hand="Forest*4"), active=1, turn=4)
    game.play("B play_land Forest#1; B play_land Forest#2; B play_land Forest#3")
    game.excludes("play_land Forest#4")
