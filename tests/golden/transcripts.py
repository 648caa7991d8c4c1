"""Random games written out from the first decision to the end.

A file in `tests/golden/transcripts` is one game: seed and options in its first line, then for every decision
who is asked under which rule, what the list offers, what was done, and each event with its rule. A change of
a ruling, of the order of a list or of an event shows as a diff that one can read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
from tests.harness import plain
from tests.rulesets.tables import TABLES

FOLDER = Path(__file__).with_name("transcripts")
EXAMINED = 10
"""Of so many positions of a game, one is examined as at the table."""


@dataclass(frozen=True)
class Dealt:
    """How the game of a transcript begins."""

    ruleset: str
    seed: int
    options: Mapping[str, Any]
    decks: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """Where the transcript lies."""
        return FOLDER / f"{self.ruleset}-{self.seed}.txt"

    def __str__(self) -> str:
        decks = f", decks {' and '.join(self.decks)}" if self.decks else ""
        return f"{self.ruleset}, seed {self.seed}, options {self.options}{decks}"


GAMES = (
    Dealt("magic54", 1, {"turn_limit": 12}),
    Dealt("magic54", 2, {"turn_limit": 24, "flip_shuffle": True}),
    Dealt("perdure", 1, {"format": "game"}),
    Dealt("perdure", 2, {"enchantment_cost": "one"}),
    Dealt("duel", 1, {}, ("red_green", "white_black")),
    Dealt("castle", 1, {"turn_limit": 16}, ("red_green", "white_black")),
    Dealt("five_colors", 1, {}, ("white", "black")),
    Dealt("splendagic", 3, {"life": 5}),
)


def files() -> Iterator[tuple[Path, str]]:
    """Each file with what it has to hold now."""
    for dealt in GAMES:
        yield dealt.path, "\n".join(transcript(dealt)) + "\n"


def transcript(dealt: Dealt) -> Iterator[str]:
    """The lines of one game."""
    chance = random.Random(dealt.seed)
    seats = [{"deck": deck} for deck in dealt.decks] or None
    state = engine.new_game(dealt.ruleset, seed=dealt.seed, options=dealt.options, seats=seats)
    game = TABLES[dealt.ruleset].at(state)
    yield str(dealt)
    number = 0
    while (decision := engine.decision(game.state)) is not None:
        number += 1
        actions = engine.legal_actions(game.state)
        if number % 20 == 1:
            yield f"\n{game.describe()}"
        asked = plain(decision)
        yield f"\n{number}. seat {decision.seat} {asked['type']} {decision.rule}"
        yield "   may " + " · ".join(game.show(action) for action in actions)
        action = chance.choice(actions)
        yield f"   does {game.show(action)}"
        if number % EXAMINED == 1:
            game.take(action)
        else:
            applied = engine.apply(game.state, action)
            game.state, game.events = applied.state, list(applied.events)
            game.invariants()
        yield from (f"     {event(happened)}" for happened in game.events)
    outcome = plain(engine.outcome(game.state))
    yield f"\n{game.describe()}"
    yield f"winner {outcome['winner']}, draw {outcome['draw']}, {outcome['rule']}: {outcome['reason']}"
    yield f"state {engine.state_id(game.state)}"


def event(happened: Any) -> str:
    """An event on one line: its rule, its type, its facts."""
    facts = plain(happened)
    rule, name = facts.pop("rule"), facts.pop("type")
    return " ".join([rule, name, *(f"{fact}={value}" for fact, value in facts.items())])
