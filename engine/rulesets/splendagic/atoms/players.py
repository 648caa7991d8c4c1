"""How players begin."""

from __future__ import annotations

from engine.magic.state import MagicDraft
from engine.rulesets.splendagic.events import StartingLife


def begin_with_life(draft: MagicDraft, rule: str, life: int) -> None:
    """Everybody has this life total (SPL-2.8)."""
    seats = draft.writable(draft.table, "seats")
    for number in range(len(seats)):
        draft.writable_item(seats, number).life = life
    draft.emit(StartingLife(rule=rule, life=life))
