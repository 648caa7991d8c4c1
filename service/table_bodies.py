"""What requests about tables take."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from engine import FEW, MAX_SEED
from service.bodies import (
    MOST_PARAMETERS,
    ActionDocument,
    Number,
    OnItsOwn,
    OptionsDocument,
    Seat,
    SeatDocument,
    SeatDocuments,
    Word,
)
from service.tables.inside import Player

SECONDS_A_DAY = 86_400
Step = Annotated[
    int, Meta(ge=0, le=MAX_SEED, description="The step that the player saw last: `step` of an answer.")
]
Include = Annotated[list[Literal["texts"]], Meta(max_length=1)]


class TableBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a new table may be told: what a new game is told, but for its seed, and who plays."""

    options: OptionsDocument = field(default_factory=dict)
    seats: SeatDocuments | UnsetType = UNSET
    """For each seat in order, or none. Whoever takes a seat by an invitation may bring their own deck."""
    players: (
        Annotated[list[Player], Meta(max_length=FEW, description="Who plays each seat; by default persons.")]
        | UnsetType
    ) = UNSET
    seat: Seat | UnsetType = UNSET
    """The seat that the token of this request takes; by default the first person's. Without a token nobody
    sits down yet."""
    away_seconds: Annotated[int, Meta(ge=30, le=14 * SECONDS_A_DAY)] | UnsetType = UNSET
    """After so many seconds without a step, a seat that does not decide may end the game of the person who
    has to (`POST …/claims`). Absent: nobody may."""


class TakeSeatBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """An invitation, and what the seat is told."""

    invitation: Annotated[str, Meta(max_length=64)]
    seat: SeatDocument = field(default_factory=dict)
    """A name, a deck and the like, in place of what the table was created with; a member that is left out
    stays as it was."""


class TableAdjudicationBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat does at a step."""

    step: Step
    action: ActionDocument | UnsetType = UNSET
    actions: Annotated[list[ActionDocument], Meta(max_length=256)] | UnsetType = UNSET
    """Carried out in order, as one step. If one after the first is refused, those before it stay carried out,
    since what they have shown cannot be taken back; `refused` tells why. With none, only `auto` is done."""
    auto: OnItsOwn | UnsetType = UNSET
    """`pass` names the seat of the token alone; the table keeps it until it is sent again."""
    include: Include = field(default_factory=list)


class TableMoveBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """That the bot that decides is to choose."""

    step: Step
    include: Include = field(default_factory=list)


class TableVerdictBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """An action of the seat, or what its actions are to be about."""

    action: ActionDocument | UnsetType = UNSET
    about: (
        Word
        | Annotated[dict[Word, Word | Number], Meta(min_length=1, max_length=MOST_PARAMETERS)]
        | UnsetType
    ) = UNSET
    """Instead of `action`, as for `POST /v1/verdicts`."""


class ClaimBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """That a person who has been away for too long is to concede."""

    step: Step
    include: Include = field(default_factory=list)
