"""Games played at random, by the rules and against them.

    python -m tests.properties.random_play RULESET N [--seed S] [--thorough EVERY]

plays N games from seed S on and prints how long they were. Every game checks at each decision that
exactly one seat decides, that it has an action, and that the action it takes applies. At a few decisions of
each game it *looks closer*: that every listed action applies, that unlisted ones are refused with a rule and
without telling what the seat doesn't know, and everything that scenarios examine (round trip, invariants,
views, samples, untouched input). A *thorough* game looks closer at each decision.

A game that is not over after MOST_DECISIONS decisions counts as one that never ends. Nothing in the rules
keeps two players from passing for ever; but by chance alone the longest of 10,000 games took fewer than
2,000.
"""

from __future__ import annotations

import argparse
import functools
import random
import re
import statistics
import sys
import time
from dataclasses import dataclass, replace
from typing import Any

import pytest

import engine
from tests.harness import fresh, key
from tests.properties.inquiries import inquire, things
from tests.properties.sayings import assert_choices_said, assert_events_said, assert_every_form_said
from tests.properties.strangers import strangers
from tests.properties.worlds import answer_alike
from tests.rulesets.tables import TABLES, new_game
from tests.support.seeds import is_judged

MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Care:
    """How closely the games of a ruleset are looked at."""

    every: int | None
    """One game in so many is thorough; no game is."""
    looks: float
    """At how many of the decisions the others look closer."""

    def of(self, seed: int) -> float:
        """At how many of its decisions the game with this seed looks closer."""
        return 1.0 if self.every is not None and seed % self.every == 0 else self.looks


CARE = {
    "magic54": Care(25, 0.02),
    "perdure": Care(25, 0.02),
    "duel": Care(None, 0.004),
    "castle": Care(None, 0.004),
    "five_colors": Care(None, 0.004),
    "splendagic": Care(None, 0.004),
}
UNREADABLE = re.compile(
    r"\b(?:None|True|False)\b(?![ -][A-Z])|[{}<>\[\]]|\b[A-Z][a-z]+[A-Z]\w*\(|frozenset|object at 0x"
)
"""What no reason has; cards may be called True Love or True-Faith Censer."""
MANA = re.compile(r"\{(?:[0-9]+|[WUBRGCXTSQE2](?:/[WUBRGP])?)\}")
STRANGERS = 12
"""Unlisted actions tried at such a decision."""


@dataclass
class Played:
    """What one random game was like."""

    seed: int
    decisions: int
    outcome: Any
    refused: int


def play(state: engine.State, seed: int, looks: float) -> Played:
    """Play one game to its end, with a closer look at so many of its decisions.

    Raises:
        AssertionError: a property doesn't hold; the message names the decision.
    """
    ruleset = engine.ruleset_of(state).id
    chance = random.Random(seed)
    refused = 0
    game = None
    for number in range(MOST_DECISIONS):
        outcome = engine.outcome(state)
        if outcome is not None:
            TABLES[ruleset].at(state).over()
            return Played(seed, number, outcome, refused)
        try:
            action = choose(state, chance)
            if chance.random() < looks:
                refused += look_closer(state, chance)
                if game is None or game.state is not state:
                    game = TABLES[ruleset].at(state)
                game.take(action)
                state = game.state
            else:
                applied = engine.apply(state, action)
                if is_judged(seed, number):
                    assert_every_form_said(state, applied)
                state = applied.state
        except AssertionError as error:
            raise AssertionError(f"{ruleset}, seed {seed}, decision {number}: {error}") from error
    raise AssertionError(f"{ruleset}, seed {seed}: not over after {MOST_DECISIONS} decisions")


def choose(state: engine.State, chance: random.Random) -> Any:
    """One of the legal actions; there has to be one."""
    decision, actions = engine.decision(state), engine.legal_actions(state)
    assert decision is not None, "the game is not over, yet nobody decides"
    assert 0 <= decision.seat < len(state.table.seats)
    assert actions, f"a dead end at {decision}"
    assert sum(action.passing for action in actions) <= 1, f"two ways to pass at {decision}"
    return chance.choice(actions)


def look_closer(state: engine.State, chance: random.Random) -> int:
    """Assert that every listed action applies and unlisted ones don't, by reasons that tell no secret.

    Returns how many were refused.
    """
    before = fresh(state)
    assert_choices_said(state)
    for action in engine.legal_actions(state):
        applied = engine.apply(state, action)
        assert_events_said(state, applied.events, applied.state)
        assert_every_form_said(state, applied)
        assert engine.encode(applied.state) != before, f"{key(action)!r} has no consequence"
        assert (engine.decision(applied.state) is None) == (engine.outcome(applied.state) is not None)
    unlisted = list(strangers(state, chance, STRANGERS))
    for action in unlisted:
        refuse(state, action)
    answer_alike(state, unlisted, chance.randrange(1_000))
    inquire(state, chance.choice(things(state)))
    assert fresh(state) == before
    return len(unlisted)


@functools.cache
def assert_readable(text: str) -> None:
    """Assert that a text is for people: no empty places, no values or classes of Python."""
    assert text, "an empty text"
    assert not UNREADABLE.search(MANA.sub("", text)), f"not for people: {text!r}"


def refuse(state: engine.State, action: Any) -> None:
    """Assert that an action is illegal and that check and apply say so by the same rules."""
    verdict = engine.check(state, action)
    assert not verdict.legal, f"{key(action)!r} is not listed, yet legal under {verdict.rule}"
    assert verdict.violations, f"{key(action)!r} is refused without a rule"
    for violation in verdict.violations:
        engine.ruleset_of(state).book.rule(violation.rule)
        assert_readable(violation.reason)
    with pytest.raises(engine.IllegalAction) as error:
        engine.apply(state, action)
    assert error.value.violations == verdict.violations


def main() -> int:
    """Play as many games as asked for and print what they were like."""
    parser = argparse.ArgumentParser(prog="python -m tests.properties.random_play")
    parser.add_argument("ruleset", choices=sorted(TABLES))
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (0)")
    parser.add_argument("--thorough", type=int, metavar="EVERY", help="one game in so many")
    wanted = parser.parse_args()
    care = CARE[wanted.ruleset]
    care = care if wanted.thorough is None else replace(care, every=wanted.thorough)
    begin = time.perf_counter()
    games = [
        play(new_game(wanted.ruleset, seed), seed, care.of(seed))
        for seed in range(wanted.seed, wanted.seed + wanted.games)
    ]
    lengths = [game.decisions for game in games]
    ends: dict[str, int] = {}
    for game in games:
        ends[game.outcome.rule] = ends.get(game.outcome.rule, 0) + 1
    print(f"{len(games)} games in {time.perf_counter() - begin:.1f} s")
    print(f"decisions: {min(lengths)} to {max(lengths)}, median {statistics.median(lengths):.0f}")
    print("ended by: " + ", ".join(f"{rule} {count}" for rule, count in sorted(ends.items())))
    print(f"unlisted actions refused: {sum(game.refused for game in games)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
