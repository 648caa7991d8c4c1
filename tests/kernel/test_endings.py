"""What a ruleset may say about leaving, choosing and never coming to an end."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engine.kernel import adjudicate, creation
from engine.kernel.documents import Action, Concede, Decision, Outcome
from engine.kernel.draft import Draft
from engine.kernel.errors import IllegalAction
from engine.kernel.ruleset import Ruleset, TaskRule
from tests.kernel.tiny import TINY, Ended, MyTurn, Pass, Shouted, Take, TinyState, Turn


def leave(draft: Draft[TinyState], seat: int) -> None:
    """Who leaves shouts once more, and the other one goes on."""
    draft.writable(draft.table, "shouts")[f"seat {seat}"] = 1
    draft.emit(Shouted(rule="TINY-1.8", seat=seat))
    if draft.state.table.active == seat:
        draft.done()
        draft.then(Pass(), Turn())


GOES_ON: Ruleset[TinyState] = dataclasses.replace(
    TINY,
    conceded=lambda state, seat: None,
    leave=leave,
    in_game=lambda state, seat: f"seat {seat}" not in state.table.shouts,
)


def start() -> TinyState:
    """A new game; seat 0 decides."""
    return creation.new_game(GOES_ON, seed=1)


def test_a_game_may_go_on_without_a_seat_that_concedes() -> None:
    state = start()
    applied = adjudicate.apply(GOES_ON, state, Concede(0))
    assert [(type(event).__name__, event.rule) for event in applied.events] == [
        ("Conceded", "TINY-R1"),
        ("Shouted", "TINY-1.8"),
        ("Passed", "TINY-1.2"),
    ]
    question = adjudicate.question(GOES_ON, applied.state)
    assert question is not None
    assert question.decision == MyTurn(seat=1, rule="TINY-1.2")
    assert state.table.shouts == {}


def test_a_seat_that_is_not_asked_may_leave_as_well() -> None:
    applied = adjudicate.apply(GOES_ON, start(), Concede(1))
    question = adjudicate.question(GOES_ON, applied.state)
    assert question is not None
    assert question.decision == MyTurn(seat=0, rule="TINY-1.2")


def test_a_seat_that_has_left_has_nothing_to_concede() -> None:
    state = adjudicate.apply(GOES_ON, start(), Concede(1)).state
    with pytest.raises(IllegalAction, match="TINY-R1: seat 1 has left the game"):
        adjudicate.apply(GOES_ON, state, Concede(1))
    assert adjudicate.check(GOES_ON, state, Concede(0)).legal


def test_a_ruleset_is_told_of_every_choice_before_it_is_carried_out() -> None:
    told: list[tuple[Action, int]] = []
    before = start()

    def chosen(draft: Draft[TinyState], state: TinyState, decision: Decision, action: Action) -> None:
        assert decision == MyTurn(seat=0, rule="TINY-1.2")
        assert state is before
        told.append((action, draft.state.table.heap))

    listening = dataclasses.replace(TINY, chosen=chosen)
    adjudicate.apply(listening, before, Take(2))
    adjudicate.apply(listening, before, Concede(0))
    assert told == [(Take(2), 7)]


def test_a_ruleset_may_end_a_game_that_does_not_come_to_an_end() -> None:
    def again(draft: Draft[Any], task: Pass) -> None:
        draft.done()
        draft.then(Pass())

    def runaway(draft: Draft[Any]) -> None:
        draft.finish(Outcome(None, True, "TINY-1.7", "it never ends"), Ended(rule="TINY-1.7"))

    endless = dataclasses.replace(TINY, tasks={**TINY.tasks, Pass: TaskRule(act=again)}, runaway=runaway)
    applied = adjudicate.apply(endless, start(), Take(1))
    assert applied.state.table.outcome == Outcome(None, True, "TINY-1.7", "it never ends")
    assert applied.state.machine.agenda == []
    assert adjudicate.question(endless, applied.state) is None
