"""Payments from which no source can be left out (CORE-R14).

A payment is a set of uses of sources. A use is *needed* if the other uses, with the mana that was in the pool
before, could not pay without it; then some of its mana is spent. What is asked here is whether a payment that
has begun can be completed so that every use in it is needed, and how that is done best.

Where no source costs mana itself, the mana that pays different symbols is a matching, and a use is needed if
and only if the others pay for fewer symbols without it. Sources of a single mana that are added until the
matching is complete change nothing about that, so only those of several mana are tried one by one. Where
sources pay for sources, sets of them are tried, within a step budget.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

from engine.magic.language.snow import SNOW_MANA
from engine.magic.procedures import affording
from engine.magic.procedures.affording import UnderWay, Work, can_pay
from engine.magic.procedures.claiming import Claims, leaving
from engine.magic.procedures.sources import Mana, Source, Unit, Units, beneath, units_of
from engine.magic.procedures.symbols import payments


class Made(NamedTuple):
    """A use of a source: the mana that it adds, and what it costs itself."""

    mana: Mana
    cost: Mana = ()
    goes: str = ""
    """The permanent that goes with it; empty: none does."""
    under: str = ""
    """Of a tender: the permanent with which it goes."""
    options: tuple[Mana, ...] = ()
    """Of a tender: the mana that it could be instead, since nobody says which it is."""


class Worth(NamedTuple):
    """How much a way to pay uses; the least is the best."""

    harms: int
    """How many of its sources do more than make mana (CORE-R2)."""
    number: int
    """How many sources it has."""

    def using(self, source: Source) -> Worth:
        """The same and one source more."""
        return Worth(self.harms + source.harms, self.number + 1)


class Standing(NamedTuple):
    """How far a payment has come."""

    before: Mana
    """The mana that was in the pool as it began."""
    whole: Mana
    """What all of it costs."""
    uses: tuple[Made, ...]
    """The mana abilities that were activated for it."""
    pool: Mana
    cost: Mana
    """What is left to be paid, the abilities under way aside."""
    under_way: tuple[UnderWay, ...]
    life: int
    """What mana may still cost."""
    claims: Claims
    handed: tuple[Source, ...] = ()
    """What was handed in for abilities that cost mana."""

    def using(self, source: Source, mana: Mana) -> Standing:
        """The same, once a source was used for some mana."""
        used = self._replace(
            uses=(*self.uses, _made(source, mana)),
            life=self.life - source.life,
            claims=self.claims.without(source),
        )
        return used.adding(source, mana)

    def paying_at_once(self, source: Source, mana: Mana) -> Iterator[Standing]:
        """The same for each symbol that is being paid now, if one of the mana pays it."""
        used = self.using(source, mana)._replace(pool=self.pool, under_way=self.under_way)
        paid = self.under_way[-1].cost if self.under_way else self.cost
        for one in dict.fromkeys(mana):
            rest = list(mana)
            rest.remove(one)
            for left in payments(one, paid):
                yield used.with_cost(tuple(left)).adding(source, tuple(rest))

    def with_cost(self, cost: Mana) -> Standing:
        if not self.under_way:
            return self._replace(cost=cost)
        return self._replace(under_way=(*self.under_way[:-1], self.under_way[-1]._replace(cost=cost)))

    def adding(self, source: Source, mana: Mana) -> Standing:
        """The same with more mana, once what the source costs is paid."""
        if not source.cost:
            return self._replace(pool=(*self.pool, *mana))
        begun = UnderWay(mana, source.cost, source.ref if source.gone else "")
        return self._replace(under_way=(*self.under_way, begun))

    def with_paid_added(self) -> Standing:
        """The same once the innermost abilities that are paid for have added their mana, if they stay."""
        standing = self
        while standing.under_way and not (standing.under_way[-1].cost or standing.under_way[-1].goes):
            *outer, paid = standing.under_way
            standing = standing._replace(pool=(*standing.pool, *paid.mana), under_way=tuple(outer))
        return standing

    @property
    def is_nested(self) -> bool:
        """Whether a source used in it costs mana itself."""
        return bool(self.under_way) or any(use.cost for use in self.uses)


def is_completable(standing: Standing, available: Sequence[Source], work: Work) -> bool:
    """Whether these sources can complete a payment so that every use so far is needed.

    Raises:
        StepBudgetExceeded: there are too many ways to pay to look at them all.
    """
    if standing.uses:
        return _best(standing, available, work, at_once=True) is not None
    return can_pay(
        standing.pool,
        available,
        standing.cost,
        life=standing.life,
        claims=standing.claims,
        under_way=standing.under_way,
        work=work,
    )


def best_left(standing: Standing, available: Sequence[Source], work: Work) -> Worth | None:
    """What the best way to complete a payment with these sources uses; None if there is no way.

    Raises:
        StepBudgetExceeded: there are too many ways to pay to look at them all.
    """
    return _best(standing, available, work, at_once=False)


def _best(standing: Standing, available: Sequence[Source], work: Work, *, at_once: bool) -> Worth | None:
    """``at_once`` settles for any way."""
    best: Worth | None = None
    for left in leaving(available, standing.claims, work):
        work.spend(1 + len(left))
        search = _Search(standing, left, best, work, at_once=at_once)
        best = search.best
        if at_once and best is not None:
            break
    return best


def _each_adds(standing: Standing, *more: str) -> bool:
    """Whether fewer symbols are paid for without any of the uses; there is more mana than they made."""
    cost, there = standing.whole, (*standing.before, *more)
    missing = affording.missing((*there, *_mana(standing.uses)), cost)
    return all(
        affording.missing((*there, *_mana(others)), cost) > missing for others in _less_one(standing.uses)
    )


def _mana(uses: Sequence[Made]) -> Mana:
    return tuple(mana for use in uses for mana in use.mana)


class _Search:
    """A search for the best way to go on; ``best`` is what it found, or what was known before."""

    def __init__(
        self,
        standing: Standing,
        available: Sequence[Source],
        best: Worth | None,
        work: Work,
        *,
        at_once: bool,
    ) -> None:
        self._standing = standing
        self.best = best
        self._work = work
        self._at_once = at_once
        self._met: set[tuple[Any, ...]] = set()
        wanted = _kinds(standing, available)
        alike = [_told_apart(source, wanted) for source in available]
        if not standing.is_nested:
            self._match([source for source in alike if not source.cost])
        if standing.is_nested or any(source.cost for source in alike):
            self._try_sets(sorted(units_of(alike), key=lambda unit: (not _costs(unit), _signature(unit))))

    def _is_over(self) -> bool:
        return self._at_once and self.best is not None

    def _is_worse(self, worth: Worth) -> bool:
        return self.best is not None and worth >= self.best

    # Without sources that cost mana -----------------------------------------------------------------------

    def _match(self, available: Sequence[Source]) -> None:
        """Complete the matching with sources of a single mana, and as many others as that takes."""
        standing = self._standing
        single, several = self._single_and_several(available)
        alike = _next_kinds(several)
        largest = max((source.most() for unit in several for source in unit), default=1)
        ahead = [(0, standing.pool, Worth(0, 0), standing.life)]
        while ahead and not self._is_over():
            index, pool, worth, life = ahead.pop()
            self._work.spend(1 + len(several) - index)
            wanted, generic = affording.net(pool, standing.cost)
            missing = len(wanted) + generic
            if self._is_worse(worth._replace(number=worth.number + -(-missing // largest))):
                continue
            if self._is_met("matching", index, tuple(sorted(pool)), worth, life):
                continue
            if not _each_adds(standing, *pool[len(standing.pool) :]):
                continue
            if missing <= len(single) and affording.assign(wanted, single):
                self._found(worth._replace(number=worth.number + missing))
            if index == len(several) or not missing:
                continue
            ahead.append((alike[index], pool, worth, life))
            ahead += [
                (index + 1, (*pool, *option), worth.using(source), life - source.life)
                for source in several[index]
                if source.life <= life
                for option in source.options
                if affording.missing((*pool, *option), standing.cost) < missing
            ]

    def _single_and_several(
        self, available: Sequence[Source]
    ) -> tuple[Sequence[frozenset[str]], Sequence[Unit]]:
        """The mana that sources of a single mana add, and the others; what harms counts as another where the
        best way is looked for."""
        kept = units_of(available)
        harmful = [] if self._at_once else [unit for unit in kept if any(one.harms for one in unit)]
        units = Units.of(source for unit in kept if unit not in harmful for source in unit)
        return units.single, sorted([*units.several, *harmful], key=_signature)

    def _found(self, worth: Worth) -> None:
        if not self._is_worse(worth):
            self.best = worth

    # With them --------------------------------------------------------------------------------------------

    def _try_sets(self, units: Sequence[Unit]) -> None:
        """Try sets of sources, those that cost mana first."""
        standing = self._standing
        alike = _next_kinds(units)
        ahead: list[tuple[int, tuple[Made, ...], Worth, int]] = [(0, (), Worth(0, 0), standing.life)]
        while ahead and not self._is_over():
            index, taken, worth, life = ahead.pop()
            self._work.spend(1 + len(units) - index)
            if self._is_worse(worth) or self._is_met("sets", index, tuple(sorted(taken)), worth, life):
                continue
            if not self._are_needed(taken):
                continue
            if self._pays(taken, ()):
                self._found(worth)
                continue
            if index == len(units) or not self._pays(taken, units[index:]):
                continue
            ahead.append((alike[index], taken, worth, life))
            for source in units[index]:
                if source.life <= life:
                    tenders = beneath(units[index], source)
                    ahead += [
                        (index + 1, (*taken, *made), self._worth(worth, source, made), life - source.life)
                        for option in source.options
                        for made in _with_tenders(_made(source, option), tenders)
                    ]

    @staticmethod
    def _worth(worth: Worth, source: Source, made: Sequence[Made]) -> Worth:
        used = worth.using(source)
        return used._replace(number=used.number + len(made) - 1)

    def _pays(self, taken: Sequence[Made], more: Sequence[Unit]) -> bool:
        standing = self._standing
        able = [*_as_sources(taken), *(source for unit in more for source in unit)]
        return can_pay(
            standing.pool,
            able,
            standing.cost,
            life=standing.life,
            under_way=standing.under_way,
            work=self._work,
        )

    def _are_needed(self, taken: Sequence[Made]) -> bool:
        """Whether none of the uses so far and of these can be left out."""
        standing = self._standing
        return not any(
            can_pay(
                standing.before,
                [*_with_options(others), *standing.handed],
                standing.whole,
                work=self._work,
            )
            for others in _less_one((*standing.uses, *taken))
        )

    def _is_met(self, *position: Any) -> bool:
        if position in self._met:
            return True
        self._met.add(position)
        return False


def _made(source: Source, mana: Mana) -> Made:
    """A use of a source for some mana."""
    options = source.options if source.is_tender else ()
    return Made(mana, source.cost, source.ref if source.gone else "", source.under, options)


def _with_tenders(made: Made, tenders: Sequence[Source]) -> Iterator[tuple[Made, ...]]:
    """A use, alone and with each of the ways in which what goes with it pays before."""
    yield (made,)
    for number in range(1, len(tenders) + 1):
        for some in combinations(tenders, number):
            for mana in product(*(one.options for one in some)):
                yield (made, *(_made(one, two) for one, two in zip(some, mana, strict=True)))


def _less_one(uses: tuple[Made, ...]) -> Iterator[tuple[Made, ...]]:
    """All but one of the uses, each left out once; of those that are alike only the first."""
    for use in dict.fromkeys(uses):
        index = uses.index(use)
        yield (*uses[:index], *uses[index + 1 :])


def _as_sources(uses: Sequence[Made]) -> list[Source]:
    return [
        Source(
            use.goes or f"use:{number}",
            "",
            (use.mana,),
            gone=bool(use.goes),
            life=0,
            cost=use.cost,
            is_tender=bool(use.under),
            under=use.under,
        )
        for number, use in enumerate(uses)
    ]


def _with_options(uses: Sequence[Made]) -> list[Source]:
    """The same uses, with tenders as whatever mana they could be."""
    return [
        source._replace(options=use.options) if use.options else source
        for use, source in zip(uses, _as_sources(uses), strict=True)
    ]


def _costs(unit: Unit) -> bool:
    return any(source.cost for source in unit)


def _kinds(standing: Standing, available: Sequence[Source]) -> frozenset[str]:
    """The kinds of mana that something asks for by name."""
    costs = [standing.whole, *(use.cost for use in standing.uses), *(one.cost for one in available)]
    return frozenset(half for cost in costs for symbol in cost for half in symbol.split("/"))


def _told_apart(source: Source, wanted: frozenset[str]) -> Source:
    """The source with all mana alike that pays for the same: for generic mana alone, or for a type."""
    options = (tuple(_as_wanted(mana, wanted) for mana in option) for option in source.options)
    return source._replace(options=tuple(dict.fromkeys(options)))


def _as_wanted(mana: str, wanted: frozenset[str]) -> str:
    if mana in wanted:
        return mana
    return SNOW_MANA[mana] if SNOW_MANA.get(mana) in wanted else "any"


def _signature(unit: Unit) -> tuple[Any, ...]:
    """Equal for units that a payment cannot tell apart."""
    return tuple((source.options, source.cost, source.life, source.harms) for source in unit)


def _next_kinds(units: Sequence[Unit]) -> list[int]:
    """For each of the units, those alike beside each other, the index of the next that differs."""
    following = [len(units)] * len(units)
    for index in range(len(units) - 2, -1, -1):
        same = _signature(units[index]) == _signature(units[index + 1])
        following[index] = following[index + 1] if same else index + 1
    return following
