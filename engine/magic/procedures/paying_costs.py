"""Paying costs (CR 118, 601.2h, 602.2b): mana first, then everything else.

What is sacrificed, discarded or tapped is picked one by one in ascending order; then everything that is not
mana is paid together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import field

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.mana import Price
from engine.magic.proposals import AnyProposal, Happen, Move
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import ObjectId, SeatNumber

from . import triggers
from .affording import assignable
from .loops import too_large
from .payment import PayMana
from .payment.claims import Demand, Kind, candidates, demands
from .refusals import elsewhere

COSTS = cr("601.2h")
LIFE = cr("119.4")
LOYALTY = cr("606.4")
TAP = cr("107.5")
SACRIFICE = cr("701.21")
DISCARD = cr("701.9")


class PayingPrice(Decision, frozen=True, tag="pay_cost"):
    """What to sacrifice, discard or tap for a cost."""

    text = "Choose what to {what} to pay for {source}"
    what: Kind
    source: Id
    """The spell, or what has the ability, whose cost it is; or what asks for the payment."""


class PayWith(Action, frozen=True, tag="pay_with"):
    """Pay with this object."""

    object: Id


class PayPrice(Asking[PayWith], tag="pay_price"):
    """A player pays the parts of a cost that are not mana."""

    lies_on = ("finish_announcement", "run")
    seat: SeatNumber
    source: ObjectId
    prices: Many[Price] = field(default_factory=list)
    into: Id | None = None
    """The stack item that remembers what was sacrificed; absent: the running program, the task below."""


def pay(
    draft: MagicDraft,
    seat: int,
    source: Id,
    prices: Sequence[Price],
    *,
    cost: Sequence[str],
    into: Id | None = None,
) -> None:
    """Put a payment on the agenda: this mana first, then what in the prices is not mana."""
    rest = list(prices)
    draft.then(PayMana(seat, list(cost), source, rest), PayPrice(seat, source, rest, into=into))


# Picking ---------------------------------------------------------------------------------------------------


class Picked(NamedTuple):
    """What is picked for a demand so far, and what the player is asked to choose from next."""

    demand: Demand
    objects: list[Id]
    options: list[Id]


def _picked(state: MagicState, task: PayPrice) -> list[Picked]:
    """What is picked for one demand after the other, up to the one that the player has to be asked about.

    What leaves no choice is picked without asking; of hidden cards their number alone has to say so
    (CORE-R16).
    """
    answers = iter(given(task))
    wanted = demands(task.prices)
    pools = [candidates(state, task.seat, task.source, demand) for demand in wanted]
    found: list[Picked] = []
    for index, demand in enumerate(wanted):
        taken = {ref for one in found for ref in one.objects}
        left = [ref for ref in pools[index] if ref not in taken]
        later = zip(wanted[index + 1 :], pools[index + 1 :], strict=True)
        rest = [frozenset(pool) - taken for other, pool in later for _ in range(other.number)]
        mine: list[Id] = []
        options: list[Id] = []
        found.append(Picked(demand, mine, options))
        while (missing := demand.number - len(mine)) and (able := _able(left, missing, rest)):
            forced = len(pools[index]) == demand.number if demand.kind == "discard" else len(able) == 1
            answer = None if forced else next(answers, None)
            if not forced and answer is None:
                options += able
                return found
            mine.append(able[0] if answer is None else answer.object)
            left = left[left.index(mine[-1]) + 1 :]
            rest = [among - {mine[-1]} for among in rest]
    return found


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


def _ask(state: MagicState, task: PayPrice) -> Decision | None:
    for demand, _, options in _picked(state, task)[-1:]:
        if options:
            return PayingPrice(seat=task.seat, rule=COSTS, what=demand.kind, source=task.source)
    return None


# Paying ----------------------------------------------------------------------------------------------------


def _act(draft: MagicDraft, task: PayPrice) -> None:
    picked = _picked(draft.state, task)
    draft.done()
    with triggers.Noticing(draft):
        for price in task.prices:
            _pay_with_source(draft, task, price)
        moves = [move for one in picked for move in _pay_with_picked(draft, task, one)]
    moves += [move for price in task.prices for move in _given_up(price, task.source)]
    if moves:
        draft.then(Happen(moves))


def _pay_with_source(draft: MagicDraft, task: PayPrice, price: Price) -> None:
    if price.tap:
        atoms.tap(draft, task.source, TAP)
    if price.untap:
        atoms.untap(draft, task.source, TAP)
    if price.life:
        atoms.lose_life(draft, task.seat, price.life, LIFE)
    if isinstance(price.loyalty, int) and price.loyalty > 0:
        atoms.put_counters(draft, task.source, "loyalty", price.loyalty, LOYALTY)
        too_large(draft, draft.state.table.objects[task.source].counters.values())
    elif isinstance(price.loyalty, int) and price.loyalty < 0:
        atoms.remove_counters(draft, task.source, "loyalty", -price.loyalty, LOYALTY)
    if price.remove_counters is not None:
        number = price.remove_counters_count
        atoms.remove_counters(draft, task.source, price.remove_counters, number, COSTS)


def _pay_with_picked(draft: MagicDraft, task: PayPrice, picked: Picked) -> list[AnyProposal]:
    demand, objects, _ = picked
    match demand.kind:
        case "tap":
            for ref in objects:
                atoms.tap(draft, ref, COSTS)
            return []
        case "discard":
            return [Move(rule=DISCARD, object=ref, to="graveyard", discarded=True) for ref in objects]
    # The spell or ability whose cost it was remembers what was sacrificed, or the program that asked for it.
    heir: Any = (
        draft.writable_item(draft.agenda, -1) if task.into is None else atoms.stack_item(draft, task.into)
    )
    heir.vars = {**heir.vars, demand.price.sacrifice_as: list(objects)}
    return [Move(rule=SACRIFICE, object=ref, to="graveyard", sacrificed=True) for ref in objects]


def _given_up(price: Price, source: Id) -> list[AnyProposal]:
    """The source itself, where it is part of the price."""
    moves: list[AnyProposal] = []
    if price.sacrifice == "self":
        moves.append(Move(rule=SACRIFICE, object=source, to="graveyard", sacrificed=True))
    if price.exile == "self":
        moves.append(Move(rule=COSTS, object=source, to="exile"))
    if price.discard == "self":
        moves.append(Move(rule=DISCARD, object=source, to="graveyard", discarded=True))
    return moves


def _options(ask: Ask) -> list[Id]:
    return _picked(ask.state, ask.state.machine.agenda[-1])[-1].options


MENUS = (
    Menu(
        PayingPrice,
        (
            Offer(
                PayWith,
                COSTS,
                "{decision.what} {object}",
                choices=(Choice("object", _options, (COSTS, "{object} cannot pay this cost")),),
            ),
        ),
        elsewhere,
    ),
)
TASKS = {PayPrice: TaskRule(ask=_ask, act=_act)}
