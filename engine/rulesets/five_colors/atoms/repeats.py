"""Free deeds are remembered."""

from __future__ import annotations

from engine.magic.state import MagicDraft
from engine.rulesets.five_colors.repeat_record import FreeDeed, FreeDeeds


def remember_deed(draft: MagicDraft, seat: int, table: str, deed: FreeDeed) -> None:
    """A player does something free with the table as it is; what was done when it was different is forgotten.
    The activation is the event."""
    mine = _free_deeds(draft, seat)
    if mine.table != table:
        mine.table, mine.deeds = table, []
    mine.deeds = [*mine.deeds, deed]


def _free_deeds(draft: MagicDraft, seat: int) -> FreeDeeds:
    seats: list[FreeDeeds] = draft.writable(draft.writable(draft.table, "repeats"), "seats")
    seats += [FreeDeeds() for _ in range(len(draft.state.table.seats) - len(seats))]
    found: FreeDeeds = draft.writable_item(seats, seat)
    return found
