"""A circuit breaker: a server that failed is left alone for a while, so that it costs a wait once and not per
call.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock


class Breaker:
    """Open for ``retry_after`` seconds after a failure; then one caller at a time tries again."""

    def __init__(self, retry_after: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._retry_after = retry_after
        self._clock = clock
        self._lock = Lock()
        self._failed = False
        self._next_try = 0.0

    def is_closed(self) -> bool:
        """Whether the last call went well."""
        return not self._failed

    def allows(self) -> bool:
        """Whether to call. A caller who may try again has to report how it went."""
        if not self._failed:
            return True
        with self._lock:
            now = self._clock()
            if now < self._next_try:
                return False
            self._next_try = now + self._retry_after
            return True

    def succeeded(self) -> None:
        """The call went well: everybody may call."""
        self._failed = False

    def failed(self) -> None:
        """The call failed: nobody calls until the time is over."""
        with self._lock:
            self._failed = True
            self._next_try = self._clock() + self._retry_after
