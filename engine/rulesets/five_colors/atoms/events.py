"""Events come into play and leave."""

from __future__ import annotations

from engine.magic.state import Id, MagicDraft
from engine.rulesets.five_colors.event_record import Events
from engine.rulesets.five_colors.facts import EventDiscarded, EventEntered


def event_enters(draft: MagicDraft, ref: Id, rule: str) -> None:
    """An enchantment has come into play as an event."""
    table = draft.state.table
    _in_play(draft)[ref] = table.turn
    draft.emit(EventEntered(rule=rule, seat=table.objects[ref].owning_seat, object=ref))


def event_leaves(draft: MagicDraft, ref: Id) -> None:
    """An event has left the battlefield; its move is the event."""
    del _in_play(draft)[ref]


def note_discard(draft: MagicDraft, ref: Id, seat: int, rule: str) -> None:
    """An event has gone to its owner's graveyard as that player's turn began."""
    draft.emit(EventDiscarded(rule=rule, seat=seat, object=ref))


def _in_play(draft: MagicDraft) -> dict[Id, int]:
    record: Events = draft.writable(draft.table, "events")
    found: dict[Id, int] = draft.writable(record, "in_play")
    return found
