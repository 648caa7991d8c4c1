"""What atoms are made of: reaching what is to be written, telling what has happened, ids and timestamps."""

from __future__ import annotations

from typing import Any

from engine.kernel.derived import unconfined
from engine.kernel.documents import Event
from engine.magic.seams import FORMATS, format_of
from engine.magic.state import Id, MagicDraft, Object, Seat


def tell(draft: MagicDraft, event: Event, was: Id | None = None, now: Id | None = None) -> None:
    """Note a fact that an atom has made true, and tell it to the parts that keep a record of such facts.

    ``was`` and ``now`` are the old and the new id of what has moved; the event may have to withhold them.
    """
    draft.emit(event)
    if FORMATS[type(draft.state)].hears:
        hear(draft, event, was, now)


@unconfined
def hear(draft: MagicDraft, event: Event, was: Id | None = None, now: Id | None = None) -> None:
    """Tell the parts a fact that has been noted."""
    for hearer in format_of(draft.state).hears.get(type(event), ()):
        hearer(draft, event, was, now)


def seat_of(draft: MagicDraft, seat: int) -> Seat:
    """A seat, to write on."""
    found: Seat = draft.half(seat)
    return found


def zone_of(draft: MagicDraft, zone: str, seat: int) -> list[str]:
    """The ids in a zone, to write on."""
    holder = draft.table if zone in ("battlefield", "exile", "command") else seat_of(draft, seat)
    ids: list[str] = draft.writable(holder, zone)
    return ids


def enter_zone(draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
    """An object comes into a zone: on top or at the bottom of a library, at the end of others (CR 400)."""
    board = format_of(draft.state).board
    if zone in board.zones:
        board.put(draft, zone, seat, ref, position)
    else:
        assert seat is not None, "what nobody owns stays in the zones of its format"
        refs = zone_of(draft, zone, seat)
        refs.insert(0 if zone == "library" and position == "top" else len(refs), ref)


def leave_zone(draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
    """An object leaves a zone."""
    board = format_of(draft.state).board
    if zone in board.zones:
        board.take(draft, zone, seat, ref)
    else:
        assert seat is not None, "what nobody owns stays in the zones of its format"
        zone_of(draft, zone, seat).remove(ref)


def objects_of(draft: MagicDraft) -> dict[str, Object]:
    objects: dict[str, Object] = draft.state.table.objects
    return objects if draft.is_written(objects) else draft.writable(draft.table, "objects")


def thing(draft: MagicDraft, ref: str) -> Object:
    """An object, to write on."""
    found: Object = draft.state.table.objects[ref]
    return found if draft.is_written(found) else draft.writable_item(objects_of(draft), ref)


def machine_of(draft: MagicDraft) -> Any:
    return draft.writable(draft.state, "machine")


def new_id(draft: MagicDraft) -> str:
    """The next id."""
    machine = machine_of(draft)
    ref = f"o{machine.next_id}"
    machine.next_id += 1
    return ref


def timestamp(draft: MagicDraft) -> int:
    """The next timestamp (CR 613.7)."""
    machine = machine_of(draft)
    now: int = machine.clock
    machine.clock += 1
    return now
