"""Chapter 11, the end of the game."""

from __future__ import annotations

from typing import Any

from engine import playing_cards
from engine.kernel.documents import Outcome
from engine.kernel.seats import PLAYERS, opponent, player_name

from . import atoms
from .book import cite
from .cards import TEAM_OF
from .state import Magic54Draft, Magic54State, Table

AT_ZERO = cite("M54-11.1")
BOTH_AT_ZERO = cite("M54-R39")
TURN_LIMIT = cite("M54-R46")
CONCESSION = cite("M54-R47")


def look_at_lives(draft: Magic54Draft) -> bool:
    """End the game if a player is at 0 life after a resolution (M54-R49); true if it has ended."""
    dead = [seat for seat, half in enumerate(draft.state.table.seats) if half.life == 0]
    if len(dead) > 1:
        reason = "both players are at 0 life after the same resolution"
        atoms.end_game(draft, Outcome(winner=None, draw=True, rule=BOTH_AT_ZERO, reason=reason))
    elif dead:
        reason = f"{player(draft.state.table, dead[0])} is at 0 life"
        atoms.end_game(draft, Outcome(winner=opponent(dead[0]), draw=False, rule=AT_ZERO, reason=reason))
    return bool(dead)


def reach_turn_limit(draft: Magic54Draft, limit: int) -> None:
    """The game is a draw: its last turn has ended (M54-R46)."""
    reason = f"turn {limit:,}, the last one, has ended"
    atoms.end_game(draft, Outcome(winner=None, draw=True, rule=TURN_LIMIT, reason=reason))


def conceded(state: Magic54State, seat: int) -> Outcome:
    """The other seat wins (M54-R47)."""
    reason = f"{player(state.table, seat)} has conceded"
    return Outcome(winner=opponent(seat), draw=False, rule=CONCESSION, reason=reason)


def player(table: Table, seat: int) -> str:
    """What people call a player."""
    return player_name(table.seats[seat].name, seat)


def called(state: Magic54State, named: Any) -> Any:
    """What people call something that actions and events name: cards ``10♣``, players as above."""
    if named in TEAM_OF:
        return playing_cards.called(named)
    return player(state.table, PLAYERS.index(named)) if named in PLAYERS else named
