"""Creatures that aim at something as they have entered, and those that were kicked."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

# Cards in the graveyard ------------------------------------------------------------------------------------

RETURNS = {
    "Archaeomancer": ("Island*4", "Shock", "Duress"),
    "Gravedigger": ("Swamp*4", "Gray Ogre", "Savannah Lions"),
}
"""Creatures that return a card from the graveyard, their lands, and two cards that they return."""


def digging(name: str, theirs: str = "") -> Play:
    """A's creature has entered; its ability asks for a card in A's graveyard."""
    lands, first, second = RETURNS[name]
    graveyard = f"{first}, {second}, Forest, Pacifism"
    game = table(side(lands, hand=name, graveyard=graveyard), side(theirs, graveyard=f"{first}, {second}"))
    cast(game, name)
    return game


@plays(*RETURNS)
@pytest.mark.parametrize("name", RETURNS)
def test_it_returns_one_card_of_its_kind_and_owner(name: str) -> None:
    _, first, second = RETURNS[name]
    game = digging(name)
    game.legal(f"target {first}", f"target {second}")
    game.play(f"A target {second}; A pass; B pass")
    if name == "Gravedigger":
        game.play("A accept")
    assert game.cards("A", "hand") == [game.thing(second).card]
    assert len(game.cards("A", "graveyard")) == 3
    assert len(game.cards("B", "graveyard")) == 2


@plays("Gravedigger")
def test_gravedigger_may_leave_the_card_where_it_is() -> None:
    game = digging("Gravedigger")
    game.play("A target Gray Ogre; A pass; B pass; A decline")
    assert game.cards("A", "hand") == []
    assert game.zone("Gray Ogre") == "graveyard"


@plays("Archaeomancer")
def test_archaeomancer_has_no_choice_but_to_return_the_card() -> None:
    game = table(side("Island*4", hand="Archaeomancer", graveyard="Shock, Gray Ogre"))
    cast(game, "Archaeomancer")
    game.resolve()
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == ["shock"]


@plays(*RETURNS)
@pytest.mark.parametrize("name", RETURNS)
def test_a_card_that_left_the_graveyard_is_not_returned(name: str) -> None:
    """CR 608.2b: the ability doesn't resolve, and nobody is asked."""
    _, first, _ = RETURNS[name]
    game = digging(name, theirs="Hungry Tomb")
    game.play(f"A target {first}; A pass; B activate Hungry Tomb; B target {first}#1; B pass; A pass")
    assert len(game.cards("A", "graveyard")) == 3
    game.play("A pass; B pass")
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == []


@plays(*RETURNS)
@pytest.mark.parametrize("name", RETURNS)
def test_without_such_a_card_nothing_happens(name: str) -> None:
    lands, first, _ = RETURNS[name]
    game = table(side(lands, hand=name, graveyard="Forest, Pacifism"), side(graveyard=first))
    cast(game, name)
    assert not game.table.stack


# Opponents -------------------------------------------------------------------------------------------------


@plays("Chittering Rats")
def test_chittering_rats_take_a_card_that_the_opponent_picks() -> None:
    mine = side("Swamp*3", hand="Chittering Rats, Shock")
    game = table(mine, side(hand="Gray Ogre, Forest", library="Island, Swamp"))
    cast(game, "Chittering Rats")
    game.resolve()
    game.seat_to_act("B")
    game.legal("choose Gray Ogre", "choose Forest")
    game.play("B choose Gray Ogre")
    assert game.cards("B", "hand") == ["forest"]
    assert game.cards("B", "library") == ["gray_ogre", "island", "swamp"]
    assert game.cards("A", "hand") == ["shock"]


@plays("Chittering Rats")
def test_chittering_rats_find_no_target_that_is_kept_from_them() -> None:
    mine = side("Swamp*3", hand="Chittering Rats")
    game = table(mine, side("Warden's Ward", hand="Gray Ogre", library="Island"))
    cast(game, "Chittering Rats")
    assert not game.table.stack
    assert game.cards("B", "hand") == ["gray_ogre"]


@plays("Chittering Rats")
def test_chittering_rats_take_nothing_from_a_player_who_is_no_target_by_then() -> None:
    mine = side("Swamp*3", hand="Chittering Rats")
    game = table(mine, side("Plains", hand="Sudden Ward, Gray Ogre", library="Island"))
    cast(game, "Chittering Rats")
    game.play("A pass; B cast Sudden Ward; B pass; A pass; A pass; B pass")
    assert game.asked() == "priority"
    assert game.cards("B", "hand") == ["gray_ogre"]
    assert game.cards("B", "library") == ["island"]


FROST = {"Frost Lynx": "Island*3", "Kor Hookmaster": "Plains*3"}


@plays(*FROST)
@pytest.mark.parametrize("name", FROST)
def test_it_taps_a_creature_of_an_opponent_for_a_turn_more(name: str) -> None:
    game = table(side(f"{FROST[name]}, Gray Ogre", hand=name), side("Hill Giant, Grizzly Bears, Forest"))
    cast(game, name)
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Hill Giant; A pass; B pass")
    assert game.thing("Hill Giant").tapped
    assert not game.thing("Grizzly Bears").tapped
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Hill Giant").tapped, "it stays tapped in the next untap step of its controller"
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing("Hill Giant").tapped, "and no longer than that"


@plays(*FROST)
@pytest.mark.parametrize("name", FROST)
def test_what_was_tapped_already_stays_tapped(name: str) -> None:
    game = table(side(FROST[name], hand=name), side("Hill Giant(tapped), Gray Ogre(tapped)"))
    cast(game, name, "Hill Giant")
    game.play("A target Hill Giant; A pass; B pass")
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Hill Giant").tapped
    assert not game.thing("Gray Ogre").tapped


@plays(*FROST)
@pytest.mark.parametrize("name", FROST)
def test_it_does_nothing_to_a_creature_that_left(name: str) -> None:
    theirs = side("Hill Giant, Gray Ogre, Island", hand="Unsummon")
    game = table(side(FROST[name], hand=name), theirs)
    cast(game, name)
    game.play("A target Hill Giant; A pass; B cast Unsummon; B target Hill Giant; B pass; A pass")
    game.play("A pass; B pass")
    assert game.zone("Hill Giant") == "hand"
    assert not game.thing("Gray Ogre").tapped


@plays(*FROST)
@pytest.mark.parametrize("name", FROST)
def test_it_finds_no_creature_of_its_own_controller(name: str) -> None:
    game = table(side(f"{FROST[name]}, Gray Ogre", hand=name), side("Forest"))
    cast(game, name)
    assert not game.table.stack


# Damage ----------------------------------------------------------------------------------------------------


@plays("Flametongue Kavu")
def test_flametongue_kavu_deals_four_damage() -> None:
    game = table(
        side("Mountain*4", hand="Flametongue Kavu"), side("Wall of Air, Forest, Jace Beleren(3 loyalty)")
    )
    cast(game, "Flametongue Kavu")
    game.legal("target Wall of Air", "target Flametongue Kavu")
    game.play("A target Wall of Air; A pass; B pass")
    assert game.thing("Wall of Air").damage == 4


@plays("Flametongue Kavu")
def test_flametongue_kavu_alone_burns_itself() -> None:
    game = table(side("Mountain*4", hand="Flametongue Kavu"), side("Forest"))
    cast(game, "Flametongue Kavu")
    game.play("A pass; B pass")
    assert game.zone("Flametongue Kavu") == "graveyard"


@plays("Flametongue Kavu")
def test_flametongue_kavu_burns_though_it_died() -> None:
    """CR 113.7a: the ability is there without its source, which was the one that deals the damage."""
    theirs = side("Serra Angel, Mountain", hand="Shock")
    game = table(side("Mountain*4", hand="Flametongue Kavu"), theirs)
    cast(game, "Flametongue Kavu")
    game.play("A target Serra Angel; A pass; B cast Shock; B target Flametongue Kavu; B pass; A pass")
    assert game.zone("Flametongue Kavu") == "graveyard"
    game.play("A pass; B pass")
    assert game.zone("Serra Angel") == "graveyard"


@plays("Flametongue Kavu")
def test_flametongue_kavu_misses_what_left() -> None:
    theirs = side("Serra Angel, Island", hand="Unsummon")
    game = table(side("Mountain*4", hand="Flametongue Kavu"), theirs)
    cast(game, "Flametongue Kavu")
    game.play("A target Serra Angel; A pass; B cast Unsummon; B target Serra Angel; B pass; A pass")
    game.play("A pass; B pass")
    assert game.zone("Flametongue Kavu") == "battlefield"
    assert game.thing("Flametongue Kavu").damage == 0


@plays("Deadshot Minotaur")
def test_deadshot_minotaur_shoots_a_flyer() -> None:
    theirs = side("Phantom Monster, Air Elemental, Gray Ogre, Giant Spider")
    game = table(side("Mountain*4, Forest", hand="Deadshot Minotaur"), theirs)
    cast(game, "Deadshot Minotaur")
    game.legal("target Phantom Monster", "target Air Elemental")
    game.play("A target Phantom Monster; A pass; B pass")
    assert game.zone("Phantom Monster") == "graveyard"
    game = table(side("Mountain*4, Forest, Wind Drake", hand="Deadshot Minotaur"), theirs)
    cast(game, "Deadshot Minotaur")
    game.legal("target Phantom Monster", "target Air Elemental", "target Wind Drake")
    game.play("A target Air Elemental; A pass; B pass")
    assert game.thing("Air Elemental").damage == 3


@plays("Deadshot Minotaur")
def test_deadshot_minotaur_needs_a_flyer_and_one_that_still_flies() -> None:
    game = table(side("Mountain*4, Forest", hand="Deadshot Minotaur"), side("Gray Ogre"))
    cast(game, "Deadshot Minotaur")
    assert not game.table.stack
    theirs = side("Wind Drake, Island*2", hand="Turn to Frog")
    game = table(side("Mountain*4, Forest", hand="Deadshot Minotaur"), theirs)
    cast(game, "Deadshot Minotaur")
    game.play("A pass; B cast Turn to Frog; B target Wind Drake; B pass; A pass; A pass; B pass")
    assert game.zone("Wind Drake") == "battlefield"
    assert game.thing("Wind Drake").damage == 0


@plays("Deadshot Minotaur")
@pytest.mark.parametrize("land", ["Mountain", "Forest"])
def test_deadshot_minotaur_is_cycled_for_either_color(land: str) -> None:
    game = table(side(land, hand="Deadshot Minotaur", library="Shock, Island"))
    game.play("A activate Deadshot Minotaur / cycling")
    assert game.cards("A", "graveyard") == ["deadshot_minotaur"]
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]


@plays("Deadshot Minotaur")
def test_deadshot_minotaur_is_not_cycled_for_another_color() -> None:
    game = table(side("Island", hand="Deadshot Minotaur"))
    game.legal("tap Island for {U}", "pass")


# Kicker ----------------------------------------------------------------------------------------------------


@plays("Kor Sanctifiers")
@pytest.mark.parametrize("victim", ["Bonesplitter", "Steel Wall", "Crusade"])
def test_kor_sanctifiers_kicked_destroy_an_artifact_or_enchantment(victim: str) -> None:
    theirs = side("Bonesplitter, Steel Wall, Crusade, Gray Ogre, Forest")
    game = table(side("Plains*4", hand="Kor Sanctifiers"), theirs)
    game.play("A cast Kor Sanctifiers with kicker; A pass; B pass")
    game.legal("target Bonesplitter", "target Steel Wall", "target Crusade")
    game.play(f"A target {victim}; A pass; B pass")
    assert game.zone(victim) == "graveyard"
    assert len(game.cards("B", "graveyard")) == 1
    assert all(game.thing(f"Plains#{number}").tapped for number in range(1, 5)), "{W} more"


@plays("Kor Sanctifiers")
def test_kor_sanctifiers_without_the_kicker_destroy_nothing() -> None:
    game = table(side("Plains*4", hand="Kor Sanctifiers"), side("Bonesplitter"))
    cast(game, "Kor Sanctifiers")
    assert game.zone("Kor Sanctifiers") == "battlefield"
    assert not game.table.stack
    game = table(side("Plains*3", hand="Kor Sanctifiers"), side("Bonesplitter"))
    game.includes("cast Kor Sanctifiers")
    game.excludes("cast Kor Sanctifiers with kicker")


@plays("Kor Sanctifiers")
def test_kor_sanctifiers_miss_what_left() -> None:
    theirs = side("Bonesplitter, Crusade, Island*2", hand="Boomerang")
    game = table(side("Plains*4", hand="Kor Sanctifiers"), theirs)
    game.play("A cast Kor Sanctifiers with kicker; A pass; B pass; A target Crusade; A pass")
    game.play("B cast Boomerang; B target Crusade; B pass; A pass; A pass; B pass")
    assert game.cards("B", "hand") == ["crusade"]
    assert game.zone("Bonesplitter") == "battlefield"


@plays("Goblin Bushwhacker")
def test_goblin_bushwhacker_kicked_rouses_the_creatures_of_its_controller() -> None:
    mine = side("Mountain*3, Gray Ogre(sick)", hand="Goblin Bushwhacker, Raging Goblin")
    game = table(mine, side("Hill Giant"))
    game.play("A cast Goblin Bushwhacker with kicker; A pass; B pass; A pass; B pass")
    assert game.size("Gray Ogre") == (3, 2)
    assert game.size("Goblin Bushwhacker") == (2, 1)
    assert game.size("Hill Giant") == (3, 3)
    for name in ("Hill Giant", "Mountain"):
        assert "haste" not in game.characteristics(game.ref(name)).keywords
    game.play("A cast Raging Goblin; A pass; B pass")
    assert game.size("Raging Goblin") == (1, 1), "it came too late"
    game.pass_to("declare_attackers")
    game.play("A attack Gray Ogre → B; A attack Goblin Bushwhacker → B; A stay_out Raging Goblin")
    game.play("A pass; B pass; B stay_out Hill Giant")
    game.pass_to("end_combat")
    assert game.life() == (20, 15)
    game.end_turn()
    assert game.size("Gray Ogre") == (2, 2)
    assert "haste" not in game.characteristics(game.ref("Gray Ogre")).keywords


@plays("Goblin Bushwhacker")
def test_goblin_bushwhacker_without_the_kicker_rouses_nobody() -> None:
    game = table(side("Mountain*2, Gray Ogre", hand="Goblin Bushwhacker"))
    cast(game, "Goblin Bushwhacker")
    assert not game.table.stack
    assert game.size("Gray Ogre") == (2, 2)
    game = table(side("Mountain, Gray Ogre", hand="Goblin Bushwhacker"))
    game.excludes("cast Goblin Bushwhacker with kicker")


@plays("Goblin Bushwhacker")
def test_goblin_bushwhacker_that_died_rouses_the_others() -> None:
    theirs = side("Mountain", hand="Shock")
    game = table(side("Mountain*2, Gray Ogre", hand="Goblin Bushwhacker"), theirs)
    game.play("A cast Goblin Bushwhacker with kicker; A pass; B pass; A pass")
    game.play("B cast Shock; B target Goblin Bushwhacker; B pass; A pass; A pass; B pass")
    assert game.size("Gray Ogre") == (3, 2)
