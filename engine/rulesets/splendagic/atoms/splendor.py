"""The Splendor action is used, or lapses; cards of the middle are cast by it."""

from __future__ import annotations

from engine.magic.state import MagicDraft
from engine.rulesets.splendagic.events import (
    MarketCast,
    PwRowCast,
    SplendorDone,
    SplendorKind,
    SplendorLapsed,
)

from .reach import _splendor


def spend_splendor(draft: MagicDraft, rule: str, kind: SplendorKind) -> None:
    """The active player has used the Splendor action of the turn (SPL-4.3)."""
    table = draft.state.table
    _splendor(draft).used = table.turn
    draft.emit(SplendorDone(rule=rule, seat=table.active, kind=kind))


def lapse_splendor(draft: MagicDraft, rule: str) -> None:
    """The main phases of the turn are over, and the active player has not used the action (SPL-4.4)."""
    table = draft.state.table
    _splendor(draft).used = table.turn
    draft.emit(SplendorLapsed(rule=rule, seat=table.active))


def note_market_cast(draft: MagicDraft, rule: str, level: int, slot: int) -> None:
    """The spell on top of the stack came from this slot of the market (SPL-6.1)."""
    seat, card = _on_top(draft)
    draft.emit(MarketCast(rule=rule, seat=seat, level=level, slot=slot, card=card))


def note_row_cast(draft: MagicDraft, rule: str, slot: int) -> None:
    """The spell on top of the stack came from this slot of the planeswalker row (SPL-7.1)."""
    seat, card = _on_top(draft)
    draft.emit(PwRowCast(rule=rule, seat=seat, slot=slot, card=card))


def _on_top(draft: MagicDraft) -> tuple[int, str]:
    """Who has cast the spell on top of the stack, and which card it is."""
    item = draft.state.table.stack[-1]
    return item.controller, draft.state.table.objects[item.id].card
