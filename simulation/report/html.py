"""A report as one HTML file: no scripts, nothing from the network."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import jinja2
from markupsafe import Markup

from .contents import Picture, Report, Section, Table, shown
from .drawing import DARK, recoloured, styled, svg

HERE = Path(__file__).parent
_TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(HERE),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=jinja2.StrictUndefined,
)


def page(report: Report) -> str:
    """The file."""
    style = Markup((HERE / "report.css").read_text(encoding="utf-8"))  # noqa: S704  # our own file
    return _TEMPLATES.get_template("report.html").render(
        report=report, style=style, shown=shown, drawn=_drawn, numeric=_numeric, contents=_contents(report)
    )


def _contents(report: Report) -> list[Section]:
    """The sections that a table of contents leads to: those of the runs, where there is one run only."""
    (*before, last) = report.sections
    return [*before, *last.sections] if not before else list(report.sections)


def _drawn(picture: Picture) -> tuple[str, str]:
    """The picture for a light page and for a dark one, as addresses that hold all of it."""
    with styled():
        light = svg(picture.draw())
    return _address(light), _address(recoloured(light, DARK))


def _address(document: str) -> str:
    return "data:image/svg+xml;base64," + b64encode(document.encode()).decode()


def _numeric(table: Table, position: int) -> bool:
    """Whether a column holds numbers, which are set to the right."""
    return all(not isinstance(row[position], str) for row in table.rows)
