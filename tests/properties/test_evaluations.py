"""Evaluations: they tell nothing that the seat doesn't know, and the same chance makes differences plain."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import pvariance

import pytest

import engine
from engine.kernel.static_evaluation import estimated
from tests.rulesets.tables import TABLES, new_game
from tests.support.selection import among

DECISIONS = 240
EVERY = 40
"""Of so many decisions of a game, one is evaluated."""


def decisions(ruleset: str, seed: int) -> Iterator[engine.State]:
    """Some positions of a random game in which there is a choice."""
    chance = random.Random(seed)
    state = new_game(ruleset, seed)
    due = 0
    for number in range(DECISIONS):
        actions = engine.legal_actions(state)
        if not actions:
            return
        if number >= due and len(actions) > 1:
            due = number + EVERY
            yield state
        state = engine.apply(state, chance.choice(actions)).state


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_worlds_that_look_alike_are_evaluated_alike(ruleset: str) -> None:
    told = set()
    for number, state in enumerate(decisions(ruleset, 3)):
        decision = engine.decision(state)
        assert decision is not None
        worlds = (state, *(engine.sample(state, decision.seat, seed) for seed in (1, 2)))
        answers = [
            engine.evaluate(world, samples=2, playouts=1, seed=number, max_decisions=10) for world in worlds
        ]
        assert answers[0] == answers[1] == answers[2]
        assert len({estimated(engine.ruleset(ruleset), world) for world in worlds}) == 1
        assert len({engine.choose_greedily(world, seed=number) for world in worlds}) == 1
        told.add(sum(tally.decisions for tally in answers[0]))
    assert len(told) > 1


LATE = {"magic54": 300, "perdure": 60}
"""At which decision of a random game much is decided soon."""
GAMES = 60


def positions(ruleset: str) -> Iterator[engine.State]:
    """Positions of three random games with three actions or more."""
    for seed in range(3):
        chance = random.Random(seed)
        state = engine.new_game(ruleset, seed=seed)
        number = 0
        while number < LATE[ruleset] or len(engine.legal_actions(state)) < 3:
            following = engine.apply(state, chance.choice(engine.legal_actions(state))).state
            if engine.outcome(following) is not None:
                break
            state = following
            number += 1
        yield state


MOST = {"magic54": 0.7, "perdure": 0.6}
"""The variance of the difference of two actions, beside that with different chance."""


@pytest.mark.parametrize("ruleset", among(MOST, "perdure"))
def test_the_same_chance_makes_differences_plain(ruleset: str) -> None:
    together = apart = 0.0
    for state in positions(ruleset):
        actions = engine.legal_actions(state)[:3]
        games = [
            [[game.results[0] for game in played] for played in compared]
            for compared in (
                engine.compare(state, actions, count=GAMES, seed=seed, max_decisions=5_000)
                for seed in (0, GAMES)
            )
        ]
        for one in range(len(actions)):
            for other in range(one):
                pairs = zip(games[0][one], games[0][other], strict=True)
                together += pvariance([mine - its for mine, its in pairs])
                pairs = zip(games[0][one], games[1][other], strict=True)
                apart += pvariance([mine - its for mine, its in pairs])
    assert together < MOST[ruleset] * apart, f"{together / apart:.2f}"
