"""Layers, timestamps, dependency, what has begun and what is fixed (CR 611.2, 613; CORE-18)."""

from __future__ import annotations

import pytest

from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def types_of(game: Play, name: str) -> set[str]:
    """Types and subtypes of a permanent."""
    found = game.characteristics(game.ref(name))
    return {*found.types, *found.subtypes}


def keywords_of(game: Play, name: str) -> set[str]:
    """Keywords of a permanent."""
    return set(game.characteristics(game.ref(name)).keywords)


def colors_of(game: Play, name: str) -> set[str]:
    """Colors of a permanent."""
    return set(game.characteristics(game.ref(name)).colors)


# Timestamps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "then", "fear"),
    [("Plain Cloth", "Aphotic Wisps", True), ("Aphotic Wisps", "Plain Cloth", False)],
)
def test_of_gaining_and_losing_the_later_wins(first: str, then: str, fear: bool) -> None:
    """CORE-18.9."""
    game = table(side("Swamp, Plains, Hill Giant(tapped)", hand=f"{first}, {then}"))
    for spell in (first, then):
        game.play(f"A cast {spell}")
        if game.asked() == "choose_target":
            game.play("A target Hill Giant")
        game.resolve()
    assert ("fear" in keywords_of(game, "Hill Giant")) == fear


def test_an_aura_that_is_attached_anew_is_the_latest() -> None:
    """CR 613.7e: a creature without abilities gets trample from what is attached after that."""
    game = table(
        side("Plains, Forest, Hill Giant, Grizzly Bears, Heavy Boots(on Grizzly Bears)", hand="Plain Cloth")
    )
    game.play("A cast Plain Cloth; A target Hill Giant")
    game.resolve()
    game.play("A activate Heavy Boots / equip; A target Hill Giant")
    game.resolve()
    assert "trample" in keywords_of(game, "Hill Giant")
    game = table(side("Plains, Hill Giant, Heavy Boots(on Hill Giant)", hand="Plain Cloth"))
    game.play("A cast Plain Cloth; A target Hill Giant")
    game.resolve()
    assert "trample" not in keywords_of(game, "Hill Giant")


# Dependency ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["Goblin Tide, Iron Goblins", "Iron Goblins, Goblin Tide"])
def test_an_effect_waits_for_what_makes_it_apply(order: str) -> None:
    """Whichever came first: what is a Goblin only by the one is an artifact by the other."""
    game = table(side(f"{order}, Grizzly Bears"))
    assert {"Goblin", "artifact"} <= types_of(game, "Grizzly Bears")
    assert "flying" not in keywords_of(game, "Grizzly Bears")


def test_a_later_layer_sees_what_the_earlier_ones_did() -> None:
    game = table(side("Iron Wings, Pale Goblins, Iron Goblins, Goblin Tide, Grizzly Bears, Crusade"))
    assert "flying" in keywords_of(game, "Grizzly Bears")
    assert colors_of(game, "Grizzly Bears") == {"W"}
    assert game.size("Grizzly Bears") == (3, 3)


@pytest.mark.parametrize(("order", "color"), [("Blue Dusk, White Dawn", "W"), ("White Dawn, Blue Dusk", "U")])
def test_effects_that_wait_for_each_other_go_by_their_timestamps(order: str, color: str) -> None:
    """CR 613.8b: a loop."""
    game = table(side(f"{order}, Savannah Lions, Wind Drake"))
    assert colors_of(game, "Savannah Lions") == {color}
    assert colors_of(game, "Wind Drake") == {color}


def test_without_a_loop_one_waits_for_the_other() -> None:
    """With white creatures alone Blue Dusk depends on nothing, and White Dawn on it."""
    for order in ("Blue Dusk, White Dawn", "White Dawn, Blue Dusk"):
        game = table(side(f"{order}, Savannah Lions"))
        assert colors_of(game, "Savannah Lions") == {"W"}


def test_an_ability_that_is_lost_in_its_layer_does_not_apply() -> None:
    game = table(side("Bear Queen, Grizzly Bears, Plains", hand="Plain Cloth"))
    assert game.size("Grizzly Bears") == (3, 3)
    game.play("A cast Plain Cloth; A target Bear Queen")
    game.resolve()
    assert game.size("Grizzly Bears") == (2, 2)
    assert keywords_of(game, "Grizzly Bears") == set()


@pytest.mark.parametrize(
    ("order", "sizes"),
    [("Dull Age, Living Dreams", (3, 3)), ("Living Dreams, Dull Age", (1, 1))],
)
def test_what_has_begun_goes_on_without_its_ability(order: str, sizes: tuple[int, int]) -> None:
    """CR 613.6: Dreams make a creature of Dull Age, which takes its own abilities; both go on to layer 7b."""
    game = table(side(f"{order}, Serra Angel, Crusade"))
    assert game.size("Dull Age") == sizes
    assert game.size("Serra Angel") == (1, 1), "Crusade is a creature too, and has no abilities"
    assert keywords_of(game, "Serra Angel") == set()
    assert "creature" in types_of(game, "Crusade")


def test_a_stolen_aura_takes_its_creature_along() -> None:
    """Control Magic's effect depends on the one that takes Control Magic, although it is older."""
    game = table(side("Island", hand="Slow Theft"), side("Control Magic(on Hill Giant), Hill Giant"))
    game.play("A cast Slow Theft; A target Control Magic")
    game.resolve()
    assert game.characteristics(game.ref("Control Magic")).controller == 0
    assert game.characteristics(game.ref("Hill Giant")).controller == 0


def test_the_number_depends_on_what_else_changes_it() -> None:
    """Twin Might doubles the power that the Giant has with everything else, counters included."""
    game = table(
        side("Hill Giant(1 +1/+1), Twin Might(on Hill Giant), Bonesplitter(on Hill Giant), Glorious Anthem")
    )
    assert game.size("Hill Giant") == (14, 5)


def test_who_is_meant_depends_on_sizes() -> None:
    """Counters are there before an effect looks at power; effects that look at each other's sizes wait."""
    game = table(side("Small Pride, Grizzly Bears, Savannah Lions(1 +1/+1), Raging Goblin"))
    assert game.size("Grizzly Bears") == (3, 3)
    assert game.size("Savannah Lions") == (3, 2)
    game = table(side("Small Pride, Glorious Anthem, Grizzly Bears, Raging Goblin"))
    assert game.size("Grizzly Bears") == (3, 3), "Anthem makes it 3/3 before it is looked at"
    assert game.size("Raging Goblin") == (3, 3)


def test_what_defines_a_size_comes_before_what_sets_it() -> None:
    """CORE-18.2: layer 7a, 7b; an ability with a condition defines nothing."""
    game = table(side("Dull Age, Tarmogoyf, Late Bloomer", graveyard="Shock, Forest"))
    assert game.size("Tarmogoyf") == (1, 1)
    assert game.size("Late Bloomer") == (1, 1), "it has no abilities"
    game = table(side("Tarmogoyf, Late Bloomer", graveyard="Shock, Forest"))
    assert game.size("Tarmogoyf") == (2, 3)
    assert game.size("Late Bloomer") == (4, 4)
    game.end_turn()
    assert game.size("Late Bloomer") == (1, 3)


def test_restrictions_look_at_what_comes_out_in_the_end() -> None:
    """CR 613.11."""
    board = "Weak Knees, Grizzly Bears, Hill Giant, Bonesplitter(on Grizzly Bears)"
    game = table(side(board), step="declare_attackers")
    game.legal("attack Grizzly Bears → B", "stay_out Grizzly Bears")
    game.play("A attack Grizzly Bears → B")
    game.includes("attack Hill Giant → B")
    game = table(side("Weak Knees, Grizzly Bears, Hill Giant"), step="declare_attackers")
    game.legal("attack Hill Giant → B", "stay_out Hill Giant")


# Effects of resolutions ------------------------------------------------------------------------------------


def test_objects_and_numbers_are_fixed_as_the_effect_begins() -> None:
    """CR 611.2c, d; until one's next turn (CORE-18.8)."""
    game = table(side("Forest*3, Grizzly Bears, Hill Giant", hand="Rally the Small, Llanowar Elves"))
    cast(game, "Rally the Small")
    assert game.size("Hill Giant") == (5, 3)
    cast(game, "Llanowar Elves")
    assert game.size("Llanowar Elves") == (1, 1)
    assert game.size("Hill Giant") == (5, 3)
    game.end_turn()
    assert "trample" in keywords_of(game, "Hill Giant")
    game.end_turn()
    assert game.size("Hill Giant") == (3, 3)


def test_a_static_ability_is_for_what_there_is_now() -> None:
    """CR 611.3a."""
    game = table(side("Forest, Crowded Hall, Grizzly Bears, Hill Giant", hand="Llanowar Elves"))
    assert game.size("Hill Giant") == (3, 3)
    cast(game, "Llanowar Elves")
    assert game.size("Hill Giant") == (3, 4)
    assert game.size("Llanowar Elves") == (1, 2)


def test_copied_values_lie_below_everything_else() -> None:
    game = table(side("Island*4, Crusade", hand="Clone"), side("Turn Banner, Savannah Lions(1 +1/+1)"))
    cast(game, "Clone")
    game.play("A copy Savannah Lions")
    assert game.size("Clone") == (3, 2)


def test_two_granted_abilities_are_two() -> None:
    game = table(side("Unleashed Horde*2, Grizzly Bears(1 +1/+1)"), side("Hill Giant"))
    found = game.characteristics(game.ref("Grizzly Bears"))
    assert len(found.cant) == 2


def test_the_same_ability_under_two_players_is_looked_at_for_each() -> None:
    """CR 613.8a: one waits for the Tide of the player who has a creature; the other's changes nothing."""
    game = table(side("Iron Goblins, Goblin Tide"), side("Goblin Tide, Grizzly Bears"))
    assert {"Goblin", "artifact"} <= types_of(game, "Grizzly Bears")
