"""``headjudge report``: its options, and what it says."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path

from simulation.command import DONE, MISSING, USAGE_ERROR
from simulation.errors import SimulationError

NEEDED = ("jinja2", "matplotlib", "pyarrow", "rich")
MOST_RUNS = 12
ABOUT = """Tells what simulated games come to: who won how often, by the order of turns, seat, deck and
policy, how long games were, how they ended, and which cards were drawn by whoever won. Of several runs, the
others are compared with the first. Without --out, tables are written to the terminal."""


def add_arguments(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.description = ABOUT
    add = parser.add_argument
    add(
        "runs",
        metavar="DIR",
        nargs="+",
        type=Path,
        help=f"a folder of headjudge simulate; at most {MOST_RUNS}",
    )
    add("--out", metavar="FILE", type=Path, help="write the report as one HTML file, pictures included")
    add("--png", metavar="DIR", type=Path, help="write each picture as a PNG file into this folder")
    add("--csv", metavar="DIR", type=Path, help="write each table, all of it, as a CSV file into this folder")


def run(chosen: Namespace) -> int:
    """Run the command; returns its exit status."""
    if any(find_spec(module) is None for module in NEEDED):
        sys.stderr.write(MISSING)
        return USAGE_ERROR
    if len(chosen.runs) > MOST_RUNS:
        sys.stderr.write(
            f"headjudge: {len(chosen.runs)} runs are too many for a report: the most are {MOST_RUNS}\n"
        )
        return USAGE_ERROR
    try:
        write(chosen.runs, out=chosen.out, png=chosen.png, csv=chosen.csv)
    except SimulationError as error:
        sys.stderr.write(f"headjudge: {error}\n")
        return USAGE_ERROR
    except OSError as error:
        sys.stderr.write(f"headjudge: {error.filename}: cannot be written: {error.strerror}\n")
        return USAGE_ERROR
    return DONE


def write(runs: list[Path], *, out: Path | None, png: Path | None, csv: Path | None) -> None:
    """Write the report of these runs as what is asked for; to the terminal, if nothing is.

    Raises:
        Damaged: a run cannot be read.
        OSError: a file cannot be written.
    """
    from . import files, html, terminal  # noqa: PLC0415  # these need the extra
    from .counts import Counts  # noqa: PLC0415
    from .report import report  # noqa: PLC0415
    from .runs import Run  # noqa: PLC0415

    told = report([Counts(Run(path)) for path in runs])
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(html.page(told), encoding="utf-8")
    if png is not None:
        files.write_pictures(told, png)
    if csv is not None:
        files.write_tables(told, csv)
    if out is None and png is None and csv is None:
        terminal.write(told)
