"""Creatures that see something happen: spells, creatures entering, damage, attacks, targets (CR 603)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import side, table

# Spells ----------------------------------------------------------------------------------------------------


@plays("Talrand, Sky Summoner")
def test_a_drake_for_an_instant_before_it_resolves() -> None:
    game = table(side("Talrand, Sky Summoner, Mountain", hand="Shock"))
    game.play("A cast Shock; A target B")
    assert [item.id in game.table.objects for item in game.table.stack] == [True, False]
    game.resolve()
    drake = game.characteristics(game.ref("Drake Token"))
    assert (drake.power, drake.toughness, drake.colors, drake.keywords) == (2, 2, {"U"}, {"flying"})
    assert (drake.types, drake.subtypes, drake.controller) == ({"creature"}, {"Drake"}, 0)
    assert game.life() == (20, 20)


@plays("Talrand, Sky Summoner")
def test_a_sorcery_counts_and_a_creature_does_not() -> None:
    game = table(side("Talrand, Sky Summoner, Forest*3", hand="Prey Upon, Grizzly Bears"), side("Wind Drake"))
    game.play("A cast Prey Upon")
    assert len(game.table.stack) == 2
    game.all_pass()
    assert game.size("Drake Token") == (2, 2)
    game = table(side("Talrand, Sky Summoner, Forest*2", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    assert len(game.table.stack) == 1


@plays("Talrand, Sky Summoner")
def test_a_countered_instant_counts_and_an_opponents_does_not() -> None:
    theirs = side("Island*2, Mountain", hand="Counterspell, Shock")
    game = table(side("Talrand, Sky Summoner, Mountain", hand="Shock"), theirs)
    game.play("A cast Shock#1; A target B; A pass; B cast Counterspell")
    game.all_pass()
    assert game.life() == (20, 20)
    assert game.size("Drake Token") == (2, 2)
    game.play("A pass; B cast Shock; B target A")
    assert len(game.table.stack) == 1


@plays("Seeker of the Way")
def test_a_noncreature_spell_makes_it_bigger_and_gives_it_lifelink() -> None:
    mine = side("Seeker of the Way, Mountain, Forest*2", hand="Shock, Grizzly Bears")
    game = table(mine)
    game.play("A cast Shock; A target B")
    game.legal("place 0", "place 1")
    game.play("A place 0")
    game.all_pass()
    seeker = game.characteristics(game.ref("Seeker of the Way"))
    assert (seeker.power, seeker.toughness) == (3, 3)
    assert "lifelink" in seeker.keywords
    game.play("A cast Grizzly Bears")
    assert len(game.table.stack) == 1
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Seeker of the Way → B")
    game.pass_to("end_combat")
    assert game.life() == (23, 15)
    game.end_turn()
    assert game.size("Seeker of the Way") == (2, 2)
    assert "lifelink" not in game.characteristics(game.ref("Seeker of the Way")).keywords


@plays("Seeker of the Way")
def test_an_opponents_spell_does_nothing_for_it() -> None:
    game = table(side("Seeker of the Way"), side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock; B target A")
    assert len(game.table.stack) == 1


# Creatures -------------------------------------------------------------------------------------------------


@plays("Soul Warden")
def test_a_life_for_each_other_creature_of_anybody() -> None:
    game = table(side("Soul Warden, Forest*2", hand="Grizzly Bears"), side("Forest*2", hand="Ashcoat Bear"))
    cast(game, "Grizzly Bears")
    game.resolve()
    assert game.life() == (21, 20)
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass; A pass; B pass")
    assert game.life() == (22, 20)


@plays("Soul Warden")
def test_it_gains_nothing_for_itself_or_for_what_is_no_creature() -> None:
    game = table(side("Plains", hand="Soul Warden"))
    cast(game, "Soul Warden")
    assert not game.table.stack
    game = table(side("Soul Warden, Wastes", hand="Bonesplitter"))
    cast(game, "Bonesplitter")
    assert not game.table.stack


@plays("Soul Warden")
def test_two_tokens_are_two_creatures() -> None:
    game = table(side("Soul Warden, Plains*2, Island*2", hand="Battle Screech"))
    cast(game, "Battle Screech")
    assert len(game.table.stack) == 2
    game.all_pass()
    assert game.life() == (22, 20)


@plays("Sengir Vampire")
def test_what_it_damaged_this_turn_and_dies_makes_it_grow() -> None:
    game = attacked("Sengir Vampire → B", side("Sengir Vampire"), side("Wind Drake"))
    game.play("B block Wind Drake → Sengir Vampire")
    game.pass_to("combat_damage")
    assert game.zone("Wind Drake") == "graveyard"
    game.resolve()
    assert game.size("Sengir Vampire") == (5, 5)
    assert "flying" in game.characteristics(game.ref("Sengir Vampire")).keywords


@plays("Sengir Vampire")
def test_what_others_killed_does_not_make_it_grow() -> None:
    game = attacked("Hill Giant → B", side("Sengir Vampire, Hill Giant"), side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Hill Giant")
    game.pass_to("combat_damage")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not game.table.stack


# Targets ---------------------------------------------------------------------------------------------------


@plays("Phantasmal Bear")
@pytest.mark.parametrize(
    ("spell", "land"), [("Giant Growth", "Forest"), ("Unsummon", "Island"), ("Shock", "Mountain")]
)
def test_whatever_targets_it_it_is_sacrificed(spell: str, land: str) -> None:
    """Before the spell resolves, which then does nothing."""
    game = table(side(f"Phantasmal Bear, {land}", hand=spell))
    game.play(f"A cast {spell}")
    if game.asked() == "choose_target":
        game.play("A target Phantasmal Bear")
    game.resolve()
    assert game.cards("A", "graveyard") == ["phantasmal_bear"]
    game.resolve()
    assert game.cards("A", "hand") == []


@plays("Phantasmal Bear")
def test_an_ability_targets_it_too() -> None:
    game = table(side("Phantasmal Bear"), side("Samite Healer"))
    game.play("A pass; B activate Samite Healer; B target Phantasmal Bear; B pass; A pass")
    assert game.zone("Phantasmal Bear") == "graveyard"


@plays("Phantasmal Bear")
def test_what_targets_something_else_leaves_it_alone() -> None:
    game = table(side("Phantasmal Bear, Plains*4, Swamp", hand="Disfigure, Wrath of God"), side("Hill Giant"))
    game.play("A cast Disfigure; A target Hill Giant")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.size("Phantasmal Bear") == (2, 2)


@plays("Waterfall Aerialist")
@pytest.mark.parametrize(
    ("lands", "answer", "zone"),
    [("Mountain*3", "accept", "graveyard"), ("Mountain*3", "decline", "battlefield"), ("Mountain*2", "", "")],
)
def test_an_opponents_spell_is_countered_unless_two_are_paid(lands: str, answer: str, zone: str) -> None:
    """Who cannot pay is not asked."""
    game = table(side(lands, hand="Shock"), side("Waterfall Aerialist"))
    game.play("A cast Shock; A target Waterfall Aerialist; A pass; B pass")
    if answer:
        game.legal("accept", "decline")
        game.play(f"A {answer}")
    game.all_pass()
    assert game.zone("Waterfall Aerialist") == (zone or "battlefield")
    assert game.cards("A", "graveyard") == ["shock"]


@plays("Waterfall Aerialist")
def test_its_own_controllers_spells_are_free() -> None:
    game = table(side("Waterfall Aerialist, Forest", hand="Giant Growth"))
    game.play("A cast Giant Growth")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.size("Waterfall Aerialist") == (6, 4)


# Attacks ---------------------------------------------------------------------------------------------------


@plays("Pulse Tracker")
def test_its_attack_costs_an_opponent_a_life() -> None:
    game = table(side("Pulse Tracker, Hill Giant"), side("Grizzly Bears"), step="declare_attackers")
    game.play("A attack Pulse Tracker → B; A stay_out Hill Giant")
    assert game.life() == (20, 20)
    game.resolve()
    assert game.life() == (20, 19)
    game = table(side("Pulse Tracker, Hill Giant"), step="declare_attackers")
    game.play("A stay_out Pulse Tracker; A attack Hill Giant → B")
    assert not game.table.stack
