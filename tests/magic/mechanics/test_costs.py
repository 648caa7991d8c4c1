"""What changes costs, and what is paid beside mana (CR 118, 601.2f, 602, 606; CORE-8, 10.7)."""

from __future__ import annotations

import pytest

from tests.magic.positions import cast
from tests.magic.table import side, table

# Spells that cost more or less -----------------------------------------------------------------------------


def test_opponents_spells_of_some_types_cost_more() -> None:
    dovin = "Dovin, Hand of Control(5 loyalty)"
    theirs = side("Forest*2, Hill Giant", hand="Giant Growth, Grizzly Bears")
    game = table(theirs, side(dovin))
    game.play("A cast Giant Growth")
    assert all(game.thing(f"Forest#{number}").tapped for number in (1, 2))
    game = table(side("Forest", hand="Giant Growth"), side(f"{dovin}, Hill Giant"))
    game.refuses("cast Giant Growth", "CR-118.3")
    game = table(theirs, side(dovin))
    game.includes("cast Grizzly Bears")


def test_its_controllers_spells_cost_what_they_cost() -> None:
    game = table(side("Dovin, Hand of Control(5 loyalty), Hill Giant, Forest", hand="Giant Growth"))
    game.includes("cast Giant Growth")


def test_a_reduction_takes_generic_mana_alone() -> None:
    """CR 118.7a; two of them add up."""
    game = table(side("Thunderscape Familiar*2, Swamp", hand="Gravedigger", graveyard="Hill Giant"))
    game.refuses("cast Gravedigger", "CR-118.3")
    game = table(side("Thunderscape Familiar*3, Swamp", hand="Gravedigger", graveyard="Hill Giant"))
    game.includes("cast Gravedigger")
    game = table(side("Thunderscape Familiar*5", hand="Gravedigger"))
    game.refuses("cast Gravedigger", "CR-118.3")


def test_a_spell_that_costs_more_for_what_there_is() -> None:
    game = table(side("Forest*2", hand="Giant Growth"), side("Toll Keeper, Grizzly Bears"))
    game.refuses("cast Giant Growth", "CR-118.3")
    game = table(side("Forest*3", hand="Giant Growth"), side("Toll Keeper, Grizzly Bears"))
    game.includes("cast Giant Growth")


# What targets cost (CORE-R15) ------------------------------------------------------------------------------

KASMINA = "Kasmina, Enigmatic Mentor(5 loyalty)"


def test_a_target_can_make_a_spell_cost_more() -> None:
    game = table(side("Mountain*3", hand="Shock"), side(f"{KASMINA}, Grizzly Bears"))
    game.play("A cast Shock")
    game.legal("target A", "target B", "target Grizzly Bears", "target Kasmina, Enigmatic Mentor")
    game.play("A target Grizzly Bears")
    assert all(game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3))


def test_a_target_that_cannot_be_paid_is_not_offered() -> None:
    game = table(side("Mountain*2, Hill Giant", hand="Shock"), side(f"{KASMINA}, Grizzly Bears"))
    game.play("A cast Shock")
    game.legal("target A", "target B", "target Hill Giant")
    game.refuses("target Grizzly Bears", "CR-118.3")
    game.play("A target Hill Giant")
    assert not game.thing("Mountain#2").tapped


def test_a_spell_without_a_target_that_can_be_paid_is_not_offered() -> None:
    game = table(side("Swamp*2", hand="Disfigure"), side(f"{KASMINA}, Grizzly Bears"))
    game.refuses("cast Disfigure", "CR-118.3")
    game = table(side("Swamp*2, Hill Giant", hand="Disfigure"), side(f"{KASMINA}, Grizzly Bears"))
    game.play("A cast Disfigure")
    game.resolve()
    assert game.size("Hill Giant") == (1, 1), "the only target that can be paid is taken"


def test_two_targets_of_two_opponents_cards_cost_more_once_each() -> None:
    """Each permanent with the ability asks for its own mana, however many targets there are."""
    theirs = side(f"{KASMINA}, Grizzly Bears, Wind Drake")
    game = table(side("Forest*3, Hill Giant", hand="Prey Upon"), theirs)
    game.play("A cast Prey Upon")
    game.includes("target Grizzly Bears", "target Wind Drake")
    game = table(side("Forest*2, Hill Giant", hand="Prey Upon"), theirs)
    game.refuses("cast Prey Upon", "CR-118.3")


def test_x_leaves_enough_for_the_target() -> None:
    game = table(side("Mountain*4", hand="Blaze"), side(f"{KASMINA}, Grizzly Bears"))
    game.play("A cast Blaze; A x 2")
    game.legal("target A", "target B")
    game = table(side("Mountain*4", hand="Blaze"), side(f"{KASMINA}, Grizzly Bears"))
    game.play("A cast Blaze; A x 1")
    game.includes("target Grizzly Bears")


def test_only_modes_whose_targets_can_be_paid_are_offered() -> None:
    theirs = side(f"{KASMINA}, Wind Drake")
    game = table(side("Mountain*3, Forest*2, Hill Giant", hand="Branching Bolt"), theirs)
    game.play("A cast Branching Bolt")
    game.legal("mode 0", "mode 1")
    game = table(side("Mountain*2, Forest, Hill Giant", hand="Branching Bolt"), theirs)
    game.play("A cast Branching Bolt")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard", "the other mode has no target that can be paid"


def test_abilities_are_no_spells() -> None:
    game = table(side("Mogg Fanatic"), side(f"{KASMINA}, Grizzly Bears"))
    game.play("A activate Mogg Fanatic")
    game.includes("target Grizzly Bears")


# Equip -----------------------------------------------------------------------------------------------------


def test_equip_costs_less() -> None:
    game = table(side("Bonesplitter, Hill Giant, Workbench"))
    game.play("A activate Bonesplitter / equip")
    game.resolve()
    assert game.size("Hill Giant") == (5, 3)
    game = table(side("Viridian Longbow, Hill Giant, Workbench, Forest"))
    game.refuses("activate Viridian Longbow / equip", "CR-118.3")


def test_equip_of_other_players_and_other_abilities_cost_the_same() -> None:
    game = table(side("Bonesplitter, Hill Giant"), side("Workbench"))
    game.refuses("activate Bonesplitter / equip", "CR-118.3")
    game = table(side("Icy Manipulator, Workbench"))
    game.refuses("activate Icy Manipulator", "CR-118.3")


# Loyalty ---------------------------------------------------------------------------------------------------


def test_minus_x_is_chosen_up_to_the_loyalty() -> None:
    """CORE-10.7."""
    game = table(side("Stone Sage(3 loyalty)"), side("Hill Giant(tapped), Grizzly Bears"))
    game.play("A activate Stone Sage")
    game.legal("x 0", "x 1", "x 2", "x 3")
    game.play("A x 3")
    assert game.zone("Stone Sage") == "graveyard"
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"


def test_a_loyalty_ability_is_activated_once_a_turn_in_a_main_phase() -> None:
    """CR 606.3; 602.5d is about abilities that say that they are activated as a sorcery."""
    game = table(side("Jace Beleren(3 loyalty)"))
    game.play("A activate Jace Beleren / 0; A pass; B pass")
    assert game.thing("Jace Beleren").counters == {"loyalty": 5}
    game.refuses("activate Jace Beleren / 1", "CR-606.3")
    game = table(side("Jace Beleren(3 loyalty)"), step="upkeep")
    game.refuses("activate Jace Beleren / 0", "CR-606.3")
    game = table(side("Jace Beleren(3 loyalty)"))
    game.refuses("activate Jace Beleren / 2", "CR-118.3")


# Other prices ----------------------------------------------------------------------------------------------


def test_a_card_in_a_graveyard_that_is_exiled() -> None:
    game = table(side("Forest*2", graveyard="Buried Hoard"), side("Forest*2"))
    game.play("A activate Buried Hoard")
    assert game.zone("Buried Hoard") == "exile"
    game.resolve()
    assert game.life() == (22, 20)
    game = table(side("Forest*2, Buried Hoard"))
    game.excludes("activate Buried Hoard")


def test_untapping_as_a_cost() -> None:
    """CR 107.6: {Q} of a permanent that is tapped, and was there since the turn began."""
    game = table(side("Restless Turner(tapped)"))
    game.play("A activate Restless Turner")
    assert not game.thing("Restless Turner").tapped
    game.resolve()
    assert game.life() == (21, 20)
    game = table(side("Restless Turner"))
    game.excludes("activate Restless Turner")
    game = table(side("Restless Turner(tapped, sick)"))
    game.excludes("activate Restless Turner")


def test_what_is_untapped_for_mana_is_not_untapped_for_the_ability_that_it_pays_for() -> None:
    """CR 118.3: by the time when {Q} is paid it is untapped."""
    game = table(side("Turning Wheel(tapped)"))
    game.excludes("activate Turning Wheel / 1")
    game.refuses("activate Turning Wheel / 1", "CR-118.3")
    game = table(side("Turning Wheel(tapped), Forest"))
    game.play("A activate Turning Wheel / 1")
    game.resolve()
    assert (game.life(), game.thing("Turning Wheel").tapped) == ((21, 20), False)


def test_life_is_paid_down_to_zero_and_no_further() -> None:
    """CORE-8.4; once each turn (CR 602.5b)."""
    game = table(side("Blood Leech", life=5))
    game.play("A activate Blood Leech; A pass; B pass")
    assert (game.life(), game.size("Blood Leech")) == ((3, 20), (4, 4))
    game.refuses("activate Blood Leech", "CR-602.5b")
    game = table(side("Blood Leech", life=1))
    game.refuses("activate Blood Leech", "CR-118.3")
    game.end_turn()


@pytest.mark.parametrize("given", ["Hill Giant", "Grizzly Bears"])
def test_what_was_sacrificed_is_known(given: str) -> None:
    game = table(side("Mountain*2, Hill Giant, Grizzly Bears(2 +1/+1)", hand="Fling"))
    game.play(f"A cast Fling; A target B; A pay_with {given}")
    game.resolve()
    assert game.life() == (20, 17 if given == "Hill Giant" else 16)


def test_an_additional_cost_has_to_be_paid() -> None:
    game = table(side("Mountain*2", hand="Fling"), side("Hill Giant"))
    game.refuses("cast Fling", "CR-118.3")


@pytest.mark.parametrize("mine", [4, 5])
def test_any_three_of_several_can_be_tapped(mine: int) -> None:
    """In ascending order, so that each set has one path (CORE-R15), and every set has one."""
    game = table(side(f"Savannah Lions*{mine}", graveyard="Battle Screech"))
    game.play("A cast Battle Screech with flashback")
    game.legal(*(f"pay_with Savannah Lions#{number}" for number in range(1, mine - 1)))
    game.play("A pay_with Savannah Lions#1")
    game.legal(*(f"pay_with Savannah Lions#{number}" for number in range(2, mine)))
    game.play(f"A pay_with Savannah Lions#{mine - 1}")
    tapped = [number for number in range(1, mine + 1) if game.thing(f"Savannah Lions#{number}").tapped]
    assert tapped == [1, mine - 1, mine]


def test_x_of_an_ability() -> None:
    game = table(side("Mountain*3, Ember Well"))
    game.play("A activate Ember Well")
    game.legal("x 0", "x 1", "x 2", "x 3")
    game.play("A x 2; A target B")
    game.resolve()
    assert game.life() == (20, 18)


def test_a_spell_that_costs_nothing_is_cast() -> None:
    game = table(side(hand="Free Trinket"))
    cast(game, "Free Trinket")
    assert game.zone("Free Trinket") == "battlefield"


def test_what_is_not_tapped_is_not_untapped_for_mana() -> None:
    """CR 107.6."""
    game = table(side("Turning Wheel"))
    game.legal("pass")


def test_the_last_life_may_be_paid_for_mana() -> None:
    """CR 119.4: as much life as there is."""
    game = table(side("Blood Font", life=1))
    game.includes("tap Blood Font for {B}")
