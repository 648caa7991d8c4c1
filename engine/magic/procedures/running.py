"""Carrying out the steps of a resolving spell or ability, in the order written (CR 608.2c).

A running program is an address, a program counter and variables. Each step asks or acts; an answer is written
into the variables, so a game can be stored between any two steps.
"""

from __future__ import annotations

from msgspec import field

from engine.kernel.bounds import Text
from engine.kernel.documents import Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import effects
from engine.magic.definitions import program
from engine.magic.evaluate import Context
from engine.magic.state import Id, MagicDraft, MagicState, Natural, Vars


class Run(Task, tag="run"):
    """A program that is being carried out."""

    code: Text
    seat: Natural
    source: Id
    pc: Natural = 0
    vars: Vars = field(default_factory=dict)


def context(state: MagicState, task: Run) -> Context:
    """From whose point of view the program is read."""
    return Context(state, task.source, task.seat, task.vars)


def _ask(state: MagicState, task: Run) -> Decision | None:
    steps = program(state, task.code)
    if task.pc >= len(steps):
        return None
    step = steps[task.pc]
    ask = effects.ASK.get(type(step))
    return None if ask is None else ask(context(state, task), step)


def _act(draft: MagicDraft, task: Run) -> None:
    steps = program(draft.state, task.code)
    if task.pc >= len(steps):
        draft.done()
        return
    step = steps[task.pc]
    running = draft.current(Run)
    running.pc += 1
    effects.ACT[type(step)](effects.Running(draft, running), step)


TASKS = {Run: TaskRule(ask=_ask, act=_act)}
