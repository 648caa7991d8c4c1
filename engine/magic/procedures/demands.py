"""What is picked to pay prices with: so many objects for each demand (CR 118.3, 601.2h)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Literal, NamedTuple

from engine.magic.evaluate import matches, passes
from engine.magic.language.filters import Filter, InHand
from engine.magic.language.mana import AtLeast, Price, has_counters
from engine.magic.objects import characteristics, seen, viewpoint
from engine.magic.state import MagicState

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
    """Cards of the payer's hand without the source, or of their graveyard."""
    player = state.table.seats[seat]
    refs = [ref for ref in player.hand if ref != source] if what.zone == "hand" else player.graveyard
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
