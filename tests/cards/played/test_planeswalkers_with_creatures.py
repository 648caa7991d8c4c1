"""Planeswalkers whose abilities are about creatures: what they give them, and what they make."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import side, table

from .walkers import keywords, used

# Angrath ---------------------------------------------------------------------------------------------------

ANGRATH = "Angrath, Captain of Chaos"


@plays(ANGRATH)
def test_ones_own_creatures_are_menacing() -> None:
    mine = f"{ANGRATH}(5 loyalty), Hill Giant"
    game = table(side(mine), side("Grizzly Bears"))
    assert (keywords(game, "Hill Giant"), keywords(game, "Grizzly Bears")) == ({"menace"}, set())
    game = table(side(mine), side("Grizzly Bears"), step="declare_attackers")
    game.play("A attack Hill Giant → B")
    game.pass_to("end_combat")
    assert game.life() == (20, 17), "one creature alone cannot block it"


@plays(ANGRATH)
def test_an_army_is_made_or_grows() -> None:
    game = used(ANGRATH, 5, 1, side())
    army = game.characteristics(game.ref("Zombie Army Token"))
    assert (army.power, army.toughness, army.colors) == (2, 2, {"B"})
    assert (army.subtypes, army.controller) == ({"Zombie", "Army"}, 0)
    assert game.thing("Zombie Army Token").counters == {"+1/+1": 2}
    mine = side("Zombie Army Token(token, 1 +1/+1), Grizzly Bears")
    game = used(ANGRATH, 5, 1, mine, side("Zombie Army Token(token, 3 +1/+1)"))
    assert game.size("Zombie Army Token#1") == (3, 3), "its own grows, and no other is made"
    assert game.size("Zombie Army Token#2") == (3, 3)
    assert len(game.table.battlefield) == 4


@plays(ANGRATH)
def test_an_army_of_others_becomes_zombies_too() -> None:
    game = used(ANGRATH, 5, 1, side("Elvish Army"))
    army = game.characteristics(game.ref("Elvish Army"))
    assert army.subtypes == {"Elf", "Army", "Zombie"}
    assert game.thing("Elvish Army").counters == {"+1/+1": 2}


@plays(ANGRATH)
def test_menace_goes_with_him() -> None:
    game = used(ANGRATH, 2, 1, side("Hill Giant"))
    assert game.zone(ANGRATH) == "graveyard"
    assert keywords(game, "Hill Giant") == keywords(game, "Zombie Army Token") == set()
    assert game.size("Zombie Army Token") == (2, 2)


# Arlinn ----------------------------------------------------------------------------------------------------

ARLINN = "Arlinn, Voice of the Pack"


@plays(ARLINN)
def test_wolves_of_ones_own_enter_with_one_more_counter() -> None:
    wolf, mine = "Young Wolf", f"{ARLINN}(7 loyalty), Forest"
    for one, spell, size in (
        (mine, wolf, (2, 2)),
        ("Forest", wolf, (1, 1)),
        (mine, "Llanowar Elves", (1, 1)),
    ):
        theirs = side(f"{ARLINN}(7 loyalty)") if one == "Forest" else side()
        game = table(side(one, hand=spell), theirs)
        cast(game, spell)
        assert game.size(spell) == size


@plays(ARLINN)
def test_a_wolf_token_has_the_counter_as_long_as_she_is_there() -> None:
    game = used(ARLINN, 7, 1, side())
    wolf = game.characteristics(game.ref("Wolf Token"))
    assert (wolf.power, wolf.toughness, wolf.colors, wolf.subtypes) == (3, 3, {"G"}, {"Wolf"})
    game = used(ARLINN, 2, 1, side())
    assert game.zone(ARLINN) == "graveyard"
    assert game.size("Wolf Token") == (2, 2)


@plays(ARLINN)
def test_a_copy_of_a_wolf_enters_with_the_counter() -> None:
    """CR 614.12: it is looked at as it will be on the battlefield."""
    game = table(side(f"{ARLINN}(7 loyalty), Island*4", hand="Clone"), side("Young Wolf, Hill Giant"))
    cast(game, "Clone")
    game.play("A copy Young Wolf")
    assert game.size("Clone") == (2, 2)


@plays(ARLINN)
def test_an_undying_wolf_returns_with_two() -> None:
    game = table(side(f"{ARLINN}(7 loyalty), Young Wolf, Mountain", hand="Shock"))
    cast(game, "Shock", "Young Wolf")
    game.resolve()
    assert game.size("Young Wolf") == (3, 3)


# Chandra ---------------------------------------------------------------------------------------------------

CHANDRA = "Chandra, Novice Pyromancer"


@plays(CHANDRA)
def test_ones_own_elementals_are_stronger_for_the_turn() -> None:
    mine = side("Fire Elemental, Grizzly Bears, Island*3", hand="Mulldrifter")
    game = used(CHANDRA, 5, 0, mine, side("Fire Elemental"))
    assert game.size("Fire Elemental#1") == (7, 4)
    assert game.size("Fire Elemental#2") == (5, 4)
    assert game.size("Grizzly Bears") == (2, 2)
    game.play("A cast Mulldrifter with evoke; A pass; B pass")
    assert game.size("Mulldrifter") == (2, 2), "it was not there as the ability resolved"
    game.play("A place 0")
    game.all_pass()
    game.end_turn()
    assert game.size("Fire Elemental#1") == (5, 4)


@plays(CHANDRA)
def test_two_red_mana_go_over_the_stack_and_into_the_pool() -> None:
    game = used(CHANDRA, 5, 1, side(hand="Shock"))
    assert game.table.seats[0].mana == ["R", "R"]
    game.pass_to("begin_combat")
    assert game.table.seats[0].mana == []


@plays(CHANDRA)
@pytest.mark.parametrize("target", ["B", "Hill Giant", "Jace Beleren"])
def test_she_deals_two_damage_to_any_target(target: str) -> None:
    theirs = side("Hill Giant, Jace Beleren(3 loyalty)")
    game = used(CHANDRA, 5, 2, side(), theirs, f"target {target}")
    assert game.life() == (20, 18 if target == "B" else 20)
    assert game.thing("Hill Giant").damage == (2 if target == "Hill Giant" else 0)
    assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 3}


# Huatli ----------------------------------------------------------------------------------------------------

HUATLI = "Huatli, the Sun's Heart"


@plays(HUATLI)
def test_ones_own_creatures_deal_combat_damage_by_toughness() -> None:
    for walkers, life in (((f"{HUATLI}(7 loyalty)", "Wastes"), 16), (("Wastes", f"{HUATLI}(7 loyalty)"), 18)):
        mine, theirs = walkers
        game = attacked("Giant Spider → B", side(f"Giant Spider, {mine}"), side(theirs))
        game.pass_to("end_combat")
        assert game.life() == (20, life)


@plays(HUATLI)
def test_a_fight_is_no_combat() -> None:
    game = table(side(f"{HUATLI}(7 loyalty), Giant Spider, Forest", hand="Prey Upon"), side("Hill Giant"))
    cast(game, "Prey Upon")
    assert game.thing("Hill Giant").damage == 2


@plays(HUATLI)
def test_as_much_life_as_the_toughest_of_ones_own_creatures_has_toughness() -> None:
    mine = "Giant Spider(1 +1/+1), Hill Giant, Icy Manipulator"
    game = used(HUATLI, 7, 1, side(mine), side("Craw Wurm, Wall of Stone, Colossal Dreadmaw"))
    assert game.life() == (25, 20)
    game = used(HUATLI, 3, 1, side(), side("Craw Wurm"))
    assert game.life() == (20, 20)
    assert game.zone(HUATLI) == "graveyard"


# Jiang Yanggu ----------------------------------------------------------------------------------------------

YANGGU = "Jiang Yanggu, Wildcrafter"


@plays(YANGGU)
def test_creatures_with_a_counter_make_mana_of_any_color() -> None:
    theirs = side("Hill Giant(1 +1/+1)")
    mine = "Grizzly Bears(1 +1/+1), Savannah Lions(sick, 1 +1/+1), Wind Drake, Safehold Elite(1 -1/-1)"
    game = table(side(f"{YANGGU}(3 loyalty), {mine}"), theirs)
    game.includes(*(f"tap Grizzly Bears for {{{color}}}" for color in "WUBRG"))
    assert len([one for one in game.listed() if one.startswith("tap_for_mana")]) == 5, "the Bears alone"
    game.play("A tap Grizzly Bears for {U}")
    assert (game.table.seats[0].mana, game.thing("Grizzly Bears").tapped) == (["U"], True)


@plays(YANGGU)
def test_a_counter_for_any_creature_and_mana_while_he_is_there() -> None:
    game = used(YANGGU, 3, 1, side("Wind Drake"), side("Hill Giant"), "target Wind Drake")
    assert game.size("Wind Drake") == (3, 3)
    game.includes("tap Wind Drake for {R}")
    game = used(YANGGU, 3, 1, side("Wind Drake"), side("Hill Giant"), "target Hill Giant")
    assert game.size("Hill Giant") == (4, 4)
    game = used(YANGGU, 1, 1, side("Wind Drake"))
    assert game.zone(YANGGU) == "graveyard"
    assert game.size("Wind Drake") == (3, 3)
    game.legal("pass")


# Kiora -----------------------------------------------------------------------------------------------------

KIORA = "Kiora, Behemoth Beckoner"


@plays(KIORA)
@pytest.mark.parametrize(
    ("mine", "creature", "cards"),
    [
        (f"{KIORA}(7 loyalty), Forest*6", "Craw Wurm", 1),
        (f"{KIORA}(7 loyalty), Mountain*4", "Hill Giant", 0),
        (f"{KIORA}(7 loyalty), Glorious Anthem, Mountain*4", "Hill Giant", 1),
        ("Forest*6", "Craw Wurm", 0),
    ],
)
def test_a_card_for_each_behemoth_of_ones_own(mine: str, creature: str, cards: int) -> None:
    theirs = side(f"{KIORA}(7 loyalty)") if KIORA not in mine else side()
    game = table(side(mine, hand=creature), theirs)
    cast(game, creature)
    assert len(game.table.stack) == cards
    game.all_pass()
    assert len(game.cards("A", "hand")) == cards
    assert game.cards("B", "hand") == []


@plays(KIORA)
def test_any_permanent_untaps() -> None:
    game = table(side(f"{KIORA}(7 loyalty), Forest(tapped)"), side("Hill Giant(tapped), Icy Manipulator"))
    game.play(f"A activate {KIORA} / 1")
    game.legal(f"target {KIORA}", "target Forest", "target Hill Giant", "target Icy Manipulator")
    game.play("A target Forest; A pass; B pass")
    assert not game.thing("Forest").tapped
    assert game.thing("Hill Giant").tapped


# Saheeli ---------------------------------------------------------------------------------------------------

SAHEELI = "Saheeli, Sublime Artificer"


@plays(SAHEELI)
def test_a_servo_for_each_noncreature_spell() -> None:
    mine = side(f"{SAHEELI}(5 loyalty), Mountain, Forest*2", hand="Shock, Grizzly Bears")
    game = table(mine, side("Mountain", hand="Shock"))
    game.play("A cast Shock#1; A target B; A pass; B pass")
    servo = game.characteristics(game.ref("Servo Token"))
    assert (servo.power, servo.toughness, servo.colors, servo.subtypes) == (1, 1, set(), {"Servo"})
    assert (servo.types, servo.controller) == ({"artifact", "creature"}, 0)
    game.resolve()
    game.play("A cast Grizzly Bears")
    assert len(game.table.stack) == 1
    game.resolve()
    game.play("A pass; B cast Shock; B target A")
    assert len(game.table.stack) == 1


@plays(SAHEELI)
def test_an_artifact_becomes_a_copy_for_the_turn() -> None:
    mine = f"{SAHEELI}(5 loyalty), Icy Manipulator, Serra Angel, Bonesplitter"
    game = table(side(mine), side("Hill Giant, Chromatic Star"))
    game.play(f"A activate {SAHEELI} / 1")
    game.legal("target Icy Manipulator", "target Bonesplitter")
    game.play("A target Icy Manipulator")
    game.legal("target Serra Angel", "target Bonesplitter")
    game.play("A target Serra Angel; A pass; B pass")
    icy = game.characteristics(game.ref("Icy Manipulator"))
    assert (icy.name, icy.power, icy.types) == ("Serra Angel", 4, {"artifact", "creature"})
    assert icy.keywords == {"flying", "vigilance"}
    game.end_turn()
    icy = game.characteristics(game.ref("Icy Manipulator"))
    assert (icy.name, icy.types, icy.keywords) == ("Icy Manipulator", {"artifact"}, set())


@plays(SAHEELI)
def test_without_its_model_it_stays_what_it_is() -> None:
    mine = f"{SAHEELI}(5 loyalty), Icy Manipulator, Serra Angel"
    game = table(side(mine), side("Island", hand="Unsummon"))
    game.play(f"A activate {SAHEELI} / 1; A pass; B cast Unsummon; B pass; A pass; A pass; B pass")
    assert game.characteristics(game.ref("Icy Manipulator")).name == "Icy Manipulator"
