"""The record of events in play (L5C-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Struct, field

from engine.kernel.bounds import Map
from engine.kernel.constraints import Cites
from engine.kernel.documents import Fault, TurnNumber
from engine.magic.state import Id, MagicState
from engine.magic.status.position import Position
from engine.magic.vocabulary import PermanentId

from .book import cite

ENTERS = cite("L5C-10.3")


class Events(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Enchantments that came up in a province, in the order of entering."""

    in_play: Annotated[Map[PermanentId, TurnNumber], Cites(ENTERS)] = field(default_factory=dict)
    """Each with the number of the turn in whose Events phase it came up."""


def events(state: MagicState) -> Events:
    """The record."""
    table: Any = state.table
    found: Events = table.events
    return found


def is_event(state: MagicState, ref: Id) -> bool:
    """Whether something is an event in play."""
    return ref in events(state).in_play


def events_of(state: MagicState, seat: int) -> list[Id]:
    """The events that a player owns, whoever controls them, in the order of entering."""
    in_play, objects = events(state).in_play, state.table.objects
    return [ref for ref in state.table.battlefield if ref in in_play and objects[ref].owner == seat]


def just_come_up(state: MagicState) -> list[Id]:
    """The events that came up in the running Events phase; in other phases there are none."""
    if state.table.step != "events":
        return []
    return [ref for ref, turn in events(state).in_play.items() if turn == state.table.turn]


def event_faults(position: Position) -> Iterator[Fault]:
    """Events that came up in a turn that is still to come."""
    turn = position.table.turn
    for ref, came_up in events(position.state).in_play.items():
        if came_up > turn:
            path = f"$.table.events.in_play.{ref}"
            yield Fault(path, f"it is turn {turn}, and {ref} came up in turn {came_up}", ENTERS)
