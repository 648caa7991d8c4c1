"""Chapter 1, the object: everything is regular but that players may agree on a last turn."""

from __future__ import annotations

from engine.magic.parts import StandardEnding
from engine.magic.state import MagicState

from .book import cite
from .state import options_of

TURN_LIMIT = cite("CAS-R55")


class CastleEnding(StandardEnding):
    """The regular end, and a turn that was agreed on."""

    def last_turn(self, state: MagicState) -> tuple[int, str]:
        """The agreed turn, if there is one."""
        agreed = options_of(state).turn_limit
        return super().last_turn(state) if agreed is None else (agreed, TURN_LIMIT)
