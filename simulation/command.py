"""``headjudge simulate``: its options, and what it says."""

from __future__ import annotations

import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from .errors import BadRequest, SimulationError

if TYPE_CHECKING:
    from .progress import Watch

DONE, BROKEN, USAGE_ERROR, INTERRUPTED = 0, 1, 2, 130
NEEDED = ("distributed", "pyarrow", "rich")
MISSING = "headjudge: this needs an extra: pip install 'headjudge-service[simulate]'\n"
MOST_GAMES = 1_000_000_000
MOST_SEED = 10**15 - 1
ABOUT = """Plays whole games and writes one row for each into a folder, a Parquet data set of parts. The same
seed gives the same rows, however many workers play."""


def add_arguments(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.description = ABOUT
    add = parser.add_argument
    add("ruleset", metavar="RULESET", help="the id of a game, such as perdure")
    add("--games", metavar="N", type=_number(1, MOST_GAMES), required=True, help="how many games to play")
    add("--out", metavar="DIR", type=Path, required=True, help="the folder for the rows: runs/a.parquet")
    add(
        "--policy",
        metavar="POLICY",
        action="append",
        default=[],
        help="who plays: random (the default), greedy, search, search:samples=2,max_decisions=60, or "
        "module:function of your own; to be given several times",
    )
    add(
        "--deck",
        metavar="DECK",
        action="append",
        default=[],
        help="the name of a deck of the game, or a file with a seat as a new game takes it; to be given "
        "several times; without it all decks of the game",
    )
    add("--seats", metavar="N", type=_number(1, 255), help="how many seats; the fewest unless told")
    add(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game; a value is JSON or text, or the JSON of a file: @FILE",
    )
    add("--seed", metavar="SEED", type=_number(0, MOST_SEED), default=0, help="of the whole run (0)")
    add("--events", action="store_true", help="note what happened in each game, and which cards were drawn")
    add(
        "--max-decisions",
        metavar="N",
        type=_number(1, MOST_GAMES),
        help="break a game off after so many; without it, every game is played to its end",
    )
    add(
        "--part",
        metavar="N",
        type=_number(1, MOST_GAMES),
        help="games of a part, which one worker plays at a stretch and which is lost if it dies; at most 500 "
        "unless told, 25 where a policy is not random",
    )
    add("--resume", action="store_true", help="go on with the run in the folder, if there is one")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--scheduler", metavar="ADDRESS", help="of a Dask cluster, such as tcp://10.0.0.1:8786"
    )
    where.add_argument(
        "--workers", metavar="N", type=_number(1, 1024), help="processes on this machine; one for each core"
    )
    add("--quiet", action="store_true", help="write nothing but errors")


def run(chosen: Namespace) -> int:
    """Run the command; returns its exit status."""
    if any(find_spec(module) is None for module in NEEDED):
        sys.stderr.write(MISSING)
        return USAGE_ERROR
    stopped = Event()

    def stop(*_: object) -> None:
        stopped.set()
        raise KeyboardInterrupt

    # a batch system ends a job by SIGTERM, a terminal by SIGINT
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        watch = _run(chosen, stopped.is_set)
    except BadRequest as error:
        sys.stderr.write(f"headjudge: {error}\n")
        return USAGE_ERROR
    except SimulationError as error:
        sys.stderr.write(f"headjudge: {error}\nheadjudge: {_kept(chosen)}\n")
        return BROKEN
    except KeyboardInterrupt:
        sys.stderr.write(f"headjudge: stopped; {_kept(chosen)}\n")
        return INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if not chosen.quiet:
        sys.stdout.write(_summary(watch, chosen.out))
    return DONE


def _run(chosen: Namespace, is_stopped: Callable[[], bool]) -> Watch:
    from . import asking, run  # noqa: PLC0415  # these need the extra
    from .progress import display  # noqa: PLC0415

    asked = asking.Asked(
        ruleset=chosen.ruleset,
        games=chosen.games,
        policies=chosen.policy,
        decks=chosen.deck,
        seats=chosen.seats,
        options=chosen.option,
        seed=chosen.seed,
        events=chosen.events,
        max_decisions=chosen.max_decisions,
        games_per_part=chosen.part,
    )
    return run.run(
        asking.settings_of(asked),
        chosen.out,
        display(quiet=chosen.quiet),
        scheduler=chosen.scheduler,
        workers=chosen.workers,
        resume=chosen.resume,
        is_stopped=is_stopped,
    )


def _kept(chosen: Namespace) -> str:
    return f"finished parts are in {chosen.out}; the same command with --resume goes on"


def _summary(watch: Watch, out: Path) -> str:
    from .progress import duration, speed  # noqa: PLC0415  # needs the extra

    pace = f" in {duration(watch.seconds)}, {speed(watch.rate)}" if watch.played else ", all of them before"
    return f"{out}: {watch.games:,} games{pace}\n{watch.tally}\n"


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(f"{text[:40]!r} is no whole number from {least:,} to {most:,}")

    return read
