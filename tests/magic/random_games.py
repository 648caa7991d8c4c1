"""Games of test formats, played at random to the end."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import engine
from engine.kernel.ruleset import Ruleset
from tests.magic.crowded import choose, crowded
from tests.magic.table import Play
from tests.properties.random_play import look_closer
from tests.properties.sayings import assert_every_form_said
from tests.support.seeds import seeds, soaking
from tests.support.selection import among, examples

LONGEST = 6_000
LOOKS = examples(6)
"""Positions of a game that are examined."""
EARLY = 300
"""So many decisions nearly every game has; the positions are among them."""
THROUGH_JSON = 1.0 if soaking() else 0.2
"""How many of the positions go through JSON: what can't be read, or was lost, mostly lasts for some."""
BUSY = 0.3
"""How often players do something else than pass or tap a land; so games are long enough to meet much."""


Start = Callable[[Ruleset[Any], int, int], engine.State]
"""A position of a ruleset, for so many players, by a seed."""


def first_turn(ruleset: Ruleset[Any], players: int, seed: int) -> engine.State:
    """A new game."""
    return engine.new_game(ruleset.id, seed=seed, seats=[{}] * players)


def crowded_table(ruleset: Ruleset[Any], players: int, seed: int) -> engine.State:
    """A position with many different cards."""
    return crowded(seed, players, ruleset.id)


def random_games(
    *rulesets: Ruleset[Any],
    starts: Sequence[Start] = (first_turn, crowded_table),
    players: int | None = None,
) -> Any:
    """A test for a module that serves these rulesets: assign it to a name that begins with ``test_``.

    Each game comes to an end. Some of the states that they come to go through JSON, in a soak all. At some
    decisions, all that holds of every position of every game is asserted: every listed action applies,
    others are refused by rules of the book, the view of a sample is that of the state, and neither lists nor
    refusals tell what lies hidden.

    Args:
        rulesets: what is played.
        starts: where games begin. A crowded table has the core's fields alone: it suits a format that can
            play on without what its parts lay out.
        players: how many; absent: the fewest.
    """

    @pytest.mark.slow
    @pytest.mark.one_sided("random games put every seat into every position")
    @pytest.mark.seeded
    @pytest.mark.parametrize("ruleset", rulesets, ids=lambda ruleset: ruleset.id)
    @pytest.mark.parametrize(
        "start", among(starts, _alone(rulesets, starts)), ids=lambda start: start.__name__
    )
    @pytest.mark.parametrize("seed", seeds(1))
    def games(ruleset: Ruleset[Any], start: Start, seed: int) -> None:
        played(start(ruleset, players or ruleset.seats[0], seed), seed)

    return games


def _alone(rulesets: Sequence[Ruleset[Any]], starts: Sequence[Start]) -> Start:
    """Where games begin in a short run: it follows from the ruleset, so that some begin at each place."""
    return starts[zlib.crc32(rulesets[0].id.encode()) % len(starts)]


def played(state: engine.State, seed: int) -> None:
    """Play one game to its end.

    Raises:
        AssertionError: a property does not hold; the message names the decision.
    """
    chance, through = random.Random(seed), random.Random(seed)
    looks = {0, *chance.sample(range(EARLY), LOOKS)}
    for number in range(LONGEST):
        if engine.outcome(state) is not None:
            Play.at(state).over()
            return
        try:
            if number in looks:
                look_closer(state, chance)
                Play.at(state).take(choose(state, chance, BUSY))
            applied = engine.apply(state, choose(state, chance, BUSY))
            assert_every_form_said(state, applied)
            state = applied.state
            if through.random() < THROUGH_JSON:
                state = engine.decode(engine.encode(state))
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, decision {number}: {error}") from error
    raise AssertionError(f"seed {seed}: not over after {LONGEST} decisions")
