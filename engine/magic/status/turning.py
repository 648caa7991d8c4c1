"""Tasks of the turn: opening hands, priority, state-based choices, cleanup (CR 103.5, 117, 500–514, 704)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault, Task
from engine.magic.evaluate import playing
from engine.magic.procedures.mulligan import OpeningHands, PutOnBottom, free
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack import PlaceTriggers
from engine.magic.procedures.state_based_actions import (
    KeepLegend,
    StateBasedActions,
    legends_to_keep,
)
from engine.magic.procedures.turn import BeginStep, CleanUp, DiscardDown, EndStep
from engine.magic.rules import cr

from .agenda import Check, Place

OPENING = cr("103.5")
PRIORITY = cr("117.1")
HAND_SIZE = cr("514.1")
LEGENDS = cr("704.5j")
STEP = cr("500.1")
NO_PRIORITY = cr("117.3d")
AGAIN = cr("514.3a")


def _begin_step(place: Place) -> Iterator[Fault]:
    first = place.position.format.turn.first()
    table = place.position.table
    if not place.above or not isinstance(place.above[0], OpeningHands | PutOnBottom):
        yield place.fault("a game rests before a step only while opening hands are taken", OPENING)
    if place.task.step != first or place.task.again or table.step != first or table.turn != 1:
        yield place.fault(
            f"opening hands are taken before the first turn, which begins with {first}", OPENING
        )


def _opening_hands(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    if not place.on_top:
        yield place.fault("nothing is done before all hands are kept", OPENING)
    elif len(set(task.kept)) < len(task.kept) or not all(map(position.is_seat, task.kept)):
        yield place.fault("seats, each of which has kept its hand once", OPENING, "kept")


def _taken(place: Place, seat: int) -> int:
    """The mulligans of a player that cost a card."""
    mulligans: int = place.position.table.seats[seat].mulligans
    return mulligans - free(place.position.state)


def _put_on_bottom(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    hand = position.table.seats[task.seat].hand if position.is_seat(task.seat) else []
    if not position.is_seat(task.seat) or task.number != _taken(place, task.seat) or task.number > len(hand):
        yield place.fault(
            "a player puts as many cards on the bottom as mulligans were taken", OPENING, "number"
        )


def _priority(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    left = playing(position.state)
    if not position.is_seat(task.seat) or (place.on_top and task.seat not in left):
        yield place.fault(f"seat {task.seat} does not play", PRIORITY, "seat")
    if task.passed >= len(left):
        yield place.fault("the others have passed, not all", NO_PRIORITY, "passed")
    step = position.table.step
    if not position.format.turn.has_priority(step) and not place.under.again:
        yield place.fault(f"nobody has priority in the step {step}", PRIORITY)


def _discard_down(place: Place) -> Iterator[Fault]:
    if place.position.kind != "cleanup":
        yield place.fault("players discard to hand size in the cleanup step", HAND_SIZE)


def _clean_up(place: Place) -> Iterator[Fault]:
    if place.position.kind != "cleanup":
        yield place.fault("this is done in the cleanup step", STEP)
    if not place.above:
        yield place.fault("a game does not rest here", STEP)


def _keep_legend(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    known = position.characteristics
    found = [known.get(ref) for ref in task.refs]
    names = {(one.name, one.controller) for one in found if one is not None and "legendary" in one.supertypes}
    alike = len(names) == 1 and all(one is not None and "legendary" in one.supertypes for one in found)
    if not alike or len(set(task.refs)) < max(2, len(task.refs)):
        yield place.fault(
            "at least two legendary permanents with one name and one controller", LEGENDS, "refs"
        )
    elif names != {(found[0].name if found[0] is not None else "", task.seat)}:
        yield place.fault("their controller keeps one", LEGENDS, "seat")
    elif (
        any(ref not in known or "legendary" not in known[ref].supertypes for ref in task.doomed)
        or legends_to_keep(position.state, task.doomed) != task
    ):
        yield place.fault("legendary permanents that were not kept before", LEGENDS, "doomed")


def _end_step(place: Place) -> Iterator[Fault]:
    if not place.above:
        yield place.fault("a game does not rest here", STEP)
    if place.task.again and (place.position.kind != "cleanup" or not isinstance(place.above[0], Priority)):
        yield place.fault("players have priority in a cleanup step that another one follows", AGAIN, "again")


CHECKS: dict[type[Task], Check] = {
    BeginStep: Check((None,), _begin_step),
    OpeningHands: Check((BeginStep,), _opening_hands),
    PutOnBottom: Check((BeginStep, PutOnBottom), _put_on_bottom),
    EndStep: Check((None,), _end_step),
    CleanUp: Check((EndStep,), _clean_up),
    DiscardDown: Check((CleanUp,), _discard_down),
    Priority: Check((EndStep,), _priority),
    StateBasedActions: Check((Priority,)),
    KeepLegend: Check((StateBasedActions,), _keep_legend),
    PlaceTriggers: Check((StateBasedActions,)),
}
