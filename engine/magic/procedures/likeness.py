"""Sources, and other permanents, that nobody can tell apart (CORE-R3)."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine.kernel.derived import derived
from engine.magic.aspects import UNTIMED
from engine.magic.objects import characteristics
from engine.magic.seams import FORMATS
from engine.magic.state import (
    ContinuousEffect,
    Delayed,
    LastingAbility,
    MagicState,
    Object,
    StackItem,
    Waiting,
)

from .sources import Source

_ASIDE = {"zone", "controller", "held_by", "timestamp", "counters", "deathtouched"}
_status = attrgetter(*(name for name in Object.__struct_fields__ if name not in _ASIDE))
"""What permanents of one kind under one player's control differ in, beside their counters."""


def identity(state: MagicState, source: Source) -> tuple[Any, ...]:
    """A key that is equal for sources that nobody can tell apart (CORE-R3).

    Sources that are not permanents are equal if they do the same.
    """
    alike = likeness(state, source.ref)
    return source[1:] if alike is None else (*alike, source.code)


def likeness(state: MagicState, ref: str) -> tuple[Any, ...] | None:
    """A key that is equal for permanents that nobody can tell apart (CORE-R3); None for anything else.

    A permanent that anything on the table refers to, or an ability of which is being used, is equal to itself
    alone.
    """
    features = characteristics(state).get(ref)
    if features is None:
        return None
    if ref in _spoken_of(state) or ref in being_used(state):
        return (ref,)
    thing, kept = state.table.objects[ref], FORMATS[type(state)].told_apart
    counters = tuple(sorted(thing.counters.items()))
    return features.key, _status(thing), counters, tuple(answer(state, ref) for answer in kept)


_NOTHING: frozenset[str] = frozenset()


def being_used(state: MagicState) -> frozenset[str]:
    """The permanents with abilities that something is being done for, such as paying for them."""
    used: list[str] = []
    for task in state.machine.agenda:
        source = getattr(task, "source", None)
        if source:
            used.append(source)
    return frozenset(used) if used else _NOTHING


@derived(ignores=UNTIMED)
def _spoken_of(state: MagicState) -> frozenset[str]:
    """The permanents that anything else on the table refers to by their ids."""
    table = state.table
    found: list[Any] = [ref for effect in table.effects for ref in effect.objects or ()]
    found += [ref for shield in table.shields for ref in (shield.to, shield.by)]
    speaking: list[StackItem | Delayed | LastingAbility | Waiting | ContinuousEffect]
    speaking = [*table.stack, *table.delayed, *table.lasting, *state.machine.waiting]
    speaking += [effect for effect in table.effects if effect.objects is None]
    for one in speaking:
        found += [one.source, *(value for values in one.vars.values() for value in values)]
    for attacker in table.combat.attackers if table.combat is not None else ():
        found += [attacker.creature, attacker.defender, *attacker.blockers]
    found += [effect.source for effect in table.effects]
    for ref in table.battlefield:
        thing = table.objects[ref]
        found += [thing.attached_to, *thing.linked, *thing.damaged_by]
        found += [ref] if thing.holds else []
    return frozenset(one for one in found if isinstance(one, str))
