"""Counting by keys, and numbering names, in memory that does not grow with the rows."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]

MOST_PENDING = 1 << 20
DENSE = 4
"""Keys below so many times their number are counted in an array, which is quicker than sorting them."""


class Tally:
    """How often each key was added. Keys are natural numbers of any size; no memory is kept for those that
    never came."""

    def __init__(self) -> None:
        self._keys: list[Integers] = []
        self._counts: list[Integers] = []
        self._pending = 0

    def add(self, keys: Integers, times: Integers | None = None) -> None:
        """Count each of these once more, or as many ``times`` more as is said beside it."""
        if len(keys) == 0:
            return
        if int(keys.max()) < DENSE * len(keys):
            counted = np.bincount(keys, times)
            found = np.flatnonzero(counted)
            counts = counted[found]
        elif times is None:
            found, counts = np.unique(keys, return_counts=True)
        else:
            found, places = np.unique(keys, return_inverse=True)
            counts = np.bincount(places, times)
        self._keys.append(found)
        self._counts.append(counts.astype(np.int64))
        self._pending += len(found)
        if self._pending > MOST_PENDING:
            self.counted()

    def counted(self) -> tuple[Integers, Integers]:
        """The keys that came, ascending, and how often each did."""
        if len(self._keys) != 1:
            keys = np.concatenate(self._keys) if self._keys else np.empty(0, np.int64)
            counts = np.concatenate(self._counts) if self._counts else np.empty(0, np.int64)
            order = np.argsort(keys, kind="stable")
            keys, counts = keys[order], counts[order]
            first = np.flatnonzero(np.diff(keys, prepend=keys[:1] - 1))
            self._keys = [keys[first]]
            self._counts = [np.add.reduceat(counts, first) if len(first) else counts]
        self._pending = 0
        return self._keys[0], self._counts[0]

    def by_key(self) -> dict[int, int]:
        """The counts as a dictionary."""
        keys, counts = self.counted()
        return dict(zip(keys.tolist(), counts.tolist(), strict=True))


class Names:
    """Numbers for names, in the order in which they come: 1, 2 …, up to ``most`` of them. Names beyond these
    are not told apart: all have the number 0."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._numbers: dict[str | None, int] = {}
        self.names: list[str] = [""]
        self.beyond = 0
        """How often a name beyond ``most`` came."""

    def numbers(self, column: Any) -> Integers:
        """The number of each name in an array of strings."""
        encoded = column.dictionary_encode()
        numbers = [self._number(name) for name in encoded.dictionary.to_pylist()]
        found: Integers = np.array(numbers or [0], np.int64)[encoded.indices.to_numpy(zero_copy_only=False)]
        self.beyond += int(np.count_nonzero(found == 0))
        return found

    def _number(self, name: str) -> int:
        number = self._numbers.get(name)
        if number is None:
            if len(self._numbers) == self.most:
                return 0
            number = self._numbers[name] = len(self.names)
            self.names.append(name)
        return number

    def __len__(self) -> int:
        """One more than the greatest number."""
        return len(self.names)
