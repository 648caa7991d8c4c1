"""The record of a Battle phase: who is assigned where, and which battles are left (L5C-14, 15)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct, field

from engine.kernel.bounds import Many, Map
from engine.kernel.constraints import Cites
from engine.magic.state import MagicState
from engine.magic.vocabulary import PermanentId

from .book import cite
from .realm import Number

ASSIGNED = cite("L5C-14.1")


class Battles(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is going on in the Battle phase; nothing in other phases."""

    assignment: Annotated[Map[PermanentId, Number], Cites(ASSIGNED)] = field(default_factory=dict)
    """Creatures, each with the number of the defending player's province that it is assigned to."""
    left: Many[Number] = field(default_factory=list)
    """The provinces whose battles are still to be fought."""
    current: Number = 0
    """The province whose battle is being fought; 0: none."""


def battles(state: MagicState) -> Battles:
    """The record."""
    table: Any = state.table
    found: Battles = table.battles
    return found
