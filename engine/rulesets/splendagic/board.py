"""Chapter 12, the middle of the table: its zones, who sees what of them, and where hidden cards could lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.kernel.documents import Event
from engine.magic.parts import PlainBoard
from engine.magic.procedures import turning_up
from engine.magic.seams import Placed, Pool
from engine.magic.state import MagicDraft, MagicState

from . import atoms
from .events import BOARD_EVENTS, LAND_EVENTS
from .pools import pools
from .state import Lands, Middle, table_of
from .views import seen_lands, seen_middle

MIDDLE = "$.table.middle"


class SplendagicBoard(PlainBoard):
    """The market, the creature decks, the planeswalker row, and what was removed: cards that nobody owns."""

    keeps: Mapping[str, type[Struct]] = {
        "lands": Lands,
        "middle": Middle,
    }
    events: Sequence[type[Event]] = (*LAND_EVENTS, *BOARD_EVENTS)
    zones: frozenset[str] = frozenset({"market", "creature_decks", "planeswalker_row", "removed"})
    hidden: frozenset[str] = frozenset({"creature_decks", "removed"})
    cards_lie_face_down = False
    never = turning_up.NEVER

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Everything but the faces of hidden cards is public."""
        return {
            **seen_lands(state),
            "middle": seen_middle(state),
        }

    def places(self, state: MagicState) -> Iterator[Placed]:
        """The market and the decks by level, the planeswalker row, what was removed."""
        middle = table_of(state).middle
        for level, row in enumerate(middle.market):
            for slot, ref in enumerate(row):
                if ref is not None:
                    yield Placed(f"{MIDDLE}.market[{level}][{slot}]", "market", None, ref)
        for level, deck in enumerate(middle.decks):
            for place, ref in enumerate(deck):
                yield Placed(f"{MIDDLE}.decks[{level}][{place}]", "creature_decks", None, ref)
        for slot, ref in enumerate(middle.planeswalkers):
            if ref is not None:
                yield Placed(f"{MIDDLE}.planeswalkers[{slot}]", "planeswalker_row", None, ref)
        for place, ref in enumerate(middle.removed):
            yield Placed(f"{MIDDLE}.removed[{place}]", "removed", None, ref)

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """Into a slot or behind the others."""
        atoms.put_in_middle(draft, zone, ref, position)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """In rows it leaves a gap."""
        atoms.take_from_middle(draft, zone, ref)

    def pools(self, state: MagicState, seat: int) -> list[Pool]:
        """The decks of the card set, as far as their cards lie hidden."""
        return pools(state)
