"""Small lies in true documents of the games that hang on the Magic core: refused, or played on."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from tests.magic.crowded import choose
from tests.magic.status.forging import forge
from tests.magic.status.lies import Document
from tests.magic.status.test_forgeries import FAR, FORGERIES, play_on, refused
from tests.rulesets.tables import OPTIONS
from tests.support.seeds import seeds

RULESETS = ("castle", "five_colors", "splendagic")
GAMES, LONGEST, SHARE = 8, 300, 0.08
"""Random games, their decisions at most, and the share of their states in which there are lies."""
SHARES = 1


def met(ruleset: str) -> Iterator[engine.State]:
    """States that random games come to, under different options and with different seats."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        options = OPTIONS[ruleset][seed % len(OPTIONS[ruleset])]
        seats: list[dict[str, Any]] = [{} for _ in range(2 + seed % 3 if ruleset == "splendagic" else 2)]
        state = engine.new_game(ruleset, seed=seed, options=options, seats=seats)
        for _ in range(LONGEST):
            if engine.outcome(state) is not None:
                break
            if chance.random() < SHARE:
                yield state
            state = engine.apply(state, choose(state, chance)).state


@functools.cache
def true_documents(ruleset: str) -> tuple[str, ...]:
    """What there are lies about."""
    return tuple(engine.encode(state).decode() for state in met(ruleset))


def forged(ruleset: str, seed: int, *, is_about_the_machine: bool) -> str:
    """A document with one to three lies, or one whose machine alone has some."""
    chance = random.Random(seed)

    def another() -> Document:
        document: Document = json.loads(chance.choice(true_documents(ruleset)))
        return document

    true = another()
    while True:
        lies: Document = forge(json.loads(json.dumps(true)), chance, another)
        document = lies
        if is_about_the_machine and "machine" in lies:
            document = {**true, "machine": lies["machine"]}
        if document != true:
            return json.dumps(document)


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("is_about_the_machine", [False, True])
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("first", seeds(SHARES, FORGERIES))
def test_what_is_forged_is_refused_or_can_be_played_far(
    ruleset: str, is_about_the_machine: bool, first: int
) -> None:
    found = 0
    for seed in range(first, first + FORGERIES):
        data = forged(ruleset, seed, is_about_the_machine=is_about_the_machine)
        if refused(data):
            found += 1
        else:
            play_on(engine.decode(data), random.Random(seed), FAR)
    assert FORGERIES // 4 < found < FORGERIES
