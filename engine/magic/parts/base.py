"""What every part has: what it brings along, nothing by default. It answers no hook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.kernel.clauses import Menu
from engine.kernel.documents import Event
from engine.kernel.ruleset import TaskRule
from engine.magic.seams import Seam
from engine.magic.state import MagicState


class BasePart:
    """A part that fills no seam and brings nothing along."""

    seam: ClassVar[Seam | None] = None
    tasks: Mapping[Any, TaskRule] = {}
    menus: Sequence[Menu] = ()
    events: Sequence[type[Event]] = ()
    keeps: Mapping[str, type[Struct]] = {}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """It keeps nothing on the table."""
        return {}
