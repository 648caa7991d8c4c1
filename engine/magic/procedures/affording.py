"""Whether a cost can be paid: its mana, and whatever else has to be paid beside it (CR 118.3, CORE-R2).

The answer is exact. What sources add that cost nothing and leave no choice counts as mana in the pool. Others
that add a single mana are matched to the symbols; those that add several, or cost something themselves, are
tried one by one, within a step budget. What the other parts of a cost need is
*claimed*: mana is made only from what that leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from engine.kernel.errors import StepBudgetExceeded
from engine.magic.language.snow import SNOW

from . import going
from .assigning import assignable
from .claiming import NO_CLAIMS, Claims, leaving
from .sources import Mana, Source, Sources, Supply, Unit, Units, beneath
from .symbols import is_open, least_of, settled_ways, spread

_UNLIMITED = 1 << 60
MOST_WORK = 500_000
"""So many sources are looked at in searches for a payment until a question is answered (a step budget,
CORE-R5)."""


class Work:
    """The work of the searches that answer one question."""

    __slots__ = ("done", "most")

    def __init__(self, most: int | None = None) -> None:
        self.done = 0
        self.most = most

    def spend(self, looks: int) -> None:
        """Count looks at sources against the step budget.

        Raises:
            StepBudgetExceeded: there are too many ways to pay to look at them all.
        """
        self.done += looks
        most = MOST_WORK if self.most is None else self.most
        if self.done > most:
            raise StepBudgetExceeded(most, "the ways to pay take more than {} steps to look through")


class UnderWay(NamedTuple):
    """A mana ability that is being paid for."""

    mana: Mana
    """What it will add that is not spent yet."""
    cost: Mana
    """What is still to be paid for it."""
    goes: str = ""
    """The permanent that goes once it is paid for; empty: none does."""
    tenders: tuple[going.Options, ...] = ()
    """What lies under that permanent."""


def can_pay(
    pool: Sequence[str],
    available: Sequence[Source],
    cost: Sequence[str],
    *,
    life: int = _UNLIMITED,
    claims: Claims = NO_CLAIMS,
    under_way: tuple[UnderWay, ...] = (),
    work: Work | None = None,
) -> bool:
    """Whether the pool, with these sources activated, can pay these settled symbols ({2}, {W}, {SG}).

    ``life`` is what the sources may cost together. Abilities ``under_way`` have to be paid for as well, the
    last one first; the mana of each comes as it is paid for. ``work`` is that of the question, where this is
    a part of one.

    Raises:
        StepBudgetExceeded: there are too many ways to pay to look at them all.
    """
    work = work or Work()
    if claims is NO_CLAIMS:
        for source in available:
            if source.takes:
                break
        else:
            return _pays(pool, available, cost, life, under_way, work)
    return any(_pays(pool, left, cost, life, under_way, work) for left in leaving(available, claims, work))


def missing(pool: Sequence[str], cost: Sequence[str]) -> int:
    """How many symbols of a cost a pool leaves unpaid at least."""
    wanted, generic = net(pool, cost)
    return len(wanted) + generic


def _pays(
    pool: Sequence[str],
    available: Sequence[Source],
    cost: Sequence[str],
    life: int,
    under_way: tuple[UnderWay, ...],
    work: Work,
) -> bool:
    if any(one.goes for one in under_way):
        available, under_way = _with_tenders(available, under_way)
    if isinstance(available, Sources) and not under_way:
        certain, units = available.supply
    else:
        certain, units = Supply.of(available, nested=bool(under_way))
    there = (*pool, *certain)
    if not (units.several or units.costly or under_way):
        wanted, generic = net(there, cost)
        work.spend(1)
        return len(wanted) + generic <= len(units.single) and assign(wanted, units.single)
    search = _Search(units, work)
    if any(one.tenders for one in under_way) or _go_with_tenders(units.costly):
        return going.pays(there, units.costly, tuple(cost), life, under_way, search.finish, work)
    return search.pays(_Bill(there, units.costly, tuple(cost), life, under_way))


def _with_tenders(
    available: Sequence[Source], under_way: tuple[UnderWay, ...]
) -> tuple[Sequence[Source], tuple[UnderWay, ...]]:
    """The sources without what goes with abilities under way, and these with it."""
    leaving = {one.goes for one in under_way if one.goes}
    with_them = [
        one._replace(tenders=tuple(source.options for source in available if source.under == one.goes))
        if one.goes
        else one
        for one in under_way
    ]
    return [source for source in available if source.under not in leaving], tuple(with_them)


def _go_with_tenders(units: Sequence[Unit]) -> bool:
    return any(beneath(unit, source) for unit in units for source in unit)


class _Bill(NamedTuple):
    """What is left to be paid, and what there is to pay it with."""

    pool: tuple[str, ...]
    costly: tuple[Unit, ...]
    cost: tuple[str, ...]
    life: int
    under_way: tuple[UnderWay, ...]
    """In the order in which they were begun."""


class _Search:
    """A search for a way to use sources; no position is looked at twice.

    Those that cost mana are used in any order, backwards: what is used later pays for what was used before.
    Those under way are among them, in their order. Then come those that add several mana or cost life, one
    after the other.
    """

    def __init__(self, units: Units, work: Work) -> None:
        self._single, self._several = units.single, units.several
        self._work = work
        self._met: set[tuple[Any, ...]] = set()

    def pays(self, bill: _Bill) -> bool:
        """Whether the sources, those that cost mana among them, can pay this."""
        ahead = [bill]
        while ahead:
            bill = ahead.pop()
            pool, costly, cost, life, under_way = bill
            self._work.spend(1 + len(costly))
            if not under_way and self.finish(pool, cost, life):
                return True
            if not (costly or under_way) or not self._could_pay(bill):
                continue
            uses = [tuple((one.options, one.cost, one.life) for one in unit) for unit in costly]
            if self._is_met(tuple(sorted(pool)), tuple(sorted(cost)), tuple(sorted(uses)), life, under_way):
                continue
            first = {use: index for index, use in reversed(list(enumerate(uses)))}
            self._work.spend(len(first) * len(costly))
            if under_way:
                outermost, *inner = under_way
                ahead += [
                    _Bill(pool, costly, (*rest, *own), life - paid, tuple(inner))
                    for rest in spread(outermost.mana, cost)
                    for own, paid in settled_ways(outermost.cost)
                    if paid <= life
                ]
            ahead += [
                _Bill(more, (*costly[:index], *costly[index + 1 :]), left, life - paid, under_way)
                for index, unit in enumerate(costly)
                if first[uses[index]] == index
                for source in unit
                for option in source.options
                for more, left, paid in _used(source, option, pool, cost)
                if paid <= life
            ]
        return False

    def _could_pay(self, bill: _Bill) -> bool:
        made = [mana for one in bill.under_way for mana in one.mana]
        owed = [symbol for one in bill.under_way for symbol in one.cost]
        return self._is_enough((*bill.pool, *made), [*self._several, *bill.costly], (*bill.cost, *owed))

    def finish(self, pool: tuple[str, ...], cost: tuple[str, ...], life: int) -> bool:
        """Whether the sources that cost no mana can pay this."""
        ahead = [(0, *net(pool, cost), life)]
        while ahead:
            index, wanted, generic, life = ahead.pop()
            self._work.spend(1 + len(self._several) - index)
            if len(wanted) + generic <= len(self._single) and assign(wanted, self._single):
                return True
            cost = (*wanted, str(generic))
            if index == len(self._several) or not self._is_enough((), self._several[index:], cost):
                continue
            if self._is_met(index, wanted, generic, life):
                continue
            ahead.append((index + 1, wanted, generic, life))
            ahead += [
                (index + 1, *net(option, cost), life - source.life)
                for source in self._several[index]
                if source.life <= life
                for option in source.options
            ]
        return False

    def _is_enough(self, pool: tuple[str, ...], units: Sequence[Unit], cost: tuple[str, ...]) -> bool:
        """Whether there could be mana enough, of each colour and in all: each source used for the most."""
        for symbol in dict.fromkeys(cost):
            if not (symbol.isdigit() or is_open(symbol)):
                made = sum(max(one.most(symbol) for one in unit) for unit in units)
                lands = sum(symbol in offer for offer in self._single)
                there = pool.count(symbol) + pool.count(f"{SNOW}{symbol}")
                if there + lands + made < cost.count(symbol):
                    return False
        most = sum(max(0, *(one.most() - least_of(one.cost) for one in unit)) for unit in units)
        return len(pool) + len(self._single) + most >= least_of(cost)

    def _is_met(self, *position: Any) -> bool:
        """Whether this position was looked at before, and led nowhere."""
        if position in self._met:
            return True
        self._met.add(position)
        return False


def net(pool: Sequence[str], cost: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """What is left of a cost once it was paid from a pool: the colours and {C} in order, and generic mana."""
    spare = list(pool)
    wanted: list[str] = []
    generic = 0
    for symbol in cost:
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol in spare:
            spare.remove(symbol)
        else:
            wanted.append(symbol)
    for symbol in [*wanted]:  # what other mana does not pay
        snow = f"{SNOW}{symbol}"
        if snow in spare:
            spare.remove(snow)
            wanted.remove(symbol)
    return tuple(sorted(wanted)), max(0, generic - len(spare))


def _used(
    source: Source, option: Mana, pool: tuple[str, ...], cost: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """What the pool and the cost are once a source was used for some mana, and the life that this takes.

    What costs mana itself pays with its own mana at once, so that this never pays for it. A use that leaves
    the cost as it was leads nowhere.
    """
    if not source.cost:
        yield (*pool, *option), cost, source.life
        return
    for rest, (own, paid) in product(spread(option, cost), settled_ways(source.cost)):
        left = (*rest, *own)
        if rest != cost and sorted(left) != sorted(cost):
            yield pool, left, source.life + paid


def assign(wanted: Sequence[str], offers: Sequence[frozenset[str]]) -> bool:
    """Whether each of these symbols can be given an offer of its own that has it.

    Offers of one symbol alone go to that; the rest is matched.
    """
    if not wanted:
        return True
    alone = Counter(symbol for offer in offers if len(offer) == 1 for symbol in offer)
    left: list[str] = []
    for symbol in wanted:
        alone[symbol] -= 1
        if alone[symbol] < 0:
            left.append(symbol)
    if not left:
        return True
    others = [offer for offer in offers if len(offer) > 1]
    makers = {
        symbol: frozenset(str(index) for index, offer in enumerate(others) if symbol in offer)
        for symbol in dict.fromkeys(left)
    }
    return len(left) <= len(others) and assignable([makers[symbol] for symbol in left])
