"""What a spell says of its own cost (CR 113.6, 118.7a, 601.2f)."""

from __future__ import annotations

import pytest

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

TAXED = side("Dovin, Hand of Control(5 loyalty)")


def test_increases_come_before_reductions() -> None:
    """CR 601.2f: 4 and 1 less 6 is nothing, and the green mana is left."""
    game = table(side("Forest, Plain Camel*6", hand="Herd Call"), TAXED)
    cast(game, "Herd Call")
    assert game.life() == (24, 20)


def test_a_tax_and_what_is_left_of_it() -> None:
    game = table(side("Forest, Wastes, Plain Camel*4", hand="Herd Call"), TAXED)
    game.includes("cast Herd Call")
    game = table(side("Forest, Plain Camel*4", hand="Herd Call"), TAXED)
    game.refuses("A cast Herd Call", "CR-118.3")


def test_coloured_mana_is_not_reduced() -> None:
    """CR 118.7a."""
    game = table(side("Wastes, Plain Camel*6", hand="Herd Call"))
    game.refuses("A cast Herd Call", "CR-118.3")


def kick(lands: str, theirs: str) -> Play:
    """A spell that costs two less if it targets a tapped creature."""
    return table(side(lands, hand="Kick Them Down"), side(theirs))


def test_it_is_offered_for_the_targets_that_make_it_cheap() -> None:
    """With both kinds on the table the spell is listed, and the tapped creature is its only target."""
    game = kick("Mountain", "Grizzly Bears(tapped), Hill Giant")
    game.play("A cast Kick Them Down; A pass; B pass")
    assert game.zone("Grizzly Bears") == "graveyard"
    game = kick("Mountain", "Hill Giant")
    game.refuses("A cast Kick Them Down", "CR-118.3")


def test_with_enough_mana_any_target_can_be_chosen() -> None:
    game = kick("Mountain*3", "Grizzly Bears(tapped), Hill Giant")
    game.play("A cast Kick Them Down")
    game.legal("target Grizzly Bears", "target Hill Giant")
    game.play("A target Grizzly Bears")
    assert sum(game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3)) == 1


def test_it_says_so_wherever_it_is_cast_from() -> None:
    """CR 113.6: from the graveyard for flashback, too."""
    game = table(side("Wall of Wood, Plains, Wastes", hand="Wall Bounty"))
    cast(game, "Wall Bounty")
    assert game.life() == (24, 20)
    game = table(side("Wall of Wood, Plains, Wastes*2", graveyard="Wall Bounty"))
    game.includes("cast Wall Bounty with flashback")
    game = table(side("Plains, Wastes", hand="Wall Bounty"), side("Wall of Wood"))
    game.refuses("A cast Wall Bounty", "CR-118.3")


def test_cards_in_the_hands_of_opponents_are_counted() -> None:
    """CR 601.2f: one card in an opponent's hand less, and it cannot be paid."""
    game = table(side("Hand Golem, Wastes*2", hand="Hand Golem"), side(hand="Shock*4"))
    game.includes("cast Hand Golem#2")
    game = table(side("Hand Golem, Wastes*2", hand="Hand Golem"), side(hand="Shock*3"))
    game.refuses("A cast Hand Golem#2", "CR-118.3")


def test_other_spells_cost_what_they_cost() -> None:
    game = table(side("Hand Golem, Forest", hand="Grizzly Bears"), side(hand="Shock*4"))
    game.refuses("A cast Grizzly Bears", "CR-118.3")


# More than generic mana ------------------------------------------------------------------------------------


def castable(spell: str, lands: str, more: str = "", theirs: str = "") -> bool:
    """Whether a spell can be cast with these lands, beside other permanents."""
    game = table(side(", ".join(filter(None, (lands, more))), hand=spell), side(theirs))
    listed = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
    if not listed:
        game.refuses(f"A cast {spell}", "CR-118.3")
    return bool(listed)


@pytest.mark.parametrize(
    ("bears", "lands", "can"),
    [
        (1, "Wastes*2, Forest", True),
        (1, "Wastes*3", False),
        (2, "Wastes*2", True),
        (2, "Wastes", False),
        (3, "Wastes", True),
        (4, "", True),
    ],
)
def test_less_coloured_mana_and_then_less_generic_mana(bears: int, lands: str, can: bool) -> None:
    """CR 118.7c: what there is more of it than the cost asks for is taken off its generic mana."""
    assert castable("Verdant Call", lands, f"Grizzly Bears*{bears}") == can


def test_more_coloured_mana() -> None:
    assert castable("Grizzly Bears", "Forest*2, Wastes", "Sore Tongue")
    assert not castable("Grizzly Bears", "Forest, Wastes*2", "Sore Tongue")
    assert castable("Gray Ogre", "Mountain, Wastes*2", "Sore Tongue")


def test_a_tax_of_coloured_mana_is_lessened_too() -> None:
    """CR 601.2f: increases come first."""
    assert not castable("Verdant Call", "Wastes*2, Forest*2", "Sore Tongue")
    assert castable("Verdant Call", "Wastes*2, Forest", "Sore Tongue, Grizzly Bears*2")


def test_less_than_nothing_is_nothing() -> None:
    """CR 107.1b."""
    assert castable("Grand Toll", "Wastes", "Hill Giant")
    assert castable("Grand Toll", "Wastes*4", "Grizzly Bears(1 -3/-0)")
    assert not castable("Grand Toll", "Wastes*3", "Grizzly Bears(1 -3/-0)")


def test_affinity_for_a_subtype() -> None:
    """CR 702.41a."""
    assert castable("Camel Chorus", "Forest, Wastes", "Plain Camel*2")
    assert not castable("Camel Chorus", "Forest, Wastes", "Plain Camel", "Plain Camel*3")


def test_undaunted() -> None:
    """CR 702.125a."""
    assert castable("Lone Plea", "Plains, Wastes")
    assert not castable("Lone Plea", "Plains")


def test_an_ability_that_says_what_it_costs() -> None:
    """CR 602.2b: by the other Camels; the other ability costs what it costs."""
    game = table(side("Learned Camel, Plain Camel*3, Island"))
    game.includes("activate Learned Camel / 0")
    game.excludes("activate Learned Camel / 1")
    game.play("A activate Learned Camel / 0; A pass; B pass")
    assert game.life() == (21, 20)
    game = table(side("Learned Camel, Plain Camel*2, Island"))
    game.refuses("A activate Learned Camel / 0", "CR-118.3")


def test_an_ability_that_costs_less_under_a_condition() -> None:
    game = table(side("Learned Camel, Wastes", life=5))
    game.play("A activate Learned Camel / 1; A pass; B pass")
    assert game.life() == (7, 20)
    game.refuses("A activate Learned Camel / 1", "CR-118.3")
