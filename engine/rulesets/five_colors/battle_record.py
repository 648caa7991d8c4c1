"""The record of a Battle phase: who is assigned where, and how far the running battle has come (L5C-14–17).

What can be worked out is not recorded: a province with an attacker has a battle, and its creatures are at it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Struct, field

from engine.kernel.bounds import Many, Map, Text
from engine.kernel.constraints import Cites
from engine.kernel.derived import derived
from engine.kernel.documents import Fault
from engine.magic.aspects import AGENDA
from engine.magic.evaluate import next_seat
from engine.magic.objects import characteristics
from engine.magic.state import CombatRole, Id, MagicState
from engine.magic.status.position import Position
from engine.magic.vocabulary import DISTINCT, ObjectId, PermanentId

from .book import cite
from .realm import Number, provinces

STEPS = cite("L5C-14.1")
ASSIGNED = cite("L5C-14.8")
FOUGHT = cite("L5C-15.1")
OUT = cite("L5C-15.5")
ONCE = cite("L5C-15.6")
TAPPED = cite("L5C-17.2")
ALONE = cite("L5C-R56")
THIS_BATTLE = cite("L5C-R53")
LAST_STAGE: Final = 4


class Protection(Struct, frozen=True, forbid_unknown_fields=True):
    """A protection that has been used as an action in the running battle (L5C-15.6)."""

    creature: ObjectId
    quality: Text


class Battles(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is going on in the Battle phase; nothing in other phases."""

    stage: Annotated[Number, Cites(STEPS)] = 0
    """The step of assignment, from 1 to 4; 0 outside of it."""
    attackers: Annotated[Map[PermanentId, Number], Cites(ASSIGNED)] = field(default_factory=dict)
    """The active player's creatures, each with the number of the other player's province that it attacks."""
    defenders: Annotated[Map[PermanentId, Number], Cites(ASSIGNED)] = field(default_factory=dict)
    """The other player's creatures, each with the number of the province that it defends."""
    complete: bool = False
    """It is settled which creatures attack, and whether one attacks alone (L5C-R56)."""
    current: Annotated[Number, Cites(FOUGHT)] = 0
    """The province whose battle is being fought; 0: none."""
    paying: Annotated[Many[PermanentId], DISTINCT, Cites(TAPPED)] = field(default_factory=list)
    """Assigned creatures that were tapped to pay a cost, and have not untapped since."""
    protections: Annotated[Many[Protection], DISTINCT, Cites(ONCE)] = field(default_factory=list)
    """Those used in the running battle."""
    shields: Annotated[Many[ObjectId], DISTINCT, Cites(THIS_BATTLE)] = field(default_factory=list)
    """The sources of prevention effects for everybody that actions of the running battle have made."""


def battles(state: MagicState) -> Battles:
    """The record."""
    table: Any = state.table
    found: Battles = table.battles
    return found


def defending_seat(state: MagicState) -> int:
    """The player whose provinces are attacked."""
    return next_seat(state, state.table.active)


def is_assigned(state: MagicState, ref: Id) -> bool:
    """Whether a creature is assigned to a province."""
    record = battles(state)
    return ref in record.attackers or ref in record.defenders


# Who is where ----------------------------------------------------------------------------------------------


class Armies(NamedTuple):
    """The creatures at a battle, in battlefield order."""

    attackers: tuple[Id, ...] = ()
    defenders: tuple[Id, ...] = ()

    @property
    def all(self) -> tuple[Id, ...]:
        """Those of both sides."""
        return (*self.attackers, *self.defenders)


@derived(ignores=(AGENDA,))
def armies(state: MagicState, number: int) -> Armies:
    """The creatures at the battle of a province: those assigned there that are still creatures of their side
    (L5C-15.5)."""
    record = battles(state)
    return Armies(
        _still(state, record.attackers, number, state.table.active),
        _still(state, record.defenders, number, defending_seat(state)),
    )


def _still(state: MagicState, assigned: Mapping[Id, int], number: int, seat: int) -> tuple[Id, ...]:
    if number not in assigned.values():
        return ()
    known = characteristics(state)
    return tuple(
        ref
        for ref in state.table.battlefield
        if assigned.get(ref) == number and known[ref].is_creature and known[ref].controller == seat
    )


def army(state: MagicState, seat: int) -> tuple[Id, ...]:
    """A player's creatures at the battle that is being fought."""
    here = armies(state, battles(state).current)
    return here.attackers if seat == state.table.active else here.defenders


def is_at_battle(state: MagicState, ref: Id) -> bool:
    """Whether a creature is at the battle that is being fought."""
    current = battles(state).current
    return current != 0 and ref in armies(state, current).all


def attacked(state: MagicState) -> list[int]:
    """The provinces that have a battle, from the left: those with at least one attacker (L5C-14.8)."""
    numbers = sorted(set(battles(state).attackers.values()))
    return [number for number in numbers if armies(state, number).attackers]


def all_attackers(state: MagicState) -> list[Id]:
    """The creatures that attack, in all provinces together."""
    return [ref for number in attacked(state) for ref in armies(state, number).attackers]


def role(state: MagicState, ref: Id) -> CombatRole:
    """L5C-14.8: attacking, or counting as blocking at a province that is attacked. It reads the record alone,
    as it is asked while characteristics are being worked out."""
    record = battles(state)
    if ref in record.attackers:
        return "attacking"
    return "blocking" if record.defenders.get(ref) in record.attackers.values() else ""


# Documents -------------------------------------------------------------------------------------------------


PATH = "$.table.battles"


def battle_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with the record, beyond its single fields."""
    record, step = battles(position.state), position.table.step
    if record == Battles():
        return
    if step not in ("assignment", "battle"):
        yield Fault(PATH, f"nobody is assigned in the step {step}", ASSIGNED)
        return
    if record.stage > LAST_STAGE or (record.stage > 0) != (step == "assignment"):
        wanted = f"1 to {LAST_STAGE}" if step == "assignment" else "no stage: assignment is over"
        yield Fault(f"{PATH}.stage", f"give {wanted}, not {record.stage}", STEPS)
    if record.complete and step != "assignment":
        yield Fault(f"{PATH}.complete", "assignment is over", ALONE)
    yield from _assignment_faults(position, record)
    if record.current:
        yield from _current_faults(position, record)
    elif record.protections or record.shields:
        yield Fault(f"{PATH}.current", "give the province whose battle this is about", FOUGHT)


def _assignment_faults(position: Position, record: Battles) -> Iterator[Fault]:
    """Creatures of the other player, or at provinces that there are not; and what they paid with."""
    objects, defender, there = position.table.objects, defending_seat(position.state), _most(position)
    for name, seat in (("attackers", position.table.active), ("defenders", defender)):
        for ref, number in getattr(record, name).items():
            thing, path = objects[ref], f"{PATH}.{name}.{ref}"
            holders = (thing.held_by, thing.controller, thing.owner)
            if next(holder for holder in holders if holder is not None) != seat and not position.over:
                yield Fault(path, f"seat {seat} does not control {ref}", OUT)
            if not 1 <= number <= there:
                yield Fault(path, f"give one of the provinces 1 to {there}, not {number}", STEPS)
    for place, ref in enumerate(record.paying):
        if ref not in record.attackers and ref not in record.defenders:
            yield Fault(f"{PATH}.paying[{place}]", f"{ref} is assigned to no province", TAPPED)
        elif not objects[ref].tapped:
            yield Fault(f"{PATH}.paying[{place}]", f"{ref} is not tapped", TAPPED)


def _most(position: Position) -> int:
    """How many provinces can be attacked; of a game that has ended, whose attacker may have left it, the
    greater number."""
    seats = range(len(position.table.seats)) if position.over else [defending_seat(position.state)]
    return max(len(provinces(position.state, seat)) for seat in seats)


def _current_faults(position: Position, record: Battles) -> Iterator[Fault]:
    """A battle that nobody fights."""
    path = f"{PATH}.current"
    if position.table.step != "battle":
        yield Fault(path, "no battle is fought as creatures are assigned", FOUGHT)
    if record.current > _most(position):
        yield Fault(path, f"there is no province {record.current}", STEPS)
    elif position.by_hand and record.current not in record.attackers.values():
        yield Fault(path, f"nobody attacks province {record.current}", ASSIGNED)
