"""A circuit breaker: a server that fails again and again is left alone for a while, so that it does not cost
a wait per call.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

FAILURES = 3
"""Failures in a row that open a breaker: one is no more than a hiccup."""
FIRST_PAUSE = 0.1
"""Seconds that the server is left alone at first; each failed try doubles them."""


class Breaker:
    """Open after several failures in a row; then one caller at a time tries again, after pauses that grow to
    ``longest`` seconds.
    """

    def __init__(self, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._longest = longest
        self._clock = clock
        self._lock = Lock()
        self._failures = 0
        self._pause = 0.0
        self._next_try = 0.0

    def is_well(self) -> bool:
        """Whether the last call went well."""
        return self._failures == 0

    def allows(self) -> bool:
        """Whether to call. A caller who may has to report how it went."""
        if self._failures < FAILURES:
            return True
        with self._lock:
            now = self._clock()
            if now < self._next_try:
                return False
            self._next_try = now + self._pause
            return True

    def succeeded(self) -> bool:
        """The call went well: everybody may call. True if the one before had failed."""
        if self._failures == 0:
            return False
        with self._lock:
            recovered, self._failures = self._failures > 0, 0
            return recovered

    def failed(self) -> None:
        """The call failed. If that was one too many, nobody calls until the pause is over."""
        with self._lock:
            self._failures += 1
            if self._failures >= FAILURES:
                first = self._failures == FAILURES
                self._pause = min(self._longest, FIRST_PAUSE if first else 2 * self._pause)
                self._next_try = self._clock() + self._pause
