"""Estimates with their intervals: Wilson's for a proportion, Newcombe's for the difference of two, Mantel and
Haenszel's for a difference within strata, and the normal one for means.

Where nothing was observed there is no estimate: None, never a number that looks like one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Literal

import numpy as np
from numpy.typing import NDArray

LEVEL = 0.95
"""How many of many such intervals hold the true value."""


@dataclass(frozen=True)
class Estimate:
    """A value and the ends of its interval."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Whether the interval does not hold this value."""
        return not self.low <= value <= self.high


Verdict = Literal["more than noise", "perhaps noise", "no difference seen"]
"""What a difference comes to: its interval excludes 0 even where it is widened for the number of differences
looked at (Bonferroni), or by itself alone, or not."""


def quantile(level: float = LEVEL) -> float:
    """How many standard errors a two-sided interval of this level reaches to each side."""
    return NormalDist().inv_cdf((1 + level) / 2)


def simultaneous(count: int) -> float:
    """The level of each of ``count`` intervals that all hold their true values at :data:`LEVEL` "
    "(Bonferroni)."""
    return 1 - (1 - LEVEL) / max(count, 1)


def wilson(successes: int, trials: int, level: float = LEVEL) -> Estimate | None:
    """A proportion with its score interval (Wilson 1927), without correction for continuity."""
    if trials == 0:
        return None
    z = quantile(level)
    share = successes / trials
    middle = share + z * z / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low = 0.0 if successes == 0 else (middle - half) / scale
    high = 1.0 if successes == trials else (middle + half) / scale
    return Estimate(share, low, high)


def newcombe(
    successes: int, trials: int, other_successes: int, other_trials: int, level: float = LEVEL
) -> Estimate | None:
    """The first proportion less the other, of independent samples, with the hybrid score interval (Newcombe
    1998, method 10)."""
    first = wilson(successes, trials, level)
    other = wilson(other_successes, other_trials, level)
    if first is None or other is None:
        return None
    difference = first.value - other.value
    below = sqrt((first.value - first.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((first.high - first.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(difference, difference - below, difference + above)


@dataclass(frozen=True)
class Sample:
    """What of a sample of numbers makes its mean and its spread."""

    count: int
    mean: float
    variance: float


def difference_of_means(sample: Sample, other: Sample, level: float = LEVEL) -> Estimate | None:
    """The first mean less the other, of independent samples whose variances may differ, with the normal
    interval."""
    if sample.count < 2 or other.count < 2:
        return None
    difference = sample.mean - other.mean
    half = quantile(level) * sqrt(sample.variance / sample.count + other.variance / other.count)
    return Estimate(difference, difference - half, difference + half)


@dataclass(frozen=True)
class Strata:
    """Two proportions in each of many strata: of ``exposed`` cases ``exposed_wins`` were won, of ``others``
    ``other_wins``."""

    exposed: NDArray[np.int64]
    exposed_wins: NDArray[np.int64]
    others: NDArray[np.int64]
    other_wins: NDArray[np.int64]


def mantel_haenszel(strata: Strata, level: float = LEVEL) -> Estimate | None:
    """The common difference of the proportions within the strata (Mantel and Haenszel 1959) with Sato's
    variance (1989).

    A stratum whose cases are all exposed, or all others, says nothing and weighs nothing. None: no stratum
    says anything, or nowhere does the result vary.
    """
    n1, a = strata.exposed.astype(float), strata.exposed_wins.astype(float)
    n0, b = strata.others.astype(float), strata.other_wins.astype(float)
    compared = (n1 > 0) & (n0 > 0)
    n1, a, n0, b = n1[compared], a[compared], n0[compared], b[compared]
    n = n1 + n0
    weight = float((n1 * n0 / n).sum())
    if weight == 0:
        return None
    difference = float(((a * n0 - b * n1) / n).sum()) / weight
    p = float(((n1**2 * b - n0**2 * a + n1 * n0 * (n0 - n1) / 2) / n**2).sum())
    q = float(((a * (n0 - b) + b * (n1 - a)) / (2 * n)).sum())
    variance = (difference * p + q) / weight**2
    if variance <= 0:
        return None
    half = quantile(level) * sqrt(variance)
    return Estimate(difference, difference - half, difference + half)


def verdict(alone: Estimate, widened: Estimate) -> Verdict:
    """What a difference comes to, by its interval and by the one widened for all differences looked at."""
    if widened.excludes(0):
        return "more than noise"
    return "perhaps noise" if alone.excludes(0) else "no difference seen"


def percentile(values: Sequence[int] | NDArray[np.int64], counts: NDArray[np.int64], share: float) -> int:
    """The least of the ascending values that this share of all cases does not exceed (the nearest-rank
    percentile)."""
    reached = np.cumsum(counts)
    rank = max(int(np.ceil(share * int(reached[-1]))), 1)
    return int(values[int(np.searchsorted(reached, rank))])
