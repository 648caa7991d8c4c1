"""Chapter 8, winning: how games are lost, and what matches and series make of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import playing_cards
from engine.kernel.documents import Outcome
from engine.kernel.seats import PLAYERS, opponent, player_name

from . import atoms
from .book import cite
from .cards import PACK
from .state import PerdureDraft, PerdureState, Table
from .tasks import ExchangeDecks, StartMatch

EMPTY_DECK = cite("PER-8.1")
BOTH_FAIL = cite("PER-8.3")
MATCH = cite("PER-8.5")
MATCH_AT_ODDS = cite("PER-R18")
TURN_LIMIT = cite("PER-R34")
CONCESSION = cite("PER-R35")


def fail(draft: PerdureDraft, failing: Sequence[int]) -> None:
    """End the game: these seats owe a card and have none left (PER-8.1, PER-8.3)."""
    table = draft.state.table
    if len(set(failing)) == 2:
        winner = player(table, table.active)
        reason = f"both players owe more cards than their decks hold; {winner}, the active player, wins"
        _end_game(draft, table.active, BOTH_FAIL, reason)
    else:
        reason = f"{player(table, failing[0])} owes a card, and the deck is empty"
        _end_game(draft, opponent(failing[0]), EMPTY_DECK, reason)


def reach_turn_limit(draft: PerdureDraft, limit: int) -> None:
    """The game is a draw: its last turn has ended (PER-R34)."""
    _end_game(draft, None, TURN_LIMIT, f"turn {limit:,}, the last one, has ended")


def run_out(draft: PerdureDraft, reason: str) -> None:
    """All that is played is a draw: it comes to more than any game (PER-R34)."""
    atoms.end_game(draft, None, Outcome(None, True, TURN_LIMIT, reason), TURN_LIMIT)


def _end_game(draft: PerdureDraft, winner: int | None, rule: str, reason: str) -> None:
    """Go on with what follows a game under the option ``format`` (PER-8.4, PER-8.5, PER-R18)."""
    if draft.state.options.format == "game":
        atoms.end_game(draft, winner, Outcome(winner, winner is None, rule, reason), rule)
        return
    atoms.end_game(draft, winner, None, rule)
    if draft.state.table.match.game == 1:
        draft.then(ExchangeDecks())
    else:
        _end_match(draft)


def _end_match(draft: PerdureDraft) -> None:
    score = draft.state.table.match.score
    winner = score.index(2) if 2 in score else None
    decided = winner is not None or score == (1, 1)
    rule = MATCH if decided else MATCH_AT_ODDS
    if winner is None and draft.state.options.format == "series":
        atoms.end_match(draft, None, None, rule)
        draft.then(StartMatch([half.name for half in draft.state.table.seats]))
        return
    reason = f"the match ended {score[0]}–{score[1]}"
    atoms.end_match(draft, winner, Outcome(winner, winner is None, rule, reason), rule)


def conceded(state: PerdureState, seat: int) -> Outcome:
    """The other seat wins all that is being played (PER-R35)."""
    reason = f"{player(state.table, seat)} has conceded"
    return Outcome(winner=opponent(seat), draw=False, rule=CONCESSION, reason=reason)


def player(table: Table, seat: int) -> str:
    """What people call a player."""
    return player_name(table.seats[seat].name, seat)


def called(state: PerdureState, named: Any) -> Any:
    """What people call something that actions and events name: cards ``10♣``, players as above."""
    if named in PACK:
        return playing_cards.called(named)
    return player(state.table, PLAYERS.index(named)) if named in PLAYERS else named
