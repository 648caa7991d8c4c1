"""Copy on write: what is written is copied once, everything else stays shared, the original never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.kernel import creation
from engine.kernel.documents import Rng
from engine.kernel.draft import Draft
from tests.kernel.tiny import TINY, Pass, Passed, Shout, TinyState, Took, Turn


def start() -> TinyState:
    """A new game."""
    return creation.new_game(TINY, seed=2)


def test_the_first_write_copies_and_the_next_ones_do_not() -> None:
    state = start()
    draft = Draft(state)
    table = draft.table
    assert table is not state.table
    assert draft.table is table
    seats = draft.writable(table, "seats")
    seat = draft.writable_item(seats, 0)
    assert draft.writable_item(seats, 0) is seat is draft.state.table.seats[0]
    seat.tiles = ["four"]
    assert state.table.seats[0].tiles != ["four"]


def test_what_is_not_written_stays_shared() -> None:
    state = start()
    draft = Draft(state)
    draft.writable_item(draft.writable(draft.table, "seats"), 0)
    assert draft.state.table.seats[1] is state.table.seats[1]
    assert draft.state.table.bag is state.table.bag
    assert draft.state.machine is state.machine
    assert draft.state.options is state.options


def test_dropping_a_draft_drops_everything() -> None:
    state = start()
    before = msgspec.json.encode(state)
    draft = Draft(state)
    draft.table.heap = 0
    draft.writable(draft.table, "bag").clear()
    draft.known["one"] = [0, 1]
    draft.agenda.clear()
    draft.below(6)
    assert msgspec.json.encode(state) == before


def test_maps_are_copied_too() -> None:
    state = start()
    draft = Draft(state)
    shouts = draft.writable(draft.table, "shouts")
    shouts["seat 0"] = 1
    assert state.table.shouts == {}
    assert draft.state.table.shouts == {"seat 0": 1}


def test_tasks_come_off_in_the_order_given() -> None:
    draft = Draft(start())
    draft.done()
    draft.then(Pass(), Turn())
    draft.then(Shout(0), Shout(1))
    assert draft.state.machine.agenda == [Turn(), Pass(), Shout(1), Shout(0)]
    draft.done()
    assert draft.state.machine.agenda[-1] == Shout(1)
    draft.instead(Pass())
    assert draft.state.machine.agenda == [Turn(), Pass(), Pass()]


def test_the_current_task_is_copied_before_it_is_written() -> None:
    state = start()
    state.machine.agenda.append(Shout(0, times=3))
    draft = Draft(state)
    draft.current(Shout).times = 1
    assert state.machine.agenda[-1] == Shout(0, times=3)
    assert draft.state.machine.agenda[-1] == Shout(0, times=1)


@pytest.mark.parametrize(
    "write",
    [
        lambda draft: draft.table,
        lambda draft: draft.known,
        lambda draft: draft.agenda,
        lambda draft: draft.done(),
        lambda draft: draft.then(Pass()),
        lambda draft: draft.instead(Pass()),
        lambda draft: draft.current(Turn),
        lambda draft: draft.writable(draft.state, "table"),
        lambda draft: draft.writable_item(draft.state.machine.agenda, 0),
        lambda draft: draft.below(2),
        lambda draft: draft.emit(Passed(rule="TINY-1.2")),
    ],
)
def test_every_way_to_write_counts_as_a_write(write: Callable[[Draft[Any]], object]) -> None:
    draft = Draft(start())
    for _ in range(2):
        before = draft.writes
        write(draft)
        assert draft.writes > before
        draft.then(Turn())


def test_events_are_kept_in_order() -> None:
    draft = Draft(start())
    draft.emit(Took(rule="TINY-1.3", amount=1))
    draft.emit(Took(rule="TINY-1.3", amount=2))
    amounts: list[Any] = list(draft.events)
    assert [event.amount for event in amounts] == [1, 2]


def test_chance_advances_in_the_draft_only() -> None:
    state = start()
    state.machine.rng = Rng(seed=1, script=[4])
    draft = Draft(state)
    assert draft.below(6) == 4
    assert draft.below(6) in range(6)
    assert state.machine.rng == Rng(seed=1, script=[4])
    assert draft.state.machine.rng.script == []
    assert draft.state.machine.rng.counter >= 1
