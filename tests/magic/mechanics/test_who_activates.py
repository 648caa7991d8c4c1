"""Abilities count what belongs to who activates them, not to whose turn it is; what was activated before
counts where a rule says so (CR 602.2, 605, 606.3)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_energy_is_paid_by_who_activates_in_the_turn_of_another() -> None:
    """CR 107.14."""
    game = table(side(), side("Spark Cell", counters={"energy": 2}))
    game.play("A pass; B activate Spark Cell / 1")
    assert game.table.seats[1].counters == {}


def test_the_energy_of_another_pays_for_nothing() -> None:
    """CR 107.14."""
    game = table(side(counters={"energy": 2}), side("Spark Cell"))
    game.play("A pass")
    game.refuses("activate Spark Cell / 1", "CR-107.14")


def test_life_is_paid_by_who_activates_in_the_turn_of_another() -> None:
    """CR 119.4."""
    game = table(side(life=1), side("Herd Waker, Hill Giant(tapped)", life=3))
    game.play("A pass; B activate Herd Waker")
    assert game.life() == (1, 2)


def test_the_targets_are_those_of_who_activates() -> None:
    """CR 602.2b, 601.2c: a creature of the opponent is none."""
    game = table(side("Hill Giant(tapped)"), side("Herd Waker, Grizzly Bears(tapped)"))
    game.play("A pass; B activate Herd Waker; B pass; A pass")
    assert (game.thing("Grizzly Bears").tapped, game.thing("Hill Giant").tapped) == (False, True)
    game = table(side("Hill Giant(tapped)"), side("Herd Waker"))
    game.play("A pass")
    game.refuses("activate Herd Waker", "CR-601.2c")


def test_an_ability_without_loyalty_leaves_the_loyalty_abilities() -> None:
    """CR 606.3: of loyalty abilities, one a turn."""
    game = table(side("Regent of Two Voices(3 loyalty)"))
    game.play("A activate Regent of Two Voices / 0; A pass; B pass")
    game.play("A activate Regent of Two Voices / 1; A pass; B pass")
    assert game.life() == (20, 20)
    game.refuses("activate Regent of Two Voices / 2", "CR-606.3")
    game.play("A activate Regent of Two Voices / 0; A pass; B pass")
    assert game.cards("A", "hand") == ["wastes"] * 2


def test_what_is_not_tapped_for_mana_adds_none_besides() -> None:
    """CR 106.12: to tap it for mana is to activate an ability that has {T} in its cost."""
    game = table(side("Bleeding Fen, Rampant Vines(on Bleeding Fen)"))
    game.play("A tap Bleeding Fen for {B}")
    assert game.table.seats[0].mana == ["B"]
    assert [one.rule for one in game.events if one.__struct_config__.tag == "mana_added"] == ["CR-605.3b"]
    game.play("A tap Bleeding Fen for {C}{G}")
    assert game.table.seats[0].mana == ["B", "G", "C"]


def test_a_mana_ability_is_activated_as_often_as_it_says() -> None:
    """CR 602.5b: in the turn of another as well."""
    game = table(side(), side("Bleeding Fen"))
    game.play("A pass; B tap Bleeding Fen for {B}")
    game.excludes("tap Bleeding Fen for {B}")
    game.includes("tap Bleeding Fen for {C}")
