"""Options of a new game with Magic cards: the starting player, custom cards, names and decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.kernel.bounds import FEW, Map
from engine.kernel.documents import Exact, option

from .language.abilities import Card

Name = Annotated[str, Meta(min_length=1, max_length=80)]
CardKey = Annotated[str, Meta(min_length=1, max_length=120)]
Copies = Annotated[int, Meta(ge=1, le=250)]


class GameOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game is played."""

    starting_seat: Annotated[
        Exact | None,
        option(
            "CR-103.1",
            "Who has the first turn; left open: chance decides.",
            title="Who begins",
            is_seat=True,
        ),
    ] = None
    cards: Annotated[
        tuple[Card, ...],
        option(
            "CR-108.1",
            "Cards and tokens beside those of the library, in the card language. Decks and "
            "cards speak of them by the key of their name, `grey_ogre`; a token is one whose name ends with "
            "the word Token.",
            max_length=FEW,
            title="Cards of one's own",
        ),
    ] = ()


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told."""

    name: Annotated[Name | None, Meta(title="Name", description="The player's name.")] = None
    deck: Annotated[
        CardKey | Map[CardKey, Copies] | None,
        option(
            "CR-100.2a",
            "The name of a deck that the ruleset ships, or the number of copies of each card by "
            "its name or key; left open: the shipped decks in turn.",
            title="Deck",
        ),
    ] = None
