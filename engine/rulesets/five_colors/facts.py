"""What happens to provinces, beside the events of Magic."""

from __future__ import annotations

from engine.kernel.documents import Event
from engine.magic.state import Id
from engine.magic.vocabulary import CardKey, ColorLetter

from .realm import Number


class ColourChosen(Event, frozen=True):
    """A player has chosen a colour with the decks (L5C-3.1)."""

    seat: int
    colour: ColorLetter


class ProvinceAdded(Event, frozen=True):
    """A player has one province more, the last one from the left (L5C-4.1, 20.4)."""

    seat: int
    province: Number


class ProvinceTurned(Event, frozen=True):
    """A card that lay face down in a province was turned up (L5C-10.1)."""

    seat: int
    province: Number
    object: Id
    card: CardKey


class ProvinceDestroyed(Event, frozen=True):
    """A province was destroyed (L5C-18.1)."""

    seat: int
    province: Number


class ProvincesSlid(Event, frozen=True):
    """The provinces from this number on were one place further to the right before (L5C-18.3)."""

    seat: int
    province: Number


REALM_EVENTS: tuple[type[Event], ...] = (
    ColourChosen,
    ProvinceAdded,
    ProvinceTurned,
    ProvinceDestroyed,
    ProvincesSlid,
)
