"""What is wrong with land cards and the middle of the table in a document (SPL-12.3, 13.3, 13.4).

That an id lies in one place, and that something is a permanent under which a land card lies, the core has
found out before.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.parts import BasePart
from engine.magic.state import Id
from engine.magic.status.position import Position

from . import lands
from .board import MIDDLE
from .book import cite
from .pools import stays_in_the_game
from .state import KINDS, NAMES, table_of

ROW = cite("SPL-2.2")
REMOVED = cite("SPL-2.6")
NOBODYS = cite("SPL-12.3")
LEAVES = cite("SPL-13.3")
CONSERVED = cite("SPL-13.4")
CREATURES = cite("SPL-1.5")
STOCKS = "$.table.lands.stocks"


class TableFaults(BasePart):
    """The checks of what lies in the middle of the table and in the stocks."""

    def faults(self, position: Position) -> Iterator[Fault]:
        """Everything that is wrong."""
        yield from _stock_faults(position)
        yield from _number_faults(position)
        yield from _middle_faults(position)


def _stock_faults(position: Position) -> Iterator[Fault]:
    for seat, stock in enumerate(table_of(position.state).lands.stocks):
        if seat not in position.seats:
            yield Fault(f"{STOCKS}[{seat}]", f"there is no seat {seat}", CONSERVED)
        elif any(stock) and not position.has_things(seat) and not position.over:
            yield Fault(f"{STOCKS}[{seat}]", "the stock of a player who has left is in the supply", LEAVES)


def _number_faults(position: Position) -> Iterator[Fault]:
    """More land cards of a type than there are."""
    state = position.state
    for kind, left, number in zip(KINDS, lands.supply(state), lands.total(state), strict=True):
        if left < 0:
            there = (
                f"there are {number} land cards of the type {NAMES[kind]} among {len(position.seats)} players"
            )
            yield Fault("$.table.lands", f"{there}, not {number - left}", CONSERVED)


def _middle_faults(position: Position) -> Iterator[Fault]:
    middle = table_of(position.state).middle
    for place in position.format.board.places(position.state):
        if position.table.objects[place.ref].owner is not None:
            told = f"{place.ref} belongs to a player; nobody owns the cards in the middle of the table"
            yield Fault(place.path, told, NOBODYS)
        wanted = _WANTED.get(place.zone)
        if wanted is not None and wanted not in _types(position, place.ref):
            yield Fault(place.path, f"{place.ref} is no {wanted} card", CREATURES)
        if place.zone == "removed" and stays_in_the_game(position.state, place.ref):
            told = f"{place.ref} is from a creature deck; these are not removed from the game"
            yield Fault(place.path, told, REMOVED)
    most = len(position.seats) + 1
    if len(middle.planeswalkers) > most:
        told = f"the row of {len(position.seats)} players has {most} planeswalkers, not more"
        yield Fault(f"{MIDDLE}.planeswalkers", told, ROW)


_WANTED = {"market": "creature", "creature_decks": "creature", "planeswalker_row": "planeswalker"}
"""The type of card that lies in each zone."""


def _types(position: Position, ref: Id) -> tuple[str, ...]:
    return position.card(position.table.objects[ref].card).card.types
