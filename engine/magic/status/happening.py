"""The task of what is about to happen: proposals that something can have made (CR 614, 616)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from msgspec.structs import replace

from engine.kernel.closed_words import one_of
from engine.kernel.documents import Fault, Task
from engine.magic import proposals, replacement
from engine.magic.effects.arranging import Arrange, ShuffleLibrary
from engine.magic.language.words import PERMANENT_TYPES, CounterKind
from engine.magic.library.program import card_at
from engine.magic.limits import LARGEST, MOST_ENTRIES, MOST_PERMANENTS, within
from engine.magic.procedures.paying_costs import PayPrice
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.stack import Run
from engine.magic.procedures.stack_items import FinishAnnouncement
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.procedures.turn import CleanUp
from engine.magic.proposals import Happen
from engine.magic.replacement import entering
from engine.magic.rules import BOOK, cr

from .agenda import Check, Place
from .position import Position
from .variables import kinds_of

REPLACED = cr("614.1")
CHOSEN = cr("616.1")
ENTERING = BOOK.cite("CORE-R13")
MOVED = cr("400.7")
CARD = cr("108.1")
TOKEN = cr("111.2")
PAYMENT = cr("601.2h")
COUNTER_KINDS = frozenset(get_args(CounterKind))
MOST_PROPOSALS = 5_000
LONGEST_NAME = 200


def _happen(place: Place) -> Iterator[Fault]:
    task = place.task
    if len(task.batch) > MOST_PROPOSALS:
        yield place.fault(f"at most {MOST_PROPOSALS} things happen at once", REPLACED, "batch")
        return
    found = [fault for index in range(len(task.batch)) for fault in _proposal(place, index)]
    yield from found
    if found:
        return
    if not place.on_top:
        if task.index or task.chosen is not None or task.answer is not None or task.entering:
            yield place.fault("nobody has been asked yet", CHOSEN)
    elif task.entering and not _can_be_chosen(place):
        yield place.fault("it does not enter together with others in an order", ENTERING, "entering")
    elif task.index >= len(task.batch) and entering.ask_order(place.position.state, task) is not None:
        return
    elif task.answer is not None or task.index >= len(task.batch):
        yield place.fault("nothing is asked about what is about to happen", CHOSEN)
    elif task.chosen is not None and task.chosen not in _applicable(place):
        yield place.fault(f"{task.chosen[:40]!r} does not apply", CHOSEN, "chosen")


def _can_be_chosen(place: Place) -> bool:
    """Whether the order that was chosen so far can have been, one permanent after the other."""
    task, state = place.task, place.position.state
    return task.index >= len(task.batch) and all(
        (choice := entering.open_next(state, replace(task, entering=task.entering[:number]))) is not None
        and ref in choice[1]
        for number, ref in enumerate(task.entering)
    )


def _applicable(place: Place) -> list[str]:
    task, state = place.task, place.position.state
    return [effect.name for effect in replacement.choices(state, task.batch[task.index])]


def _proposal(place: Place, index: int) -> Iterator[Fault]:
    one, path, position = place.task.batch[index], f"batch[{index}]", place.position
    if all(one.rule != rule.id for rule in position.book):
        yield place.fault(f"there is no rule {one.rule[:40]!r}", REPLACED, f"{path}.rule")
    if len(one.replaced_by) > MOST_ENTRIES or any(len(name) > LONGEST_NAME for name in one.replaced_by):
        yield place.fault("these are no replacement effects", REPLACED, f"{path}.replaced_by")
    for name, value in _ids(one):
        if not position.was_object(value) and not (name == "to" and position.is_player(value)):
            yield place.fault(f"there was no object {value[:40]!r}", MOVED, f"{path}.{name}")
    for name in ("seat", "controller", "by"):
        seat = getattr(one, name, None)
        if seat is not None and not position.is_seat(seat):
            yield place.fault(f"there is no seat {seat}", REPLACED, f"{path}.{name}")
    if hasattr(one, "amount") and not within(one.amount):
        yield place.fault(f"at most {LARGEST}", REPLACED, f"{path}.amount")
    yield from _own(place, index)


def _own(place: Place, index: int) -> Iterator[Fault]:
    """What is asked of one kind of proposal alone."""
    one, path, position = place.task.batch[index], f"batch[{index}]", place.position
    if isinstance(one, proposals.Destroy) and not _may_be_destroyed(position, one.object):
        yield place.fault("only a permanent is destroyed", cr("701.8b"), f"{path}.object")
    if isinstance(one, proposals.Destroy) and index < place.task.index:
        yield place.fault("a destruction that is settled is a move", cr("616.1g"), path)
    if isinstance(one, proposals.Move):
        yield from _move(place, one, path)
    if isinstance(one, proposals.CreateToken) and not position.is_token(one.card):
        yield place.fault(f"there is no token {one.card[:80]!r}", TOKEN, f"{path}.card")
    if getattr(one, "named", None) is not None and not _can_be_named(place, one.named):
        yield place.fault(f"no program gives the name {one.named[:40]!r}", MOVED, f"{path}.named")
    if _under_payment(place) and not isinstance(one, proposals.Move):
        yield place.fault(
            "while a cost is being paid, things are sacrificed, discarded or exiled", PAYMENT, path
        )


def _ids(one: Any) -> Iterator[tuple[str, str]]:
    """The ids that a proposal speaks of; ``to`` is one where it is no zone."""
    names = [
        "object",
        "source",
        "attach_to",
        "attach",
        "linked_to",
        *(["to"] if isinstance(one, proposals.Damage) else []),
    ]
    for name in names:
        value = getattr(one, name, None)
        if value is not None:
            yield name, value


def _may_be_destroyed(position: Position, ref: str) -> bool:
    return ref not in position.table.objects or position.on_battlefield(ref)


def _move(place: Place, move: proposals.Move, path: str) -> Iterator[Fault]:
    position = place.position
    thing = position.table.objects.get(move.object)
    if move.to not in position.zone_names:
        message = f"there is no zone {move.to[:40]!r}: {one_of(sorted(position.zone_names))}"
        yield place.fault(message, cr("400.1"), f"{path}.to")
    if move.to == "stack":
        yield place.fault("only announcing a spell puts it on the stack", cr("405.1"), f"{path}.to")
    if len(move.counters) > MOST_PERMANENTS or any(
        kind not in COUNTER_KINDS or not within(number) for kind, number in move.counters.items()
    ):
        yield place.fault(
            f"there are no such counters, or more than {LARGEST}", cr("122.1"), f"{path}.counters"
        )
    if move.copy_of is not None and not position.has_card(move.copy_of):
        yield place.fault(f"there is no card {move.copy_of[:80]!r}", CARD, f"{path}.copy_of")
    entering = move.to == "battlefield"
    if not entering and (
        move.tapped or move.counters or move.controller is not None or move.attach_to or move.copy_of
    ):
        yield place.fault("only what enters the battlefield has this", cr("110.5"), path)
    if thing is None:
        return
    if entering and position.card(thing.card).types.isdisjoint(PERMANENT_TYPES):
        yield place.fault(
            "instants and sorceries do not enter the battlefield", cr("400.4a"), f"{path}.object"
        )
    if _under_payment(place) and thing.zone not in ("battlefield", "hand", "graveyard"):
        yield place.fault(f"no cost is paid with a card in the {thing.zone}", PAYMENT, f"{path}.object")


def _can_be_named(place: Place, name: str) -> bool:
    """Whether the program that runs below gives the name."""
    run = next((task for task in reversed(place.below) if isinstance(task, Run)), None)
    key = "" if run is None else card_at(run.code)
    return (
        run is not None
        and place.position.has_card(key)
        and name in kinds_of(place.position.card(key), run.code)
    )


def _under_payment(place: Place) -> bool:
    return isinstance(place.under, PayMana | PayPrice | FinishAnnouncement)


CHECKS: dict[type[Task], Check] = {
    Happen: Check(
        (
            StateBasedActions,
            CleanUp,
            Run,
            Happen,
            Arrange,
            ShuffleLibrary,
            PayMana,
            PayPrice,
            FinishAnnouncement,
        ),
        _happen,
    ),
}
