"""A board with the core's zones alone (CR 400)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.kernel.clauses import Offer
from engine.magic.language.filters import Filter
from engine.magic.seams import Placed, Pool, Seam
from engine.magic.state import MagicDraft, MagicState

from .base import BasePart


class PlainBoard(BasePart):
    """No further zones, no special actions but playing a land."""

    seam: ClassVar[Seam | None] = "board"
    offers: Sequence[Offer] = ()
    zones: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()

    def places(self, state: MagicState) -> Iterator[Placed]:
        """Nothing."""
        return iter(())

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """There is no such zone."""
        raise KeyError(zone)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """There is no such zone."""
        raise KeyError(zone)

    def meant(self, state: MagicState, seat: int, what: Filter) -> str:
        """There is one library."""
        return "library"

    def pools(self, state: MagicState, seat: int) -> list[Pool]:
        """Each player's hand and library."""
        return [Pool([*player.hand, *player.library]) for player in state.table.seats]
