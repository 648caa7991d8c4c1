"""Reaching what is to be written; new ids and timestamps."""

from __future__ import annotations

from typing import Any

from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, Object, Seat

D = MagicDraft


def seat_of(draft: D, seat: int) -> Seat:
    """A seat, to write on."""
    found: Seat = draft.writable_item(draft.writable(draft.table, "seats"), seat)
    return found


def zone_of(draft: D, zone: str, seat: int) -> list[str]:
    """The ids in a zone, to write on."""
    holder = draft.table if zone in ("battlefield", "exile") else seat_of(draft, seat)
    ids: list[str] = draft.writable(holder, zone)
    return ids


def enter_zone(draft: D, zone: str, seat: int, ref: str, position: str) -> None:
    """An object comes into a zone: on top or at the bottom of a library, at the end of others (CR 400)."""
    board = format_of(draft.state).board
    if zone in board.zones:
        board.put(draft, zone, seat, ref, position)
    else:
        refs = zone_of(draft, zone, seat)
        refs.insert(0 if zone == "library" and position == "top" else len(refs), ref)


def leave_zone(draft: D, zone: str, seat: int, ref: str) -> None:
    """An object leaves a zone."""
    board = format_of(draft.state).board
    if zone in board.zones:
        board.take(draft, zone, seat, ref)
    else:
        zone_of(draft, zone, seat).remove(ref)


def objects_of(draft: D) -> dict[str, Object]:
    objects: dict[str, Object] = draft.writable(draft.table, "objects")
    return objects


def thing(draft: D, ref: str) -> Object:
    """An object, to write on."""
    found: Object = draft.writable_item(objects_of(draft), ref)
    return found


def machine_of(draft: D) -> Any:
    return draft.writable(draft.state, "machine")


def new_id(draft: D) -> str:
    """The next id."""
    machine = machine_of(draft)
    ref = f"o{machine.next_id}"
    machine.next_id += 1
    return ref


def timestamp(draft: D) -> int:
    """The next timestamp (CR 613.7)."""
    machine = machine_of(draft)
    now: int = machine.clock
    machine.clock += 1
    return now
