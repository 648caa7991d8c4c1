"""What a seat sees of castles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.faces import A_CARD, CardCode
from engine.magic.state import Id
from engine.magic.views import TableView

from .state import SpotName


class SeenReserve(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of a reserve."""

    id: Id
    card: Annotated[str | None, A_CARD, Meta(description="Absent: the seat does not know the card.")] = None
    name: str | None = None


class SeenSpot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spot of a castle."""

    spot: Annotated[SpotName, Meta(description="Column and row; row 1 is the front.")]
    holds: Literal["vacant", "face_down", "active"]
    id: Annotated[
        Id | None, Meta(description="Of the card; an active one is on the battlefield under this id.")
    ] = None
    card: Annotated[
        str | None,
        A_CARD,
        Meta(description="Absent: nothing stands there, or a card that the seat does not know."),
    ] = None
    name: str | None = None


class SeenCastle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's castle and reserve."""

    spots: Annotated[tuple[SeenSpot, ...], Meta(description="Row by row, the front first.")]
    reserve: Annotated[tuple[SeenReserve, ...], Meta(description="Top first.")]
    face_down: Annotated[
        dict[CardCode, int] | None,
        Meta(
            description="Of one's own stock: how many of which cards lie face down, in spots or in the "
            "reserve. Absent for the other player's."
        ),
    ] = None
    acted: Annotated[
        bool, Meta(description="The player has taken the castle action of this turn already.")
    ] = False


class CastleView(TableView, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    castles: Annotated[tuple[SeenCastle, ...], Meta(description="Seat by seat.")]
    attacked_column: Annotated[
        int, Meta(description="Of the castle of the player whose turn it is not; 0: no column is attacked.")
    ]
