"""Games of Legend of the Five Colors, played at random to the end."""

from __future__ import annotations

import pytest

import engine
from engine.rulesets.five_colors import FIVE_COLORS
from tests.magic.random_games import first_turn, random_games
from tests.rulesets.five_colors.crowded import crowded_realms, event_windows
from tests.sides import one_sided

test_random_games = random_games(FIVE_COLORS, starts=(first_turn, crowded_realms, event_windows))


@one_sided("starts put every seat into every position")
@pytest.mark.parametrize("seed", range(10))
def test_games_begin_with_the_window_of_events(seed: int) -> None:
    """L5C-10.5: an ability of an event that has just come up can be used in the first decisions."""
    state = event_windows(FIVE_COLORS, 2, seed)
    decision = engine.decision(state)
    while decision is not None and decision.rule != "L5C-10.5":
        assert state.table.step == "events"
        state = engine.apply(state, engine.legal_actions(state)[0]).state
        decision = engine.decision(state)
    assert decision is not None
