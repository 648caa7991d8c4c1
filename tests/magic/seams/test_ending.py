"""Another ending: a player loses with ten life or less."""

from __future__ import annotations

from typing import Any

from engine.magic.parts import StandardEnding
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import first_turn, random_games
from tests.magic.table import side, table

TEN = rule("TEN-1", "A player with ten life or less loses.")


class TenLife(StandardEnding):
    """Ten life is the end; an empty library is none."""

    def losers(self, state: Any) -> list[tuple[int, str]]:
        """Who loses now."""
        seats = enumerate(state.table.seats)
        return [(seat, TEN.id) for seat, player in seats if not player.lost and player.life <= 10]


TEN_LIFE = variant("ten_life", TenLife(), rules=(TEN,))
serving = served(TEN_LIFE)
test_random_games = random_games(TEN_LIFE, starts=(first_turn,))


def test_a_player_loses_with_ten_life() -> None:
    game = table(side(hand="Lightning Bolt*2", battlefield="Mountain*2"), side(life=16), ruleset="ten_life")
    game.play("A cast Lightning Bolt#1; A target B; A pass; B pass")
    assert game.life() == (20, 13)
    game.play("A cast Lightning Bolt#1; A target B; A pass; B pass")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "TEN-1")


def test_what_the_regular_ending_says_does_not_hold() -> None:
    game = table(side(), side(library=""), step="end", ruleset="ten_life")
    game.end_turn()
    game.pass_to("main1")
    assert game.table.active == 1
    assert not game.table.seats[1].lost
