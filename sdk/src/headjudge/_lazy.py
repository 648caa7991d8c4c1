"""Values that are made when they are first looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801  # a decorator, named as one
    """A property that is made once and kept in the ``__dict__`` of its object.

    Before Python 3.12, ``functools.cached_property`` lets only one object of a class make its value at once,
    and here making one may take a request. Two threads that look at the same object may both make the value;
    it comes out the same.
    """

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, thing: None, owner: type) -> Self: ...
    @overload
    def __get__(self, thing: object, owner: type) -> T: ...
    def __get__(self, thing: object | None, owner: type) -> Self | T:
        if thing is None:
            return self
        value = thing.__dict__[self._name] = self._make(thing)
        return value


def at_once(fetch: Callable[[], T]) -> T:
    """What an attribute asks for when it is looked at and nobody has told it yet."""
    return fetch()
