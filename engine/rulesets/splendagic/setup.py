"""Chapter 2, setup: three creature decks with their market rows, the planeswalker row, libraries of 25 cards
out of one deck, hands of three."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.documents import Fault, Remark
from engine.magic import atoms as magic_atoms
from engine.magic.decks import Decks
from engine.magic.parts import Life, StandardSetup
from engine.magic.procedures import mulligan
from engine.magic.procedures.turn import BeginStep
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft

from . import atoms
from .book import cite
from .card_set import DEALT_CARDS, on_table, set_faults
from .options import SplendagicOptions
from .remarks import set_remarks
from .state import LEVELS, SLOTS, options_of

MARKET = cite("SPL-2.1")
WALKERS = cite("SPL-2.2")
ONE_DECK = cite("SPL-2.3")
HANDS = cite("SPL-2.7")
LIFE = cite("SPL-2.8")
OTHER_LIFE = cite("SPL-R5")
NO_MULLIGANS = cite("SPL-R7")
HAND = 3
USUAL_LIFE = SplendagicOptions().life


class SplendagicSetup(StandardSetup):
    """One card set for all players."""

    def __init__(self) -> None:
        """Hands of three cards, twelve life."""
        super().__init__(hand=HAND, life=Life(USUAL_LIFE, LIFE))

    def _starting_life(self, options: Any) -> Life:
        """SPL-2.8, R5."""
        return Life(options.life, LIFE if options.life == USUAL_LIFE else OTHER_LIFE)

    def option_faults(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Fault]:
        """SPL-1.5, 2.3."""
        for number, seat in enumerate(seats):
            if seat.deck is not None:
                told = "players bring no decks: each is dealt 25 cards of the player deck"
                yield Fault(f"$.seats[{number}].deck", told, ONE_DECK)
        yield from set_faults(options, len(seats))

    def remarks(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Remark]:
        """SPL-1.2–1.4, R84."""
        return set_remarks(options)

    def lay_out(self, draft: MagicDraft, seats: Sequence[Any], shipped: Decks) -> None:
        """SPL-2.1–2.7."""
        options = options_of(draft.state)
        self._set_life(draft)
        atoms.lay_stocks(draft, len(seats))
        for level in range(1, LEVELS + 1):
            _lay_out_market(draft, level)
        removed = [*_deal_libraries(draft, len(seats)), *_lay_out_planeswalkers(draft, len(seats))]
        magic_atoms.lay(draft, "removed", None, removed)
        kept = options.mulligan == "none"
        for seat in range(len(seats)):
            for _ in range(HAND):
                magic_atoms.draw(draft, seat, NO_MULLIGANS if kept else HANDS)
            if kept:
                magic_atoms.forget_draws(draft, seat)
        mulligans = () if kept else (mulligan.OpeningHands(HAND),)
        draft.then(*mulligans, BeginStep(format_of(draft.state).turn.first()))


def _shuffled(draft: MagicDraft, group: Any) -> list[str]:
    """The cards of a part of the set in a random order."""
    state = draft.state
    cards = on_table(options_of(state), group, state.table.cards)
    draft.shuffle(cards)
    return cards


def _lay_out_market(draft: MagicDraft, level: int) -> None:
    """SPL-2.1."""
    cards = _shuffled(draft, f"level{level}")
    magic_atoms.lay(draft, "creature_decks", None, cards, position=str(level))
    for slot in range(1, SLOTS + 1):
        atoms.refill(draft, level, slot, MARKET)


def _deal_libraries(draft: MagicDraft, seats: int) -> list[str]:
    """SPL-2.3; the cards that are left."""
    cards = _shuffled(draft, "player_deck")
    for seat in range(seats):
        magic_atoms.lay(draft, "library", seat, cards[seat * DEALT_CARDS : (seat + 1) * DEALT_CARDS])
    return cards[seats * DEALT_CARDS :]


def _lay_out_planeswalkers(draft: MagicDraft, seats: int) -> list[str]:
    """SPL-2.2; the cards that are left."""
    cards = _shuffled(draft, "planeswalkers")
    atoms.turn_up_planeswalkers(draft, cards[: seats + 1], WALKERS)
    return cards[seats + 1 :]
