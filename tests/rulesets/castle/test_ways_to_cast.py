"""CAS-7.6, 10.4: ways to cast a card beside its mana cost, where castles stand."""

from __future__ import annotations

import pytest

from tests.rulesets.castle.table import castles, side


def test_a_castle_creature_returns_as_a_cost() -> None:
    """CR 702.188a: paying is a deed of its player, of which the creature is no target; its spot is vacant."""
    game = castles(
        side("1,1 act Grizzly Bears(tapped)", battlefield="Plains", hand="Wall Swinger"),
        side("1,1 act Hill Giant(tapped)"),
    )
    game.play("A cast Wall Swinger with web-slinging")
    assert (game.zone("Grizzly Bears"), game.castle("A")) == ("hand", {})
    game.resolve()
    assert (game.zone("Wall Swinger"), game.castle("A")) == ("battlefield", {}), "it enters outside"
    assert game.castle("B") == {"1,1": "act Hill Giant"}


def test_a_card_that_lies_face_down_in_a_castle_is_no_creature_to_return() -> None:
    game = castles(side("1,1 down Grizzly Bears", battlefield="Plains", hand="Wall Swinger"))
    game.refuses("cast Wall Swinger with web-slinging", "CR-118.3")


def test_an_overloaded_spell_passes_castles_by() -> None:
    """It targets nothing then (CR 702.96a); cast for its mana cost it does."""
    mine = side(battlefield="Island*3", hand="Hush the Yard")
    theirs = side("1,1 act Grizzly Bears", battlefield="Hill Giant")
    game = castles(mine, theirs)
    game.play("A cast Hush the Yard with overload")
    game.resolve()
    assert (game.thing("Grizzly Bears").tapped, game.thing("Hill Giant").tapped) == (False, True)
    game = castles(mine, theirs)
    game.play("A cast Hush the Yard; A target Grizzly Bears")
    game.resolve()
    assert (game.thing("Grizzly Bears").tapped, game.thing("Hill Giant").tapped) == (True, False)


@pytest.mark.parametrize(("castle", "life"), [("", 18), ("1,1 act Wall of Stone", 20)])
def test_freerunning_after_damage_through_a_vacant_column(castle: str, life: int) -> None:
    game = castles(side(battlefield="Swamp, Roof Stalker", hand="Roof Walker"), side(castle))
    game.refuses("cast Roof Walker with freerunning", "CR-702.173")
    game.attack(1, "Roof Stalker")
    game.pass_to("main2")
    assert game.life() == (20, life)
    if life < 20:
        game.includes("cast Roof Walker with freerunning")
    else:
        game.refuses("cast Roof Walker with freerunning", "CR-702.173")


def test_prowl_after_damage_through_a_vacant_column() -> None:
    """CR 702.76a; what attacks stands outside of the castle then (CAS-7.2)."""
    game = castles(side(battlefield="Swamp, Mons's Goblin Raiders", hand="Alley Creeper"), side())
    game.refuses("cast Alley Creeper with prowl", "CR-702.76")
    game.attack(1, "Mons's Goblin Raiders")
    game.pass_to("main2")
    game.includes("cast Alley Creeper with prowl")


def test_an_awakened_land_attacks_a_castle() -> None:
    """CR 702.113a: it stands outside, as other creatures that are not put there."""
    mine = side(battlefield="Mountain*2, Forest", hand="Rumbling Tread")
    game = castles(mine, side("1,1 act Grizzly Bears", battlefield="Plains"))
    game.play("A cast Rumbling Tread with awaken")
    game.legal("target Mountain#1", "target Mountain#2", "target Forest")
    game.play("A target Forest; A pay_tapping Mountain#2 for {R}")
    game.resolve()
    game.attack(2, "Forest")
    game.pass_to("main2")
    assert (game.life(), game.zone("Forest")) == ((20, 17), "battlefield")


def test_a_cleaved_spell_reaches_what_it_does_not_ask_about() -> None:
    """CR 702.148a: creatures in a castle and outside, tapped or not."""
    theirs = side("1,1 act Grizzly Bears", battlefield="Hill Giant(tapped), Wind Drake")
    game = castles(side(battlefield="Island*2", hand="Sudden Flood"), theirs)
    game.play("A cast Sudden Flood with cleave")
    game.legal("target Grizzly Bears", "target Hill Giant", "target Wind Drake")
    game.play("A target Grizzly Bears")
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.castle("B")) == ("hand", {})


def test_a_dashed_creature_attacks_a_castle_and_returns() -> None:
    game = castles(side(battlefield="Mountain*2", hand="Hasty Raider"))
    game.play("A cast Hasty Raider with dash")
    game.resolve()
    game.resolve()
    game.attack(1, "Hasty Raider")
    game.pass_to("main2")
    assert game.life() == (21, 17)
    game.pass_to("end")
    game.resolve()
    assert game.zone("Hasty Raider") == "hand"


# Bestow (CR 702.103) ----------------------------------------------------------------------------------------


def test_a_bestowed_card_works_on_the_castle_creature_that_it_enchants() -> None:
    """CAS-10.4c: what is attached to it; the bonus of its row comes on top."""
    game = castles(
        side("1,2 act Grizzly Bears; 1,1 act Wall of Stone", battlefield="Forest*3", hand="Lent Antlers"),
        side(),
    )
    game.play("A cast Lent Antlers with bestow; A target Grizzly Bears")
    game.resolve()
    assert (game.size("Grizzly Bears"), game.size("Wall of Stone")) == ((5, 5), (0, 8))
    assert game.castle("A") == {"1,1": "act Wall of Stone", "1,2": "act Grizzly Bears"}


def test_as_the_castle_creature_dies_it_stays_as_a_creature_outside() -> None:
    """CAS-10.7, CR 702.103f: the enchanted creature is exiled; no spot is filled."""
    game = castles(
        side(battlefield="Forest*3, Craw Wurm", hand="Lent Antlers"), side("1,1 act Grizzly Bears")
    )
    game.play("A cast Lent Antlers with bestow; A target Grizzly Bears")
    game.resolve()
    game.attack(1, "Craw Wurm")
    game.pass_to("main2")
    assert (game.zone("Grizzly Bears"), game.castle("B")) == ("exile", {})
    antlers = game.characteristics(game.ref("Lent Antlers"))
    assert (antlers.controller, "creature" in antlers.types, game.size("Lent Antlers")) == (
        game.SEATS["A"],
        True,
        (2, 2),
    )


def test_concealing_what_it_enchants_makes_a_creature_of_it() -> None:
    """CAS-12.5: attachments fall off; a bestowed one stays on the battlefield (CR 702.103f)."""
    game = castles(side("1,1 act Grizzly Bears", battlefield="Forest*3", hand="Lent Antlers"), side())
    game.play("A cast Lent Antlers with bestow")
    game.resolve()
    game.play("A castle conceal")
    if game.asked() != "priority":
        game.play("A spot 1,1")
    assert game.castle("A") == {"1,1": "down Grizzly Bears"}
    assert (game.zone("Lent Antlers"), game.size("Lent Antlers")) == ("battlefield", (2, 2))


def test_a_card_with_bestow_in_a_castle_is_tested_by_its_mana_cost() -> None:
    """CAS-9.3, 9.9: {1}{G}, by which it becomes active as a creature; it is not cast."""
    game = castles(side(battlefield="Savannah Lions"), side("1,1 down Lent Antlers", battlefield="Forest*2"))
    game.attack(1, "Savannah Lions")
    game.pass_to("main2")
    assert (game.life(), game.zone("Savannah Lions")) == ((20, 20), "graveyard")
    assert game.zone("Lent Antlers") == "exile", "2/2 against 2/1: both die"


def test_what_is_cast_bestowed_on_a_face_down_card_is_not() -> None:
    """CAS-3.6: it is no creature, and there is nothing to enchant; the card is cast as a creature."""
    game = castles(side("1,1 down Hill Giant", battlefield="Forest*3", hand="Lent Antlers"), side())
    assert [one for one in game.listed() if one.startswith("cast ")] == ["cast Lent Antlers normal"]


# Split second (CR 702.61) -----------------------------------------------------------------------------------


def test_no_castle_action_while_a_spell_with_split_second_is_on_the_stack() -> None:
    """CAS-12.1: with an empty stack alone, whatever spell it is; afterwards it is there."""
    game = castles(side("1,1 down Hill Giant", battlefield="Mountain", hand="Quick Verdict"), side())
    game.includes("castle look")
    game.play("A cast Quick Verdict")
    game.excludes("castle look")
    game.resolve()
    game.includes("castle look")


def test_a_castle_is_revealed_whatever_was_cast_with_split_second() -> None:
    """CAS-8: turning cards up and paying life for them are no abilities, and no player has priority then."""
    game = castles(
        side(battlefield="Mountain, Grizzly Bears", hand="Quick Verdict"),
        side("1,1 down Hill Giant", battlefield="Mountain*2", hand="Shock"),
    )
    game.attack(1, "Grizzly Bears")
    game.play("A cast Quick Verdict; A pass")
    game.refuses("B cast Shock", "CR-702.61")
    game.play("B pass")
    game.reveal()
    assert game.asked() == "pay_for_activation"
