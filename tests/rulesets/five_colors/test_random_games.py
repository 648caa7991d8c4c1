"""Games of Legend of the Five Colors, played at random to the end."""

from __future__ import annotations

from engine.rulesets.five_colors import FIVE_COLORS
from tests.magic.random_games import first_turn, random_games
from tests.rulesets.five_colors.crowded import crowded_realms

test_random_games = random_games(FIVE_COLORS, starts=(first_turn, crowded_realms))
