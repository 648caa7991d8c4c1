"""What a benchmark says: a figure, what it has to reach, and whether it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """One line of the table.

    ``runs`` are the values of the single runs, ``target`` is the least (or, with ``at_most``, the greatest)
    value that their middle may have; ``detail`` says what was measured on each side.
    """

    name: str
    runs: Sequence[float]
    target: float
    unit: str
    detail: str
    at_most: bool = False

    @property
    def measured(self) -> float:
        """The median of the runs."""
        return median(self.runs)

    @property
    def ok(self) -> bool:
        """Whether the target is reached."""
        return self.measured <= self.target if self.at_most else self.measured >= self.target


HEADINGS = ("figure", "target", "measured", "ok", "runs", "detail")


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table of text."""
    return laid_out(HEADINGS, [_cells(figure) for figure in figures])


def laid_out(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows below headings, in columns as wide as they have to be."""
    rows = [headings, *rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(headings))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])


def _cells(figure: Figure) -> tuple[str, ...]:
    bound = "≤" if figure.at_most else "≥"
    spread = f"{number(min(figure.runs))} – {number(max(figure.runs))}"
    return (
        figure.name,
        f"{bound} {number(figure.target)} {figure.unit}",
        f"{number(figure.measured)} {figure.unit}",
        "yes" if figure.ok else "NO",
        spread,
        figure.detail,
    )


def number(value: float) -> str:
    """A value as people read it."""
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
