"""What the results of playouts say, and several of them put together.

A call that shows how far it has come is made of several requests, such that their results come to exactly
what one request would have said. What a game comes to is told with six decimal places, as means are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, Final, cast

from msgspec.structs import replace

from . import models

PLACES: Final = 6
"""Decimal places of means and standard errors in the contract."""
COUNTED: Final = ("wins", "draws", "losses", "unfinished", "decisions")
"""What of an evaluated action is added up."""
PARTS: Final = 20
"""About so many requests make up a call that shows how far it has come."""


class UnfinishedPlayouts(UserWarning):
    """Some playouts were not over after ``max_decisions``: nobody has won them, and wins ÷ count is no win
    rate.
    """


def unfinished(played: models.Playouts) -> str:
    """The warning in words."""
    return (
        f"{played.unfinished} of {played.count} playouts were not over after {played.max_decisions} "
        "decisions and are in neither wins nor draws"
    )


def portion(parts: Sequence[models.Playouts], left: int, body: models.PlayoutsBody) -> int:
    """How many games to ask for next. The counts of two seats tell what each game came to; among more seats,
    where actions are compared, and where games are estimated, only the mean of a single one does."""
    if not parts or parts[0].actions is not None or len(parts[0].wins) > 2:
        return min(left, 1)
    return min(left, 1 if body.unfinished_as == "estimate" else math.ceil(body.count / PARTS))


def played_together(parts: Sequence[models.Playouts]) -> models.Playouts:
    """What one request for the games of all parts would have said."""
    first = parts[0]
    if len(parts) == 1:
        return first
    seats = range(len(first.wins))
    results = [[result for part in parts for result in _results(part, seat)] for seat in seats]
    if first.actions is None:
        lengths = [length for part in parts for length in part.lengths]
        return replace(first, count=len(lengths), lengths=lengths, **_totals(parts, results, lengths))
    lengths = [part.lengths[place] for place in range(len(first.actions)) for part in parts]
    by_action: list[Any] = []
    for place, entry in enumerate(first.actions):
        entries = [cast("Any", part.actions)[place] for part in parts]
        its_results = [[each.mean[seat] for each in entries] for seat in seats]
        its_lengths = [each.length for each in entries]
        by_action.append(replace(entry, **_totals(entries, its_results, its_lengths)))
    totals = _totals(parts, results, lengths)
    return replace(first, count=len(lengths), lengths=lengths, actions=by_action, **totals)


def evaluated_together(parts: Sequence[models.Evaluation], seed: int) -> models.Evaluation:
    """What one request for the samples of all parts would have said, each part being of one sample."""
    first = parts[0]
    if len(parts) == 1:
        return first
    columns = list(zip(*(part.actions for part in parts), strict=True))
    results = [[each.mean for each in column] for column in columns]
    means = [fmean(its) for its in results]
    best = results[means.index(max(means))]
    actions: list[Any] = []
    for column, its in zip(columns, results, strict=True):
        mean, error = _estimate(its)
        behind, behind_error = _estimate([top - mine for top, mine in zip(best, its, strict=True)])
        counted = {name: sum(getattr(each, name) for each in column) for name in COUNTED}
        estimates = {"mean": mean, "standard_error": error, "behind": behind, "behind_error": behind_error}
        actions.append(replace(column[0], **counted, **estimates))
    chosen = max(actions, key=lambda each: float(each.mean)).action
    return replace(first, samples=len(parts), seed=seed, best=chosen, actions=actions)


def _results(part: models.Playouts, seat: int) -> list[float]:
    """The results of a seat in the games of a part, in any order; of games that are compared, their mean."""
    if part.count == 1 or part.actions is not None:
        return [part.mean[seat]]
    shared = part.draws + part.unfinished
    lost = part.count - part.wins[seat] - shared
    return [1.0] * part.wins[seat] + [0.5] * shared + [0.0] * lost


def _totals(
    parts: Sequence[Any], results: Sequence[Sequence[float]], lengths: Sequence[float]
) -> dict[str, Any]:
    estimates = [_estimate(its) for its in results]
    return {
        "wins": [sum(part.wins[seat] for part in parts) for seat in range(len(results))],
        "draws": sum(part.draws for part in parts),
        "unfinished": sum(part.unfinished for part in parts),
        "mean": [mean for mean, _ in estimates],
        "standard_error": [error for _, error in estimates],
        "length": round(fmean(lengths), PLACES),
    }


def _estimate(observations: Sequence[float]) -> tuple[float, float]:
    """The mean of two or more observations, and its standard error."""
    error = stdev(observations) / len(observations) ** 0.5
    return round(fmean(observations), PLACES), round(error, PLACES)
