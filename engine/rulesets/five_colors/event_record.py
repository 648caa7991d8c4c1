"""The record of events in play (L5C-10)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct, field

from engine.kernel.bounds import Many
from engine.kernel.constraints import Cites
from engine.magic.state import MagicState
from engine.magic.vocabulary import PermanentId

from .book import cite

ENTERS = cite("L5C-10.3")


class Events(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Enchantments that came up in a province, in the order of entering."""

    in_play: Annotated[Many[PermanentId], Cites(ENTERS)] = field(default_factory=list)
    new: Annotated[Many[PermanentId], Cites(ENTERS)] = field(default_factory=list)
    """Those that came up in the running Events phase."""


def events(state: MagicState) -> Events:
    """The record."""
    table: Any = state.table
    found: Events = table.events
    return found
