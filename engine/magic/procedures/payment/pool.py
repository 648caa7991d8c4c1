"""Halves of hybrid and Phyrexian symbols, and the mana of the pool (CR 107.4e, f; CORE-R14).

Symbols are settled before anything is paid, {S} as snow mana of one type; then that is paid first, {C} and
colours next, generic mana last.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.language.snow import SNOW, SNOW_MANA
from engine.magic.procedures.affording import Work, can_pay
from engine.magic.procedures.symbols import PHYREXIAN_LIFE, is_open, least_of, payments
from engine.magic.state import MagicState

from .claims import chain_of, waiting_for
from .making import is_before_leaving, pool_for, standings_of, standings_with_kept, without
from .means import kept_mana_for, means_of
from .needed import is_completable
from .task import PayMana

# Hybrid and Phyrexian symbols -----------------------------------------------------------------------------


def open_symbol(task: PayMana) -> str | None:
    """The next symbol whose half is not settled."""
    return next((symbol for symbol in task.cost if is_open(symbol)), None)


def settled_by(task: PayMana, half: str) -> list[str]:
    """The cost with the first open symbol paid by a half."""
    cost = list(task.cost)
    index = cost.index(str(open_symbol(task)))
    cost[index : index + 1] = [] if half == "P" else [half]
    return cost


def halves(state: MagicState, task: PayMana) -> list[str]:
    """The halves of the next symbol with which the payment can be completed."""
    symbol = open_symbol(task)
    found = []
    for half in () if symbol is None else SNOW_MANA if symbol == SNOW else symbol.split("/"):
        life = PHYREXIAN_LIFE if half == "P" else 0
        if completable(state, task, settled_by(task, half), life):
            found.append(half)
    return found


def completable(
    state: MagicState, task: PayMana, cost: Sequence[str], spent_life: int = 0, work: Work | None = None
) -> bool:
    """Whether a payment can be completed, if this is its cost and so much life has gone.

    ``work`` is that of the question, where this is a part of one.
    """
    means = means_of(state, task.seat, task.source, task.spent_on, task)
    is_alone = not (task.uses or spent_life or waiting_for(state, task))
    if is_alone:
        if not task.prices:
            return means.pay(cost, work)
        if not means.come_to(least_of(cost)):
            return False
    chain = chain_of(state, task)
    if chain is None:
        return False
    if is_alone and chain.life == means.life and means.leave(chain.claims):
        return means.pay(cost, work)
    pool, usable, work = means.pool, means.sources, work or Work()
    if means.has_kept:
        return any(
            one.life >= 0 and is_completable(one, able, work)
            for able, one in standings_with_kept(means, task, chain, cost, spent_life)
        )
    standings = chain.standings(pool, cost, spent_life)
    return any(one.life >= 0 and is_completable(one, usable, work) for one in standings)


# Spending what is in the pool -----------------------------------------------------------------------------


POOL_ORDER = ("C", "W", "U", "B", "R", "G", *SNOW_MANA)


def pool_pays(state: MagicState, task: PayMana) -> bool:
    """Whether the pool alone can pay, and leaves what is needed beyond."""
    player = state.table.seats[task.seat]
    pool = pool_for(state, task) if player.kept_mana else player.mana
    if not can_pay(pool, (), task.cost):
        return False
    return not waiting_for(state, task) or _pool_can_be_spent(state, task, list(pool), task.cost, Work())


def _pool_can_be_spent(
    state: MagicState, task: PayMana, pool: list[str], cost: Sequence[str], work: Work
) -> bool:
    work.spend(1 + len(pool))
    if not cost:
        return _leaves_enough(state, task, pool, work)
    return any(
        _pool_can_be_spent(state, task, without(pool, mana), left, work)
        for mana in dict.fromkeys(pool)
        for left in payments(mana, cost)
    )


def _leaves_enough(state: MagicState, task: PayMana, pool: Sequence[str], work: Work) -> bool:
    """Whether the payment that waits for this one can be completed with what is left."""
    found = standings_of(state, task, pool, ())
    if is_before_leaving(state, task):  # then what varies may make less
        found = (([one for one in usable if not one.varies], standing) for usable, standing in found)
    return any(is_completable(standing, usable, work) for usable, standing in found)


def next_symbol(task: PayMana) -> str:
    """What only snow mana pays first, then {C} and colours, generic last (CORE-R14)."""
    return min(task.cost, key=_place)


def _place(symbol: str) -> int:
    if symbol in SNOW_MANA:
        return -1
    return POOL_ORDER.index(symbol) if symbol in POOL_ORDER else len(POOL_ORDER)


def spendable(state: MagicState, task: PayMana) -> list[str]:
    """The kinds of mana that may pay the next symbol so that the rest can still be paid.

    Generic mana is paid in ascending order, so that each payment has one path.
    """
    player = state.table.seats[task.seat]
    pool = pool_for(state, task) if player.kept_mana else player.mana
    symbol = next_symbol(task)
    if not symbol.isdigit():
        snow = f"{SNOW}{symbol}"
        if snow not in pool:
            return [symbol]
        rest, work = [*task.cost], Work()
        rest.remove(symbol)
        return [
            one
            for one in (symbol, snow)
            if one in pool
            and (
                not waiting_for(state, task)
                or _pool_can_be_spent(state, task, without(pool, one), rest, work)
            )
        ]
    generic, work = sum(int(one) for one in task.cost), Work()
    if task.auto:
        kinds = ((mana, without(pool, mana)) for mana in dict.fromkeys(pool))
        return [mana for mana, left in kinds if _leaves(state, task, left, generic - 1, left, work)]
    first = POOL_ORDER.index(task.spent) if task.spent is not None else 0
    able = sorted((mana for mana in pool if POOL_ORDER.index(mana) >= first), key=POOL_ORDER.index)
    found = []
    for place, mana in enumerate(able[: len(able) - generic + 1]):
        if mana not in found and _leaves(
            state, task, able[place + 1 :], generic - 1, without(pool, mana), work
        ):
            found.append(mana)
    return found


def _leaves(
    state: MagicState, task: PayMana, later: Sequence[str], generic: int, pool: list[str], work: Work
) -> bool:
    """Whether so much generic mana can be paid from the later mana, leaving what is needed beyond."""
    if not waiting_for(state, task):
        return True
    work.spend(1 + len(pool))
    if not generic:
        return _leaves_enough(state, task, pool, work)
    return any(
        _leaves(state, task, later[place + 1 :], generic - 1, without(pool, later[place]), work)
        for place in range(len(later) - generic + 1)
    )


def cheapest(state: MagicState, task: PayMana) -> str:
    """The mana that a payment by itself spends next: what may not be spent on everything, what is not from a
    snow source, colourless, or what there is most of."""
    player = state.table.seats[task.seat]
    pool = pool_for(state, task) if player.kept_mana else player.mana
    kept: Sequence[str] = ()
    if player.kept_mana:
        kept = [one.mana for one in kept_mana_for(state, task)]
    return min(
        spendable(state, task),
        key=lambda mana: (mana not in kept, mana in SNOW_MANA, mana != "C", -pool.count(mana)),
    )
