"""What belongs to a player beside the seat of the core: colour, provinces, dynasty deck, focus cards, life
gained this turn (L5C-3.1, 4.6, 5.3, 13.2).

A player's provinces are numbered from 1, from the owner's left, wherever they are spoken of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Struct, field

from engine.kernel.bounds import Many
from engine.kernel.constraints import Cites, Constraint
from engine.kernel.documents import Exact
from engine.magic.state import Id, MagicState
from engine.magic.vocabulary import Amount, ColorLetter, ObjectId

from .book import cite

COLOUR = cite("L5C-3.1")
PLACE = cite("L5C-4.6")
GAINED = cite("L5C-5.3")

MEANT = cite("L5C-21.1")

Deck = Literal["fate", "dynasty"]
SEATS = 2
"""Players (L5C-22.1)."""
_ONE_EACH = Constraint(
    lambda _, held: len(held) == SEATS, f"there is a realm for each of the {SEATS} players"
)
Number = Exact
"""The number of a province."""


class Province(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A place for a dynasty card, until it is destroyed (L5C-4.6)."""

    card: Id | None = None
    """In the zone ``province``; absent: it is empty."""
    face_up: bool = False
    walls: Annotated[Many[ObjectId], Cites(PLACE)] = field(default_factory=list)
    """Walls that are attached to it, in the order of entering (L5C-19.2)."""
    leaving: Annotated[ObjectId | None, Cites(PLACE)] = None
    """The card that last lay there, as a spell that is still to become a permanent."""


class Realm(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is one player's."""

    colour: Annotated[ColorLetter, Cites(COLOUR)] = "W"
    provinces: Many[Province] = field(default_factory=list)
    """From the left."""
    dynasty: Many[Id] = field(default_factory=list)
    """The dynasty deck, top first: the zone ``dynasty``."""
    focus: Many[Id] = field(default_factory=list)
    """Cards that lie face down before the player in a duel: the zone ``focus``."""
    named: Annotated[Deck | None, Cites(MEANT)] = None
    """The deck that the player has named, while searching it."""
    life_gained: Annotated[Amount, Cites(GAINED)] = 0
    """In this turn, losses not subtracted."""


class Realms(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is all the players'."""

    seats: Annotated[Many[Realm], _ONE_EACH, Cites(COLOUR)] = field(
        default_factory=lambda: [Realm() for _ in range(SEATS)]
    )


class Place(NamedTuple):
    """A province, by its owner and its number."""

    seat: int
    number: int


def realms(state: MagicState) -> list[Realm]:
    """What is each player's, seat by seat."""
    table: Any = state.table
    found: list[Realm] = table.realms.seats
    return found


def realm(state: MagicState, seat: int) -> Realm:
    """What is one player's."""
    return realms(state)[seat]


def provinces(state: MagicState, seat: int) -> list[Province]:
    """A player's provinces, from the left."""
    return realm(state, seat).provinces


def province(state: MagicState, seat: int, number: int) -> Province:
    """One of them, by its number.

    Raises:
        IndexError: there is no province with this number.
    """
    if number < 1:
        raise IndexError(number)
    return provinces(state, seat)[number - 1]


def places(state: MagicState) -> list[Place]:
    """All the provinces, seat by seat, from the left."""
    return [
        Place(seat, number)
        for seat, one in enumerate(realms(state))
        for number in range(1, len(one.provinces) + 1)
    ]


def _place(state: MagicState, is_it: Callable[[Province], bool]) -> Place | None:
    """The first province of which something is true."""
    for seat, one in enumerate(realms(state)):
        for number, place in enumerate(one.provinces, 1):
            if is_it(place):
                return Place(seat, number)
    return None


def place_of(state: MagicState, ref: Id) -> Place | None:
    """The province in which a card lies."""
    return _place(state, lambda one: one.card == ref)


def wall_of(state: MagicState, ref: Id) -> Place | None:
    """The province to which a Wall is attached."""
    return _place(state, lambda one: ref in one.walls)


def left_by(state: MagicState, ref: Id) -> Place | None:
    """The province that a spell, or a card that is about to be one, has come from."""
    return _place(state, lambda one: one.leaving == ref)
