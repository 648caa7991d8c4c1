"""Chapter 11, the end of the game."""

from __future__ import annotations

from engine.kernel.documents import Outcome

from . import atoms
from .book import cite
from .state import Magic54Draft, Magic54State, Table, opponent

AT_ZERO = cite("M54-11.1")
BOTH_AT_ZERO = cite("M54-R39")
CONCEDED = cite("M54-R47")


def look_at_lives(draft: Magic54Draft) -> bool:
    """End the game if a player is at 0 life after a resolution (M54-R49); true if it has ended."""
    dead = [number for number, seat in enumerate(draft.state.table.seats) if seat.life == 0]
    if len(dead) > 1:
        reason = "both players are at 0 life after the same resolution"
        atoms.finish(draft, Outcome(winner=None, draw=True, rule=BOTH_AT_ZERO, reason=reason))
    elif dead:
        reason = f"{player(draft.state.table, dead[0])} is at 0 life"
        atoms.finish(draft, Outcome(winner=opponent(dead[0]), draw=False, rule=AT_ZERO, reason=reason))
    return bool(dead)


def conceded(state: Magic54State, number: int) -> Outcome:
    """How the game ends when this seat gives up."""
    reason = f"{player(state.table, number)} has conceded"
    return Outcome(winner=opponent(number), draw=False, rule=CONCEDED, reason=reason)


def player(table: Table, number: int) -> str:
    """What to call a player in a sentence."""
    seat = table.seats[number]
    return seat.name or f"the {seat.team} player"
