"""Connections that wait for news of a table, and the thread that looks for them in the store.

A request that waits holds its connection and the answer that it gets if nothing happens, but no thread. One
thread for all of them asks the store for the steps of their tables; a step that was made by this process is
told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Final

from service.metrics import TABLES_WAITING
from service.tables.store import Tables, Unreachable
from service.wire.connection import Connection

SOONEST: Final = 0.25
"""Seconds between two looks at the store while few tables are waited for."""
LATEST: Final = 1.0
MANY: Final = 1_000
"""Tables for which it is as long as that."""


class Waiting:
    """The connections of one worker that wait. All methods belong to the thread that polls, but
    :meth:`happened`, which any thread may call.

    ``tell`` is called, in another thread, with each table that is at a step, and that step.
    """

    def __init__(self, store: Tables, tell: Callable[[str, int | None], None]) -> None:
        self._store = store
        self._tell = tell
        self._by_table: dict[str, set[Connection]] = {}
        self._number = 0
        self._lock = Lock()
        self._wanted = Event()
        self._closed = Event()
        self._thread: Thread | None = None

    def __len__(self) -> int:
        return self._number

    def add(self, connection: Connection) -> None:
        """Have a connection wait for what its ``news`` say."""
        assert connection.news is not None
        with self._lock:
            self._by_table.setdefault(connection.news.table, set()).add(connection)
        self._count(1)
        self._wanted.set()
        if self._thread is None:
            self._thread = Thread(target=self._look, name="news", daemon=True)
            self._thread.start()

    def remove(self, connection: Connection) -> None:
        """Have it wait no more."""
        news = connection.news
        if news is None:
            return
        with self._lock:
            waiting = self._by_table.get(news.table, set())
            if connection not in waiting:
                return
            waiting.remove(connection)
            if not waiting:
                del self._by_table[news.table]
        self._count(-1)

    def behind(self, table: str, step: int | None) -> Sequence[Connection]:
        """The connections that wait for a table to be at another step than it was, which this is."""
        with self._lock:
            waiting = self._by_table.get(table, ())
            return [each for each in waiting if each.news is not None and each.news.step != step]

    def everything(self) -> Collection[Connection]:
        """All that wait."""
        with self._lock:
            return [each for waiting in self._by_table.values() for each in waiting]

    def happened(self, table: str, step: int) -> None:
        """A table has come to a step in this process."""
        if table in self._by_table:
            self._tell(table, step)

    def close(self) -> None:
        """Look no more."""
        self._closed.set()
        self._wanted.set()

    def _count(self, more: int) -> None:
        self._number += more
        TABLES_WAITING.set(self._number)

    def _look(self) -> None:
        while not self._closed.is_set():
            self._wanted.wait()
            with self._lock:
                waiting = {
                    table: next(iter(connections)).news for table, connections in self._by_table.items()
                }
                if not waiting:
                    self._wanted.clear()
                    continue
            with suppress(Unreachable):
                for table, step in zip(waiting, self._store.steps([*waiting]), strict=True):
                    news = waiting[table]
                    if news is None or step != news.step:
                        self._tell(table, step)
            self._closed.wait(max(SOONEST, min(LATEST, LATEST * len(waiting) / MANY)))
