"""Answers noted in a task: whether the game, asked from the beginning of the task, comes to them."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Any

from engine.kernel.answers import record
from engine.kernel.clauses import Ask, Menu
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from engine.magic.core import CORE
from engine.magic.seams import Format, menus_of, tasks_of
from engine.magic.state import MagicDraft, MagicState

Answers = Callable[[Any, Any, Any], Action | None]
"""The next answer, for a decision, the task as it is now, and the state; None if there is none."""
MOST_ANSWERS = 10_000
_PASSING = ("question", "legal_actions", "encoding", "state_id")


@cache
def tasks(format_: Format) -> dict[type[Task], TaskRule]:
    """How each kind of task of a format is carried out."""
    return tasks_of(CORE, format_.parts)


@cache
def menus(format_: Format) -> dict[type[Decision], Menu]:
    """What each kind of decision of a format offers."""
    return {menu.decision: menu for menu in menus_of(CORE, format_.parts)}


def with_task(state: MagicState, task: Task) -> Any:
    """The state with another task on top of the agenda; what is known of the table stays known."""
    changed = copy(state)
    changed.machine = copy(state.machine)
    changed.machine.agenda = [*state.machine.agenda[:-1], task]
    changed.__dict__.update({name: kept for name, kept in state.__dict__.items() if name not in _PASSING})
    return changed


def reaches(format_: Format, state: MagicState, wanted: Callable[[Any], bool], answers: Answers) -> bool:
    """Whether the top task of a state, given these answers, comes to what is wanted of the state.

    What leaves no choice is taken. Nothing else may happen on the way: the task stays the one it is.
    """
    for _ in range(MOST_ANSWERS):
        if wanted(state):
            return True
        task = state.machine.agenda[-1]
        rule = tasks(format_)[type(task)]
        decision = None if rule.ask is None else rule.ask(state, task)
        draft = Draft(state)
        if decision is None:
            if rule.act is None:
                return False
            rule.act(draft, task)
        elif not _answer(format_, draft, Ask(state, decision), answers(decision, task, state)):
            return False
        agenda = draft.state.machine.agenda
        if len(agenda) != len(state.machine.agenda) or type(agenda[-1]) is not type(task):
            return False
        state = with_task(state, agenda[-1]) if draft.state.table is state.table else draft.state
    return False


def _answer(format_: Format, draft: MagicDraft, ask: Ask, action: Action | None) -> bool:
    if action is None:
        return False
    menu = menus(format_).get(type(ask.decision))
    if menu is None or menu.violations(ask, action):
        return False
    perform = menu.by_action[type(action)].perform
    if perform is None:
        record(draft, ask.seat, action)
    else:
        perform(draft, action)
    return True
