"""SPL-4.4: the Splendor action is compulsory. After combat nobody passes as long as they can take it.

What can be taken is asked of the offers themselves, so that nobody is ever left without a legal action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.kernel.clauses import Ask, Explanation, Offer
from engine.magic.hooks import Deed, PassIt
from engine.magic.parts import BasePart
from engine.magic.procedures.casting import CASTING
from engine.magic.procedures.permitted import grants
from engine.magic.procedures.priority import having_priority, is_open
from engine.magic.state import Id, MagicState

from .book import cite
from .splendor import EndSplendor, is_due
from .state import options_of

COMPULSORY = cite("SPL-4.4")
AFTER_COMBAT = "main2"
"""Every main phase but the first one of a turn is a postcombat main phase (CR 505.1)."""


WORDS: Mapping[str, str] = {
    "take_different": "take land cards",
    "take_same": "take two land cards",
    "reserve": "reserve a card of the market",
    "reserve_blind": "reserve the top card of a creature deck",
}


class Compulsory(BasePart):
    """Passing waits for the Splendor action."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        """``offers`` are the Splendor actions that cast nothing."""
        self._offers = offers

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """Passing, after combat."""
        waits = state.table.step == AFTER_COMBAT and options_of(state).splendor_mandatory
        return (PassIt,) if waits and is_due(state, seat) else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """SPL-4.4."""
        told = "after combat you do not pass before your Splendor action: you can "
        offer = next((one for one in self._offers if is_open(state, seat, one)), None)
        if offer is not None:
            kind = str(offer.action.__struct_config__.tag)
            return COMPULSORY, told + WORDS[kind], {"kind": kind}
        card = _castable(state, seat)
        return None if card is None else (COMPULSORY, told + "cast {card}", {"card": card})


def _castable(state: MagicState, seat: int) -> Id | None:
    """A card that could be cast as the Splendor action."""
    able = {
        card
        for card, grant in grants(state, seat).items()
        if any(isinstance(task, EndSplendor) for task in grant.after)
    }
    if not able:
        return None
    ask = Ask(state, having_priority(state, seat))
    casts: Any = CASTING.actions(ask)
    return next((action.card for action in casts if action.card in able), None)
