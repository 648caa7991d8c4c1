"""Creatures that watch what happens: attacks, deaths, arrivals, spells, the upkeep."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.harness import of_type
from tests.magic.positions import attacked, cast
from tests.magic.table import side, table

# Attacking -------------------------------------------------------------------------------------------------


@plays("Borderland Marauder")
def test_borderland_marauder_attacks_with_two_more_power() -> None:
    game = table(side("Borderland Marauder"), side("Hill Giant"), step="declare_attackers")
    game.play("A attack Borderland Marauder → B")
    assert game.size("Borderland Marauder") == (1, 2), "the ability is on the stack"
    game.play("A pass; B pass")
    assert game.size("Borderland Marauder") == (3, 2)
    game.pass_to("declare_blockers")
    game.play("B block Hill Giant → Borderland Marauder; A pass; B pass")
    assert game.zone("Hill Giant") == "graveyard"


@plays("Borderland Marauder")
def test_borderland_marauder_is_strong_for_a_turn_and_as_an_attacker() -> None:
    game = attacked("Borderland Marauder → B", side("Borderland Marauder"), side("Gray Ogre"))
    game.play("B stay_out Gray Ogre")
    game.end_turn()
    assert game.life() == (20, 17)
    assert game.size("Borderland Marauder") == (1, 2)
    game = attacked("Gray Ogre → B", side("Gray Ogre"), side("Borderland Marauder"))
    game.play("B block Borderland Marauder → Gray Ogre")
    assert game.size("Borderland Marauder") == (1, 2)


@plays("Boulderborn Dragon")
def test_boulderborn_dragon_surveils_as_it_attacks() -> None:
    mine = side("Boulderborn Dragon", library="Shock, Forest")
    for answer, top in (("put_away", "forest"), ("keep_on_top", "shock")):
        game = table(mine, side("Gray Ogre"), step="declare_attackers")
        game.play(f"A attack Boulderborn Dragon → B; A pass; B pass; A {answer}")
        assert game.cards("A", "library")[0] == top
        assert len(game.cards("A", "graveyard")) == (1 if answer == "put_away" else 0)
        assert not game.thing("Boulderborn Dragon").tapped
        game.pass_to("declare_blockers")
        assert game.asked() == "priority", "the Ogre cannot block it"
        game.pass_to("end_combat")
        assert game.life() == (20, 17)


@plays("Loxodon Partisan")
def test_loxodon_partisan_helps_the_others_that_attack() -> None:
    mine = side("Loxodon Partisan, Gray Ogre, Coral Eel, Savannah Lions")
    attacks = "Loxodon Partisan → B, Gray Ogre → B, Coral Eel → B"
    game = attacked(attacks, mine, side("Hill Giant(sick)"))
    assert game.size("Gray Ogre") == (3, 2)
    assert game.size("Coral Eel") == (3, 1)
    assert game.size("Loxodon Partisan") == (3, 4)
    assert game.size("Savannah Lions") == (2, 1)
    game.end_turn()
    assert game.life() == (20, 11)
    assert game.size("Gray Ogre") == (2, 2)


@plays("Loxodon Partisan")
def test_loxodon_partisan_at_home_helps_nobody() -> None:
    game = attacked("Gray Ogre → B", side("Loxodon Partisan, Gray Ogre"), side())
    assert game.size("Gray Ogre") == (2, 2)


# Dying -----------------------------------------------------------------------------------------------------


@plays("Doomed Traveler")
def test_doomed_traveler_leaves_a_spirit() -> None:
    game = table(side("Doomed Traveler"), side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock; B target Doomed Traveler; B pass; A pass")
    assert len(game.table.stack) == 1
    game.resolve()
    spirit = game.characteristics(game.ref("Spirit Token"))
    assert (spirit.power, spirit.toughness, spirit.colors) == (1, 1, {"W"})
    assert set(spirit.keywords) == {"flying"}
    assert game.thing("Spirit Token").owner == game.thing("Doomed Traveler").owner


@plays("Doomed Traveler")
def test_doomed_traveler_that_leaves_otherwise_leaves_nothing() -> None:
    game = table(side("Doomed Traveler"), side("Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B pass; A pass")
    assert game.zone("Doomed Traveler") != "battlefield"
    assert not game.table.stack
    game = table(side("Doomed Traveler"), side("Plains", hand="Swords to Plowshares"))
    game.play("A pass; B cast Swords to Plowshares; B pass; A pass")
    assert game.zone("Doomed Traveler") != "battlefield"
    assert not game.table.stack


DRAIN = {"Blood Artist": 0, "Falkenrath Noble": 2}


@plays(*DRAIN)
@pytest.mark.parametrize("name", DRAIN)
@pytest.mark.parametrize("victim", ["Gray Ogre", "Hill Giant"])
def test_it_drains_a_player_as_any_creature_dies(name: str, victim: str) -> None:
    game = table(side(f"{name}, Gray Ogre, Mountain", hand="Lightning Bolt"), side("Hill Giant"))
    cast(game, "Lightning Bolt", victim)
    game.legal("target A", "target B")
    game.play("A target B")
    assert game.life() == (20, 20)
    game.resolve()
    assert game.life() == (21, 19)


@plays(*DRAIN)
@pytest.mark.parametrize("name", DRAIN)
def test_it_drains_as_it_dies_itself(name: str) -> None:
    game = table(side(name), side("Mountain", hand="Shock"))
    game.play(f"A pass; B cast Shock; B target {name}; B pass; A pass; A target A")
    game.resolve()
    assert game.life() == (20, 20), "one lost and one gained"
    assert len(of_type(game.events, "life_gained")) == 1


@plays(*DRAIN)
@pytest.mark.parametrize("name", DRAIN)
def test_it_counts_every_creature_that_dies_with_it(name: str) -> None:
    """CR 603.10a: it looks back at what died at the same time."""
    game = table(side("Plains*4", hand="Wrath of God"), side(f"{name}, Gray Ogre, Hill Giant"))
    cast(game, "Wrath of God")
    while game.asked() != "priority":
        game.play("B target A" if game.asked() == "choose_target" else "B place 0")
    assert len(game.table.stack) == 3
    game.all_pass()
    assert game.life() == (17, 23)


@plays(*DRAIN)
@pytest.mark.parametrize("name", DRAIN)
def test_it_gains_nothing_without_its_target(name: str) -> None:
    """CR 608.2b: the player became hexproof, so the ability doesn't resolve."""
    mine = side(f"{name}, Gray Ogre, Mountain", hand="Shock")
    game = table(mine, side("Plains", hand="Sudden Ward"))
    cast(game, "Shock", "Gray Ogre")
    game.play("A target B; A pass; B cast Sudden Ward; B pass; A pass; A pass; B pass")
    assert not game.table.stack
    assert game.life() == (20, 20)


@plays(*DRAIN)
@pytest.mark.parametrize("name", DRAIN)
@pytest.mark.parametrize(
    ("spell", "lands", "victim"),
    [("Unsummon", "Island", "Hill Giant"), ("Disenchant", "Plains*2", "Bonesplitter")],
)
def test_it_drains_for_creatures_that_die_and_nothing_else(
    name: str, spell: str, lands: str, victim: str
) -> None:
    game = table(side(f"{name}, {lands}", hand=spell), side("Hill Giant, Bonesplitter, Crusade"))
    cast(game, spell, victim)
    assert game.zone(victim) != "battlefield"
    assert not game.table.stack


@plays("Falkenrath Noble")
def test_falkenrath_noble_flies() -> None:
    game = attacked("Falkenrath Noble → B", side("Falkenrath Noble"), side("Gray Ogre"))
    assert game.asked() == "priority"
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


@plays("Kokusho, the Evening Star")
def test_kokusho_drains_each_opponent_as_it_dies() -> None:
    game = table(side("Kokusho, the Evening Star, Gray Ogre"), side("Plains*4", hand="Wrath of God"))
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Wrath of God")
    game.resolve()
    assert len(game.table.stack) == 1
    game.play("B pass; A pass")
    assert game.life() == (25, 15)
    assert [loss["seat"] for loss in of_type(game.events, "life_lost")] == [game.SEATS["B"]]


@plays("Kokusho, the Evening Star")
def test_kokusho_flies_and_drains_nobody_from_exile() -> None:
    mine = side("Kokusho, the Evening Star")
    game = attacked(
        "Kokusho, the Evening Star → B", mine, side("Gray Ogre, Plains", hand="Swords to Plowshares")
    )
    assert game.asked() == "priority", "the Ogre cannot block it"
    game.play("A pass; B cast Swords to Plowshares; B target Kokusho, the Evening Star; B pass; A pass")
    assert not game.table.stack
    assert game.life() == (25, 20)


# Entering --------------------------------------------------------------------------------------------------


@plays("Essence Warden")
def test_essence_warden_gains_life_for_any_other_creature() -> None:
    game = table(side("Essence Warden, Forest*2", hand="Grizzly Bears"), side())
    cast(game, "Grizzly Bears")
    game.resolve()
    assert game.life() == (21, 20)
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Essence Warden"))
    cast(game, "Grizzly Bears")
    game.resolve()
    assert game.life() == (20, 21), "an opponent's creature too"


@plays("Essence Warden")
def test_essence_warden_gains_nothing_for_itself_or_a_land() -> None:
    game = table(side("Forest", hand="Essence Warden, Forest"))
    cast(game, "Essence Warden")
    assert not game.table.stack
    game.play("A play_land Forest#2")
    assert not game.table.stack


@plays("Ivy Lane Denizen")
def test_ivy_lane_denizen_puts_a_counter_on_any_creature() -> None:
    game = table(side("Ivy Lane Denizen, Forest*2", hand="Grizzly Bears"), side("Gray Ogre"))
    cast(game, "Grizzly Bears")
    game.legal("target Grizzly Bears", "target Gray Ogre", "target Ivy Lane Denizen")
    game.play("A target Gray Ogre; A pass; B pass")
    assert game.thing("Gray Ogre").counters == {"+1/+1": 1}
    assert game.size("Gray Ogre") == (3, 3)


@plays("Ivy Lane Denizen")
@pytest.mark.parametrize(
    ("mine", "name", "lands"),
    [
        ("", "Ivy Lane Denizen", "Forest*4"),
        ("Ivy Lane Denizen, ", "Gray Ogre", "Mountain*3"),
        ("Ivy Lane Denizen, ", "Rancor", "Forest"),
    ],
)
def test_ivy_lane_denizen_waits_for_another_green_creature(mine: str, name: str, lands: str) -> None:
    game = table(side(f"{mine}{lands}", hand=name), side("Hill Giant"))
    cast(game, name, "Hill Giant")
    assert game.zone(name) == "battlefield"
    assert not game.table.stack


@plays("Ivy Lane Denizen")
def test_ivy_lane_denizen_does_not_watch_an_opponents_creature() -> None:
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Ivy Lane Denizen"))
    cast(game, "Grizzly Bears")
    assert not game.table.stack


@plays("Ivy Lane Denizen")
def test_ivy_lane_denizen_misses_a_creature_that_left() -> None:
    mine = side("Ivy Lane Denizen, Forest*2", hand="Grizzly Bears")
    game = table(mine, side("Mountain", hand="Shock"))
    cast(game, "Grizzly Bears")
    game.play("A target Grizzly Bears; A pass; B cast Shock; B target Grizzly Bears; B pass; A pass")
    game.play("A pass; B pass")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not game.thing("Ivy Lane Denizen").counters


# Spells ----------------------------------------------------------------------------------------------------

SPELLS = [("Shock", "Mountain"), ("Lava Spike", "Mountain")]
"""An instant and a sorcery."""


@plays("Guttersnipe")
@pytest.mark.parametrize(("spell", "land"), SPELLS)
def test_guttersnipe_burns_each_opponent(spell: str, land: str) -> None:
    game = table(side(f"Guttersnipe, {land}", hand=spell), side("Gray Ogre"))
    game.play(f"A cast {spell}; A target B")
    assert len(game.table.stack) == 2
    game.resolve()
    assert game.life() == (20, 18), "before the spell resolves"


@plays("Kiln Fiend")
@pytest.mark.parametrize(("spell", "land"), SPELLS)
def test_kiln_fiend_grows_for_a_turn(spell: str, land: str) -> None:
    game = table(side(f"Kiln Fiend, {land}", hand=spell), side("Gray Ogre"))
    game.play(f"A cast {spell}; A target B")
    game.resolve()
    assert game.size("Kiln Fiend") == (4, 2)
    game.end_turn()
    assert game.size("Kiln Fiend") == (1, 2)


@plays("Guttersnipe", "Kiln Fiend")
@pytest.mark.parametrize("name", ["Guttersnipe", "Kiln Fiend"])
def test_it_ignores_other_spells_and_other_players(name: str) -> None:
    for spell, lands in (("Gray Ogre", "Mountain*3"), ("Bonesplitter", "Mountain"), ("Crusade", "Plains*2")):
        game = table(side(f"{name}, {lands}", hand=spell))
        game.play(f"A cast {spell}")
        assert len(game.table.stack) == 1
    game = table(side("Mountain", hand="Shock"), side(name))
    game.play("A cast Shock; A target A")
    assert len(game.table.stack) == 1


@plays("Kingpin's Pet")
def test_kingpins_pet_drains_for_half_a_mana_of_either_color() -> None:
    for land in ("Plains", "Swamp"):
        game = table(side(f"Kingpin's Pet, Mountain, {land}", hand="Raging Goblin"), side())
        game.play("A cast Raging Goblin")
        assert len(game.table.stack) == 2
        game.play("A pass; B pass; A accept")
        assert game.life() == (21, 19)
        assert game.thing(land).tapped


@plays("Kingpin's Pet")
def test_kingpins_pet_may_be_left_unpaid() -> None:
    game = table(side("Kingpin's Pet, Mountain, Plains", hand="Raging Goblin"), side())
    game.play("A cast Raging Goblin; A pass; B pass; A decline")
    assert game.life() == (20, 20)
    game = table(side("Kingpin's Pet, Mountain*2", hand="Raging Goblin"), side())
    game.play("A cast Raging Goblin; A pass; B pass")
    assert game.asked() == "priority", "who cannot pay is not asked"
    assert game.life() == (20, 20)


@plays("Kingpin's Pet")
def test_kingpins_pet_flies_and_ignores_an_opponents_spell() -> None:
    game = attacked("Kingpin's Pet → B", side("Kingpin's Pet"), side("Gray Ogre"))
    assert game.asked() == "priority"
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Kingpin's Pet, Plains"))
    game.play("A cast Grizzly Bears")
    assert len(game.table.stack) == 1
