"""Players by their seats: numbers from 0, and the references ``seat:0`` by which documents name players."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

SeatOfTwo = Annotated[int, Meta(ge=0, le=1)]
"""A seat at a table for two."""

_PREFIX: Final = "seat:"


def seat_ref(seat: int) -> str:
    """How documents name the player of a seat: ``seat:1``."""
    return f"{_PREFIX}{seat}"


def seat_of(ref: str) -> int | None:
    """The seat that a reference names; None for anything that is not a player. A player's reference has to be
    well-formed."""
    return int(ref[len(_PREFIX) :]) if ref.startswith(_PREFIX) else None


def player_name(name: str | None, seat: int) -> str:
    """What people call a player: by their name, or by the number of their seat, counted from one."""
    return name or f"Player {seat + 1}"


PLAYERS: Final = (seat_ref(0), seat_ref(1))
"""The players at a table for two, by seat."""


def opponent(seat: int) -> int:
    """The other seat at a table for two."""
    return 1 - seat
