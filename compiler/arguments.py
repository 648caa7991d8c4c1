"""The arguments of ``headjudge card compile`` and ``headjudge card why``; without what they need to run."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path


def add_compile_arguments(parser: ArgumentParser) -> None:
    """Those of ``headjudge card compile``."""
    parser.add_argument(
        "database",
        metavar="DATABASE",
        type=Path,
        help="Scryfall's oracle_cards or MTGJSON's AtomicCards, as it is or gzipped",
    )
    parser.add_argument("--out", metavar="POOL", type=Path, required=True, help="the file that is written")
    parser.add_argument("--summary", metavar="FILE", type=Path, help="write the numbers as JSON, too")
    parser.add_argument(
        "--workers", metavar="N", type=_workers, default=0, help="processes (as many as there are cores)"
    )
    parser.add_argument(
        "--fresh", action="store_true", help="take nothing from the pool that is there already"
    )
    parser.add_argument("--quiet", action="store_true", help="show no progress and no table")


def _workers(text: str) -> int:
    """A number of processes.

    Raises:
        ValueError: it is none.
    """
    number = int(text)
    if not 1 <= number <= 256:
        raise ValueError(text)
    return number


def add_why_arguments(parser: ArgumentParser) -> None:
    """Those of ``headjudge card why``."""
    parser.add_argument("pool", metavar="POOL", type=Path, help="what `headjudge card compile` wrote")
    parser.add_argument("name", metavar="NAME", help='as it stands on the card: "Grey Ogre"')


def compile_database(chosen: Namespace) -> int:
    """Compile a database into a pool; returns the exit status."""
    from .command import compile_database as run  # noqa: PLC0415  # no other command reads the grammar

    return run(chosen)


def why(chosen: Namespace) -> int:
    """Tell how a card of a pool was read; returns the exit status."""
    from .command import why as run  # noqa: PLC0415  # as above

    return run(chosen)
