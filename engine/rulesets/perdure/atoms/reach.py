"""How the atoms get at what they write on."""

from __future__ import annotations

from typing import Any

from engine.kernel.draft import Draft
from engine.rulesets.perdure.state import Creature, Seat


def _seat(draft: Draft[Any], seat: int) -> Seat:
    """A seat, to write on."""
    half: Seat = draft.writable_item(draft.writable(draft.table, "seats"), seat)
    return half


def _creature(draft: Draft[Any], seat: int, card: str) -> Creature:
    """A creature in play, to write on."""
    creatures = draft.writable(_seat(draft, seat), "creatures")
    for i, creature in enumerate(creatures):
        if creature.card == card:
            mine: Creature = draft.writable_item(creatures, i)
            return mine
    raise LookupError(f"{card} is not in play")
