"""Requests that play random games, prepared beforehand: the engine says what each answer will be."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import msgspec

import engine

from .load import Chain, post
from .play import RULESETS

PATH = "/v1/adjudications"
LENGTH = 45
"""Adjudications in a chain; a game that is over earlier isn't used."""

Request = Callable[[engine.State, engine.Action], bytes]


def opening(ruleset: str, seed: int) -> bytes:
    """The request that makes the first state of a chain hot."""
    return post(f"/v1/rulesets/{ruleset}/games", msgspec.json.encode({"seed": seed}))


def by_id(state: engine.State, action: engine.Action) -> bytes:
    """An adjudication that names the state by its id."""
    return post(PATH, msgspec.json.encode({"state_id": engine.state_id(state), "action": action}))


def in_full(state: engine.State, action: engine.Action) -> bytes:
    """An adjudication that carries the whole state."""
    document = msgspec.Raw(engine.encode(state))
    return post(PATH, msgspec.json.encode({"state": document, "action": action}))


def chains(
    count: int, request: Request, seeds: Iterator[int], *, stride: int = 1
) -> tuple[list[bytes], list[Chain]]:
    """Openings and chains of `count` games, the rulesets taking turns, with seeds never used before.

    With a stride of 1, each state is the answer to the request before. With 2, every other position is left
    out, and the very first: the service has never seen the states of the chain.

    Raises:
        RuntimeError: hardly any game lasts long enough.
    """
    openings: list[bytes] = []
    games: list[Chain] = []
    for seed in itertools.islice(seeds, 10 * count):
        ruleset = RULESETS[len(games) % len(RULESETS)]
        steps = list(itertools.islice(_steps(ruleset, seed), stride - 1, LENGTH * stride, stride))
        if len(steps) == LENGTH:
            openings.append(opening(ruleset, seed))
            games.append([request(state, action) for state, action in steps])
        if len(games) == count:
            return openings, games
    raise RuntimeError(f"random games are too short for {LENGTH * stride} decisions")


def _steps(ruleset: str, seed: int) -> Iterator[tuple[engine.State, engine.Action]]:
    """The positions of a random game, and what is played there."""
    chance = random.Random(seed)
    state = engine.new_game(ruleset, seed=seed)
    while actions := engine.legal_actions(state):
        action = chance.choice(actions)
        yield state, action
        state = engine.apply(state, action).state
