"""The game begins (CR 103)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic import events
from engine.magic.state import Seat

from .reaching import D


def begin_game(draft: D, names: Sequence[str], starting_seat: int, step: str, rule: str) -> None:
    """Players with these names sit at the table; one of them has the first turn, which begins with a step."""
    table = draft.table
    table.seats = [Seat(name=name) for name in names]
    table.starting_seat = table.active = starting_seat
    table.step = step
    draft.emit(events.GameBegan(rule=rule, starting_seat=starting_seat))


def choose_starting_player(draft: D, seat: int, rule: str) -> None:
    """Another player has the first turn, because the one who had it has left."""
    table = draft.table
    table.starting_seat = table.active = seat
    draft.emit(events.GameBegan(rule=rule, starting_seat=seat))
