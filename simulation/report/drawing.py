"""The pictures of a report, drawn by matplotlib for a light page, for a dark one, and for files."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from io import BytesIO
from textwrap import fill
from typing import Any, Literal

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from .contents import short
from .intervals import Estimate
from .tally import Integers

WIDTH = 5.0
"""Inches: on a phone a picture is shown at three quarters of its size, and its letters stay legible."""
BINS = 40
DOTS_PER_INCH = 200


@dataclass(frozen=True)
class Theme:
    """The colours of a picture. No two are the same, so that another theme's can take their places."""

    page: str
    text: str
    faint: str
    mark: str


LIGHT = Theme("#ffffff", "#1c2430", "#c3cad5", "#0b5cad")
DARK = Theme("#14181f", "#e8ebf0", "#46505f", "#7dbcff")
CELLS = ("#f0b48f", "#eef0f3", "#9cc6f0")
"""From low to high over the middle, on either page; below letters of :data:`CELL_TEXT`."""
CELL_TEXT = "#10151c"

STYLE = {
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlesize": 11,
    "font.family": "sans-serif",
    "font.size": 10,
    "svg.fonttype": "none",  # letters stay letters, of whatever font the reader has
    "svg.hashsalt": "headjudge",  # the same picture is the same bytes
    "text.parse_math": False,  # names are names, dollar signs included
}


@dataclass(frozen=True)
class Dot:
    """A line of a chart of intervals."""

    name: str
    estimate: Estimate


@contextmanager
def styled() -> Iterator[None]:
    """matplotlib's settings for a picture on a light page."""
    text = dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), LIGHT.text)
    faces = dict.fromkeys(("figure.facecolor", "axes.facecolor"), LIGHT.page)
    settings: Any = {**STYLE, **text, **faces, "axes.edgecolor": LIGHT.faint, "grid.color": LIGHT.faint}
    with mpl.rc_context(settings), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from font", UserWarning)
        yield


def intervals(dots: Sequence[Dot], *, reference: float, unit: Literal["%", "points"], label: str) -> Figure:
    """One line for each value: a dot, its interval, and where they would lie if nothing mattered."""
    height = 0.9 + 0.3 * len(dots)
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    rows = np.arange(len(dots))[::-1]
    values = np.array([100 * dot.estimate.value for dot in dots])
    ends = np.array([(100 * dot.estimate.low, 100 * dot.estimate.high) for dot in dots])
    axes.axvline(100 * reference, color=LIGHT.text, linestyle=(0, (4, 3)), linewidth=1)
    axes.hlines(rows, ends[:, 0], ends[:, 1], color=LIGHT.mark, linewidth=2.5)
    axes.plot(values, rows, "o", color=LIGHT.mark, markersize=6)
    axes.set_yticks(rows, [short(dot.name, 34) for dot in dots])
    axes.set_ylim(-0.6, len(dots) - 0.4)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(visible=True, axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: _tick(value, unit)))
    axes.margins(x=0.08)
    axes.set_xlabel(label)
    return figure


def histogram(values: Integers, counts: Integers, *, median: int, label: str) -> Figure:
    """How many games had which length; the longest hundredth stands in the last bar."""
    figure = Figure(figsize=(WIDTH, 2.7), layout="constrained")
    axes = figure.subplots()
    first, last = int(values[0]), int(values[np.searchsorted(np.cumsum(counts), 0.99 * counts.sum())])
    width = max(-(-(last - first + 1) // BINS), 1)
    bins = np.minimum((values - first) // width, (last - first) // width)
    heights = np.bincount(bins, counts)
    axes.bar(first + np.arange(len(heights)) * width, heights, width * 0.9, align="edge", color=LIGHT.mark)
    axes.axvline(median + 0.45, color=LIGHT.text, linestyle=(0, (4, 3)), linewidth=1)
    axes.annotate(
        f"median {median:,}", (median + 0.45, 1), (4, -2), va="top", color=LIGHT.text,
        xycoords=("data", "axes fraction"), textcoords="offset points",
        bbox={"facecolor": LIGHT.page, "edgecolor": "none", "pad": 1.5, "alpha": 0.85},
    )  # fmt: skip
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True, min_n_ticks=1))
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
    axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    axes.grid(visible=True, axis="y", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return figure


def bars(shares: Sequence[tuple[str, float]], *, label: str) -> Figure:
    """Shares of games, one bar each, with its number."""
    figure = Figure(figsize=(WIDTH, 0.9 + 0.42 * len(shares)), layout="constrained")
    axes = figure.subplots()
    rows = np.arange(len(shares))[::-1]
    values = [100 * share for _, share in shares]
    drawn = axes.barh(rows, values, 0.62, color=LIGHT.mark)
    axes.bar_label(drawn, [f"{value:.1f} %" for value in values], padding=4, color=LIGHT.text)
    axes.set_yticks(rows, [fill(short(name, 60), 34) for name, _ in shares])
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set_xlim(0, max(values) * 1.22)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g} %"))
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.set_xlabel(label)
    return figure


def matrix(names: Sequence[str], rates: Sequence[Sequence[float | None]]) -> Figure:
    """How each row did against each column."""
    size = len(names)
    side = max(WIDTH, 1.9 + 0.52 * size)
    figure = Figure(figsize=(side, 1.4 + 0.46 * size), layout="constrained")
    axes = figure.subplots()
    values = np.array([[np.nan if rate is None else rate for rate in row] for row in rates])
    colours = LinearSegmentedColormap.from_list("", CELLS)
    spread = max(0.1, float(np.nanmax(np.abs(values - 0.5), initial=0)))
    axes.pcolormesh(values, cmap=colours, vmin=0.5 - spread, vmax=0.5 + spread, edgecolors=LIGHT.page)
    axes.invert_yaxis()
    for row, column in np.ndindex(size, size):
        rate = rates[row][column]
        if rate is not None:
            number = f"{100 * rate:.0f}"
            axes.text(column + 0.5, row + 0.5, number, ha="center", va="center", color=CELL_TEXT)
    middles = np.arange(size) + 0.5
    axes.set_xticks(
        middles, [short(name, 18) for name in names], rotation=40, ha="left", rotation_mode="anchor"
    )
    axes.xaxis.tick_top()
    axes.set_yticks(middles, [short(name, 18) for name in names])
    axes.tick_params(length=0)
    _bare(axes)
    return figure


def _bare(axes: Axes) -> None:
    for spine in axes.spines.values():
        spine.set_visible(False)


def _tick(value: float, unit: str) -> str:
    number = f"{value:g}".replace("-", "\u2212")
    return f"{number} %" if unit == "%" else number


def recoloured(document: str, theme: Theme) -> str:
    """An SVG document with the colours of another theme."""
    colours = dict(zip(astuple(LIGHT), astuple(theme), strict=True))
    return re.sub("|".join(colours), lambda found: colours[found[0]], document)


def svg(figure: Figure) -> str:
    """The picture as an SVG document, the same for the same picture."""
    file = BytesIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return file.getvalue().decode()


def png(figure: Figure) -> bytes:
    """The picture as a PNG file."""
    file = BytesIO()
    figure.savefig(file, format="png", dpi=DOTS_PER_INCH, metadata={"Software": None})
    return file.getvalue()
