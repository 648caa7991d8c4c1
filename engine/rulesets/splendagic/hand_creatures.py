"""Option ``hand_creature_uses_action``: creatures are cast from the hand as the Splendor action (SPL-R24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.clauses import Explanation
from engine.magic.definitions import definition
from engine.magic.hooks import CastIt, Deed, Grant
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicState

from .book import cite
from .splendor import EndSplendor, is_due, refusals
from .state import options_of

CASTS = cite("SPL-R24")


def _is_creature(state: MagicState, ref: Id) -> bool:
    return "creature" in definition(state, state.table.objects[ref].card).types


class HandCreatures(BasePart):
    """Creatures in hand, where they use the action; otherwise they are cast as any card is."""

    def permits(self, state: MagicState, seat: int) -> Iterator[Grant]:
        """As a sorcery; the action is used up."""
        if options_of(state).hand_creature_uses_action and is_due(state, seat):
            for ref in state.table.seats[seat].hand:
                if _is_creature(state, ref):
                    yield Grant(ref, CASTS, "sorcery", after=(EndSplendor("hand_cast"),))

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """Casting, with the option."""
        return (CastIt,) if options_of(state).hand_creature_uses_action else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Without the action they are not cast at all."""
        if not isinstance(deed, CastIt):
            return None
        if state.table.objects[deed.card].zone != "hand" or not _is_creature(state, deed.card):
            return None
        found = refusals(state, seat)
        if not found:
            return None
        rule, reason, facts = found[0]
        return rule, f"here creatures are cast from the hand as the Splendor action: {reason}", facts
