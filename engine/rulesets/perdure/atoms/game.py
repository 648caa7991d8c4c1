"""The atoms of chapters 1 and 8: how games and matches begin and end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.documents import Outcome
from engine.kernel.seats import opponent
from engine.playing_cards.events import Shuffled
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.state import Match, PerdureDraft, Seat

from .reach import _half

DEAL = cite("PER-1.1")
EXCHANGE = cite("PER-8.4")


def deal(draft: PerdureDraft, names: Sequence[str], decks: Sequence[list[str]]) -> None:
    """Clear the table and give each player his half of a freshly shuffled pack."""
    _lay_out(draft, names, decks, Match())
    draft.known.clear()
    draft.emit(events.Dealt(rule=DEAL, amount=len(decks[0])))


def exchange_decks(draft: PerdureDraft, decks: Sequence[list[str]], seen: dict[str, list[int]]) -> None:
    """Clear the table and give each seat all the cards of the other. ``seen`` are the seats that saw a card
    in the first game, which the cards will hide from now on."""
    table = draft.state.table
    names = [half.name for half in table.seats]
    _lay_out(draft, names, decks, Match(2, table.match.score, (1, 0)))
    draft.known.update(seen)
    draft.emit(events.DecksExchanged(rule=EXCHANGE))


def _lay_out(draft: PerdureDraft, names: Sequence[str], decks: Sequence[list[str]], match: Match) -> None:
    table = draft.table
    table.match = match
    table.seats = [Seat(name, deck=deck) for name, deck in zip(names, decks, strict=True)]


def start_game(draft: PerdureDraft, starting_seat: int, rule: str) -> None:
    """Note who starts; no turn has begun yet."""
    table = draft.table
    table.starting_seat = starting_seat
    table.active = opponent(starting_seat)
    table.turn = 0
    draft.emit(events.GameStarted(rule=rule, starting_seat=starting_seat, game=table.match.game))


def end_game(draft: PerdureDraft, winner: int | None, outcome: Outcome | None, rule: str) -> None:
    """End a game and drop what is still to be done. ``outcome`` says how it ends all that is played, if it
    does."""
    table = draft.table
    table.combat = None
    match = draft.writable(table, "match")
    if winner is not None:
        match.score = (match.score[0] + (winner == 0), match.score[1] + (winner == 1))
    event = events.GameOver(rule=rule, winner=winner, game=match.game, score=match.score)
    if outcome is not None:
        draft.finish(outcome, event)
    else:
        draft.agenda.clear()
        draft.emit(event)


def end_match(draft: PerdureDraft, winner: int | None, outcome: Outcome | None, rule: str) -> None:
    """End a match. ``outcome`` says how it ends all that is played, if it does."""
    event = events.MatchOver(rule=rule, winner=winner, score=draft.state.table.match.score)
    if outcome is not None:
        draft.finish(outcome, event)
    else:
        draft.emit(event)


def shuffle(draft: PerdureDraft, seat: int, rule: str) -> None:
    """Shuffle a seat's deck."""
    draft.shuffle(draft.writable(_half(draft, seat), "deck"))
    draft.emit(Shuffled(rule=rule, seat=seat))
