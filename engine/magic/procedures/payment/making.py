"""The mana abilities that help a payment (CORE-R14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.magic.procedures.affording import Claims, UnderWay, can_pay, payments
from engine.magic.procedures.sources import Source, likeness, sources

from .chain import Chain, chain_of
from .task import PayMana

Step = tuple[Source, tuple[str, ...]]
"""A mana ability, and the mana for which it is activated."""


def usable_sources(state: Any, task: PayMana) -> tuple[list[Source], Chain]:
    """The sources that leave what else has to be paid, and what that is."""
    chain = chain_of(state, task) or Chain((), Claims(), 0)
    found = sources(state, task.seat)
    return [one for one in found if chain.claims.allow(one) and one.life <= chain.life], chain


def steps(state: Any, task: PayMana) -> list[Step]:
    """The activations that a complete payment could go on with, likenesses merged.

    They come after the last one used, unless what costs mana itself needs one from before.
    """
    usable, chain = usable_sources(state, task)
    refs = state.table.battlefield
    last = refs.index(task.after) if task.after in refs else -1
    later = [one for one in usable if one.ref not in refs or refs.index(one.ref) > last]
    found = _helpful(state, task, later, chain)
    return found if found or len(later) == len(usable) else _helpful(state, task, usable, chain)


def _helpful(state: Any, task: PayMana, usable: Sequence[Source], chain: Chain) -> list[Step]:
    pool = state.table.seats[task.seat].mana
    found: list[Step] = []
    met: set[Any] = set()
    for index, source in enumerate(usable):
        nested = bool(chain.waiting) or any(one.cost for one in usable[index:])
        others = [one for one in (usable if nested else usable[index + 1 :]) if one.ref != source.ref]
        for option in source.options:
            alike = (likeness(state, source), option)
            if alike not in met and _helps(pool, source, option, others, task, chain):
                met.add(alike)
                found.append((source, option))
    return found


def _helps(
    pool: list[str],
    source: Source,
    option: tuple[str, ...],
    others: list[Source],
    task: PayMana,
    chain: Chain,
) -> bool:
    """Whether a complete payment with these sources spends at least one of the mana."""
    claims, life = chain.claims.without(source), chain.life - source.life
    for symbol in dict.fromkeys(option):
        rest = without(option, symbol)
        for left in payments(symbol, task.cost):
            if source.cost:
                first, under_way = chain.bill(left, UnderWay(tuple(rest), source.cost))
                made = pool
            else:
                first, under_way = chain.bill(left)
                made = [*pool, *rest]
            if can_pay(made, others, first, life=life, claims=claims, under_way=under_way):
                return True
    return False


def place_after(state: Any, task: PayMana, ref: str, code: str) -> str | None:
    """The permanent that the next source used comes after: this one, or, if it goes, the one before it.

    What a format has beside permanents has no place among them.
    """
    refs = state.table.battlefield
    if ref not in refs:
        return task.after
    gone = any(one.gone for one in sources(state, task.seat) if (one.ref, one.code) == (ref, code))
    if not gone:
        return ref
    index = refs.index(ref)
    return refs[index - 1] if index else None


def without(pool: Sequence[str], mana: str) -> list[str]:
    """A pool, less one mana."""
    left = list(pool)
    left.remove(mana)
    return left


def plainest(options: list[Step]) -> Step:
    """The one that a payment by itself takes: colourless, with the fewest options lost."""
    return min(
        options,
        key=lambda step: (
            bool(step[0].cost),
            set(step[1]) != {"C"},
            step[0].gone,
            step[0].life,
            len(step[0].options),
        ),
    )
