"""Objects change zones, are seen, put in an order (CR 400, 401, 701.20, 701.24)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.kernel.documents import Event, Private
from engine.magic.state import Id
from engine.magic.vocabulary import PlaceName


class Moved(Event, frozen=True):
    """An object changed zones (CR 400.7): its new id, where it gives no hidden card away, and the old one."""

    text = (
        "{object}[ is {how} and] goes"
        "[from_zone=hand,library,graveyard&!to_zone=hand,library,graveyard? from {owner}'s {from_zone}]"
        "[from_zone=hand,library,graveyard&to_zone=hand,library,graveyard? from the {from_zone}]"
        "[from_zone=exile? from exile]"
        "[!from_zone=hand,library,graveyard,exile? from the {from_zone}]"
        "[to_zone=hand,library,graveyard? to {owner}'s {to_zone}]"
        "[to_zone=exile? into exile]"
        "[!to_zone=hand,library,graveyard,exile? to the {to_zone}]"
    )
    absent: ClassVar[Mapping[str, str]] = {
        "object": "{card}",
        "card": "{private}",
        "private": "a card",
        "owner": "nobody",
    }
    introduces: ClassVar[Mapping[str, str]] = {"object": "{card}", "was": "{card}"}
    object: Id | None
    was: Id | None
    from_zone: PlaceName
    to_zone: PlaceName
    owner: int | None
    card: str | None = None
    how: Literal["sacrificed", "discarded"] | None = None
    private: Private | None = None


class Drew(Event, frozen=True):
    """A player drew a card (CR 121)."""

    text = "{seat} draws|draw {private}"
    absent: ClassVar[Mapping[str, str]] = {"private": "a card"}
    seat: int
    private: Private | None = None


class CouldNotDraw(Event, frozen=True):
    """A player had to draw from an empty library (CR 121.4)."""

    text = "{seat} cannot draw: the library is empty"
    seat: int


class TokenCreated(Event, frozen=True):
    """CR 701.7."""

    text = "{seat} creates|create {object}"
    introduces: ClassVar[Mapping[str, str]] = {"object": "{card}"}
    object: Id
    card: str
    seat: int


class EmblemGotten(Event, frozen=True):
    """CR 114.2."""

    text = "{seat} gets|get {object}"
    introduces: ClassVar[Mapping[str, str]] = {"object": "{card}"}
    object: Id
    card: str
    seat: int


class Ceased(Event, frozen=True):
    """A token or a copy outside its zone ceased to exist (CR 704.5d)."""

    text = "{object} ceases to exist"
    object: Id


class Shuffled(Event, frozen=True):
    """A player shuffled a library, or what is one in the format (CR 701.24)."""

    text = "{seat} shuffles|shuffle the {zone}"
    seat: int
    zone: PlaceName = "library"


class Arranged(Event, frozen=True):
    """A player put cards on top or on the bottom of a library, in an order of choice (CR 401.4)."""

    text = (
        "{seat} puts|put[!top=0? {top:card} on top][!bottom=0? {bottom:card} on the bottom] of "
        "[owner?{owner}'s][!owner?the] library"
    )
    seat: int
    top: int
    bottom: int
    owner: int | None = None
    """Whose library it is, if not that player's own."""


class Looked(Event, frozen=True):
    """A player looked at cards of a hidden zone (CR 701.20e)."""

    text = "{seat} looks|look at {count:card}[: {private}]"
    seat: int
    count: int
    private: Private | None = None


class Revealed(Event, frozen=True):
    """CR 701.20."""

    text = "everybody sees {cards}"
    absent = {"cards": "nothing"}
    objects: tuple[Id, ...]
    cards: tuple[str, ...]
