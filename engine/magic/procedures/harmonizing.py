"""Harmonize: a creature is tapped so that a spell costs less (CR 702.180)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.magic.objects import characteristics
from engine.magic.state import Id, MagicState

if TYPE_CHECKING:
    from .stack_items import Announcement


def harmonies(now: Announcement) -> Iterator[tuple[Id | None, Announcement]]:
    """An announcement with no creature tapped for it, and with each one that can be."""
    yield None, now.with_less(0)
    state, seat = now.state, now.item.controller
    for ref, found in characteristics(state).items():
        thing = state.table.objects[ref]
        if found.is_creature and found.controller == seat and not thing.tapped:
            tapped = copy(state)
            objects = {**state.table.objects, ref: replace(thing, tapped=True)}
            tapped.table = replace(state.table, objects=objects)
            yield ref, now.in_world(tapped).with_less(less_for(state, ref))


def less_for(state: MagicState, ref: Id) -> int:
    """So much less the spell costs if this creature is tapped for it."""
    return max(characteristics(state)[ref].power, 0)
