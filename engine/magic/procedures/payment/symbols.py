"""The halves of hybrid and Phyrexian symbols (CR 107.4e, f): settled before anything is paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.procedures.affording import PHYREXIAN_LIFE, Work
from engine.magic.state import MagicState

from .chain import chain_of
from .making import pool_for, sources_for
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
    pool = pool_for(state, task)
    usable, work = sources_for(state, task), work or Work()
    standings = chain.standings(pool, cost, spent_life)
    return any(one.life >= 0 and is_completable(one, usable, work) for one in standings)
