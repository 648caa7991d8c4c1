"""Who sits where with what: policies and decks move round, so that nobody keeps the advantage of a seat.

Policies are put on the seats in every order, and so are decks; a *round* of games has each order of policies
with each order of decks once. Game ``i`` has lineup ``i`` modulo the length of the round. So in any run two
lineups have equally many games, or one of them has one more; and in whole rounds every policy plays from
every seat equally often, with every deck and against everybody else.

* More entrants than seats: every choice of as many as there are seats, in every order.
* Fewer: they fill the seats in turn, and each of them begins the turn equally often.
* One that is named twice counts as two, so ``a a b`` has games of ``a`` against itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial, gcd, perm
from typing import NamedTuple

MOST = 100_000
"""The most orders of policies, or of decks."""


class Lineup(NamedTuple):
    """What each seat has, by seat."""

    policies: tuple[str, ...]
    decks: tuple[str | None, ...]


class Lineups:
    """The lineups of a round, in an order in which everybody goes round the seats first.

    Raises:
        ValueError: there are too many.
    """

    def __init__(self, seats: int, policies: Sequence[str], decks: Sequence[str]) -> None:
        self._policies = arrangements(policies, seats)
        self._decks: list[tuple[str | None, ...]] = (
            [*arrangements(decks, seats)] if decks else [(None,) * seats]
        )

    def __len__(self) -> int:
        return len(self._policies) * len(self._decks)

    def of(self, game: int) -> Lineup:
        """The lineup of the game with this number."""
        rest, policies = divmod(game, len(self._policies))
        return Lineup(self._policies[policies], self._decks[rest % len(self._decks)])


def arrangements(entrants: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every order of entrants on the seats, as often as its share is.

    Raises:
        ValueError: there are more than :data:`MOST`.
    """
    many = perm(len(entrants), seats) if len(entrants) >= seats else len(entrants) * factorial(seats)
    if many > MOST:
        raise ValueError(
            f"{len(entrants)} can sit on {seats} seats in {many:,} orders, and the most are {MOST:,}"
        )
    counted = Counter(order for chosen in _choices(entrants, seats) for order in permutations(chosen, seats))
    share = gcd(*counted.values())
    return [order for order in _turned(counted) for _ in range(counted[order] // share)]


def _choices(entrants: Sequence[str], seats: int) -> Iterator[Sequence[str]]:
    """The entrants, if there are enough for all seats; else the ways of filling the seats in turn."""
    if len(entrants) >= seats:
        yield entrants
        return
    for first in range(len(entrants)):
        yield [entrants[(first + seat) % len(entrants)] for seat in range(seats)]


def _turned(orders: Counter[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """The orders, each followed by those that it becomes as everybody moves on by a seat."""
    told = set[tuple[str, ...]]()
    for order in orders:
        for seat in range(len(order)):
            turned = order[seat:] + order[:seat]
            if turned not in told:
                told.add(turned)
                yield turned
