"""Costs: what is paid for spells, abilities and choices beside and with mana (CR 118, 601.2f–h, 602.2b).

Mana is paid first. What is sacrificed, discarded or tapped is then picked one by one in ascending order, and
everything that is not mana is paid together.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import field

from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.costs import Price
from engine.magic.language.mana import parse_cost
from engine.magic.proposals import AnyProposal, Happen, Move
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState, Natural

from .affording import Work, assignable
from .claiming import Demand, Kind, candidates, demands
from .loops import too_large
from .payment import PayMana, completable
from .refusals import elsewhere

COSTS = cr("601.2h")
LIFE = cr("119.4")
LOYALTY = cr("606.4")
TAP = cr("107.5")
SACRIFICE = cr("701.21")
DISCARD = cr("701.9")


class PayPrice(Task, tag="pay_price"):
    """A player pays the parts of a cost that are not mana."""

    seat: Natural
    source: Id
    prices: Many[Price]
    picked: Many[Id] = field(default_factory=list)
    """What was picked so far, for one demand after the other."""
    into: Id | None = None
    """The stack item that remembers what was sacrificed; absent: the running program does."""


class PayingPrice(Decision, frozen=True, tag="pay_cost"):
    """What to sacrifice, discard or tap for a cost."""

    what: Kind


class PayWith(Action, frozen=True, tag="pay_with"):
    """Pay with this object."""

    object: Id


def symbols(mana: str, x: int = 0) -> list[str]:
    """The symbols of a cost to be paid: X as a number, zeros left out."""
    paid: list[str] = []
    for symbol in parse_cost(mana).symbols:
        wanted = str(x) if symbol == "X" else symbol
        if wanted != "0":
            paid.append(wanted)
    return paid


def affordable(
    state: MagicState,
    seat: int,
    source: str,
    cost: Sequence[str],
    prices: Sequence[Price],
    work: Work | None = None,
) -> bool:
    """Whether a player could pay these symbols, and what in these prices is not mana (CR 118.3).

    ``work`` is that of the question, where this is a part of one.
    """
    if sum(price.life for price in prices) > state.table.seats[seat].life:
        return False
    return completable(state, PayMana(seat, [], source, list(prices)), cost, work=work)


def can_pay_price(state: MagicState, seat: int, source: str, price: Price) -> bool:
    """Whether a player could pay all of this now (CR 118.3)."""
    return affordable(state, seat, source, symbols(price.mana), (price,))


def pay(
    draft: MagicDraft,
    seat: int,
    source: str,
    prices: Sequence[Price],
    *,
    cost: Sequence[str],
    into: str | None = None,
) -> None:
    """Put a payment on the agenda: this mana first, then what in the prices is not mana."""
    rest = list(prices)
    draft.then(PayMana(seat, list(cost), source, rest), PayPrice(seat, source, rest, into=into))


# Picking --------------------------------------------------------------------------------------------------


def _open_demand(task: PayPrice) -> tuple[Demand, list[str], list[Demand]] | None:
    """The demand that is being met, what was picked for it, and the demands after it."""
    done = 0
    wanted = demands(task.prices)
    for index, demand in enumerate(wanted):
        if len(task.picked) < done + demand.number:
            return demand, task.picked[done:], wanted[index + 1 :]
        done += demand.number
    return None


def _options(state: MagicState, task: PayPrice) -> list[str]:
    """What may be picked next, so that the rest can be picked after it."""
    found = _open_demand(task)
    if found is None:
        return []
    demand, mine, later = found
    taken = set(task.picked)
    order = candidates(state, task.seat, task.source, demand)
    first = order.index(mine[-1]) + 1 if mine and mine[-1] in order else 0
    able = [ref for ref in order[first:] if ref not in taken]
    more = demand.number - len(mine) - 1
    if not later:
        return able[: max(len(able) - more, 0)]
    rest = [
        frozenset(candidates(state, task.seat, task.source, other)) - taken
        for other in later
        for _ in range(other.number)
    ]
    return [
        ref
        for place, ref in enumerate(able)
        if assignable([*[frozenset(able[place + 1 :])] * more, *(among - {ref} for among in rest)])
    ]


def _is_forced(state: MagicState, task: PayPrice, options: Sequence[str]) -> bool:
    """Whether nothing is left to choose; of hidden cards their number alone has to say so (CORE-R16)."""
    found = _open_demand(task)
    assert found is not None, "something is demanded"
    demand, mine, _ = found
    if demand.kind == "discard":
        hand = candidates(state, task.seat, task.source, demand)
        return len(hand) == demand.number
    return len(options) == 1 or len(options) == demand.number - len(mine)


def _ask(state: MagicState, task: PayPrice) -> Decision | None:
    options = _options(state, task)
    if not options or _is_forced(state, task, options):
        return None
    found = _open_demand(task)
    assert found is not None, "something is demanded"
    return PayingPrice(seat=task.seat, rule=COSTS, what=found[0].kind)


# Paying ---------------------------------------------------------------------------------------------------


def _act(draft: MagicDraft, task: PayPrice) -> None:
    options = _options(draft.state, task)
    if options:
        current = draft.current(PayPrice)
        current.picked = [*task.picked, options[0]]
        return
    draft.done()
    moves: list[AnyProposal] = []
    picked = list(task.picked)
    for price in task.prices:
        _pay_with_source(draft, task, price)
    for demand in demands(task.prices):
        mine, picked = picked[: demand.number], picked[demand.number :]
        moves += _pay_with_picked(draft, task, demand, mine)
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


def _pay_with_picked(
    draft: MagicDraft, task: PayPrice, demand: Demand, picked: list[str]
) -> list[AnyProposal]:
    if demand.kind == "tap":
        for ref in picked:
            atoms.tap(draft, ref, COSTS)
        return []
    if demand.kind == "discard":
        return [Move(rule=DISCARD, object=ref, to="graveyard", discarded=True) for ref in picked]
    _remember(draft, task, demand.price.sacrifice_as, picked)
    return [Move(rule=SACRIFICE, object=ref, to="graveyard", sacrificed=True) for ref in picked]


def _remember(draft: MagicDraft, task: PayPrice, name: str, picked: list[str]) -> None:
    """Name what was sacrificed, for the spell or ability whose cost it was, or for the steps to come."""
    if task.into is not None:
        item = atoms.stack_item(draft, task.into)
        item.vars = {**item.vars, name: list(picked)}
        return
    agenda = draft.state.machine.agenda
    for index in range(len(agenda) - 1, -1, -1):
        if hasattr(agenda[index], "pc"):
            run = draft.writable_item(draft.agenda, index)
            run.vars = {**run.vars, name: list(picked)}
            return


def _given_up(price: Price, source: str) -> list[AnyProposal]:
    """The source itself, where it is part of the price."""
    moves: list[AnyProposal] = []
    if price.sacrifice == "self":
        moves.append(Move(rule=SACRIFICE, object=source, to="graveyard", sacrificed=True))
    if price.exile == "self":
        moves.append(Move(rule=COSTS, object=source, to="exile"))
    if price.discard == "self":
        moves.append(Move(rule=DISCARD, object=source, to="graveyard", discarded=True))
    return moves


def _domain(ask: Ask) -> list[str]:
    return _options(ask.state, ask.state.machine.agenda[-1])


def _perform(draft: MagicDraft, action: PayWith) -> None:
    task = draft.current(PayPrice)
    task.picked = [*task.picked, action.object]


MENU = Menu(
    PayingPrice,
    (
        Offer(
            PayWith,
            COSTS,
            "Pay with {object}",
            _perform,
            choices=(Choice("object", _domain, (COSTS, "{object} cannot pay this cost")),),
        ),
    ),
    elsewhere,
)
TASKS = {PayPrice: TaskRule(ask=_ask, act=_act)}
MENUS = (MENU,)
