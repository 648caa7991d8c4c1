"""What the payments of a player can be made with now, worked out once for a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache

from engine.kernel.derived import derived
from engine.magic.aspects import UNTIMED
from engine.magic.hooks import Accepts, Tender
from engine.magic.procedures.affording import NO_CLAIMS, Claims, Work, can_pay, settlements
from engine.magic.procedures.sources import Source, Sources, Units, being_used, sources
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicState

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
        self._most = len(pool) + self.sources.supply.most
        """They come to no more mana than this."""

    def pay(self, cost: Sequence[str], work: Work | None = None) -> bool:
        """Whether they can pay this mana, where nothing else is to be paid with it.

        An answer that is known takes as much of the step budget as when it was looked for.

        Raises:
            StepBudgetExceeded: there are too many ways to pay to look at them all.
        """
        key = tuple(cost)
        if self.life < 0 or not self.come_to(least_of(key)):
            return False
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

    def leave(self, claims: Claims) -> bool:
        """Whether whatever is made with them leaves what is claimed."""
        return claims is NO_CLAIMS or claims.touched.isdisjoint(self._refs)

    @cached_property
    def _refs(self) -> frozenset[str]:
        return frozenset(source.ref for source in self.sources)

    def come_to(self, amount: float) -> bool:
        """Whether they could come to so much mana, whatever its colours."""
        return amount <= self._most

    def _can_pay(self, cost: tuple[str, ...], work: Work) -> bool:
        if not any("/" in symbol for symbol in cost):
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


def least_of(cost: Iterable[str]) -> int:
    """The fewest mana with which a cost could be paid: Phyrexian symbols take none."""
    return sum(int(symbol) if symbol.isdigit() else "P" not in symbol for symbol in cost)


def means_of(state: MagicState, seat: int, source: Id) -> Means:
    """What a player can pay a cost of this source with; kept with the state."""
    return _means(state, seat, format_of(state).mana.accepts(state, source))


@derived(ignores=UNTIMED, key=lambda state, seat, accepts: (seat, accepts, being_used(state)))
def _means(state: MagicState, seat: int, accepts: Accepts) -> Means:
    player = state.table.seats[seat]
    return Means(
        accepts,
        tuple(player.mana) if accepts.pool else (),
        sources(state, seat) if accepts.abilities else Sources(),
        tuple(format_of(state).mana.tenders(state, seat, accepts)) if accepts.directly else (),
        player.life,
    )


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
        gone=False,
        life=0,
        taps=False,
        is_tender=True,
        under=tender.under,
    )
