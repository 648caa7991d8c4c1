"""What a seat sees of land cards, the middle of the table and reserved cards (SPL-3.1 of the information)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from engine.kernel.faces import A_CARD
from engine.magic.definitions import definition
from engine.magic.state import Id, MagicState
from engine.magic.view_types import TableView
from engine.magic.vocabulary import CardKey, number_of

from . import lands
from .reserves import is_followed, reserved
from .state import KINDS, Kind, Level, Owed, Reserved, table_of


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
    card: Annotated[CardKey, A_CARD]
    name: str


class SeenReserved(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reserved card in a library or a hand that the seat can follow. Its face is told there, if the seat
    knows it."""

    id: Id
    seat: Annotated[int, Meta(description="Who has reserved it.")]
    level: Level
    turn: Annotated[int, Meta(description="In which it was reserved: it cannot be cast in that turn.")]
    place: Annotated[
        int | None, Meta(description="In the library: its place from the top, 0 on top; absent: in the hand.")
    ] = None
    face_up: Annotated[bool, Meta(description="It lies face up: everybody sees it.")] = False


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
        Meta(description="Reserved cards, as far as the seat can follow them."),
    ]


def counted(numbers: list[int]) -> SeenLands:
    """Numbers in canonical order, by the names of the types."""
    return SeenLands(**dict(zip(KINDS, numbers, strict=True)))


def seen_lands(state: MagicState) -> dict[str, Any]:
    """Everything about land cards is public (SPL-11.2)."""
    under = table_of(state).lands.under
    return {
        "supply": counted(lands.supply(state)),
        "stocks": tuple(counted(lands.stock_of(state, seat)) for seat in range(len(state.table.seats))),
        "attached": {ref: under[ref] for ref in state.table.battlefield if ref in under},
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


def seen_reserves(state: MagicState, seat: int) -> dict[str, Any]:
    """Everybody follows a reserved card in the library until its owner has put it elsewhere, unseen; later,
    whoever knows it where it is (SPL-R28, R29)."""
    known = state.machine.known
    return {
        "owed_draws": tuple(table_of(state).reserves.owed),
        "reserved": tuple(
            _reserved(state, ref, card)
            for ref, card in sorted(reserved(state).items(), key=lambda entry: number_of(entry[0]))
            if is_followed(state, ref) or seat in known.get(ref, ())
        ),
    }


def _reserved(state: MagicState, ref: Id, card: Reserved) -> SeenReserved:
    thing = state.table.objects[ref]
    library = state.table.seats[thing.owning_seat].library
    place = library.index(ref) if thing.zone == "library" else None
    return SeenReserved(
        id=ref, seat=thing.owning_seat, level=card.level, turn=card.turn, place=place, face_up=card.face_up
    )
