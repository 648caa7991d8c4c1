"""What the machine remembers: ids and timestamps given, who has seen what, what has left, what waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.kernel.closed_words import one_of
from engine.kernel.documents import MAX_EXACT, Fault
from engine.magic import atoms
from engine.magic.language.abilities import Activated
from engine.magic.language.words import CardType, Color, CounterKind, Payment, Supertype
from engine.magic.limits import LARGEST, LAST_NUMBER, MOST_ENTRIES, MOST_OBJECTS, within
from engine.magic.procedures.priority import Priority
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between
from engine.magic.state import Snapshot

from .lasting import controller_faults, source_faults
from .objects import COUNTER_KINDS, HOW_IT_WAS_PAID, NEW_OBJECT
from .position import Position
from .stack import ability_faults
from .variables import variable_faults

TIMESTAMPS = cr("613.7")
TRIGGERED = cr("603.2")
PLACED = cr("117.5")
OWN_HAND = cr("402.3")
KNOWN = BOOK.cite("CORE-26.2")
LEAVES = cr("800.4a")
LATER = BOOK.cite("CORE-24.3")
LAST_KNOWN = BOOK.cite("CORE-R12")
PATH = "$.machine"
_WORDS = {
    "types": frozenset(get_args(CardType)),
    "supertypes": frozenset(get_args(Supertype)),
    "colors": frozenset(get_args(Color)),
}


def number_faults(position: Position) -> Iterator[Fault]:
    """Ids and timestamps that would be given a second time."""
    table = position.table
    last = MAX_EXACT if position.over else LAST_NUMBER
    if not position.greatest_id < position.next_id <= last:
        message = f"the next id is greater than those that there are, up to {position.greatest_id}"
        yield Fault(f"{PATH}.next_id", message, NEW_OBJECT)
    if not within(position.clock, 1, last):
        yield Fault(f"{PATH}.clock", f"timestamps are counted from 1 up to {last}", TIMESTAMPS)
    for ref, thing in table.objects.items():
        if thing.timestamp >= position.clock:
            message = f"the next timestamp, {position.clock}, is greater than those that there are"
            yield Fault(f"$.table.objects.{ref}.timestamp", message, TIMESTAMPS)


def leaving_faults(position: Position) -> Iterator[Fault]:
    """Players who are said to leave, and have not lost, or have left before."""
    leaving, agenda = position.machine.leaving, position.machine.agenda
    before: set[int] = set()
    for index, seat in enumerate(leaving):
        path = f"{PATH}.leaving[{index}]"
        if not position.is_seat(seat) or position.in_game(seat) or seat in before:
            yield Fault(path, f"seat {seat} is not about to leave", LEAVES)
        before.add(seat)
    if leaving and not position.over and (not agenda or isinstance(agenda[-1], Between)):
        yield Fault(f"{PATH}.leaving", "nothing is going on that they would have to wait for", LATER)


def knowledge_faults(position: Position) -> Iterator[Fault]:
    """Who has seen a card that does not lie hidden; players who have not seen their own hands."""
    objects, known = position.table.objects, position.machine.known
    for ref, seats in known.items():
        path = f"{PATH}.known.{ref[:40]}"
        thing = objects.get(ref)
        if thing is None or not atoms.is_hidden(position.state, thing.zone):
            yield Fault(path, f"{ref[:40]!r} is no card that lies hidden", KNOWN)
        elif not seats or seats != sorted(set(seats)) or not all(position.is_seat(seat) for seat in seats):
            yield Fault(path, "the seats that have seen the card, each once, in ascending order", KNOWN)
    if not position.machine.agenda:
        return
    for seat, player in enumerate(position.table.seats):
        for index, ref in enumerate(player.hand):
            if seat not in known.get(ref, ()):
                path = f"$.table.seats[{seat}].hand[{index}]"
                yield Fault(path, "a player has seen the cards in their own hand", OWN_HAND)


def memory_faults(position: Position) -> Iterator[Fault]:
    """What is remembered of things that have left."""
    remembered = position.machine.last_known
    if len(remembered) > MOST_OBJECTS:
        yield Fault(f"{PATH}.last_known", f"at most {MOST_OBJECTS} entries", LAST_KNOWN)
        return
    for ref, snapshot in remembered.items():
        path = f"{PATH}.last_known.{ref[:40]}"
        if not position.was_object(ref) or ref in position.table.objects:
            yield Fault(path, f"{ref[:40]!r} is not the id of something that has left", LAST_KNOWN)
        yield from _snapshot_faults(position, snapshot, path)


def _snapshot_faults(position: Position, snapshot: Snapshot, path: str) -> Iterator[Fault]:
    if not position.has_card(snapshot.card):
        yield Fault(f"{path}.card", f"there is no card {snapshot.card[:80]!r}", LAST_KNOWN)
    for name in ("controller", "owner"):
        if not position.is_seat(getattr(snapshot, name)):
            yield Fault(f"{path}.{name}", f"there is no seat {getattr(snapshot, name)}", LAST_KNOWN)
    zone = snapshot.zone
    if zone is not None and (zone == "battlefield" or zone not in position.zone_names):
        yield Fault(f"{path}.zone", "the zone that it left, left out for the battlefield", LAST_KNOWN)
    if not HOW_IT_WAS_PAID.issuperset(snapshot.paid):
        message = f"how a spell can be paid for: {one_of(get_args(Payment))}"
        yield Fault(f"{path}.paid", message, LAST_KNOWN)
    for name in ("power", "toughness", "x"):
        if not within(getattr(snapshot, name), -LARGEST if name != "x" else 0):
            yield Fault(f"{path}.{name}", f"a number up to {LARGEST}", LAST_KNOWN)
    for name, words in _WORDS.items():
        if not words.issuperset(getattr(snapshot, name)):
            yield Fault(f"{path}.{name}", f"what a card can have: {one_of(sorted(words))}", LAST_KNOWN)
    yield from _snapshot_ids(position, snapshot, path)
    if any(kind not in COUNTER_KINDS or not within(number) for kind, number in snapshot.counters.items()):
        message = f"up to {LARGEST} counters of each kind, {one_of(get_args(CounterKind))}"
        yield Fault(f"{path}.counters", message, LAST_KNOWN)


def _snapshot_ids(position: Position, snapshot: Snapshot, path: str) -> Iterator[Fault]:
    for name in ("attached_to", "became"):
        other = getattr(snapshot, name)
        if other is not None and not position.was_object(other):
            yield Fault(f"{path}.{name}", f"there was no object {other[:40]!r}", LAST_KNOWN)
    for name in ("linked", "damaged_by"):
        refs = getattr(snapshot, name)
        if len(refs) > MOST_ENTRIES or not all(position.was_object(other) for other in refs):
            yield Fault(
                f"{path}.{name}", f"at most {MOST_ENTRIES} ids of objects that were there", LAST_KNOWN
            )


def waiting_faults(position: Position) -> Iterator[Fault]:
    """Triggered abilities that cannot be waiting to be put on the stack."""
    waiting = position.machine.waiting
    if len(waiting) > MOST_ENTRIES and not position.over:
        yield Fault(f"{PATH}.waiting", f"at most {MOST_ENTRIES} entries")
        return
    agenda = position.machine.agenda
    if waiting and agenda and isinstance(agenda[-1], Priority):
        yield Fault(f"{PATH}.waiting", "they are put on the stack before a player gets priority", PLACED)
    for index, one in enumerate(waiting):
        path = f"{PATH}.waiting[{index}]"
        yield from source_faults(position, one, path)
        yield from controller_faults(position, one, path)
        faults = list(ability_faults(position, one.code, one.source, f"{path}.code"))
        yield from faults
        if not faults:
            yield from variable_faults(position, one.code, one.vars, f"{path}.vars")
        if not faults and isinstance(position.part_at(one.code), Activated):
            yield Fault(f"{path}.code", f"{one.code} is activated, it does not trigger", TRIGGERED)
