"""Real positions out of the middle of games and scenarios, to be damaged."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import engine
from tests.rulesets.tables import TABLES, new_game
from tests.vectors import files

Document = dict[str, Any]

GAMES = {"magic54": 12, "perdure": 12, "duel": 2, "castle": 2, "five_colors": 2, "splendagic": 3}
"""How many random games are looked through; one with Magic cards takes as long as many of the others."""
A_KIND = 3
"""Positions of each kind of decision that are kept for a ruleset."""


@functools.cache
def positions(ruleset: str) -> tuple[engine.State, ...]:
    """A few positions for every kind of decision that games and scenarios come to, and finished games."""
    kept: dict[str, list[engine.State]] = {}
    for state in chain(in_scenarios(ruleset), in_games(ruleset)):
        decision = engine.decision(state)
        found = kept.setdefault("over" if decision is None else str(decision.__struct_config__.tag), [])
        if len(found) < A_KIND:
            found.append(state)
    return tuple(state for kind in sorted(kept) for state in kept[kind])


def in_scenarios(ruleset: str) -> Iterator[engine.State]:
    """The positions of the scenarios, which the engine made."""
    for path in files.paths():
        if path.parent.name == ruleset:
            for _, state in files.read(path)[0]:
                yield engine.decode_trusted(json.dumps(state).encode())


def in_games(ruleset: str) -> Iterator[engine.State]:
    """A tenth of the positions of random games, and their ends."""
    for seed in range(GAMES[ruleset]):
        chance = random.Random(seed)
        state = new_game(ruleset, seed)
        while engine.decision(state) is not None:
            if chance.random() < 0.1:
                yield state
            state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
        yield state


@functools.cache
def encodings() -> tuple[bytes, ...]:
    """The documents of the positions of all rulesets."""
    return tuple(engine.encode(state) for ruleset in TABLES for state in positions(ruleset))


def document(data: bytes) -> Document:
    """A fresh copy of a document."""
    copied: Document = json.loads(data)
    return copied


def without_machine(state: Document) -> Document:
    """The document as a person would write it."""
    return {name: value for name, value in state.items() if name in {"ruleset", "options", "table"}}
