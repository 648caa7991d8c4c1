"""How many tables there are, and how full their store is, for ``/metrics``.

No process counts this: the store is asked. Services that share one all tell the same.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Final

from prometheus_client import Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from service.tables.store import Numbers, Tables, Unreachable

ASKED_EVERY: Final = 10.0
"""Seconds for which what the store told is told on."""


class StoreCollector(Collector):
    """Asks the store of tables. While it cannot be asked there are no numbers of it."""

    def __init__(self, store: Tables, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._told: Numbers | None = None
        self._until = -math.inf

    def describe(self) -> Iterator[Metric]:
        """The metrics, without numbers."""
        yield _tables()
        yield _memory()

    def collect(self) -> Iterator[Metric]:
        """The metrics, as they were at most :data:`ASKED_EVERY` ago."""
        numbers = self._numbers()
        if numbers is None:
            return
        tables, memory = _tables(), _memory()
        for status, number in numbers.tables.items():
            tables.add_metric([status], number)
        memory.add_metric(["used"], numbers.used)
        if numbers.most:
            memory.add_metric(["most"], numbers.most)
        yield tables
        yield memory

    def _numbers(self) -> Numbers | None:
        with self._lock:
            now = self._clock()
            if now >= self._until:
                try:
                    self._told = self._store.numbers()
                except Unreachable:
                    self._told = None
                self._until = now + ASKED_EVERY
            return self._told


def _tables() -> GaugeMetricFamily:
    return GaugeMetricFamily("headjudge_tables", "Tables that the store keeps, by status.", labels=["status"])


def _memory() -> GaugeMetricFamily:
    says = "Memory of the store of tables: bytes used, and the most that it may use."
    return GaugeMetricFamily("headjudge_tables_memory_bytes", says, labels=["part"])
