"""What is worked out once of things that never change, and remembered.

``functools.cache`` looks at a whole struct to know it again: at each field of an ability, of its steps and
filters. Parts of cards are made once and stay, so that it is enough to know them by their identity.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
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


class remembered(Generic[R_co]):  # noqa: N801  # it is written as ``property`` is
    """``functools.cached_property`` without its lock, which takes longer than most of what is worked out."""

    def __init__(self, function: Callable[[Any], R_co]) -> None:
        self._function = function
        self.__doc__ = function.__doc__

    def __set_name__(self, owner: type[Any], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, thing: None, owner: type[Any]) -> Self: ...

    @overload
    def __get__(self, thing: object, owner: type[Any]) -> R_co: ...

    def __get__(self, thing: object, owner: type[Any]) -> Self | R_co:
        if thing is None:
            return self
        found = thing.__dict__[self._name] = self._function(thing)
        return found
