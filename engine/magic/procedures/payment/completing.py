"""What may pay the next symbol of a payment, so that the rest can be paid as well (CORE-R14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import astuple

from engine.magic.hooks import Tender
from engine.magic.language.snow import IN_POOL, SNOW_MANA
from engine.magic.procedures.affording import Work
from engine.magic.procedures.assigning import assignable
from engine.magic.procedures.symbols import PHYREXIAN_LIFE
from engine.magic.state import MagicState

from .claims import chain_of, handed_in, waiting_for
from .lowest import (
    GENERIC,
    LIFE,
    Step,
    accepts,
    are_exchangeable,
    in_order,
    is_either,
    is_lowest,
    is_passed_over,
    kind_of,
    next_symbol,
    one_by_one,
)
from .making import standings_of
from .means import kept_mana_for, means_of
from .needed import is_completable
from .task import PayMana, Use

POOL = IN_POOL
"""The places of mana in the pool; life comes next, then tenders."""


class Payer(NamedTuple):
    """What could pay a symbol."""

    place: int
    """Its place among all payers; equal for those that nobody could tell apart."""
    mana: str
    """The mana that it is, or could be; empty for life."""
    tender: Tender | None = None


class Open(NamedTuple):
    """What is left of a payment."""

    cost: tuple[str, ...]
    pool: tuple[str, ...]
    tenders: tuple[Tender, ...]
    life: int
    """What may be paid."""
    steps: tuple[Step, ...]
    """What was paid; where payers are exchangeable, the last of each kind alone."""
    paid: tuple[str, ...]
    """Mana of the pool that has paid already, also for payments that this one waited for."""

    def payers(self) -> Iterator[Payer]:
        """All that is left to pay with, each kind as often as it is there, in ascending order."""
        yield from sorted(Payer(POOL.index(mana), mana) for mana in self.pool)
        phyrexian = sum(accepts(symbol, LIFE) for symbol in self.cost)
        yield from [Payer(len(POOL), LIFE)] * min(self.life // PHYREXIAN_LIFE, phyrexian)
        for tender in self.tenders:
            yield Payer(len(POOL) + 1 + tender.place, tender.mana, tender)

    def able(self, symbol: str) -> Iterator[Payer]:
        """What could pay a symbol in a lowest way; of what cannot be told apart, one."""
        met: set[int] = set()
        for payer in self.payers():
            if payer.place not in met and self.allows(payer, symbol):
                met.add(payer.place)
                yield payer

    def allows(self, payer: Payer, symbol: str) -> bool:
        """Whether it could pay a symbol, and not a lower one before in exchange."""
        return accepts(symbol, payer.mana) and not is_passed_over(payer.place, payer.mana, symbol, self.steps)

    def is_within_reach(self, *, in_all: bool) -> bool:
        """Whether there is something for each symbol that asks for it by name, and mana enough for what is
        generic; ``in_all``: for all symbols."""
        named = [symbol for symbol in self.cost if not symbol.isdigit()]
        payers = list(self.payers())
        generic = sum(int(symbol) for symbol in self.cost if symbol.isdigit())
        wanted = generic + len(named) if in_all else generic
        if generic and sum(self.allows(payer, GENERIC) for payer in payers) < wanted:
            return False
        return assignable(
            [
                frozenset(str(index) for index, payer in enumerate(payers) if self.allows(payer, symbol))
                for symbol in named
            ]
        )

    def after(self, payer: Payer) -> Open:
        """What is left once it has paid the next symbol; the step itself aside."""
        symbol = next_symbol(self.cost)
        cost = list(self.cost)
        cost.remove(symbol)
        number = _generic_of(symbol, payer.mana)
        if number > 1:
            cost.append(str(number - 1))
        changed = self._replace(cost=tuple(cost))
        if payer.tender is not None:
            tenders = list(self.tenders)
            tenders.remove(payer.tender)
            return changed._replace(tenders=tuple(tenders))
        if payer.mana == LIFE:
            return changed._replace(life=self.life - PHYREXIAN_LIFE)
        left = list(self.pool)
        left.remove(payer.mana)
        return changed._replace(pool=tuple(left), paid=(*self.paid, payer.mana))


def _pays(use: Use, symbol: str) -> bool:
    """Whether some mana of an ability could pay a symbol."""
    return any(accepts(symbol, mana) for mana in use.mana)


def _generic_of(symbol: str, mana: str) -> int:
    """How much generic mana a symbol is, if it is paid with this: {2/W} is one {W}, or two generic mana."""
    halves = symbol.split("/")
    named = mana == LIFE or any(half in mana for half in halves)
    return 0 if named else next((int(half) for half in halves if half.isdigit()), 0)


class Completing:
    """How a payment can be completed from here without a further mana ability.

    Each set of payers pays in its lowest way alone; what makes itself may pay in any way.
    """

    def __init__(self, state: MagicState, task: PayMana) -> None:
        self._state, self._task = state, task
        self._waiting = waiting_for(state, task)
        self.root = self._waiting[-1][1] if self._waiting else task
        self._work = Work()
        self._dead: set[Open] = set()
        chain = chain_of(state, task)
        means = means_of(state, task.seat, task.source, task.spent_on, task)
        self.now = Open(
            tuple(task.cost),
            means.pool,
            means.tenders,
            0 if chain is None else chain.life,
            (),
            tuple(self.root.paid),
        )
        """What is left to be paid."""
        self._ordered = not task.auto
        steps = [Step(*astuple(paid)) for paid in task.steps] if self._ordered else []
        kinds = in_order({*(step.symbol for step in steps), *map(kind_of, task.cost)})
        manas = {*(step.mana for step in steps), *(payer.mana for payer in self.now.payers())}
        self._exchangeable = are_exchangeable(kinds, tuple(sorted(manas)))
        is_bound = bool(self._waiting or self.root.uses)
        is_mixed = any(map(is_either, kinds)) or (LIFE in manas and GENERIC in kinds)
        self._counts = self._exchangeable and not is_bound and not is_mixed
        """Whether all that is left may pay in whatever way, so that it is enough to count it."""
        self.now = self.now._replace(steps=self._kept(steps))

    def payers(self) -> list[Payer]:
        """What may pay the next symbol, in ascending order."""
        able = self.now.able(next_symbol(self.now.cost))
        return [payer for payer in able if self._can(self._after(self.now, payer))]

    def cheapest(self) -> Payer:
        """What a payment by itself pays the next symbol with: mana of the pool, which empties anyway, rather
        than what stays, life last; {C} first, then what there is most of."""
        numbers = Counter(payer.place for payer in self.now.payers())
        kept = [one.mana for one in kept_mana_for(self._state, self._task)]
        return min(
            self.payers(),
            key=lambda one: (
                one.mana == LIFE,
                one.tender is not None,
                one.mana not in kept,
                one.mana in SNOW_MANA,
                one.mana != "C",
                -numbers[one.place],
            ),
        )

    def can(self) -> bool:
        """Whether the rest can be paid."""
        return self._can(self.now)

    def _after(self, left: Open, payer: Payer) -> Open:
        step = Step(kind_of(next_symbol(left.cost)), payer.mana, payer.place)
        return left.after(payer)._replace(steps=self._kept([*left.steps, step]))

    def _kept(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        """What there is to know of the steps."""
        if not self._ordered:
            return ()
        return tuple({step[:2]: step for step in steps}.values()) if self._exchangeable else tuple(steps)

    def _can(self, left: Open) -> bool:
        ahead, met = [left], self._dead.copy()
        while ahead:
            one = ahead.pop()
            if one in met:
                continue
            met.add(one)
            self._work.spend(1 + len(one.pool) + len(one.tenders))
            if not one.is_within_reach(in_all=self._counts):
                continue
            if self._counts or (not one.cost and self._is_complete(one)):
                return True
            if one.cost:
                payers = list(one.able(next_symbol(one.cost)))
                ahead += [self._after(one, payer) for payer in reversed(payers)]
        self._dead = met
        return False

    def _is_complete(self, left: Open) -> bool:
        """Whether this is the lowest way, and every use of an ability has paid something, or still can for
        what waits for this."""
        if not (self._exchangeable or is_lowest(left.steps)):
            return False
        if self._waiting and not self._leaves_enough(left):
            return False
        waits = [symbol for _, payment in self._waiting for symbol in one_by_one(payment.cost)]
        shares = [
            frozenset(
                [f"paid {index}" for index, mana in enumerate(left.paid) if mana in use.mana]
                + [f"waits {index}" for index, symbol in enumerate(waits) if _pays(use, symbol)]
            )
            for use in self.root.uses
        ]
        return assignable(shares)

    def _leaves_enough(self, left: Open) -> bool:
        """Whether the payments that wait for this one can be completed with what it leaves."""
        kept = Counter(tender.key for tender in left.tenders)
        paid = (Counter(self.now.tenders) - Counter(left.tenders)).elements()
        handed = [
            *((one.mana, one.under or "") for one in self.root.handed),
            *((tender.mana, tender.under) for tender in paid),
        ]
        return any(
            is_completable(
                standing._replace(life=min(standing.life, left.life), handed=tuple(handed_in(handed))),
                [one for one in usable if not one.is_tender or int(one.code) < kept[one.ref]],
                self._work,
            )
            for usable, standing in standings_of(self._state, self._task, left.pool, ())
        )
