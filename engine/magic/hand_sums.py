"""What payments ask of a hand, as sums over its cards (CR 118.3).

That each of several demands gets cards of its own is so if, for all of them together and for any of them,
there are as many cards that serve one of these (Hall's theorem).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from engine.kernel.errors import StepBudgetExceeded

from . import atoms
from .fitting_hands import Sums
from .procedures.demands import Demand, candidates, worth
from .procedures.stack_items import Announcement
from .state import Id, MagicDraft, MagicState

MOST_DEMANDS = 8
"""So many kinds of cards at most are asked for together (a step budget, CORE-R5): their sets are counted."""


class Owed(NamedTuple):
    """What a player is about to pay with cards in the hand."""

    seat: int
    source: Id
    demands: Sequence[Demand]
    announced: Announcement | None = None
    """The announcement, with the alternatives of which these demands are a part."""


class _Sum(NamedTuple):
    """Something that cards add to, and what they have to come to."""

    adds: Mapping[str, int]
    """What each face adds that adds anything."""
    least: int


class _Serving(NamedTuple):
    """The cards that serve a demand."""

    faces: Mapping[str, int]
    """Those that may be dealt, with what each is worth."""
    seen: Mapping[Id, int]
    """Those that are known to be in the hand."""


def sums(
    draft: MagicDraft,
    choices: Sequence[Sequence[Owed]],
    faces: Sequence[str],
    slots: Sequence[Id],
    seen: Sequence[Id],
) -> tuple[dict[str, Sums], list[Sums]]:
    """What each face adds to the sums that are asked for, and what these have to come to: a list for each of
    several choices of what is paid.

    Args:
        faces: those that may be dealt to the hand.
        slots: the places to which they may be dealt; they hold what they held afterwards.
        seen: what is known to be in the hand besides.
    """
    wanted = [
        [one for owed in choice for one in _sums_of(draft, owed, faces, slots, seen)] for choice in choices
    ]
    every = [*chain.from_iterable(wanted)]
    adds = {face: tuple(one.adds.get(face, 0) for one in every) for face in faces}
    return adds, [tuple(one.least for one in each) for each in wanted]


def _sums_of(
    draft: MagicDraft, owed: Owed, faces: Sequence[str], slots: Sequence[Id], seen: Sequence[Id]
) -> Iterator[_Sum]:
    serving = _serving(draft, owed, faces, slots, seen)
    needed: dict[tuple[frozenset[str], frozenset[Id]], int] = {}
    for demand, one in zip(owed.demands, serving, strict=True):
        if demand.total is not None:
            held = sum(one.seen.values())
            yield _Sum(one.faces, max(0, demand.total.min - held))
        if demand.least:
            cards = frozenset(one.faces), frozenset(one.seen)
            needed[cards] = needed.get(cards, 0) + demand.least
    if len(needed) > MOST_DEMANDS:
        raise StepBudgetExceeded(MOST_DEMANDS, "a payment under way asks for more than {} kinds of cards")
    for size in range(1, len(needed) + 1):
        for some in combinations(needed.items(), size):
            served = frozenset[str]().union(*(cards for (cards, _), _ in some))
            held = len(frozenset[Id]().union(*(there for (_, there), _ in some)))
            yield _Sum(dict.fromkeys(sorted(served), 1), max(0, sum(least for _, least in some) - held))


def _serving(
    draft: MagicDraft, owed: Owed, faces: Sequence[str], slots: Sequence[Id], seen: Sequence[Id]
) -> list[_Serving]:
    """The cards that serve each demand: the faces are dealt to the places, as many at once as these hold."""
    before = {ref: draft.state.table.objects[ref].card for ref in slots}
    found = [dict[str, int]() for _ in owed.demands]
    for first in range(0, len(faces), len(slots) or 1):
        dealt = dict(zip(slots, faces[first : first + len(slots)], strict=False))
        atoms.deal_faces(draft, dealt)
        for demand, served in zip(owed.demands, found, strict=True):
            able = _worths(draft.state, owed, demand, dealt)
            served.update((dealt[ref], value) for ref, value in able.items())
    atoms.deal_faces(draft, before)
    known = (_worths(draft.state, owed, demand, seen) for demand in owed.demands)
    return [_Serving(*one) for one in zip(found, known, strict=True)]


def _worths(
    state: MagicState, owed: Owed, demand: Demand, refs: Sequence[Id] | Mapping[Id, str]
) -> dict[Id, int]:
    """Those of these cards that serve a demand, with what each adds to its total."""
    able = candidates(state, owed.seat, owed.source, demand)
    return {ref: max(0, worth(state, demand, ref)) for ref in able if ref in refs}
