"""What a report is made of, whatever it is written as: sections with sentences, tables and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from .intervals import Estimate

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_ROWS = 40
"""The most rows of a table that a page or a terminal shows."""
MINUS = "\u2212"


@dataclass(frozen=True)
class Share:
    """A proportion with its interval, told in percent."""

    estimate: Estimate


@dataclass(frozen=True)
class Points:
    """A difference of proportions with its interval, told in percentage points."""

    estimate: Estimate


@dataclass(frozen=True)
class Difference:
    """A difference of numbers with its interval."""

    estimate: Estimate


Cell = str | int | float | Share | Points | Difference | None
"""None: there is nothing to tell."""


@dataclass(frozen=True)
class Table:
    """A table with a heading for each column; the first cell of a row is the row's heading."""

    id: str
    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    notes: Sequence[str] = ()
    whole: Table | None = None
    """What files hold in its place: all of it, where a page shows a part."""


def cut(table: Table, what: str, most: int = MOST_ROWS) -> Table:
    """The table, or the first ``most`` of its rows and how many more there are."""
    hidden = len(table.rows) - most
    if hidden <= 0:
        return table
    note = f"Left out here: {hidden:,} more {what}, which the CSV file has."
    return replace(table, rows=table.rows[:most], notes=[*table.notes, note], whole=table)


@dataclass(frozen=True)
class Picture:
    """A picture, with words that tell what it shows to whoever cannot see it."""

    id: str
    caption: str
    alt: str
    draw: Callable[[], Figure]


@dataclass(frozen=True)
class Section:
    """A part of a report under a heading."""

    id: str
    heading: str
    sentences: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    tables: Sequence[Table] = ()
    sections: Sequence[Section] = ()


@dataclass(frozen=True)
class Report:
    """All of it."""

    title: str
    summary: Sequence[str]
    warnings: Sequence[str]
    sections: Sequence[Section]
    reading: Sequence[tuple[str, str]] = field(default=())
    """Terms that the report uses, and what they mean."""

    def every_section(self) -> list[Section]:
        """The sections, and those in them, in the order in which they are read."""
        return [one for section in self.sections for one in (section, *section.sections)]


def shown(cell: Cell) -> str:
    """A cell as people read it."""
    match cell:
        case None:
            return "–"
        case str():
            return cell
        case int():
            return f"{cell:,}"
        case float():
            return _signed(f"{cell:,.2f}")
        case Share(estimate):
            return f"{percent(estimate.value)} ({_percent(estimate.low)} to {_percent(estimate.high)})"
        case Points(estimate):
            low, high = points(estimate.low), points(estimate.high)
            return f"{points(estimate.value)} ({low} to {high})"
        case Difference(estimate):
            values = (estimate.value, estimate.low, estimate.high)
            value, low, high = (_signed(f"{one:+,.2f}") for one in values)
            return f"{value} ({low} to {high})"


def percent(share: float) -> str:
    """``45.2 %``."""
    return f"{_percent(share)} %"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def points(difference: float) -> str:
    """``+4.5``, of a difference of proportions in percentage points."""
    return _signed(f"{100 * difference:+.1f}")


def interval(estimate: Estimate) -> str:
    """``44.5 to 45.9 %``."""
    return f"{_percent(estimate.low)} to {percent(estimate.high)}"


def _signed(number: str) -> str:
    zero = not number.strip("+-0.")
    return number.lstrip("+-") if zero else number.replace("-", MINUS)


def count(many: int, one: str, more: str | None = None) -> str:
    """``1 game``, ``20,000 games``."""
    return f"{many:,} {one if many == 1 else more or one + 's'}"


def short(name: str, most: int = 28) -> str:
    """A name short enough for a picture, without characters that cannot be drawn."""
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in name)
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"
