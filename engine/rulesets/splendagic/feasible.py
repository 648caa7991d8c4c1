"""SPL-7.3: which planeswalkers of the row could be begun, and paid for with attached land cards alone."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.derived import derived
from engine.magic.language.mana import written
from engine.magic.procedures import costs
from engine.magic.procedures.casting import ways_open
from engine.magic.state import Id, MagicState

from .payment import payable_by_attached
from .state import table_of


class Feasible(NamedTuple):
    """A planeswalker that could be cast."""

    card: Id
    cost: str
    """What it would cost, with X = 0 (SPL-R13)."""


@derived()
def feasible(state: MagicState, seat: int) -> tuple[Feasible, ...]:
    """The planeswalkers that a player could cast as the Splendor action, in the order of the row."""
    row = (ref for ref in table_of(state).middle.planeswalkers if ref is not None)
    found = (_if_feasible(state, seat, ref) for ref in row)
    return tuple(one for one in found if one is not None)


def _if_feasible(state: MagicState, seat: int, ref: Id) -> Feasible | None:
    """Land cards count and nothing else does; whatever else has to be paid must be payable as well."""
    card = costs.card_of(state, ref)
    for way in costs.ways(state, card, state.table.objects[ref].zone).values():
        cost = costs.total(state, seat, ref, card, way, 0)
        if payable_by_attached(state, seat, cost) and way.name in ways_open(state, seat, ref):
            return Feasible(ref, written(cost))
    return None
