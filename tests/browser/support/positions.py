"""Positions to begin at: late ones, from which a game takes few clicks, and crowded ones, which show much."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from functools import cache
from typing import Any, NamedTuple

import engine
from tests.harness import plain
from tests.rulesets.tables import SEATS

MOST_DECISIONS = 4_000
SYMBOL = re.compile(r"\{([^{}]+)\}")
ARROWS = {"T": "↷", "Q": "↶"}

NAMES = ("Ada", "Bela", "Cleo", "Dana")
IDLE = {"pass", "mulligan", "concede", "end_turn", "end_phase", "cancel", "decline"}
LIVELY = 0.75
"""How often a lively player does not even consider these."""


class Step(NamedTuple):
    """A state of a game, and which of its legal actions is chosen there."""

    state: engine.State
    number: int


def drawn(text: str) -> str:
    """A text with its symbols as the page draws them: `{2}` or `{W/U}` as the letters in their circles."""
    return SYMBOL.sub(lambda symbol: "".join(ARROWS.get(half, half) for half in symbol[1].split("/")), text)


@cache
def random_game(ruleset: str, seed: int, seats: int = 0) -> tuple[tuple[Step, ...], engine.State]:
    """A game that is decided by chance: its steps, and the state at its end.

    Raises:
        AssertionError: it does not end.
    """
    chance = random.Random(seed)
    told = SEATS[ruleset][0] if seats == 0 else [{}] * seats
    state = engine.new_game(ruleset, seed=seed, seats=told)
    steps: list[Step] = []
    while engine.outcome(state) is None:
        assert len(steps) < MOST_DECISIONS, (
            f"{ruleset}, seed {seed}: not over after {MOST_DECISIONS} decisions"
        )
        actions = engine.legal_actions(state)
        steps.append(Step(state, chance.randrange(len(actions))))
        state = engine.apply(state, actions[steps[-1].number]).state
    return tuple(steps), state


def document(state: engine.State) -> Any:
    """A state as it is sent, and written by hand."""
    return json.loads(engine.encode(state))


def fragment(kind: str, document: Any) -> str:
    """The fragment of a link to a state or a record."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = deflate.compress(json.dumps(document).encode()) + deflate.flush()
    return f"#{kind}={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def lively(ruleset: str, seed: int, decisions: int, seats: int = 2) -> engine.State:
    """A state of a game in which chance decides, but mostly for doing something."""
    chance = random.Random(seed)
    told = (SEATS[ruleset][0] or [{}] * seats) if seats == 2 else [{}] * seats
    named = [{**each, "name": name} for each, name in zip(told, NAMES, strict=False)]
    state = engine.new_game(ruleset, seed=seed, seats=named)
    for _ in range(decisions):
        actions = engine.legal_actions(state)
        doing = [action for action in actions if plain(action)["type"] not in IDLE]
        liked = doing if doing and chance.random() < LIVELY else actions
        state = engine.apply(state, chance.choice(liked)).state
    return state
