"""What a mana ability may take while something is paid, so that the rest can be paid as well (CORE-R14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.answers import before_current
from engine.magic.language.mana import life_of
from engine.magic.objects import characteristics
from engine.magic.procedures.affording import Work
from engine.magic.procedures.claiming import Claims
from engine.magic.procedures.demands import Kind
from engine.magic.procedures.depending import is_fickle, makes_others
from engine.magic.procedures.sources import Pick, Source
from engine.magic.state import Id, MagicState

from .making import standings_of, without_source
from .needed import Standing, is_completable
from .task import MakeMana, PayMana


class Given(NamedTuple):
    """What has been picked for the price of a mana ability."""

    tapped: frozenset[Id]
    gone: frozenset[Id]
    """What is given up, or gives up something."""

    def and_also(self, kind: Kind, ref: Id) -> Given:
        """The same, and one object more."""
        if kind == "tap":
            return self._replace(tapped=self.tapped | {ref})
        return self._replace(gone=self.gone | {ref})

    def spoil(self, ref: Id, *, by_tapping: bool) -> bool:
        """Whether an object can no longer be tapped, or be there, for something else."""
        return ref in self.gone or (by_tapping and ref in self.tapped)

    def leave(self, claims: Claims) -> bool:
        """Whether what is claimed by name is left."""
        return claims.upright.isdisjoint(self.tapped | self.gone) and claims.present.isdisjoint(self.gone)

    def without(self, pick: Pick) -> Pick:
        """What can still be picked."""
        taken = self.gone | self.tapped if pick.by_tapping else self.gone
        return pick if pick.among.isdisjoint(taken) else pick._replace(among=pick.among - taken)


NOTHING_GIVEN = Given(frozenset(), frozenset())


def is_for_payment(state: MagicState) -> bool:
    """Whether the current task pays the price of a mana ability that is used for a payment."""
    agenda = state.machine.agenda
    return len(agenda) > 2 and isinstance(agenda[-2], MakeMana) and isinstance(agenda[-3], PayMana)


def still_paying(
    state: MagicState, given: Given, kind: Kind, able: Sequence[Id], still: Sequence[Pick]
) -> Sequence[Id]:
    """Those of some objects with which, as the next that is picked, the payment can be completed; all of them
    if none is sure to.

    ``still`` is what has to be picked for the same price after it.
    """
    making = state.machine.agenda[-2]
    below = before_current(state, 2)
    paying: PayMana = below.machine.agenda[-1]
    standings = list(standings_of(below, paying))
    known, work = characteristics(state), Work()
    found = []
    for ref in able:
        after = given.and_also(kind, ref)
        changes_more = ref in known and (
            is_fickle(state, ref) or (kind != "tap" and makes_others(state, ref))
        )
        for usable, standing in standings:
            left = _left(standing, making, after, still)
            if left is None:
                continue
            others = _usable(usable, making, after, is_last=changes_more)
            if is_completable(left._replace(life=left.life - _life(usable, making)), others, work):
                found.append(ref)
                break
    return found or able


def _left(standing: Standing, making: MakeMana, given: Given, still: Sequence[Pick]) -> Standing | None:
    """How far the payment will have come once the mana is there."""
    claims = standing.claims
    if not given.leave(claims):
        return None
    picks = (given.without(pick) for pick in (*claims.picks, *still))
    return standing._replace(pool=(*standing.pool, *making.mana), claims=claims._replace(picks=tuple(picks)))


def _used(usable: Sequence[Source], making: MakeMana) -> Source | None:
    return next((one for one in usable if (one.ref, one.code) == (making.source, making.code)), None)


def _life(usable: Sequence[Source], making: MakeMana) -> int:
    used = _used(usable, making)
    return 0 if used is None else life_of(used.prices)


def _usable(usable: Sequence[Source], making: MakeMana, given: Given, *, is_last: bool) -> list[Source]:
    """What else can be used then; after what could change anything else only what is no ability."""
    used = _used(usable, making)
    left = list(usable) if used is None else without_source(usable, used)
    return [
        one._replace(takes=tuple(map(given.without, one.takes))) if one.takes else one
        for one in left
        if not given.spoil(one.ref, by_tapping=one.taps) and (one.is_tender or not is_last)
    ]
