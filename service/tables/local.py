"""Tables of one process, for a service with one worker."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from threading import Lock

from service.tables.store import ROOM_FOR_RUNNING_GAMES, WINDOW_SECONDS, Full, Head, tag_of

BYTES_AROUND = 512
"""What a table takes besides its text."""


class LocalTables:
    """Tables in the memory of this process, which end with it."""

    def __init__(self, memory: int, per_client: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._memory = memory
        self._per_client = per_client
        self._clock = clock
        self._lock = Lock()
        self._heads: dict[str, tuple[int, bytes, float, float]] = {}
        """Step, text, when it was set, when it expires."""
        self._size = 0
        self._made: dict[str, deque[float]] = {}

    def create(self, table: str, text: bytes, ttl: int, client: str) -> bool:
        """Keep a new table."""
        with self._lock:
            now = self._clock()
            self._expire(now)
            if self._size + len(text) + BYTES_AROUND > self._memory * ROOM_FOR_RUNNING_GAMES:
                raise Full
            made = self._made.setdefault(client, deque())
            if len(made) >= self._per_client:
                return False
            made.append(now)
            self._set(table, 0, text, now, ttl)
            return True

    def head(self, table: str) -> Head | None:
        """The head of a table."""
        with self._lock:
            now = self._clock()
            kept = self._heads.get(table)
            if kept is None or kept[3] <= now:
                return None
            step, text, at, _ = kept
            return Head(step, tag_of(text), text, now - at)

    def advance(self, table: str, before: Head, step: int, text: bytes, ttl: int) -> bool:
        """Set a head in place of the one that was read."""
        with self._lock:
            now = self._clock()
            kept = self._heads.get(table)
            if kept is None or kept[3] <= now or (kept[0], kept[1]) != (before.step, before.text):
                return False
            if self._size + len(text) - len(kept[1]) > self._memory:
                self._expire(now)
                if self._size + len(text) - len(kept[1]) > self._memory:
                    raise Full
            self._set(table, step, text, now, ttl)
            return True

    def steps(self, tables: Sequence[str]) -> list[int | None]:
        """The steps of several tables."""
        with self._lock:
            now = self._clock()
            found = [self._heads.get(table) for table in tables]
            return [None if kept is None or kept[3] <= now else kept[0] for kept in found]

    def is_well(self) -> bool:
        """True: nothing can break."""
        return True

    def close(self) -> None:
        """Do nothing."""

    def _set(self, table: str, step: int, text: bytes, now: float, ttl: int) -> None:
        kept = self._heads.get(table)
        self._size += len(text) - (-BYTES_AROUND if kept is None else len(kept[1]))
        self._heads[table] = (step, text, now, now + ttl)

    def _expire(self, now: float) -> None:
        for table in [table for table, kept in self._heads.items() if kept[3] <= now]:
            self._size -= len(self._heads.pop(table)[1]) + BYTES_AROUND
        for client, made in [*self._made.items()]:
            while made and made[0] <= now - WINDOW_SECONDS:
                made.popleft()
            if not made:
                del self._made[client]
