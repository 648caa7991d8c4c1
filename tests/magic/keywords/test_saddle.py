"""Mounts and saddle (CR 702.171)."""

from __future__ import annotations

from tests.magic.table import Play, side, table


def saddled(creatures: str = "Plain Strider, Hill Giant") -> Play:
    """A has saddled Plain Strider."""
    game = table(side(creatures), side(library="Wastes*8"))
    game.play("A activate Plain Strider / saddle")
    game.resolve()
    return game


def test_what_attacks_while_saddled_triggers() -> None:
    game = saddled()
    assert game.thing("Plain Strider").saddled
    assert game.thing("Hill Giant").tapped
    game.pass_to("declare_attackers")
    game.play("A attack Plain Strider → B")
    game.resolve()
    assert game.life()[0] == 22


def test_what_attacks_unsaddled_does_not_trigger() -> None:
    game = table(side("Plain Strider, Hill Giant"), step="declare_attackers")
    game.play("A attack Plain Strider → B")
    assert not game.table.stack


def test_it_is_saddled_as_a_sorcery_only_and_not_by_itself() -> None:
    game = table(side("Plain Strider, Grizzly Bears"))
    game.refuses("activate Plain Strider / saddle", "CR-118.3")
    game = table(side("Plain Strider, Hill Giant"), side(), step="upkeep")
    game.refuses("activate Plain Strider / saddle", "CR-602.5d")


def test_it_stays_saddled_until_the_turn_ends() -> None:
    game = saddled()
    game.end_turn()
    assert not game.thing("Plain Strider").saddled


def test_it_becomes_saddled_again_each_time() -> None:
    """What is saddled may be saddled anew (CR 702.171a, 702.171b)."""
    game = table(side("Plain Strider, Willing Steed, Hill Giant, Hill Giant", library="Wastes*8"))
    for paying in ("A pay_with Hill Giant#1; A pay_enough", "A pay_with Hill Giant#2"):
        game.play(f"A activate Plain Strider / saddle; {paying}")
        game.resolve()
        game.resolve()
    assert len(game.cards("A", "hand")) == 2


def test_an_effect_saddles_what_has_come() -> None:
    game = table(side("Forest*2", hand="Willing Steed", library="Wastes*8"))
    game.play("A cast Willing Steed")
    game.resolve()
    game.resolve()
    assert game.thing("Willing Steed").saddled
    game.resolve()
    assert len(game.cards("A", "hand")) == 1
    game.end_turn()
    assert not game.thing("Willing Steed").saddled
