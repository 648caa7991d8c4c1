"""Chapters 2 and 3, the board: castles and reserves as zones, who sees what of them, and their documents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.documents import Event, Fault
from engine.magic import events as facts
from engine.magic.definitions import definition
from engine.magic.hooks import Hearer
from engine.magic.parts import PlainBoard
from engine.magic.procedures import turning_up
from engine.magic.seams import Placed, Pool
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import atoms
from .book import cite
from .events import (
    CastleActivated,
    CastleConcealed,
    CastleDealt,
    CastleDiscarded,
    CastleShifted,
    CastleSwitched,
)
from .setup import can_be_stock
from .spots import Spot, at, is_face_down, spot_of, spots
from .state import Castles, table_of
from .views import SeenCastle, SeenReserve, SeenSpot

STOCK_CARDS = cite("CAS-2.2")
SPOTS = cite("CAS-3.2")
ACTIVE = cite("CAS-3.7")
ONCE = cite("CAS-4.2")


def _follow(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """Something moved."""
    assert isinstance(event, facts.Moved)
    if was is not None:
        atoms.follow(draft, was, now, event)


def _leave(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    """CAS-10.9: a castle creature that somebody else controls has left the castle."""
    assert isinstance(event, facts.ControlChanged)
    atoms.follow(draft, event.object, None)


class CastleBoard(PlainBoard):
    """Two castles of twelve spots, each with a reserve."""

    keeps: Mapping[str, type[Struct]] = {"castles": Castles}
    zones: frozenset[str] = frozenset({"castle", "reserve"})
    hidden: frozenset[str] = frozenset({"castle", "reserve"})
    cards_lie_face_down = False
    never = turning_up.NEVER
    events = (
        CastleDealt,
        CastleShifted,
        CastleSwitched,
        CastleActivated,
        CastleDiscarded,
        CastleConcealed,
    )
    hears: Mapping[type[Event], Hearer] = {facts.Moved: _follow, facts.ControlChanged: _leave}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Where something stands or lies everybody sees, what it is only who knows it (CAS-2.5)."""
        return {"castles": tuple(_seen(state, owner, seat) for owner in range(len(state.table.seats)))}

    def places(self, state: MagicState) -> Iterator[Placed]:
        """Castle and reserve of each player; an active creature is on the battlefield."""
        objects = state.table.objects
        for seat, castle in enumerate(table_of(state).castles.seats):
            path = f"$.table.castles.seats[{seat}]"
            for row, refs in enumerate(castle.rows):
                for column, ref in enumerate(refs):
                    if ref is not None and (ref not in objects or objects[ref].zone != "battlefield"):
                        yield Placed(f"{path}.rows[{row}][{column}]", "castle", seat, ref)
            for index, ref in enumerate(castle.reserve):
                yield Placed(f"{path}.reserve[{index}]", "reserve", seat, ref)

    def told_apart(self, state: MagicState, ref: Id) -> Spot | None:
        """CAS-3.1: the spot in which it stands."""
        return spot_of(state, ref)

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """Into the spot that ``position`` names, or on top or at the bottom of the reserve."""
        assert seat is not None
        if zone == "castle":
            atoms.lay_down(draft, seat, ref, position)
        else:
            atoms.add_to_reserve(draft, seat, ref, position)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """Of a card in a spot the hearer of its move says whether the spot becomes vacant."""
        assert seat is not None
        if zone == "reserve":
            atoms.take_from_reserve(draft, seat, ref)

    def pools(self, state: MagicState, seat: int) -> list[Pool]:
        """Hand and library of each player, and what lies face down of each stock."""
        return [*super().pools(state, seat), *(Pool(face_down(state, owner)) for owner in _seats(state))]

    def faults(self, position: Position) -> Iterator[Fault]:
        """What castles cannot hold; that an id stands in a zone once, and that there is such an object, the
        core has found out."""
        for seat, castle in enumerate(table_of(position.state).castles.seats):
            path = f"$.table.castles.seats[{seat}]"
            for row, refs in enumerate(castle.rows):
                for column, ref in enumerate(refs):
                    if ref is not None:
                        yield from _spot_faults(position, seat, ref, f"{path}.rows[{row}][{column}]")
            for index, ref in enumerate(castle.reserve):
                yield from _card_faults(position, ref, f"{path}.reserve[{index}]")
            if castle.acted > position.table.turn:
                message = f"turn {castle.acted} has not come yet: this is turn {position.table.turn}"
                yield Fault(f"{path}.acted", message, ONCE)
        yield from _twice(position)


def face_down(state: MagicState, seat: int) -> list[Id]:
    """The face-down cards of a stock: those in the castle, then the reserve."""
    standing = (at(state, spot) for spot in spots(seat))
    lying = [ref for ref in standing if ref is not None and is_face_down(state, ref)]
    return [*lying, *table_of(state).castles.seats[seat].reserve]


def _seats(state: MagicState) -> range:
    return range(len(state.table.seats))


# Views -----------------------------------------------------------------------------------------------------


def _seen(state: MagicState, owner: int, seat: int) -> SeenCastle:
    castle = table_of(state).castles.seats[owner]
    stock = Counter(state.table.objects[ref].card for ref in face_down(state, owner))
    return SeenCastle(
        spots=tuple(_seen_spot(state, spot, seat) for spot in spots(owner)),
        reserve=tuple(SeenReserve(**_face(state, ref, seat)) for ref in castle.reserve),
        face_down=dict(sorted(stock.items())) if owner == seat else None,
        acted=castle.acted == state.table.turn,
    )


def _seen_spot(state: MagicState, spot: Spot, seat: int) -> SeenSpot:
    ref = at(state, spot)
    if ref is None:
        return SeenSpot(spot=spot.name, holds="vacant")
    if is_face_down(state, ref):
        return SeenSpot(spot=spot.name, holds="face_down", **_face(state, ref, seat))
    card = state.table.objects[ref].card
    return SeenSpot(spot=spot.name, holds="active", id=ref, card=card, name=definition(state, card).name)


def _face(state: MagicState, ref: Id, seat: int) -> dict[str, Any]:
    """A face-down card: what it is only to those who know it."""
    if seat not in state.machine.known.get(ref, ()):
        return {"id": ref}
    card = state.table.objects[ref].card
    return {"id": ref, "card": card, "name": definition(state, card).name}


# Documents -------------------------------------------------------------------------------------------------


def _spot_faults(position: Position, seat: int, ref: Id, path: str) -> Iterator[Fault]:
    thing = position.table.objects[ref]
    if thing.zone == "battlefield":
        if thing.owner != seat:
            yield Fault(path, f"{ref} does not belong to seat {seat}", ACTIVE)
        elif thing.controller not in (None, seat):
            yield Fault(path, f"seat {seat} does not control {ref}", ACTIVE)
        elif thing.held_by not in (None, seat):
            yield Fault(path, f"seat {thing.held_by} controls {ref}, which has left the castle then", ACTIVE)
    yield from _card_faults(position, ref, path)


def _card_faults(position: Position, ref: Id, path: str) -> Iterator[Fault]:
    thing = position.table.objects[ref]
    if thing.token or not can_be_stock(definition(position.state, thing.card).card):
        yield Fault(path, f"{thing.card} is no creature card with a mana cost", STOCK_CARDS)


def _twice(position: Position) -> Iterator[Fault]:
    """Active creatures stand in one spot; of what lies face down the core says the same."""
    met: set[Id] = set()
    for seat, castle in enumerate(table_of(position.state).castles.seats):
        for row, refs in enumerate(castle.rows):
            for column, ref in enumerate(refs):
                if ref is not None and position.on_battlefield(ref):
                    if ref in met:
                        path = f"$.table.castles.seats[{seat}].rows[{row}][{column}]"
                        yield Fault(path, f"{ref} stands in another spot, too", SPOTS)
                    met.add(ref)
