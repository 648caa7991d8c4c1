"""Answers about tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from engine import Action, Pass, Violation
from service.answers.positions import SeatPerspective
from service.tables.inside import Player
from service.tables.store import Status


class TableSeat(Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it."""

    player: Player
    taken: bool
    """Whether somebody sits here; a bot always does."""
    name: str | UnsetType = UNSET


class RefusedAction(Struct, frozen=True, kw_only=True):
    """An action after the first that was not carried out."""

    index: int
    """Which of `actions`, from 0."""
    rule: str
    reason: str
    violations: Sequence[Violation]
    """Every clause that it breaks; none where the game was over, or another seat had to decide."""


class TableAnswer(Struct, frozen=True, kw_only=True):
    """A table, as the one who asks may see it."""

    table: str
    """Its id. Whoever has it can look while seats are free, and nothing else."""
    ruleset: str
    edition: int
    step: int
    """The number of the moment: one more with every request that was carried out. It is the `ETag`."""
    status: Status
    """`waiting` for persons to take their seats; `playing`; `over`."""
    seats: Sequence[TableSeat]
    seat: int | None
    """The seat of the token; null for who has none."""
    perspective: SeatPerspective | UnsetType = UNSET
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | UnsetType = UNSET
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    away: int | None
    """Seconds until a seat that does not decide may claim; null where nobody may, as things stand."""
    events_from: int | UnsetType = UNSET
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`).
    Absent where they are told from the beginning."""
    refused: RefusedAction | UnsetType = UNSET
    """Why an action after the first was not carried out; those before it were."""


class Invitation(Struct, frozen=True, kw_only=True):
    """What turns into a seat, once."""

    seat: int
    invitation: str


class NewTable(TableAnswer, frozen=True, kw_only=True):
    """A table that has just been made."""

    invitations: Sequence[Invitation]
    """One for each free seat of a person. They are told here only."""


class TableRecord(Struct, frozen=True, kw_only=True):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: str
    edition: int
    chance: Annotated[str, Meta(description="What chance followed from.")]
    options: dict[str, Any]
    seats: Sequence[dict[str, Any]]
    actions: Sequence[Action | Raw]
