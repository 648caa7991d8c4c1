"""How players lose: without provinces, or by drawing from an empty fate deck (L5C-1)."""

from __future__ import annotations

from engine.magic.parts import LIBRARY, StandardEnding
from engine.magic.state import MagicState

from .book import cite
from .realm import provinces

NO_PROVINCES = cite("L5C-1.1")


class Ending(StandardEnding):
    """Neither life totals nor poison lose the game (L5C-1.3)."""

    def losers(self, state: MagicState) -> list[tuple[int, str]]:
        """L5C-1.1, 1.4."""
        return [
            (seat, rule)
            for seat, player in enumerate(state.table.seats)
            if not player.lost and (rule := _reason(state, seat)) is not None
        ]


def _reason(state: MagicState, seat: int) -> str | None:
    if not provinces(state, seat):
        return NO_PROVINCES
    return LIBRARY if state.table.seats[seat].failed_draw and loses_by_drawing(state) else None


def loses_by_drawing(state: MagicState) -> bool:
    """The option ``empty_fate`` (L5C-R4)."""
    options: object = state.options
    return getattr(options, "empty_fate", "lose") == "lose"
