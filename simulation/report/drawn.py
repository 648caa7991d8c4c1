"""Which cards were drawn in wins more than in losses.

Whoever draws more cards draws each card more often; strong decks and good players win more; long games are
won by other decks than short ones. So a card is compared within *strata*: places with the same deck and
policy, equally far from the first turn, that have drawn equally many cards. Within a stratum it is mostly
chance which cards these were; what is told of a card is told beside the others, and not beside none.

The seats of a game win and lose together, so each game counts by one of its seats, which its seed chooses.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .intervals import Estimate, Strata, mantel_haenszel, simultaneous
from .runs import Batch
from .tally import Integers, Names, Tally

MOST_CARDS = 10_000
"""The most cards that are told apart."""
MOST_STRATA = 50_000
MANY_DRAWN = 255
"""Places that have drawn more cards than these share a stratum."""
ENOUGH = 100
"""The fewest places with the card, and without it in the same strata, for a difference."""


@dataclass(frozen=True)
class Card:
    """A card, drawn and not drawn."""

    name: str
    places: int
    wins: int
    other_places: int
    """Places that did not draw it, in strata in which others did."""
    other_wins: int
    difference: Estimate
    widened: Estimate
    """The same with an interval wide enough for all cards together."""


class Drawn:
    """Counts, by strata, places that drew a card, and wins among them."""

    def __init__(self) -> None:
        self.cards = Names(MOST_CARDS)
        self._strata: dict[int, int] = {}
        self._places, self._wins = Tally(), Tally()
        self._all_places, self._all_wins = Tally(), Tally()
        self.counted = 0
        self.left_out = 0
        """Places in strata beyond the most that are told apart."""

    def add(self, batch: Batch, entrants: Integers) -> None:
        """Count one place of each finished game."""
        games, seats = len(batch.rows), int(batch.seats[0]) if len(batch.seats) else 1
        seat = chosen_seats(batch.integers("seed"), seats)
        place = np.arange(games) * seats + seat
        drawn = batch.rows.column("drawn").flatten()
        lengths = drawn.value_lengths().fill_null(0).to_numpy(zero_copy_only=False).astype(np.int64)
        order = (seat - batch.integers("first")) % seats
        many = np.minimum(lengths[place], MANY_DRAWN)
        strata = self._numbered((entrants[place] * seats + order) * (MANY_DRAWN + 1) + many)
        told = batch.finished & (strata >= 0)
        self.left_out += int(np.count_nonzero(batch.finished & (strata < 0)))
        self.counted += int(np.count_nonzero(told))
        won = told & (batch.winner == seat)
        self._all_places.add(strata[told])
        self._all_wins.add(strata[won])
        width = MOST_CARDS + 1
        numbers = self.cards.numbers(drawn.flatten())
        games_of = np.full(games * seats, -1)
        games_of[place[told]] = np.flatnonzero(told)
        game = np.repeat(games_of, lengths)
        kept = (game >= 0) & (numbers > 0)
        drew = np.sort(game[kept] * width + numbers[kept])
        once = drew[np.diff(drew, prepend=-1) > 0]
        game, number = np.divmod(once, width)
        self._places.add(strata[game] * width + number)
        self._wins.add(strata[game[won[game]]] * width + number[won[game]])

    def _numbered(self, keys: Integers) -> Integers:
        """The number of each stratum, in the order in which they come; -1 beyond the most."""
        found, inverse = np.unique(keys, return_inverse=True)
        for key in found.tolist():
            if len(self._strata) < MOST_STRATA:
                self._strata.setdefault(key, len(self._strata))
        numbers: Integers = np.array([self._strata.get(key, -1) for key in found.tolist()], np.int64)
        return numbers[inverse] if len(numbers) else numbers

    def differences(self) -> tuple[list[Card], int]:
        """Each card with its difference, the greatest first, and how many cards were drawn, or not drawn, too
        rarely to tell."""
        width = MOST_CARDS + 1
        strata = len(self._strata)
        all_places, all_wins = _spread(self._all_places, strata), _spread(self._all_wins, strata)
        keys, counts = self._places.counted()
        if len(keys) == 0:
            return [], 0
        wins_of = dict(zip(*(part.tolist() for part in self._wins.counted()), strict=True))
        order = np.argsort(keys % width, kind="stable")
        keys, counts = keys[order], counts[order]
        starts = np.flatnonzero(np.diff(keys % width, prepend=-1))
        compared = []
        for start, stop in zip(starts, [*starts[1:], len(keys)], strict=True):
            where = keys[start:stop] // width
            wins = np.array([wins_of.get(key, 0) for key in keys[start:stop].tolist()], np.int64)
            places = counts[start:stop]
            table = Strata(places, wins, all_places[where] - places, all_wins[where] - wins)
            both = (table.exposed > 0) & (table.others > 0)
            if min(int(table.exposed[both].sum()), int(table.others[both].sum())) >= ENOUGH:
                compared.append((self.cards.names[int(keys[start] % width)], table))
        level = simultaneous(len(compared))
        found = []
        for name, table in compared:
            difference, widened = mantel_haenszel(table), mantel_haenszel(table, level)
            if difference is not None and widened is not None:
                cells = (table.exposed, table.exposed_wins, table.others, table.other_wins)
                exposed, exposed_wins, others, other_wins = (int(cell.sum()) for cell in cells)
                found.append(Card(name, exposed, exposed_wins, others, other_wins, difference, widened))
        found.sort(key=lambda card: (-card.difference.value, card.name))
        return found, len(starts) - len(found)


def chosen_seats(seeds: Integers, seats: int) -> Integers:
    """A seat for each game, all equally likely, by a digest of its seed (the finish of SplitMix64)."""
    mixed = seeds.astype(np.uint64)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(31)
    chosen: Integers = (mixed % np.uint64(seats)).astype(np.int64)
    return chosen


def _spread(tally: Tally, size: int) -> Integers:
    """The counts of the keys 0 to ``size``."""
    spread = np.zeros(size, np.int64)
    keys, counts = tally.counted()
    spread[keys] = counts
    return spread
