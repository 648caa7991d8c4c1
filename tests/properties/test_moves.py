"""Bots in random games of each ruleset: they do not peek, and their moves tell what a person's would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import pytest

import engine
from tests.properties.perspectives import happen_alike
from tests.rulesets.tables import TABLES, new_game
from tests.support.seeds import is_judged, is_sparse, seeds
from tests.support.selection import examples, is_short

DECISIONS = 120
SEARCHED = 12
"""Of so many decisions, one is searched; chance decides the others."""

Choice = Callable[[engine.State], Any]


def is_searched(seed: int, number: int) -> bool:
    """Whether this decision is searched; in a sparse soak every other one of those that are judged is."""
    if is_sparse():
        return number % 2 == 0 and is_judged(seed, number)
    return number % SEARCHED == SEARCHED - 1


def bots(seed: int) -> Iterator[Choice]:
    """Who decides next: chance, and now and then a search."""
    for number in count():
        if is_searched(seed, number):
            yield lambda state: engine.choose_by_search(state, samples=2, seed=seed, max_decisions=8)
        else:
            yield lambda state: engine.choose_at_random(state, seed=seed)


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
    differed = told = 0
    chosen = set()
    for seed in seeds(1, 1, soaked=20):
        game = islice(played(ruleset, seed), examples(DECISIONS))
        for number, (state, choose, action) in enumerate(game):
            if not is_judged(seed, number):
                continue
            decision = engine.decision(state)
            assert decision is not None
            other = engine.sample(state, decision.seat, number)
            assert choose(other) == action
            differed += engine.state_id(other) != engine.state_id(state)
            told += happen_alike(state, action, number)
            chosen.add(str(action))
    assert min(differed, told, len(chosen)) > (0 if is_sparse() or is_short() else 5)
