"""Whether a seat that is passed for plays worse: pairs of games against the same player without."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, stdev

import engine
from engine.passing import Pass

from .measuring import LONGEST, choose, new_game

TWO_SIDED = 1.96
"""Standard errors on either side of a mean that leave out one case in twenty."""


def pair(ruleset: str, seed: int) -> float:
    """What the player gets who is passed for, of a game with this seed from either seat: 1 for two wins, ½
    for one."""
    return fmean(_score(ruleset, seed, seat) for seat in (0, 1))


def _score(ruleset: str, seed: int, seat: int) -> float:
    state = new_game(ruleset, seed)
    wishes = {seat: Pass(seat=seat)}
    for _ in range(LONGEST):
        if engine.decision(state) is None:
            break
        said = engine.pass_or_ask(state, wishes)
        action = None if said is None else said.action
        state = engine.apply(state, action or choose(state, seed)).state
    outcome = engine.outcome(state)
    if outcome is None or outcome.winner is None:
        return 0.5
    return float(outcome.winner == seat)


def interval(scores: Iterable[float]) -> tuple[float, float, float]:
    """The mean of independent scores, and the ends of its interval of 95 %."""
    each = list(scores)
    mean, error = fmean(each), stdev(each) / len(each) ** 0.5
    return mean, mean - TWO_SIDED * error, mean + TWO_SIDED * error
