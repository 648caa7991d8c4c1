"""Chapter 7, what pays for planeswalkers (SPL-7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.objects import characteristics
from engine.magic.procedures.affording import can_pay, settlements
from engine.magic.procedures.sources import Source
from engine.magic.state import MagicState

from .state import KINDS, MANA, table_of


def payable_by_attached(state: MagicState, seat: int, cost: Sequence[str]) -> bool:
    """Whether a player could pay a cost in full with land cards under their permanents (SPL-7.3).

    Life does not count (SPL-R13).
    """
    lands = table_of(state).lands.under
    known = characteristics(state) if lands else {}
    there = [
        Source(ref, "", ((MANA[KINDS.index(kind)],),), gone=False, life=0, taps=False)
        for ref, kind in lands.items()
        if known[ref].controller == seat
    ]
    if len(there) < len(cost):
        return False
    return any(not life and can_pay((), there, mana) for mana, life in settlements(cost))
