"""What a table consists of, as it is kept: a JSON document, compressed."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

import engine
from service.move_bodies import GreedyPlayer, RandomPlayer, SearchPlayer

VERSION: Final = 1
MOST_BYTES: Final = 8 * 2**20
"""The longest document, before it is compressed."""
RECENT_STEPS: Final = 32
RECENT_BYTES: Final = 8_192


class PersonPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """Somebody who takes the seat with a token."""


Player = PersonPlayer | RandomPlayer | GreedyPlayer | SearchPlayer


class Request(Struct, frozen=True):
    """The last request that a seat had carried out, so that the same again is not done twice."""

    digest: str
    before: int
    """The step that it was sent at."""


class SeatInside(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A seat."""

    player: Player
    told: dict[str, Any] = field(default_factory=dict)
    """Its options: name, deck and the like."""
    token: str = ""
    """The hash of its token, once it is taken."""
    invitation: str = ""
    """The hash of its invitation, until it is taken."""
    share: str = ""
    """What it adds to chance."""
    last: Request | None = None
    wish: engine.Pass | None = None
    """Where its player does not want to be asked."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays it."""
        return isinstance(self.player, PersonPlayer)

    @property
    def is_taken(self) -> bool:
        """Whether somebody, or a bot, sits here."""
        return bool(self.token) or not self.is_person


class Entry(Struct, frozen=True, omit_defaults=True):
    """What was done in one step."""

    step: int
    by: Literal["seat", "bot", "claim"]
    seat: int
    actions: tuple[Raw, ...]
    """The actions in order, those among them that nobody was asked about."""
    forced: tuple[int, ...] = ()
    """The numbers of those that were the only thing to do, which an event tells."""


class Told(Struct, frozen=True):
    """What a seat saw happen in a step."""

    events: tuple[Raw, ...]
    texts: tuple[str, ...]


class Recent(Struct, frozen=True):
    """What happened in a step, as each seat saw it."""

    step: int
    seats: tuple[Told, ...]


class Inside(Struct, frozen=True, kw_only=True):
    """A table."""

    v: int = VERSION
    table: str
    step: int = 0
    ruleset: str
    edition: int
    secret: str
    options: dict[str, Any] = field(default_factory=dict)
    away_seconds: int | None = None
    seats: tuple[SeatInside, ...]
    chance: str | None = None
    """What chance follows from, once the cards are dealt."""
    state: Raw | UnsetType = UNSET
    entries: tuple[Entry, ...] = ()
    recent: tuple[Recent, ...] = ()

    @property
    def is_dealt(self) -> bool:
        """Whether the game has begun."""
        return self.chance is not None

    def seat_of(self, token: str) -> int | None:
        """The seat that a token stands for, by its hash; None: no seat of this table."""
        return next((seat for seat, one in enumerate(self.seats) if one.token == token), None)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Inside)


class TooLarge(Exception):
    """A table has outgrown what is kept of one."""


class Newer(Exception):
    """A table was written by a version of the service that is newer than this one."""


class _Versioned(Struct):
    v: int


def packed(inside: Inside) -> bytes:
    """A table as it is kept.

    Raises:
        TooLarge: its document is longer than :data:`MOST_BYTES`.
    """
    document = _ENCODER.encode(inside)
    if len(document) > MOST_BYTES:
        raise TooLarge
    return zlib.compress(document, 1)


def unpacked(text: bytes) -> Inside:
    """A table that was kept.

    Raises:
        Newer: by a newer version of the service.
        ValueError: it is none.
    """
    try:
        inflating = zlib.decompressobj()
        document = inflating.decompress(text, MOST_BYTES)
        if not inflating.eof:
            raise ValueError("a table was cut")
        if msgspec.json.decode(document, type=_Versioned).v > VERSION:
            raise Newer
        return _DECODER.decode(document)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError("this is no table") from error


def remembered(recent: Sequence[Recent], latest: Recent) -> tuple[Recent, ...]:
    """What is kept of what happened: the last steps, as far as there is room for them, and the latest in any
    case, which everybody asks for next."""
    kept = [latest]
    room = RECENT_BYTES - _size(latest)
    for one in reversed(recent):
        room -= _size(one)
        if room < 0 or len(kept) == RECENT_STEPS:
            break
        kept.append(one)
    return tuple(reversed(kept))


def _size(one: Recent) -> int:
    return sum(sum(map(len, seat.events)) + sum(map(len, seat.texts)) for seat in one.seats)
