"""The numbers of ``/metrics`` as OpenTelemetry's: read where they are counted, not counted again.

Each worker exports its own (:mod:`prometheus_client` gives a process the values that it has counted itself),
cumulative since it started, and is told apart by ``service.instance.id``.
"""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import cast

from opentelemetry.sdk.metrics.export import (
    AggregationTemporality,
    Gauge,
    Histogram,
    HistogramDataPoint,
    Metric,
    MetricsData,
    NumberDataPoint,
    ResourceMetrics,
    ScopeMetrics,
    Sum,
)
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.util.instrumentation import InstrumentationScope
from prometheus_client import Metric as Family

from service import metrics

COUNTED = (
    metrics.REQUESTS,
    metrics.PROBLEMS,
    metrics.LOOKUPS,
    metrics.CACHE_FAILURES,
    metrics.TABLES_WAITING,
    metrics.TABLES_CREATED,
    metrics.STORE_FAILURES,
)
SECONDS = "s"
UNKNOWN = cast("float", None)
"""Prometheus keeps neither the least nor the greatest."""

Labels = tuple[tuple[str, str], ...]


class Numbers:
    """All that is counted, since this was made."""

    def __init__(self, resource: Resource, scope: str, release: str) -> None:
        self._resource = resource
        self._scope = InstrumentationScope(scope, release)
        self._began = time.time_ns()

    def read(self) -> MetricsData:
        """As it stands."""
        now = time.time_ns()
        found = [
            Metric(family.name, family.documentation, *self._data(family, now))
            for counted in COUNTED
            for family in counted.collect()
        ]
        scoped = ScopeMetrics(self._scope, found, "")
        return MetricsData([ResourceMetrics(self._resource, [scoped], "")])

    def _data(self, family: Family, now: int) -> tuple[str, Sum | Histogram | Gauge]:
        """The unit of a family, and its points."""
        if family.type == "histogram":
            distributions = list(self._distributions(family, now))
            return SECONDS, Histogram(distributions, AggregationTemporality.CUMULATIVE)
        if family.type == "gauge":
            return "1", Gauge(
                [
                    NumberDataPoint(dict(sample.labels), self._began, now, sample.value)
                    for sample in family.samples
                ]
            )
        counts = [
            NumberDataPoint(dict(sample.labels), self._began, now, int(sample.value))
            for sample in family.samples
            if sample.name.endswith("_total")
        ]
        return "1", Sum(counts, AggregationTemporality.CUMULATIVE, is_monotonic=True)

    def _distributions(self, family: Family, now: int) -> Iterator[HistogramDataPoint]:
        sums: dict[Labels, float] = {}
        buckets: dict[Labels, list[tuple[float, int]]] = defaultdict(list)
        for sample in family.samples:
            labels = dict(sample.labels)
            bound = labels.pop("le", "")
            key = tuple(labels.items())
            if bound:
                buckets[key].append((float(bound), int(sample.value)))
            elif sample.name.endswith("_sum"):
                sums[key] = sample.value
        for key, cumulated in buckets.items():
            bounds = [bound for bound, _ in cumulated if bound != math.inf]
            counts = list(_differences(count for _, count in cumulated))
            yield HistogramDataPoint(
                dict(key), self._began, now, cumulated[-1][1], sums[key], counts, bounds, UNKNOWN, UNKNOWN
            )


def _differences(cumulated: Iterable[int]) -> Iterator[int]:
    """How many fell into each bucket, where Prometheus tells how many fell into it or one before."""
    before = 0
    for count in cumulated:
        yield count - before
        before = count
