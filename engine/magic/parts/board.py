"""A board with the core's zones alone (CR 400)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.kernel.clauses import Offer
from engine.kernel.draft import Draft
from engine.magic.seams import Placed, Seam

from .base import BasePart


class PlainBoard(BasePart):
    """No further zones, no special actions but playing a land."""

    seam: ClassVar[Seam] = "board"
    offers: Sequence[Offer] = ()
    zones: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()

    def places(self, state: Any) -> Iterator[Placed]:
        """Nothing."""
        return iter(())

    def put(self, draft: Draft[Any], zone: str, seat: int, ref: str, position: str) -> None:
        """There is no such zone."""
        raise KeyError(zone)

    def take(self, draft: Draft[Any], zone: str, seat: int, ref: str) -> None:
        """There is no such zone."""
        raise KeyError(zone)

    def decks(self, state: Any) -> list[list[str]]:
        """Each player's hand and library."""
        return [[*player.hand, *player.library] for player in state.table.seats]
