"""Nobody learns more than they know: of crowded tables at random, views, events and samples (CORE-26)."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.magic import atoms
from engine.magic.events import Moved, Revealed
from tests.harness import fresh, plain
from tests.magic.crowded import choose, crowded
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.support.selection import examples

pytestmark = pytest.mark.slow

serving = served(FREE_FOR_ALL)
DECISIONS = 100
SAMPLED = 5
"""Of so many decisions, one is looked at in samples."""
_ID = re.compile(r'"(o\d+)"')


def ids(value: Any) -> set[str]:
    """All ids of objects that a value speaks of."""
    return set(_ID.findall(json.dumps(plain(value))))


def secrets(state: Any, seat: int) -> set[str]:
    """The cards that lie hidden and that a seat has not seen."""
    known = state.machine.known
    return {
        ref
        for ref, thing in state.table.objects.items()
        if atoms.is_hidden(state, thing.zone) and seat not in known.get(ref, ())
    }


def seats(state: engine.State) -> range:
    """All of them."""
    return range(len(state.table.seats))


def games() -> Iterator[tuple[str, int, int]]:
    """Ruleset, number of players, seed."""
    yield from (("duel", 2, seed) for seed in range(examples(6)))
    yield from (("free_for_all", 3, seed) for seed in range(examples(2)))


GAMES = [pytest.param(*game, id=f"{game[0]}-{game[2]}") for game in games()]


def steps(ruleset: str, players: int, seed: int) -> Iterator[tuple[engine.State, engine.Applied]]:
    """Random play: each state, and what comes of the next action."""
    state, chance = crowded(seed, players, ruleset), random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            return
        applied = engine.apply(state, choose(state, chance))
        yield state, applied
        state = applied.state


@pytest.mark.parametrize(("ruleset", "players", "seed"), GAMES)
def test_no_view_speaks_of_a_secret(ruleset: str, players: int, seed: int) -> None:
    kept = 0
    for state, _ in steps(ruleset, players, seed):
        for seat in seats(state):
            hidden = secrets(state, seat)
            assert not ids(engine.view(state, seat)) & hidden
            kept += len(hidden)
    assert kept > DECISIONS


@pytest.mark.parametrize(("ruleset", "players", "seed"), GAMES)
def test_no_event_speaks_of_a_secret(ruleset: str, players: int, seed: int) -> None:
    told = 0
    for state, applied in steps(ruleset, players, seed):
        for seat in seats(state):
            kept, shown = secrets(state, seat) | secrets(applied.state, seat), set[str]()
            told += len(applied.events)
            for event in applied.events:
                if isinstance(event, Revealed):
                    shown |= set(event.objects)
                if isinstance(event, Moved) and not atoms.is_hidden(applied.state, event.to_zone):
                    shown |= ids([event.object, event.was])  # a card that is milled, say (CR 400.2)
                assert not ids(engine.redact(event, seat)) & (kept - shown), f"{event} for seat {seat}"
    assert told > DECISIONS


@pytest.mark.parametrize(("ruleset", "players", "seed"), GAMES)
def test_samples_cannot_be_told_from_the_truth_and_can_be_played(
    ruleset: str, players: int, seed: int
) -> None:
    states = [state for state, _ in steps(ruleset, players, seed)][::SAMPLED]
    assert len(states) > 1
    for number, state in enumerate(states):
        chance = random.Random(number)
        for seat in seats(state):
            guess = engine.decode(fresh(engine.sample(state, seat, number)))
            assert plain(engine.view(guess, seat)) == plain(engine.view(state, seat))
            for _ in range(3):
                if engine.outcome(guess) is None:
                    guess = engine.apply(guess, choose(guess, chance)).state
            assert not engine.status(fresh(guess))


def test_samples_differ_and_have_the_same_cards() -> None:
    state = crowded(1)
    faces = {
        tuple(thing.card for thing in engine.sample(state, 0, seed).table.objects.values())
        for seed in range(8)
    }
    assert len(faces) == 8
    assert len({tuple(sorted(cards)) for cards in faces}) == 1


def test_the_same_seed_gives_the_same_sample() -> None:
    state = crowded(2)
    assert fresh(engine.sample(state, 1, 5)) == fresh(engine.sample(state, 1, 5))
