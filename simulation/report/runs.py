"""A run, as its folder holds it: what was asked, and the rows of its parts, batch by batch.

Whatever is wrong with a folder or a file is a :class:`Damaged` that names it; nothing wrong is counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from simulation.errors import SimulationError
from simulation.folder import RUN, read_settings
from simulation.games import UNFINISHED
from simulation.rows import schema
from simulation.settings import Settings

from .tally import Booleans, Integers

PART = re.compile(r"part-(\d{6})\.parquet")
ROWS_AT_ONCE = 1 << 15
SOMETIMES_NULL = ("winner", "rule")


class Damaged(SimulationError):
    """A run that cannot be reported; the message names the file and the fault."""


@dataclass(frozen=True)
class Batch:
    """Some rows of a part, each of which is as a row has to be."""

    rows: pa.RecordBatch
    seats: Integers
    """How many seats each game has."""
    winner: Integers
    """The seat that won each game, -1 where none did."""
    draw: Booleans

    @property
    def finished(self) -> Booleans:
        """Which games came to an end."""
        return self.draw | (self.winner >= 0)

    def integers(self, column: str) -> Integers:
        """A column of whole numbers."""
        return _integers(self.rows.column(column))


class Run:
    """A run in its folder.

    Raises:
        Damaged: there is no such folder, or what lies in it is no run.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.settings = _read_settings(path)
        self.parts = sorted(self._parts())

    @property
    def name(self) -> str:
        """What people call it: its path as it was given."""
        return str(self.path)

    @cached_property
    def missing_parts(self) -> int:
        """How many parts have not been written."""
        return self.settings.parts - len(self.parts)

    def _parts(self) -> Iterator[tuple[int, Path]]:
        for path in self.path.glob("*.parquet"):
            match = PART.fullmatch(path.name)
            if match is None:
                raise Damaged(f"{path}: parts of a run are called part-000000.parquet and so on")
            number = int(match[1])
            if number >= self.settings.parts:
                raise Damaged(
                    f"{path}: the run has {self.settings.parts:,} parts by its {RUN}, and this is not "
                    "among them"
                )
            yield number, path

    def batches(self) -> Iterator[Batch]:
        """The rows of all parts in order, some thousands at a time.

        Raises:
            Damaged: a part cannot be read, or a row contradicts itself or its run.
        """
        for number, path in self.parts:
            expected = self.settings.games_of(number)
            at = expected.start
            for rows in self._rows(path):
                batch = _checked(rows, path, self.settings.seats)
                games = batch.integers("game")
                wrong = np.flatnonzero(games != np.arange(at, at + len(games)))
                if len(wrong) or at + len(games) > expected.stop:
                    place = at + int(wrong[0] if len(wrong) else expected.stop - at)
                    raise Damaged(
                        f"{path}: holds game {int(games[place - at]):,} where game {place:,} should "
                        "be, or the "
                        f"part should be at its end; its games are {expected.start:,} to "
                        f"{expected.stop - 1:,}"
                    )
                at += len(games)
                yield batch
            if at != expected.stop:
                raise Damaged(f"{path}: ends before game {at:,}; its last game is {expected.stop - 1:,}")

    def _rows(self, path: Path) -> Iterator[pa.RecordBatch]:
        wanted = schema(self.settings.events)
        try:
            with pq.ParquetFile(path, page_checksum_verification=True) as file:
                _same_columns(path, file.schema_arrow, wanted)
                yield from file.iter_batches(ROWS_AT_ONCE, columns=wanted.names)
        except (OSError, pa.ArrowException) as error:
            raise Damaged(f"{path}: cannot be read: {_first_line(error)}") from error


def _read_settings(path: Path) -> Settings:
    if not path.is_dir():
        fault = "is a file; a run is a folder" if path.exists() else "there is no such folder"
        raise Damaged(f"{path}: {fault}, as headjudge simulate writes it")
    if not (path / RUN).exists():
        raise Damaged(f"{path}: holds no {RUN}; is it the folder of a run?")
    return read_settings(path)


def _same_columns(path: Path, found: pa.Schema, wanted: pa.Schema) -> None:
    for field in wanted:
        position = found.get_field_index(field.name)
        if position < 0:
            raise Damaged(f"{path}: has no column {field.name!r}")
        if found.field(position).type != field.type:
            raise Damaged(
                f"{path}: the column {field.name!r} holds {found.field(position).type}, not {field.type}"
            )


def _checked(rows: pa.RecordBatch, path: Path, seats: int) -> Batch:
    """The rows, unless one of them says what no row can say."""
    for name in rows.schema.names:
        if name not in SOMETIMES_NULL:
            _insist(
                rows, path, rows.column(name).is_null().to_numpy(zero_copy_only=False), f"has no {name!r}"
            )
    game_seats = _integers(rows.column("seats").value_lengths())
    first = _integers(rows.column("first"))
    winner = _integers(rows.column("winner").fill_null(-1))
    draw = rows.column("draw").to_numpy(zero_copy_only=False)
    unfinished = pc.equal(rows.column("reason"), UNFINISHED).to_numpy(zero_copy_only=False)
    _insist(rows, path, game_seats != seats, f"has not the {seats} seats of its run")
    _insist(rows, path, (first < 0) | (first >= seats), "is begun by a seat that it does not have")
    nobody = rows.column("winner").is_null().to_numpy(zero_copy_only=False)
    _insist(
        rows, path, ~nobody & ((winner < 0) | (winner >= seats)), "is won by a seat that it does not have"
    )
    _insist(rows, path, draw & ~nobody, "is a draw and has a winner")
    _insist(
        rows, path, unfinished != (nobody & ~draw), f"has a winner or is a draw, or else is {UNFINISHED!r}"
    )
    for name in ("turns", "decisions", "seconds"):
        _insist(rows, path, rows.column(name).to_numpy(zero_copy_only=False) < 0, f"has less than no {name}")
    policy = rows.column("seats").flatten().flatten()[1]
    _insist(rows, path, _any(policy.is_null(), seats), "does not tell of each seat who played there")
    if "drawn" in rows.schema.names:
        drawn = rows.column("drawn")
        told = _integers(drawn.value_lengths()) == seats
        _insist(rows, path, ~told, "does not tell of each seat what it has drawn")
        _insist(
            rows, path, _any(drawn.flatten().is_null(), seats), "does not tell of each seat what it has drawn"
        )
    return Batch(rows, game_seats, winner, draw)


def _insist(rows: pa.RecordBatch, path: Path, wrong: Booleans, fault: str) -> None:
    found = np.flatnonzero(wrong)
    if len(found):
        raise Damaged(f"{path}: game {rows.column('game')[int(found[0])]} {fault}")


def _any(places: pa.Array, seats: int) -> Booleans:
    """For which games this is so of a seat."""
    found: Booleans
    found = places.to_numpy(zero_copy_only=False).reshape(-1, seats).any(axis=1)
    return found


def _integers(column: pa.Array) -> Integers:
    found: Integers = column.to_numpy(zero_copy_only=False).astype(np.int64)
    return found


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0][:200]
