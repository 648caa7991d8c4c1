"""Events: enchantments that come up in provinces and hold for everybody (L5C-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.magic.parts import BasePart
from engine.magic.state import MagicState

from .event_record import Events, events


class EventRules(BasePart):
    """What events are, and how long they stay."""

    keeps: Mapping[str, type[Struct]] = {"events": Events}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """All of it is public."""
        return {"events": events(state)}
