"""Paying costs (CR 118, 601.2h, 602.2b): mana first, then everything else.

What is paid with is picked one by one in ascending order, at random last; then everything that is not mana is
paid together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import field

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.mana import Price
from engine.magic.proposals import AnyProposal, Happen, Move, PutCounters, milled
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import ObjectId, SeatNumber

from . import triggers
from .assigning import assignable
from .demands import Demand, Kind, can_reach, candidates, demands, worth
from .loops import too_large
from .payment import PayMana
from .payment.claims import card_to_exile
from .payment.giving import NOTHING_GIVEN, is_for_payment, still_paying
from .refusals import elsewhere
from .sources import Pick, SpentOn

COSTS = cr("601.2h")
LIFE = cr("119.4")
LOYALTY = cr("606.4")
ENERGY = cr("107.14")
TAP = cr("107.5")
SACRIFICE = cr("701.21")
DISCARD = cr("701.9")
REVEAL = cr("701.20")
MILL = cr("701.17")


class PayingPrice(Decision, frozen=True, tag="pay_cost"):
    """What to pay with for a cost: what to sacrifice, to discard, to tap …"""

    text = (
        "[what=remove_counters?Choose what to remove counters from to pay for {source}]"
        "[what=put_counters?Choose what to put counters on to pay for {source}]"
        "[what=return?Choose what to return to its owner's hand to pay for {source}]"
        "[what=sacrifice,exile,discard,reveal,tap?Choose what to {what} to pay for {source}]"
    )
    passes = "choice"
    what: Kind
    source: Id
    """The spell, or what has the ability, whose cost it is; or what asks for the payment."""


class PayWith(Action, frozen=True, tag="pay_with"):
    """Pay with this object."""

    object: Id


class PayEnough(Action, frozen=True, tag="pay_enough"):
    """Pay with no more."""

    passing = True


class PayPrice(Asking[PayWith | PayEnough], tag="pay_price"):
    """A player pays the parts of a cost that are not mana."""

    lies_on = ("finish_announcement", "run", "turn_up", "make_mana")
    seat: SeatNumber
    source: ObjectId
    prices: Many[Price] = field(default_factory=list)
    into: Id | None = None
    """The stack item that remembers what was paid with; absent: the running program, the task below."""


def pay(
    draft: MagicDraft,
    seat: int,
    source: Id,
    prices: Sequence[Price],
    *,
    cost: Sequence[str],
    into: Id | None = None,
    spent_on: SpentOn | None = None,
) -> None:
    """Put a payment on the agenda: this mana first, then what in the prices is not mana."""
    rest = list(prices)
    paying = PayMana(seat, list(cost), source, rest, spent_on=spent_on)
    draft.then(paying, PayPrice(seat, source, rest, into=into))


# Picking ---------------------------------------------------------------------------------------------------


class Picked(NamedTuple):
    """What is picked for a demand so far, and what the player is asked to choose from next."""

    demand: Demand
    objects: list[Id]
    options: list[Id]
    missing: int
    """So many, or so much of a total, at least has to be picked besides."""


def picked_so_far(state: MagicState, task: PayPrice) -> list[Picked]:
    """What is picked for one demand after the other, up to the one that the player has to be asked about.

    What leaves no choice is picked without asking; of hidden cards their number alone has to say so
    (CORE-R16).
    """
    answers = iter(given(task))
    wanted = demands(task.prices)
    taken_so_far = NOTHING_GIVEN if is_for_payment(state) else None
    pools = [candidates(state, task.seat, task.source, demand) for demand in wanted]
    found: list[Picked] = []
    for index, demand in enumerate(wanted):
        taken = {ref for one in found for ref in one.objects}
        left = [] if demand.at_random else [ref for ref in pools[index] if ref not in taken]
        later = zip(wanted[index + 1 :], pools[index + 1 :], strict=True)
        rest = [frozenset(pool) - taken for other, pool in later for _ in range(other.least)]
        mine: list[Id] = []
        while len(mine) < demand.most:
            missing = max(demand.least - len(mine), 0)
            able = _able(left, missing, rest)
            if demand.total is not None:
                able = _reaching(state, demand, able, left, mine)
                missing = missing or _short(state, demand, mine)
            if not able:
                break
            if taken_so_far is not None:
                still = _still_to_pick(task, demand, left, missing, rest)
                able = list(still_paying(state, taken_so_far, demand.kind, able, still))
            forced = _is_forced(state, task, demand, able, missing)
            answer = None if forced else next(answers, None)
            if not forced and answer is None:
                found.append(Picked(demand, mine, able, missing))
                return found
            if isinstance(answer, PayEnough):
                break
            mine.append(able[0] if answer is None else answer.object)
            if taken_so_far is not None:
                taken_so_far = taken_so_far.and_also(demand.kind, mine[-1])
            left = left[left.index(mine[-1]) + 1 :]
            rest = [among - {mine[-1]} for among in rest]
        found.append(Picked(demand, mine, [], 0))
    return found


def _still_to_pick(
    task: PayPrice, demand: Demand, left: Sequence[Id], missing: int, rest: Sequence[frozenset[Id]]
) -> list[Pick]:
    """What a mana ability takes besides the next object."""
    own = [Pick(frozenset(left), demand.kind == "tap", task.source, is_next=True)] * (missing - 1)
    return [*own, *(Pick(among, by_tapping=False, taker=task.source, is_next=True) for among in rest)]


def _is_forced(state: MagicState, task: PayPrice, demand: Demand, able: Sequence[Id], missing: int) -> bool:
    """Whether the next one leaves no choice, as everybody can tell."""
    if demand.what.zone != "hand":
        return bool(missing) and len(able) == 1
    others = sum(ref != task.source for ref in state.table.seats[task.seat].hand)
    return others == demand.least == demand.most


def _reaching(
    state: MagicState, demand: Demand, able: Sequence[Id], left: Sequence[Id], mine: Sequence[Id]
) -> list[Id]:
    """Those after which the total can still be reached."""
    return [
        ref
        for ref in able
        if can_reach(state, demand, left[left.index(ref) + 1 :], _worth(state, demand, [*mine, ref]))
    ]


def _short(state: MagicState, demand: Demand, mine: Sequence[Id]) -> int:
    """How much of a total is missing."""
    return 0 if demand.total is None else max(0, demand.total.min - _worth(state, demand, mine))


def _worth(state: MagicState, demand: Demand, refs: Sequence[Id]) -> int:
    return sum(worth(state, demand, ref) for ref in refs)


def _able(left: Sequence[Id], missing: int, rest: Sequence[frozenset[Id]]) -> list[Id]:
    """What may be picked next, so that as many as are missing can be picked in order, and then one of each of
    the rest."""
    if not rest:
        return list(left[: max(len(left) - missing + 1, 0)])
    return [
        ref
        for place, ref in enumerate(left)
        if assignable([*[frozenset(left[place + 1 :])] * (missing - 1), *(among - {ref} for among in rest)])
    ]


@derived()
def _picked_now(state: MagicState) -> list[Picked]:
    """What is picked for the current payment; kept with the state, which rests."""
    return picked_so_far(state, state.machine.agenda[-1])


def _ask(state: MagicState, task: PayPrice) -> Decision | None:
    for demand, _, options, _ in picked_so_far(state, task)[-1:]:
        if options:
            return PayingPrice(seat=task.seat, rule=COSTS, what=demand.kind, source=task.source)
    return None


# Paying ----------------------------------------------------------------------------------------------------


def _act(draft: MagicDraft, task: PayPrice) -> None:
    picked = _drawn(draft, task, picked_so_far(draft.state, task))
    hand = list(draft.state.table.seats[task.seat].hand)
    draft.done()
    with triggers.Noticing(draft):
        for price in task.prices:
            _pay_with_source(draft, task, price)
        moves = [move for one in picked for move in _pay_with_picked(draft, task, one)]
    moves += [move for price in task.prices for move in _given_up(draft.state, task, price, hand)]
    if moves:
        draft.then(Happen(moves))


def _drawn(draft: MagicDraft, task: PayPrice, picked: list[Picked]) -> list[Picked]:
    """What is picked, and what chance picks after that."""
    taken = {ref for one in picked for ref in one.objects}
    for place, one in enumerate(picked):
        if one.demand.at_random:
            pool = candidates(draft.state, task.seat, task.source, one.demand)
            cards = [ref for ref in pool if ref not in taken]
            drawn = [cards.pop(draft.below(len(cards))) for _ in range(one.demand.least)]
            taken.update(drawn)
            picked[place] = one._replace(objects=drawn)
    return picked


def _pay_with_source(draft: MagicDraft, task: PayPrice, price: Price) -> None:
    if price.tap:
        atoms.tap(draft, task.source, TAP)
    if price.untap:
        atoms.untap(draft, task.source, TAP)
    if price.life and isinstance(price.life, int):
        atoms.lose_life(draft, task.seat, price.life, LIFE)
    if price.energy:
        atoms.pay_energy(draft, task.seat, price.energy, ENERGY)
    if isinstance(price.loyalty, int) and price.loyalty > 0:
        atoms.put_counters(draft, task.source, "loyalty", price.loyalty, LOYALTY)
        too_large(draft, draft.state.table.objects[task.source].counters.values())
    elif isinstance(price.loyalty, int) and price.loyalty < 0:
        atoms.remove_counters(draft, task.source, "loyalty", -price.loyalty, LOYALTY)
    if price.remove_counters is not None and price.remove_from is None:
        _remove_counters(draft, task.source, price)


def _remove_counters(draft: MagicDraft, ref: Id, price: Price) -> None:
    assert price.remove_counters is not None, "the price says which counters"
    number = price.remove_counters_count
    if isinstance(number, int) and number:
        atoms.remove_counters(draft, ref, price.remove_counters, number, COSTS)


def _pay_with_picked(draft: MagicDraft, task: PayPrice, picked: Picked) -> list[AnyProposal]:
    demand, objects = picked.demand, picked.objects
    if demand.name is not None:
        # The spell or ability whose cost it was remembers them, or the program that asked for it.
        heir: Any = (
            draft.writable_item(draft.agenda, -1) if task.into is None else atoms.stack_item(draft, task.into)
        )
        if hasattr(heir, "vars"):  # what is turned face up remembers nothing
            heir.vars = {**heir.vars, demand.name: list(objects)}
    match demand.kind:
        case "tap":
            for ref in objects:
                atoms.tap(draft, ref, COSTS)
        case "reveal":
            if objects:
                atoms.reveal(draft, objects, REVEAL)
        case "remove_counters":
            for ref in objects:
                _remove_counters(draft, ref, demand.price)
    return list(_proposed(demand, objects))


def _proposed(demand: Demand, objects: Sequence[Id]) -> Iterator[AnyProposal]:
    """What happens to what was picked, unless it happens at once."""
    for ref in objects:
        match demand.kind:
            case "put_counters":
                yield counters_for(demand.price, ref)
            case "discard":
                yield Move(rule=DISCARD, object=ref, to="graveyard", discarded=True)
            case "sacrifice":
                yield Move(rule=SACRIFICE, object=ref, to="graveyard", sacrificed=True)
            case "exile":
                yield Move(rule=COSTS, object=ref, to="exile")
            case "return":
                yield Move(rule=COSTS, object=ref, to="hand")


def counters_for(price: Price, ref: Id) -> PutCounters:
    """The counters that a price puts on something."""
    assert price.put_counters is not None, "the price says which counters"
    return PutCounters(rule=COSTS, object=ref, kind=price.put_counters, amount=price.put_counters_count)


def _given_up(state: MagicState, task: PayPrice, price: Price, hand: Sequence[Id]) -> list[AnyProposal]:
    """The source itself, the hand, or the top of the library, where they are part of the price."""
    source = task.source
    moves: list[AnyProposal] = []
    if price.put_counters is not None and price.put_on is None:
        moves.append(counters_for(price, source))
    if price.sacrifice == "self":
        moves.append(Move(rule=SACRIFICE, object=source, to="graveyard", sacrificed=True))
    if price.exile == "self":
        moves.append(Move(rule=COSTS, object=card_to_exile(state, source) or source, to="exile"))
    if price.return_to_hand == "self":
        moves.append(Move(rule=COSTS, object=source, to="hand"))
    if price.discard == "self":
        moves.append(Move(rule=DISCARD, object=source, to="graveyard", discarded=True))
    if price.discard == "hand":
        moves += [Move(rule=DISCARD, object=ref, to="graveyard", discarded=True) for ref in hand]
    library = state.table.seats[task.seat].library
    if price.mill and isinstance(price.mill, int):
        moves += milled(state, task.seat, price.mill, MILL)
    if price.exile_top and isinstance(price.exile_top, int):
        moves += [Move(rule=COSTS, object=ref, to="exile") for ref in library[: price.exile_top]]
    return moves


def _options(ask: Ask) -> list[Id]:
    return _picked_now(ask.state)[-1].options


def _too_few(ask: Ask) -> Facts | None:
    """What has to be picked besides."""
    missing = _picked_now(ask.state)[-1].missing
    return {"missing": missing} if missing else None


MENUS = (
    Menu(
        PayingPrice,
        (
            Offer(
                PayWith,
                COSTS,
                "[decision.what=remove_counters?remove counters from {object}]"
                "[decision.what=put_counters?put counters on {object}]"
                "[decision.what=sacrifice,exile,discard,return,reveal,tap?{decision.what} {object}]",
                choices=(Choice("object", _options, (COSTS, "{object} cannot pay this cost")),),
            ),
            Offer(
                PayEnough,
                COSTS,
                "pay with no more",
                guards=(Clause(COSTS, "the cost is not paid yet: {missing} is missing", _too_few),),
            ),
        ),
        elsewhere,
    ),
)
TASKS = {PayPrice: TaskRule(ask=_ask, act=_act)}
