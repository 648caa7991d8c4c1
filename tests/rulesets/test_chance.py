"""Samples have chance of their own: what is written for the next draws is a secret of the game."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.rulesets.tables import TABLES, new_game

LONGER_THAN_ANY_DEAL = 500


@pytest.mark.parametrize("ruleset", TABLES)
def test_a_sample_does_not_know_the_next_draws(ruleset: str) -> None:
    document = msgspec.json.decode(engine.encode(new_game(ruleset, 2)))
    document["machine"].setdefault("rng", {})["script"] = [0] * LONGER_THAN_ANY_DEAL
    state = engine.decode(msgspec.json.encode(document))
    for seat in (0, 1):
        samples = [engine.sample(state, seat, seed) for seed in (1, 2)]
        assert [sample.machine.rng.script for sample in samples] == [[], []]
        assert len({engine.encode(sample) for sample in samples}) == 2
