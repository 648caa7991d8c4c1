"""Which targets may take the place of those that a spell or ability has (CR 115.7, 707.10c).

They are decided one after the other, and what counts is what they are in the end (CR 115.7e): one may become
what another one is so far, if that one can become something else then, and has to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.magic.evaluate import Context
from engine.magic.language.filters import Target
from engine.magic.state import Id

from .targets import candidates, of_one_owner, speaks_of


class Place(NamedTuple):
    """One of the things that a spell or ability targets."""

    target: Target
    number: int
    """Its number among those that are chosen for this use of the word "target"."""
    ref: Id
    """What it is so far."""


class _Open:
    """What may be chosen for each use of the word "target", looked up once however many are chosen for it."""

    __slots__ = ("_before", "_changed", "_found", "context")

    def __init__(self, context: Context, before: _Open | None = None, changed: str = "") -> None:
        self.context = context
        self._before, self._changed = before, changed
        self._found: dict[str, Mapping[Id, None]] = {}

    def once(self, name: str, chosen: list[int | str]) -> _Open:
        """The same once this has been chosen for one of them: what that does not tell of stays as it is."""
        return _Open(self.context._replace(vars={**self.context.vars, name: chosen}), self, name)

    def to(self, target: Target) -> Mapping[Id, None]:
        """The candidates, in their order."""
        if self._before is not None and not speaks_of(target, self._changed):
            return self._before.to(target)
        found = self._found.get(target.name)
        if found is None:
            found = self._found[target.name] = dict.fromkeys(candidates(self.context, target))
        return found


class _Beside:
    """Some of the targets, and what is left to others beside them: that depends on what these are for."""

    __slots__ = ("_lying", "_taken", "_tell", "offered", "places")

    def __init__(self, offered: _Open, places: Sequence[Place]) -> None:
        self.offered, self.places = offered, places
        self._taken: dict[str, set[Id]] = {}
        self._lying: dict[str, list[Id]] = {}
        self._tell: dict[str, bool] = {}

    def kept_from(self, target: Target) -> set[Id]:
        """What one of these is from which it has to be different."""
        found = self._taken.get(target.name)
        if found is None:
            found = {one.ref for one in self.places if _apart(one.target, target)}
            self._taken[target.name] = found
        return found

    def has_to_change(self, place: Place) -> bool:
        """Whether another one cannot stay what it is. What has gone from where it was is illegal whatever is
        chosen, and may stay."""
        target, ref = place.target, place.ref
        if ref in self.kept_from(target):
            return True
        is_there = ref in self.offered.context.state.table.objects
        if target.same is not None and is_there:
            return not self._of_one_owner(target, [ref])
        return is_there and self._speaks(target) and ref not in self.offered.to(target)

    def free(self, target: Target) -> list[Id]:
        """What another one may become."""
        taken = self.kept_from(target)
        found = [ref for ref in self.offered.to(target) if ref not in taken]
        return found if target.same is None else self._of_one_owner(target, found)

    def _of_one_owner(self, target: Target, refs: list[Id]) -> list[Id]:
        """Those that lie beside them, in one player's graveyard: what has gone is there no more."""
        context, name = self.offered.context, target.name
        lying = self._lying.get(name)
        if lying is None:
            there = context.state.table.objects
            lying = [one.ref for one in self.places if one.target.name == name and one.ref in there]
            self._lying[name] = lying
        return of_one_owner(context, lying, refs, 0)

    def _speaks(self, target: Target) -> bool:
        """Whether one of these tells what another may be."""
        found = self._tell.get(target.name)
        if found is None:
            found = self._tell[target.name] = any(
                speaks_of(target, name) for name in dict.fromkeys(one.target.name for one in self.places)
            )
        return found


def others(context: Context, places: Sequence[Place], index: int) -> list[Id]:
    """What the target whose turn it is may be in the place of what it is so far."""
    place, later = places[index], places[index + 1 :]
    before = _Beside(_Open(context), places[:index])
    found = [ref for ref in before.free(place.target) if ref != place.ref]
    if not place.target.divided:
        mine = {one.ref for one in later if one.target is place.target}
        found = [ref for ref in found if ref not in mine]
    if not any(_concerns(place.target, one.target) for one in later):
        return found
    moves = [None if _depends(place.target, one.target) else before.has_to_change(one) for one in later]
    return [ref for ref in found if _goes_on(before, place._replace(ref=ref), later, moves)]


def possible_so_far(context: Context, places: Sequence[Place], index: int) -> bool:
    """Whether a game can come to these targets as this one is to be decided: those before it are different,
    so are those that come, and of these all that are the same as one before them can change."""
    decided, later = places[:index], places[index:]
    for part in (decided, later):
        told = [(one.target.name, one.ref) for one in part]
        if len(set(told)) < len(told):
            return False
    beside = _Beside(_Open(context), decided)
    return _all_can_move(beside, later, [one.ref in beside.kept_from(one.target) for one in later])


def may_stay(context: Context, places: Sequence[Place], index: int) -> bool:
    """Whether it may stay what it is: no target that was changed before makes it an illegal one."""
    return not _Beside(_Open(context), places[:index]).has_to_change(places[index])


def _apart(one: Target, other: Target) -> bool:
    """Whether what is chosen for two uses of the word "target" has to be different (CR 115.3)."""
    return one.name == other.name or one.not_same_as == other.name or other.not_same_as == one.name


def _concerns(target: Target, later: Target) -> bool:
    """Whether what is chosen for one says anything of what another may be."""
    return _apart(target, later) or speaks_of(later, target.name)


def _depends(target: Target, later: Target) -> bool:
    """Whether it says more than that the other one is different."""
    return speaks_of(later, target.name) or (later.same is not None and later.name == target.name)


def _goes_on(before: _Beside, place: Place, later: Sequence[Place], moves: Sequence[bool | None]) -> bool:
    """Whether all that come and cannot stay can become something else, once a target becomes this. ``moves``:
    whether they can stay beside those before it; None: that depends on it."""
    name = place.target.name
    decided = [*before.places, place]
    chosen: list[int | str] = [one.ref for one in (*decided, *later) if one.target.name == name]
    beside = _Beside(before.offered.once(name, chosen), decided)
    moving = [
        beside.has_to_change(one) if move is None or one.ref == place.ref else move
        for one, move in zip(later, moves, strict=True)
    ]
    return _all_can_move(beside, later, moving)


def _all_can_move(decided: _Beside, later: Sequence[Place], moves: Sequence[bool]) -> bool:
    """Whether those that come, of which these move, can become something else, each something different."""
    moved = [one.target for one, move in zip(later, moves, strict=True) if move]
    if not moved:
        return True
    staying = [one for one, move in zip(later, moves, strict=True) if not move]
    beside = _Beside(decided.offered, [*decided.places, *staying])
    free = {target.name: beside.free(target) for target in {one.name: one for one in moved}.values()}
    if len(free) == 1:
        return len(moved) <= len(free[moved[0].name])
    return all_find_one([free[target.name] for target in moved])


def all_find_one(options: Sequence[Sequence[Id]]) -> bool:
    """Whether each of some places can become something else than the others, of what is open to it.

    A matching by augmenting paths, which are looked for breadth first: a thousand places are no depth.
    """
    holders: dict[Id, int] = {}
    held: dict[int, Id] = {}
    for start in range(len(options)):
        came: dict[Id, int] = {}
        taken = _nearest_free(options, start, holders, came)
        if taken is None:
            return False
        while taken is not None:  # each on the path takes what it came to, and leaves what it held
            place = came[taken]
            left = held.get(place)
            holders[taken], held[place] = place, taken
            taken = left
    return True


def _nearest_free(
    options: Sequence[Sequence[Id]], start: int, holders: Mapping[Id, int], came: dict[Id, int]
) -> Id | None:
    """The nearest that nobody holds; ``came`` tells from which place each was come to."""
    places = [start]
    for place in places:  # it grows on the way
        for ref in options[place]:
            if ref not in came:
                came[ref] = place
                if ref not in holders:
                    return ref
                places.append(holders[ref])
    return None
