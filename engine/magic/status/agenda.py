"""The agenda: tasks in an order that a game comes to, each fitting the table (CR 117, 500, 601, 608).

What a task may lie on stands with it (:attr:`~engine.kernel.documents.Task.lies_on`), what its fields may
hold in their annotations; whether the answers that it keeps could be given, the kernel finds out by asking
again. What is left are facts about a task and the table, or about two tasks: :mod:`.tasks`, :mod:`.paying`.

Agendas are made by the engine: one that was forged gets one fault, with its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.documents import Fault, Task

from . import paying, tasks
from .position import Place, Position

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
    for place in places:
        if type(place.task) in FACTS and not FACTS[type(place.task)](place):
            yield Fault(place.path, f"no game comes to this task {_name(place.task)} in this position")


def _is_in_order(place: Place) -> bool:
    under = place.under
    if under is None:
        return "" in place.task.lies_on
    carried = place.position.format.carries.get(type(under), ())
    return _name(under) in place.task.lies_on or type(place.task) in carried


def _name(task: Any) -> str:
    return str(task.__struct_config__.tag)
