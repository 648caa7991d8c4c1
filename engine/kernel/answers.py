"""Answers as data: what players have answered to a task that asks several times before it acts.

An :class:`Asking` task keeps the answers given so far, in order, and works out its next question from them.
So asking stays pure, and recording, taking back and checking answers are one function each. What leaves no
choice is no answer: a task derives it, as it derives its questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct, field

from .bounds import Many
from .clauses import Ask, Menu
from .derived import FLEETING
from .documents import Action, Decision, Exact, Fault, State, Task, Violation
from .draft import Draft
from .ruleset import TaskRule

A = TypeVar("A")
S = TypeVar("S", bound=State)


class Answer(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """What a seat answered to one question."""

    seat: Exact
    action: A


class Asking(Task, Generic[A], kw_only=True):
    """A task that asks several times before it acts. ``A`` is the union of the actions that it keeps: those
    whose offers have no ``perform``."""

    answers: Many[Answer[A]] = field(default_factory=list)
    """The answers to its questions so far, in the order in which they were given."""
    asks_anew: ClassVar[bool] = False
    """Whether the answers of one seat rest on those of the others, or on who plays, so that all of them are
    taken back with those of one seat."""


def given(task: Asking[A], seat: int | None = None) -> list[A]:
    """The actions that a task keeps, in order: all of them, or those of one seat."""
    return [answer.action for answer in task.answers if seat is None or answer.seat == seat]


def record(draft: Draft[Any], seat: int, action: Action) -> None:
    """Keep the answer of a seat with the task that asked."""
    task = draft.current(Asking)
    task.answers = [*task.answers, Answer(seat, action)]


def take_back(draft: Draft[Any], seat: int) -> None:
    """Take back what a seat has answered to any task that is still to be done, because it leaves the game.

    A task that :attr:`~Asking.asks_anew` loses all its answers.
    """
    for place, task in enumerate(draft.state.machine.agenda):
        if isinstance(task, Asking) and task.answers:
            asking: Asking[Any] = draft.writable_item(draft.agenda, place)
            kept = () if task.asks_anew else task.answers
            asking.answers = [answer for answer in kept if answer.seat != seat]


def answer_fault(
    tasks: Mapping[type[Task], TaskRule], menus: Mapping[type[Decision], Menu], state: State
) -> Fault | None:
    """What is wrong with the first answer of the current task that could not have been given; None if all
    could. The path begins at the task.

    The task is asked again from the beginning: each answer has to come from the seat that is asked then, and
    to be one of its legal actions. ``state`` has to be sound but for these answers.
    """
    task = state.machine.agenda[-1]
    ask = tasks[type(task)].ask
    assert ask is not None, "a task that keeps answers asks"
    for place, answer in enumerate(task.answers):
        path = f".answers[{place}]"
        asked = copy(task)
        asked.answers = task.answers[:place]
        before = with_current(state, asked)
        decision = ask(before, asked)
        if decision is None:
            return Fault(path, "no question was open")
        if decision.seat != answer.seat:
            return Fault(f"{path}.seat", f"seat {decision.seat} was asked", decision.rule)
        violations = _refusals(menus[type(decision)], Ask(before, decision), answer.action)
        if violations:
            return Fault(f"{path}.action", violations[0].reason, violations[0].rule)
    return None


def _refusals(menu: Menu, ask: Ask, action: Action) -> Sequence[Violation]:
    offer = menu.by_action.get(type(action))
    if offer is None or offer.perform is not None:
        rule, reason, facts = menu.elsewhere(ask, action)
        return [Violation(rule, reason, facts)]
    return offer.violations(ask, action)


def with_current(state: S, task: Task) -> S:
    """The state with another current task; what was derived from it and ignores the agenda is kept."""
    return _with_agenda(state, [*state.machine.agenda[:-1], task])


def before_current(state: S, number: int) -> S:
    """The state without its so many current tasks, with what waits for them as the current one."""
    return _with_agenda(state, state.machine.agenda[:-number])


def _with_agenda(state: S, agenda: list[Task]) -> S:
    changed = copy(state)
    changed.machine = copy(state.machine)
    changed.machine.agenda = agenda
    shelves: dict[Any, Any] = state.__dict__
    kept = {shelf: values for shelf, values in shelves.items() if shelf is not FLEETING}
    changed.__dict__.update(kept)
    return changed
