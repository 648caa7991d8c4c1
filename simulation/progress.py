"""How far a run has come: a bar in a terminal, elsewhere a line now and then, or nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Protocol, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Column

from .tally import Tally

SECONDS_PER_LINE = 10
"""Without a terminal a line is written so often."""
SECONDS_BEFORE = 5
"""After so long it is said how long the whole run will take."""


class Watch:
    """What there is to tell of a run: how fast it goes, how long it will take, who is winning."""

    def __init__(self, games: int, tally: Tally) -> None:
        self.games = games
        self.tally = tally
        self._at_first = tally.games
        self._start = monotonic()

    @property
    def seconds(self) -> float:
        """Since the run began, or went on."""
        return monotonic() - self._start

    @property
    def played(self) -> int:
        """Games played since."""
        return self.tally.games - self._at_first

    @property
    def rate(self) -> float:
        """Games per second since."""
        return self.played / self.seconds

    def __str__(self) -> str:
        """``812 games/s · 1:05 left · greedy 61.0 % · random 39.0 %``."""
        if not self.played:
            return "no part is finished yet"
        left = (self.games - self.tally.games) / self.rate
        told = f"{speed(self.rate)} · {duration(left)} left"
        return f"{told} · {self.tally}"


class Forecast:
    """Tells once how long a run will take: as soon as a worker has told how fast it plays, or parts are
    finished after :data:`SECONDS_BEFORE`."""

    def __init__(self, watch: Watch, tell: Callable[[str], None]) -> None:
        self._watch = watch
        self._tell = tell
        self._is_told = False

    def hear(self, rate: float) -> None:
        """So many games per second are played."""
        if not self._is_told:
            self._is_told = True
            left = self._watch.games - self._watch.tally.games
            self._tell(f"{left:,} games at {speed(rate)} take about {duration(left / rate)}")

    def look(self) -> None:
        """A part has been finished."""
        if self._watch.seconds >= SECONDS_BEFORE and self._watch.tally.games < self._watch.games:
            self.hear(self._watch.rate)


def speed(rate: float) -> str:
    """``812 games/s``, ``6.42 games/s``."""
    return f"{rate:,.0f} games/s" if rate >= 10 else f"{rate:.2f} games/s"


def duration(seconds: float) -> str:
    """``1:05``, ``2:00:00``."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Display(Protocol):
    """Shows how far a run has come, while it is entered."""

    def show(self, watch: Watch) -> None:
        """Something has been finished."""

    def tell(self, sentence: str) -> None:
        """Something happened that a user wants to know."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def display(*, quiet: bool) -> Display:
    """That for where the standard error goes to."""
    if quiet:
        return Silence()
    return Bar() if sys.stderr.isatty() else Lines()


class Silence:
    """Shows nothing."""

    def show(self, watch: Watch) -> None:
        """Nothing."""

    def tell(self, sentence: str) -> None:
        """Nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left to do."""


class Lines(Silence):
    """Writes a line now and then."""

    def __init__(self) -> None:
        self._written = monotonic()

    def show(self, watch: Watch) -> None:
        """A line, if the last one is old enough."""
        if monotonic() - self._written >= SECONDS_PER_LINE and watch.tally.games < watch.games:
            self._written = monotonic()
            self.tell(f"{watch.tally.games:,} of {watch.games:,} games · {watch}")

    def tell(self, sentence: str) -> None:
        """A line."""
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()


class Bar(Silence):
    """A bar in the terminal."""

    def __init__(self) -> None:
        told = TextColumn("{task.description}", table_column=Column(no_wrap=True, overflow="ellipsis"))
        columns = (BarColumn(bar_width=24), MofNCompleteColumn(), told)
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task("starting workers", total=None)

    def show(self, watch: Watch) -> None:
        """The bar goes on."""
        self._progress.update(
            self._task, total=watch.games, completed=watch.tally.games, description=str(watch)
        )

    def tell(self, sentence: str) -> None:
        """A line above the bar."""
        self._progress.console.print(sentence, markup=False, highlight=False)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()
