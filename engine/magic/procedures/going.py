"""Payments with permanents that go for mana, and what goes with them (CR 601.2g, CORE-9.5).

A tender that lies under such a permanent pays whatever is paid before the permanent goes: the cost of the
ability that takes it away, and costs of abilities that are used before. What is used pays, of all that it
pays, the innermost payment under way first; so each cost has the *level* of the payment within which it is
paid, counted from the outermost.

The search goes backwards: what is used later pays for what was used before. So a tender pays costs that are
added after the ability was looked at that takes its permanent away, at the level of that ability or further
in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .sources import Mana, Source, Unit, beneath
from .symbols import payments, settled_ways

if TYPE_CHECKING:
    from .affording import UnderWay, Work

Options = tuple[Mana, ...]
"""What a source or a tender could add: one of these."""
Costs = tuple[Mana, ...]
"""What is owed, level by level."""
Finish = Callable[[Mana, Mana, int], bool]
"""Whether this pool and what costs no mana can pay this cost, with this life."""


class _Bound(NamedTuple):
    """A tender whose permanent goes later."""

    level: int
    options: Options


class _Bill(NamedTuple):
    """What is left to be paid, and what there is to pay it with."""

    owed: Costs
    """Without what the abilities under way cost."""
    units: tuple[Unit, ...]
    under_way: tuple[UnderWay, ...]
    bound: tuple[_Bound, ...]
    life: int


def pays(
    pool: Mana,
    units: tuple[Unit, ...],
    cost: Mana,
    life: int,
    under_way: tuple[UnderWay, ...],
    finish: Finish,
    work: Work,
) -> bool:
    """Whether a pool, with these units in any order, can pay a cost and the abilities under way.

    ``units`` are those that cost mana, and those with which tenders go; ``finish`` says what the others can
    pay. Tenders under what goes with an ability under way are told with it.

    Raises:
        StepBudgetExceeded: there are too many ways to pay to look at them all.
    """
    ahead = [_Bill((cost,), units, under_way, (), life)]
    met: set[Any] = set()
    while ahead:
        bill = ahead.pop()
        work.spend(1 + len(bill.units))
        if not bill.under_way and finish(pool, tuple(sum(bill.owed, ())), bill.life):
            return True
        known = _key(bill)
        if known not in met:
            met.add(known)
            ahead += _next_under_way(bill)
            ahead += _next_units(bill, work)
    return False


def _key(bill: _Bill) -> Any:
    """Equal for bills that a search cannot tell apart."""
    units = sorted(
        tuple((one.options, one.cost, one.life, one.gone, one.is_tender) for one in unit)
        for unit in bill.units
    )
    owed = tuple(tuple(sorted(cost)) for cost in bill.owed)
    return owed, tuple(units), len(bill.under_way), tuple(sorted(bill.bound)), bill.life


def _next_under_way(bill: _Bill) -> Iterator[_Bill]:
    """The outermost ability under way: its mana pays what is paid after it, and its own cost is added."""
    if not bill.under_way:
        return
    one, *others = bill.under_way
    level = len(bill.owed)
    bound = (*bill.bound, *(_Bound(level, tender) for tender in one.tenders))
    for owed, _ in _spread(one.mana, bill.owed):
        for own, life in _settled(one.cost, bill.life):
            for cost, kept in _handed_in(own, bound, level):
                yield _Bill((*owed, cost), bill.units, tuple(others), kept, life)


def _next_units(bill: _Bill, work: Work) -> Iterator[_Bill]:
    """Each of the units, used for something that is owed."""
    for index, unit in enumerate(bill.units):
        left = bill._replace(units=(*bill.units[:index], *bill.units[index + 1 :]))
        for source in unit:
            for cost, life in _settled(source.cost, bill.life - source.life):
                work.spend(1)
                yield from _using(left._replace(life=life), unit, source, cost)


def _settled(cost: Mana, life: int) -> Iterator[tuple[Mana, int]]:
    """The ways to settle what a mana ability costs with so much life, and the life that each leaves."""
    for own, paid in settled_ways(cost):
        if paid <= life:
            yield own, life - paid


def _using(bill: _Bill, unit: Unit, source: Source, paid: Mana) -> Iterator[_Bill]:
    for option in source.options:
        for owed, level in _spread(option, bill.owed):
            if level is None:
                continue
            bound = (*bill.bound, *(_Bound(level, tender.options) for tender in beneath(unit, source)))
            for cost, kept in _handed_in(paid, bound, level):
                yield bill._replace(owed=_with(owed, level, (*owed[level], *cost)), bound=kept)


def _spread(mana: Mana, owed: Costs) -> Iterator[tuple[Costs, int | None]]:
    """What can be left of what is owed that mana pays as far as it can, and the innermost level of what it
    has paid; None: it has paid nothing."""
    ways: dict[tuple[Costs, int | None], None] = {(owed, None): None}
    for one in mana:
        ways = {after: None for before in ways for after in (_pay(one, *before) or [before])}
    yield from ways


def _pay(mana: str, owed: Costs, innermost: int | None) -> list[tuple[Costs, int | None]]:
    ways: list[tuple[Costs, int | None]] = []
    for level, cost in enumerate(owed):
        deepest = level if innermost is None else max(level, innermost)
        ways += [(_with(owed, level, tuple(left)), deepest) for left in payments(mana, cost)]
    return ways


def _with(owed: Costs, level: int, cost: Mana) -> Costs:
    return (*owed[:level], cost, *owed[level + 1 :])


def _handed_in(cost: Mana, bound: Sequence[_Bound], level: int) -> Iterator[tuple[Mana, tuple[_Bound, ...]]]:
    """What is left of a cost, and of the tenders, for every set of these that pays some of it."""
    if not (cost and bound):
        yield cost, tuple(bound)
        return
    first, *others = bound
    for left, kept in _handed_in(cost, others, level):
        yield left, (first, *kept)
        if first.level <= level:
            paid = {tuple(after): None for (mana,) in first.options for after in payments(mana, left)}
            yield from ((after, kept) for after in paid)
