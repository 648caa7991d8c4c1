"""Positions written by hand: the machine that they leave out, and where in the turn they stand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.magic.state import MagicDraft, MagicState

from .procedures.turn import EndStep
from .seams import format_of
from .status.position import greatest_id, latest, with_timestamps


def resume(draft: MagicDraft) -> None:
    """The active player has priority, or there is a choice before that which begins the step.

    Nothing of this happens at the table: there is no event, and the draft's own state is written.
    """
    state = draft.state
    state.table = with_timestamps(state).table
    state.machine = replace(state.machine, **_missing(state))
    form, step = format_of(state), state.table.step
    window = form.timing.window(state) if form.turn.has_priority(step) else ()
    draft.then(*form.turn.still_due(state, step), *window, EndStep())


def _missing(state: MagicState) -> dict[str, Any]:
    """The numbers that follow from the table; players know their own hands."""
    machine = state.machine
    known = dict(machine.known)
    for seat, player in enumerate(state.table.seats):
        for ref in player.hand:
            known[ref] = sorted({seat, *known.get(ref, ())})
    return {
        "next_id": greatest_id(state.table) + 1 if machine.next_id == 1 else machine.next_id,
        "clock": max(machine.clock, latest(state.table) + 1),
        "known": known,
    }
