"""The atoms of chapters 1 and 11: how a game begins and ends."""

from __future__ import annotations

from engine.kernel.documents import Outcome
from engine.kernel.seats import opponent
from engine.rulesets.magic54 import events
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Magic54Draft, Seat

STARTED = cite("M54-R2")


def start_game(draft: Magic54Draft, halves: list[Seat], starting_seat: int) -> None:
    """Lay out both players' decks and hands and note who starts; no turn has begun yet."""
    table = draft.table
    table.seats = halves
    table.starting_seat = starting_seat
    table.active = opponent(starting_seat)
    table.turn = 0
    draft.emit(events.GameStarted(rule=STARTED, starting_seat=starting_seat))


def end_game(draft: Magic54Draft, outcome: Outcome) -> None:
    """End the game and drop what is still to be done."""
    draft.finish(outcome, events.GameOver(rule=outcome.rule, winner=outcome.winner))
