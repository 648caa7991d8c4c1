"""Values that are made when they are first looked at, unless making them takes a request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from .._errors import NotLoaded
from .._lazy import lazy

__all__ = ["at_once", "lazy"]

T = TypeVar("T")


def at_once(fetch: Callable[[], Awaitable[T]]) -> T:
    """An attribute can't be awaited, so it can't ask.

    :raises NotLoaded: always; it names what can.
    """
    raise NotLoaded("this game has not been told that yet; await its loaded() first, then look at it")
