"""Chapter 2, the deck: one that is needed is renewed first if it is empty (M54-2.5, M54-R4 to M54-R6)."""

from __future__ import annotations

from . import atoms
from .book import cite
from .state import Magic54Draft

SHUFFLED = cite("M54-R5")


def ensure_deck(draft: Magic54Draft, seat: int, rule: str) -> bool:
    """Turn the discard pile over if the deck is empty; false if there is still no card in the deck."""
    half = draft.state.table.seats[seat]
    if not half.deck and half.discard:
        atoms.renew_deck(draft, seat, rule)
        if draft.state.options.flip_shuffle:
            atoms.shuffle(draft, seat, SHUFFLED)
    return bool(draft.state.table.seats[seat].deck)


def draw_card(draft: Magic54Draft, seat: int, rule: str, renewal: str) -> None:
    """Draw under ``rule``, from a deck renewed under ``renewal``; without a card in either, find nothing."""
    if ensure_deck(draft, seat, renewal):
        atoms.draw(draft, seat, rule)
    else:
        atoms.find_nothing(draft, seat)
