"""What samples and decisions of games played at random cost, beside what the rulesets say (`playout_cost`).

Positions come out of random games, a few from each part of them. Times are CPU seconds, so that what else the
machine does matters less.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import fmean
from time import process_time

import engine

from .figures import Figure
from .play import new_game

GAMES = 3
"""Random games of each ruleset."""
EVERY = 60
"""Of so many decisions of a game, one is a position to be measured."""
LONGEST = 1_500
SAMPLES, PLAYED = 4, 100
"""How many samples are drawn in each position, and how many decisions are played from it."""
TARGET = 0.5
"""A budget that is off by a factor of two still takes less than two seconds."""
KIB = 1_024


def measure() -> list[Figure]:
    """For each ruleset what it says, divided by what was measured."""
    return [figure for ruleset in engine.rulesets() for figure in _figures(ruleset.id)]


def _figures(ruleset: str) -> list[Figure]:
    cost = engine.ruleset(ruleset).playout_cost
    samples: list[float] = []
    decisions: list[float] = []
    for state in _positions(ruleset):
        kib = math.ceil(len(engine.encode(state)) / KIB)
        decider = engine.decision(state)
        assert decider is not None
        begin = process_time()
        for seed in range(SAMPLES):
            engine.sample(state, decider.seat, seed)
        samples.append((process_time() - begin) / SAMPLES / kib)
        begin = process_time()
        played = engine.play_out(
            state, seed=0, max_decisions=PLAYED, policy="purposeful", unfinished_as="estimate"
        )
        decisions.append((process_time() - begin) / played.decisions / kib)
    return [
        _figure(ruleset, "sample", cost.sample, samples),
        _figure(ruleset, "decision", cost.decision, decisions),
    ]


def _positions(ruleset: str) -> Iterator[engine.State]:
    for seed in range(GAMES):
        state, chance = new_game(ruleset, seed), random.Random(seed)
        for number in range(LONGEST):
            if number % EVERY == EVERY // 2:
                yield engine.decode(engine.encode(state))
            state = engine.apply(state, chance.choice(engine.considered(state, "purposeful"))).state
            if engine.outcome(state) is not None:
                break


def _figure(ruleset: str, what: str, told: int, seconds: list[float]) -> Figure:
    measured = fmean(seconds) * 1e6
    return Figure(
        name=f"playout_cost of {ruleset}, {what}, told / measured",
        runs=[told / measured],
        target=TARGET,
        unit="×",
        detail=f"{told} against {measured:.0f} µs per KiB, at most {max(seconds) * 1e6:.0f}",
    )
