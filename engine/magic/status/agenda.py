"""The agenda: tasks in an order that a game comes to, each fitting the table (CR 117, 500, 601, 608).

A game rests on a stack of tasks. What may lie on what is fixed by the procedures: a step's end at the bottom,
above it a player's priority, above that what that player set going. :class:`Check` says it for each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.answers import Asking, answer_fault
from engine.kernel.documents import Fault, Task

from .position import Position
from .replay import menus, tasks

MOST_TASKS = 1_000
PATH = "$.machine.agenda"


@dataclass(frozen=True, slots=True)
class Place:
    """A task of an agenda, and where it stands."""

    position: Position
    task: Any
    path: str
    below: Sequence[Any]
    """The tasks that are done after it, the next one last."""
    above: Sequence[Any]
    """The tasks that are done before it, in the opposite order."""

    @property
    def on_top(self) -> bool:
        """Whether it is the one that asks now."""
        return not self.above

    @property
    def under(self) -> Any:
        """The task that is done after it."""
        return self.below[-1] if self.below else None

    def fault(self, message: str, rule: str | None = None, field: str = "") -> Fault:
        """Something wrong with the task, or with one of its fields."""
        return Fault(f"{self.path}.{field}" if field else self.path, message, rule)


@dataclass(frozen=True, slots=True)
class Check:
    """What has to be true of a kind of task."""

    on: tuple[type[Task] | None, ...]
    """The kinds of tasks that it may lie on; None: it may be the last one of all."""
    faults: Callable[[Place], Iterator[Fault]] = lambda place: iter(())


def agenda_faults(position: Position, checks: Mapping[type[Task], Check]) -> Iterator[Fault]:
    """Everything that is wrong with what is still to be done."""
    agenda = position.machine.agenda
    if len(agenda) > MOST_TASKS:
        yield Fault(PATH, f"at most {MOST_TASKS} tasks, not {len(agenda)}")
        return
    order = list(_order_faults(agenda, checks, position.format.carries))
    if order:
        yield from order
        return
    found = False
    for index, task in enumerate(agenda):
        place = Place(position, task, f"{PATH}[{index}]", agenda[:index], agenda[index + 1 :])
        for fault in checks[type(task)].faults(place):
            found = True
            yield fault
    if not found:
        yield from _answer_faults(position, agenda)


def _answer_faults(position: Position, agenda: Sequence[Any]) -> Iterator[Fault]:
    """Answers that could not have been given: the current task alone has asked."""
    for index, task in enumerate(agenda[:-1]):
        if isinstance(task, Asking) and task.answers:
            yield Fault(f"{PATH}[{index}].answers", "nobody has been asked yet")
    if agenda and isinstance(agenda[-1], Asking):
        fault = answer_fault(tasks(position.format), menus(position.format), position.state)
        if fault is not None:
            yield Fault(f"{PATH}[{len(agenda) - 1}]{fault.path}", fault.message, fault.rule)


def _order_faults(
    agenda: Sequence[Any],
    checks: Mapping[type[Task], Check],
    carries: Mapping[Any, frozenset[type[Task]]],
) -> Iterator[Fault]:
    """``carries`` are the tasks of the core that may lie on tasks of the format's parts."""
    for index, task in enumerate(agenda):
        check = checks.get(type(task))
        under = type(agenda[index - 1]) if index else None
        if check is None:
            yield Fault(f"{PATH}[{index}]", f"no game rests with the task {_name(type(task))}")
        elif under not in check.on and type(task) not in carries.get(under, ()):
            where = "is not the last thing to do" if under is None else f"does not come before {_name(under)}"
            yield Fault(f"{PATH}[{index}]", f"{_name(type(task))} {where}")


def _name(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)
