"""A report in the terminal: plain tables."""

from __future__ import annotations

import sys
from typing import TextIO

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from .contents import Report, Section, Table, shown

WIDE = 200
"""Columns where the output goes into a file or a pipe, which has no width."""


def write(report: Report, stream: TextIO | None = None) -> None:
    """Write all but the pictures; to standard output, unless told."""
    stream = stream or sys.stdout
    width = None if stream.isatty() else WIDE
    console = Console(file=stream, width=width, highlight=False, markup=False, emoji=False)
    console.print(Text(report.title, "bold"))
    for sentence in report.summary:
        console.print(sentence)
    for warning in report.warnings:
        console.print(Text(f"Note: {warning}", "yellow"))
    for section in report.sections:
        _section(console, section, "bold")
    console.print()
    for term, meaning in report.reading:
        console.print(Text.assemble((f"{term}: ", "bold"), meaning))


def _section(console: Console, section: Section, style: str) -> None:
    console.print()
    console.print(Text(section.heading, style))
    for sentence in section.sentences:
        console.print(sentence)
    for table in section.tables:
        console.print()
        console.print(_grid(table))
        for note in table.notes:
            console.print(Text(note, "dim"))
    for part in section.sections:
        _section(console, part, "underline")


def _grid(table: Table) -> Grid:
    grid = Grid(title=Text(table.caption), title_justify="left", box=box.SIMPLE, pad_edge=False)
    for position, column in enumerate(table.columns):
        cells = [row[position] for row in table.rows]
        words = any(isinstance(cell, str) for cell in cells)
        grid.add_column(Text(column), justify="left" if words else "right", overflow="fold")
    for row in table.rows:
        grid.add_row(*(Text(shown(cell)) for cell in row))
    return grid
