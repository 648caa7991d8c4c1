"""How far a run has come: a bar in a terminal, elsewhere a line now and then, or nothing."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from time import monotonic
from types import TracebackType
from typing import Protocol, Self

SECONDS_PER_LINE = 10
"""Without a terminal a line is written so often."""


class Display(Protocol):
    """Shows how far a run has come, while it is entered."""

    def show(self, done: int, cards: int) -> None:
        """So many of so many cards are done."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def display(*, quiet: bool) -> Display:
    """That for where the standard error goes to."""
    if quiet:
        return Silence()
    return Bar() if sys.stderr.isatty() and find_spec("rich") is not None else Lines()


class Silence:
    """Shows nothing."""

    def show(self, done: int, cards: int) -> None:
        """Nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left to do."""


class Lines(Silence):
    """Writes a line now and then."""

    def __init__(self) -> None:
        self._written = monotonic()

    def show(self, done: int, cards: int) -> None:
        """A line, if the last one is old enough."""
        if monotonic() - self._written >= SECONDS_PER_LINE and done < cards:
            self._written = monotonic()
            sys.stderr.write(f"{done:,} of {cards:,} cards\n")
            sys.stderr.flush()


class Bar(Silence):
    """A bar in the terminal."""

    def __init__(self) -> None:
        from rich import progress  # noqa: PLC0415  # as above
        from rich.console import Console  # noqa: PLC0415  # an extra brings it

        columns = (
            progress.BarColumn(bar_width=24),
            progress.MofNCompleteColumn(),
            progress.TimeRemainingColumn(),
        )
        self._progress = progress.Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task("cards", total=None)

    def show(self, done: int, cards: int) -> None:
        """The bar goes on."""
        self._progress.update(self._task, total=cards, completed=done)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()
