"""Options of a new game with Magic cards: the starting player, custom cards, names and decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.kernel.bounds import FEW, Map
from engine.kernel.documents import Exact

from .language.abilities import Card

Name = Annotated[str, Meta(min_length=1, max_length=80)]
CardKey = Annotated[str, Meta(min_length=1, max_length=120)]
Copies = Annotated[int, Meta(ge=1, le=250)]


class GameOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game is played."""

    starting_seat: Annotated[
        Exact | None,
        Meta(description="Who has the first turn; absent: chance decides.", extra={"rule": "CR-103.1"}),
    ] = None
    cards: Annotated[
        tuple[Card, ...],
        Meta(
            description="Cards and tokens beside those of the library, in the card language. Decks and "
            "cards speak of them by the key of their name, `grey_ogre`; a token is one whose name ends with "
            "the word Token.",
            extra={"rule": "CR-108.1"},
            max_length=FEW,
        ),
    ] = ()


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told."""

    name: Annotated[Name | None, Meta(description="The player's name.")] = None
    deck: Annotated[
        CardKey | Map[CardKey, Copies] | None,
        Meta(
            description="The name of a deck that the ruleset ships, or the number of copies of each card by "
            "its key; absent: the shipped decks in turn.",
            extra={"rule": "CR-100.2a"},
        ),
    ] = None
