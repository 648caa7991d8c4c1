"""Chapter 7, casting a planeswalker of the row as the Splendor action (SPL-7).

What may pay for it is in :mod:`.payment`, when it has to be cast in :mod:`.feasible`. A planeswalker that
life or other substitutes make affordable may be cast, but does not have to be (SPL-R13).
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
from .splendor import EndSplendor, is_due, not_due
from .state import WalkerSlot, options_of, table_of

CASTS = cite("SPL-7.1")
CHOSEN = cite("SPL-R13")
"""Of a planeswalker that nothing forces."""


class CastFromRow(Task, tag="cast_from_row"):
    """A planeswalker of the row has been cast; nothing takes its place (SPL-7.5)."""

    lies_on = ("end_splendor",)
    slot: WalkerSlot


def _note(draft: MagicDraft, task: CastFromRow) -> None:
    draft.done()
    table = draft.state.table
    if not table.seats[table.active].lost:
        atoms.note_row_cast(draft, CASTS, task.slot)


class PlaneswalkerRow(BasePart):
    """The row, from which the active player casts one planeswalker as the Splendor action."""

    tasks: Mapping[Any, TaskRule] = {CastFromRow: TaskRule(act=_note)}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {CastFromRow: (Announce, FinishAnnouncement)}
    casts_from: Mapping[str, CastZone] = {
        "planeswalker_row": CastZone(
            lambda state, seat, _: not_due(state, seat), "from the planeswalker row"
        ),
    }

    def faults(self, position: Position) -> Iterator[Fault]:
        """What is said to have been cast still lies in the row, or never did."""
        row = table_of(position.state).middle.planeswalkers
        for place, task in enumerate(position.machine.agenda):
            if isinstance(task, CastFromRow) and (task.slot > len(row) or row[task.slot - 1] is not None):
                told = "no planeswalker was cast from this slot"
                yield Fault(f"$.machine.agenda[{place}].slot", told, CASTS)

    def permits(self, state: MagicState, seat: int) -> Iterator[Grant]:
        """SPL-7.1; SPL-R13 where it is one choice among others."""
        rule = CHOSEN if options_of(state).forced_pw == "off" else CASTS
        if is_due(state, seat):
            for slot, ref in enumerate(table_of(state).middle.planeswalkers, start=1):
                if ref is not None:
                    after = (CastFromRow(slot), EndSplendor("pw_cast"))
                    yield Grant(ref, rule, "sorcery", after=after)
