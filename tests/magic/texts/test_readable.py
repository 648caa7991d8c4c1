"""Texts of positions with many different cards are for people, and tell actions apart."""

from __future__ import annotations

import random

import pytest

import engine
from tests.magic.crowded import crowded
from tests.properties.sayings import assert_choices_said, assert_events_said
from tests.support.seeds import seeds

DECISIONS = 25
BUSY = 0.8
"""How often players do something else than pass or make mana."""


@pytest.mark.one_sided("random play puts every seat into every position")
@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(6))
def test_crowded_tables(seed: int) -> None:
    chance = random.Random(seed)
    state = crowded(seed, 2, "duel")
    for _ in range(DECISIONS):
        assert_choices_said(state)
        actions = engine.legal_actions(state)
        if not actions:
            return
        busy = [one for one in actions if one.__struct_config__.tag not in ("pass", "tap_for_mana")]
        action = chance.choice(busy if busy and chance.random() < BUSY else actions)
        applied = engine.apply(state, action)
        assert_events_said(state, applied.events, applied.state)
        state = applied.state
