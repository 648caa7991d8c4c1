"""Records: whole games in a few kilobytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import msgspec

from . import models
from ._problems import UNREADABLE


class _Record(msgspec.Struct, forbid_unknown_fields=True):
    """A record, with actions and options as they stand there: only the ruleset tells their types."""

    ruleset: str
    edition: int
    actions: list[dict[str, object]]
    seed: int | None = None
    chance: str | None = None
    options: dict[str, object] | None = None
    seats: list[dict[str, object]] | None = None


def as_recorded(document: bytes | models.ReplayBody) -> models.ReplayBody:
    """The record in a document that :meth:`Game.record` made.

    :raises ValueError: it isn't one.
    """
    if not isinstance(document, bytes):
        return document
    try:
        record = msgspec.json.decode(document, type=_Record)
    except UNREADABLE as error:
        raise ValueError(f"this is no record of a game: {error}") from error
    return models.ReplayBody(
        ruleset=record.ruleset,
        edition=record.edition,
        seed=record.seed,
        chance=record.chance,
        actions=cast("Sequence[models.Action]", record.actions),
        options=cast("models.Options | None", record.options),
        seats=cast("Sequence[models.SeatOptions] | None", record.seats),
    )


def with_cards(options: models.Options | None, pool: models.PoolUse | None) -> models.Options | None:
    """The options of a game with the cards that it took from the pool of the service: a record says itself
    what its cards are."""
    if pool is None or not pool.cards:
        return options
    told: dict[str, object] = {} if options is None else msgspec.to_builtins(options)
    own = cast("Sequence[object]", told.get("cards") or ())
    return cast("models.Options", {**told, "cards": [*own, *msgspec.to_builtins(pool.cards)]})


@dataclass(frozen=True, eq=False, slots=True)
class Past:
    """What led to a game: its creation, and the latest actions after those of an earlier moment."""

    begun: models.ReplayBody
    """The record of its creation; ``edition`` and ``actions`` in it say nothing."""
    actions: Sequence[models.Action] = ()
    before: Past | None = None

    def record(self, edition: int) -> models.ReplayBody:
        """All of it."""
        moves: list[Sequence[models.Action]] = []
        past: Past | None = self
        while past is not None:
            moves.append(past.actions)
            past = past.before
        actions = [action for several in reversed(moves) for action in several]
        return msgspec.structs.replace(self.begun, edition=edition, actions=actions)
