"""Creatures with activated abilities: damage, cards, sizes, shields (CR 602)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table

# {T} -------------------------------------------------------------------------------------------------------

TAPPING = [
    "Merfolk Looter",
    "Orcish Artillery",
    "Prodigal Sorcerer",
    "Samite Healer",
    "Thermo-Alchemist",
    "Timberwatch Elf",
]


@plays(*TAPPING)
@pytest.mark.parametrize("creature", TAPPING)
def test_one_that_taps_acts_once_and_not_in_its_first_turn(creature: str) -> None:
    game = table(side(f"{creature}(sick)"))
    game.refuses(f"activate {creature}", "CR-302.6")
    game = table(side(f"{creature}(tapped)"))
    game.refuses(f"activate {creature}", "CR-107.5")
    game = table(side(creature))
    game.play(f"A activate {creature}")
    if game.asked() == "choose_target":
        game.play("A target B")
    assert game.thing(creature).tapped


@plays("Merfolk Looter")
def test_the_looter_draws_and_then_discards_any_card() -> None:
    game = table(side("Merfolk Looter", hand="Shock", library="Terror, Forest"))
    game.play("A activate Merfolk Looter; A pass; B pass")
    game.legal("choose Shock", "choose Terror")
    game.play("A choose Shock")
    assert game.cards("A", "hand") == ["terror"]
    assert game.cards("A", "graveyard") == ["shock"]


@plays("Prodigal Sorcerer", "Mogg Fanatic")
@pytest.mark.parametrize("creature", ["Prodigal Sorcerer", "Mogg Fanatic"])
def test_one_damage_to_any_target(creature: str) -> None:
    theirs = side("Llanowar Elves, Jace Beleren(3 loyalty), Icy Manipulator")
    for target in ("A", "B", "Llanowar Elves", "Jace Beleren"):
        game = table(side(f"{creature}, Hill Giant"), theirs)
        game.play(f"A activate {creature}")
        game.includes("target A", "target B", "target Llanowar Elves", "target Jace Beleren")
        game.refuses("target Icy Manipulator", "CR-115.1")
        game.play(f"A target {target}")
        game.resolve()
        assert game.life() == (19 if target == "A" else 20, 19 if target == "B" else 20)
        assert game.zone("Llanowar Elves") == ("graveyard" if target == "Llanowar Elves" else "battlefield")
        assert game.thing("Jace Beleren").counters == {"loyalty": 2 if target == "Jace Beleren" else 3}
        assert game.zone(creature) == ("graveyard" if creature == "Mogg Fanatic" else "battlefield")


@plays("Mogg Fanatic")
def test_the_fanatic_is_given_up_even_where_its_target_is_gone() -> None:
    """It needs no mana and no turn of waiting."""
    game = table(side("Mogg Fanatic(sick, tapped)"), side("Llanowar Elves, Island", hand="Unsummon"))
    game.play("A activate Mogg Fanatic; A target Llanowar Elves")
    assert game.zone("Mogg Fanatic") == "graveyard"
    game.play("A pass; B cast Unsummon; B pass; A pass; A pass; B pass")
    assert game.cards("B", "hand") == ["llanowar_elves"]
    assert game.life() == (20, 20)


@plays("Orcish Artillery")
def test_the_artillery_hurts_its_controller_too() -> None:
    theirs = side("Hill Giant, Jace Beleren(3 loyalty)")
    for target in ("B", "Hill Giant", "Jace Beleren"):
        game = table(side("Orcish Artillery"), theirs)
        game.play("A activate Orcish Artillery")
        game.legal(
            "target A", "target B", "target Hill Giant", "target Jace Beleren", "target Orcish Artillery"
        )
        game.play(f"A target {target}")
        game.resolve()
        assert game.life() == (17, 18 if target == "B" else 20)
        assert game.thing("Hill Giant").damage == (2 if target == "Hill Giant" else 0)
        assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 3}


@plays("Orcish Artillery")
def test_without_its_target_it_hurts_nobody() -> None:
    game = table(side("Orcish Artillery"), side("Hill Giant, Island", hand="Unsummon"))
    game.play("A activate Orcish Artillery; A target Hill Giant; A pass; B cast Unsummon")
    game.play("B target Hill Giant")
    game.all_pass()
    assert game.life() == (20, 20)


@plays("Samite Healer")
@pytest.mark.parametrize("target", ["A", "Hill Giant", "Jace Beleren"])
def test_the_healer_prevents_one_damage_to_any_target(target: str) -> None:
    mine = "Samite Healer, Hill Giant, Jace Beleren(3 loyalty), Mountain*2"
    game = table(side(mine, hand="Shock, Lightning Bolt"))
    game.play(f"A activate Samite Healer; A target {target}; A pass; B pass")
    cast(game, "Shock", target)
    assert game.life() == (19 if target == "A" else 20, 20)
    assert game.thing("Hill Giant").damage == (1 if target == "Hill Giant" else 0)
    assert game.thing("Jace Beleren").counters == {"loyalty": 2 if target == "Jace Beleren" else 3}
    cast(game, "Lightning Bolt", "B")
    assert game.life()[1] == 17


@plays("Samite Healer")
def test_the_healers_shield_ends_with_the_turn() -> None:
    game = table(side("Samite Healer"), side("Mountain", hand="Shock"))
    game.play("A activate Samite Healer; A target A; A pass; B pass")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Shock; B target A")
    game.resolve()
    assert game.life() == (18, 20)


@plays("Thermo-Alchemist")
@pytest.mark.parametrize("spell", ["Shock", "Lava Spike"])
def test_the_alchemist_acts_again_after_each_instant_or_sorcery(spell: str) -> None:
    game = table(side("Thermo-Alchemist, Mountain", hand=spell))
    game.play("A activate Thermo-Alchemist; A pass; B pass")
    assert game.life() == (20, 19)
    game.play(f"A cast {spell}; A target B")
    assert game.thing("Thermo-Alchemist").tapped
    game.resolve()
    assert not game.thing("Thermo-Alchemist").tapped
    game.play("A activate Thermo-Alchemist; A pass; B pass")
    assert game.life() == (20, 18), "before the spell resolves"


@plays("Thermo-Alchemist")
def test_a_creature_spell_does_not_untap_the_alchemist() -> None:
    game = table(side("Thermo-Alchemist(tapped), Forest*2", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    assert len(game.table.stack) == 1
    assert "defender" in game.characteristics(game.ref("Thermo-Alchemist")).keywords


@plays("Thermo-Alchemist")
def test_an_opponents_instant_does_not_untap_the_alchemist() -> None:
    game = table(side("Thermo-Alchemist(tapped)"), side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock; B target A")
    assert len(game.table.stack) == 1


@plays("Timberwatch Elf")
def test_the_elves_on_the_battlefield_count_as_it_resolves() -> None:
    mine = side("Timberwatch Elf, Grizzly Bears, Llanowar Elves", graveyard="Llanowar Elves")
    theirs = side("Llanowar Elves, Hill Giant, Mountain", hand="Shock")
    game = table(mine, theirs)
    game.play("A activate Timberwatch Elf; A target Hill Giant; A pass; B pass")
    assert game.size("Hill Giant") == (6, 6), "three Elves, of any player"
    game.end_turn()
    assert game.size("Hill Giant") == (3, 3)
    game = table(mine, theirs)
    game.play("A activate Timberwatch Elf; A target Grizzly Bears; A pass; B cast Shock")
    game.play("B target Timberwatch Elf; B pass; A pass; A pass; B pass")
    assert game.size("Grizzly Bears") == (4, 4), "two are left"
    game.end_turn()


# Mana ------------------------------------------------------------------------------------------------------


@plays("Silver Myr")
def test_the_myr_makes_blue_mana() -> None:
    game = table(side("Silver Myr", hand="Unsummon"), side("Grizzly Bears"))
    game.play("A tap Silver Myr for {U}")
    assert game.table.seats[0].mana == ["U"]
    assert game.thing("Silver Myr").tapped
    game.play("A cast Unsummon; A target Grizzly Bears")
    game.resolve()
    assert game.cards("B", "hand") == ["grizzly_bears"]
    game = table(side("Silver Myr(sick)"))
    game.refuses("tap Silver Myr for {U}", "CR-302.6")


@plays("Rofellos, Llanowar Emissary")
@pytest.mark.parametrize("forests", [1, 3])
def test_green_mana_for_each_forest_of_ones_own(forests: int) -> None:
    mine = f"Rofellos, Llanowar Emissary, Forest*{forests}, Mountain"
    game = table(side(mine, graveyard="Forest"), side("Forest*2"))
    mana = "{G}" * forests
    game.play(f"A tap Rofellos, Llanowar Emissary for {mana}")
    assert game.table.seats[0].mana == ["G"] * forests


@plays("Rofellos, Llanowar Emissary")
def test_no_forest_no_mana() -> None:
    """A tapped Forest counts as well."""
    game = table(side("Rofellos, Llanowar Emissary, Mountain"), side("Forest"))
    assert not any("Rofellos" in one and "{G}" in one for one in game.listed())
    game = table(side("Rofellos, Llanowar Emissary, Forest(tapped)"))
    game.includes("tap Rofellos, Llanowar Emissary for {G}")


# Sizes -----------------------------------------------------------------------------------------------------


@plays("Wall of Fire")
def test_power_for_red_mana_as_often_as_it_is_paid() -> None:
    game = table(side("Wall of Fire, Mountain*2, Forest"))
    game.play("A activate Wall of Fire; A pass; B pass; A activate Wall of Fire; A pass; B pass")
    assert game.size("Wall of Fire") == (2, 5)
    game.refuses("activate Wall of Fire", "CR-118.3")
    game.end_turn()
    assert game.size("Wall of Fire") == (0, 5)
    assert "defender" in game.characteristics(game.ref("Wall of Fire")).keywords


@plays("Putrid Leech")
def test_size_for_life_once_each_turn() -> None:
    game = table(side("Putrid Leech"))
    game.play("A activate Putrid Leech")
    assert game.life() == (18, 20)
    game.refuses("activate Putrid Leech", "CR-602.5b")
    game.play("A pass; B pass")
    assert game.size("Putrid Leech") == (4, 4)
    game.end_turn()
    assert game.size("Putrid Leech") == (2, 2)
    game.pass_to("main1")
    game.play("B pass; A activate Putrid Leech")
    assert game.life() == (16, 20)


@plays("Putrid Leech")
@pytest.mark.parametrize(("life", "left"), [(1, None), (2, 0), (3, 1)])
def test_no_more_life_is_paid_than_there_is(life: int, left: int | None) -> None:
    game = table(side("Putrid Leech", life=life))
    if left is None:
        game.refuses("activate Putrid Leech", "CR-119.4")
        return
    game.play("A activate Putrid Leech")
    assert game.life() == (left, 20)
    if not left:
        assert game.over().winner == 1


@plays("Nessian Asp")
def test_it_becomes_monstrous_once() -> None:
    game = table(side("Nessian Asp, Forest*14"))
    game.play("A activate Nessian Asp")
    assert game.size("Nessian Asp") == (4, 5)
    game.play("A pass; B pass")
    assert game.size("Nessian Asp") == (8, 9)
    game.play("A activate Nessian Asp; A pass; B pass")
    assert game.size("Nessian Asp") == (8, 9)
    game = table(side("Nessian Asp, Forest*6"))
    game.refuses("activate Nessian Asp", "CR-118.3")


@plays("Nessian Asp")
def test_it_blocks_what_flies() -> None:
    game = attacked("Wind Drake → B", side("Wind Drake"), side("Nessian Asp"))
    game.play("B block Nessian Asp → Wind Drake")
    game.pass_to("end_combat")
    assert game.zone("Wind Drake") == "graveyard"


# Sacrifices ------------------------------------------------------------------------------------------------


@plays("Viscera Seer")
def test_a_creature_for_a_look_at_the_top_card() -> None:
    theirs = side("Hill Giant")
    for given in ("Grizzly Bears", "Viscera Seer"):
        for answer, top in (("keep_on_top", "shock"), ("put_away", "terror")):
            game = table(side("Viscera Seer(sick), Grizzly Bears", library="Shock, Terror"), theirs)
            game.play("A activate Viscera Seer")
            game.legal("pay_with Viscera Seer", "pay_with Grizzly Bears")
            game.play(f"A pay_with {given}")
            assert game.zone(given) == "graveyard"
            game.play("A pass; B pass")
            game.legal("keep_on_top", "put_away")
            game.play(f"A {answer}")
            assert game.cards("A", "library")[0] == top
            assert len(game.cards("A", "library")) == 2


@plays("Qasali Pridemage")
def test_it_is_given_up_for_an_artifact_or_enchantment() -> None:
    theirs = side("Icy Manipulator, Crusade, Grizzly Bears, Myr Enforcer")
    for target in ("Icy Manipulator", "Crusade", "Myr Enforcer"):
        game = table(side("Qasali Pridemage, Forest"), theirs)
        game.play("A activate Qasali Pridemage")
        game.legal("target Icy Manipulator", "target Crusade", "target Myr Enforcer")
        game.play(f"A target {target}")
        assert game.zone("Qasali Pridemage") == "graveyard"
        game.resolve()
        assert game.zone(target) == "graveyard"
    game = table(side("Qasali Pridemage"), theirs)
    game.refuses("activate Qasali Pridemage", "CR-118.3")
    game = table(side("Qasali Pridemage, Forest"), side("Grizzly Bears"))
    game.refuses("activate Qasali Pridemage", "CR-601.2c")


@plays("Qasali Pridemage")
def test_it_is_given_up_for_nothing_where_the_target_is_gone() -> None:
    game = table(side("Qasali Pridemage, Forest"), side("Myr Enforcer, Island", hand="Unsummon"))
    game.play("A activate Qasali Pridemage; A pass; B cast Unsummon; B pass; A pass; A pass; B pass")
    assert game.cards("B", "hand") == ["myr_enforcer"]
    assert game.zone("Qasali Pridemage") == "graveyard"


@plays("Qasali Pridemage")
def test_a_creature_of_ones_own_that_attacks_alone_is_exalted() -> None:
    mine = side("Qasali Pridemage, Hill Giant")
    game = table(mine, step="declare_attackers")
    game.play("A stay_out Qasali Pridemage; A attack Hill Giant → B")
    game.resolve()
    assert game.size("Hill Giant") == (4, 4)
    game.end_turn()
    assert (game.size("Hill Giant"), game.life()) == ((3, 3), (20, 16))
    game = table(mine, step="declare_attackers")
    game.play("A attack Qasali Pridemage → B; A attack Hill Giant → B")
    assert not game.table.stack
    game = table(side("Hill Giant"), side("Qasali Pridemage"), step="declare_attackers")
    game.play("A attack Hill Giant → B")
    assert not game.table.stack


# Regeneration ----------------------------------------------------------------------------------------------

REGENERATING = [
    ("Silvos, Rogue Elemental", "Forest", "trample"),
    ("Wall of Bone", "Swamp", "defender"),
]


def shielded(creature: str, land: str, lands: str, hand: str) -> Play:
    """A has put a regeneration shield on the creature."""
    game = table(side(f"{creature}, {land}, {lands}", hand=hand))
    game.play(f"A activate {creature}")
    game.resolve()
    assert game.thing(creature).shields == 1
    return game


@plays("Silvos, Rogue Elemental", "Wall of Bone")
@pytest.mark.parametrize(("creature", "land", "keyword"), REGENERATING)
def test_it_regenerates_once_for_each_shield(creature: str, land: str, keyword: str) -> None:
    game = shielded(creature, land, "Mountain*4", "Lightning Bolt*4")
    assert keyword in game.characteristics(game.ref(creature)).keywords
    for _ in range(2):
        cast(game, "Lightning Bolt", creature)
    assert game.zone(creature) == "battlefield"
    regenerated = game.thing(creature)
    assert (regenerated.tapped, regenerated.damage, regenerated.shields) == (True, 0, 0)
    for _ in range(2):
        cast(game, "Lightning Bolt", creature)
    assert game.zone(creature) == "graveyard"


@plays("Silvos, Rogue Elemental", "Wall of Bone")
@pytest.mark.parametrize(("creature", "land"), [row[:2] for row in REGENERATING])
def test_its_shield_ends_with_the_turn_and_does_not_help_against_wrath(creature: str, land: str) -> None:
    game = shielded(creature, land, "Plains*4", "Wrath of God")
    game.end_turn()
    assert game.thing(creature).shields == 0
    game = shielded(creature, land, "Plains*4", "Wrath of God")
    cast(game, "Wrath of God")
    assert game.zone(creature) == "graveyard"
