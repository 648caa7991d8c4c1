"""Intervals, against published values, against their definitions, and at their edges."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from simulation.report.intervals import (
    Estimate,
    Sample,
    Strata,
    difference_of_means,
    mantel_haenszel,
    newcombe,
    percentile,
    quantile,
    simultaneous,
    verdict,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_newcombe_printed_it(successes: int, trials: int, low: float, high: float) -> None:
    """Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3."""
    found = wilson(successes, trials)
    assert found is not None
    assert found.value == successes / trials
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [
        ((56, 70, 48, 80), 0.0524, 0.3339),
        ((9, 10, 3, 10), 0.1705, 0.8090),
        ((6, 7, 2, 7), 0.0582, 0.8062),
        ((5, 56, 0, 29), -0.0381, 0.1926),
        ((0, 10, 0, 20), -0.1611, 0.2775),
        ((0, 10, 0, 10), -0.2775, 0.2775),
        ((10, 10, 0, 20), 0.6791, 1.0),
        ((10, 10, 0, 10), 0.6075, 1.0),
    ],
)
def test_newcombe_as_printed(counts: tuple[int, int, int, int], low: float, high: float) -> None:
    """Newcombe, Interval estimation for the difference between independent proportions (1998), table II,
    method 10."""
    found = newcombe(*counts)
    assert found is not None
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize("level", [0.8, 0.95, 0.999])
def test_the_ends_of_wilsons_interval_are_where_the_score_test_begins_to_refuse(level: float) -> None:
    found = wilson(30, 100, level)
    assert found is not None
    for end in (found.low, found.high):
        assert abs(found.value - end) / sqrt(end * (1 - end) / 100) == pytest.approx(quantile(level))


def test_nothing_observed_is_no_estimate() -> None:
    assert wilson(0, 0) is None
    assert newcombe(1, 2, 0, 0) is None
    assert newcombe(0, 0, 1, 2) is None
    assert difference_of_means(Sample(1, 3.0, 0.0), Sample(9, 3.0, 1.0)) is None


def test_all_and_none_end_at_one_and_at_zero() -> None:
    every, none = wilson(7, 7), wilson(0, 7)
    assert every is not None
    assert none is not None
    assert (every.value, every.high, none.value, none.low) == (1, 1, 0, 0)
    assert every.low == pytest.approx(1 - none.high)


def strata(*tables: tuple[int, int, int, int]) -> Strata:
    return Strata(*(np.array(column) for column in zip(*tables, strict=True)))


def test_mantel_haenszel_of_the_diabetes_programme() -> None:
    """Deaths with tolbutamide and with placebo in two ages (Rothman, Modern Epidemiology): 3.5 points."""
    found = mantel_haenszel(strata((106, 8, 120, 5), (98, 22, 85, 16)))
    assert found is not None
    assert found.value == pytest.approx(0.0349, abs=5e-5)
    assert found.low == pytest.approx(-0.0276, abs=5e-5)
    assert found.high == pytest.approx(0.0974, abs=5e-5)


def test_mantel_haenszel_of_one_stratum_is_the_plain_difference() -> None:
    found = mantel_haenszel(strata((100, 60, 300, 120)))
    assert found is not None
    assert found.value == pytest.approx(0.2)
    by_hand = sqrt(0.6 * 0.4 / 100 + 0.4 * 0.6 / 300)
    assert (found.high - found.low) / 2 == pytest.approx(quantile() * by_hand, rel=0.02)


def test_strata_without_both_say_nothing() -> None:
    alone = mantel_haenszel(strata((100, 60, 300, 120)))
    assert mantel_haenszel(strata((100, 60, 300, 120), (50, 50, 0, 0), (0, 0, 80, 1))) == alone
    assert mantel_haenszel(strata((50, 50, 0, 0))) is None
    assert mantel_haenszel(strata((50, 0, 50, 0))) is None


def test_a_difference_within_strata_is_not_the_difference_over_all() -> None:
    """Simpson's paradox: less in both strata, more together."""
    found = mantel_haenszel(strata((900, 720, 100, 90), (100, 10, 900, 180)))
    assert found is not None
    assert found.value == pytest.approx(-0.1)


def test_means_with_their_standard_errors() -> None:
    found = difference_of_means(Sample(100, 12.0, 4.0), Sample(400, 11.0, 16.0))
    assert found is not None
    assert found.value == 1
    assert found.high - found.value == pytest.approx(quantile() * sqrt(4 / 100 + 16 / 400))


def test_a_verdict_needs_the_wider_interval() -> None:
    at_zero, beside = Estimate(0.1, -0.1, 0.3), Estimate(0.1, 0.01, 0.2)
    assert verdict(beside, beside) == "more than noise"
    assert verdict(beside, at_zero) == "perhaps noise"
    assert verdict(at_zero, at_zero) == "no difference seen"


def test_together_as_right_as_one_alone() -> None:
    assert quantile() == pytest.approx(1.959964, abs=1e-6)
    assert simultaneous(1) == pytest.approx(0.95)
    assert simultaneous(10) == pytest.approx(0.995)
    assert simultaneous(0) == pytest.approx(0.95)


def test_percentiles_by_nearest_rank() -> None:
    values, counts = np.array([3, 5, 9]), np.array([1, 2, 1])
    shares = (0.0, 0.25, 0.26, 0.5, 0.75, 0.76, 1.0)
    assert [percentile(values, counts, share) for share in shares] == [3, 3, 5, 5, 5, 9, 9]
