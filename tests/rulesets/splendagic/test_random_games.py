"""Random games for two, three and four players, from the first turn and from crowded tables: they end, and
every property of games holds."""

from __future__ import annotations

from engine.rulesets.splendagic import SPLENDAGIC
from tests.magic.random_games import first_turn, random_games
from tests.rulesets.splendagic.crowded import crowded_middle

test_random_games_of_two = random_games(SPLENDAGIC, starts=(first_turn, crowded_middle))
test_random_games_of_three = random_games(SPLENDAGIC, starts=(first_turn, crowded_middle), players=3)
test_random_games_of_four = random_games(SPLENDAGIC, starts=(first_turn, crowded_middle), players=4)
