"""The parts of a cost that are not mana: what they need, and whether that is there (CR 118.3, 601.2h)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.magic.characteristics import speaks_for
from engine.magic.evaluate import matches
from engine.magic.language.filters import Filter
from engine.magic.language.mana import Price
from engine.magic.objects import characteristics, viewpoint
from engine.magic.state import MagicState

from .affording import NO_CLAIMS, Claims, Pick, assignable

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
    upright = [source for price in prices if price.tap]
    present = [
        source for price in prices if price.tap or "self" in (price.sacrifice, price.exile) or price.loyalty
    ]
    picks = [
        Pick(frozenset(candidates(state, seat, source, demand)), demand.kind == "tap")
        for demand in demands(prices)
        for _ in range(demand.number)
    ]
    if not assignable([pick.among for pick in picks]):
        return None
    if not upright and not present and not picks:
        return NO_CLAIMS
    return Claims(frozenset(upright), frozenset(present), tuple(picks))


def _source_can_pay(state: MagicState, seat: int, source: str, price: Price) -> bool:
    """Whether the source is where, and as, a price needs it."""
    thing = state.table.objects.get(source)
    found = characteristics(state).get(source)
    if price.tap or price.untap:
        if thing is None or found is None or thing.tapped != price.untap:
            return False
        if found.is_summoning_sick(thing):
            return False
    if price.sacrifice == "self" and (found is None or not speaks_for(state, source, found.controller, seat)):
        return False
    if (price.exile == "self" or price.discard == "self") and thing is None:
        return False
    if price.discard == "self" and thing is not None and thing.zone != "hand":
        return False
    if isinstance(price.loyalty, int) and price.loyalty < 0:
        return thing is not None and bool(thing.counters.get("loyalty", 0) >= -price.loyalty)
    return True


def life_of(prices: Sequence[Price]) -> int:
    """The life that these prices cost."""
    return sum(price.life for price in prices)
