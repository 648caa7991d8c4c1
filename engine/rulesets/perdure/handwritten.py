"""Positions written by hand: where in the turn they stand."""

from __future__ import annotations

from .state import PerdureDraft, Table
from .tasks import DeclareAttackers, DeclareBlockers, Heal, PerdureTask, Trix, UseCards


def plan(table: Table) -> list[PerdureTask]:
    """What is done first and then, at the start of the window that the phase names."""
    if table.phase == "declare_attackers":
        return [DeclareAttackers()]
    if table.phase == "declare_blockers":
        return [DeclareBlockers()]
    if table.spell is None:
        return [UseCards()]
    return [Heal() if table.spell.card[-1:] == "H" else Trix(), UseCards()]


def resume(draft: PerdureDraft) -> None:
    """Give a hand-written state its agenda. A spell or an attack on its table is carried on from there."""
    draft.then(*plan(draft.state.table))
