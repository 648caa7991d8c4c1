"""Reaching what atoms write on."""

from __future__ import annotations

from engine.magic.state import Id, MagicDraft
from engine.rulesets.castle.spots import Spot
from engine.rulesets.castle.state import Castle


def _castle(draft: MagicDraft, seat: int) -> Castle:
    castles = draft.writable(draft.table, "castles")
    found: Castle = draft.writable_item(draft.writable(castles, "seats"), seat)
    return found


def _reserve(draft: MagicDraft, seat: int) -> list[Id]:
    found: list[Id] = draft.writable(_castle(draft, seat), "reserve")
    return found


def _stand(draft: MagicDraft, spot: Spot, ref: Id | None) -> None:
    """Something comes to stand in a spot; None: it becomes vacant."""
    row = draft.writable_item(draft.writable(_castle(draft, spot.seat), "rows"), spot.row - 1)
    row[spot.column - 1] = ref


def _act(draft: MagicDraft, seat: int) -> None:
    """The player has taken the castle action of the turn (CAS-4.2)."""
    _castle(draft, seat).acted = draft.state.table.turn
