"""What payments need beside mana, and payments that wait for others (CR 118.3, 601.2h; CORE-9.5).

A mana ability that costs mana is paid for while other payments wait. The mana of each ability under way pays
for what waits for it, never for itself or for what comes before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import NamedTuple

from engine.magic.characteristics import may_activate
from engine.magic.language.mana import Price, has_counters, life_of
from engine.magic.objects import characteristics
from engine.magic.procedures.affording import UnderWay
from engine.magic.procedures.assigning import assignable
from engine.magic.procedures.claiming import NO_CLAIMS, Claims
from engine.magic.procedures.demands import can_reach, candidates, demands
from engine.magic.procedures.mana_abilities import MOST_ENERGY, energy_of
from engine.magic.procedures.sources import Pick, Source
from engine.magic.procedures.symbols import is_open, settled_ways
from engine.magic.state import Id, MagicState

from .needed import Made, Standing
from .task import MakeMana, PayMana

_NOTHING = frozenset[str]()

# The parts of a cost that are not mana --------------------------------------------------------------------


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
        or price.untap
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
    if energy:
        picks += [Pick(energy_of(state, seat), by_tapping=False)] * min(energy, MOST_ENERGY)
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
        if not any(map(is_open, chain.from_iterable(costs))):
            return [self._standing(pool, costs, left)]
        ways = (
            (sum(paid for _, paid in settled), [mana for mana, _ in settled])
            for settled in product(*map(settled_ways, map(tuple, costs)))
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


def _both(some: Claims, more: Claims) -> Claims:
    if some is NO_CLAIMS or more is NO_CLAIMS:
        return more if some is NO_CLAIMS else some
    return Claims(some.upright | more.upright, some.present | more.present, (*some.picks, *more.picks))
