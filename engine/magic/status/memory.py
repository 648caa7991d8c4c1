"""What the machine remembers: ids and timestamps given, who has seen what, who leaves, what waits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from engine.kernel.documents import MAX_EXACT, Fault
from engine.magic import atoms
from engine.magic.handwritten import latest
from engine.magic.language.abilities import Activated
from engine.magic.language.asking import counting_faults, impersonal
from engine.magic.language.triggers import Trigger
from engine.magic.limits import LAST_NUMBER, MOST_ENTRIES, MOST_OBJECTS, within
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack import PlaceTriggers
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between
from engine.magic.state import LAST_KNOWN, LEAVES, LOOKS_BACK, NEW_OBJECT

from .position import Position
from .stack import ability_faults
from .variables import variable_faults

TIMESTAMPS = cr("613.7")
TRIGGERED = cr("603.2")
PLACED = cr("117.5")
OWN_HAND = cr("402.3")
KNOWN = BOOK.cite("CORE-26.2")
LATER = BOOK.cite("CORE-24.3")
PATH = "$.machine"


def number_faults(position: Position) -> Iterator[Fault]:
    """Counters that would give an id or a timestamp a second time."""
    last = MAX_EXACT if position.over else LAST_NUMBER
    if not position.greatest_id < position.next_id <= last:
        message = (
            f"the next id must be greater than all others, the greatest of which is {position.greatest_id}"
        )
        yield Fault(f"{PATH}.next_id", message, NEW_OBJECT)
    if not within(position.clock, 1, last):
        yield Fault(f"{PATH}.clock", f"timestamps are numbers from 1 to {last}", TIMESTAMPS)
    clock = position.clock
    for ref, thing in position.table.objects.items() if latest(position.table) >= clock else ():
        message = f"the next timestamp, {clock}, must be greater than all others"
        if thing.timestamp >= clock:
            yield Fault(f"$.table.objects.{ref[:40]}.timestamp", message, TIMESTAMPS)
        for index, counter in enumerate(thing.keyword_counters):
            if counter.timestamp >= clock:
                path = f"$.table.objects.{ref[:40]}.keyword_counters[{index}].timestamp"
                yield Fault(path, message, TIMESTAMPS)
    if len(position.machine.last_known) > MOST_OBJECTS:
        yield Fault(f"{PATH}.last_known", f"at most {MOST_OBJECTS} entries", LAST_KNOWN)


def happened_faults(position: Position) -> Iterator[Fault]:
    """Counts of this turn that no question of a card could mean, or that stand there twice."""
    met: set[tuple[Trigger, int, str | None]] = set()
    for index, tally in enumerate(position.machine.happened):
        path = f"{PATH}.happened[{index}]"
        yield from counting_faults(tally.event, f"{path}.event")
        if tally.event != impersonal(tally.event):
            message = "it is counted for any player, and without the object that asks"
            yield Fault(f"{path}.event", message, LOOKS_BACK)
        if tally.amount and "amount" not in tally.event.gives:
            yield Fault(f"{path}.amount", "this event has no amount", LOOKS_BACK)
        if (tally.event, tally.seat, tally.object) in met:
            yield Fault(path, "this is counted above", LOOKS_BACK)
        met.add((tally.event, tally.seat, tally.object))


def leaving_faults(position: Position) -> Iterator[Fault]:
    """Players who are marked as leaving, but have not lost or need not wait."""
    leaving, agenda = position.machine.leaving, position.machine.agenda
    for index, seat in enumerate(leaving):
        if position.in_game(seat):
            yield Fault(f"{PATH}.leaving[{index}]", f"seat {seat} is not about to leave", LEAVES)
    if leaving and not position.over and (not agenda or isinstance(agenda[-1], Between)):
        yield Fault(
            f"{PATH}.leaving",
            "players leave at once where no spell, ability or payment has to be finished first",
            LATER,
        )


def knowledge_faults(position: Position) -> Iterator[Fault]:
    """Records of who has seen a card that is not hidden; players who do not know their own hands."""
    objects, known = position.table.objects, position.machine.known
    zones = frozenset(zone for zone in position.zone_names if atoms.is_hidden(position.state, zone))
    groups = _groups(len(position.seats))
    for ref, seats in known.items():
        thing = objects.get(ref)
        if thing is None or (thing.zone not in zones and thing.face_down is None):
            yield Fault(f"{PATH}.known.{ref[:40]}", f"{ref[:40]!r} is not a hidden card", KNOWN)
        elif tuple(seats) not in groups:
            path = f"{PATH}.known.{ref[:40]}"
            yield Fault(path, "give the seats that have seen the card, each once, in ascending order", KNOWN)
    if not position.machine.agenda:
        return
    for seat, player in enumerate(position.table.seats):
        for index, ref in enumerate(player.hand):
            if seat not in known.get(ref, ()):
                path = f"$.table.seats[{seat}].hand[{index}]"
                yield Fault(path, "a player knows the cards in their own hand", OWN_HAND)


@cache
def _groups(seats: int) -> frozenset[tuple[int, ...]]:
    """Some or all of so many seats, in ascending order."""
    return frozenset(chain.from_iterable(combinations(range(seats), size + 1) for size in range(seats)))


def _are_due(position: Position) -> bool:
    """Whether the timing would have put waiting abilities on the stack before a player acts."""
    following = position.format.timing.settled(position.state)
    return any(isinstance(task, PlaceTriggers) for task in following)


def waiting_faults(position: Position) -> Iterator[Fault]:
    """Triggered abilities that cannot be waiting to be put on the stack."""
    waiting, agenda = position.machine.waiting, position.machine.agenda
    if len(waiting) > MOST_ENTRIES and not position.over:
        yield Fault(f"{PATH}.waiting", f"at most {MOST_ENTRIES} entries")
        return
    if waiting and agenda and isinstance(agenda[-1], Priority) and _are_due(position):
        yield Fault(
            f"{PATH}.waiting", "waiting abilities are put on the stack before a player gets priority", PLACED
        )
    for index, one in enumerate(waiting):
        path = f"{PATH}.waiting[{index}]"
        faults = list(ability_faults(position, one.code, one.source, f"{path}.code"))
        if not faults and isinstance(position.part_at(one.code), Activated):
            faults = [
                Fault(f"{path}.code", f"{one.code} is an activated ability, not a triggered one", TRIGGERED)
            ]
        yield from faults or variable_faults(position, one.code, one.vars, f"{path}.vars")
