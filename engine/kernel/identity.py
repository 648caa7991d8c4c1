"""What follows from things that never change, remembered by which of them it is.

``functools.cache`` looks at a whole struct to know it again: at each field of an ability, of its steps and
filters. Parts of cards are made once and stay, so that it is enough to know them by their identity.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")
MOST_REMEMBERED = 8_000
"""Things of which each function remembers what follows; then its memory begins anew."""


def by_identity(function: Callable[[T], R]) -> Callable[[T], R]:
    """Remember what a function finds of a thing; the thing is kept as well: nothing else gets its id."""
    known: dict[int, tuple[T, R]] = {}

    @wraps(function)
    def remembering(thing: T) -> R:
        found = known.get(id(thing))
        if found is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            found = known[id(thing)] = thing, function(thing)
        return found[1]

    return remembering
