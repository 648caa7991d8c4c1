"""Hot states of one process alone, where no cache is shared."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock

from cachetools import LRUCache

BYTES_AROUND = 256
"""What an entry takes besides its encoding."""


class LocalHotStates:
    """The encodings that were used last, as many as ``memory`` bytes hold."""

    def __init__(self, memory: int) -> None:
        self._kept: LRUCache[str, bytes] = LRUCache(memory, lambda encoding: len(encoding) + BYTES_AROUND)
        self._lock = Lock()

    def get(self, state_id: str) -> bytes | None:
        """The bytes under this id; None if they have made room for others."""
        with self._lock:
            return self._kept.get(state_id)

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        """Keep encodings by their ids, except those that the memory cannot hold. True: nothing can fail."""
        with self._lock:
            for state_id, encoding in encodings.items():
                if len(encoding) + BYTES_AROUND <= self._kept.maxsize:
                    self._kept[state_id] = encoding
        return True

    def is_well(self) -> bool:
        """True: nothing can break."""
        return True

    def close(self) -> None:
        """Do nothing."""
