"""The running result of a run: who has won how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

By = Literal["policy", "deck", "seat"]
"""By what wins are told apart."""


@dataclass
class Tally:
    """Games counted by how they ended."""

    games: int = 0
    draws: int = 0
    unfinished: int = 0
    wins: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count another tally's games, too."""
        self.games += other.games
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.wins.update(other.wins)

    def __str__(self) -> str:
        """``greedy 61.0 % · random 38.5 % · draws 0.5 %``."""
        counted = [*self.wins.most_common(), ("draws", self.draws), ("unfinished", self.unfinished)]
        return " · ".join(f"{name} {many / self.games:.1%}" for name, many in counted if many)


def told_apart_by(policies: Sequence[str], decks: Sequence[str]) -> By:
    """What tells most: policies, if there are several; else decks, if there are several; else seats."""
    if len(set(policies)) > 1:
        return "policy"
    return "deck" if len(set(decks)) > 1 else "seat"


def tally(games: Iterable[tuple[int | None, bool, Sequence[Mapping[str, str | None]]]], by: By) -> Tally:
    """Counts games, each told by its winner, whether it is a draw, and its seats."""
    told = Tally()
    for winner, draw, seats in games:
        told.games += 1
        told.draws += draw
        if winner is not None:
            told.wins[f"seat {winner}" if by == "seat" else str(seats[winner][by])] += 1
        elif not draw:
            told.unfinished += 1
    return told
