"""What payments need beside mana, and payments that wait for others (CR 118.3, 601.2h; CORE-9.5).

A mana ability that costs mana is paid for while other payments wait. The mana of each ability under way pays
for what waits for it, never for itself or for what comes before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from operator import attrgetter
from typing import Literal, NamedTuple

from engine.magic.characteristics import may_activate
from engine.magic.evaluate import matches, passes
from engine.magic.language.filters import Filter, InHand
from engine.magic.language.mana import AtLeast, Price, has_counters, life_of
from engine.magic.objects import characteristics, seen, viewpoint
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


Kind = Literal["sacrifice", "exile", "discard", "return", "reveal", "tap", "remove_counters", "put_counters"]
_HAND = InHand()
_MANY = 1 << 30


class Demand(NamedTuple):
    """So many objects that a player picks for a price."""

    price: Price
    kind: Kind
    what: Filter
    least: int
    most: int
    name: str | None = None
    at_random: bool = False
    total: AtLeast | None = None


def demands(prices: Sequence[Price]) -> list[Demand]:
    """What has to be picked for these prices, in the order of the text; at random comes last."""
    found = [demand for price in prices for demand in _of_price(price)]
    return sorted(found, key=_AT_RANDOM) if any(map(_AT_RANDOM, found)) else found


_AT_RANDOM = attrgetter("at_random")


def _of_price(price: Price) -> Iterator[Demand]:
    if isinstance(price.sacrifice, Filter):
        yield Demand(price, "sacrifice", price.sacrifice, 1, 1, price.sacrifice_as)
    if isinstance(price.discard, int) and price.discard:
        yield Demand(price, "discard", _HAND, price.discard, price.discard)
    if isinstance(price.tap_others, Filter):
        count = price.tap_others_count
        yield Demand(price, "tap", price.tap_others, count, count)
    if price.remove_from is not None:
        yield Demand(price, "remove_counters", price.remove_from, 1, 1)
    if price.put_on is not None:
        yield Demand(price, "put_counters", price.put_on, 1, 1)
    for field, entries in price.lists:
        for one in entries:
            assert isinstance(one.amount, int), "the price is settled"
            least, most = (one.least, _MANY) if one.any_number else (one.amount, one.amount)
            yield Demand(price, _KINDS[field], one.what, least, most, one.name, one.at_random, one.total)


_KINDS: Mapping[str, Kind] = {
    "sacrifice": "sacrifice",
    "exile": "exile",
    "discard": "discard",
    "return_to_hand": "return",
    "reveal": "reveal",
    "tap_others": "tap",
}


def candidates(state: MagicState, seat: int, source: str, demand: Demand) -> list[str]:
    """What could be picked, in ascending order (CORE-R16)."""
    what = demand.what
    if what.zone != "battlefield":
        return _cards(state, seat, source, what)
    context = viewpoint(state, source, seat, {})
    return [
        ref
        for ref, found in characteristics(state).items()
        if found.controller == seat and matches(context, ref, what) and _is_able(state, ref, source, demand)
    ]


def _cards(state: MagicState, seat: int, source: str, what: Filter) -> list[str]:
    """Cards of the payer's hand without the source, or of graveyards."""
    if what.zone == "hand":
        refs = [ref for ref in state.table.seats[seat].hand if ref != source]
    else:
        refs = [ref for one in state.table.seats for ref in one.graveyard]
    if what != _HAND:
        context = viewpoint(state, source, seat, {})
        known = ((ref, seen(state, ref)) for ref in refs)
        objects = state.table.objects
        refs = [
            ref
            for ref, found in known
            if found is not None and passes(context, ref, objects[ref], found, what)
        ]
    return sorted(refs, key=lambda ref: int(ref[1:]))


def _is_able(state: MagicState, ref: str, source: str, demand: Demand) -> bool:
    """Whether a permanent can be used for this kind of price."""
    thing, price = state.table.objects[ref], demand.price
    if demand.kind == "tap":
        # One payment serves one cost (CORE-8.10).
        return not (thing.tapped or (ref == source and price.tap))
    if demand.kind == "remove_counters":
        return has_counters(thing.counters, price)
    return True


def worth(state: MagicState, demand: Demand, ref: str) -> int:
    """What an object adds to the total that a demand asks for."""
    found = seen(state, ref)
    return 0 if found is None or demand.total is None else int(getattr(found, demand.total.stat))


def can_reach(state: MagicState, demand: Demand, refs: Iterable[str], have: int = 0) -> bool:
    """Whether some of these objects come to the total that a demand asks for: all that add to it do, or none
    do."""
    if demand.total is None:
        return True
    return have + sum(max(0, worth(state, demand, ref)) for ref in refs) >= demand.total.min


def claims_of(state: MagicState, seat: int, source: str, prices: Sequence[Price]) -> Claims | None:
    """What these prices need to be left when their mana has been made; None if they cannot be paid at all."""
    if not all(_source_can_pay(state, seat, source, price) for price in prices):
        return None
    energy = sum(price.energy for price in prices)
    if energy and energy > state.table.seats[seat].counters.get("energy", 0):
        return None
    itself = frozenset({source})
    upright = any(price.tap for price in prices)
    present = upright or any(
        "self" in (price.sacrifice, price.exile, price.return_to_hand)
        or price.loyalty
        or price.remove_counters
        or price.put_counters
        for price in prices
    )
    picks: list[Pick] = []
    for demand in demands(prices):
        pool = candidates(state, seat, source, demand)
        if demand.total is not None and not can_reach(state, demand, pool):
            return None
        picks += [Pick(frozenset(pool), demand.kind == "tap")] * demand.least
    if picks and not assignable([pick.among for pick in picks]):
        return None
    if not (present or picks):
        return NO_CLAIMS
    return Claims(itself if upright else _NOTHING, itself if present else _NOTHING, tuple(picks))


def _source_can_pay(state: MagicState, seat: int, source: str, price: Price) -> bool:
    """Whether the source is where, and as, a price needs it, and the library has as many cards."""
    thing = state.table.objects.get(source)
    found = characteristics(state).get(source)
    if price.tap or price.untap:
        if thing is None or found is None or thing.tapped != price.untap:
            return False
        if found.is_summoning_sick(thing):
            return False
    if "self" in (price.sacrifice, price.return_to_hand) and (
        found is None or not may_activate(state, source, found.controller, seat)
    ):
        return False
    if price.exile == "self" and card_to_exile(state, source) is None:
        return False
    if price.discard == "self" and (thing is None or thing.zone != "hand"):
        return False
    if price.put_counters is not None and price.put_on is None and found is None:
        return False
    if price.mill or price.exile_top:
        needed = sum(number for number in (price.mill, price.exile_top) if isinstance(number, int))
        if needed > len(state.table.seats[seat].library):
            return False
    return _counters_are_there({} if thing is None else thing.counters, price)


def card_to_exile(state: MagicState, source: str) -> str | None:
    """What a price exiles as the source: itself, or the card that the event of its ability put into a
    graveyard, if that is still there (CR 400.7j)."""
    if source in state.table.objects:
        return source
    last = state.machine.last_known.get(source)
    thing = None if last is None else state.table.objects.get(last.became or "")
    if last is None or thing is None or thing.zone != "graveyard":
        return None
    left_apart = any(source in getattr(task, "gone", ()) for task in state.machine.agenda)
    return None if left_apart else last.became


def _counters_are_there(counters: Mapping[str, int], price: Price) -> bool:
    """Whether the source has the counters that a price takes from it."""
    if isinstance(price.loyalty, int) and price.loyalty < 0 and counters.get("loyalty", 0) < -price.loyalty:
        return False
    own = price.remove_counters is not None and price.remove_from is None
    return not own or has_counters(counters, price)


def takes_away(prices: Sequence[Price]) -> bool:
    """Whether paying these prices takes their source off the battlefield."""
    return any("self" in (price.sacrifice, price.exile, price.return_to_hand) for price in prices)


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
