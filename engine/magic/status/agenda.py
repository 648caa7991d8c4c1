"""The agenda: tasks in an order that a game comes to, each fitting the table (CR 117, 500, 601, 608).

What a task may lie on stands with it (:attr:`~engine.kernel.documents.Task.lies_on`), what its fields may
hold in their annotations. Whether the answers that it keeps could be given is found by asking again. What is
left are facts about a task and the table, or about two tasks; :mod:`.tasks` and :mod:`.paying` have them.

Agendas are made by the engine: one that was forged gets one fault, with its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.answers import Asking, answer_fault
from engine.kernel.documents import Fault, Task

from . import paying, tasks
from .position import Place, Position
from .replay import menus_in, tasks_in

MOST_TASKS = 1_000
PATH = "$.machine.agenda"
FACTS: Mapping[type[Task], Callable[[Place], bool]] = {**tasks.FACTS, **paying.FACTS}


def agenda_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with what is still to be done."""
    agenda = position.machine.agenda
    if len(agenda) > MOST_TASKS:
        yield Fault(PATH, f"at most {MOST_TASKS} tasks, not {len(agenda)}")
        return
    places = [Place(position, index) for index in range(len(agenda))]
    order = [place for place in places if not _is_in_order(place)]
    for place in order:
        under = "at the bottom" if place.under is None else f"on the task {_name(place.under)}"
        yield Fault(place.path, f"no game comes to the task {_name(place.task)} {under}")
    if order:
        return
    wrong = [place for place in places if type(place.task) in FACTS and not FACTS[type(place.task)](place)]
    for place in wrong:
        yield Fault(place.path, f"no game comes to this task {_name(place.task)} in this position")
    if not wrong:
        yield from _answer_faults(places)


def _is_in_order(place: Place) -> bool:
    under = place.under
    if under is None:
        return "" in place.task.lies_on
    carried = place.position.format.carries.get(type(under), ())
    return _name(under) in place.task.lies_on or type(place.task) in carried


def _answer_faults(places: list[Place]) -> Iterator[Fault]:
    """Answers that could not have been given: the current task alone has asked."""
    for place in places[:-1]:
        if isinstance(place.task, Asking) and place.task.answers:
            yield Fault(f"{place.path}.answers", "nobody has been asked yet")
    if places and isinstance(places[-1].task, Asking):
        position = places[-1].position
        fault = answer_fault(tasks_in(position.format), menus_in(position.format), position.state)
        if fault is not None:
            yield Fault(places[-1].path + fault.path, fault.message, fault.rule)


def _name(task: Any) -> str:
    return str(task.__struct_config__.tag)
