"""Laying the game out: both decks, four provinces, five cards, a land (L5C-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.documents import Fault, Remark
from engine.magic import atoms
from engine.magic.decks import Decks, on_table
from engine.magic.parts import StandardSetup
from engine.magic.state import MagicDraft

from .atoms import add_province, choose_colour, note_refilled
from .book import cite
from .deck_check import deck_faults, deck_remarks
from .decks import PAIRS, STARTING_LANDS, Pair
from .options import FiveColorsSeat
from .realm import provinces, realm

CHOSEN = cite("L5C-3.1")
DEALS = cite("L5C-4.1")
STARTS = cite("L5C-4.4")
PROVINCES = 4
HAND = 5


class Setup(StandardSetup):
    """Dynasty decks, provinces and lands before what regular Magic begins with."""

    def __init__(self) -> None:
        """Hands of five cards."""
        super().__init__(hand=HAND)

    def option_faults(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Fault]:
        """L5C-2, 3.1."""
        for number, seat in enumerate(seats):
            yield from deck_faults(options, number, seat)

    def remarks(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Remark]:
        """L5C-R47."""
        return deck_remarks(options, seats)

    def lay_out(self, draft: MagicDraft, seats: Sequence[Any], shipped: Decks) -> None:
        """L5C-4.1, 4.2, 4.4. The fate deck is the library."""
        pairs = [pair_of(seat, number) for number, seat in enumerate(seats)]
        for number, pair in enumerate(pairs):
            choose_colour(draft, number, pair.colour, CHOSEN)
            _lay_out(draft, number, pair)
        self._deal_hands(draft)


def _lay_out(draft: MagicDraft, seat: int, pair: Pair) -> None:
    """What lies before a player as the game begins."""
    cards = draft.state.table.cards
    (land,) = atoms.lay(draft, "library", seat, [STARTING_LANDS[pair.colour]])
    atoms.move(draft, land, "battlefield", STARTS)
    atoms.lay(draft, "library", seat, on_table(pair.fate, seat, {}, cards))
    atoms.lay(draft, "dynasty", seat, on_table(pair.dynasty, seat, {}, cards))
    atoms.shuffle(draft, seat, DEALS, "dynasty")
    for _ in range(PROVINCES):
        add_province(draft, seat, DEALS)
    refill(draft, seat, DEALS)


def pair_of(seat: FiveColorsSeat, number: int) -> Pair:
    """The colour and the decks of a seat: its own, or else those of a shipped pair."""
    names = list(PAIRS)
    pair = PAIRS[seat.deck or names[number % len(names)]]
    return Pair(
        colour=seat.colour or pair.colour,
        dynasty=pair.dynasty if seat.dynasty is None else seat.dynasty,
        fate=pair.fate if seat.fate is None else seat.fate,
    )


def refill(draft: MagicDraft, seat: int, rule: str) -> None:
    """Every empty province gets the top card of the dynasty deck face down, from the left, as far as there
    are cards."""
    for number, place in enumerate(provinces(draft.state, seat), 1):
        if place.card is None:
            refill_one(draft, seat, number, rule)


def refill_one(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """An empty province gets the top card of the dynasty deck face down, if there is one (L5C-19.3)."""
    dynasty = realm(draft.state, seat).dynasty
    if dynasty:
        atoms.move(draft, dynasty[0], "province", rule, atoms.Arrival(str(number)))
        note_refilled(draft, seat, number, rule)
