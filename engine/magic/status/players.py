"""Players, the turn, and how the game ended (CR 102–104, 500)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.evaluate import playing
from engine.magic.rules import cr
from engine.magic.state import PLAYERS

from .position import Position

FIRST_TURN = cr("103.1")
LAST_ONE = cr("104.2a")
WAYS_TO_LOSE = cr("104.3a")


def seat_faults(position: Position) -> Iterator[Fault]:
    """Another number of seats than the format has."""
    fewest, most = position.format.seats
    number = len(position.seats)
    if not fewest <= number <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        yield Fault("$.table.seats", f"{wanted} players sit at the table, not {number}", PLAYERS)


def turn_faults(position: Position) -> Iterator[Fault]:
    """Another player's turn, or nobody left to play with."""
    table = position.table
    if not position.is_seat(table.active):
        return
    if len(position.seats) == 2 and (table.turn % 2 == 1) != (table.active == table.starting_seat):
        first = table.starting_seat
        message = f"turn {table.turn} is not seat {table.active}'s: seat {first} took the first turn"
        yield Fault("$.table.active", message, FIRST_TURN)
    if not position.over and len(playing(position.state)) < 2:
        yield Fault("$.table.outcome", "with one player left the game is over", LAST_ONE)


def outcome_faults(position: Position) -> Iterator[Fault]:
    """An ending that the game cannot have come to."""
    outcome, path = position.table.outcome, "$.table.outcome"
    if outcome is None:
        return
    if outcome.draw != (outcome.winner is None):
        yield Fault(f"{path}.draw", "a game without a winner is a draw, and no other game is", LAST_ONE)
    elif outcome.winner is not None and not position.in_game(outcome.winner):
        yield Fault(f"{path}.winner", "the winner is a player who has not lost", LAST_ONE)
    if not position.has_rule(outcome.rule):
        yield Fault(f"{path}.rule", f"there is no rule {outcome.rule[:40]!r}", WAYS_TO_LOSE)


def loser_faults(position: Position) -> Iterator[Fault]:
    """Players who would have lost."""
    for seat, rule in position.format.ending.losers(position.state) if position.settled else ():
        player = position.table.seats[seat]
        place = ".life" if player.life <= 0 else ".failed_draw" if player.failed_draw else ""
        yield Fault(f"$.table.seats[{seat}]{place}", "this player would have lost", rule)
