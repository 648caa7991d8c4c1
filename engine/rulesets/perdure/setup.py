"""Chapter 1: the deal, and the second deal of a match (PER-8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.draft import Draft

from . import atoms
from .book import BOOK
from .cards import CARDS, HALF
from .options import Options, SeatOptions
from .state import PerdureState, Seat, Table
from .tasks import ExchangeDecks, StartMatch, StartTurn

cite = BOOK.cite
STARTING_HANDS, BY_CHANCE, FIXED = cite("PER-1.2"), cite("PER-1.3"), cite("PER-R26")
OTHER_STARTS, SHUFFLE = cite("PER-8.4"), cite("PER-R38")
STARTING_HAND = 5


def bare(options: Options) -> PerdureState:
    """A state with these options and nothing on the table."""
    table = Table(turn=0, active=0, phase="play", starting_seat=0, seats=[Seat(), Seat()])
    return PerdureState(options=options, table=table)


def set_up(draft: Draft[PerdureState], seats: Sequence[SeatOptions]) -> None:
    """A new game starts with a match."""
    draft.then(StartMatch([seat.name for seat in seats]))


def start_match(draft: Draft[PerdureState], task: StartMatch) -> None:
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


def exchange_decks(draft: Draft[PerdureState], task: ExchangeDecks) -> None:
    """Exchange the decks and shuffle them; the other player starts (PER-8.4, PER-R18)."""
    draft.done()
    table = draft.state.table
    starting_seat = 1 - table.starting_seat
    atoms.exchange_decks(draft, [all_cards(half) for half in reversed(table.seats)], _seen(draft.state))
    for seat in range(2):
        atoms.shuffle(draft, seat, SHUFFLE)
    _start_game(draft, starting_seat, OTHER_STARTS)


def _start_game(draft: Draft[PerdureState], starting_seat: int, rule: str) -> None:
    atoms.start_game(draft, starting_seat, rule)
    for seat in range(2):
        atoms.draw(draft, seat, STARTING_HAND, STARTING_HANDS)
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
