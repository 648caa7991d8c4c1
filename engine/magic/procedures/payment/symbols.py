"""The halves of hybrid and Phyrexian symbols (CR 107.4e, f): settled before anything is paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.procedures.affording import PHYREXIAN_LIFE, Work, settlements
from engine.magic.procedures.sources import sources
from engine.magic.state import MagicState

from .chain import chain_of
from .needed import is_completable
from .task import PayMana


def open_symbol(task: PayMana) -> str | None:
    """The next symbol whose half is not settled."""
    return next((symbol for symbol in task.cost if "/" in symbol), None)


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
    for half in symbol.split("/") if symbol is not None else ():
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
    chain = chain_of(state, task)
    if chain is None:
        return False
    pool = state.table.seats[task.seat].mana
    usable, work = sources(state, task.seat), work or Work()
    for settled, life in settlements(cost):
        standing = chain.standing(pool, settled, spent_life + life)
        if standing.life >= 0 and is_completable(standing, usable, work):
            return True
    return False
