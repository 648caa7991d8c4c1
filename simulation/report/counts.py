"""What the rows of a run come to: counted once, batch by batch, in memory that the number of rows does not
decide.

A *place* is one seat in one game. Each place has a result: its seat won, the game was drawn, another seat
won, or the game was not finished.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from .drawn import Drawn
from .intervals import Estimate, Sample, percentile, wilson
from .runs import Batch, Run
from .tally import Integers, Names, Tally

MOST_NAMES = 1_000
"""The most decks, policies, reasons, rules and types of events that are told apart, of each."""
NO_DECK = "(none)"
WON, DRAWN, LOST, UNFINISHED = range(4)


@dataclass
class Results:
    """How often places, or games, ended how."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    unfinished: int = 0

    @property
    def finished(self) -> int:
        """How many came to an end: what a rate is a rate of."""
        return self.won + self.drawn + self.lost

    @property
    def rate(self) -> Estimate | None:
        """The share of those that came to an end that were won; a draw is not."""
        return wilson(self.won, self.finished)

    @property
    def draw_rate(self) -> Estimate | None:
        """The share of those that came to an end that were drawn."""
        return wilson(self.drawn, self.finished)

    def count(self, result: int, many: int) -> None:
        """Count ``many`` more with this result."""
        name = ("won", "drawn", "lost", "unfinished")[result]
        setattr(self, name, getattr(self, name) + many)


@dataclass
class Lengths:
    """How long games were, in turns or in decisions."""

    _tally: Tally = field(default_factory=Tally)

    def add(self, values: Integers) -> None:
        """Count games of these lengths."""
        self._tally.add(values)

    @property
    def counted(self) -> tuple[Integers, Integers]:
        """The lengths that there were, ascending, and the games of each."""
        return self._tally.counted()

    @property
    def sample(self) -> Sample:
        """Their number, mean and variance."""
        values, counts = self.counted
        games = int(counts.sum())
        if games == 0:
            return Sample(0, 0.0, 0.0)
        mean = float((values * counts).sum()) / games
        squares = float((counts * (values - mean) ** 2).sum())
        return Sample(games, mean, squares / max(games - 1, 1))

    def percentile(self, share: float) -> int:
        """The length that this share of the games does not exceed."""
        values, counts = self.counted
        return percentile(values, counts, share)


@dataclass
class Entrants:
    """Decks, or policies: how each did, and how each did against each."""

    names: Names
    places: Tally = field(default_factory=Tally)
    mirrors: Tally = field(default_factory=Tally)
    meetings: Tally = field(default_factory=Tally)

    def add(self, here: Integers, results: Integers, batch: Batch) -> None:
        """Count places by the number of the name that was there."""
        seats = here.reshape(len(batch.seats), -1)
        mirror = (seats == seats[:, :1]).all(axis=1)
        told = (here > 0) & ~np.repeat(mirror, seats.shape[1])
        self.places.add(here[told] * 4 + results[told])
        self.mirrors.add(seats[mirror, 0])
        outcomes = results.reshape(seats.shape)
        for one in range(seats.shape[1]):
            for other in range(seats.shape[1]):
                met = (seats[:, one] > 0) & (seats[:, other] > 0) & (seats[:, one] != seats[:, other])
                # of two seats that lost, neither beat the other: a third one won
                between = (outcomes[:, one] != LOST) | (outcomes[:, other] != LOST)
                met &= between
                pairs = seats[met, one] * (MOST_NAMES + 1) + seats[met, other]
                self.meetings.add(pairs * 4 + outcomes[met, one])

    def results(self) -> dict[str, Results]:
        """How each did in games in which not all seats had it, by name."""
        found: dict[str, Results] = {}
        for key, many in self.places.by_key().items():
            found.setdefault(self.names.names[key // 4], Results()).count(key % 4, many)
        return found

    def mirror_games(self) -> dict[str, int]:
        """In how many games all seats had it, by name."""
        return {self.names.names[number]: many for number, many in self.mirrors.by_key().items() if number}

    def met(self) -> dict[tuple[str, str], Results]:
        """How the first did against the second, where one of both won or nobody did, by their names."""
        found: dict[tuple[str, str], Results] = {}
        for key, many in self.meetings.by_key().items():
            one, other = divmod(key // 4, MOST_NAMES + 1)
            pair = (self.names.names[one], self.names.names[other])
            found.setdefault(pair, Results()).count(key % 4, many)
        return found


class Counts:
    """All that a report tells of a run."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.games = self.finished = self.draws = 0
        self.seconds = 0.0
        self.turns, self.decisions = Lengths(), Lengths()
        self._seats, self._order = Tally(), Tally()
        self._ends = Tally()
        self._reasons, self._rules = Names(MOST_NAMES), Names(MOST_NAMES)
        self.decks, self.policies = Entrants(Names(MOST_NAMES)), Entrants(Names(MOST_NAMES))
        self.drawn = Drawn()
        self._events: Tally = Tally()
        self._event_games: Tally = Tally()
        self._types = Names(MOST_NAMES)
        for batch in run.batches():
            self._add(batch)

    def _add(self, batch: Batch) -> None:
        games, seats = len(batch.rows), self.run.settings.seats
        self.games += games
        self.finished += int(np.count_nonzero(batch.finished))
        self.draws += int(np.count_nonzero(batch.draw))
        self.seconds += float(pc.sum(batch.rows.column("seconds")).as_py() or 0.0)
        for lengths, column in ((self.turns, "turns"), (self.decisions, "decisions")):
            lengths.add(batch.integers(column)[batch.finished])
        seat = np.tile(np.arange(seats), games)
        results = np.full(games * seats, LOST)
        results[np.repeat(batch.winner, seats) == seat] = WON
        results[np.repeat(batch.draw, seats)] = DRAWN
        results[np.repeat(~batch.finished, seats)] = UNFINISHED
        self._seats.add(seat * 4 + results)
        order = (seat - np.repeat(batch.integers("first"), seats)) % seats
        self._order.add(order * 4 + results)
        deck, policy = batch.rows.column("seats").flatten().flatten()
        decks = self.decks.names.numbers(deck.fill_null(NO_DECK))
        policies = self.policies.names.numbers(policy)
        self.decks.add(decks, results, batch)
        self.policies.add(policies, results, batch)
        rules = self._rules.numbers(batch.rows.column("rule").fill_null(""))
        self._ends.add(rules * (MOST_NAMES + 1) + self._reasons.numbers(batch.rows.column("reason")))
        if self.run.settings.events:
            self.drawn.add(batch, decks * (MOST_NAMES + 1) + policies)
            self._add_events(batch.rows.column("events"))

    def _add_events(self, events: pa.MapArray) -> None:
        names, times = pairs(events)
        types = self._types.numbers(names)
        self._event_games.add(types)
        self._events.add(types, times.to_numpy(zero_copy_only=False))

    def by_seat(self) -> list[Results]:
        """How each seat did."""
        return self._by(self._seats)

    def by_order(self) -> list[Results]:
        """How whoever took the first turn did, whoever sits next, and so on round the table."""
        return self._by(self._order)

    def _by(self, tally: Tally) -> list[Results]:
        found = [Results() for _ in range(self.run.settings.seats)]
        for key, many in tally.by_key().items():
            found[key // 4].count(key % 4, many)
        return found

    def ends(self) -> list[tuple[str, str, int]]:
        """Rule, reason and number of games of each way in which games ended, the most frequent first.

        An empty name stands for those beyond :data:`MOST_NAMES`, and for no rule.
        """
        found = []
        for key, many in self._ends.by_key().items():
            rule, reason = divmod(key, MOST_NAMES + 1)
            found.append((self._rules.names[rule], self._reasons.names[reason], many))
        return sorted(found, key=lambda end: (-end[2], end[0], end[1]))

    def events(self) -> list[tuple[str, int, int]]:
        """Types of events, in how many games and how often they happened, the most frequent first."""
        games = self._event_games.by_key()
        found = [(self._types.names[key], games[key], many) for key, many in self._events.by_key().items()]
        return sorted(found, key=lambda event: (-event[2], event[0]))


def pairs(maps: pa.MapArray) -> tuple[pa.Array, pa.Array]:
    """All keys and all items of an array of maps, which may be a slice of a longer one that owns more."""
    start, stop = maps.offsets[0].as_py(), maps.offsets[-1].as_py()
    return maps.keys[start:stop], maps.items[start:stop]
