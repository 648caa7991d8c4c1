"""Riot: a counter or haste, as one likes (CR 702.136)."""

from __future__ import annotations

import pytest

from tests.magic.table import Play, side, table


def entering(answer: str, others: str = "", hand: str = "Brawling Ox") -> Play:
    """A creature has entered; its controller has said what it does."""
    game = table(side(f"Mountain*2{others}", hand=hand), side("Mountain", hand="Shock"))
    game.play(f"A cast {hand.split(', ', maxsplit=1)[0]}")
    game.resolve()
    game.play(f"A {answer}")
    return game


@pytest.mark.parametrize(("answer", "power", "haste"), [("enter_with", 3, False), ("enter_plain", 2, True)])
def test_it_enters_with_a_counter_or_gains_haste(answer: str, power: int, haste: bool) -> None:
    game = entering(answer)
    assert game.size("Brawling Ox") == (power, power)
    assert ("haste" in game.characteristics(game.ref("Brawling Ox")).keywords) == haste


def test_it_attacks_in_the_turn_in_which_it_gains_haste() -> None:
    game = entering("enter_plain")
    game.pass_to("declare_attackers")
    game.play("A attack Brawling Ox → B")
    game = entering("enter_with")
    game.end_turn()
    assert game.life() == (20, 20)


def test_haste_is_lost_with_all_abilities_and_comes_back() -> None:
    game = table(side("Mountain*2", hand="Brawling Ox"), side("Island*2", hand="Turn to Frog"))
    game.play("A cast Brawling Ox")
    game.resolve()
    game.play("A enter_plain; A pass; B cast Turn to Frog")
    game.resolve()
    assert not game.characteristics(game.ref("Brawling Ox")).keywords
    game.end_turn()
    assert game.characteristics(game.ref("Brawling Ox")).keywords == {"haste", "riot"}


def test_what_returns_is_asked_again() -> None:
    game = entering("enter_plain")
    game.play("A pass; B cast Shock; B target Brawling Ox")
    game.resolve()
    assert not game.thing("Brawling Ox").hasty
