"""Which sets of blocks obey all restrictions and as many requirements as possible (CR 509.1b–c).

It knows no state. A creature blocks one attacker or none, or several where an effect lets it. Each pair that
may block carries the number of requirements that it obeys. What ties blockers to each other is how many may
block an attacker (:class:`Bounds`), and that some cannot block alone. The search decides only about attackers
that take several blockers, and only about those that the best blocks leave with too few: nobody blocks it, or
enough do. The best blocks for such decisions are found by moving blockers along cheapest paths
(:mod:`.moves`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from .moves import OUT, Best, Bounds, Crew

__all__ = ["OUT", "Blocks", "Bounds"]
Crews = dict[str, Crew]


class Blocks:
    """The blocks that the creatures of one player may make.

    ``able`` has for each creature the attackers that it may block, each with the number of requirements that
    this obeys. ``bounds`` has the attackers that not any number may block, or that something should block.
    """

    def __init__(
        self,
        able: Mapping[str, Mapping[str, int]],
        bounds: Mapping[str, Bounds],
        *,
        loners: Collection[str] = (),
        several: Mapping[str, int] | None = None,
        eager: Mapping[str, int] | None = None,
    ) -> None:
        self.able = able
        self.bounds = bounds
        self.loners = frozenset(loners).intersection(able)
        """Those that cannot block alone."""
        self.several = {ref: most for ref, most in (several or {}).items() if ref in able and most > 1}
        """Those that can block several attackers, and how many."""
        self.eager = {ref: worth for ref, worth in (eager or {}).items() if ref in able and worth}
        """How many requirements a creature obeys by blocking anything."""
        self._least = {ref: one.least for ref, one in bounds.items() if one.least > 1}
        self._each_alone = bool(self.loners or self.several)
        """Whether each attacker is a place of its own."""
        self._crews: Crews = {blocker: self._crew(blocker, ()) for blocker in able}
        self._rivals = self._tied()
        self._most: dict[str, int] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Blocks):
            return NotImplemented
        return self._said() == other._said()

    __hash__ = None  # type: ignore[assignment]  # it is found by the state and the player

    def _said(self) -> tuple[object, ...]:
        return self.able, self.bounds, self.loners, self.several, self.eager

    def _is_place(self, attacker: str) -> bool:
        return self._each_alone or attacker in self.bounds

    def _crew(self, blocker: str, given: Sequence[str]) -> Crew:
        """A blocker that has been answered for so far."""
        attackers, eager = self.able[blocker], self.eager.get(blocker, 0)
        if blocker in self.several:
            locked = tuple(one for one in given if one != OUT)
            room = 0 if OUT in given else self.several[blocker] - len(locked)
            later = self.later(given, blocker) if room else ()
            worth = sum(attackers[one] for one in locked) + (eager if locked else 0)
            row = {OUT: 0, **{one: attackers[one] for one in later}}
            return Crew(row, locked, worth, room, eager, several=True)
        row = {one: worth + eager for one, worth in attackers.items()}
        if given:
            (answer,) = given
            return Crew({answer if self._is_place(answer) and answer != OUT else OUT: row.get(answer, 0)})
        untied = max((worth for one, worth in row.items() if not self._is_place(one)), default=0)
        return Crew({OUT: untied, **{one: worth for one, worth in row.items() if self._is_place(one)}})

    def _tied(self) -> dict[str, list[str]]:
        """For each blocker all those, itself included, that are tied to it."""
        if self.loners:
            everybody = list(self.able)
            return dict.fromkeys(everybody, everybody)
        return _rivals({blocker: list(crew.row)[1:] for blocker, crew in self._crews.items()})

    def later(self, given: Sequence[str], blocker: str) -> Sequence[str]:
        """The attackers about which a creature has not been asked yet: those after the last one."""
        attackers = list(self.able[blocker])
        return attackers[attackers.index(given[-1]) + 1 :] if given else attackers

    def is_settled(self, given: Sequence[str], blocker: str) -> bool:
        """Whether these answers say all that a creature does."""
        return OUT in given or len(given) == self.several.get(blocker, 1)

    def options(self, answers: Mapping[str, Sequence[str]], blocker: str) -> list[str]:
        """What a creature may do next, with these answers given, so that a legal set of blocks can be
        reached; nothing, if they settle what it does."""
        given = answers.get(blocker, ())
        if self.is_settled(given, blocker):
            return []
        places = (OUT, *self.later(given, blocker))
        return [place for place in places if self.reachable({**answers, blocker: (*given, place)}, blocker)]

    def reachable(self, answers: Mapping[str, Sequence[str]], blocker: str) -> bool:
        """Whether a legal set of blocks contains these answers, from blockers to attackers.

        Without the last one, that of ``blocker``, one does.
        """
        rivals = self._rivals[blocker]
        if rivals[0] not in self._most:
            self._most[rivals[0]] = max(self._search(rivals, {}, beat=-1))
        return self._reaches(answers, rivals, self._most[rivals[0]])

    def possible(self, answers: Mapping[str, Sequence[str]], blocker: str) -> bool:
        """The same for the restrictions alone, whatever is required."""
        return self._reaches(answers, self._rivals[blocker], 0)

    def _reaches(self, answers: Mapping[str, Sequence[str]], rivals: Sequence[str], worth: int) -> bool:
        return next(self._search(rivals, answers, beat=worth - 1), None) is not None

    def _search(
        self, rivals: Sequence[str], answers: Mapping[str, Sequence[str]], beat: int
    ) -> Iterator[int]:
        """How many requirements sets of blocks with these answers obey, more than ``beat``, the most last.

        Branch and bound. The best blocks of a branch, with any number of blockers where that is undecided,
        obey at least as much as any legal blocks in it: a branch whose best blocks do not beat what was found
        is dropped.
        """
        crews = {
            blocker: self._crew(blocker, answers[blocker]) if answers.get(blocker) else self._crews[blocker]
            for blocker in rivals
        }
        wanted = sum(one.wanted for one in self.bounds.values())
        if sum(crew.at_most for crew in crews.values()) + wanted <= beat:
            return
        needy = frozenset(one for blocker in rivals for one in answers.get(blocker, ()) if one in self._least)
        branches = [
            _Branch(some, frozenset(self._least).difference(needy), needy, most_out)
            for some, most_out in self._in_company(crews)
        ]
        while branches:
            branch = branches.pop()
            best = Best(branch.crews, self.bounds, branch.undecided, branch.most_out)
            least = {place: number for place, number in self._least.items() if place in branch.needy}
            if not best.obey(least) or best.worth <= beat:
                continue
            few = next(
                (
                    one
                    for one, number in self._least.items()
                    if one in branch.undecided and 0 < best.counts.get(one, 0) < number
                ),
                None,
            )
            if few is None:
                beat = best.worth
                yield beat
            else:
                branches += (branch.blocked_by_enough(few), branch.unblocked(few))

    def _in_company(self, crews: Crews) -> Iterator[tuple[Crews, int | None]]:
        """Blockers, and how many of them at most stay out, so that none that cannot block alone does so: two
        or more block, or none of those does."""
        loners = self.loners.intersection(crews)
        if not loners:
            yield crews, None
            return
        if len(crews) > 1:
            yield crews, len(crews) - 2
        if not any(one in loners and not crew.may_stay_out for one, crew in crews.items()):
            yield {one: crew.only_out() if one in loners else crew for one, crew in crews.items()}, None


class _Branch(NamedTuple):
    """Sets of blocks that agree about some of the attackers that take several blockers."""

    crews: Crews
    undecided: frozenset[str]
    """Attackers of which nothing has been decided."""
    needy: frozenset[str]
    """Attackers that enough creatures block."""
    most_out: int | None
    """How many blockers stay out at most."""

    def blocked_by_enough(self, attacker: str) -> _Branch:
        """Those in which enough creatures block the attacker."""
        return self._replace(undecided=self.undecided - {attacker}, needy=self.needy | {attacker})

    def unblocked(self, attacker: str) -> _Branch:
        """Those in which nobody blocks it."""
        crews = {blocker: crew.without(attacker) for blocker, crew in self.crews.items()}
        return self._replace(crews=crews, undecided=self.undecided - {attacker})


def _rivals(places: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """For each blocker all those, itself included, that are tied to it by places."""
    first: dict[str, str] = {}
    rivals: dict[str, list[str]] = {}
    for blocker, row in places.items():
        rivals[blocker] = [blocker]
        for attacker in row:
            mine, others = rivals[blocker], rivals[first.setdefault(attacker, blocker)]
            if mine is not others:
                others += mine
                for moved in mine:
                    rivals[moved] = others
    return rivals
