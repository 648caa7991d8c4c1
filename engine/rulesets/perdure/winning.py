"""Chapter 8: how games are lost, and what matches and series make of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.documents import Outcome
from engine.kernel.draft import Draft

from . import atoms
from .book import BOOK
from .state import PerdureState
from .tasks import ExchangeDecks, StartMatch

cite = BOOK.cite
EMPTY_DECK, BOTH_FAIL, MATCH, MATCH_AT_ODDS = (
    cite("PER-8.1"),
    cite("PER-8.3"),
    cite("PER-8.5"),
    cite("PER-R18"),
)
TURN_LIMIT, CONCEDING = cite("PER-R34"), cite("PER-R35")


def fail(draft: Draft[PerdureState], failing: Sequence[int]) -> None:
    """End the game: these seats owe a card and have none left (PER-8.1, PER-8.3)."""
    if len(set(failing)) == 2:
        winner = draft.state.table.active
        reason = f"both seats owe more cards than their decks hold; seat {winner}, the active player, wins"
        _end_game(draft, winner, BOTH_FAIL, reason)
    else:
        reason = f"seat {failing[0]} owes a card and its deck is empty"
        _end_game(draft, 1 - failing[0], EMPTY_DECK, reason)


def reach_turn_limit(draft: Draft[PerdureState]) -> None:
    """The game is drawn (PER-R34)."""
    _end_game(draft, None, TURN_LIMIT, f"turn {draft.state.table.turn} was the last")


def run_out(draft: Draft[PerdureState], reason: str) -> None:
    """All that is played is a draw: it comes to more than any game (PER-R34)."""
    atoms.end_game(draft, None, Outcome(None, True, TURN_LIMIT, reason), TURN_LIMIT)


def _end_game(draft: Draft[PerdureState], winner: int | None, rule: str, reason: str) -> None:
    """Go on with what follows a game under the option ``format`` (PER-8.4, PER-8.5, PER-R18)."""
    if draft.state.options.format == "game":
        atoms.end_game(draft, winner, Outcome(winner, winner is None, rule, reason), rule)
        return
    atoms.end_game(draft, winner, None, rule)
    if draft.state.table.match.game == 1:
        draft.then(ExchangeDecks())
    else:
        _end_match(draft)


def _end_match(draft: Draft[PerdureState]) -> None:
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
    return Outcome(1 - seat, False, CONCEDING, f"seat {seat} conceded")
