"""Chapters 6 and 12, casting a creature from the market as the Splendor action (SPL-6, 12.1).

It is cast as any card is, from where it lies; the slot is refilled once that is done (SPL-6.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.kernel.documents import Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.hooks import CastZone, Grant
from engine.magic.parts import BasePart
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement
from engine.magic.state import MagicDraft, MagicState
from engine.magic.status.position import Position

from . import atoms
from .book import cite
from .splendor import EndSplendor, is_due, refusals
from .state import Level, Slot, table_of

CASTS = cite("SPL-6.1")
REFILLS = cite("SPL-6.3")


class CastFromMarket(Task, tag="cast_from_market"):
    """A card of the market has been cast: the slot is refilled, before anybody gets priority."""

    lies_on = ("end_splendor",)
    level: Level
    slot: Slot


def _refill(draft: MagicDraft, task: CastFromMarket) -> None:
    """Also if the caster has left while announcing the spell (SPL-R62)."""
    draft.done()
    table = draft.state.table
    if not table.seats[table.active].lost:
        atoms.note_market_cast(draft, CASTS, task.level, task.slot)
    atoms.refill(draft, task.level, task.slot, REFILLS)


class Market(BasePart):
    """The market, from which the active player casts one creature as the Splendor action."""

    tasks: Mapping[Any, TaskRule] = {CastFromMarket: TaskRule(act=_refill)}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {CastFromMarket: (Announce, FinishAnnouncement)}
    casts_from: Mapping[str, CastZone] = {
        "market": CastZone(lambda state, seat, _: refusals(state, seat), "from the market"),
    }

    def faults(self, position: Position) -> Iterator[Fault]:
        """A slot that is refilled though a card lies there."""
        market = table_of(position.state).middle.market
        for place, task in enumerate(position.machine.agenda):
            if isinstance(task, CastFromMarket) and market[task.level - 1][task.slot - 1] is not None:
                yield Fault(f"$.machine.agenda[{place}].slot", "a card lies in this slot", REFILLS)

    def permits(self, state: MagicState, seat: int) -> Iterator[Grant]:
        """SPL-6.1, 6.2: as a sorcery, also with flash (SPL-R23)."""
        if not is_due(state, seat) or refusals(state, seat):
            return
        for level, row in enumerate(table_of(state).middle.market, start=1):
            for slot, ref in enumerate(row, start=1):
                if ref is not None:
                    after = (CastFromMarket(level, slot), EndSplendor("market_cast"))
                    yield Grant(ref, CASTS, "sorcery", after=after)
