"""Starting a game (CR 103)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.magic import atoms
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

    def __init__(self, hand: int = mulligan.OPENING_HAND) -> None:
        """``hand`` is the number of cards in an opening hand."""
        self._hand = hand

    def lay_out(self, draft: MagicDraft, decks: Sequence[Mapping[str, int]]) -> None:
        """CR 103.3–103.5."""
        for seat, deck in enumerate(decks):
            cards = [key for key, number in sorted(deck.items()) for _ in range(number)]
            atoms.lay_library(draft, seat, cards)
        for seat in range(len(decks)):
            mulligan.deal(draft, seat, self._hand)
        draft.then(mulligan.OpeningHands(self._hand), BeginStep(format_of(draft.state).turn.first()))
