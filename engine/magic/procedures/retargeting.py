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


def others(context: Context, places: Sequence[Place], index: int) -> list[Id]:
    """What the target whose turn it is may be in the place of what it is so far."""
    place = places[index]
    found = [ref for ref in _free(context, places[:index], place) if ref != place.ref]
    if not place.target.divided:
        mine = {one.ref for one in places[index + 1 :] if one.target is place.target}
        found = [ref for ref in found if ref not in mine]
    if not any(_concerns(place, one) for one in places[index + 1 :]):
        return found
    return [ref for ref in found if _goes_on(context, places, index, ref)]


def possible_so_far(context: Context, places: Sequence[Place], index: int) -> bool:
    """Whether a game can come to these targets as this one is to be decided: those before it are different,
    so are those that come, and of these all that are the same as one before them can change."""
    decided, later = places[:index], places[index:]
    for part in (decided, later):
        told = [(one.target.name, one.ref) for one in part]
        if len(set(told)) < len(told):
            return False
    return _all_can_move(context, decided, later, [one for one in later if _is_taken(decided, one)])


def may_stay(context: Context, places: Sequence[Place], index: int) -> bool:
    """Whether it may stay what it is: no target that was changed before makes it an illegal one."""
    return not _has_to_change(context, places[:index], places[index])


def _apart(one: Place, other: Place) -> bool:
    """Whether two of them have to be different (CR 115.3)."""
    if one.target.name == other.target.name:
        return True
    return one.target.not_same_as == other.target.name or other.target.not_same_as == one.target.name


def _concerns(place: Place, later: Place) -> bool:
    return _apart(place, later) or speaks_of(later.target, place.target.name)


def _is_taken(decided: Sequence[Place], place: Place) -> bool:
    """Whether it is the same as one that is decided and has to be different."""
    return any(one.ref == place.ref and _apart(one, place) for one in decided)


def _has_to_change(context: Context, decided: Sequence[Place], place: Place) -> bool:
    """Whether one of those that come cannot stay, given those that are decided. What has gone from where it
    was is illegal whatever is chosen, and may stay."""
    if _is_taken(decided, place):
        return True
    if place.target.same is not None and place.ref in context.state.table.objects:
        return not of_one_owner(context, _lying_beside(context, decided, place), [place.ref], 0)
    if not any(speaks_of(place.target, one.target.name) for one in decided):
        return False
    return place.ref in context.state.table.objects and place.ref not in candidates(context, place.target)


def _goes_on(context: Context, places: Sequence[Place], index: int, ref: Id) -> bool:
    """Whether all that have to change can, once this is what the target becomes."""
    place = places[index]
    after = [*places[:index], place._replace(ref=ref), *places[index + 1 :]]
    chosen: list[int | str] = [one.ref for one in after if one.target.name == place.target.name]
    then = context._replace(vars={**context.vars, place.target.name: chosen})
    return _all_go_on(then, after[: index + 1], after[index + 1 :])


def _all_go_on(context: Context, decided: Sequence[Place], later: Sequence[Place]) -> bool:
    """Whether all that come and cannot stay can become something else."""
    moved = [one for one in later if _has_to_change(context, decided, one)]
    return _all_can_move(context, decided, later, moved)


def _all_can_move(
    context: Context, decided: Sequence[Place], later: Sequence[Place], moved: Sequence[Place]
) -> bool:
    """Whether these can become something else, each something different."""
    staying = [*decided, *(one for one in later if one not in moved)]
    return all_find_one([_free(context, staying, one) for one in moved])


def _free(context: Context, beside: Sequence[Place], place: Place) -> list[Id]:
    """What is open to one of them beside these."""
    taken = {one.ref for one in beside if _apart(one, place)}
    found = [ref for ref in candidates(context, place.target) if ref not in taken]
    if place.target.same is None:
        return found
    return of_one_owner(context, _lying_beside(context, beside, place), found, 0)


def _lying_beside(context: Context, these: Sequence[Place], place: Place) -> list[Id]:
    """Those of these beside which a target has to lie, in one player's graveyard: what has gone is there no
    more."""
    objects = context.state.table.objects
    return [one.ref for one in these if one.target.name == place.target.name and one.ref in objects]


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
