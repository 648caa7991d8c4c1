"""Payments that wait for others: a mana ability that costs mana is paid for while they do (CORE-9.5).

The mana of each ability under way pays for what waits for it, never for itself or for what comes before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from engine.magic.procedures.affording import NO_CLAIMS, Claims, UnderWay, settlements
from engine.magic.procedures.claiming import claims_of, life_of
from engine.magic.state import MagicState

from .needed import Made, Standing
from .task import MakeMana, PayMana


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

    def standings(self, pool: Sequence[str], cost: Sequence[str], life: int = 0) -> Iterator[Standing]:
        """How far the payment that began has come, with this pool, if the innermost costs this, and so much
        more life: once for each way to settle hybrid symbols."""
        costs = [*(payment.cost for _, payment in reversed(self.waiting)), cost]
        made = [making.mana for making, _ in reversed(self.waiting)]
        root = self.root
        for settled in product(*map(_settlements, costs)):
            phyrexian = sum(paid for _, paid in settled)
            if phyrexian and phyrexian > self.life - life:
                continue
            whole, *others = (tuple(mana) for mana, _ in settled)
            yield Standing(
                before=tuple(root.before if root.uses else pool),
                whole=whole,
                uses=tuple(Made(tuple(use.mana), tuple(use.cost)) for use in root.uses),
                pool=tuple(pool),
                cost=whole,
                under_way=tuple(UnderWay(tuple(mana), paid) for mana, paid in zip(made, others, strict=True)),
                life=self.life - life - phyrexian,
                claims=self.claims,
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
    return Chain(
        waiting[-1][1] if waiting else task,
        waiting,
        claims,
        state.table.seats[task.seat].life - life_of(prices),
    )


def _settlements(cost: Sequence[str]) -> list[tuple[list[str], int]]:
    if any("/" in symbol for symbol in cost):
        return list(settlements(cost))
    return [(list(cost), 0)]


def _both(some: Claims, more: Claims) -> Claims:
    if some is NO_CLAIMS or more is NO_CLAIMS:
        return more if some is NO_CLAIMS else some
    return Claims(some.upright | more.upright, some.present | more.present, (*some.picks, *more.picks))
