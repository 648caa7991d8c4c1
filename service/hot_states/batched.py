"""Hot states written in batches, where the workers of one service have their cache to themselves.

A thread that writes to a socket lets go of the interpreter, and queues for it again for longer than the write
takes. So whoever answers a request leaves its states here, and a thread of its own writes those of some
milliseconds in one go, in the order in which they came.

Another worker may be asked for a state that is not written yet: the workers see, in memory that they share,
since when each of them has had something to write, and one that is asked for a state that the cache does not
have waits until all has been written that was waiting then.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from threading import Event, Lock, Thread

from service.hot_states.backlogs import Backlogs
from service.hot_states.missed import Missed
from service.hot_states.remote import RemoteHotStates

log = logging.getLogger("service.hot_states")

PERIOD = 0.003
"""Seconds that a state waits for others, at most."""
LOOK_EVERY = 0.0005
"""Seconds between two looks at what others have written."""


class BatchedHotStates:
    """States that are left for a thread to write to ``cache``. ``worker`` is the number of this worker.

    Nobody waits for another worker longer than ``patience`` seconds: one that died with a backlog has it for
    ever.
    """

    def __init__(self, cache: RemoteHotStates, backlogs: Backlogs, worker: int, *, patience: float) -> None:
        self._worker = worker
        self._cache = cache
        self._backlogs = backlogs
        self._patience = patience
        self._lock = Lock()
        self._waiting = Missed()
        self._since = 0.0
        """When the first of those came; 0 if there are none."""
        self._went_well = True
        self._thread: Thread | None = None
        self._is_awake = False
        """Whether the thread looks again by itself: as long as each time there was something to write."""
        self._due = Event()
        self._closed = Event()

    def get(self, state_id: str) -> bytes | None:
        """The bytes kept under this id; None if there are none, and none on their way.

        Raises:
            CannotAsk: nobody knows.
        """
        asked = time.monotonic()
        late = self._backlogs.between(asked - self._patience, asked)
        found = self._cache.get(state_id)
        if found is None and late:
            self._wait(late, asked)
            found = self._cache.get(state_id)
        return found

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        """Leave encodings to be written. False if the last ones could not be."""
        with self._lock:
            self._waiting.add(encodings)
            if not self._since:
                self._since = time.monotonic()
                if not self._backlogs.of(self._worker):
                    self._backlogs.note(self._worker, self._since)
            if not self._is_awake:
                self._is_awake = True
                self._start()
                self._due.set()
        return self._went_well

    def is_well(self) -> bool:
        """Whether the cache takes writes."""
        return self._cache.is_well()

    def close(self) -> None:
        """Write what is left, and close the connections."""
        self._closed.set()
        self._due.set()
        if self._thread is not None:
            self._thread.join()
        self._cache.close()

    def _wait(self, places: Sequence[int], asked: float) -> None:
        """Wait until these have written what they had when a state was asked for."""
        until = time.monotonic() + self._patience
        for place in places:
            while 0 < self._backlogs.of(place) <= asked and time.monotonic() < until:
                time.sleep(LOOK_EVERY)

    def _start(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="hot states", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while not self._closed.is_set():
            self._due.wait()
            self._due.clear()
            self._write_while_more_comes()
        self._write()  # what came while the last ones were written

    def _write_while_more_comes(self) -> None:
        """Write what has come, period by period. (To be woken for each batch costs both threads more than it
        takes to write it.)"""
        is_more = True
        while is_more and not self._closed.wait(PERIOD):
            is_more = self._write()

    def _write(self) -> bool:
        """Write what is waiting; False if that is nothing, and the thread has to be woken for the next."""
        with self._lock:
            batch, self._since = self._waiting.take(), 0.0
            self._is_awake = bool(batch)
        if batch:
            try:
                self._went_well = self._cache.put(batch, confirmed=True)
            except Exception:  # the next batches are written all the same
                log.exception("bug")
        with self._lock:
            self._backlogs.note(self._worker, self._since)
        return bool(batch)
