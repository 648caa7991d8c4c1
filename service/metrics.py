"""What is counted, for Prometheus under ``/metrics``.

The server's workers share their numbers through files in ``PROMETHEUS_MULTIPROC_DIR``, which has to be set
before this module is imported; without it the numbers are those of this process.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from threading import Lock

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from service import problems

REQUESTS = Histogram(
    "headjudge_request_seconds",
    "Time from the request's headers to the answer, by operation and status.",
    ("operation", "status"),
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
PROBLEMS = Counter("headjudge_problems", "Requests refused, by type of problem.", ("type",))
for _type in problems.PROBLEMS:  # at zero from the start, so that the first one shows as growth
    PROBLEMS.labels(_type)
LOOKUPS = Counter(
    "headjudge_state_lookups",
    "States asked for by id or sent whole: found in the worker, found in the cache, decoded, or not hot.",
    ("found",),
)
CACHE_FAILURES = Counter(
    "headjudge_cache_failures",
    "Calls to the cache that failed (error), were left out while it is down (skipped), or brought back bytes "
    "that are not the state asked for (forged).",
    ("kind",),
)
for _kind in ("error", "skipped", "forged"):
    CACHE_FAILURES.labels(_kind)
TABLES_WAITING = Gauge(
    "headjudge_tables_waiting",
    "Looks at tables that wait for news.",
    multiprocess_mode="livesum",
)
TABLES_CREATED = Counter(
    "headjudge_tables_created",
    "New tables asked for: created, refused to an address that has made too many (rate_limited), or because "
    "the store is full (full) or cannot be asked (down).",
    ("result",),
)
for _result in ("created", "rate_limited", "full", "down"):
    TABLES_CREATED.labels(_result)
STORE_FAILURES = Counter(
    "headjudge_tables_store_failures",
    "Calls to the store of tables that failed (error), were left out while it is down (skipped), or found it "
    "full (full).",
    ("reason",),
)
for _reason in ("error", "skipped", "full"):
    STORE_FAILURES.labels(_reason)

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Exposition:
    """The numbers of all workers in the text format, as they were at most ``seconds`` ago.

    To collect them takes some 20 ms, so that not everybody who asks can have them anew. ``more`` are asked
    besides: for numbers that no process counts.
    """

    def __init__(
        self,
        more: Sequence[Collector] = (),
        seconds: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._more = more
        self._seconds = seconds
        self._clock = clock
        self._lock = Lock()
        self._text = b""
        self._until = -math.inf

    def text(self) -> bytes:
        """The numbers. Whoever asks while they are collected waits for them."""
        with self._lock:
            now = self._clock()
            if now >= self._until:
                self._text, self._until = _collected(self._more), now + self._seconds
            return self._text


def _collected(more: Sequence[Collector]) -> bytes:
    besides = CollectorRegistry()
    for collector in more:
        besides.register(collector)
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        MultiProcessCollector(besides)
        return generate_latest(besides)
    return generate_latest(REGISTRY) + generate_latest(besides)
