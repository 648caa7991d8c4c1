"""Chapter 1: the table at the start."""

from __future__ import annotations

from engine.rulesets.magic54 import events as happened
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Magic54Draft, Seat

STARTED = cite("M54-R2")


def lay_out(draft: Magic54Draft, seats: list[Seat], starting_seat: int) -> None:
    """The players sit down with their decks and hands; one of them has the first turn."""
    table = draft.table
    table.seats = seats
    table.active = table.starting_seat = starting_seat
    draft.emit(happened.GameStarted(rule=STARTED, starting_seat=starting_seat))
