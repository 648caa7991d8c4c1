"""Policies for the tests, which workers find by their names."""

from __future__ import annotations

import os
import time
from pathlib import Path

import engine

STONES = "STONES_OF_THE_TEST"
"""The variable of the environment that names the file with the ids of states."""
TAKEN: list[engine.Action] = []
"""What :func:`noted` has chosen in this process."""


def by_seed(state: engine.State, /, *, seed: int) -> engine.Action:
    """Every legal action is equally likely."""
    actions = engine.legal_actions(state)
    return actions[seed % len(actions)]


def noted(state: engine.State, /, *, seed: int) -> engine.Action:
    """The same, and leaves a note."""
    TAKEN.append(by_seed(state, seed=seed))
    return TAKEN[-1]


def mulligans(state: engine.State, /, *, seed: int) -> engine.Action:
    """Takes one mulligan, keeps the next hand, and does what is listed first."""
    del seed
    decision = engine.decision(state)
    assert decision is not None
    wanted = "KeepHand" if state.table.seats[decision.seat].mulligans else "TakeMulligan"
    actions = engine.legal_actions(state)
    return next((each for each in actions if type(each).__name__ == wanted), actions[0])


def conceding(state: engine.State, /, *, seed: int) -> engine.Action:
    """Gives up at once."""
    del seed
    decision = engine.decision(state)
    assert decision is not None
    return engine.Concede(decision.seat)


class Stumbled(Exception):
    """An error that cannot be sent from process to process."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.held = lambda: why


def stumbling(state: engine.State, /, *, seed: int) -> engine.Action:
    """Raises an error in the state whose id lies in a file."""
    if engine.state_id(state) in _stones():
        raise Stumbled("over a stone")
    return by_seed(state, seed=seed)


def cheating(state: engine.State, /, *, seed: int) -> engine.Action:
    """Chooses what is not legal."""
    del state, seed
    return engine.Concede(7)


def lazy(state: engine.State, /, *, seed: int) -> None:
    """Chooses nothing."""


def deadly(state: engine.State, /, *, seed: int) -> engine.Action:
    """Takes its worker along in the state whose id lies in a file."""
    if engine.state_id(state) in _stones():
        os._exit(1)
    return by_seed(state, seed=seed)


def halting(state: engine.State, /, *, seed: int) -> engine.Action:
    """Thinks as long as the state's id lies in a file."""
    while engine.state_id(state) in _stones():
        time.sleep(0.05)
    return by_seed(state, seed=seed)


def _stones() -> str:
    """Where to stumble."""
    stones = Path(os.environ[STONES])
    return stones.read_text(encoding="utf-8") if stones.exists() else ""


not_a_function = 7
