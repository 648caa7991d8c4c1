"""What the workers of one service have yet to write to their cache, for each other to see."""

from __future__ import annotations

from collections.abc import Sequence
from mmap import mmap

PLACES_PER_WORKER = 4
"""Workers that are followed by others have places of their own until they have ended."""


class Backlogs:
    """Since when each worker has had states to write, in seconds of the monotonic clock: the same for all
    processes, and seen by all that fork from the one that made this. 0: it has none.
    """

    def __init__(self, workers: int) -> None:
        self._since = memoryview(mmap(-1, 8 * PLACES_PER_WORKER * workers)).cast("d")

    def of(self, worker: int) -> float:
        """That of a worker, by its number."""
        since: float = self._since[worker % len(self._since)]
        return since

    def note(self, worker: int, since: float) -> None:
        """Tell that of a worker, by its number."""
        self._since[worker % len(self._since)] = since

    def between(self, first: float, last: float) -> Sequence[int]:
        """The places of those that began between two times and have not ended."""
        return [place for place, since in enumerate(self._since.tolist()) if first < since <= last]
