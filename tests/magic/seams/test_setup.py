"""Another setup: opening hands have three cards, or everybody begins with 30 life."""

from __future__ import annotations

from typing import get_args

import pytest

import engine
from engine import registry
from engine.magic.events import StartingLife
from engine.magic.parts import Life, StandardSetup
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import Play

THREE_CARDS = variant("three_cards", StandardSetup(hand=3))
MORE_LIFE = rule("LONG-1", "Everybody begins with 30 life.")
LONG = variant("long", StandardSetup(life=Life(30, MORE_LIFE.id)), rules=[MORE_LIFE])
serving = served(THREE_CARDS, LONG)
test_random_games = random_games(THREE_CARDS, LONG)


def begin() -> Play:
    """A new game in which A has the first turn."""
    return Play.at(engine.new_game("three_cards", seed=5, options={"starting_seat": 0}))


def test_the_game_begins_with_three_cards() -> None:
    game = begin()
    assert [len(seat.hand) for seat in game.table.seats] == [3, 3]
    game.play("A keep_hand; B keep_hand")
    assert (game.table.step, game.table.turn) == ("upkeep", 1)
    assert [len(seat.hand) for seat in game.table.seats] == [3, 3]


def test_mulligans_are_taken_down_to_an_empty_hand() -> None:
    game = begin()
    game.play("A mulligan; B keep_hand; A mulligan; A mulligan")
    assert len(game.table.seats[0].hand) == 3
    game.legal("keep_hand")
    game.refuses("A mulligan", "CR-103.5")
    game.play("A keep_hand")
    while game.asked() == "put_on_bottom":
        game.take(engine.legal_actions(game.state)[0])
    assert [len(seat.hand) for seat in game.table.seats] == [0, 3]
    assert game.table.step == "upkeep"


@pytest.mark.parametrize("first", [0, 1])
def test_everybody_begins_with_the_life_of_the_format(first: int) -> None:
    begun = engine.begin("long", seed=5, options={"starting_seat": first})
    (told,) = of_type(begun.events, "starting_life")
    assert (told["life"], told["rule"]) == (30, MORE_LIFE.id)
    assert Play.at(begun.state).life() == (30, 30)


def test_regular_life_is_not_told() -> None:
    begun = engine.begin("duel", seed=5)
    assert not of_type(begun.events, "starting_life")
    assert Play.at(begun.state).life() == (20, 20)
    assert StartingLife not in get_args(registry.BY_ID["duel"].event)
