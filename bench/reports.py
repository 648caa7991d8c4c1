"""How long `headjudge report` takes over a million rows that are made up, and how much memory.

What is measured is the time of its process on a core, which a busy machine does not change.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from simulation.folder import RUN
from simulation.rows import schema
from simulation.settings import Settings, to_json

from .figures import Figure

GAMES = 1_000_000
PER_PART = 50_000
DECKS = [f"deck {number}" for number in range(12)]
CARDS = [f"Card {number}" for number in range(400)]
POLICIES = ["greedy", "random"]
MOST_SECONDS = 60
MOST_MIB = 1_500


def measure() -> list[Figure]:
    """A report of a million games without and with events, as HTML."""
    figures = []
    for events in (False, True):
        with tempfile.TemporaryDirectory(prefix="headjudge-bench-") as parent:
            folder = Path(parent) / "made-up.parquet"
            write(folder, games=GAMES, per_part=PER_PART, events=events)
            start, wall = _cpu_seconds(), perf_counter()
            command = [
                sys.executable,
                "-m",
                "service",
                "report",
                str(folder),
                "--out",
                f"{parent}/report.html",
            ]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            seconds, wall = _cpu_seconds() - start, perf_counter() - wall
        kind = "with events" if events else "without events"
        detail = (
            f"{GAMES:,} rows of {len(DECKS)} decks and {len(POLICIES)} policies; {wall:.0f} s by the clock"
        )
        figures.append(Figure(f"report, {kind}", [seconds], MOST_SECONDS, "s", detail, at_most=True))
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    figures.append(Figure("report, memory", [most], MOST_MIB, "MiB", "the most of both", at_most=True))
    return figures


def _cpu_seconds() -> float:
    """What the processes that have ended took of a core."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def write(folder: Path, *, games: int, per_part: int, events: bool) -> None:
    """A run whose games nobody has played."""
    folder.mkdir()
    settings = Settings(
        ruleset="duel", edition=1, version="0", games=games, seed=1, policies=tuple(POLICIES),
        decks=tuple(DECKS), deck_documents={}, seats=2, options={}, events=events, max_decisions=None,
        games_per_part=per_part,
    )  # fmt: skip
    (folder / RUN).write_bytes(to_json(settings))
    random = np.random.default_rng(1)
    for part, start in enumerate(range(0, games, per_part)):
        rows = _rows(random, start, min(per_part, games - start), events=events)
        pq.write_table(rows, folder / f"part-{part:06d}.parquet", compression="zstd")


def _rows(random: np.random.Generator, start: int, many: int, *, events: bool) -> pa.Table:
    places = 2 * many
    result = random.random(many)
    columns: dict[str, pa.Array] = {
        "game": pa.array(np.arange(start, start + many)),
        "seed": pa.array(np.arange(start, start + many)),
        "seats": _lists(
            pa.StructArray.from_arrays(
                [
                    _names(DECKS, random.integers(0, len(DECKS), places)),
                    _names(POLICIES, np.arange(places) % 2),
                ],
                names=["deck", "policy"],
            ),
            np.full(many, 2),
        ),
        "first": pa.array(random.integers(0, 2, many)),
        "winner": pa.array((result < 0.48).astype(int), mask=result > 0.98),
        "draw": pa.array(result > 0.98),
        "reason": _names(["seat 0 has no life left", "seat 1 has no life left"], random.integers(0, 2, many)),
        "rule": _names(["CR-704.5a", "CR-704.5b"], random.integers(0, 2, many)),
        "turns": pa.array(random.poisson(16, many)),
        "decisions": pa.array(random.poisson(300, many)),
        "seconds": pa.array(random.random(many)),
    }
    if events:
        types = [f"event_{number}" for number in range(20)]
        keys = _names(types, np.tile(np.arange(20), many))
        items = pa.array(random.integers(1, 30, 20 * many), pa.int32())
        columns["events"] = pa.MapArray.from_arrays(
            pa.array(np.arange(many + 1) * 20, pa.int32()), keys, items
        )
        drawn = random.integers(7, 24, places)
        cards = _names(CARDS, random.integers(0, len(CARDS), int(drawn.sum())))
        columns["drawn"] = _lists(_lists(cards, drawn), np.full(many, 2))
    wanted = schema(events)
    return pa.table([columns[field.name].cast(field.type) for field in wanted], schema=wanted)


def _names(names: Sequence[str], numbers: np.typing.NDArray[np.int64]) -> pa.Array:
    return pa.DictionaryArray.from_arrays(pa.array(numbers), pa.array(names)).cast(pa.string())


def _lists(values: pa.Array, lengths: np.typing.NDArray[np.int64]) -> pa.ListArray:
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), values)
