"""Calls to one server of a cache, watched: those that fail are counted and logged, and a server that is down
is left alone for a while.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from prometheus_client import Counter
from redis.exceptions import ClusterDownError, RedisError
from redis.exceptions import ConnectionError as UnreachableError
from redis.exceptions import TimeoutError as HungError

from service.hot_states import CannotAsk
from service.hot_states.breaker import Breaker
from service.metrics import CACHE_FAILURES

log = logging.getLogger("service.hot_states")

T = TypeVar("T")

DOWN = (UnreachableError, HungError, ClusterDownError, OSError)
"""Errors after which the server is left alone; any other answer shows that it is alive."""

COMPLAIN_EVERY = 10.0
"""Seconds between two lines of the log about a server that refuses: a full one refuses every write."""


class Watched:
    """One server by its name, which is empty where there is only one.

    ``back`` is called when it answers again after a call that failed. ``what`` is what the log calls it,
    ``failures`` counts the calls that failed (``error``) or were left out (``skipped``).
    """

    def __init__(
        self,
        name: str,
        longest_pause: float,
        back: Callable[[], None] | None = None,
        what: str = "the cache",
        failures: Counter = CACHE_FAILURES,
    ) -> None:
        self.name = name
        self._what = what
        self._failures = failures
        self._breaker = Breaker(longest_pause)
        self._back = back
        self._next_complaint = 0.0

    def is_well(self) -> bool:
        """Whether the last call went well."""
        return self._breaker.is_well()

    def may_be_called(self) -> bool:
        """Whether it is time for a call. Whoever may has to make it, with :meth:`attempt`."""
        return self._breaker.allows()

    def call(self, work: Callable[[], T]) -> T:
        """What comes of a call, if it is time for one.

        Raises:
            CannotAsk: the server is down, left alone, or refuses.
        """
        if not self.may_be_called():
            self._failures.labels("skipped").inc()
            raise CannotAsk
        return self.attempt(work)

    def attempt(self, work: Callable[[], T]) -> T:
        """What comes of a call.

        Raises:
            CannotAsk: the server is down or refuses.
        """
        try:
            result = work()
        except DOWN as error:
            if self._breaker.is_well():
                told = {"node": self.name, "error": str(error)}
                log.warning("%s is down", self._what, extra={"fields": told})
            self._breaker.failed()
            self._failures.labels("error").inc()
            raise CannotAsk from None
        except RedisError as error:
            self.refused(error)
            self._answered()
            raise CannotAsk from None
        self._answered()
        return result

    def refused(self, error: RedisError) -> None:
        """Count a refusal, and log it unless another one has just been logged."""
        self._failures.labels("error").inc()
        now = time.monotonic()
        if now >= self._next_complaint:
            self._next_complaint = now + COMPLAIN_EVERY
            log.warning("%s refuses", self._what, extra={"fields": {"node": self.name, "error": str(error)}})

    def _answered(self) -> None:
        if self._breaker.succeeded():
            log.warning("%s is back", self._what, extra={"fields": {"node": self.name}})
            if self._back:
                self._back()
