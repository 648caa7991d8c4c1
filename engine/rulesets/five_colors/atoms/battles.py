"""The record of the Battle phase is written."""

from __future__ import annotations

from engine.magic.state import MagicDraft
from engine.rulesets.five_colors.battle_record import Battles, battles


def _close_up(draft: MagicDraft, gone: int) -> None:
    """The defending player has one province less: the record follows those that move up (L5C-18.3)."""
    found = battles(draft.state)
    if not (found.assignment or found.left or found.current):
        return
    record: Battles = draft.writable(draft.table, "battles")
    record.assignment = {
        creature: number - (number > gone) for creature, number in found.assignment.items() if number != gone
    }
    record.left = [number - (number > gone) for number in found.left if number != gone]
    if found.current == gone:
        record.current = 0
    elif found.current > gone:
        record.current = found.current - 1
