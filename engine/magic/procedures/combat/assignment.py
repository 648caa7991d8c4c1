"""How combat damage may be divided (CR 510.1, 702.19, CORE-R10). It knows no state.

Amounts are settled source by source and recipient by recipient; where only one amount is possible, nobody
is asked. A creature divides its damage freely. What tramples may go on to the attacked player or planeswalker
once every blocker has been assigned lethal damage, counting what the creatures before it assign.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

Assigned = dict[str, dict[str, int]]
"""For each source its recipients, each with the damage assigned to it."""


class Source(NamedTuple):
    """A creature that assigns combat damage."""

    ref: str
    seat: int
    """The player who assigns it."""
    damage: int
    recipients: tuple[str, ...]
    """At least one."""
    beyond: str | None = None
    """What the rest may go to when the recipients are assigned lethal damage."""
    deathtouch: bool = False


class Open(NamedTuple):
    """An amount that a player has to choose."""

    source: Source
    to: str
    left: int
    """Damage of the source that is not assigned yet."""
    amounts: Sequence[int]


def divide(
    sources: Iterable[Source], lethal: Mapping[str, int], answers: Mapping[str, Mapping[str, int]]
) -> tuple[Assigned, Open | None]:
    """Assign all that the answers and necessity settle; the next amount to be chosen, if there is any.

    ``lethal`` is the damage that would be lethal to each creature now, not counting what is assigned here.
    """
    assigned: Assigned = {}
    touched: set[str] = set()
    for source in sources:
        mine = assigned[source.ref] = {}
        for to in source.recipients:
            left = source.damage - sum(mine.values())
            amounts = _amounts(source, to, left, _missing(source, lethal, assigned, touched))
            answer = answers.get(source.ref, {}).get(to)
            if answer is None and len(amounts) > 1:
                return assigned, Open(source, to, left, amounts)
            mine[to] = amounts[0] if answer is None else answer
        rest = source.damage - sum(mine.values())
        if source.beyond is not None and rest:
            mine[source.beyond] = rest
        if source.deathtouch:
            touched.update(to for to, amount in mine.items() if amount)
    return assigned, None


def _missing(
    source: Source, lethal: Mapping[str, int], assigned: Mapping[str, Mapping[str, int]], touched: set[str]
) -> dict[str, int]:
    """How much more damage of the source would be lethal to each recipient (CR 702.2c, 702.19b)."""
    missing = {}
    for to in source.recipients:
        need = lethal.get(to, 0) - sum(amounts.get(to, 0) for amounts in assigned.values())
        if to in touched or (source.deathtouch and assigned[source.ref].get(to)):
            need = 0
        elif source.deathtouch:
            need = min(need, 1)
        missing[to] = max(need, 0)
    return missing


def _amounts(source: Source, to: str, left: int, missing: Mapping[str, int]) -> Sequence[int]:
    """The amounts for a recipient that a legal assignment can be made of, fewest first."""
    if to != source.recipients[-1]:
        return range(left + 1)
    others_dead = not any(need for other, need in missing.items() if other != to)
    if source.beyond is not None and others_dead and missing[to] < left:
        return range(missing[to], left + 1)
    return [left]
