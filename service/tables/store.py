"""Where tables are kept: one head for each, which is compared and set.

A table is a step, a tag (the first 16 hexadecimal digits of its text's SHA-256) and a text. Whoever has read
a head may set the next one exactly if it is still the same; so of two requests at one step one is carried
out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Literal, NamedTuple, Protocol

ROOM_FOR_RUNNING_GAMES: Final = 0.75
"""New tables are refused beyond this part of the memory, so that running games have the rest."""
WINDOW_SECONDS: Final = 3_600
"""The time in which the new tables of a client are counted, from the first of them."""
Status = Literal["waiting", "playing", "over"]
"""`waiting` for persons to take their seats; `playing`; `over`."""
STATUSES: Final[Sequence[Status]] = ("waiting", "playing", "over")


class Unreachable(Exception):
    """The store cannot be asked."""


class Full(Exception):
    """The store takes nothing more."""


class TooMany(Exception):
    """A client has made too many tables; ``seconds`` until it may make others."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Numbers(NamedTuple):
    """What there is to tell of a store."""

    tables: Mapping[Status, int]
    """How many it keeps."""
    used: int
    """Bytes that are used, of the server that has the least room."""
    most: int
    """Bytes that it may use; 0: as many as there are."""


class Head(NamedTuple):
    """What is kept of a table now."""

    step: int
    tag: str
    text: bytes
    age: float
    """Seconds since it was set, by the clock of the store."""


def tag_of(text: bytes) -> str:
    """The tag of a text."""
    return sha256(text).hexdigest()[:16]


class Tables(Protocol):
    """A store. Every call raises :class:`Unreachable` where it cannot be asked."""

    def create(self, table: str, text: bytes, ttl: int, client: str, *, status: Status = "waiting") -> None:
        """Keep a new table at step 0 for ``ttl`` seconds.

        Raises:
            Full: there is no room for new tables.
            TooMany: ``client`` has made as many as one may within an hour, counted from its first.
        """

    def head(self, table: str) -> Head | None:
        """The head of a table; None if there is none: it never was, or has expired."""

    def advance(
        self, table: str, before: Head, step: int, text: bytes, ttl: int, *, status: Status = "playing"
    ) -> bool:
        """Set a head in place of the one that was read, for ``ttl`` seconds; False if that is not there any
        more.

        Raises:
            Full: there is no room for it.
        """

    def steps(self, tables: Sequence[str]) -> list[int | None]:
        """The steps of several tables, None for those that are not there."""

    def numbers(self) -> Numbers:
        """How many tables there are, and how much memory they take; where there are many, an estimate."""

    def is_well(self) -> bool:
        """Whether the store does its work, and evicts nothing."""

    def close(self) -> None:
        """Let go of its connections."""
