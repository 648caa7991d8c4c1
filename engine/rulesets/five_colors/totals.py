"""What creatures count with in a battle, and what they come to together (L5C-17.1, 17.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.magic.objects import characteristics
from engine.magic.state import Id, MagicState

from .battle_record import battles


class Totals(NamedTuple):
    """Power and toughness of an army."""

    power: int
    toughness: int


Counts = Literal["fully", "with toughness", "not at all"]


def counts(state: MagicState, ref: Id) -> Counts:
    """How a creature at a battle counts: untapped; tapped to pay a cost; tapped by an effect (L5C-17.2)."""
    if not state.table.objects[ref].tapped:
        return "fully"
    return "with toughness" if ref in battles(state).paying else "not at all"


def counting(state: MagicState, creatures: Sequence[Id], how: Counts) -> tuple[Id, ...]:
    """Those of some creatures that count like this."""
    return tuple(ref for ref in creatures if counts(state, ref) == how)


def totals(state: MagicState, creatures: Sequence[Id]) -> Totals:
    """Negative power is added as it is, and damage does not lessen toughness."""
    known, how = characteristics(state), {ref: counts(state, ref) for ref in creatures}
    power = sum(known[ref].power for ref in creatures if how[ref] == "fully")
    return Totals(power, sum(known[ref].toughness for ref in creatures if how[ref] != "not at all"))
