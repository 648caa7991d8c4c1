"""The folder of a run: ``_run.json`` says what was asked, ``part-000000.parquet`` and so on hold the rows.

Together they are a data set for any reader of Parquet, which passes over names that begin with an underscore
or a dot. A part is in the folder whole or not at all: it is written under a hidden name, forced to the disk,
and renamed. So whatever kills the client, what has been finished stays finished.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from . import settings as _settings
from .errors import BadRequest, Broken
from .rows import metadata, schema
from .settings import Settings
from .tally import Tally, tally, told_apart_by

RUN = "_run.json"
_HALF = ".tmp"


@contextmanager
def opened(path: Path, settings: Settings, *, resume: bool) -> Iterator[Folder]:
    """The folder, made or found, for this client alone.

    Raises:
        BadRequest: it is there and may not be used: it holds a run that is not to be resumed, or one with
            other settings, or something else; or another client writes to it.
    """
    _insist(path, settings, resume=resume)
    try:
        path.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDONLY)
    except OSError as error:
        raise BadRequest(f"{path}: {error.strerror}") from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadRequest(f"{path}: another run is being written there") from error
        _insist(path, settings, resume=resume)  # until it was locked, another client could have begun there
        for half in path.glob(f".*{_HALF}"):
            half.unlink()
        yield Folder(path, settings)
    finally:
        os.close(handle)
        with suppress(OSError):
            path.rmdir()  # if nothing came of it, nothing is left of it


def read_settings(path: Path) -> Settings:
    """The settings of the run in a folder.

    Raises:
        BadRequest: there is none.
    """
    try:
        return _settings.from_json((path / RUN).read_bytes())
    except OSError as error:
        raise BadRequest(f"{path / RUN}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadRequest(f"{path / RUN} holds no settings of a run: {error}") from error


def _insist(path: Path, settings: Settings, *, resume: bool) -> None:
    """See that a run may be written there."""
    try:
        there = sorted(entry.name for entry in path.iterdir() if not entry.name.endswith(_HALF))
    except FileNotFoundError:
        return
    except OSError as error:
        raise BadRequest(f"{path}: {error.strerror}") from error
    if not there:
        return
    if RUN not in there:
        raise BadRequest(f"{path} is there and holds no run, but {there[0]}")
    if not resume:
        raise BadRequest(f"{path} holds a run already: give --resume to go on with it, or another --out")
    other = _settings.differences(settings, read_settings(path))
    if other:
        raise BadRequest(f"{path} holds a run with other settings:\n    " + "\n    ".join(other))


class Folder:
    """The folder of a run that this client writes."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self._settings = settings

    def begin(self) -> None:
        """Write the settings, if they are not there: parts will come.

        Raises:
            Broken: the disk is full, or the like.
        """
        if not (self.path / RUN).exists():
            self._write(RUN, _settings.to_json(self._settings))

    def finished(self) -> Iterator[tuple[int, Tally]]:
        """The parts that are there and whole, with their results. What is no whole part of this run is to be
        played again.
        """
        by = told_apart_by(self._settings.policies, self._settings.decks)
        for part in range(self._settings.parts):
            rows = self._read(part)
            if rows is not None:
                yield part, tally(rows, by)

    def write(self, part: int, file: bytes) -> None:
        """Put a part into the folder, all of it at once.

        Raises:
            Broken: the disk is full, or the like.
        """
        self._write(_name(part), file)

    def _write(self, name: str, file: bytes) -> None:
        half = self.path / f".{name}{_HALF}"
        try:
            with half.open("wb") as stream:
                stream.write(file)
                stream.flush()
                os.fsync(stream.fileno())
            half.rename(self.path / name)
            _force(self.path)
        except OSError as error:
            raise Broken(f"{self.path / name} cannot be written: {error.strerror}") from error

    def _read(self, part: int) -> list[tuple[int | None, bool, list[dict[str, str | None]]]] | None:
        """Winner, draw and seats of the games of a part, if it is whole."""
        file = self.path / _name(part)
        if not file.exists():
            return None
        try:
            read = pq.ParquetFile(file, page_checksum_verification=True)
            rows = read.read()
        except (OSError, pa.ArrowException):
            return None
        settings = self._settings
        games = [(game, settings.seed_of(game)) for game in settings.games_of(part)]
        if not (
            rows.schema.equals(schema(settings.events))
            and rows.schema.metadata == metadata(settings)
            and [*zip(rows["game"].to_pylist(), rows["seed"].to_pylist(), strict=True)] == games
        ):
            return None
        return [*zip(*(rows[name].to_pylist() for name in ("winner", "draw", "seats")), strict=True)]


def _name(part: int) -> str:
    return f"part-{part:06d}.parquet"


def _force(folder: Path) -> None:
    """Force the names in a folder to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
