"""Instants and sorceries that deal damage to what they target (CR 120)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.played.spells import aim, without_its_target
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

ANY_TARGET = {
    "Lightning Bolt": 3,
    "Volcanic Hammer": 3,
    "Incinerate": 3,
    "Shock": 2,
    "Firebolt": 2,
    "Burst Lightning": 2,
    "Gut Shot": 1,
}
"""Their damage to any target."""
CREATURES_ONLY = {"Magma Spray": 2, "Sunlance": 3}
EACH = pytest.mark.parametrize(("spell", "amount"), ANY_TARGET.items())
TOUGH = ("", "Savannah Lions", "Grizzly Bears", "Hill Giant", "Giant Spider")
"""A creature of each toughness."""


def burned(spell: str, target: str, theirs: str = "", mine: str = "", **more: str) -> Play:
    """A has cast the spell at this target, and it has resolved."""
    game = table(side(f"{lands(spell)}, {mine}", hand=spell), side(theirs, **more))
    aim(game, spell, target)
    game.resolve()
    return game


# To any target ---------------------------------------------------------------------------------------------


@plays(*ANY_TARGET)
@EACH
def test_a_player_loses_as_much_life(spell: str, amount: int) -> None:
    assert burned(spell, "B").life() == (20, 20 - amount)
    assert burned(spell, "A").life() == (20 - amount, 20)


@plays(*ANY_TARGET, *CREATURES_ONLY)
@pytest.mark.parametrize(("spell", "amount"), [*ANY_TARGET.items(), *CREATURES_ONLY.items()])
def test_a_creature_dies_of_its_toughness_and_no_less(spell: str, amount: int) -> None:
    theirs = f"{TOUGH[amount]}, {TOUGH[amount + 1]}"
    game = burned(spell, TOUGH[amount], theirs)
    assert game.zone(TOUGH[amount]) == ("exile" if spell == "Magma Spray" else "graveyard")
    game = burned(spell, TOUGH[amount + 1], theirs)
    assert game.zone(TOUGH[amount + 1]) == "battlefield"
    assert game.thing(TOUGH[amount + 1]).damage == amount
    assert game.zone(TOUGH[amount]) == "battlefield"
    assert game.life() == (20, 20)


@plays(*ANY_TARGET)
@EACH
def test_a_planeswalker_loses_as_much_loyalty(spell: str, amount: int) -> None:
    game = burned(spell, "Jace Beleren", "Jace Beleren(4 loyalty)")
    assert game.thing("Jace Beleren").counters == {"loyalty": 4 - amount}
    assert game.life() == (20, 20)


@plays(*ANY_TARGET)
@EACH
def test_any_target_is_a_creature_a_player_or_a_planeswalker(spell: str, amount: int) -> None:
    game = table(
        side(f"{lands(spell)}, Savannah Lions", hand=spell),
        side("Jace Beleren(3 loyalty), Bonesplitter, Glorious Anthem, Forest, Darksteel Myr, Paladin en-Vec"),
    )
    aim(game, spell)
    game.legal("target A", "target B", "target Savannah Lions", "target Jace Beleren", "target Darksteel Myr")


@plays(*ANY_TARGET, *CREATURES_ONLY)
@pytest.mark.parametrize("spell", [*ANY_TARGET, *CREATURES_ONLY])
def test_a_target_that_is_gone_is_dealt_nothing_and_nothing_else_is(spell: str) -> None:
    game = without_its_target(spell)
    assert game.zone(spell) == "graveyard"
    assert game.life() == (20, 20)


@plays("Gut Shot")
def test_gut_shot_may_be_paid_for_with_life() -> None:
    game = table(side("Mountain", hand="Gut Shot"))
    game.play("A cast Gut Shot")
    game.legal("half R", "half P")
    game.play("A half P; A target B")
    game.resolve()
    assert game.life() == (18, 19)
    assert not game.thing("Mountain").tapped


@plays("Burst Lightning")
def test_burst_lightning_deals_twice_as_much_if_it_was_kicked() -> None:
    game = table(side("Mountain*5", hand="Burst Lightning"), side("Giant Spider"))
    game.play("A cast Burst Lightning with kicker; A target Giant Spider")
    game.resolve()
    assert game.zone("Giant Spider") == "graveyard"
    game = table(side("Mountain*5", hand="Burst Lightning"))
    game.play("A cast Burst Lightning with kicker; A target B")
    game.resolve()
    assert game.life() == (20, 16), "4 damage instead of 2, not beside it"


@plays("Firebolt")
def test_firebolt_once_more_from_the_graveyard() -> None:
    """CR 702.34: for {4}{R}, and exiled after that."""
    game = table(side("Mountain*5", graveyard="Firebolt"))
    game.play("A cast Firebolt with flashback; A target B")
    game.resolve()
    assert (game.life(), game.zone("Firebolt")) == ((20, 18), "exile")
    game = table(side("Mountain*4", graveyard="Firebolt"))
    game.refuses("cast Firebolt with flashback", "CR-118.3")


@plays("Incinerate")
def test_what_incinerate_hurts_cannot_be_regenerated_this_turn() -> None:
    game = table(side("Mountain*3", hand="Incinerate, Shock"), side("Drudge Skeletons*2, Swamp*2"))
    game.play("A pass; B activate Drudge Skeletons#1; B activate Drudge Skeletons#2")
    game.all_pass()
    game.play("A cast Incinerate; A target Drudge Skeletons#1")
    game.resolve()
    assert [game.zone(f"Drudge Skeletons#{number}") for number in (1, 2)] == ["battlefield", "graveyard"]
    game.play("A cast Shock; A target Drudge Skeletons")
    game.resolve()
    assert game.thing("Drudge Skeletons#1").tapped, "the other one was regenerated"


@plays("Incinerate")
def test_a_creature_that_survives_incinerate_cannot_be_regenerated_later_that_turn() -> None:
    game = table(side("Mountain*3", hand="Incinerate, Shock"), side("Swamp, Drudge Skeletons(3 +1/+1)"))
    cast(game, "Incinerate", "Drudge Skeletons")
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    cast(game, "Shock", "Drudge Skeletons")
    assert game.zone("Drudge Skeletons") == "graveyard"


@plays("Incinerate")
def test_what_incinerate_was_kept_from_hurting_can_be_regenerated() -> None:
    theirs = side("Swamp, Plains, Drudge Skeletons", hand="Healing Salve")
    game = table(side("Mountain*3", hand="Incinerate, Shock"), theirs)
    game.play("A cast Incinerate; A target Drudge Skeletons; A pass")
    game.play("B cast Healing Salve; B mode 1; B target Drudge Skeletons")
    game.all_pass()
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    cast(game, "Shock", "Drudge Skeletons")
    assert game.zone("Drudge Skeletons") == "battlefield"


# To creatures only -----------------------------------------------------------------------------------------


@plays("Sunlance")
def test_sunlance_targets_nonwhite_creatures() -> None:
    game = table(
        side("Plains, Hill Giant", hand="Sunlance"),
        side("Grizzly Bears, Serra Angel, Darksteel Myr, Jace Beleren(3 loyalty)"),
    )
    game.play("A cast Sunlance")
    game.legal("target Hill Giant", "target Grizzly Bears", "target Darksteel Myr")


@plays("Magma Spray")
def test_magma_spray_targets_creatures() -> None:
    game = table(
        side("Mountain, Hill Giant", hand="Magma Spray"), side("Serra Angel, Jace Beleren(3 loyalty)")
    )
    game.play("A cast Magma Spray")
    game.legal("target Hill Giant", "target Serra Angel")


@plays("Magma Spray")
def test_what_magma_spray_hurt_is_exiled_whatever_it_dies_of_this_turn() -> None:
    game = table(side("Mountain*2", hand="Magma Spray, Shock"), side("Hill Giant, Giant Spider(2 damage)"))
    cast(game, "Magma Spray", "Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"
    cast(game, "Shock", "Hill Giant")
    assert game.zone("Hill Giant") == "exile"
    assert game.zone("Shock") == "graveyard"


@plays("Magma Spray")
def test_magma_spray_leaves_undying_no_death() -> None:
    assert burned("Magma Spray", "Young Wolf", "Young Wolf").zone("Young Wolf") == "exile"


@plays("Magma Spray")
def test_after_that_turn_the_creature_dies_as_usual() -> None:
    game = burned("Magma Spray", "Hill Giant", "Hill Giant, Mountain", hand="Lightning Bolt")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Lightning Bolt; B target Hill Giant; B pass; A pass")
    assert game.zone("Hill Giant") == "graveyard"


@plays("Branching Bolt")
def test_branching_bolt_at_a_creature_that_flies() -> None:
    theirs = side("Sparktongue Dragon, Hill Giant, Bonesplitter")
    game = table(side("Mountain*2, Forest, Serra Angel", hand="Branching Bolt"), theirs)
    game.play("A cast Branching Bolt; A mode 0; A no_more_modes")
    game.legal("target Sparktongue Dragon", "target Serra Angel")
    game.play("A target Sparktongue Dragon; A pass; B pass")
    assert (game.zone("Sparktongue Dragon"), game.zone("Hill Giant")) == ("graveyard", "battlefield")


@plays("Branching Bolt")
def test_branching_bolt_at_a_creature_that_does_not() -> None:
    game = table(
        side("Mountain*2, Forest, Serra Angel, Grizzly Bears", hand="Branching Bolt"),
        side("Hill Giant, Giant Spider"),
    )
    game.play("A cast Branching Bolt; A mode 1")
    game.legal("target Hill Giant", "target Giant Spider", "target Grizzly Bears")
    game.play("A target Giant Spider")
    game.resolve()
    assert (game.thing("Giant Spider").damage, game.thing("Serra Angel").damage) == (3, 0)
    assert game.zone("Giant Spider") == "battlefield"


@plays("Branching Bolt")
def test_branching_bolt_at_one_of_each() -> None:
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), side("Sparktongue Dragon, Hill Giant"))
    game.play("A cast Branching Bolt; A mode 0; A mode 1")
    game.resolve()
    assert game.zone("Sparktongue Dragon") == game.zone("Hill Giant") == "graveyard"


@plays("Branching Bolt")
def test_branching_bolt_misses_what_has_gained_flying() -> None:
    """CR 608.2b: the target is illegal by then, the other one is not."""
    game = table(
        side("Mountain*2, Forest", hand="Branching Bolt"),
        side("Sparktongue Dragon, Hill Giant, Island*2", hand="Turn to Frog"),
    )
    game.play("A cast Branching Bolt; A mode 0; A mode 1; A pass; B cast Turn to Frog")
    game.play("B target Sparktongue Dragon")
    game.all_pass()
    assert game.thing("Sparktongue Dragon").damage == 0
    assert game.zone("Hill Giant") == "graveyard"


# To players and planeswalkers only -------------------------------------------------------------------------


@plays("Lava Spike")
def test_lava_spike_targets_players_and_planeswalkers() -> None:
    game = table(
        side("Mountain, Hill Giant, Davriel, Rogue Shadowmage(3 loyalty)", hand="Lava Spike"),
        side("Jace Beleren(5 loyalty), Serra Angel"),
    )
    game.play("A cast Lava Spike")
    game.legal("target A", "target B", "target Jace Beleren", "target Davriel, Rogue Shadowmage")
    game.play("A target Jace Beleren")
    game.resolve()
    assert (game.thing("Jace Beleren").counters, game.life()) == ({"loyalty": 2}, (20, 20))
    assert burned("Lava Spike", "B").life() == (20, 17)


@plays("Blightning")
def test_blightning_hits_a_player_who_discards_two_cards_of_their_choice() -> None:
    game = burned("Blightning", "B", hand="Shock, Forest, Hill Giant")
    game.legal("choose Shock", "choose Forest")
    game.play("B choose Shock; B choose Hill Giant")
    assert game.cards("B", "graveyard") == ["shock", "hill_giant"]
    assert (game.life(), game.cards("B", "hand")) == ((20, 17), ["forest"])


@plays("Blightning")
def test_blightning_hits_a_planeswalker_whose_controller_discards() -> None:
    game = table(
        side(lands("Blightning"), hand="Blightning, Serra Angel, Wastes"),
        side("Jace Beleren(4 loyalty)", hand="Shock, Forest"),
    )
    game.play("A cast Blightning; A target Jace Beleren")
    game.resolve()
    assert game.thing("Jace Beleren").counters == {"loyalty": 1}
    assert (game.cards("B", "hand"), game.cards("A", "hand")) == ([], ["serra_angel", "wastes"])
    assert game.life() == (20, 20)


@plays("Blightning")
def test_the_controller_of_a_planeswalker_that_dies_of_blightning_discards() -> None:
    game = burned("Blightning", "Jace Beleren", "Jace Beleren(3 loyalty)", hand="Shock")
    assert game.zone("Jace Beleren") == "graveyard"
    assert game.cards("B", "hand") == []


@plays("Blightning", "Lava Spike")
@pytest.mark.parametrize("spell", ["Blightning", "Lava Spike"])
def test_nobody_is_hurt_for_a_planeswalker_that_is_gone(spell: str) -> None:
    game = table(
        side(lands(spell), hand=spell), side("Jace Beleren(3 loyalty), Island*2", hand="Boomerang, Shock")
    )
    game.play(f"A cast {spell}; A target Jace Beleren; A pass; B cast Boomerang; B target Jace Beleren")
    game.all_pass()
    assert (game.asked(), game.life()) == ("priority", (20, 20))
    assert game.cards("B", "hand") == ["shock", "jace_beleren"]


@plays("Blightning")
def test_one_card_is_all_that_a_hand_of_one_gives_to_blightning() -> None:
    game = table(
        side(f"{lands('Blightning')}, Jace Beleren(3 loyalty)", hand="Blightning, Shock"),
        side("Forest, Hill Giant"),
    )
    game.play("A cast Blightning")
    game.legal("target A", "target B", "target Jace Beleren")
    game.play("A target A")
    game.resolve()
    assert (game.cards("A", "hand"), game.life()) == ([], (17, 20))
