"""The atoms of chapter 8: the pile."""

from __future__ import annotations

from engine.rulesets.magic54 import events
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import GrowthItem, Item, Magic54Draft, SpecialItem

from .reach import _forget, _half

PASSED = cite("M54-R12")
SOLVED = cite("M54-8.1")
KEPT = cite("M54-R20")


def add_to_pile(draft: Magic54Draft, item: Item, rule: str) -> None:
    """An effect is put on the pile; a card leaves the hand for it."""
    if not isinstance(item, SpecialItem):
        _forget(draft, item.card)
        draft.writable(_half(draft, item.seat), "hand").remove(item.card)
    draft.writable(draft.table, "pile").append(item)
    draft.emit(events.PileAdded(rule=rule, item=item))


def note_pass(draft: Magic54Draft, seat: int) -> None:
    """A seat passes."""
    draft.emit(events.Passed(rule=PASSED, seat=seat))


def take_from_pile(draft: Magic54Draft, no_effect_by: str | None) -> None:
    """The top effect leaves the pile, solved; ``no_effect_by`` is the rule under which it did nothing."""
    item = draft.writable(draft.table, "pile").pop()
    rule = no_effect_by or SOLVED
    draft.emit(events.ItemSolved(rule=rule, item=item, no_effect=no_effect_by is not None))


def keep_growth(draft: Magic54Draft, item: GrowthItem) -> None:
    """A solved Growth card waits for the end of the combat."""
    combat = draft.writable(draft.table, "combat")
    draft.writable(combat, "growth").append(item.card)
    draft.emit(events.GrowthKept(rule=KEPT, seat=item.seat, card=item.card))
