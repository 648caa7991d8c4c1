"""What payments need beside mana, and payments that wait for others (CR 118.3, 601.2h; CORE-9.5).

A mana ability that costs mana is paid for while other payments wait. The mana of each ability under way pays
for what waits for it, never for itself or for what comes before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Literal, NamedTuple

from engine.magic.characteristics import may_activate
from engine.magic.evaluate import matches
from engine.magic.language.filters import Filter
from engine.magic.language.mana import Price
from engine.magic.objects import characteristics, viewpoint
from engine.magic.procedures.affording import (
    NO_CLAIMS,
    Claims,
    Pick,
    UnderWay,
    assignable,
    settlements,
)
from engine.magic.procedures.sources import Source
from engine.magic.state import Id, MagicState

from .needed import Made, Standing
from .task import MakeMana, PayMana

_NOTHING = frozenset[str]()

# The parts of a cost that are not mana --------------------------------------------------------------------


Kind = Literal["sacrifice", "discard", "tap"]


class Demand(NamedTuple):
    """So many objects that a player picks for a price."""

    price: Price
    kind: Kind
    what: Filter | None
    number: int


def demands(prices: Sequence[Price]) -> list[Demand]:
    """What has to be picked for these prices, in the order of the text."""
    found: list[Demand] = []
    for price in prices:
        if isinstance(price.sacrifice, Filter):
            found.append(Demand(price, "sacrifice", price.sacrifice, 1))
        if isinstance(price.discard, int) and price.discard:
            found.append(Demand(price, "discard", None, price.discard))
        if price.tap_others is not None:
            found.append(Demand(price, "tap", price.tap_others, price.tap_others_count))
    return found


def candidates(state: MagicState, seat: int, source: str, demand: Demand) -> list[str]:
    """What could be picked, in ascending order (CORE-R16)."""
    if demand.what is None:
        hand = [ref for ref in state.table.seats[seat].hand if ref != source]
        return sorted(hand, key=lambda ref: int(ref[1:]))
    context = viewpoint(state, source, seat, {})
    return [
        ref
        for ref, found in characteristics(state).items()
        if found.controller == seat
        and matches(context, ref, demand.what)
        and not (
            demand.kind == "tap" and (state.table.objects[ref].tapped or _taps(source, ref, demand.price))
        )
    ]


def _taps(source: str, ref: str, price: Price) -> bool:
    """One payment serves one cost (CORE-8.10)."""
    return ref == source and price.tap


def claims_of(state: MagicState, seat: int, source: str, prices: Sequence[Price]) -> Claims | None:
    """What these prices need to be left when their mana has been made; None if they cannot be paid at all."""
    if not all(_source_can_pay(state, seat, source, price) for price in prices):
        return None
    itself = frozenset({source})
    upright = any(price.tap for price in prices)
    present = upright or any(
        "self" in (price.sacrifice, price.exile) or price.loyalty or price.remove_counters for price in prices
    )
    picks = tuple(
        Pick(frozenset(candidates(state, seat, source, demand)), demand.kind == "tap")
        for demand in demands(prices)
        for _ in range(demand.number)
    )
    if picks and not assignable([pick.among for pick in picks]):
        return None
    if not (present or picks):
        return NO_CLAIMS
    return Claims(itself if upright else _NOTHING, itself if present else _NOTHING, picks)


def _source_can_pay(state: MagicState, seat: int, source: str, price: Price) -> bool:
    """Whether the source is where, and as, a price needs it."""
    thing = state.table.objects.get(source)
    found = characteristics(state).get(source)
    if price.tap or price.untap:
        if thing is None or found is None or thing.tapped != price.untap:
            return False
        if found.is_summoning_sick(thing):
            return False
    if price.sacrifice == "self" and (
        found is None or not may_activate(state, source, found.controller, seat)
    ):
        return False
    if (price.exile == "self" or price.discard == "self") and thing is None:
        return False
    if price.discard == "self" and thing is not None and thing.zone != "hand":
        return False
    if price.remove_counters is not None:
        there = 0 if thing is None else thing.counters.get(price.remove_counters, 0)
        if there < price.remove_counters_count:
            return False
    if isinstance(price.loyalty, int) and price.loyalty < 0:
        return thing is not None and bool(thing.counters.get("loyalty", 0) >= -price.loyalty)
    return True


def takes_away(prices: Sequence[Price]) -> bool:
    """Whether paying these prices takes their source off the battlefield."""
    return any("self" in (price.sacrifice, price.exile) for price in prices)


def life_of(prices: Sequence[Price]) -> int:
    """The life that these prices cost."""
    return sum(price.life for price in prices)


# Payments that wait ---------------------------------------------------------------------------------------


class Chain(NamedTuple):
    """A payment with those that wait for it."""

    root: PayMana
    """The payment that began."""
    waiting: tuple[tuple[MakeMana, PayMana], ...]
    """As :func:`waiting_for` tells them."""
    claims: Claims
    """What all of them have to be left."""
    life: int
    """The life that mana may cost."""
    going: tuple[Id, ...] = ()
    """The permanents that go with the abilities that are being paid for, in the order of :attr:`waiting`;
    empty for one that stays."""

    def standings(self, pool: Sequence[str], cost: Sequence[str], life: int = 0) -> list[Standing]:
        """How far the payment that began has come, with this pool, if the innermost costs this, and so much
        more life: once for each way to settle hybrid symbols."""
        costs = [*(payment.cost for _, payment in reversed(self.waiting)), cost]
        left = self.life - life
        if not any("/" in symbol for one in costs for symbol in one):
            return [self._standing(pool, costs, left)]
        ways = (
            (sum(paid for _, paid in settled), [mana for mana, _ in settled])
            for settled in product(*map(_settlements, costs))
        )
        return [self._standing(pool, mana, left - paid) for paid, mana in ways if not paid or paid <= left]

    def _standing(self, pool: Sequence[str], costs: Sequence[Sequence[str]], life: int) -> Standing:
        """``costs`` are those of the payments from the outermost on, without hybrid symbols."""
        root, whole = self.root, tuple(costs[0])
        making = (tuple(one.mana) for one, _ in reversed(self.waiting))
        return Standing(
            before=tuple(root.before if root.uses else pool),
            whole=whole,
            uses=tuple(Made(tuple(use.mana), tuple(use.cost), use.goes or "") for use in root.uses),
            pool=tuple(pool),
            cost=whole,
            under_way=tuple(
                UnderWay(mana, tuple(paid), goes)
                for mana, paid, goes in zip(making, costs[1:], reversed(self.going), strict=True)
            ),
            life=life,
            claims=self.claims,
            handed=tuple(handed_in((one.mana, one.under or "") for one in root.handed)),
        )


def handed_in(tenders: Iterable[tuple[str, str]]) -> Iterator[Source]:
    """Tenders that have been handed in, as sources; ``tenders`` are the mana of each, and the permanent under
    which it lay."""
    for number, (mana, under) in enumerate(tenders):
        options = tuple((one,) for one in mana)
        yield Source(
            "handed", f"{number}", options, gone=False, life=0, taps=False, is_tender=True, under=under
        )


def waiting_for(state: MagicState, task: PayMana) -> tuple[tuple[MakeMana, PayMana], ...]:
    """The payments that wait for one, each with the ability that the next is for: the innermost first."""
    agenda = state.machine.agenda
    if not agenda or agenda[-1] is not task:
        return ()
    waiting: list[tuple[MakeMana, PayMana]] = []
    for making, payment in zip(agenda[-2::-2], agenda[-3::-2], strict=False):
        if not (isinstance(making, MakeMana) and isinstance(payment, PayMana)):
            break
        waiting.append((making, payment))
    return tuple(waiting)


def chain_of(state: MagicState, task: PayMana) -> Chain | None:
    """The chain of a payment; None if what is not mana of its own cost cannot be paid at all."""
    waiting = waiting_for(state, task)
    own = claims_of(state, task.seat, task.source, task.prices)
    if own is None:
        return None
    claims = own
    prices = list(task.prices)
    for _, payment in waiting:
        prices += payment.prices
        more = claims_of(state, payment.seat, payment.source, payment.prices)
        claims = claims if more is None else _both(claims, more)
    payments = (task, *(payment for _, payment in waiting))
    return Chain(
        waiting[-1][1] if waiting else task,
        waiting,
        claims,
        state.table.seats[task.seat].life - life_of(prices),
        tuple(
            making.source if takes_away(paid_for.prices) else ""
            for (making, _), paid_for in zip(waiting, payments, strict=False)
        ),
    )


def _settlements(cost: Sequence[str]) -> list[tuple[list[str], int]]:
    if any("/" in symbol for symbol in cost):
        return list(settlements(cost))
    return [(list(cost), 0)]


def _both(some: Claims, more: Claims) -> Claims:
    if some is NO_CLAIMS or more is NO_CLAIMS:
        return more if some is NO_CLAIMS else some
    return Claims(some.upright | more.upright, some.present | more.present, (*some.picks, *more.picks))
