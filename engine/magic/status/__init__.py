"""Everything that is wrong with a document of a game with Magic cards, each fault with place and rule.

What a single field may hold is annotated at the field; one walk checks it (:mod:`engine.kernel.constraints`).
Here is what concerns several of them:

* :mod:`.position`  – the document, and what every check asks of it
* :mod:`.objects`   – cards, zones, permanents
* :mod:`.players`   – seats, turn, outcome, combat, continuous effects, delayed abilities
* :mod:`.stack`, :mod:`.variables` – spells and abilities with their choices
* :mod:`.memory`    – ids, who has seen what, waiting triggers
* :mod:`.tasks`, :mod:`.paying` – what is still to be done

What a task may lie on, and in which steps, stands with it (:attr:`~engine.kernel.documents.Task.lies_on`,
:attr:`~engine.kernel.documents.Task.in_steps`); whether the answers
that it keeps could be given, the kernel finds out by asking again. Agendas are made by the engine: one that
was forged gets one fault, with its place.

Later checks rely on what the earlier ones have established, so they wait until those find nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.kernel import constraints
from engine.kernel.documents import Fault, Task
from engine.kernel.rulebook import Rulebook
from engine.magic import custom_cards
from engine.magic.state import MagicState

from . import paying, tasks
from .memory import happened_faults, knowledge_faults, leaving_faults, number_faults, waiting_faults
from .objects import command_faults, object_faults, permanent_faults, size_faults, zone_faults
from .players import (
    combat_faults,
    course_faults,
    lasting_faults,
    loser_faults,
    outcome_faults,
    pool_faults,
    role_faults,
    seat_faults,
    turn_faults,
)
from .position import Place, Position
from .stack import id_faults, remembered_faults, stack_faults

__all__ = ["faults"]

Step = Callable[[Position], Iterable[Fault]]


def _card_faults(position: Position) -> Iterable[Fault]:
    """What is wrong with the definitions of custom cards."""
    return custom_cards.table_faults(position.table.cards)


def _field_faults(position: Position) -> Iterable[Fault]:
    """Fields that violate their annotated constraints."""
    return constraints.faults(position, position.state, "$")


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
        yield Fault(place.path, f"no game can reach the task {_name(place.task)} {under}")
    if order:
        return
    for place in places:
        steps = place.task.in_steps
        fits = not steps or position.kind in steps or position.table.step in steps
        if not fits or (type(place.task) in FACTS and not FACTS[type(place.task)](place)):
            yield Fault(place.path, f"no game comes to this task {_name(place.task)} in this position")


def _is_in_order(place: Place) -> bool:
    under = place.under
    if under is None:
        return "" in place.task.lies_on
    carried = place.position.format.carries.get(type(under), ())
    return _name(under) in place.task.lies_on or type(place.task) in carried


def _name(task: Any) -> str:
    return str(task.__struct_config__.tag)


STEPS: tuple[tuple[Step, ...], ...] = (
    (size_faults, seat_faults, _card_faults),
    (
        _field_faults,
        number_faults,
        object_faults,
        id_faults,
        pool_faults,
        turn_faults,
        course_faults,
        outcome_faults,
    ),
    (zone_faults, leaving_faults, happened_faults),
    (permanent_faults, command_faults, stack_faults, lasting_faults, combat_faults),
    (loser_faults, knowledge_faults, waiting_faults, role_faults, remembered_faults),
)
"""The checks in order: each group relies on what the earlier ones have established."""


def faults(state: MagicState, book: Rulebook) -> list[Fault]:
    """All the faults of a document of the right form; none if it can be played on.

    ``book`` has the rules that the game cites.
    """
    position = Position(state, book)
    for step in (*STEPS[:3], position.format.faults, *STEPS[3:]):
        found = [fault for check in step for fault in check(position)]
        if found:
            return found
    return [] if position.over else list(agenda_faults(position))
