"""Which permanents get which land cards where the supply does not suffice for all (SPL-10.4).

Candidates are permanents for which the supply has a suitable card. A pile is *short* if it holds fewer cards
than there are candidates that could use it. First the candidates with a single suitable pile, one that is not
short, get their card. Then the *rivals*, which could use a short pile, are picked in battlefield order, each
with its card; one may be passed over only if in the end no suitable card is left for it. The others choose
between piles that are not short, and come last. So every distribution after which no card is left that would
suit a candidate without one has exactly one path, and there are no other paths.

Whether a row of picks can still end so is found by counting. A rival that was passed over finds no card if
all its piles run out. The rivals to come can take every card of some piles if for each selection of these
piles at least as many rivals could use one of it as it holds cards (Hall's theorem); who is left over then
takes what else is left.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import or_
from typing import NamedTuple, TypeAlias, TypeVar

from engine.magic.state import Id

from .state import KINDS, Kind

Piles: TypeAlias = int
"""A set of piles: the bits at their places."""


class Candidate(NamedTuple):
    """A permanent without a land card."""

    permanent: Id
    kinds: frozenset[Kind]
    """Those that suit it."""


class Question(NamedTuple):
    """What the player has to say next."""

    options: Sequence[str]
    """At least two: permanents in battlefield order, or kinds for one of them in canonical order."""
    permanent: Id | None = None
    """The permanent for which a kind is chosen; None: a permanent is picked."""


class Distribution(NamedTuple):
    """What comes of the answers so far."""

    given: Sequence[tuple[Id, Kind]]
    """The permanents that get a card, as far as that is settled, each with its kind."""
    question: Question | None
    """None: nothing is left to ask."""


def distribute(
    candidates: Iterable[Candidate], supply: Sequence[int], answers: Iterable[str]
) -> Distribution:
    """Give out cards of the supply by the answers to the questions so far.

    ``candidates`` are in battlefield order, ``supply`` has the number of each kind in canonical order.
    """
    given: list[tuple[Id, Kind]] = []
    asking = _asking(candidates, list(supply), given)
    try:
        question = next(asking)
        for answer in answers:
            question = asking.send(answer)
    except StopIteration:
        return Distribution(given, None)
    return Distribution(given, question)


class _User(NamedTuple):
    """A candidate that gets a card if one is left."""

    permanent: Id
    piles: Piles
    """Those that suit it and were not empty to begin with; at least one."""


def _asking(
    candidates: Iterable[Candidate], left: list[int], given: list[tuple[Id, Kind]]
) -> Generator[Question, str, None]:
    """Yields the questions one after the other, and is sent their answers."""

    def give(user: _User, kinds: Sequence[Kind]) -> Generator[Question, str, None]:
        kind = yield from _choice(kinds, user.permanent)
        left[KINDS.index(kind)] -= 1
        given.append((user.permanent, kind))

    users = _users(candidates, left)
    short = _short(users, left)
    for user in users:
        if not user.piles & short and user.piles.bit_count() == 1:
            yield from give(user, _kinds(user.piles))
    rivals = _Rivals([user for user in users if user.piles & short], left)
    while options := rivals.options():
        user = rivals.pick((yield from _choice(options)))
        yield from give(user, rivals.kinds(user))
    for user in users:
        if not user.piles & short and user.piles.bit_count() > 1:
            yield from give(user, _kinds(user.piles))


C = TypeVar("C", bound=str)


def _choice(options: Sequence[C], permanent: Id | None = None) -> Generator[Question, str, C]:
    """What leaves no choice is not asked."""
    if len(options) == 1:
        return options[0]
    answer = yield Question(options, permanent)
    return options[options.index(answer)]


class _Rivals:
    """Candidates that could use a short pile, in battlefield order."""

    def __init__(self, users: Sequence[_User], left: Sequence[int]) -> None:
        """``left`` is the number of cards in each pile, from which the caller takes what is given."""
        self._users = users
        self._left = left
        self._next = 0
        """The place of the first one that is neither picked nor passed over."""
        self._dry: Piles = 0
        """Piles that have to run out: somebody who could use them was passed over."""
        self._able: dict[Piles, list[int]] = {}
        """The places of those that could use one of some piles."""

    def options(self) -> list[Id]:
        """Those that may be picked next: up to the first one that may not be passed over."""
        coming = self._users[self._next :]
        dry = list(accumulate((user.piles for user in coming), or_, initial=self._dry))
        end = bisect_left(
            range(len(coming)), True, key=lambda at: not self._can_take(dry[at], self._left, self._next + at)
        )
        filled = _filled(self._left)
        return [user.permanent for user in coming[:end] if user.piles & filled]

    def pick(self, permanent: Id) -> _User:
        """Pick one of these; those before it are passed over."""
        while (user := self._users[self._next]).permanent != permanent:
            self._dry |= user.piles
            self._next += 1
        self._next += 1
        return user

    def kinds(self, user: _User) -> list[Kind]:
        """The kinds that the one just picked may get."""
        return [KINDS[place] for place in _places(user.piles & _filled(self._left)) if self._may_take(place)]

    def _may_take(self, place: int) -> bool:
        left = list(self._left)
        left[place] -= 1
        return self._can_take(self._dry, left, self._next)

    def _can_take(self, piles: Piles, left: Sequence[int], first: int) -> bool:
        """Whether the rivals from a place on can take every card of these piles."""
        return all(
            sum(left[place] for place in _places(some)) <= self._number_able(some, first)
            for some in _selections(piles & _filled(left))
        )

    def _number_able(self, piles: Piles, first: int) -> int:
        """How many rivals from a place on could use one of these piles."""
        able = self._able.get(piles)
        if able is None:
            able = [place for place, user in enumerate(self._users) if user.piles & piles]
            self._able[piles] = able
        return len(able) - bisect_left(able, first)


# Piles -----------------------------------------------------------------------------------------------------


def _users(candidates: Iterable[Candidate], left: Sequence[int]) -> list[_User]:
    """Candidates that find a suitable card."""
    stocked = [(kind, 1 << place) for place, kind in enumerate(KINDS) if left[place]]
    found = (
        _User(one.permanent, sum(pile for kind, pile in stocked if kind in one.kinds)) for one in candidates
    )
    return [user for user in found if user.piles]


def _short(users: Sequence[_User], left: Sequence[int]) -> Piles:
    """The piles that hold fewer cards than there are candidates that could use them."""
    wanted = [sum(user.piles >> place & 1 for user in users) for place in range(len(KINDS))]
    return sum(1 << place for place, number in enumerate(left) if number < wanted[place])


def _filled(left: Sequence[int]) -> Piles:
    return sum(1 << place for place, number in enumerate(left) if number)


def _places(piles: Piles) -> list[int]:
    return [place for place in range(len(KINDS)) if piles >> place & 1]


def _kinds(piles: Piles) -> list[Kind]:
    return [KINDS[place] for place in _places(piles)]


def _selections(piles: Piles) -> Iterator[Piles]:
    """Every set of some of these piles."""
    some = piles
    while some:
        yield some
        some = (some - 1) & piles
