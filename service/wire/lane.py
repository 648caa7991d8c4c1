"""Lanes: queues of complete requests, each with the threads that take from it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from service.wire.connection import Connection


class Lane:
    """One queue and its threads. All methods belong to the thread that polls."""

    def __init__(self, threads: int, answer: Callable[[Connection], None]) -> None:
        self._threads = threads
        self._answer = answer
        self._pool = ThreadPoolExecutor(threads)
        self._waiting: deque[Connection] = deque()
        self._taken = 0
        self._busy_since = 0.0

    def busy_for(self) -> float:
        """Seconds since every thread has had something to do and none has finished; 0 if one is free."""
        return time.monotonic() - self._busy_since if self._taken >= self._threads else 0.0

    def add(self, connection: Connection) -> None:
        """Queue the request of a connection."""
        self._taken += 1
        if self._taken == self._threads:
            self._busy_since = time.monotonic()
        self._waiting.append(connection)
        self._pool.submit(self._next)

    def withdraw(self, connection: Connection) -> bool:
        """Take a request back; False if a thread has it already."""
        try:
            self._waiting.remove(connection)
        except ValueError:
            return False
        self._taken -= 1
        return True

    def done(self) -> None:
        """Count a request that a thread has answered."""
        self._taken -= 1
        self._busy_since = time.monotonic()

    def close(self) -> None:
        """Take nothing more."""
        self._waiting.clear()
        self._pool.shutdown(wait=False)

    def _next(self) -> None:
        try:
            connection = self._waiting.popleft()
        except IndexError:  # as many have been withdrawn
            return
        self._answer(connection)
