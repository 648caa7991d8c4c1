"""Storm and conspire: spells that are copied as they are cast (CR 702.40, 702.78)."""

from __future__ import annotations

from tests.magic.table import Play, side, table


def storming(lands: str = "Mountain*3") -> Play:
    """Two spells of different players have been cast, then one with storm."""
    game = table(
        side(lands, hand="Shock, Rolling Spark, Giant Growth"), side("Mountain", hand="Lightning Bolt")
    )
    game.play("A cast Shock; A target B; A pass; B cast Lightning Bolt; B target A")
    game.resolve()
    game.resolve()
    assert game.life() == (17, 18)
    game.play("A cast Rolling Spark; A target B")
    return game


def test_storm_copies_for_each_spell_cast_before() -> None:
    game = storming()
    game.resolve()
    while game.asked() == "choose_new_target":
        game.play("A keep_target")
    assert len(game.table.stack) == 3
    game.all_pass()
    assert game.life() == (17, 15)


def test_new_targets_may_be_chosen() -> None:
    game = storming()
    game.resolve()
    game.play("A target A; A keep_target")
    game.all_pass()
    assert game.life() == (16, 16)


def test_what_is_cast_in_response_does_not_count() -> None:
    game = storming("Mountain*2, Forest, Grizzly Bears")
    game.play("A cast Giant Growth")
    game.resolve()
    assert game.size("Grizzly Bears") == (5, 5)
    game.resolve()
    while game.asked() == "choose_new_target":
        game.play("A keep_target")
    assert len(game.table.stack) == 3


def test_the_first_spell_of_a_turn_is_not_copied() -> None:
    game = table(side("Mountain", hand="Rolling Spark"))
    game.play("A cast Rolling Spark; A target B")
    game.all_pass()
    assert game.life() == (20, 19)


def test_copies_of_a_creature_spell_become_tokens() -> None:
    game = table(side("Mountain*2", hand="Shock, Swarm Drake"))
    game.play("A cast Shock; A target B")
    game.resolve()
    game.play("A cast Swarm Drake")
    game.all_pass()
    assert sorted(game.table.objects[ref].token for ref in game.table.battlefield[2:]) == [False, True]
    assert game.size("Swarm Drake#2") == (2, 2)


# Conspire (CR 702.78) ---------------------------------------------------------------------------------------


def test_conspire_taps_two_creatures_of_a_color_of_the_spell() -> None:
    game = table(side("Mountain, Hill Giant(sick), Gray Ogre, Grizzly Bears", hand="Twin Verdict"))
    game.play("A cast Twin Verdict with conspire; A target B")
    assert [game.thing(name).tapped for name in ("Hill Giant", "Gray Ogre", "Grizzly Bears")] == [
        True,
        True,
        False,
    ]
    game.resolve()
    game.play("A keep_target")
    game.all_pass()
    assert game.life() == (20, 16)


def test_without_the_cost_nothing_is_copied() -> None:
    game = table(side("Mountain, Hill Giant, Gray Ogre", hand="Twin Verdict"))
    game.play("A cast Twin Verdict; A target B")
    assert len(game.table.stack) == 1
    game.all_pass()
    assert game.life() == (20, 18)


def test_one_creature_of_the_color_is_not_enough() -> None:
    game = table(side("Mountain, Hill Giant, Grizzly Bears", hand="Twin Verdict"))
    game.includes("cast Twin Verdict")
    game.excludes("cast Twin Verdict with conspire")


# Casualty (CR 702.153) --------------------------------------------------------------------------------------


def test_casualty_sacrifices_a_strong_creature_for_a_copy() -> None:
    game = table(side("Mountain, Hill Giant, Savannah Lions, Raging Goblin", hand="Grim Offer"))
    game.play("A cast Grim Offer with casualty; A target B; A pay_with Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    game.resolve()
    game.play("A target A")
    game.all_pass()
    assert game.life() == (18, 18)


def test_a_weaker_creature_is_no_casualty() -> None:
    game = table(side("Mountain, Raging Goblin", hand="Grim Offer"))
    game.excludes("cast Grim Offer with casualty")
    game.play("A cast Grim Offer; A target B")
    game.all_pass()
    assert game.life() == (20, 18)
