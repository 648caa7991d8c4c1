"""What may be chosen as "a source of your choice" (CR 609.7a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.magic.atoms.memory import is_hidden, lies_covered
from engine.magic.library.loader import MARKERS
from engine.magic.objects import seen
from engine.magic.state import Id, MagicState, Vars


def choosable_sources(state: MagicState) -> list[Id]:
    """The objects that may be chosen as a source, whatever they could deal: permanents, spells, what
    lies in the command zone, and what objects on the stack, effects that prevent or replace something and
    abilities that wait to trigger refer to, wherever it is by now.

    A designation is no object, and its abilities have no source (CR 725.2). What lies hidden is not known to
    those who are told what may be chosen.
    """
    table = state.table
    found = dict.fromkeys([*table.battlefield, *_referred_to(state), *table.command])
    return [ref for ref in found if _may_be_chosen(state, ref)]


def _referred_to(state: MagicState) -> Iterator[Id]:
    """What is on the stack, or spoken of by something that is still to happen."""
    table = state.table
    for acting in (table.stack, table.delayed):
        yield from (one.source for one in acting)
    for speaking in (table.stack, table.delayed, table.lasting, table.shields):
        for one in speaking:
            yield from _named(one.vars)
    for shield in table.shields:
        yield from (ref for ref in (shield.to, shield.by, shield.deal_to) if ref is not None)


def _named(names: Vars) -> Iterator[Id]:
    return (value for values in names.values() for value in values if isinstance(value, str))


def _may_be_chosen(state: MagicState, ref: Id) -> bool:
    thing = state.table.objects.get(ref)
    if thing is None:
        left = state.machine.last_known.get(ref)
        if left is None or left.ability:
            return False
    elif is_hidden(state, thing.zone) or lies_covered(thing):
        return False
    found = seen(state, ref)
    return found is not None and found.key not in MARKERS
