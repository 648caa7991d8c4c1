"""What effects forbid permanents: abilities, untapping, blocking, being targeted, dying (CR 101.2, 502.3)."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.magic.positions import attacked, cast, may_block, possible_blockers
from tests.magic.table import side, table

# Activated abilities (CORE-10.5) ---------------------------------------------------------------------------


def test_no_activated_ability_works_mana_abilities_included() -> None:
    game = table(side("Llanowar Elves"), side("Arrest(on Llanowar Elves)"))
    game.legal("pass")
    game.refuses("tap Llanowar Elves for {G}", "CR-605.3a")


def test_nobody_attacks_or_blocks_who_is_arrested() -> None:
    game = table(side("Hill Giant"), side("Arrest(on Hill Giant)"), step="declare_attackers")
    game.legal("pass")
    assert may_block("Grizzly Bears", "Hill Giant, Arrest(on Hill Giant)") == set()


def test_other_than_mana_abilities_do_not_work() -> None:
    game = table(side("Llanowar Elves, Samite Healer"), side("Faith's Fetters(on Llanowar Elves)"))
    game.includes("tap Llanowar Elves for {G}", "activate Samite Healer")
    game = table(side("Samite Healer"), side("Faith's Fetters(on Samite Healer)"))
    game.refuses("activate Samite Healer", "CR-602.5")


def test_loyalty_abilities_do_not_work_either() -> None:
    game = table(side("Jace Beleren(3 loyalty)"), side("Faith's Fetters(on Jace Beleren)"))
    game.refuses("activate Jace Beleren / 0", "CR-602.5")


def test_equip_abilities_do_not_work_either() -> None:
    game = table(side("Bonesplitter, Hill Giant, Forest"), side("Faith's Fetters(on Bonesplitter)"))
    game.refuses("activate Bonesplitter / equip", "CR-602.5")
    assert game.size("Hill Giant") == (3, 3)


def test_triggered_and_static_abilities_go_on() -> None:
    game = table(side("Crusade, Savannah Lions"), side("Faith's Fetters(on Crusade)"))
    assert game.size("Savannah Lions") == (3, 2)


# Untapping (CORE-5.8) --------------------------------------------------------------------------------------


def test_what_does_not_untap_stays_tapped_as_long_as_that_is_so() -> None:
    claustrophobia = "Claustrophobia(on Hill Giant)"
    game = table(side(claustrophobia), side("Hill Giant(tapped), Grizzly Bears(tapped)"))
    for _ in range(3):
        game.end_turn()
    assert game.thing("Hill Giant").tapped
    assert not game.thing("Grizzly Bears").tapped


def test_a_creature_stays_tapped_for_one_untap_step() -> None:
    game = table(side("Island*3", hand="Crippling Chill"), side("Hill Giant, Grizzly Bears(tapped)"))
    cast(game, "Crippling Chill", "Hill Giant")
    game.end_turn()
    game.pass_to("main1")
    assert game.thing("Hill Giant").tapped
    assert not game.thing("Grizzly Bears").tapped
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    assert not game.thing("Hill Giant").tapped


def test_an_untapped_creature_uses_its_untap_step_up_too() -> None:
    game = table(side("Island*4", hand="Crippling Chill, Twiddle"), side("Hill Giant"))
    cast(game, "Crippling Chill", "Hill Giant")
    game.play("A cast Twiddle; A target Hill Giant; A pass; B pass; A decline; A accept")
    assert not game.thing("Hill Giant").tapped
    game.end_turn()
    game.pass_to("main1")
    assert not game.thing("Hill Giant").stays_tapped


@pytest.mark.parametrize(("spell", "tapped"), [("Crippling Chill", True), ("Sleep", False)])
def test_whose_untap_step_counts(spell: str, tapped: bool) -> None:
    """The creature belongs to A by B's untap step: "that player's" was B's, "its controller's" is A's."""
    game = table(side("Island*8", hand=f"{spell}, Control Magic"), side("Hill Giant"))
    cast(game, spell, "B")
    cast(game, "Control Magic")
    assert game.thing("Hill Giant").tapped
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Hill Giant").tapped == tapped


def test_a_players_creatures_are_tapped_and_stay_so_for_one_of_their_steps() -> None:
    game = table(side("Island*4, Savannah Lions", hand="Sleep"), side("Hill Giant, Grizzly Bears"))
    cast(game, "Sleep", "B")
    assert not game.thing("Savannah Lions").tapped
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Hill Giant").tapped
    assert game.thing("Grizzly Bears").tapped
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Hill Giant").tapped


# Blocking --------------------------------------------------------------------------------------------------


def test_what_cannot_be_blocked() -> None:
    theirs = side("Grizzly Bears, Wind Drake")
    mine = side("Hill Giant, Slippery Sprite, Slippery Sprite")
    assert possible_blockers(attacked("Slippery Sprite#1 → B", mine, theirs)) == set()
    assert possible_blockers(attacked("Hill Giant → B", mine, theirs)) == {"Grizzly Bears", "Wind Drake"}


def test_who_blocks_fliers_alone() -> None:
    assert may_block("Grizzly Bears", "Cloud Dancer, Hill Giant") == {"Hill Giant"}
    assert may_block("Wind Drake", "Cloud Dancer, Hill Giant") == {"Cloud Dancer"}


def test_who_cannot_block_this_turn() -> None:
    game = table(side("Mountain, Hill Giant", hand="Stagger"), side("Grizzly Bears, Wind Drake"))
    cast(game, "Stagger", "Grizzly Bears")
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B")
    while game.asked() == "priority":
        game.resolve()
    assert possible_blockers(game) == {"Wind Drake"}
    game.end_turn()
    game.pass_to("declare_attackers")
    game.refuses("attack Hill Giant → A", "CR-508.1a")


def test_who_cannot_attack_this_turn_can_in_the_next() -> None:
    game = table(side("Hill Giant, Grizzly Bears"), side("Mountain", hand="Stagger"), step="upkeep")
    game.play("A pass; B cast Stagger; B target Hill Giant")
    game.resolve()
    game.pass_to("declare_attackers")
    game.refuses("attack Hill Giant → B", "CR-508.1c")
    game.end_turn()
    game.end_turn()
    game.pass_to("declare_attackers")
    game.includes("attack Hill Giant → B")


# Being targeted --------------------------------------------------------------------------------------------


def test_opponents_cannot_target_it_this_turn() -> None:
    game = table(
        side("Forest, Hill Giant, Swamp", hand="Briar Shelter, Disfigure"), side("Mountain", hand="Shock")
    )
    cast(game, "Briar Shelter")
    game.play("A pass; B cast Shock")
    game.refuses("target Hill Giant", "CR-101.2")
    game.play("B target A")
    game.resolve()
    game.play("A cast Disfigure")
    game.resolve()
    assert game.size("Hill Giant") == (1, 1)


# Dying -----------------------------------------------------------------------------------------------------


def test_what_would_die_this_turn_is_exiled() -> None:
    game = table(
        side("Mountain*2, Blood Artist", hand="Magma Spray, Shock"), side("Hill Giant, Grizzly Bears")
    )
    cast(game, "Magma Spray", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    assert not game.table.stack, "it did not die"
    game = table(side("Mountain*2", hand="Magma Spray, Shock"), side("Hill Giant"))
    cast(game, "Magma Spray", "Hill Giant")
    cast(game, "Shock", "Hill Giant")
    assert game.zone("Hill Giant") == "exile", "whatever kills it in this turn"


def test_what_dies_later_or_leaves_otherwise_does_so_as_usual() -> None:
    game = table(side("Mountain*2, Island", hand="Magma Spray, Unsummon"), side("Hill Giant"))
    cast(game, "Magma Spray", "Hill Giant")
    game.play("A cast Unsummon; A pass; B pass")
    assert game.zone("Hill Giant") == "hand"
    game = table(side("Mountain", hand="Magma Spray"), side("Hill Giant, Mountain*2", hand="Incinerate"))
    cast(game, "Magma Spray", "Hill Giant")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Incinerate; B target Hill Giant")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"


def test_sacrifice_is_replaced_too() -> None:
    game = table(side("Mountain, Swamp*2", hand="Magma Spray, Diabolic Edict"), side("Hill Giant"))
    cast(game, "Magma Spray", "Hill Giant")
    cast(game, "Diabolic Edict", "B")
    assert game.zone("Hill Giant") == "exile"
    assert [one["rule"] for one in of_type(game.events, "moved")].count("CR-701.21") == 1


# Combat damage by toughness --------------------------------------------------------------------------------


def test_combat_damage_equal_to_toughness() -> None:
    mine = side("Stubborn Banner, Wall of Omens(1 +1/+1), Giant Spider, Hill Giant")
    game = attacked("Giant Spider → B, Hill Giant → B", mine, side())
    game.pass_to("end_combat")
    assert game.life() == (20, 13)


def test_other_players_creatures_deal_damage_by_their_power() -> None:
    game = attacked("Giant Spider → B", side("Giant Spider"), side("Stubborn Banner"))
    game.pass_to("end_combat")
    assert game.life() == (20, 18)
