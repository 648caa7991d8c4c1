"""Tasks of resolving: programs in the middle of a step, cards sorted and arranged (CR 608, 701.22–25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.documents import Fault, Task
from engine.magic import atoms
from engine.magic.effects import picking
from engine.magic.effects.arranging import Arrange, Dig, Scry, Search, ShuffleLibrary, Sort, Surveil
from engine.magic.effects.flow import MayBranch
from engine.magic.language.abilities import is_mana_ability
from engine.magic.procedures.paying_costs import PayPrice
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.stack import FinishResolution, Run
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.rules import cr

from .agenda import Check, Place
from .announcing import item_of, moved_by
from .variables import variable_faults

RESOLVES = cr("608.2")
STEPS = cr("608.2c")
CHOICES = cr("608.2d")
SORTED = cr("701.22")
ORDER = cr("401.4")
SHUFFLED = cr("701.24")

SET_GOING: dict[type[Any], tuple[type[Any], ...]] = {
    Sort: (Scry, Surveil),
    Arrange: (Scry, Surveil, Dig),
    ShuffleLibrary: (Search,),
    PayPrice: (MayBranch,),
}
"""The steps that put a task on a running program."""


def _finish(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    stack = position.table.stack
    gone = item_of(position, task.id) is None and task.id not in position.table.objects
    if not position.was_object(task.id) or place.on_top:
        yield place.fault("it is the end of a resolution that goes on", RESOLVES, "id")
    elif not gone and (not stack or stack[-1].id != task.id):
        yield place.fault(f"{task.id} is not on top of the stack", RESOLVES, "id")


def _run(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    steps = position.program_at(task.code)
    if steps is None:
        yield place.fault(f"there is no program {task.code[:80]!r}", STEPS, "code")
        return
    if task.pc > len(steps):
        yield place.fault(f"the program has {len(steps)} steps", STEPS, "pc")
        return
    found = list(_belonging(place))
    found += variable_faults(position, task.code, task.vars, f"{place.path}.vars")
    yield from found
    if found:
        return
    if place.on_top and not _has_seen_options(place):
        yield place.fault("a player chooses among cards that the player has seen", CHOICES, "pc")
    elif not place.on_top:
        set_going = SET_GOING.get(type(place.above[0]))
        step = steps[task.pc - 1] if task.pc else None
        if task.pc == 0 and not isinstance(place.above[0], Run):
            yield place.fault("the program has not begun", STEPS, "pc")
        elif set_going is not None and not isinstance(step, set_going):
            yield place.fault("the step before set nothing like this going", STEPS, "pc")


def _belonging(place: Place) -> Iterator[Fault]:
    """A program has a player and a source: those of the item that resolves, while that is on the stack."""
    task = place.task
    if not place.position.is_seat(task.seat):
        yield place.fault(f"there is no seat {task.seat}", RESOLVES, "seat")
    if not place.position.was_object(task.source):
        yield place.fault(f"there was no object {task.source[:40]!r}", RESOLVES, "source")
    if isinstance(place.under, PayMana | StateBasedActions):
        if not is_mana_ability(place.position.part_at(task.code)):
            yield place.fault("only a mana ability resolves in between", RESOLVES, "code")
        return
    finish = next((one for one in reversed(place.below) if isinstance(one, FinishResolution)), None)
    item = None if finish is None else item_of(place.position, finish.id)
    if item is None:
        return
    codes = [item.code, *(f"{item.code}/m{mode}" for mode in item.modes)]
    if task.code not in codes or (task.seat, task.source) != (item.controller, item.source):
        yield place.fault(f"this is not what {item.id}, which resolves, does", RESOLVES, "code")


def _has_seen_options(place: Place) -> bool:
    """Whether the player who picks has seen those of the cards that lie hidden."""
    position = place.position
    objects = position.table.objects
    return all(
        pick.seat in position.machine.known.get(ref, ())
        for pick in picking.picks_now(position.state)
        for ref in pick.options
        if ref in objects and atoms.is_hidden(position.state, objects[ref].zone)
    )


# Cards of a library ---------------------------------------------------------------------------------------


def _library(place: Place) -> Sequence[str]:
    seats = place.position.table.seats
    library: list[str] = seats[place.task.seat].library if place.position.is_seat(place.task.seat) else []
    return library


def _sort(place: Place) -> Iterator[Fault]:
    task, library = place.task, _library(place)
    if not task.refs or list(library[: len(task.refs)]) != task.refs or not place.on_top:
        yield place.fault("the top cards of the player's library", SORTED, "refs")


def _arrange(place: Place) -> Iterator[Fault]:
    task, library = place.task, frozenset(_library(place))
    going = {ref for above in place.above for ref in moved_by(above)}
    if (
        len(set(task.refs)) < len(task.refs)
        or not library.issuperset(task.refs)
        or going.intersection(task.refs)
    ):
        yield place.fault("different cards that stay in the player's library", ORDER, "refs")


def _shuffle(place: Place) -> Iterator[Fault]:
    if not place.position.is_seat(place.task.seat):
        yield place.fault(f"there is no seat {place.task.seat}", SHUFFLED, "seat")


CHECKS: dict[type[Task], Check] = {
    FinishResolution: Check((StateBasedActions,), _finish),
    Run: Check((FinishResolution, Run, PayMana, StateBasedActions), _run),
    Sort: Check((Run,), _sort),
    Arrange: Check((Run, Arrange), _arrange),
    ShuffleLibrary: Check((Run,), _shuffle),
}
