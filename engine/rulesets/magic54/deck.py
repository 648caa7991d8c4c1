"""M54-2.5 and M54-R4 to M54-R6: a deck that is needed is renewed first if it is empty."""

from __future__ import annotations

from . import atoms
from .book import cite
from .state import Magic54Draft

SHUFFLED = cite("M54-R5")


def ensure_deck(draft: Magic54Draft, number: int, rule: str) -> bool:
    """Turn the discard pile over if the deck is empty; false if there is still no card in the deck."""
    seat = draft.state.table.seats[number]
    if not seat.deck and seat.discard:
        atoms.renew_deck(draft, number, rule)
        if draft.state.options.flip_shuffle:
            atoms.shuffle(draft, number, SHUFFLED)
    return bool(draft.state.table.seats[number].deck)


def draw_card(draft: Magic54Draft, number: int, rule: str, renewal: str) -> bool:
    """Draw under ``rule``, from a deck renewed under ``renewal``; false if there is no card to draw."""
    if not ensure_deck(draft, number, renewal):
        atoms.find_nothing(draft, number)
        return False
    atoms.draw(draft, number, rule)
    return True
