"""What ``headjudge deck`` takes; apart from the command, which reads the card library."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

POOL = "HEADJUDGE_POOL"
"""The environment variable that names the pool where no option does."""


def add_arguments(parser: ArgumentParser) -> None:
    """What ``headjudge deck check`` takes."""
    parser.add_argument("ruleset", metavar="RULESET", help="the id of a game, such as duel")
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="a deck list, text or XML; the first is that of seat 0, the second that of seat 1",
    )
    parser.add_argument(
        "--pool",
        metavar="POOL",
        type=Path,
        help=f"a pool of cards, as `headjudge card compile` makes them (the environment variable {POOL})",
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print what POST /v1/rulesets/RULESET/games takes; the rest goes to the standard error",
    )


def check(chosen: Namespace) -> int:
    """Check deck lists."""
    from . import command  # noqa: PLC0415  # no other command needs the cards

    return command.check(chosen)
