"""One seat's side of what happens: nothing in it differs between worlds that the seat cannot tell apart.

What a seat sees happen may differ between them once something comes up that it did not see before: a card
that it draws, or that anybody shows. So of two such worlds, in which somebody does the same, the seat sees
the same up to there; and what differs first is a face that it is shown, or what chance decides before all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

import engine
from tests.harness import plain

FACES = {"card", "cards", "private"}
"""The fields of events that show faces."""
CHANCE = {"starting_seat"}
"""The fields of events that tell what chance has decided, which is new in each world: who begins a game."""
THROWN = {"coin_flipped", "die_rolled"}
"""The events that are about nothing else: what follows may be something else in each world."""


def side(state: engine.State, seat: int) -> Any:
    """All that a seat sees of a position, and what it reads of it."""
    texts = (engine.decision_text(state, seat), engine.action_texts(state, seat))
    return plain((engine.view(state, seat), texts))


def seen(events: Sequence[Any], seat: int) -> list[Any]:
    """What a seat sees of what happened."""
    return [plain(engine.redact(event, seat)) for event in events]


def read(before: engine.State, applied: engine.Applied, seat: int) -> tuple[str, ...]:
    """What a seat reads of what happened."""
    return engine.event_texts(applied.events, before, applied.state, seat)


def picked_alike(state: engine.State, other: engine.State) -> engine.State | None:
    """A sample of a state, in which is picked what somebody has picked in the state; none if that cannot be.

    In a sample, what another seat is picking of hidden cards is open again; so the same action would be the
    first pick in one world and the last one in the other.
    """
    paid = _paid_with(state)
    for ref in paid or [*getattr(engine.decision(state), "picked", ())]:
        if engine.decision(other) == engine.decision(state) and _paid_with(other) == paid:
            return other
        pick = next((one for one in engine.legal_actions(other) if plain(one).get("object") == ref), None)
        if pick is None:
            return None
        other = engine.apply(other, pick).state
    return other


def _paid_with(state: engine.State) -> list[str]:
    """What somebody has picked to pay with."""
    machine: Any = state.machine
    task = plain(machine.agenda[-1]) if machine.agenda else {}
    answers = task.get("answers", ()) if task.get("type") == "pay_price" else ()
    return [answer["action"]["object"] for answer in answers if "object" in answer["action"]]


def happen_alike(state: engine.State, action: Any, seed: int) -> int:
    """Assert that each seat sees the same happen in a world that it cannot tell from this one, up to the
    first face that it is shown; and that where it sees the same position afterwards, it saw the same happen.

    Returns in how many worlds the action was carried out.
    """
    told = 0
    applied = engine.apply(state, action)
    for seat in range(len(state.table.seats)):
        other = picked_alike(state, engine.sample(state, seat, seed))
        if other is None or not engine.check(other, action).legal:
            continue
        there = engine.apply(other, action)
        mine, theirs = seen(applied.events, seat), seen(there.events, seat)
        told += 1
        pairs = zip_longest(mine, theirs, fillvalue=dict[str, Any]())
        here, elsewhere = next((pair for pair in pairs if pair[0] != pair[1]), ({}, {}))
        if THROWN & {here.get("type"), elsewhere.get("type")}:
            continue
        if side(applied.state, seat) == side(there.state, seat):
            assert read(state, applied, seat) == read(other, there, seat), f"seat {seat}, {plain(action)}"
        if mine == theirs:
            continue
        assert side(applied.state, seat) != side(there.state, seat), (
            f"seat {seat}, {plain(action)}: events tell what the view does not: {mine} and {theirs}"
        )
        if _faces(here) and _faces(elsewhere) and _faces(here) != _faces(elsewhere):
            continue  # another card is shown, and what is done with it may be something else
        names = here.keys() | elsewhere.keys()
        differing = {name for name in names if here.get(name) != elsewhere.get(name)}
        assert differing <= FACES | CHANCE, (
            f"seat {seat}, {plain(action)}: {here}, and in another world {elsewhere}"
        )
    return told


def _faces(event: Mapping[str, Any]) -> list[Any]:
    """What an event shows."""
    return [event[name] for name in sorted(FACES & event.keys()) if event[name]]


def forced_alike(state: engine.State, seed: int) -> bool:
    """Assert that a decision which may be forced leaves the same actions in all worlds that some seat cannot
    tell apart: every seat knows whether there is only one.

    Returns whether it is such a decision.
    """
    decision = engine.decision(state)
    if decision is None or not decision.can_be_forced:
        assert engine.forced(state) is None
        return False
    listed = engine.legal_actions(state)
    for seat in range(len(state.table.seats)):
        other = engine.sample(state, seat, seed)
        assert engine.decision(other) == decision
        assert engine.legal_actions(other) == listed, f"seat {seat} does not know what {decision} leaves"
    assert engine.forced(state) == (listed[0] if len(listed) == 1 else None)
    return True
