"""Chapter 6, ignored abilities: what protection and trample still do."""

from __future__ import annotations

from engine.magic.hooks import LimitedKeyword
from engine.magic.parts import BasePart
from engine.magic.state import MagicState

from .state import options_of

NOTHING: frozenset[str] = frozenset()
ALL_BUT_BLOCKS = frozenset({"damage", "target", "attach"})


class IgnoredFunctions(BasePart):
    """Keywords that stay what they are, and do less."""

    def means(self, state: MagicState, keyword: LimitedKeyword) -> frozenset[str] | None:
        """CAS-6.3: protection keeps off all but blockers, or nothing (CAS-R17). CAS-6.5: nothing tramples."""
        if keyword == "trample" or options_of(state).protection == "wholly_ignored":
            return NOTHING
        return ALL_BUT_BLOCKS
