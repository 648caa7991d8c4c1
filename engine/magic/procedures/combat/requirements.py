"""Which sets of blocks obey all restrictions and as many requirements as possible (CR 509.1b–c).

It knows no state. A creature blocks one attacker or none. Each pair that may block carries the number of
requirements that it obeys; an attacker with menace is blocked by none or by two and more. Nothing but menace
ties the blockers to each other, so the search decides only about such attackers, and only about those that
the best blocks leave with a single blocker: nobody blocks it, or at least two do. The best blocks for such
decisions are found by moving blockers along cheapest paths.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

OUT = ""
"""The place of a creature that stays out of combat."""

Places = dict[str, dict[str, int]]
"""For each blocker where it may go, each place with the requirements that it obeys there.

The places are the attackers with menace; :data:`OUT` stands for the best of what else it could do.
"""


class Blocks:
    """The blocks that the creatures of one player may make.

    ``able`` has for each creature the attackers that it may block, each with the number of requirements that
    this obeys. ``menacing`` are the attackers that a single creature cannot block.
    """

    def __init__(self, able: Mapping[str, Mapping[str, int]], menacing: Collection[str]) -> None:
        self.able = able
        self._menacing = frozenset(menacing)
        self._places: Places = {blocker: self._row(attackers) for blocker, attackers in able.items()}
        self._rivals = _rivals(self._places)
        self._most: dict[str, int] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Blocks):
            return NotImplemented
        return (self.able, self._menacing) == (other.able, other._menacing)

    __hash__ = None  # type: ignore[assignment]  # it is found by the state and the player

    def _row(self, attackers: Mapping[str, int]) -> dict[str, int]:
        untied = max((worth for place, worth in attackers.items() if place not in self._menacing), default=0)
        tied = {place: worth for place, worth in attackers.items() if place in self._menacing}
        return {OUT: untied, **tied}

    def options(self, answers: Mapping[str, str], blocker: str) -> list[str]:
        """What a creature may do, with these answers given, so that a legal set of blocks can be reached."""
        places = (OUT, *self.able[blocker])
        return [place for place in places if self.reachable({**answers, blocker: place}, blocker)]

    def reachable(self, answers: Mapping[str, str], blocker: str) -> bool:
        """Whether a legal set of blocks contains these answers, from blockers to attackers.

        Without the last one, that of ``blocker``, one does.
        """
        rivals = self._rivals[blocker]
        if rivals[0] not in self._most:
            self._most[rivals[0]] = max(self._search(rivals, {}, beat=-1))
        return self._reaches(answers, rivals, self._most[rivals[0]])

    def possible(self, answers: Mapping[str, str], blocker: str) -> bool:
        """The same for the restrictions alone, whatever is required."""
        return self._reaches(answers, self._rivals[blocker], 0)

    def _reaches(self, answers: Mapping[str, str], rivals: Sequence[str], worth: int) -> bool:
        return next(self._search(rivals, answers, beat=worth - 1), None) is not None

    def _search(self, rivals: Sequence[str], answers: Mapping[str, str], beat: int) -> Iterator[int]:
        """How many requirements sets of blocks with these answers obey, more than ``beat``, the most last.

        Branch and bound. The best blocks of a branch, menace disregarded where it is undecided, obey at least
        as much as any legal blocks in it: a branch whose best blocks do not beat what was found is dropped.
        """
        places = {blocker: self._answered(blocker, answers.get(blocker)) for blocker in rivals}
        if sum(max(row.values()) for row in places.values()) <= beat:
            return
        needy = self._menacing.intersection(answers.get(blocker, OUT) for blocker in rivals)
        branches = [_Branch(places, self._menacing - needy, needy)]
        while branches:
            branch = branches.pop()
            blocks = _Best(branch.places, branch.undecided)
            if not blocks.bring_two_to(branch.needy) or blocks.worth <= beat:
                continue
            counted = blocks.counts.items()
            alone = next((place for place, n in counted if n == 1 and place in branch.undecided), None)
            if alone is None:
                beat = blocks.worth
                yield beat
            else:
                branches += (branch.blocked_by_two(alone), branch.unblocked(alone))

    def _answered(self, blocker: str, answer: str | None) -> dict[str, int]:
        if answer is None:
            return self._places[blocker]
        return {answer if answer in self._menacing else OUT: self.able[blocker].get(answer, 0)}


class _Branch(NamedTuple):
    """Sets of blocks that agree about some of the attackers with menace."""

    places: Places
    undecided: frozenset[str]
    """Attackers of which nothing has been decided."""
    needy: frozenset[str]
    """Attackers that two or more creatures block."""

    def blocked_by_two(self, attacker: str) -> _Branch:
        """Those in which two or more creatures block the attacker."""
        return _Branch(self.places, self.undecided - {attacker}, self.needy | {attacker})

    def unblocked(self, attacker: str) -> _Branch:
        """Those in which nobody blocks it."""
        places = {
            blocker: {place: worth for place, worth in row.items() if place != attacker}
            for blocker, row in self.places.items()
        }
        return _Branch(places, self.undecided - {attacker}, self.needy)


def _rivals(places: Places) -> dict[str, list[str]]:
    """For each blocker all those, itself included, that are tied to it by attackers with menace."""
    first: dict[str, str] = {}
    rivals: dict[str, list[str]] = {}
    for blocker, row in places.items():
        rivals[blocker] = [blocker]
        for attacker in list(row)[1:]:
            mine, others = rivals[blocker], rivals[first.setdefault(attacker, blocker)]
            if mine is not others:
                others += mine
                for moved in mine:
                    rivals[moved] = others
    return rivals


class _Best:
    """Blocks that obey most, menace disregarded; blockers are then moved at the least loss."""

    def __init__(self, places: Places, avoided: frozenset[str]) -> None:
        self._places = places
        self._at = {blocker: _favourite(row, avoided) for blocker, row in places.items()}
        self.counts = dict.fromkeys((place for row in places.values() for place in row), 0)
        for place in self._at.values():
            self.counts[place] += 1
        self._least = dict.fromkeys(self.counts, 0)

    @property
    def worth(self) -> int:
        """The requirements obeyed."""
        return sum(self._places[blocker][place] for blocker, place in self._at.items())

    def bring_two_to(self, needy: Collection[str]) -> bool:
        """Bring two blockers to each of these attackers; False if it cannot be done."""
        for place in sorted(needy):
            for least in (1, 2):
                if self.counts[place] < least and not self._bring_one_to(place):
                    return False
                self._least[place] = least
        return True

    def _bring_one_to(self, needy: str) -> bool:
        """Move one more blocker to a place, and others to where that one is missed, losing the least.

        These are the cheapest paths of a minimum-cost flow (Bellman–Ford over the places, backwards).
        """
        losses = {needy: 0}
        moves: dict[str, tuple[str, str]] = {}
        changed = True
        while changed:
            changed = False
            for blocker, place in self._at.items():
                if place == needy:
                    continue
                row = self._places[blocker]
                for onward, worth in row.items():
                    if onward == place or onward not in losses:
                        continue
                    loss = losses[onward] + row[place] - worth
                    if place not in losses or loss < losses[place]:
                        losses[place] = loss
                        moves[place] = (blocker, onward)
                        changed = True
        spare = [place for place in moves if self.counts[place] > self._least[place]]
        if not spare:
            return False
        place = min(spare, key=losses.__getitem__)
        self.counts[place] -= 1
        self.counts[needy] += 1
        while place != needy:
            blocker, place = moves[place]
            self._at[blocker] = place
        return True


def _favourite(row: Mapping[str, int], avoided: Collection[str]) -> str:
    """The place that obeys most; among equals one that asks for no company, the first of them."""
    return max(row, key=lambda place: (row[place], place not in avoided))
