"""What the payments of a player can be made with now, worked out once for a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache

from engine.kernel.derived import derived
from engine.kernel.remembering import remembered
from engine.magic.aspects import UNTIMED
from engine.magic.hooks import Accepts, Tender
from engine.magic.language.mana import NO_LIMITS, Limits
from engine.magic.language.snow import IN_POOL
from engine.magic.procedures.affording import Work, can_pay
from engine.magic.procedures.claiming import NO_CLAIMS, Claims
from engine.magic.procedures.likeness import being_used
from engine.magic.procedures.mana_abilities import fits, sources
from engine.magic.procedures.sources import NO_UNITS, Source, Sources, SpentOn, Units
from engine.magic.procedures.symbols import is_open, least_of, settlements
from engine.magic.seams import FORMATS
from engine.magic.state import Id, KeptMana, MagicState

from .claims import waiting_for
from .task import PayMana

MOST_MEANS = 512
"""Of which is known what they can pay; the oldest make room."""
MOST_ANSWERS = 256
"""About what each of them can pay."""


class Means:
    """What there is to pay with where a payment may be made with this."""

    def __init__(
        self,
        accepts: Accepts,
        pool: tuple[str, ...],
        made: Sources,
        tenders: tuple[Tender, ...],
        life: int,
    ) -> None:
        self.accepts = accepts
        self.pool = pool
        """The mana that floats."""
        self.tenders = tenders
        """What can be handed in, by ascending places."""
        self.sources = Sources((*made, *as_sources(tenders))) if tenders else made
        """Mana abilities, and tenders as if they made mana."""
        self.life = life
        self.has_limits = False
        """Whether there is mana beside it that may not be spent on everything."""
        self.has_kept = False
        """Whether some of it may not be spent on everything, but on this."""
        self.instead: Means | None = None
        """Or pay with these."""
        self.is_all = True
        """Whether there is nothing among those that is not among these."""
        supply = self.sources.supply
        self.take = supply.units is not NO_UNITS and any(source.takes for source in self.sources)
        """Whether some of them take something else."""
        self._most = len(pool) + supply.most
        """They come to no more mana than this."""

    def pay(self, cost: Sequence[str], work: Work | None = None) -> bool:
        """Whether they can pay this mana, where nothing else is to be paid with it.

        An answer that is known takes as much of the step budget as when it was looked for.

        Raises:
            StepBudgetExceeded: there are too many ways to pay to look at them all.
        """
        key = tuple(cost)
        if not self.is_all and self.instead is not None and self.instead.pay(key, work):
            return True
        if self.life < 0 or least_of(key) > self._most:
            return False
        if self.take:  # what it takes is not among what is known of others that come to the same
            return self._can_pay(key, work or Work())
        certain, units = self.sources.supply
        answers = _answers(tuple(sorted((*self.pool, *certain))), units, self.life)
        known = answers.get(key)
        if known is None:
            looked = Work()
            known = self._can_pay(key, looked), looked.done
            if len(answers) >= MOST_ANSWERS:
                answers.clear()
            answers[key] = known
        if work is not None:
            work.spend(known[1])
        return known[0]

    def sparing(self, source: Id) -> Means:
        """The same, while nothing takes this."""
        found = copy(self)
        found.sources = Sources(one.sparing(source) if one.takes else one for one in self.sources)
        found.instead = None if self.instead is None else self.instead.sparing(source)
        return found

    def leave(self, claims: Claims) -> bool:
        """Whether whatever is made with them leaves what is claimed."""
        return claims is NO_CLAIMS or (not self.take and claims.touched.isdisjoint(self._refs))

    @remembered
    def _refs(self) -> frozenset[str]:
        return frozenset(source.ref for source in self.sources)

    def come_to(self, amount: float) -> bool:
        """Whether they could come to so much mana, whatever its colours."""
        if amount <= self._most:
            return True
        return not self.is_all and self.instead is not None and self.instead.come_to(amount)

    def _can_pay(self, cost: tuple[str, ...], work: Work) -> bool:
        if not any(map(is_open, cost)):
            return can_pay(self.pool, self.sources, cost, life=self.life, work=work)
        return any(
            life <= self.life and can_pay(self.pool, self.sources, mana, life=self.life - life, work=work)
            for mana, life in settlements(cost)
        )


@lru_cache(MOST_MEANS)
def _answers(mana: tuple[str, ...], units: Units, life: int) -> dict[tuple[str, ...], tuple[bool, int]]:
    """What is known of all means that come to the same: which costs they can pay, and the work of finding
    out."""
    return {}


def means_of(
    state: MagicState, seat: int, source: Id, spent_on: SpentOn | None = None, task: PayMana | None = None
) -> Means:
    """What a player can pay a cost of this source with; kept with the state. ``spent_on``: what the cost is
    that of; ``task``: the payment that is going on.

    Mana that may be spent on some things alone is either among them, and then no ability that costs mana
    itself: that is another thing, on which it may not be spent; or it is not, as where payments wait.
    """
    accepts = FORMATS[type(state)].mana.accepts(state, source)
    found = _means(state, seat, accepts)
    if found.take and _is_card(state, source):
        found = _sparing(state, seat, accepts, source)
    if not found.has_limits or (task is not None and waiting_for(state, task)):
        return found
    fitting = tuple(one for one in _limits(state, seat) if fits(state, seat, one, source, spent_on))
    if not fitting:
        return found
    with_more = _with_limits(state, seat, accepts, fitting)
    return with_more.sparing(source) if with_more.take and _is_card(state, source) else with_more


def _is_card(state: MagicState, source: Id) -> bool:
    """Whether something is a card that could be taken for mana."""
    return source in state.table.objects and state.table.objects[source].zone in ("hand", "graveyard")


def _aside(state: MagicState, accepts: Accepts) -> frozenset[Id] | None:
    """What tenders are told apart by, beside what lies on the table."""
    return being_used(state) if accepts.directly else None


@derived(
    ignores=UNTIMED,
    key=lambda state, seat, accepts, source: (seat, accepts, source, _aside(state, accepts)),
)
def _sparing(state: MagicState, seat: int, accepts: Accepts, source: Id) -> Means:
    """What there is to pay for a card with, which is not taken for its own mana."""
    return _means(state, seat, accepts).sparing(source)


@derived(ignores=UNTIMED, key=lambda state, seat, accepts: (seat, accepts, _aside(state, accepts)))
def _means(state: MagicState, seat: int, accepts: Accepts) -> Means:
    """What there is to pay with, whatever is paid."""
    player = state.table.seats[seat]
    every = sources(state, seat) if accepts.abilities else Sources()
    has_limits = bool(player.kept_mana)
    for one in every:
        if one.by_hand:
            every = Sources(other for other in every if not other.by_hand)
            break
    for one in every:
        if one.limits is not NO_LIMITS:
            every = Sources(other for other in every if other.limits is NO_LIMITS)
            has_limits = True
            break
    found = Means(
        accepts,
        tuple(player.mana) if accepts.pool else (),
        every,
        tuple(FORMATS[type(state)].mana.tenders(state, seat, accepts)) if accepts.directly else (),
        player.life,
    )
    found.has_limits = has_limits
    return found


@derived(ignores=UNTIMED)
def _limits(state: MagicState, seat: int) -> tuple[Limits, ...]:
    """What a player's mana may be spent on that may not be spent on everything."""
    made = (source.limits for source in sources(state, seat) if source.limits is not NO_LIMITS)
    return tuple(dict.fromkeys([*(one.limits for one in state.table.seats[seat].kept_mana), *made]))


@derived(
    ignores=UNTIMED,
    key=lambda state, seat, accepts, fitting: (seat, accepts, fitting, _aside(state, accepts)),
)
def _with_limits(state: MagicState, seat: int, accepts: Accepts, fitting: tuple[Limits, ...]) -> Means:
    """The same with mana that may be spent on this."""
    plain, player = _means(state, seat, accepts), state.table.seats[seat]
    kept = tuple(one.mana for one in player.kept_mana if one.limits in fitting) if accepts.pool else ()
    every = sources(state, seat) if accepts.abilities else Sources()
    able = [one for one in every if not one.by_hand and (one.limits is NO_LIMITS or one.limits in fitting)]
    found = Means(
        accepts,
        tuple(sorted((*plain.pool, *kept), key=IN_POOL.index)),
        Sources(one for one in able if not one.cost),
        plain.tenders,
        player.life,
    )
    found.has_limits = found.has_kept = True
    found.instead = plain
    found.is_all = not any(one.cost for one in able)
    return found


def kept_mana_for(state: MagicState, task: PayMana) -> list[KeptMana]:
    """The mana in the pool that may not be spent on everything, but on this; in the order in which it is
    spent."""
    kept = state.table.seats[task.seat].kept_mana
    if not kept or waiting_for(state, task):
        return []
    return [one for one in kept if fits(state, task.seat, one.limits, task.source, task.spent_on)]


def kept_mana(state: MagicState, task: PayMana, mana: str) -> KeptMana | None:
    """What a payment spends of a kind of mana that is in the pool: before other mana, what may not be spent
    on everything (CORE-R14)."""
    return next((one for one in kept_mana_for(state, task) if one.mana == mana), None)


def as_sources(tendered: Sequence[Tender]) -> Iterator[Source]:
    """Tenders as exact searches for payments count them; those with the same key are numbered."""
    numbers = Counter[str]()
    for tender in tendered:
        yield _as_source(tender, numbers[tender.key])
        numbers[tender.key] += 1


@lru_cache(1024)
def _as_source(tender: Tender, number: int) -> Source:
    return Source(
        tender.key,
        str(number),
        tuple((mana,) for mana in tender.mana),
        gone=tender.gone,
        life=0,
        taps=tender.taps,
        is_tender=True,
        under=tender.under,
    )
