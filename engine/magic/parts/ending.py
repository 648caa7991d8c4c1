"""How players lose (CR 104.3, 704.5a–c)."""

from __future__ import annotations

from typing import ClassVar

from engine.magic.rules import cr
from engine.magic.seams import Seam
from engine.magic.state import MagicState, Seat

from .base import BasePart

LIFE = cr("704.5a")
LIBRARY = cr("704.5b")
POISON = cr("704.5c")
FATAL_POISON = 10


class StandardEnding(BasePart):
    """At 0 life, after drawing from an empty library, or with ten poison counters."""

    seam: ClassVar[Seam | None] = "ending"

    def losers(self, state: MagicState) -> list[tuple[int, str]]:
        """Who loses now, each with the rule."""
        found = ((seat, _reason(player)) for seat, player in enumerate(state.table.seats) if not player.lost)
        return [(seat, rule) for seat, rule in found if rule is not None]


def _reason(player: Seat) -> str | None:
    if player.life <= 0:
        return LIFE
    if player.failed_draw:
        return LIBRARY
    return POISON if player.poison >= FATAL_POISON else None
