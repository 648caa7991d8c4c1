"""The mana abilities that a payment needs (CORE-R14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.magic.objects import characteristics
from engine.magic.procedures import affording
from engine.magic.procedures.affording import Claims, Work
from engine.magic.procedures.sources import Source, likeness, sources
from engine.magic.state import MagicState

from .chain import Chain, chain_of
from .needed import Standing, best_left, is_completable
from .task import PayMana

Step = tuple[Source, tuple[str, ...]]
"""A mana ability, and the mana for which it is activated."""


def standing_of(
    state: MagicState, task: PayMana, pool: Sequence[str] | None = None, cost: Sequence[str] | None = None
) -> tuple[list[Source], Standing]:
    """The sources that leave what else has to be paid, and how far the payment has come; with another pool
    and another cost than there are, if they are given."""
    chain = chain_of(state, task) or Chain(task, (), Claims(), 0)
    standing = chain.standing(
        state.table.seats[task.seat].mana if pool is None else pool, task.cost if cost is None else cost
    )
    found = sources(state, task.seat)
    return [one for one in found if standing.claims.allow(one) and one.life <= standing.life], standing


def steps(state: MagicState, task: PayMana) -> list[Step]:
    """The activations that a payment without needless sources could go on with, likenesses merged.

    They come after the last one used, unless what costs mana itself needs one from before.
    """
    usable, standing = standing_of(state, task)
    refs = {ref: index for index, ref in enumerate(state.table.battlefield)}
    last = -1 if task.after is None else refs.get(task.after, -1)
    later = [one for one in usable if refs.get(one.ref, len(refs)) > last]
    if standing.is_nested or any(one.cost for one in later):
        found = _in_any_order(state, standing, later)
    else:
        found = _in_ascending_order(state, standing, usable, later)
    if found or len(later) == len(usable):
        return found
    return _in_any_order(state, standing, usable)


def _in_any_order(state: MagicState, standing: Standing, usable: Sequence[Source]) -> list[Step]:
    """What could be used next, whatever comes after it, to pay for what is being paid now: what an ability
    costs is paid once it is activated."""
    found: list[Step] = []
    work = Work()
    for source, *_ in _by_likeness(state, usable):
        others = [one for one in usable if one.ref != source.ref]
        found += [
            (source, option)
            for option in source.options
            if any(is_completable(after, others, work) for after in standing.paying_at_once(source, option))
        ]
    return found


def _in_ascending_order(
    state: MagicState, standing: Standing, usable: Sequence[Source], later: Sequence[Source]
) -> list[Step]:
    """What could be used next so that only what stands after it is used from then on.

    Of sources that are alike the first ones are used, so that each payment has one path: what is passed over
    stays unused, and so does everything like it.
    """
    found: list[list[Step]] = []
    ahead, work = _Ahead(standing), Work()
    here = {(one.ref, one.code) for one in later}
    for first, *others in reversed(_by_likeness(state, usable)):
        if (first.ref, first.code) not in here:
            continue
        ahead.add(others)
        able = [one for one in ahead.sources if one.ref != first.ref]
        found.append(
            [(first, one) for one in first.options if is_completable(standing.using(first, one), able, work)]
        )
        ahead.add([first])
    return [step for group in reversed(found) for step in group]


class _Ahead:
    """Sources that could be used later: of those that pay alike no more than there are symbols to be paid."""

    def __init__(self, standing: Standing) -> None:
        self._most = affording.missing(standing.pool, standing.whole)
        self._touched = standing.claims.touched
        self._counted: dict[Any, int] = {}
        self.sources: list[Source] = []

    def add(self, more: Iterable[Source]) -> None:
        """Add those that could matter."""
        for one in more:
            alike = one[2:]
            number = self._counted.get(alike, 0)
            if number <= self._most or one.ref in self._touched:
                self._counted[alike] = number + 1
                self.sources.append(one)


def _by_likeness(state: MagicState, usable: Sequence[Source]) -> list[list[Source]]:
    """Those that cannot be told apart together, in the order of the first of each."""
    groups: dict[Any, list[Source]] = {}
    for one in usable:
        groups.setdefault(likeness(state, one), []).append(one)
    return list(groups.values())


def place_after(state: MagicState, task: PayMana, source: Source) -> str | None:
    """The permanent that the next source used comes after: this one, or, if it goes, the one before it.

    What a format has beside permanents has no place among them.
    """
    refs = state.table.battlefield
    if source.ref not in refs:
        return task.after
    if not source.gone:
        return source.ref
    index = refs.index(source.ref)
    return refs[index - 1] if index else None


def without(pool: Sequence[str], mana: str) -> list[str]:
    """A pool, less one mana."""
    left = list(pool)
    left.remove(mana)
    return left


# A payment that makes itself ------------------------------------------------------------------------------


def next_by_itself(state: MagicState, task: PayMana) -> Step:
    """What a payment that makes itself uses next.

    Of all ways to pay it takes one with the fewest sources that do more than make mana (CORE-R2), of those
    one with the fewest sources, and of those the one that leaves the sources with more uses.
    """
    usable, standing = standing_of(state, task)
    others = usable
    if not (standing.is_nested or any(one.cost for one in usable)):
        ahead = _Ahead(standing)
        ahead.add(usable)
        others = ahead.sources
    ranked: list[tuple[Any, Step]] = []
    work = Work()
    for source, *_ in _by_likeness(state, usable):
        left = [one for one in others if one.ref != source.ref]
        for option in source.options:
            worth = best_left(standing.using(source, option), left, work)
            if worth is not None:
                ranked.append(((worth.using(source), _uses(state, source, usable)), (source, option)))
    return min(ranked, key=lambda one: one[0])[1]


def _uses(state: MagicState, source: Source, usable: Sequence[Source]) -> tuple[Any, ...]:
    """How much else a source could be used for: what comes first is used first."""
    kinds = {
        mana
        for one in usable
        if one.ref == source.ref
        for option in one.options
        for mana in option
        if mana != "C"
    }
    found = characteristics(state).get(source.ref)
    types = found.types if found is not None else frozenset({"land"})
    return (
        source.harms,
        bool(source.cost),
        source.most(),
        len(kinds),
        "creature" in types,
        "land" not in types,
    )
