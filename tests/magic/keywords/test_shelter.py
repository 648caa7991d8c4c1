"""Keywords that keep harm away: hexproof, shroud, protection, ward (CR 702.11, 702.16, 702.18, 702.21)."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.magic.positions import attacked, may_block
from tests.magic.table import Play, side, table


def aimed(spell: str, lands: str, theirs: str, mine: str = "Grizzly Bears") -> Play:
    """A has cast a spell that targets a creature, with Grizzly Bears as a target of last resort."""
    game = table(side(f"{lands}, {mine}", hand=spell), side(f"{theirs}, Hill Giant"))
    game.play(f"A cast {spell}")
    return game


# Hexproof, shroud -----------------------------------------------------------------------------------------


def test_hexproof_keeps_opponents_from_targeting() -> None:
    game = aimed("Giant Growth", "Forest", "Gladecover Scout")
    game.legal("target Grizzly Bears", "target Hill Giant")
    game.refuses("target Gladecover Scout", "CR-702.11b")


def test_hexproof_does_not_hinder_its_controller() -> None:
    game = aimed("Giant Growth", "Forest", "Wind Drake", mine="Gladecover Scout")
    game.includes("target Gladecover Scout")


def test_hexproof_does_not_hinder_what_does_not_target() -> None:
    game = table(side("Mountain*2", hand="Pyroclasm"), side("Gladecover Scout"))
    game.play("A cast Pyroclasm")
    game.resolve()
    assert game.zone("Gladecover Scout") == "graveyard"


def test_hexproof_from_a_colour() -> None:
    game = aimed("Disfigure", "Swamp", "Sworn Squire")
    game.refuses("target Sworn Squire", "CR-702.11d")


def test_hexproof_from_a_colour_lets_other_colours_pass() -> None:
    game = aimed("Giant Growth", "Forest", "Sworn Squire")
    game.includes("target Sworn Squire")
    game = aimed("Disfigure", "Swamp", "Wind Drake", mine="Sworn Squire")
    game.includes("target Sworn Squire")


def test_hexproof_from_a_colour_asks_for_the_source_of_an_ability() -> None:
    game = table(side("Orcish Artillery, Grizzly Bears"), side("Sworn Squire"))
    game.play("A activate Orcish Artillery")
    game.includes("target Sworn Squire")


def test_shroud_keeps_everybody_from_targeting() -> None:
    game = aimed("Giant Growth", "Forest", "Wind Drake", mine="Veiled Bear")
    game.refuses("target Veiled Bear", "CR-702.18a")
    game = aimed("Giant Growth", "Forest", "Veiled Bear")
    game.excludes("target Veiled Bear")


def test_shroud_does_not_keep_from_being_sacrificed_or_swept_away() -> None:
    game = table(side("Swamp*2", hand="Diabolic Edict"), side("Veiled Bear"))
    game.play("A cast Diabolic Edict; A target B")
    game.resolve()
    assert game.zone("Veiled Bear") == "graveyard"


def test_hexproof_gained_in_response_makes_the_target_illegal() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Grizzly Bears, Forest, Cloak Weaver, Hill Giant"))
    game.play("A cast Disfigure; A target Grizzly Bears; A pass")
    game.play("B activate Cloak Weaver; B target Grizzly Bears")
    game.resolve()
    game.resolve()
    assert of_type(game.events, "did_not_resolve")
    assert game.size("Grizzly Bears") == (2, 2)


# Protection -----------------------------------------------------------------------------------------------


def test_protection_from_a_colour_keeps_from_being_targeted() -> None:
    game = aimed("Lightning Bolt", "Mountain", "Paladin en-Vec")
    game.excludes("target Paladin en-Vec")
    game = aimed("White Flash", "Plains", "Paladin en-Vec")
    game.includes("target Paladin en-Vec")


def test_protection_hinders_its_controller_as_well() -> None:
    game = aimed("Disfigure", "Swamp", "Wind Drake", mine="White Knight")
    game.excludes("target White Knight")


def test_protection_prevents_damage_of_its_quality_only() -> None:
    game = attacked("Black Knight → B", side("Black Knight"), side("White Knight"))
    game.pass_to("end_combat")
    assert game.life() == (20, 18), "White Knight could not block: Black Knight is protected from white"
    game = table(side("Mountain*2", hand="Pyroclasm"), side("White Knight, Paladin en-Vec"))
    game.play("A cast Pyroclasm")
    game.resolve()
    assert game.zone("White Knight") == "graveyard"
    assert game.zone("Paladin en-Vec") == "battlefield"


def test_protection_says_who_can_block() -> None:
    assert may_block("White Knight", "Scathe Zombies, Grizzly Bears") == {"Grizzly Bears"}
    assert may_block("Scathe Zombies", "White Knight") == {"White Knight"}


def test_protection_sheds_auras_and_equipment_of_its_quality() -> None:
    game = table(
        side(
            "Grizzly Bears, Firebreathing(on Grizzly Bears), Rancor(on Grizzly Bears), Plains",
            hand="Gods Willing",
        )
    )
    game.play("A cast Gods Willing")
    game.resolve()
    game.play("A color R; A keep_on_top")
    assert game.zone("Firebreathing") == "graveyard"
    assert game.zone("Rancor") == "battlefield"


@pytest.mark.parametrize(
    ("bearer", "spell", "lands", "can"),
    [
        ("Book Burner", "Magma Jet", "Mountain*2", False),
        ("Book Burner", "Disfigure", "Swamp", False),
        ("Book Burner", "Pacifism", "Plains*2", True),
        ("Iron Scorner", "Pacifism", "Plains*2", False),
        ("Iron Scorner", "Magma Jet", "Mountain*2", True),
        ("Aloof Spirit", "Magma Jet", "Mountain*2", False),
        ("Aloof Spirit", "Pacifism", "Plains*2", False),
    ],
)
def test_protection_from_card_types(bearer: str, spell: str, lands: str, can: bool) -> None:
    game = aimed(spell, lands, bearer)
    if can:
        game.includes(f"target {bearer}")
    else:
        game.excludes(f"target {bearer}")


def test_protection_from_opponents() -> None:
    """CR 702.16k: from what they control, whatever it is; their own player may do as they like."""
    game = aimed("Giant Growth", "Forest", "Lone Hermit")
    game.excludes("target Lone Hermit")
    game = aimed("Giant Growth", "Forest", "Wind Drake", mine="Lone Hermit")
    game.includes("target Lone Hermit")
    assert may_block("Lone Hermit", "Grizzly Bears") == set()
    game = table(side("Mountain*2, Lone Hermit", hand="Pyroclasm"), side("Lone Hermit"))
    game.play("A cast Pyroclasm")
    game.resolve()
    assert game.cards("A", "graveyard") == ["pyroclasm", game.thing("Lone Hermit").card]
    assert game.cards("B", "graveyard") == []


def test_protection_from_artifacts_keeps_equipment_away() -> None:
    game = table(side("Iron Scorner, Grizzly Bears, Bonesplitter, Forest"))
    game.play("A activate Bonesplitter / equip")
    game.resolve()
    assert game.thing("Bonesplitter").attached_to == game.ref("Grizzly Bears")


def test_protection_from_creatures_cannot_be_blocked() -> None:
    assert may_block("Iron Scorner", "Grizzly Bears") == set()


def test_protection_does_not_stop_what_neither_damages_nor_targets() -> None:
    game = table(side("Plains*4", hand="Wrath of God"), side("Aloof Spirit"))
    game.play("A cast Wrath of God")
    game.resolve()
    assert game.zone("Aloof Spirit") == "graveyard"


# Ward -----------------------------------------------------------------------------------------------------


def test_ward_is_silent_for_its_controller() -> None:
    game = table(side("Waterfall Aerialist, Forest, Hill Giant", hand="Giant Growth"))
    game.play("A cast Giant Growth; A target Waterfall Aerialist")
    assert len(game.table.stack) == 1


def test_ward_counters_an_ability_too() -> None:
    game = table(side("Orcish Artillery"), side("Waterfall Aerialist"))
    game.play("A activate Orcish Artillery; A target Waterfall Aerialist")
    assert len(game.table.stack) == 2
    game.resolve()
    assert not game.table.stack
    assert game.zone("Waterfall Aerialist") == "battlefield"
    assert game.life() == (20, 20), "a countered ability does nothing to its controller either"


def test_ward_can_be_paid_for_an_ability() -> None:
    game = table(side("Orcish Artillery, Mountain*2"), side("Waterfall Aerialist"))
    game.play("A activate Orcish Artillery; A target Waterfall Aerialist")
    game.resolve()
    game.legal("accept", "decline")
    game.play("A accept")
    game.resolve()
    assert game.zone("Waterfall Aerialist") == "graveyard"


def test_ward_with_a_cost_of_life() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Life Guard"))
    game.play("A cast Disfigure; A pass; B pass")
    game.legal("accept", "decline")
    game.play("A accept")
    assert game.life() == (17, 20)
    game.resolve()
    assert game.zone("Life Guard") == "graveyard"


def test_ward_with_a_cost_of_life_that_nobody_has() -> None:
    game = table(side("Swamp", hand="Disfigure", life=2), side("Life Guard"))
    game.play("A cast Disfigure; A pass; B pass")
    assert game.zone("Disfigure") == "graveyard"
    assert game.zone("Life Guard") == "battlefield"


def test_ward_with_a_hybrid_cost() -> None:
    for land, answer in (("Plains", "battlefield"), ("Swamp", "battlefield"), ("Island", "countered")):
        game = table(side(f"Swamp, {land}", hand="Disfigure"), side("Hybrid Guard"))
        game.play("A cast Disfigure")
        if game.asked() == "pay_mana":
            game.play("A pay_tapping Swamp for {B}")
        game.resolve()
        if answer == "countered":
            assert game.zone("Disfigure") == "graveyard"
            continue
        game.play("A accept")
        assert game.thing(land).tapped
        game.resolve()
        assert game.zone("Hybrid Guard") == "graveyard"


def test_ward_triggers_for_each_spell() -> None:
    game = table(side("Swamp*2", hand="Disfigure*2"), side("Waterfall Aerialist"))
    game.play("A cast Disfigure; A cast Disfigure#2")
    assert len(game.table.stack) == 4
    game.all_pass()
    assert game.zone("Waterfall Aerialist") == "battlefield"
