"""Chapter 10, the second half: what becomes of land cards under permanents (SPL-10.5–10.8).

Whoever controls the permanent can spend the card; it stays where it is as control changes. Nothing else in a
game can tell that it is there.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.documents import Event
from engine.magic.events import Moved
from engine.magic.hooks import Hearer
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicDraft

from . import atoms, lands
from .book import cite
from .state import table_of

LEFT = cite("SPL-10.6")
BEARS_NONE = cite("SPL-10.8")


def _left_battlefield(draft: MagicDraft, event: Moved, was: Id | None, now: Id | None) -> None:
    """Its land card goes back to the supply as part of that event (SPL-10.6)."""
    if was is not None and lands.under(draft.state, was) is not None:
        atoms.return_attached(draft, LEFT, was, "death" if event.to_zone == "graveyard" else "left")


class AttachedLands(BasePart):
    """Land cards under permanents return to the supply."""

    hears: Mapping[type[Event], Hearer] = {Moved: _left_battlefield}  # type: ignore[dict-item]  # it gets the events that it is listed for

    def tidy(self, draft: MagicDraft) -> bool:
        """SPL-10.8: a permanent that is neither a creature nor a planeswalker loses its land card."""
        under, known = table_of(draft.state).lands.under, characteristics(draft.state)
        loose = [ref for ref, found in known.items() if ref in under and not lands.bears(found)]
        for ref in loose:
            atoms.return_attached(draft, BEARS_NONE, ref, "left")
        return bool(loose)
