"""Chapter 13, a player leaves: what they have collected goes back to the supply (SPL-13.3, R62).

What lies under permanents goes with these (:mod:`.attached`), a market slot from which they were casting is
refilled as always (:mod:`.market`), and what they owe themselves vanishes (:mod:`.owed`).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.documents import Event
from engine.magic.events import LeftGame
from engine.magic.hooks import Hearer
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicDraft

from . import atoms, lands
from .book import cite
from .state import KINDS

LEAVES = cite("SPL-13.3")


def _left(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    assert isinstance(event, LeftGame), "heard as such"
    for kind, number in zip(KINDS, lands.stock_of(draft.state, event.seat), strict=True):
        for _ in range(number):
            atoms.return_land(draft, LEAVES, event.seat, kind, "left")


class Leaving(BasePart):
    """The stock of a player who leaves."""

    hears: Mapping[type[Event], Hearer] = {LeftGame: _left}
