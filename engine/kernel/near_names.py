"""Names that a wrong one could be meant for, found soon among tens of thousands.

Two names are near if they share many of their trigrams, and then if they are alike letter by letter. The work
grows with how many names share a trigram, never with all of them.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from .closed_words import NEAR

LONGEST_NAME = 100
"""So many characters of a name are compared."""
_SHARED = 3
"""Names are compared that share one trigram in so many."""
_CANDIDATES = 20
"""So many names that share most trigrams are compared letter by letter."""


def folded(text: str) -> str:
    """A text without case and accents, as it is compared."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


class Names:
    """Names, to be asked for those near to another."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._sharing: dict[str, list[int]] = {}
        """The places of the names in which each trigram is."""
        self._sizes: list[int] = []
        """The number of trigrams of each name."""
        for place, name in enumerate(names):
            parts = dict.fromkeys(_trigrams(name))
            self._sizes.append(len(parts))
            for part in parts:
                self._sharing.setdefault(part, []).append(place)

    def near(self, name: str, most: int = 1) -> tuple[str, ...]:
        """The names that could be meant, at most so many, the likeliest first."""
        parts = dict.fromkeys(_trigrams(name))
        shared: Counter[int] = Counter()
        for part in parts:
            shared.update(self._sharing.get(part, ()))
        likeness = {
            place: -2 * many / (len(parts) + self._sizes[place])
            for place, many in shared.items()
            if _SHARED * many >= len(parts)
        }
        ranked = sorted(likeness, key=lambda place: (likeness[place], place))
        meant = folded(name[:LONGEST_NAME])
        alike = [
            (-SequenceMatcher(None, meant, folded(self._names[place][:LONGEST_NAME])).ratio(), place)
            for place in ranked[:_CANDIDATES]
        ]
        return tuple(self._names[place] for ratio, place in sorted(alike)[:most] if -ratio >= NEAR)


def _trigrams(name: str) -> Iterator[str]:
    padded = f"  {folded(name[:LONGEST_NAME])} "
    return (padded[start : start + 3] for start in range(len(padded) - 2))
