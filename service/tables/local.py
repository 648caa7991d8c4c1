"""Tables of one process, for a service with one worker."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil
from threading import Lock
from typing import NamedTuple

from service.tables.store import (
    ROOM_FOR_RUNNING_GAMES,
    STATUSES,
    WINDOW_SECONDS,
    Full,
    Head,
    Numbers,
    Status,
    TooMany,
    tag_of,
)

BYTES_AROUND = 512
"""What a table takes besides its text."""


class _Kept(NamedTuple):
    step: int
    text: bytes
    at: float
    """When it was set."""
    until: float
    status: Status


class LocalTables:
    """Tables in the memory of this process, which end with it."""

    def __init__(self, memory: int, per_client: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._memory = memory
        self._per_client = per_client
        self._clock = clock
        self._lock = Lock()
        self._heads: dict[str, _Kept] = {}
        self._size = 0
        self._made: dict[str, tuple[int, float]] = {}
        """How many tables a client has made, and until when they count."""

    def create(self, table: str, text: bytes, ttl: int, client: str, *, status: Status = "waiting") -> None:
        """Keep a new table."""
        with self._lock:
            now = self._clock()
            self._expire(now)
            if self._size + len(text) + BYTES_AROUND > self._memory * ROOM_FOR_RUNNING_GAMES:
                raise Full
            made, until = self._made.get(client, (0, now + WINDOW_SECONDS))
            if made >= self._per_client:
                raise TooMany(ceil(until - now))
            self._made[client] = made + 1, until
            self._set(table, _Kept(0, text, now, now + ttl, status))

    def head(self, table: str) -> Head | None:
        """The head of a table."""
        with self._lock:
            now = self._clock()
            kept = self._heads.get(table)
            if kept is None or kept.until <= now:
                return None
            return Head(kept.step, tag_of(kept.text), kept.text, now - kept.at)

    def advance(
        self, table: str, before: Head, step: int, text: bytes, ttl: int, *, status: Status = "playing"
    ) -> bool:
        """Set a head in place of the one that was read."""
        with self._lock:
            now = self._clock()
            kept = self._heads.get(table)
            if kept is None or kept.until <= now or (kept.step, kept.text) != (before.step, before.text):
                return False
            if self._size + len(text) - len(kept.text) > self._memory:
                self._expire(now)
                if self._size + len(text) - len(kept.text) > self._memory:
                    raise Full
            self._set(table, _Kept(step, text, now, now + ttl, status))
            return True

    def steps(self, tables: Sequence[str]) -> list[int | None]:
        """The steps of several tables."""
        with self._lock:
            now = self._clock()
            found = [self._heads.get(table) for table in tables]
            return [None if kept is None or kept.until <= now else kept.step for kept in found]

    def numbers(self) -> Numbers:
        """How many tables there are, and how much memory they take."""
        with self._lock:
            self._expire(self._clock())
            found = Counter(kept.status for kept in self._heads.values())
            return Numbers({status: found[status] for status in STATUSES}, self._size, self._memory)

    def is_well(self) -> bool:
        """True: nothing can break."""
        return True

    def close(self) -> None:
        """Do nothing."""

    def _set(self, table: str, new: _Kept) -> None:
        kept = self._heads.get(table)
        self._size += len(new.text) - (-BYTES_AROUND if kept is None else len(kept.text))
        self._heads[table] = new

    def _expire(self, now: float) -> None:
        for table in [table for table, kept in self._heads.items() if kept.until <= now]:
            self._size -= len(self._heads.pop(table).text) + BYTES_AROUND
        for client in [client for client, (_, until) in self._made.items() if until <= now]:
            del self._made[client]
