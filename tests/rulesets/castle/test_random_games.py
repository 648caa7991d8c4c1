"""Random games from the first turn, and from crowded tables: they end, and every property of games holds."""

from __future__ import annotations

from engine.rulesets.castle import CASTLE
from tests.magic.random_games import crowded_table, first_turn, random_games
from tests.rulesets.castle.crowded import crowded_castles

test_random_games = random_games(CASTLE, starts=(first_turn, crowded_table, crowded_castles))
