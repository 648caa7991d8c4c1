"""The tables of a report as CSV files and its pictures as PNG files."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from .contents import Cell, Difference, Points, Report, Share, Table
from .drawing import png, styled


def write_tables(report: Report, folder: Path) -> list[Path]:
    """Write every table, whole, into a file named after it; an interval has columns of its own for its ends.
    Proportions and their differences are numbers from 0 to 1 there, with all their digits.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for section in report.every_section():
        for table in section.tables:
            whole = table.whole or table
            path = folder / f"{whole.id}.csv"
            with path.open("w", encoding="utf-8", newline="") as file:
                csv.writer(file, lineterminator="\n").writerows(_lines(whole))
            written.append(path)
    return written


def write_pictures(report: Report, folder: Path) -> list[Path]:
    """Write every picture, as on a light page, into a file named after it."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for section in report.every_section():
        for picture in section.pictures:
            path = folder / f"{picture.id}.png"
            with styled():
                path.write_bytes(png(picture.draw()))
            written.append(path)
    return written


def _lines(table: Table) -> Iterator[Sequence[str | int | float | None]]:
    ranged = [
        any(isinstance(row[position], Share | Points | Difference) for row in table.rows)
        for position in range(len(table.columns))
    ]
    yield [
        heading
        for column, wide in zip(table.columns, ranged, strict=True)
        for heading in ([column, f"{column}: low", f"{column}: high"] if wide else [column])
    ]
    for row in table.rows:
        yield [
            value
            for cell, wide in zip(row, ranged, strict=True)
            for value in (_ends(cell) if wide else [_plain(cell)])
        ]


def _ends(cell: Cell) -> list[str | int | float | None]:
    match cell:
        case Share(estimate) | Points(estimate) | Difference(estimate):
            return [estimate.value, estimate.low, estimate.high]
        case _:
            return [_plain(cell), None, None]


def _plain(cell: Cell) -> str | int | float | None:
    assert not isinstance(cell, Share | Points | Difference)
    return cell
