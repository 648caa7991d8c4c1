"""What a cache has missed while it could not be reached, to be written when it is back."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock

MOST = 16 * 1024 * 1024
"""Bytes of encodings that are kept; beyond that, the oldest are given up."""


class Missed:
    """Encodings by state id."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = Lock()
        self._encodings: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def add(self, encodings: Mapping[str, bytes]) -> None:
        """Keep these, as the newest."""
        with self._lock:
            for state_id, encoding in encodings.items():
                self._size += len(encoding) - len(self._encodings.pop(state_id, b""))
                self._encodings[state_id] = encoding
            while self._size > self._most:
                self._size -= len(self._encodings.popitem(last=False)[1])

    def take(self) -> Mapping[str, bytes]:
        """All of them, which are not kept here after that."""
        with self._lock:
            taken, self._encodings, self._size = self._encodings, OrderedDict(), 0
            return taken
