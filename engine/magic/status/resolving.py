"""Tasks of resolving: programs in the middle of a step, cards sorted and arranged (CR 608, 701.22–25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.documents import Action, Fault, Task
from engine.magic import atoms
from engine.magic.effects import colors, flow, picking
from engine.magic.effects.arranging import Arrange, ShuffleLibrary, Sort
from engine.magic.language import effects as does
from engine.magic.language.abilities import is_mana_ability
from engine.magic.library.program import MayBranch
from engine.magic.procedures.paying_costs import PayPrice
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.stack import FinishResolution, Run
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.rules import cr
from engine.magic.state import Vars

from .agenda import Check, Place
from .announcing import item_of, moved_by
from .replay import reaches, with_task
from .variables import variable_faults

RESOLVES = cr("608.2")
STEPS = cr("608.2c")
CHOICES = cr("608.2d")
SORTED = cr("701.22")
ORDER = cr("401.4")
SHUFFLED = cr("701.24")

SET_GOING: dict[type[Any], tuple[type[Any], ...]] = {
    Sort: (does.Scry, does.Surveil),
    Arrange: (does.Scry, does.Surveil, does.Dig),
    ShuffleLibrary: (does.Search,),
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
    answers = {name for name in task.vars if is_answer(name)} if place.on_top else set()
    plain = {name: held for name, held in task.vars.items() if name not in answers}
    found = list(_belonging(place))
    found += variable_faults(position, task.code, plain, f"{place.path}.vars")
    yield from found
    if found:
        return
    if place.on_top and not _answered(place, plain):
        yield place.fault("answers that were open, to the step that the program has come to", CHOICES, "vars")
    elif place.on_top and not _has_seen_options(place):
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


def is_answer(name: str) -> bool:
    """Whether a variable holds an answer to the step that is being asked about."""
    return name in ("may", "chosen color", "looked") or name.startswith(("picked by ", "done "))


def _answered(place: Place, plain: Vars) -> bool:
    """Whether the answers noted can have been given, one by one."""
    task, position = place.task, place.position
    looked: Vars = {"looked": [1]} if task.vars.get("looked") == [1] and _looks(place) else {}
    blank = Run(task.code, task.seat, task.source, task.pc, {**plain, **looked})

    def answer(decision: Any, now: Any, _state: Any) -> Action | None:
        return _next_answer(decision, now.vars, task.vars)

    state = with_task(position.state, blank)
    return reaches(position.format, state, lambda state: state.machine.agenda[-1] == task, answer)


def _has_seen_options(place: Place) -> bool:
    """Whether the player who picks has seen those of the cards that lie hidden."""
    position = place.position
    pick, objects = picking.pick_now(position.state), position.table.objects
    return pick is None or all(
        pick.seat in position.machine.known.get(ref, ())
        for ref in pick.options
        if ref in objects and atoms.is_hidden(position.state, objects[ref].zone)
    )


def _looks(place: Place) -> bool:
    """Whether the step is one that looks at cards first."""
    task = place.task
    steps = place.position.program_at(task.code) or ()
    return task.pc < len(steps) and isinstance(steps[task.pc], does.Search | does.Dig)


def _next_answer(decision: Any, now: Vars, wanted: Vars) -> Action | None:
    match decision:
        case picking.ChoosingObjects(seat=seat):
            name = f"picked by {seat}"
            done, held = len(now.get(name, ())), wanted.get(name, [])
            if done < len(held):
                return picking.ChooseObject(str(held[done]))
            return picking.Done() if f"done {seat}" in wanted else None
        case colors.ChoosingColor():
            held = wanted.get("chosen color", [])
            return colors.ChooseColor(held[0]) if held else None  # type: ignore[arg-type]  # the menu refuses others
        case flow.ChoosingWhether():
            return {"yes": flow.Accept(), "no": flow.Decline()}.get(str((wanted.get("may") or [""])[0]))
    return None


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
