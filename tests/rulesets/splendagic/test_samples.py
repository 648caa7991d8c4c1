"""Samples of random games depend on what the seat knows alone: a sample of a sample is one of the state."""

from __future__ import annotations

import random

import pytest

import engine
from engine.rulesets.splendagic import SPLENDAGIC
from tests.magic.crowded import choose
from tests.rulesets.splendagic.crowded import crowded_middle
from tests.support.seeds import seeds

DECISIONS = 150
LOOKS = 10


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", seeds(2))
def test_a_sample_of_a_sample(players: int, seed: int) -> None:
    state, chance = crowded_middle(SPLENDAGIC, players, seed), random.Random(seed)
    looks = set(chance.sample(range(DECISIONS), LOOKS))
    for number in range(DECISIONS):
        if engine.outcome(state) is not None:
            return
        if number in looks:
            for seat in range(players):
                guess = engine.sample(state, seat, number)
                real, guessed = (
                    engine.encode(engine.sample(one, seat, number + 1)) for one in (state, guess)
                )
                assert real == guessed, f"seat {seat}, decision {number}"
        state = engine.apply(state, choose(state, chance)).state
