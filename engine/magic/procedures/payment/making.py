"""The mana abilities that a payment needs (CORE-R14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any

from msgspec.json import encode

from engine.kernel.derived import derived
from engine.kernel.errors import StepBudgetExceeded
from engine.magic.aspects import UNTIMED
from engine.magic.language.changes import MoreMana
from engine.magic.language.mana import NO_LIMITS
from engine.magic.language.snow import SNOW_MANA, plain
from engine.magic.objects import characteristics, kinds_in_force
from engine.magic.procedures import affording
from engine.magic.procedures.affording import Work
from engine.magic.procedures.claiming import Claims
from engine.magic.procedures.demands import demands
from engine.magic.procedures.likeness import identity
from engine.magic.procedures.mana_abilities import place_among, some_vary, sources
from engine.magic.procedures.sources import Mana, Source
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState

from .claims import Chain, chain_of, takes_away, waiting_for
from .means import Means, kept_mana_for, means_of
from .needed import Standing, best_left, is_completable
from .task import PayMana, Use

Step = tuple[Source, tuple[str, ...]]
"""A mana ability, and the mana for which it is activated."""


def standings_of(
    state: MagicState, task: PayMana, pool: Sequence[str] | None = None, cost: Sequence[str] | None = None
) -> Iterator[tuple[list[Source], Standing]]:
    """The sources that leave what else has to be paid, and how far the payment has come; with another pool
    and another cost than there are, if they are given. Once for each way to settle hybrid symbols."""
    chain = chain_of(state, task) or Chain(task, (), Claims(), 0)
    means = means_of(state, task.seat, task.source, task.spent_on, task)
    cost = task.cost if cost is None else cost
    if means.has_kept:
        for found, standing in standings_with_kept(means, task, chain, cost):
            yield [one for one in found if standing.claims.allow(one) and one.life <= standing.life], standing
        return
    found = means.sources
    for standing in chain.standings(means.pool if pool is None else pool, cost):
        yield [one for one in found if standing.claims.allow(one) and one.life <= standing.life], standing


def standings_with_kept(
    means: Means, task: PayMana, chain: Chain, cost: Sequence[str], life: int = 0
) -> Iterator[tuple[Sequence[Source], Standing]]:
    """How far a payment has come, with what there is to pay with: with mana that may not be spent on
    everything, and without it where something costs mana itself, once for each way to settle hybrid
    symbols."""
    assert means.instead is not None, "the same without that mana"
    is_nested = any(use.cost for use in task.uses)
    for standing in () if is_nested else chain.standings(means.pool, cost, life):
        before = (*standing.before, *task.before_kept) if standing.uses else standing.before
        yield means.sources, standing._replace(before=before)
    if is_nested or not (means.is_all or any(use.kept for use in task.uses)):
        for standing in chain.standings(means.instead.pool, cost, life):
            yield means.instead.sources, standing


def sources_for(state: MagicState, task: PayMana) -> Sequence[Source]:
    """What a payment can be made with beside the pool: mana abilities, and tenders as if they made mana."""
    means = means_of(state, task.seat, task.source, task.spent_on, task)
    if means.instead is None:
        return means.sources
    able = {*means.sources, *means.instead.sources}
    tenders = (one for one in means.sources if one.is_tender)
    return [*(one for one in sources(state, task.seat) if one in able), *tenders]


def pool_for(state: MagicState, task: PayMana) -> Sequence[str]:
    """The mana that a payment may be made with."""
    return means_of(state, task.seat, task.source, task.spent_on, task).pool


def without_source(usable: Sequence[Source], used: Source) -> list[Source]:
    """The sources that are left once one was used, other uses of its permanent aside. What goes with it goes
    at once, and those that vary are not counted on any more, unless it has to be paid for first."""
    goes = used.ref if used.gone and not used.cost else None
    ends = _leaves_less(used) and not used.cost
    left = [one for one in usable if _is_left(one, used) and one.under != goes and not (one.varies and ends)]
    return [_without_spoilt(one, used) for one in left] if any(one.takes for one in usable) else left


def _leaves_less(used: Source) -> bool:
    """Whether something goes for a source, so that others may make less."""
    return used.gone or used.gives_up


def _is_left(one: Source, used: Source) -> bool:
    """Whether a source can be used after a use of another, as far as its permanent is concerned."""
    if one.ref != used.ref:
        return True
    if used.gone or one.unit == used.unit:
        return False
    return one.code != used.code or one.nth > used.nth


def _without_spoilt(one: Source, used: Source) -> Source:
    """A source that does not take what a use of another has tapped, what has gone with it, or what is still
    being paid for."""
    spoilt = [
        pick
        for pick in one.takes
        if used.ref in pick.among and (used.gone or used.cost or (pick.by_tapping and used.taps))
    ]
    return one.sparing(used.ref, spoilt) if spoilt else one


@derived(ignores=UNTIMED, key=lambda state, task: encode((task, waiting_for(state, task))))
def steps(state: MagicState, task: PayMana) -> list[Step]:
    """The activations that a payment without needless sources could go on with, those alike merged.

    They come after the last one used, but for what costs mana itself and needs one from before, where nothing
    does that can be handed in, and but for what goes and has had its tender handed in before. What goes comes
    last where other sources depend on what is there: none of those is counted on once something has gone.
    They are kept: to list or to use them, they are asked for again.
    """
    standings = list(standings_of(state, task))
    found = [_steps(state, task, usable, standing) for usable, standing in standings]
    if not any(found) and not any(_needs_no_more(*each) for each in standings):
        # the last source has an ability that costs mana, so that it came in any order
        found = [_in_any_order(state, task, standing, usable) for usable, standing in standings]
    if len(found) == 1:
        return found[0]
    able = {step for group in found for step in group}
    every = ((source, option) for source in sources_for(state, task) for option in source.options)
    return [step for step in every if step in able]


def _needs_no_more(usable: Sequence[Source], standing: Standing) -> bool:
    """Whether the pool and what can be handed in pay the rest."""
    return is_completable(standing, [one for one in usable if one.is_tender], Work())


def _steps(state: MagicState, task: PayMana, usable: Sequence[Source], standing: Standing) -> list[Step]:
    refs = {ref: index for index, ref in enumerate(state.table.battlefield)}
    last = -1 if task.after is None else refs.get(task.after, -1)
    bared = {one.under for one in standing.handed}
    going: list[str] = []
    for one in usable:
        if one.gone:
            going += (one.ref,)
    if going and not bared and (some_vary(state, task.seat) or MoreMana in kinds_in_force(state)):
        usable = sorted(usable, key=_GONE)
        if not (standing.uses and standing.uses[-1].goes):
            bared = set(going)
    later = [
        one
        for one in usable
        if one.is_tender
        or refs.get(one.ref, len(refs)) > last
        or (one.gone and one.ref in bared)
        or (one.ref == task.after and _comes_next(state, task, one))
    ]
    if standing.is_nested or any(one.cost or one.takes for one in later):
        found = _in_any_order(state, task, standing, later)
    else:
        found = _in_ascending_order(state, standing, usable, later)
    if found or len(later) == len(usable):
        return found
    is_costly = standing.is_nested or any(one.cost or one.takes for one in usable)
    if not is_costly and format_of(state).mana.accepts(state, task.source).directly:
        return found  # what is left to be paid is handed in
    tenders = [one for one in usable if one.is_tender]
    if tenders and is_completable(standing, tenders, Work()):
        return found
    return _in_any_order(state, task, standing, usable)


def _comes_next(state: MagicState, task: PayMana, one: Source) -> bool:
    """Whether another use of the permanent that was used last comes after that use."""
    used = task.after_ability
    if used is None or (one.repeats and one.code == used):
        return one.repeats
    return place_among(state, one.ref, one.code) > place_among(state, one.ref, used)


_GONE = attrgetter("gone")


def _in_any_order(
    state: MagicState, task: PayMana, standing: Standing, usable: Sequence[Source]
) -> list[Step]:
    """What could be used next, whatever comes after it, to pay for what is being paid now: what an ability
    costs is paid once it is activated."""
    found: list[Step] = []
    work, is_before = Work(), is_before_leaving(state, task)
    for source, *_ in _indistinguishable(state, usable):
        others = without_source(usable, source)
        goes_on = _goes_on if is_before or (source.cost and _leaves_less(source)) else is_completable
        found += [
            (source, option)
            for option in source.options
            if any(goes_on(after, others, work) for after in standing.paying_at_once(source, option))
        ]
    return found


def is_before_leaving(state: MagicState, task: PayMana) -> bool:
    """Whether something goes for a mana ability that is being paid for, once its mana has been made."""
    *paid_for, _ = (task, *(payment for _, payment in waiting_for(state, task)))
    prices = [price for payment in paid_for for price in payment.prices]
    return takes_away(prices) or any(demand.kind != "tap" for demand in demands(prices))


MOST_AHEAD = 5_000
"""So many sources are looked at to see whether those that vary are used before something goes."""


def _goes_on(standing: Standing, available: Sequence[Source], work: Work) -> bool:
    """Whether a payment can be completed with sources that vary while what goes is there; where that takes
    too many steps to tell, whether it can be completed with them at all."""
    try:
        return _goes_on_first(standing, available, Work(MOST_AHEAD))
    except StepBudgetExceeded:
        return is_completable(standing, available, work)


def _goes_on_first(standing: Standing, available: Sequence[Source], work: Work) -> bool:
    """Whether a payment can be completed so that sources that vary pay only for the mana ability that is
    being paid for, or for one that pays for it: after that they are not counted on any more."""
    fixed = [one for one in available if not one.varies]
    if is_completable(standing, fixed, work):
        return True
    standing = standing.with_paid_added()
    onward = {one[2:]: one for one in reversed(available) if one.varies or one.cost}
    work.spend(1 + len(onward))
    return len(fixed) < len(available) and any(
        _goes_on_first(after, without_source(available, one), work)
        for one in onward.values()
        for option in one.options
        for after in standing.paying_at_once(one, option)
    )


def _in_ascending_order(
    state: MagicState, standing: Standing, usable: Sequence[Source], later: Sequence[Source]
) -> list[Step]:
    """What could be used next so that only what stands after it is used from then on.

    Of sources that are alike the first ones are used, so that each payment has one path: what is passed over
    stays unused, and so does everything like it.
    """
    found: list[list[Step]] = []
    ahead, work = _Ahead(standing), Work()
    ahead.add(one for one in usable if one.is_tender)
    here = {(one.ref, one.code) for one in later}
    for first, *others in reversed(_indistinguishable(state, usable)):
        if (first.ref, first.code) not in here:
            continue
        ahead.add(others)
        able = without_source(ahead.sources, first)
        found.append(
            [(first, one) for one in first.options if is_completable(standing.using(first, one), able, work)]
        )
        ahead.add([first])
    return [step for group in reversed(found) for step in group]


class _Ahead:
    """Sources that could be used later: of the permanents that pay alike no more than there are symbols to be
    paid, and one more, which could be used first."""

    def __init__(self, standing: Standing) -> None:
        self._most = affording.missing(standing.pool, standing.whole)
        self._touched = standing.claims.touched
        self._refs: dict[Any, set[str]] = {}
        self._units: set[Any] = set()
        self.sources: list[Source] = []

    def add(self, more: Iterable[Source]) -> None:
        """Add those that could matter; of what one use of a permanent makes alike, one."""
        for one in more:
            alike = one[2:]
            refs, unit = self._refs.setdefault(alike, set()), (*one.unit, alike)
            matters = len(refs) <= self._most or one.ref in refs or one.ref in self._touched
            if matters and unit not in self._units:
                refs.add(one.ref)
                self._units.add(unit)
                self.sources.append(one)


def _indistinguishable(state: MagicState, usable: Sequence[Source]) -> list[list[Source]]:
    """Those that cannot be told apart together, in the order of the first of each.

    What could be handed in with a permanent tells it from others.
    """
    groups: dict[Any, list[Source]] = {}
    with_them: dict[str, list[tuple[Mana, ...]]] = {}
    for one in usable:
        if one.under:
            with_them.setdefault(one.under, []).append(one.options)
    for one in usable:
        if not one.is_tender:
            alike = (*identity(state, one), *with_them.get(one.ref, ()))
            groups.setdefault(alike, []).append(one)
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


def activate(draft: MagicDraft, ref: str, code: str, mana: tuple[str, ...]) -> None:
    """Activate a mana ability for the current payment."""
    task = draft.current(PayMana)
    state = draft.state
    source = next(one for one in sources(state, task.seat) if (one.ref, one.code) == (ref, code))
    task.after = place_after(state, task, source)
    task.after_ability = code if task.after == ref else None
    root = draft.current(PayMana, after=2 * len(waiting_for(state, task)))
    if not root.uses:
        root.before = list(state.table.seats[task.seat].mana)
        if state.table.seats[task.seat].kept_mana:
            root.before_kept = [one.mana for one in kept_mana_for(state, root)]
    goes, kept = source.ref if source.gone else None, source.limits is not NO_LIMITS
    root.uses = [*root.uses, Use(list(mana), list(source.cost), goes, kept)]
    format_of(state).mana.use(draft, task.seat, ref, code, mana)


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
    work = Work()
    ranked: list[tuple[Any, Step]] = []
    able = steps(state, task) if is_before_leaving(state, task) or some_vary(state, task.seat) else None
    for usable, standing in standings_of(state, task):
        others: Sequence[Source] = usable
        if not (standing.is_nested or any(one.cost or one.takes for one in usable)):
            ahead = _Ahead(standing)
            ahead.add(usable)
            others = ahead.sources
        firsts = [one for one, *_ in _indistinguishable(state, usable)] if able is None else usable
        for source in firsts:
            left = without_source(others, source)
            for option in source.options:
                if able is not None and (source, option) not in able:
                    continue
                worth = best_left(standing.using(source, option), left, work)
                if worth is not None:
                    ranked.append(((worth.using(source), _uses(state, source, usable)), (source, option)))
    return min(ranked, key=lambda one: one[0])[1]


def _uses(state: MagicState, source: Source, usable: Sequence[Source]) -> tuple[Any, ...]:
    """How much else a source could be used for, its other abilities among that: what comes first is used
    first."""
    kinds = {
        mana
        for one in usable
        if one.ref == source.ref
        for option in one.options
        for mana in plain(option)
        if mana != "C"
    }
    found = characteristics(state).get(source.ref)
    types = found.types if found is not None else frozenset({"land"})
    activated = found.abilities.activated if found is not None else ()
    abilities = sum(ability.zone == "battlefield" for _, ability in activated)
    return (
        source.harms,
        bool(source.cost),
        source.limits is NO_LIMITS,
        any(not SNOW_MANA.keys().isdisjoint(option) for option in source.options),
        source.most(),
        len(kinds) + abilities,
        abilities,
        "creature" in types,
        "land" not in types,
    )
