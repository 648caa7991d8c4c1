"""What a seat sees of land cards, the middle of the table and reserved cards (SPL-3.1 of the information)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from engine.magic.definitions import definition
from engine.magic.state import Id, MagicState
from engine.magic.view_types import TableView
from engine.magic.vocabulary import CardKey

from . import lands
from .state import KINDS, Kind, Level, Owed, table_of


class SeenLands(Struct, frozen=True, kw_only=True):
    """Numbers of land cards."""

    plains: int
    island: int
    swamp: int
    mountain: int
    forest: int
    wastes: int


class SeenOffer(Struct, frozen=True, kw_only=True):
    """A card of the market or of the planeswalker row."""

    id: Id
    card: CardKey
    name: str


class SeenReserved(Struct, frozen=True, kw_only=True):
    """A reserved card in a library or a hand, as long as everybody can follow it."""

    id: Id
    level: Level
    turn: Annotated[int, Meta(description="In which it was reserved: it cannot be cast in that turn.")]
    face_up: Annotated[bool, Meta(description="It lies face up.")]


class SeenMiddle(Struct, frozen=True, kw_only=True):
    """The middle of the table."""

    market: Annotated[
        tuple[tuple[SeenOffer | None, ...], ...],
        Meta(description="The rows of four slots, level 1 first; null: the slot is empty."),
    ]
    creature_decks: Annotated[
        tuple[int, ...], Meta(description="How many cards the creature decks have, level 1 first.")
    ]
    planeswalkers: Annotated[
        tuple[SeenOffer | None, ...],
        Meta(description="The planeswalker row; null: the planeswalker of this slot has been cast."),
    ]
    removed: Annotated[int, Meta(description="How many cards have been removed from the game.")]


class SplendagicView(TableView, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    supply: Annotated[SeenLands, Meta(description="The six piles.")]
    stocks: Annotated[tuple[SeenLands, ...], Meta(description="Collected land cards, seat by seat.")]
    attached: Annotated[
        dict[Id, Kind], Meta(description="The land cards under permanents, by the ids of these.")
    ]
    middle: SeenMiddle
    splendor_used: Annotated[
        bool, Meta(description="The Splendor action of this turn has been used, or has lapsed.")
    ]
    owed_draws: Annotated[
        tuple[Owed, ...], Meta(description="Cards that players are yet to draw for those they reserved.")
    ]
    reserved: Annotated[
        tuple[SeenReserved, ...],
        Meta(description="Reserved cards; who sees which of them, hands and libraries tell."),
    ]


def counted(numbers: list[int]) -> SeenLands:
    """Numbers in canonical order, by the names of the types."""
    return SeenLands(**dict(zip(KINDS, numbers, strict=True)))


def seen_lands(state: MagicState) -> dict[str, Any]:
    """Everything about land cards is public (SPL-11.2)."""
    return {
        "supply": counted(lands.supply(state)),
        "stocks": tuple(counted(lands.stock_of(state, seat)) for seat in range(len(state.table.seats))),
        "attached": dict(table_of(state).lands.under),
    }


def seen_middle(state: MagicState) -> SeenMiddle:
    """What lies face up, and how many cards lie face down."""
    middle = table_of(state).middle
    return SeenMiddle(
        market=tuple(tuple(_offer(state, ref) for ref in row) for row in middle.market),
        creature_decks=tuple(len(deck) for deck in middle.decks),
        planeswalkers=tuple(_offer(state, ref) for ref in middle.planeswalkers),
        removed=len(middle.removed),
    )


def _offer(state: MagicState, ref: Id | None) -> SeenOffer | None:
    if ref is None:
        return None
    card = state.table.objects[ref].card
    return SeenOffer(id=ref, card=card, name=definition(state, card).name)


def seen_reserves(state: MagicState) -> dict[str, Any]:
    """Which cards are reserved everybody has seen; their faces are told where they lie."""
    reserves = table_of(state).reserves
    return {
        "owed_draws": tuple(reserves.owed),
        "reserved": tuple(
            SeenReserved(id=ref, level=card.level, turn=card.turn, face_up=card.face_up)
            for ref, card in reserves.cards.items()
        ),
    }
