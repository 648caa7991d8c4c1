"""Keywords that mean nothing here, or less than usual (L5C-7)."""

from __future__ import annotations

from typing import Final

from engine.magic.hooks import LimitedKeyword
from engine.magic.parts import BasePart
from engine.magic.state import MagicState

IGNORED: Final[frozenset[str]] = frozenset({"trample", "first strike", "double strike", "shadow", "landwalk"})
"""L5C-7.1. Of infect the counters on creatures are left (L5C-R15); the other words are those of no card."""


class Keywords(BasePart):
    """What is left of protection."""

    def means(self, state: MagicState, keyword: LimitedKeyword) -> frozenset[str] | None:
        """L5C-7.3: it keeps from being targeted; the action that it gives is Battle's."""
        return frozenset({"target"}) if keyword == "protection" else None
