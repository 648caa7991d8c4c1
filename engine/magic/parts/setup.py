"""Starting a game (CR 103)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.kernel.documents import Fault
from engine.magic import atoms, custom_cards
from engine.magic.decks import CONSTRUCTED, Decks, Limits, on_table, wish_faults
from engine.magic.options import GameOptions, SeatOptions
from engine.magic.procedures import mulligan
from engine.magic.procedures.turn import BeginStep
from engine.magic.seams import Seam, format_of
from engine.magic.state import MagicDraft

from .base import BasePart


class StandardSetup(BasePart):
    """Libraries shuffled, opening hands, mulligans, the first turn."""

    seam: ClassVar[Seam | None] = "setup"
    tasks = mulligan.TASKS
    menus = mulligan.MENUS

    def __init__(self, hand: int = mulligan.OPENING_HAND, limits: Limits = CONSTRUCTED) -> None:
        """``hand`` is the number of cards in an opening hand; ``limits`` hold for decks."""
        self._hand = hand
        self._limits = limits

    def option_faults(
        self, options: GameOptions, seats: Sequence[SeatOptions], shipped: Decks
    ) -> Iterator[Fault]:
        """CR 100.2."""
        own = custom_cards.keyed(options.cards)
        for number, seat in enumerate(seats):
            yield from wish_faults(seat.deck, own, shipped, f"$.seats[{number}].deck", self._limits)

    def lay_out(self, draft: MagicDraft, seats: Sequence[SeatOptions], shipped: Decks) -> None:
        """CR 103.3–103.5."""
        for number, seat in enumerate(seats):
            atoms.lay(draft, "library", number, on_table(seat.deck, number, shipped, draft.state.table.cards))
        for number in range(len(seats)):
            mulligan.deal(draft, number, self._hand)
        draft.then(mulligan.OpeningHands(self._hand), BeginStep(format_of(draft.state).turn.first()))
