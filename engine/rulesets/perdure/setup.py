"""Chapter 1, setup: the deal, and the second deal of a match (PER-8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.seats import opponent

from . import atoms
from .book import cite
from .cards import CARDS, HALF
from .options import Options, SeatOptions
from .state import PerdureDraft, PerdureState, Seat, Table
from .tasks import ExchangeDecks, StartMatch, StartTurn

OPENING_HAND = 5

OPENING_HANDS = cite("PER-1.2")
BY_CHANCE = cite("PER-1.3")
FIXED = cite("PER-R26")
OTHER_STARTS = cite("PER-8.4")
SHUFFLED = cite("PER-R38")


def bare(options: Options) -> PerdureState:
    """A state with these options and nothing on the table."""
    table = Table(turn=0, active=0, phase="play", seats=[Seat(), Seat()])
    return PerdureState(options=options, table=table)


def set_up(draft: PerdureDraft, seats: Sequence[SeatOptions]) -> None:
    """A new game starts with a match."""
    draft.then(StartMatch([seat.name or "" for seat in seats]))


def start_match(draft: PerdureDraft, task: StartMatch) -> None:
    """Shuffle, halve, choose who starts (PER-1.1, PER-1.3, PER-R26)."""
    draft.done()
    cards = list(CARDS)
    draft.shuffle(cards)
    atoms.deal(draft, task.names, (cards[:HALF], cards[HALF:]))
    first = draft.state.options.first_player
    if first == "random":
        _start_game(draft, draft.below(2), BY_CHANCE)
    else:
        _start_game(draft, "AB".index(first), FIXED)


def exchange_decks(draft: PerdureDraft, task: ExchangeDecks) -> None:
    """Exchange the decks and shuffle them; the other player starts (PER-8.4, PER-R18)."""
    draft.done()
    table = draft.state.table
    starting_seat = opponent(table.starting_seat)
    atoms.exchange_decks(draft, [all_cards(half) for half in reversed(table.seats)], _seen(draft.state))
    for seat in range(2):
        atoms.shuffle(draft, seat, SHUFFLED)
    _start_game(draft, starting_seat, OTHER_STARTS)


def _start_game(draft: PerdureDraft, starting_seat: int, rule: str) -> None:
    atoms.start_game(draft, starting_seat, rule)
    for seat in range(2):
        for _ in range(OPENING_HAND):
            atoms.draw(draft, seat, OPENING_HANDS)
    draft.then(StartTurn())


def all_cards(half: Seat) -> list[str]:
    """The cards of a seat, wherever they are: deck, hand, discard pile, lands, creatures, enchantments."""
    cards = [*half.deck, *half.hand, *half.discard]
    cards += [land.card for land in half.lands]
    for creature in half.creatures:
        cards += [creature.card, *creature.enchantments]
    return cards


def _seen(state: PerdureState) -> dict[str, list[int]]:
    """Who has seen which card in this game: everybody the open ones, each player his own hand and lands."""
    seen: dict[str, list[int]] = {}
    for seat, half in enumerate(state.table.seats):
        for card in (*half.hand, *(land.card for land in half.lands)):
            seen[card] = state.machine.known.get(card) or [seat]
        for card in half.discard:
            seen[card] = [0, 1]
        for creature in half.creatures:
            seen.update((card, [0, 1]) for card in (creature.card, *creature.enchantments))
    return seen
