"""Creatures with abilities that are activated."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, may_block
from tests.magic.table import side, table

# For a sacrifice, for mana ---------------------------------------------------------------------------------


@plays("Bottle Gnomes")
def test_bottle_gnomes_are_given_up_for_three_life() -> None:
    """A sick creature can be sacrificed, on anybody's turn."""
    game = table(side("Forest"), side("Bottle Gnomes(sick), Gray Ogre"))
    game.play("A pass; B activate Bottle Gnomes")
    assert game.zone("Bottle Gnomes") == "graveyard", "the price is paid at once"
    assert game.life() == (20, 20)
    game.play("B pass; A pass")
    assert game.life() == (20, 23)
    assert game.zone("Gray Ogre") == "battlefield"


@plays("Bottle Gnomes")
def test_bottle_gnomes_block_before_they_go() -> None:
    game = attacked("Craw Wurm → B", side("Craw Wurm"), side("Bottle Gnomes"))
    game.play("B block Bottle Gnomes → Craw Wurm; A pass; B activate Bottle Gnomes")
    game.pass_to("end_combat")
    assert game.life() == (20, 23), "the Wurm stays blocked"
    assert game.thing("Craw Wurm").damage == 0


@plays("Llanowar Elves")
def test_llanowar_elves_make_mana_without_the_stack() -> None:
    game = table(side("Llanowar Elves, Forest", hand="Grizzly Bears"))
    game.play("A tap Llanowar Elves for {G}")
    assert not game.table.stack
    assert game.thing("Llanowar Elves").tapped
    game.play("A cast Grizzly Bears; A pass; B pass")
    assert game.zone("Grizzly Bears") == "battlefield"


@plays("Llanowar Elves")
def test_llanowar_elves_wait_a_turn_and_tap_once() -> None:
    for status, rule in (("sick", "CR-302.6"), ("tapped", "CR-107.5")):
        game = table(side(f"Llanowar Elves({status})"))
        game.refuses("tap Llanowar Elves for {G}", rule)


@plays("Gust-Skimmer")
def test_gust_skimmer_flies_for_a_blue_mana_and_a_turn() -> None:
    mine = side("Gust-Skimmer, Island, Forest")
    game = table(mine, side("Gray Ogre"))
    game.play("A activate Gust-Skimmer; A pass; B pass")
    assert "flying" in game.characteristics(game.ref("Gust-Skimmer")).keywords
    game.pass_to("declare_attackers")
    game.play("A attack Gust-Skimmer → B; A pass; B pass")
    assert game.asked() == "priority", "the Ogre cannot block it"
    game.end_turn()
    assert game.life() == (20, 18)
    assert "flying" not in game.characteristics(game.ref("Gust-Skimmer")).keywords


@plays("Gust-Skimmer")
def test_gust_skimmer_stays_on_the_ground_without_blue_mana() -> None:
    game = table(side("Gust-Skimmer, Forest"))
    game.refuses("activate Gust-Skimmer")
    assert may_block("Gust-Skimmer", "Gray Ogre") == {"Gray Ogre"}


@plays("Gust-Skimmer")
def test_gust_skimmer_flies_to_block() -> None:
    game = attacked("Wind Drake → B", side("Wind Drake"), side("Gust-Skimmer, Island"))
    assert game.asked() == "priority", "it does not fly yet"
    game = table(side("Wind Drake"), side("Gust-Skimmer(sick), Island"), step="declare_attackers")
    game.play("A attack Wind Drake → B; A pass; B activate Gust-Skimmer; B pass; A pass; A pass; B pass")
    game.includes("block Gust-Skimmer → Wind Drake")


# Regeneration ----------------------------------------------------------------------------------------------


@plays("Drudge Skeletons")
def test_drudge_skeletons_regenerate_in_combat() -> None:
    game = attacked("Craw Wurm → B", side("Craw Wurm"), side("Drudge Skeletons, Swamp"))
    game.play("B block Drudge Skeletons → Craw Wurm; A pass; B activate Drudge Skeletons; B pass; A pass")
    game.pass_to("end_combat")
    assert game.zone("Drudge Skeletons") == "battlefield"
    assert game.thing("Drudge Skeletons").tapped
    assert game.thing("Drudge Skeletons").damage == 0


@plays("Drudge Skeletons")
def test_drudge_skeletons_are_saved_once_for_each_shield() -> None:
    theirs = side("Drudge Skeletons, Swamp*2, Forest")
    game = table(side("Mountain*2", hand="Shock, Lightning Bolt"), theirs)
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    game.play("A cast Shock; A target Drudge Skeletons; A pass; B pass")
    assert game.zone("Drudge Skeletons") == "battlefield"
    game.play("A cast Lightning Bolt; A target Drudge Skeletons; A pass; B pass")
    assert game.zone("Drudge Skeletons") == "graveyard"


@plays("Drudge Skeletons")
def test_drudge_skeletons_need_black_mana_and_keep_no_shield_for_the_next_turn() -> None:
    game = table(side("Drudge Skeletons, Forest"))
    game.refuses("activate Drudge Skeletons")
    game = table(side("Drudge Skeletons, Swamp"), side("Mountain", hand="Shock"))
    game.play("A activate Drudge Skeletons; A pass; B pass")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Shock; B target Drudge Skeletons; B pass")
    game.refuses("A activate Drudge Skeletons")
    game.play("A pass")
    assert game.zone("Drudge Skeletons") == "graveyard"


# For {T} ---------------------------------------------------------------------------------------------------

TAPPERS = {
    "Empress Galina": ("Island*2", "Island, Wastes*2", "Island"),
    "Goldmeadow Harrier": ("Plains", "Wastes*2", ""),
    "Kiku, Night's Flower": ("Swamp*4", "Swamp, Wastes*4", "Swamp*3"),
}
"""Creatures that tap for mana and an effect: lands that pay for it, and twice lands that don't."""


@plays(*TAPPERS)
@pytest.mark.parametrize("name", TAPPERS)
def test_it_waits_a_turn_and_acts_once(name: str) -> None:
    lands, *_ = TAPPERS[name]
    theirs = side("Isamaru, Hound of Konda, Rorix Bladewing")
    game = table(side(f"{name}(sick), {lands}"), theirs)
    game.refuses(f"activate {name}", "CR-302.6")
    game = table(side(f"{name}, {lands}, {lands}"), theirs)
    game.play(f"A activate {name}; A target Rorix Bladewing")
    game.refuses(f"activate {name}", "CR-107.5")


@plays(*TAPPERS)
@pytest.mark.parametrize("name", TAPPERS)
def test_it_needs_all_of_its_mana(name: str) -> None:
    lands, *others = TAPPERS[name]
    game = table(side(f"{name}, {lands}"), side("Rorix Bladewing"))
    game.includes(f"activate {name}")
    for too_little in others:
        game = table(side(f"{name}, {too_little}"), side("Rorix Bladewing"))
        game.refuses(f"activate {name}", "CR-118.3")


@plays("Kiku, Night's Flower")
def test_kiku_takes_two_of_the_mana_in_any_color() -> None:
    game = table(side("Kiku, Night's Flower, Swamp*2, Wastes*2"), side("Gray Ogre"))
    game.includes("activate Kiku, Night's Flower")


@plays("Goldmeadow Harrier")
def test_goldmeadow_harrier_taps_a_creature() -> None:
    game = table(side("Goldmeadow Harrier, Plains, Gray Ogre"), side("Hill Giant, Bonesplitter"))
    game.play("A activate Goldmeadow Harrier")
    game.legal("target Hill Giant", "target Gray Ogre", "target Goldmeadow Harrier")
    game.play("A target Hill Giant; A pass; B pass")
    assert game.thing("Hill Giant").tapped
    assert not game.thing("Gray Ogre").tapped
    game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Hill Giant").tapped, "for no longer than usual"


@plays("Goldmeadow Harrier")
def test_goldmeadow_harrier_misses_a_creature_that_left() -> None:
    game = table(side("Goldmeadow Harrier, Plains"), side("Hill Giant, Island", hand="Unsummon"))
    game.play("A activate Goldmeadow Harrier; A target Hill Giant; A pass")
    game.play("B cast Unsummon; B target Hill Giant; B pass; A pass; A pass; B pass")
    assert game.zone("Hill Giant") == "hand"
    assert game.asked() == "priority"


@plays("Kamahl, Pit Fighter")
@pytest.mark.parametrize("target", ["A", "B", "Hill Giant", "Jace Beleren"])
def test_kamahl_deals_three_damage_to_any_target(target: str) -> None:
    theirs = side("Hill Giant, Jace Beleren(4 loyalty), Forest")
    game = table(side("Kamahl, Pit Fighter(sick)"), theirs)
    game.play("A activate Kamahl, Pit Fighter")
    game.legal(
        "target A", "target B", "target Hill Giant", "target Jace Beleren", "target Kamahl, Pit Fighter"
    )
    game.play(f"A target {target}; A pass; B pass")
    assert game.life() == (17 if target == "A" else 20, 17 if target == "B" else 20)
    assert game.zone("Hill Giant") == ("graveyard" if target == "Hill Giant" else "battlefield")
    assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 4}


@plays("Kamahl, Pit Fighter")
def test_kamahl_attacks_at_once_instead() -> None:
    game = attacked("Kamahl, Pit Fighter → B", side("Kamahl, Pit Fighter(sick)"), side("Gray Ogre"))
    game.play("B stay_out Gray Ogre")
    game.pass_to("end_combat")
    assert game.life() == (20, 14)
    game.refuses("activate Kamahl, Pit Fighter", "CR-107.5")


@plays("Kamahl, Pit Fighter")
def test_kamahl_misses_a_creature_that_left() -> None:
    game = table(side("Kamahl, Pit Fighter"), side("Hill Giant, Island", hand="Unsummon"))
    game.play("A activate Kamahl, Pit Fighter; A target Hill Giant; A pass")
    game.play("B cast Unsummon; B target Hill Giant; B pass; A pass; A pass; B pass")
    assert game.life() == (20, 20)
    assert game.thing("Kamahl, Pit Fighter").damage == 0


# Kiku ------------------------------------------------------------------------------------------------------

KIKU = "Kiku, Night's Flower"


@plays(KIKU)
def test_kiku_turns_a_creature_on_itself() -> None:
    game = table(side(f"{KIKU}, Swamp*4"), side("Craw Wurm, Pearled Unicorn(1 -1/-1)"))
    game.play(f"A activate {KIKU}")
    game.legal("target Craw Wurm", "target Pearled Unicorn", f"target {KIKU}")
    game.play("A target Craw Wurm; A pass; B pass")
    assert game.zone("Craw Wurm") == "graveyard"
    game = table(side(f"{KIKU}, Swamp*4"), side("Ironroot Treefolk, Coral Eel"))
    game.play(f"A activate {KIKU}; A target Ironroot Treefolk; A pass; B pass")
    assert game.thing("Ironroot Treefolk").damage == 3, "power 3, toughness 5"


@plays(KIKU)
def test_kiku_lets_the_creature_itself_be_the_source() -> None:
    """Its lifelink gains life, and its protection from Kiku's color does not help it against its own."""
    game = table(side(f"{KIKU}, Swamp*4"), side("Child of Night, Gray Ogre"))
    game.play(f"A activate {KIKU}; A target Child of Night; A pass; B pass")
    assert game.zone("Child of Night") == "graveyard"
    assert game.life() == (20, 22)


@plays(KIKU)
def test_kiku_uses_the_power_that_it_has_as_the_ability_resolves() -> None:
    theirs = side("Ironroot Treefolk, Gray Ogre, Forest", hand="Giant Growth")
    game = table(side(f"{KIKU}, Swamp*4"), theirs)
    game.play(f"A activate {KIKU}; A target Ironroot Treefolk; A pass")
    game.play("B cast Giant Growth; B target Ironroot Treefolk; B pass; A pass; A pass; B pass")
    assert game.thing("Ironroot Treefolk").damage == 6, "6/8"


@plays(KIKU)
def test_kiku_misses_a_creature_that_left() -> None:
    theirs = side("Craw Wurm, Gray Ogre, Island", hand="Unsummon")
    game = table(side(f"{KIKU}, Swamp*4"), theirs)
    game.play(f"A activate {KIKU}; A target Craw Wurm; A pass")
    game.play("B cast Unsummon; B target Craw Wurm; B pass; A pass; A pass; B pass")
    assert game.zone("Craw Wurm") == "hand"
    assert (game.thing("Gray Ogre").damage, game.thing(KIKU).damage) == (0, 0)


# Galina ----------------------------------------------------------------------------------------------------


@plays("Empress Galina")
def test_empress_galina_takes_a_legendary_permanent_for_good() -> None:
    theirs = side("Isamaru, Hound of Konda, Rorix Bladewing, Gray Ogre, Jace Beleren(3 loyalty)")
    game = table(side("Empress Galina, Island*2"), theirs)
    game.play("A activate Empress Galina")
    game.legal(
        "target Isamaru, Hound of Konda",
        "target Rorix Bladewing",
        "target Jace Beleren",
        "target Empress Galina",
    )
    game.play("A target Isamaru, Hound of Konda; A pass; B pass")
    hound = game.ref("Isamaru, Hound of Konda")
    assert game.characteristics(hound).controller == 0
    game.end_turn()
    game.end_turn()
    assert game.characteristics(hound).controller == 0


@plays("Empress Galina")
def test_empress_galina_may_leave_and_the_booty_stays() -> None:
    theirs = side("Isamaru, Hound of Konda, Island", hand="Unsummon")
    game = table(side("Empress Galina, Island*2"), theirs)
    game.play("A activate Empress Galina; A target Isamaru, Hound of Konda; A pass; B pass; A pass")
    game.play("B cast Unsummon; B target Empress Galina; B pass; A pass")
    assert game.zone("Empress Galina") == "hand"
    assert game.characteristics(game.ref("Isamaru, Hound of Konda")).controller == 0


@plays("Empress Galina")
def test_empress_galina_misses_a_permanent_that_left() -> None:
    theirs = side("Isamaru, Hound of Konda, Rorix Bladewing, Island", hand="Unsummon")
    game = table(side("Empress Galina, Island*2"), theirs)
    game.play("A activate Empress Galina; A target Isamaru, Hound of Konda; A pass")
    game.play("B cast Unsummon; B target Isamaru, Hound of Konda; B pass; A pass; A pass; B pass")
    assert game.cards("B", "hand") == ["isamaru_hound_of_konda"]
    assert game.characteristics(game.ref("Rorix Bladewing")).controller == 1


@plays("Empress Galina")
def test_empress_galina_can_take_a_world_of_legends_and_lose_it_to_its_own_like() -> None:
    """CR 704.5j: of two with one name under one control, one is kept."""
    mine = side("Empress Galina, Island*2, Isamaru, Hound of Konda")
    game = table(mine, side("Isamaru, Hound of Konda(tapped)"))
    game.play("A activate Empress Galina; A target Isamaru, Hound of Konda#2; A pass; B pass")
    game.legal("keep Isamaru, Hound of Konda", "keep Isamaru, Hound of Konda#2")
    game.play("A keep Isamaru, Hound of Konda#2")
    assert game.cards("A", "graveyard") == ["isamaru_hound_of_konda"]
    assert game.cards("B", "graveyard") == []
