"""The record of free actions that may have changed nothing (L5C-R46)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct, field

from engine.kernel.bounds import Many
from engine.kernel.constraints import Cites
from engine.magic.state import Fingerprint, MagicState
from engine.magic.vocabulary import FEW_ENTRIES, Address, ObjectId, ThingId

from .book import cite

REPEATS = cite("L5C-R46")


class FreeDeed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a player has done without a cost."""

    source: Annotated[ObjectId, Cites(REPEATS)]
    code: Address
    """Which ability of it."""
    target: Annotated[ThingId | None, Cites(REPEATS)] = None
    """What it was done to, if that is one single thing."""


class FreeDeeds(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a player has done without a cost, and what the table was like before."""

    table: Fingerprint | None = None
    deeds: Annotated[Many[FreeDeed], FEW_ENTRIES, Cites(REPEATS)] = field(default_factory=list)


class Repeats(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The free deeds of the players; empty as long as there are none."""

    seats: Many[FreeDeeds] = field(default_factory=list)


def repeats(state: MagicState) -> Repeats:
    """The record."""
    table: Any = state.table
    found: Repeats = table.repeats
    return found


def free_deeds(state: MagicState, seat: int) -> FreeDeeds:
    """Those of one player."""
    seats = repeats(state).seats
    return seats[seat] if 0 <= seat < len(seats) else NONE


NONE = FreeDeeds()
