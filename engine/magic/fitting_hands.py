"""Hands that fit: drawn from decks whose order nobody knows, each as likely as deals come to it.

What is asked of a hand are sums over its cards, such as two creature cards, or cards with a total power of
five. Cards that add alike are counted together, so all hands that fit can be counted and one of them be
drawn, however rare they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain, pairwise
from math import comb
from typing import NamedTuple

from engine.kernel import rng
from engine.kernel.documents import Rng
from engine.kernel.errors import StepBudgetExceeded

MOST_WORK = 200_000
"""So many ways to go on are looked at while the hands that fit are counted (a step budget, CORE-R5)."""
_BITS = 32

Sums = tuple[int, ...]
"""What a card adds to each sum, or what is missing of each."""


class Share(NamedTuple):
    """The unseen cards of a deck, and how many of them lie in certain places."""

    faces: Sequence[str]
    held: int


class Places(NamedTuple):
    """Places of a hand, and how they are filled.

    They may be some of several places that nobody can tell apart: ``shares`` says how many cards of each deck
    lie in all of those.
    """

    number: int
    shares: Sequence[Share]


Hand = dict[int, list[str]]
"""The cards of a hand by the share that they are from; those of all places are numbered through."""


class _Column(NamedTuple):
    """Cards of one share that add alike."""

    number: int
    faces: Sequence[str]
    adds: Sums
    ends: Share | None
    """The share, where this is its last column."""
    next: int | None
    """The number of the places that are filled next, where this is the last column of the ones before."""


class _Dealt(NamedTuple):
    """What has come of the columns so far. Ways that come to the same are one."""

    left: int
    """Places that are still to be filled."""
    taken: int
    """Cards of the share."""
    missing: Sums


_Way = tuple[_Dealt, int, int]
"""What had been dealt before, the number of cards taken since, and how many deals come to it."""


def draw(
    chance: Rng, places: Sequence[Places], adds: Mapping[str, Sums], wanted: Sequence[Sums]
) -> Hand | None:
    """A hand that fits; None if none does.

    Args:
        chance: advanced.
        places: where the hand lies.
        adds: what each face adds to the sums, those of one list of ``wanted`` after the other.
        wanted: what the sums have to come to at least: in one of these lists all of them.

    Raises:
        StepBudgetExceeded: there are too many kinds of hands to count.
    """
    columns = [*_columns(places, adds)]
    numbers = [one.number for one in places if one.number]
    reached = {_Dealt(numbers[0] if numbers else 0, 0, tuple(chain(*wanted))): 1}
    trail: list[dict[_Dealt, list[_Way]]] = []
    work = 0
    for column in columns:
        ways: dict[_Dealt, list[_Way]] = {}
        for before, deals in reached.items():
            for count in range(min(len(column.faces), before.left) + 1):
                after, times = _taking(column, before, count)
                if times:
                    ways.setdefault(after, []).append((before, count, deals * times))
        work += sum(map(len, ways.values()))
        if work > MOST_WORK:
            raise StepBudgetExceeded(MOST_WORK, "what a hand may hold takes more than {} steps to count")
        trail.append(ways)
        reached = {after: sum(deals for _, _, deals in found) for after, found in ways.items()}
    ends = [0, *accumulate(map(len, wanted))]
    fitting = [
        one
        for one in reached
        if not one.left and any(not any(one.missing[first:last]) for first, last in pairwise(ends))
    ]
    if not fitting:
        return None
    now = fitting[_chosen(chance, [reached[one] for one in fitting])]
    hand: Hand = {}
    for column, ways in zip(reversed(columns), reversed(trail), strict=True):
        found = ways[now]
        now, count, _ = found[_chosen(chance, [deals for _, _, deals in found])]
        faces = [*column.faces]
        rng.shuffle(chance, faces)
        hand.setdefault(column.number, []).extend(faces[:count])
    return hand


def _columns(places: Sequence[Places], adds: Mapping[str, Sums]) -> Iterator[_Column]:
    numbers = [one.number for one in places if one.number][1:]
    first = 0
    for one in places:
        shares = [(first + index, share) for index, share in enumerate(one.shares) if share.held]
        first += len(one.shares)
        if not one.number:
            continue
        following = numbers.pop(0) if numbers else 0
        for number, share in shares:
            alike: dict[Sums, list[str]] = {}
            for face in sorted(share.faces):
                alike.setdefault(adds[face], []).append(face)
            last = len(alike) - 1
            for index, (sums, faces) in enumerate(sorted(alike.items())):
                ends = share if index == last else None
                done = ends is not None and number == shares[-1][0]
                yield _Column(number, faces, sums, ends, following if done else None)


def _taking(column: _Column, before: _Dealt, count: int) -> tuple[_Dealt, int]:
    """What has been dealt with so many cards of a column, and in how many ways they can be."""
    left, taken = before.left - count, before.taken + count
    missing = tuple(
        max(0, one - count * added) for one, added in zip(before.missing, column.adds, strict=True)
    )
    times = comb(len(column.faces), count)
    if column.ends is not None:
        # The rest of the share lies in places like these.
        faces, held = column.ends
        times *= comb(len(faces) - taken, held - taken) if taken <= held else 0
        taken = 0
    if column.next is not None:
        if left:
            return before, 0
        left = column.next
    return _Dealt(left, taken, missing), times


def _chosen(chance: Rng, weights: Sequence[int]) -> int:
    """The number of one of these, each as likely as it weighs."""
    total = sum(weights)
    words = -(-total.bit_length() // _BITS)
    drawn = total
    while drawn >= total:
        drawn = 0
        for _ in range(words):
            drawn = drawn << _BITS | rng.below(chance, 1 << _BITS)
        drawn >>= words * _BITS - total.bit_length()
    return next(index for index, most in enumerate(accumulate(weights)) if drawn < most)
