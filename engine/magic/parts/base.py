"""What every part has: what it brings along, nothing by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.kernel.clauses import Menu
from engine.kernel.documents import Event
from engine.kernel.ruleset import TaskRule
from engine.magic.state import MagicState


class BasePart:
    """A part that brings nothing along."""

    tasks: Mapping[Any, TaskRule] = {}
    menus: Sequence[Menu] = ()
    events: Sequence[type[Event]] = ()
    keeps: Mapping[str, type[Struct]] = {}
    checks: Mapping[Any, Any] = {}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """It keeps nothing on the table."""
        return {}
