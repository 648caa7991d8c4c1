"""Chapter 3, the castle as a place: what stands in which spot. Nothing here changes anything."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

from engine.magic.state import Id, MagicState

from .state import COLUMNS, ROWS, SpotName, table_of


class Spot(NamedTuple):
    """A place in a player's castle (CAS-3.1)."""

    seat: int
    """Whose castle it is in."""
    column: int
    """1 to 4, from the owner's left."""
    row: int
    """1, the front, to 3."""

    @property
    def name(self) -> SpotName:
        """Column and row, as actions and events call it."""
        return cast("SpotName", f"{self.column},{self.row}")


def spoken(name: SpotName) -> str:
    """A spot as people call it: ``column 2, row 1``."""
    column, row = name.split(",")
    return f"column {column}, row {row}"


def named(seat: int, name: str) -> Spot:
    """The spot of a player's castle that an action calls so."""
    column, row = name.split(",")
    return Spot(seat, int(column), int(row))


@lru_cache
def spots(seat: int) -> tuple[Spot, ...]:
    """All the spots of a castle in the order of dealing: row by row, the front first (CAS-2.6)."""
    return tuple(Spot(seat, column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))


def at(state: MagicState, spot: Spot) -> Id | None:
    """What stands in a spot, face down or active; None: it is vacant (CAS-3.2)."""
    return table_of(state).castles.seats[spot.seat].rows[spot.row - 1][spot.column - 1]


def spot_of(state: MagicState, ref: Id) -> Spot | None:
    """The spot in which something stands; None: in no castle."""
    for seat, castle in enumerate(table_of(state).castles.seats):
        for row, refs in enumerate(castle.rows, 1):
            if ref in refs:
                return Spot(seat, refs.index(ref) + 1, row)
    return None


def what_stands(state: MagicState, spot: Spot) -> str | None:
    """What everybody sees in a spot, in words that labels name; None: it is vacant."""
    ref = at(state, spot)
    return "a face-down card" if ref is not None and is_face_down(state, ref) else ref


def face_up_in(state: MagicState, row: int) -> list[Id]:
    """What stands face up in this row of any castle, in the order of the battlefield."""
    table = table_of(state)
    standing = [ref for castle in table.castles.seats for ref in castle.rows[row - 1] if ref is not None]
    found = [ref for ref in standing if table.objects[ref].zone == "battlefield"]
    return sorted(found, key=table.battlefield.index) if len(found) > 1 else found


def foremost(state: MagicState, seat: int, column: int) -> Spot | None:
    """The spot of the foremost card of a column; None: the column is vacant (CAS-3.3), or it is 0, which is
    none."""
    if column == 0:
        return None
    line = (Spot(seat, column, row) for row in range(1, ROWS + 1))
    return next((spot for spot in line if at(state, spot) is not None), None)


def behind(spot: Spot) -> Spot | None:
    """The spot directly behind; None behind the rear row (CAS-3.4)."""
    return spot._replace(row=spot.row + 1) if spot.row < ROWS else None


def is_face_down(state: MagicState, ref: Id) -> bool:
    """Whether something is a face-down castle card (CAS-3.6)."""
    thing = state.table.objects.get(ref)
    return thing is not None and thing.zone == "castle" and spot_of(state, ref) is not None


def is_active(state: MagicState, ref: Id) -> bool:
    """Whether something is an active castle creature: a permanent in a spot of its owner's (CAS-3.7).

    One that somebody else controls is none, also where its spot has not been cleared yet (CAS-10.9).
    """
    thing = state.table.objects.get(ref)
    if thing is None or thing.zone != "battlefield" or thing.controller not in (None, thing.owner):
        return False
    return spot_of(state, ref) is not None
