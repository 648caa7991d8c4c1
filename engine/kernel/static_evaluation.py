"""Static evaluation: what a position is worth by itself, without playing on.

A ruleset tells what a position is worth to a seat, in *logits*: a seat to which it is worth ``d`` more than
to the only other one is expected to win with probability 1 ÷ (1 + e⁻ᵈ). For more seats that is the softmax of
what it is worth to them.
"""

from __future__ import annotations

from math import exp

from .adjudicate import S
from .documents import Outcome
from .ruleset import Ruleset

PLACES = 9
"""Exponentials and logarithms may differ in the last bit from one host to another, and answers may not."""
FARTHEST = 12.0
"""What is worth so much less than the best is as good as lost; an estimate never says that it is lost."""


def in_the_game(ruleset: Ruleset[S], state: S) -> list[int]:
    """The seats that have not left the game; all, where nobody is left."""
    seats = range(len(state.table.seats))
    return [seat for seat in seats if ruleset.in_game(state, seat)] or list(seats)


def shares(ruleset: Ruleset[S], state: S) -> tuple[float, ...]:
    """What each seat gets of the game as it stands: all for the winner; without one, equal shares for those
    who are in it."""
    outcome: Outcome | None = state.table.outcome
    won = outcome is not None and outcome.winner is not None
    left = [outcome.winner] if outcome is not None and won else in_the_game(ruleset, state)
    return tuple(1 / len(left) if seat in left else 0.0 for seat in range(len(state.table.seats)))


def estimated(ruleset: Ruleset[S], state: S) -> tuple[float, ...]:
    """How likely each seat is to win, by what the position is worth to it; of a game that is over, what it
    gets of it."""
    if state.table.outcome is not None:
        return shares(ruleset, state)
    left = in_the_game(ruleset, state)
    worths = {seat: ruleset.worth(state, seat) for seat in left}
    best = max(worths.values())
    odds = {seat: exp(max(worth - best, -FARTHEST)) for seat, worth in worths.items()}
    whole = sum(odds.values())
    return tuple(round(odds.get(seat, 0.0) / whole, PLACES) for seat in range(len(state.table.seats)))
