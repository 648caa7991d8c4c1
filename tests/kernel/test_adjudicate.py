"""The loop: a task asks or acts, an answer is performed, everything runs on to the next question."""

from __future__ import annotations

import dataclasses
import gc
from typing import Any

import msgspec
import pytest

from engine.kernel import adjudicate, creation, playouts
from engine.kernel.adjudicate import STEP_BUDGET
from engine.kernel.documents import Concede, Waiting
from engine.kernel.draft import Draft
from engine.kernel.errors import GameOver, IllegalAction, StepBudgetExceeded
from engine.kernel.ruleset import Ruleset, TaskRule
from tests.kernel.tiny import (
    TINY,
    DrawTile,
    Give,
    MustShout,
    MyTurn,
    Pass,
    SayIt,
    Shout,
    Take,
    TinyState,
    Turn,
)


def start(**options: Any) -> TinyState:
    """A new game."""
    return creation.new_game(TINY, seed=1, options=options)


def after(state: TinyState, *actions: Any) -> Any:
    """The state after some actions."""
    for action in actions:
        state = adjudicate.apply(TINY, state, action).state
    return state


def plain(state: Any) -> bytes:
    """A state as it is now."""
    return msgspec.json.encode(state, order="deterministic")


def with_task(rule: TaskRule) -> Ruleset[TinyState]:
    """The game, with another way to carry `Pass` out."""
    return dataclasses.replace(TINY, tasks={**TINY.tasks, Pass: rule})


def test_an_action_runs_on_to_the_next_question() -> None:
    state = start()
    applied = adjudicate.apply(TINY, state, Take(2))
    question = adjudicate.question(TINY, applied.state)
    assert question is not None
    assert question.decision == MyTurn(seat=1, rule="TINY-1.2")
    assert [event.rule for event in applied.events] == ["TINY-1.3", "TINY-1.2"]


def test_a_state_is_freed_as_soon_as_nobody_refers_to_it() -> None:
    def play() -> None:
        state = start()
        for action in (Take(3), SayIt(), DrawTile()):
            assert adjudicate.check(TINY, state, action).legal
            assert action in adjudicate.legal_actions(TINY, state)
            state = after(state, action)

    def living() -> int:
        return sum(isinstance(one, TinyState) for one in gc.get_objects())

    gc.freeze()  # what other tests of this process hold is not looked through
    gc.disable()
    try:
        before = living()
        play()
        assert living() == before, "something that is kept with a state refers to it"
        kept = start()
        assert living() == before + 1
        del kept
    finally:
        gc.enable()
        gc.unfreeze()


def test_tasks_are_done_in_the_order_in_which_they_were_put() -> None:
    state = after(start(), Take(3))
    assert state.machine.agenda == [Turn(), Pass(), Shout(0)]
    question = adjudicate.question(TINY, state)
    assert question is not None
    assert question.decision == MustShout(seat=0, rule="TINY-1.8")
    assert adjudicate.legal_actions(TINY, state) == (SayIt(),)
    applied = adjudicate.apply(TINY, state, SayIt())
    assert [event.rule for event in applied.events] == ["TINY-1.8", "TINY-1.2"]
    assert applied.state.machine.agenda == [Turn()]


def test_an_answer_stays_in_the_variable_of_the_task_that_asked() -> None:
    state = after(start(), Take(3))
    state.machine.agenda[-1].times = 2
    once = after(state, SayIt())
    assert once.machine.agenda[-1] == Shout(0, times=1)
    assert after(once, SayIt()).table.shouts == {"seat 0": 2}


def test_asking_changes_nothing_and_gives_the_same_question() -> None:
    state = start()
    before = plain(state)
    first = TINY.tasks[Turn].ask
    assert first is not None
    assert first(state, Turn()) == first(state, Turn())
    adjudicate.legal_actions(TINY, state)
    adjudicate.check(TINY, state, Take(9))
    assert plain(state) == before


def test_a_task_that_neither_asks_nor_acts_is_a_bug() -> None:
    idle = with_task(TaskRule(act=lambda draft, task: None))
    with pytest.raises(AssertionError, match="Pass neither asked nor acted"):
        adjudicate.apply(idle, start(), Take(1))


def test_a_task_that_cannot_act_and_has_nothing_to_ask_is_a_bug() -> None:
    mute = with_task(TaskRule(ask=lambda state, task: None))
    with pytest.raises(AssertionError, match="Pass has nothing to ask and cannot act"):
        adjudicate.apply(mute, start(), Take(1))


def test_a_task_that_asks_does_not_act() -> None:
    acted: list[Any] = []
    both = with_task(
        TaskRule(
            ask=lambda state, task: MyTurn(seat=1, rule="TINY-1.2"), act=lambda *given: acted.append(given)
        )
    )
    applied = adjudicate.apply(both, start(), Take(1))
    assert acted == []
    assert applied.state.table.active == 0


def test_an_agenda_that_runs_out_before_the_end_is_a_bug() -> None:
    def forget(draft: Draft[Any], task: Pass) -> None:
        draft.agenda.clear()

    with pytest.raises(AssertionError, match="agenda ran out"):
        adjudicate.apply(with_task(TaskRule(act=forget)), start(), Take(1))


def test_consequences_without_end_are_cut_off() -> None:
    def again(draft: Draft[Any], task: Pass) -> None:
        draft.done()
        draft.then(Pass())

    with pytest.raises(StepBudgetExceeded) as error:
        adjudicate.apply(with_task(TaskRule(act=again)), start(), Take(1))
    assert error.value.budget == STEP_BUDGET


def test_consequences_as_long_as_the_budget_come_to_rest() -> None:
    left = STEP_BUDGET - 1

    def count_down(draft: Draft[Any], task: Pass) -> None:
        nonlocal left
        left -= 1
        draft.done()
        if left:
            draft.then(Pass())

    applied = adjudicate.apply(with_task(TaskRule(act=count_down)), start(), Take(1))
    assert left == 0
    assert applied.state.machine.agenda == [Turn()]


@pytest.mark.parametrize("action", [Take(1), Take(3), DrawTile()])
def test_applying_leaves_the_given_state_alone(action: Any) -> None:
    state = start()
    before = plain(state)
    after(state, action)
    assert plain(state) == before


def test_an_illegal_action_changes_nothing_and_names_every_clause() -> None:
    state = start(heap=4)
    before = plain(state)
    with pytest.raises(IllegalAction) as error:
        adjudicate.apply(TINY, state, Take(5))
    assert [violation.rule for violation in error.value.violations] == ["TINY-1.3", "TINY-1.4"]
    assert [violation.facts for violation in error.value.violations] == [{"most": 3}, {"heap": 4}]
    assert (error.value.rule, error.value.reason) == ("TINY-1.3", "5 pebbles are too many, 3 is the most")
    assert plain(state) == before


@pytest.mark.parametrize("action", [Take(0), Take(4), Give("one", 7), Give("none", 0), SayIt()])
@pytest.mark.parametrize("listed_before", [False, True])
def test_apply_and_check_agree_whether_or_not_the_list_was_made(action: Any, listed_before: bool) -> None:
    state = start()
    if listed_before:
        adjudicate.legal_actions(TINY, state)
    verdict = adjudicate.check(TINY, state, action)
    assert not verdict.legal
    with pytest.raises(IllegalAction) as error:
        adjudicate.apply(TINY, state, action)
    assert error.value.violations == verdict.violations
    assert (error.value.rule, error.value.reason) == (verdict.rule, verdict.reason)


def test_a_legal_action_is_allowed_by_its_clause() -> None:
    verdict = adjudicate.check(TINY, start(), Take(2))
    assert (verdict.legal, verdict.rule, verdict.violations) == (True, "TINY-1.3", ())
    assert verdict.reason == "A seat takes from one to three pebbles in a turn."


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seat_may_concede_at_every_decision(seat: int) -> None:
    for state in (start(), after(start(), Take(3))):
        assert Concede(seat) not in adjudicate.legal_actions(TINY, state)
        assert adjudicate.check(TINY, state, Concede(seat)).rule == "TINY-R1"
        applied = adjudicate.apply(TINY, state, Concede(seat))
        assert applied.state.table.outcome.winner == 1 - seat
        assert [event.rule for event in applied.events] == ["TINY-R1"]
        assert applied.state.machine.agenda == []


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_does_not_exist_cannot_concede(seat: int) -> None:
    verdict = adjudicate.check(TINY, start(), Concede(seat))
    assert not verdict.legal
    assert verdict.rule == "TINY-R1"


def test_nothing_can_be_done_after_the_end() -> None:
    over = after(start(heap=1), Take(1))
    assert over.table.outcome.winner == 1
    assert adjudicate.question(TINY, over) is None
    assert adjudicate.legal_actions(TINY, over) == ()
    for call in (adjudicate.apply, adjudicate.check):
        with pytest.raises(GameOver) as error:
            call(TINY, over, Concede(0))
        assert error.value.outcome == over.table.outcome


def test_the_seat_asked_sees_its_decision_and_the_others_who_decides() -> None:
    state = start()
    mine, theirs = adjudicate.view(TINY, state, 0), adjudicate.view(TINY, state, 1)
    assert mine.decision == MyTurn(seat=0, rule="TINY-1.2")
    assert mine.legal_actions == adjudicate.legal_actions(TINY, state)
    assert theirs.decision == Waiting(seat=0, rule="TINY-1.2")
    assert theirs.legal_actions == ()
    over = after(start(heap=1), Take(1))
    assert adjudicate.view(TINY, over, 0).decision is None


def test_a_private_part_of_an_event_is_for_some_seats_only() -> None:
    drew = adjudicate.apply(TINY, start(), DrawTile()).events[0]
    assert adjudicate.redact(drew, 0) == drew
    hidden: Any = adjudicate.redact(drew, 1)
    assert hidden.private is None
    assert (hidden.rule, hidden.seat) == ("TINY-1.5", 0)
    passed = adjudicate.apply(TINY, start(), Take(1)).events[0]
    assert adjudicate.redact(passed, 1) == passed


@pytest.mark.parametrize("seat", [-1, 2])
def test_views_and_samples_are_for_seats_that_exist(seat: int) -> None:
    with pytest.raises(IndexError):
        adjudicate.view(TINY, start(), seat)
    with pytest.raises(IndexError):
        adjudicate.sample(TINY, start(), seat, 1)


def test_a_sample_differs_only_where_the_seat_has_not_looked() -> None:
    state = start()
    samples = [adjudicate.sample(TINY, state, 0, seed) for seed in range(40)]
    assert {plain(adjudicate.view(TINY, sample, 0)) for sample in samples} == {
        plain(adjudicate.view(TINY, state, 0))
    }
    assert {sample.table.seats[0].tiles[0] for sample in samples} == {state.table.seats[0].tiles[0]}
    assert len({sample.table.seats[1].tiles[0] for sample in samples}) == 3
    assert samples[5] == adjudicate.sample(TINY, state, 0, 5)
    assert all(sample.machine.rng != state.machine.rng for sample in samples)


def test_a_playout_ends_at_the_end_or_at_its_bound() -> None:
    state = start(heap=9)
    whole = playouts.play_out(TINY, state, seed=4, max_decisions=1000)
    assert whole.finished
    assert whole.winner in (0, 1)
    assert playouts.play_out(TINY, state, seed=4, max_decisions=1000) == whole
    assert playouts.play_out(TINY, state, seed=4, max_decisions=whole.decisions) == whole
    cut = playouts.play_out(TINY, state, seed=4, max_decisions=whole.decisions - 1)
    assert (cut.finished, cut.winner, cut.decisions) == (False, None, whole.decisions - 1)
    assert playouts.play_out(TINY, state, seed=4, max_decisions=0).decisions == 0


def test_a_playout_can_be_given_up_between_decisions() -> None:
    looks: list[int] = []

    def third_time_unlucky() -> None:
        looks.append(len(looks))
        if len(looks) == 3:
            raise TimeoutError

    state = start(heap=9)
    before = plain(state)
    with pytest.raises(TimeoutError):
        playouts.play_out(TINY, state, seed=4, max_decisions=1000, between=third_time_unlucky)
    assert plain(state) == before
    whole = playouts.play_out(TINY, state, seed=4, max_decisions=1000, between=lambda: looks.append(0))
    assert len(looks) == 3 + whole.decisions
