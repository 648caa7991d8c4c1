"""What a game of Castle Magic has on its table besides that of Magic: two castles, and the running assault.

A castle keeps ids alone. An id in the zone ``castle`` lies face down, one on the battlefield is an active
castle creature; a spot without an id is vacant (CAS-3.2).
"""

from __future__ import annotations

from typing import Annotated, Literal, cast

from msgspec import Meta, Struct, field

from engine.kernel.bounds import Map, Text
from engine.kernel.constraints import Cites
from engine.magic.state import DEFENDERS, NEW_OBJECT, MagicState, Natural, Table
from engine.magic.vocabulary import ObjectId, ThingId

from .options import CastleOptions

COLUMNS = 4
ROWS = 3
RESERVE = 3
STOCK = COLUMNS * ROWS + RESERVE

SpotName = Literal[
    "1,1", "2,1", "3,1", "4,1", "1,2", "2,2", "3,2", "4,2", "1,3", "2,3", "3,3", "4,3"
]  # fmt: skip
"""Column and row of a spot, as actions and events name it: ``2,1`` stands in the second column in front."""
Row = Annotated[list[ObjectId | None], Meta(min_length=COLUMNS, max_length=COLUMNS)]


def _vacant_rows() -> list[list[Text | None]]:
    return [[None] * COLUMNS for _ in range(ROWS)]


class Castle(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player's castle."""

    rows: Annotated[list[Row], Meta(min_length=ROWS, max_length=ROWS)] = field(default_factory=_vacant_rows)
    """The front first; in each the spots from the owner's left (CAS-3.1)."""
    reserve: Annotated[list[Text], Meta(max_length=RESERVE)] = field(default_factory=list)
    """Top first, in the zone ``reserve``."""
    acted: Natural = 0
    """The turn in which the player last took a castle action (CAS-4.2)."""


def _two_castles() -> list[Castle]:
    return [Castle(), Castle()]


class Castles(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The castles, seat by seat."""

    seats: Annotated[list[Castle], Meta(min_length=2, max_length=2)] = field(default_factory=_two_castles)


Column = Annotated[int, Meta(ge=1, le=COLUMNS)]


class Assault(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The attack of the running combat phase."""

    column: Annotated[int, Meta(ge=0, le=COLUMNS)] = 0
    """The column of the defender's castle that is attacked, until the phase ends, even if combat is over
    before; 0: none is."""
    fallen: bool = False
    """The blocker has died, and combat ends when state-based actions are checked (CAS-11.4)."""


class Aim(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a creature attacked, and by which column, if it has left the battlefield."""

    defender: Annotated[ThingId, Cites(DEFENDERS)]
    column: Annotated[int, Meta(ge=0, le=COLUMNS)] = 0
    blocked: bool = False


class Aims(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The attacks of this turn, asked about attackers that have left the battlefield (CAS-5.1)."""

    of: Map[Annotated[ObjectId, Cites(NEW_OBJECT)], Aim] = field(default_factory=dict)
    """By the creatures that attacked."""


class CastleTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with castles."""

    castles: Castles = field(default_factory=Castles)
    assault: Assault = field(default_factory=Assault)
    aims: Aims = field(default_factory=Aims)


def table_of(state: MagicState) -> CastleTable:
    """The table of a game of Castle Magic."""
    return cast("CastleTable", state.table)


def options_of(state: MagicState) -> CastleOptions:
    """What the players agreed on."""
    return cast("CastleOptions", state.options)
