"""Payments that wait for others: a mana ability that costs mana is paid for while they do (CORE-9.5).

The mana of each ability under way pays for what waits for it, never for itself or for what comes before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.magic.procedures.affording import NO_CLAIMS, Claims, UnderWay
from engine.magic.procedures.claiming import claims_of, life_of

from .task import MakeMana, PayMana


class Chain(NamedTuple):
    """A payment with those that wait for it."""

    waiting: tuple[tuple[MakeMana, PayMana], ...]
    """As :func:`waiting_for` tells them."""
    claims: Claims
    """What all of them have to be left."""
    life: int
    """The life that mana may cost."""

    def bill(self, cost: Sequence[str], *more: UnderWay) -> tuple[Sequence[str], tuple[UnderWay, ...]]:
        """What the payment that began costs, and the abilities under way, if the innermost costs this.

        ``more`` are abilities that would be begun next.
        """
        costs = [*(payment.cost for _, payment in reversed(self.waiting)), list(cost)]
        made = [making.mana for making, _ in reversed(self.waiting)]
        under_way = [UnderWay(tuple(mana), tuple(paid)) for mana, paid in zip(made, costs[1:], strict=True)]
        return costs[0], (*under_way, *more)


def waiting_for(state: Any, task: PayMana) -> tuple[tuple[MakeMana, PayMana], ...]:
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


def chain_of(state: Any, task: PayMana) -> Chain | None:
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
    return Chain(waiting, claims, state.table.seats[task.seat].life - life_of(prices))


def _both(some: Claims, more: Claims) -> Claims:
    if some is NO_CLAIMS or more is NO_CLAIMS:
        return more if some is NO_CLAIMS else some
    return Claims(some.upright | more.upright, some.present | more.present, (*some.picks, *more.picks))
