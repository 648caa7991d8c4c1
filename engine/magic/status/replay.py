"""Check that recorded answers can be reached: a task is asked again from the beginning, and given them."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine.kernel.answers import with_current
from engine.kernel.clauses import Ask, Menu
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from engine.magic.core import CORE
from engine.magic.procedures import announcing, payment
from engine.magic.procedures.stack_items import Announce, targets_of
from engine.magic.seams import Format, menus_of, tasks_of
from engine.magic.state import MagicDraft, MagicState, StackItem

from .position import Place

Answers = Callable[[Any, Any, Any], Action | None]
"""The next answer, for a decision, the task as it is now, and the state; None if there is none."""
MOST_ANSWERS = 10_000


@cache
def tasks_in(format_: Format) -> dict[type[Task], TaskRule]:
    """How each kind of task of a format is carried out."""
    return tasks_of(CORE, format_.parts)


@cache
def menus_in(format_: Format) -> dict[type[Decision], Menu]:
    """What each kind of decision of a format offers."""
    return {menu.decision: menu for menu in menus_of(CORE, format_.parts)}


def reaches(format_: Format, state: MagicState, wanted: Callable[[Any], bool], answers: Answers) -> bool:
    """Whether the top task of a state, given these answers, comes to what is wanted of the state.

    What leaves no choice is taken. Nothing else may happen on the way: the task stays the one it is.
    """
    for _ in range(MOST_ANSWERS):
        if wanted(state):
            return True
        task = state.machine.agenda[-1]
        rule = tasks_in(format_)[type(task)]
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
        state = with_current(state, agenda[-1]) if draft.state.table is state.table else draft.state
    return False


def _answer(format_: Format, draft: MagicDraft, ask: Ask, action: Action | None) -> bool:
    if action is None:
        return False
    menu = menus_in(format_).get(type(ask.decision))
    if menu is None or menu.violations(ask, action):
        return False
    perform = menu.by_action[type(action)].perform
    if perform is None:
        return False
    perform(draft, action)
    return True


# Task by task ----------------------------------------------------------------------------------------------


def announced(at: Place, item: StackItem) -> bool:
    """Whether the choices for an item can have been made, beginning with none."""
    task = at.task
    given = {target.name for target in targets_of(at.state, item)}
    chosen = {"x", *given, *(f"{name}:amounts" for name in given)}
    kept = {name: held for name, held in item.vars.items() if name not in chosen}
    state = with_current(at.state, Announce(task.id, task.kind, task.way, task.zone))
    state.table = copy(state.table)
    state.table.stack = [*at.table.stack[:-1], replace(item, modes=[], vars=kept)]

    def answer(decision: Any, now: Any, state: MagicState) -> Action | None:
        return _choice(decision, now, state.table.stack[-1], task, item)

    def reached(state: MagicState) -> bool:
        return bool(state.machine.agenda[-1] == task and state.table.stack[-1] == item)

    return reaches(at.position.format, state, reached, answer)


def _choice(decision: Any, now: Any, now_item: StackItem, task: Any, item: StackItem) -> Action | None:
    """What was answered to a question, as the item and the task have it."""
    match decision:
        case announcing.ChoosingMode():
            done = len(now_item.modes)
            more = done < len(item.modes)
            return announcing.ChooseMode(item.modes[done]) if more else announcing.NoMoreModes()
        case announcing.ChoosingX():
            return _first(item, "x", 0, announcing.ChooseX)
        case announcing.ChoosingHalf():
            done = len(now.halves)
            return payment.ChooseHalf(task.halves[done]) if done < len(task.halves) else None
        case announcing.ChoosingTarget():
            target = _first(item, decision.target, len(decision.chosen), announcing.ChooseTarget)
            return announcing.NoMoreTargets() if target is None and now.slot < task.slot else target
        case announcing.Dividing():
            for name, held in item.vars.items():
                done = len(now_item.vars.get(name, ()))
                if name.endswith(":amounts") and done < len(held):
                    return announcing.Divide(int(held[done]))
    return None


def _first(item: StackItem, name: str, done: int, action: Any) -> Action | None:
    held = item.vars.get(name, [])
    chosen: Action | None = action(held[done]) if done < len(held) else None
    return chosen
