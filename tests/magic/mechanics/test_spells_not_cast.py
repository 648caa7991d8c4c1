"""Spells that players can't cast, or no more of than so many each turn (CR 101.2, 613.11)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_no_spells_of_a_kind() -> None:
    game = table(side("Beast Scorner, Forest*2, Mountain", hand="Grizzly Bears, Shock"), side())
    game.refuses("cast Grizzly Bears", "CR-101.2")
    game.play("A cast Shock; A target B")


def test_an_opponent_is_not_meant() -> None:
    game = table(side("Beast Scorner"), side("Forest*2", hand="Grizzly Bears"), active=1, turn=4)
    game.play("B cast Grizzly Bears")


def test_your_opponents_in_your_turn() -> None:
    shrine = side("Hushed Shrine, Mountain", hand="Shock")
    game = table(shrine, side("Mountain*2", hand="Shock"))
    game.play("A cast Shock; A target B; A pass")
    game.refuses("cast Shock#2", "CR-101.2")
    game = table(shrine, side("Mountain*2", hand="Shock"), active=1, turn=4)
    game.play("B cast Shock#2; B target A")


def test_one_spell_each_turn_whoever_casts_it() -> None:
    game = table(
        side("Edict Of Patience, Mountain*2", hand="Shock, Shock"), side("Mountain*2", hand="Shock, Shock")
    )
    game.play("A cast Shock; A target B")
    game.refuses("cast Shock#2", "CR-101.2")
    game.play("A pass; B cast Shock#3; B target A")
    game.refuses("cast Shock#4", "CR-101.2")


def test_what_was_cast_before_the_rule_came_counts() -> None:
    """CR 613.11: the Edict itself was cast this turn."""
    game = table(side("Plains*4", hand="Edict Of Patience, Healing Salve"), side("Mountain", hand="Shock"))
    game.play("A cast Edict Of Patience")
    game.resolve()
    game.refuses("cast Healing Salve", "CR-101.2")
    game.play("A pass; B cast Shock; B target A")


def test_each_turn_anew() -> None:
    game = table(side("Edict Of Patience, Mountain*2", hand="Shock, Shock"), side())
    game.play("A cast Shock; A target B")
    game.resolve()
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass; A cast Shock; A target B")


def test_only_what_passes_the_filter_counts() -> None:
    hand = "Giant Growth, Giant Growth, Giant Growth, Grizzly Bears, Grizzly Bears"
    game = table(side("Quiet Academy"), side("Forest*7", hand=hand), active=1, turn=4)
    game.play("B cast Grizzly Bears")
    game.resolve()
    for _ in range(2):
        game.play("B cast Giant Growth")
        game.resolve()
    game.refuses("cast Giant Growth", "CR-101.2")
    game.play("B cast Grizzly Bears#2")


def test_an_ability_is_no_spell() -> None:
    game = table(side("Edict Of Patience, Prodigal Sorcerer, Mountain", hand="Shock"), side())
    game.play("A cast Shock; A target B; A activate Prodigal Sorcerer; A target B")
