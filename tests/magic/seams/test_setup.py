"""Another setup: opening hands have three cards."""

from __future__ import annotations

import engine
from engine.magic.parts import StandardSetup
from tests.magic.formats import served, variant
from tests.magic.random_games import random_games
from tests.magic.table import Play

THREE_CARDS = variant("three_cards", StandardSetup(hand=3))
serving = served(THREE_CARDS)
test_random_games = random_games(THREE_CARDS)


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
