"""No maximum hand size (CR 402.2, 514.1), and what goes to the graveyard of its owner (CR 404.1, 700.4)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.table import side, table

EIGHT = "Shock, Shock, Shock, Shock, Shock, Shock, Shock, Shock"


def test_who_has_no_maximum_keeps_all_cards() -> None:
    game = table(side("Endless Satchel", hand=EIGHT), side(), step="end")
    game.end_turn()
    assert (game.table.active, len(game.cards("A", "hand"))) == (1, 8)


def test_an_opponent_has_one() -> None:
    game = table(side("Endless Satchel"), side(hand=EIGHT), step="end", active=1, turn=4)
    game.resolve()
    assert game.asked() == "discard_to_hand_size"


def test_all_players_have_none() -> None:
    game = table(side("Hall Of Hoarders"), side(hand=EIGHT), step="end", active=1, turn=4)
    game.end_turn()
    assert (game.table.active, len(game.cards("B", "hand"))) == (0, 8)


def test_it_is_asked_in_the_cleanup_step() -> None:
    """The Satchel leaves in the end step."""
    game = table(side("Endless Satchel", hand=EIGHT), side("Island*2", hand="Boomerang"), step="end")
    game.play("A pass; B cast Boomerang; B target Endless Satchel")
    game.resolve()
    game.resolve()
    assert game.asked() == "discard_to_hand_size"


def test_what_others_control_goes_to_the_graveyard_of_its_owner() -> None:
    """CR 404.1."""
    game = table(
        side("Family Crypt, Plunder Count, Mountain", hand="Shock"),
        side("Grizzly Bears"),
    )
    game.play("A cast Shock; A target Grizzly Bears")
    game.resolve()
    assert len(of_type(game.events, "ability_triggered")) == 1
    game.resolve()
    assert game.life() == (22, 20)


def test_your_own_creature_that_an_opponent_controls() -> None:
    game = table(
        side("Family Crypt, Plunder Count, Merfolk Looter, Mountain", hand="Shock"),
        side("Control Magic(on Merfolk Looter)"),
    )
    game.play("A cast Shock; A target Merfolk Looter")
    game.resolve()
    game.resolve()
    assert (game.life(), game.cards("A", "graveyard")) == ((21, 20), ["shock", "merfolk_looter"])
