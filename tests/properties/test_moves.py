"""Bots in random games of each ruleset: they do not peek, and their moves tell what a person's would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import engine
from tests.properties.perspectives import happen_alike
from tests.rulesets.tables import TABLES, new_game
from tests.support.seeds import seeds
from tests.support.selection import examples

DECISIONS = 120
SEARCHED = 12
"""Of so many decisions, one is searched; chance decides the others."""

Choice = Callable[[engine.State], Any]


def bots(seed: int) -> Iterator[Choice]:
    """Who decides next: chance, and now and then a search."""
    number = 0
    while True:
        number += 1
        if number % SEARCHED:
            yield lambda state: engine.choose_at_random(state, seed=seed)
        else:
            yield lambda state: engine.choose_by_search(state, samples=2, seed=seed, max_decisions=8)


def played(ruleset: str, seed: int) -> Iterator[tuple[engine.State, Choice, Any]]:
    """A game of bots with one seed: each state, who chooses in it, and what is chosen."""
    state = new_game(ruleset, seed)
    for choose in bots(seed):
        action = choose(state)
        yield state, choose, action
        state = engine.apply(state, action).state
        if engine.outcome(state) is not None:
            return


@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", list(TABLES))
def test_bots_do_not_peek_and_their_moves_tell_what_those_of_persons_would(ruleset: str) -> None:
    """A bot chooses the same in all worlds that its seat cannot tell apart. What it does, each seat sees the
    same in worlds that this one cannot tell apart, up to the first face that it is shown."""
    for seed in seeds(1, 1, soaked=20):
        differed = told = 0
        chosen = set()
        game = islice(played(ruleset, seed), examples(DECISIONS))
        for number, (state, choose, action) in enumerate(game):
            decision = engine.decision(state)
            assert decision is not None
            other = engine.sample(state, decision.seat, number)
            assert choose(other) == action
            differed += engine.state_id(other) != engine.state_id(state)
            told += happen_alike(state, action, number)
            chosen.add(str(action))
        assert min(differed, told, len(chosen)) > 5
