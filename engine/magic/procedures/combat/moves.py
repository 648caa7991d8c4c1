"""The best places of blockers, found by moving them along cheapest paths: a minimum-cost flow (CR 509.1c)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

OUT = ""
"""The place of a creature that stays out of combat, or blocks what nothing ties it to."""
MORE = "+"
"""The place of what a creature that blocks could block, too."""


class Bounds(NamedTuple):
    """How many creatures may block an attacker."""

    least: int = 1
    """If any do."""
    most: int | None = None
    wanted: int = 0
    """How many requirements are obeyed as soon as something blocks it."""


class Crew(NamedTuple):
    """A blocker: where it may go, each place with the requirements that it obeys there."""

    row: dict[str, int]
    locked: tuple[str, ...] = ()
    """The attackers that it blocks in any case."""
    worth: int = 0
    """The requirements that it obeys with them."""
    room: int = 1
    """How many more it may block."""
    eager: int = 0
    """What it obeys by blocking anything, where it may block several."""
    several: bool = False

    @property
    def at_most(self) -> int:
        """No less than it can obey."""
        if not self.several:
            return max(self.row.values(), default=0)
        return self.worth + self.eager + sum(sorted(self.row.values(), reverse=True)[: self.room])

    @property
    def may_stay_out(self) -> bool:
        """Whether it can block nothing at all."""
        return OUT in self.row and not self.locked

    @property
    def idle(self) -> str:
        """The place of what it does not block."""
        return MORE if self.locked else OUT

    @property
    def first(self) -> int:
        """What it obeys by blocking something beside what is locked."""
        return 0 if self.locked else self.eager

    def without(self, attacker: str) -> Crew:
        """The same, where it may not block an attacker."""
        return self._replace(row={place: worth for place, worth in self.row.items() if place != attacker})

    def only_out(self) -> Crew:
        """The same, where it blocks nothing."""
        return Crew({OUT: 0})

    def favourites(self, avoided: Collection[str]) -> list[str]:
        """The places that obey most; among equals one that asks for no company, the first of them."""
        if not self.several:
            row = self.row
            return [max(row, key=lambda place: (row[place], place not in avoided))] if row else []
        attackers = sorted((one for one in self.row if one != OUT), key=lambda one: -self.row[one])
        found = [one for one in attackers if self.row[one] > 0][: self.room]
        return found or (attackers[:1] if self.first and self.room else [])


class Best:
    """Blocks that obey most, in which so many block each attacker as may."""

    def __init__(
        self,
        crews: Mapping[str, Crew],
        bounds: Mapping[str, Bounds],
        avoided: Collection[str],
        most_out: int | None,
    ) -> None:
        self._crews = crews
        self._at = {blocker: crew.favourites(avoided) for blocker, crew in crews.items()}
        self._places = dict.fromkeys((OUT, MORE))
        for crew in crews.values():
            self._places.update(dict.fromkeys((*crew.locked, *crew.row)))
        self._most = {
            place: one.most for place, one in bounds.items() if one.most is not None and place in self._places
        }
        if most_out is not None:
            self._most[OUT] = most_out
        self._bounds = bounds
        self._wanted: dict[str, int] = {}
        self._least: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        self._count()

    @property
    def worth(self) -> int:
        """The requirements obeyed."""
        found = 0
        for place, wanted in self._wanted.items():
            found += wanted if self.counts[place] else 0
        for blocker, places in self._at.items():
            crew = self._crews[blocker]
            found += crew.worth
            for place in places:
                found += crew.row[place]
            found += crew.first if crew.several and places else 0
        return found

    def obey(self, least: Mapping[str, int]) -> bool:
        """Have no more block an attacker than may, and so many as must; False if it cannot be done."""
        if not all(crew.row for crew in self._crews.values()):
            return False
        for place, most in self._most.items():
            while self.counts[place] > most:
                others = {one: 0 for one in self._places if one != place and self._has_room(one)}
                if not self._move({place: 0}, others):
                    return False
        self._bring_what_is_wanted()
        return all(self._bring(place, number) for place, number in sorted(least.items()))

    def _bring_what_is_wanted(self) -> None:
        """Block what should be blocked by something, where that obeys more."""
        for place in self._places:
            wanted = self._bounds[place].wanted if place in self._bounds else 0
            if wanted:
                self._wanted[place] = wanted
                if not self.counts[place] and self._has_room(place):
                    self._move(self._spare(place), {place: -wanted}, only_gain=True)

    def _bring(self, place: str, number: int) -> bool:
        """Have so many block an attacker; False if it cannot be done."""
        for so_many in range(1, number + 1):
            if self.counts.get(place, 0) < so_many:
                if place not in self._places or not self._has_room(place):
                    return False
                if not self._move(self._spare(place), {place: 0}):
                    return False
            self._least[place] = so_many
        return True

    def _has_room(self, place: str) -> bool:
        return place not in self._most or self.counts[place] < self._most[place]

    def _spare(self, wanted: str) -> dict[str, int]:
        """The places that one blocker can leave, and the requirements lost by it."""
        return {
            place: self._wanted.get(place, 0) if self.counts[place] == 1 else 0
            for place in self._places
            if place != wanted and self.counts[place] > self._least.get(place, 0)
        }

    def _moves(self, blocker: str) -> Iterator[tuple[str, str, int]]:
        """Each step that a blocker can take: from where, whereto, and the requirements lost by it."""
        crew, at = self._crews[blocker], self._at[blocker]
        row = crew.row
        if not crew.several:
            (place,) = at
            yield from (
                (place, onward, row[place] - worth) for onward, worth in row.items() if onward != place
            )
            return
        free = [one for one in row if one != OUT and one not in at]
        if len(at) < crew.room:
            here, gain = (MORE, 0) if at else (crew.idle, crew.first)
            yield from ((here, onward, -row[onward] - gain) for onward in free)
        for place in at:
            yield from ((place, onward, row[place] - row[onward]) for onward in free)
            last = len(at) == 1
            yield place, crew.idle if last else MORE, row[place] + (crew.first if last else 0)

    def _move(self, leaving: Mapping[str, int], to: Mapping[str, int], *, only_gain: bool = False) -> bool:
        """Have one blocker fewer at one place and one more at another, and others where those are missed,
        losing the least: the cheapest path (Bellman–Ford over the places, backwards)."""
        losses = dict(to)
        steps: dict[str, tuple[str, str]] = {}
        moves = [(blocker, *move) for blocker in self._at for move in self._moves(blocker)]
        for _ in range(len(self._places) + 1):
            changed = False
            for blocker, place, onward, loss in moves:
                if onward in losses and place not in to:
                    through = losses[onward] + loss
                    if place not in losses or through < losses[place]:
                        losses[place] = through
                        steps[place] = (blocker, onward)
                        changed = True
            if not changed:
                break
        starts = [place for place in leaving if place in steps]
        if not starts:
            return False
        place = min(starts, key=lambda one: losses[one] + leaving[one])
        if only_gain and losses[place] + leaving[place] >= 0:
            return False
        path: list[tuple[str, str, str]] = []
        while place in steps:
            blocker, onward = steps[place]
            path.append((blocker, place, onward))
            place = onward
        for blocker, place, onward in path:
            self._step(blocker, place, onward)
        self._count()
        return True

    def _step(self, blocker: str, place: str, onward: str) -> None:
        if not self._crews[blocker].several:
            self._at[blocker] = [onward]
            return
        kept = [one for one in self._at[blocker] if one != place]
        self._at[blocker] = kept if onward in (OUT, MORE) else [*kept, onward]

    def _count(self) -> None:
        self.counts = dict.fromkeys(self._places, 0)
        for blocker, places in self._at.items():
            crew = self._crews[blocker]
            blocked: Sequence[str] = (*crew.locked, *places)
            for place in blocked or (OUT,):
                self.counts[place] += 1
            if crew.several and blocked:
                self.counts[MORE] += crew.room - len(places)
