"""Positions written by hand: completing the machine that they leave out, and the step that they stand in."""

from __future__ import annotations

from copy import copy
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from engine.magic.state import MagicDraft, MagicState, Table

from .atoms.memory import lies_open
from .procedures.turn import EndStep
from .seams import format_of
from .vocabulary import number_of

_TIMESTAMP = attrgetter("timestamp")


def resume(draft: MagicDraft) -> None:
    """Put the tasks of the step on the agenda, up to priority for the active player.

    It completes the document, which is no event of the game; so it writes on the draft's state directly.
    """
    state = draft.state
    state.table = with_timestamps(state).table
    state.machine = replace(state.machine, **_missing(state))
    form, step = format_of(state), state.table.step
    window = form.timing.window(state) if form.turn.has_priority(step) else ()
    draft.then(*form.turn.still_due(state, step), *window, EndStep())


def _missing(state: MagicState) -> dict[str, Any]:
    """The counters that follow from the table; and that players know their own hands, what they control that
    lies face down, and what lies open."""
    machine = state.machine
    known = dict(machine.known)
    for seat, player in enumerate(state.table.seats):
        for ref in player.hand:
            known[ref] = sorted({seat, *known.get(ref, ())})
    for ref, thing in state.table.objects.items():
        if thing.face_down is not None:
            whose = (one for one in (thing.held_by, thing.controller, thing.owner) if one is not None)
            known[ref] = sorted({next(whose), *known.get(ref, ())})
    if format_of(state).lies_open:
        open_ = (ref for ref in state.table.objects if lies_open(state, ref))
        known.update((ref, list(range(len(state.table.seats)))) for ref in open_)
    return {
        "next_id": max(numbers(state.table), default=0) + 1 if machine.next_id == 1 else machine.next_id,
        "clock": max(machine.clock, latest(state.table) + 1),
        "known": known,
    }


def numbers(table: Table) -> list[int]:
    """The numbers of all ids: of objects first, in their order, then of what is on the stack."""
    return [*map(number_of, table.objects), *(number_of(item.id) for item in table.stack)]


def with_timestamps(state: MagicState) -> MagicState:
    """The state with a timestamp for each permanent (CR 613.7).

    One that is written without has entered just after what stands before it on the battlefield.
    """
    table = state.table
    permanents = {ref: table.objects[ref] for ref in table.battlefield if ref in table.objects}
    if all(one.timestamp for one in permanents.values()):
        return state
    when: dict[str, tuple[int, int]] = {}
    stamp = 0
    for place, (ref, one) in enumerate(permanents.items(), 1):
        stamp = one.timestamp or stamp
        when[ref] = (stamp, 0 if one.timestamp else place)
    given = (counter.timestamp for one in permanents.values() for counter in one.keyword_counters)
    others = (*(effect.timestamp for effect in table.effects), *given)
    moments = sorted({*when.values(), *((stamp, 0) for stamp in others)})
    stamps = {moment: number for number, moment in enumerate(moments, 1)}
    entered = {
        ref: replace(
            one,
            timestamp=stamps[when[ref]],
            keyword_counters=tuple(
                replace(counter, timestamp=stamps[counter.timestamp, 0]) for counter in one.keyword_counters
            ),
        )
        for ref, one in permanents.items()
    }
    effects = [replace(effect, timestamp=stamps[effect.timestamp, 0]) for effect in table.effects]
    there = copy(state)
    there.table = replace(table, objects={**table.objects, **entered}, effects=effects)
    return there


def latest(table: Table) -> int:
    """The latest timestamp on a table."""
    objects = table.objects.values()
    given = (counter for one in objects if one.keyword_counters for counter in one.keyword_counters)
    return max(map(_TIMESTAMP, (*objects, *given, *table.effects)), default=0)
