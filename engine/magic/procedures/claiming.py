"""What has to be left when mana is made for a cost: what the other parts of the cost, and mana abilities that
tap, sacrifice, discard … something else, take (CR 118.3, 605.3a).

What one part of a payment takes is not counted on as what another takes (CORE-8.10).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from .assigning import assignable
from .sources import Pick, Source

if TYPE_CHECKING:
    from .affording import Work


class Claims(NamedTuple):
    """What has to be left when the mana of a cost has been made."""

    upright: frozenset[str] = frozenset()
    """Permanents that are not tapped for mana."""
    present: frozenset[str] = frozenset()
    """Permanents that are not sacrificed for mana."""
    picks: tuple[Pick, ...] = ()

    @property
    def touched(self) -> frozenset[str]:
        """All reserved objects: those claimed, and those that may be picked."""
        return self.upright.union(self.present, *(pick.among for pick in self.picks))

    def allow(self, source: Source) -> bool:
        """Whether a source alone leaves enough."""
        if source.taps and source.ref in self.upright:
            return False
        uses_up = source.gone or source.untaps or source.takes_counters
        if uses_up and source.ref in self.present:
            return False
        return not self.picks or can_be_picked(self.picks, [source])

    def without(self, source: Source) -> Claims:
        """What is left to be claimed once a source was used, what that takes for it among that."""
        picks = (
            pick._replace(among=pick.among - {source.ref}) if spoils(source, pick) else pick
            for pick in self.picks
        )
        taken = (pick._replace(is_next=True) for pick in self.left_for(source))
        return self._replace(picks=(*picks, *taken))

    def left_for(self, source: Source) -> tuple[Pick, ...]:
        """What a source takes, without what has to stay upright, or there."""
        if not source.takes or not (self.upright or self.present):
            return source.takes
        kept = self.upright | self.present
        return tuple(
            pick._replace(among=pick.among - (self.upright if pick.by_tapping else kept))
            for pick in source.takes
        )


NO_CLAIMS = Claims()


def spoils(source: Source, pick: Pick) -> bool:
    """Whether using a source, whenever that is, leaves its permanent unable to be picked.

    What goes for a mana ability may go before another is used; so it has none that takes something, or costs
    mana, itself.
    """
    if source.ref not in pick.among:
        return False
    if (
        source.gone
        or (pick.is_next and not pick.by_tapping)
        or (pick.by_tapping and source.taps)
        or source.takes_counters
    ):
        return True
    late = bool(source.takes or source.cost) and source.ref != pick.taker
    return late and bool(pick.taker) and not pick.by_tapping


def can_be_picked(picks: Sequence[Pick], used: Sequence[Source]) -> bool:
    """Whether a different object can be picked each time once these sources were used."""
    left = [pick.among - {source.ref for source in used if spoils(source, pick)} for pick in picks]
    return assignable(left)


def leaving(available: Sequence[Source], claims: Claims, work: Work) -> Iterator[Sequence[Source]]:
    """The largest sets of sources that leave what is claimed, and what they take themselves."""
    for source in available:
        if source.takes:
            yield from _leaving_with_takers(available, claims, work)
            return
    touched = claims.touched
    if not any(source.ref in touched for source in available):
        if can_be_picked(claims.picks, ()):
            yield available
        return
    usable = [source for source in available if claims.allow(source)]
    rivals = [source for source in usable if any(spoils(source, pick) for pick in claims.picks)]
    refs = list(dict.fromkeys(source.ref for source in rivals))
    for number in range(len(refs) + 1):
        found = False
        for spared in combinations(refs, number):
            work.spend(len(rivals))
            used = [source for source in rivals if source.ref not in spared]
            if can_be_picked(claims.picks, used):
                found = True
                yield [source for source in usable if source not in rivals or source in used]
        if found:
            return


def _leaving_with_takers(
    available: Sequence[Source], claims: Claims, work: Work
) -> Iterator[Sequence[Source]]:
    """The largest sets of sources that leave what is claimed, and what those in them take."""
    others = [source for source in available if not source.takes]
    takers = [one._replace(takes=claims.left_for(one)) for one in available if one.takes]
    groups = _alike(takers, claims)
    ahead, met = [tuple(len(group) for group in groups)], set[tuple[int, ...]]()
    while ahead:
        numbers = ahead.pop(0)
        if numbers in met:
            continue
        met.add(numbers)
        work.spend(1 + len(available))
        used = [one for group, number in zip(groups, numbers, strict=True) for one in group[:number]]
        if _give_all(others, used, claims):
            yield [*others, *(one._replace(takes=()) for one in used)]
            continue
        yield from _giving_some(others, used, claims, work)
        ahead += [
            (*numbers[:place], number - 1, *numbers[place + 1 :])
            for place, number in enumerate(numbers)
            if number
        ]


def _alike(takers: Sequence[Source], claims: Claims) -> list[list[Source]]:
    """Those that a payment cannot tell apart together: what takes the same, and is taken by nothing."""
    picks = {*claims.picks, *(pick for source in takers for pick in source.takes)}
    reserved = claims.upright | claims.present
    groups: dict[Any, list[Source]] = {}
    for one in takers:
        taken = tuple((pick.among, pick.by_tapping) for pick in one.takes)
        same = (one.options, one.life, one.taps, one.gone, one.untaps, one.weight, one.limits, taken)
        is_own = one.ref in reserved or any(spoils(one, pick) for pick in picks)
        groups.setdefault((same, one.ref if is_own else ""), []).append(one)
    return [group[: _most_uses(group[0])] for group in groups.values()]


def _most_uses(source: Source) -> int:
    """So often what it takes is there at most."""
    return min(len(pick.among) // source.takes.count(pick) for pick in source.takes)


def _give_all(others: Sequence[Source], used: Sequence[Source], claims: Claims) -> bool:
    """Whether all of these can be used beside all the others."""
    every = [*others, *used]
    if not all(map(claims.allow, every)):
        return False
    return can_be_picked((*claims.picks, *chain.from_iterable(one.takes for one in used)), every)


def _giving_some(
    others: Sequence[Source], used: Sequence[Source], claims: Claims, work: Work
) -> Iterator[Sequence[Source]]:
    """The largest sets of the others that can be used beside all of these."""
    picks = (*claims.picks, *chain.from_iterable(one.takes for one in used))
    if not all(map(claims.allow, used)) or not can_be_picked(picks, used):
        return
    usable = [source for source in others if claims.allow(source)]
    rivals = [source for source in usable if any(spoils(source, pick) for pick in picks)]
    plain = [source for source in usable if source not in rivals]
    plain += [one._replace(takes=()) for one in used]
    by_ref: dict[str, list[Source]] = {}
    for source in rivals:
        by_ref.setdefault(source.ref, []).append(source)
    alike: dict[Any, list[str]] = {}
    for ref, found in by_ref.items():
        kind = tuple((one[2:], [spoils(one, pick) for pick in picks]) for one in found)
        alike.setdefault(str(kind), []).append(ref)
    for number in range(len(by_ref) + 1):
        able = False
        for spared in _spared(list(alike.values()), number):
            work.spend(len(rivals))
            left = [source for source in rivals if source.ref not in spared]
            if can_be_picked(picks, [*used, *left]):
                able = True
                yield [*plain, *left]
        if able:
            return


def _spared(groups: Sequence[Sequence[str]], number: int) -> Iterator[tuple[str, ...]]:
    """So many permanents, of those alike the first ones."""
    if not groups:
        if not number:
            yield ()
        return
    first, *others = groups
    for some in range(min(len(first), number) + 1):
        yield from ((*first[:some], *more) for more in _spared(others, number - some))
