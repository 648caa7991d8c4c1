"""Runs that cannot be reported: the message names file and fault, and nothing else is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from service import cli
from simulation.folder import RUN

from .made import game, run, seat, unfinished, write_part

PART = "part-000000.parquet"
NUMBERED = {"game": 0, "seed": 0}


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of a run that is no run."""
    assert cli.main(["report", str(path)]) == cli.USAGE_ERROR
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    return error.removeprefix("headjudge: ")


def test_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(tmp_path / "x", capsys).startswith(f"{tmp_path / 'x'}: there is no such folder")


def test_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_bytes(b"")
    assert refused(tmp_path / "x", capsys).startswith(f"{tmp_path / 'x'}: is a file; a run is a folder")


def test_a_folder_of_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(tmp_path, capsys).startswith(f"{tmp_path}: holds no {RUN}")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "\xff"])
def test_settings_that_are_none(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = run(tmp_path / "run", [game(0)])
    (folder / RUN).write_bytes(text.encode("latin-1"))
    assert str(folder / RUN) in refused(folder, capsys)


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def flipped(path: Path) -> None:
    file = bytearray(path.read_bytes())
    file[200] ^= 0xFF
    path.write_bytes(file)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("damage", [cut_off, flipped, emptied])
def test_a_part_that_cannot_be_read(
    tmp_path: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = run(tmp_path / "run", [game(0)] * 50)
    damage(folder / PART)
    assert refused(folder, capsys).startswith(f"{folder / PART}: cannot be read")


def test_a_file_that_is_no_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = run(tmp_path / "run", [game(0)])
    (folder / PART).rename(folder / "games.parquet")
    assert "parts of a run are called" in refused(folder, capsys)


def test_a_part_too_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = run(tmp_path / "run", [game(0)])
    (folder / PART).rename(folder / "part-000001.parquet")
    assert "not among" in refused(folder, capsys)


def test_a_column_that_lacks_and_one_of_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = run(tmp_path / "run", [game(0)])
    rows = pq.read_table(folder / PART)
    pq.write_table(rows.drop_columns(["first"]), folder / PART)
    assert refused(folder, capsys) == f"{folder / PART}: has no column 'first'\n"
    position = rows.schema.get_field_index("turns")
    pq.write_table(rows.set_column(position, "turns", pa.array(["ten"])), folder / PART)
    assert refused(folder, capsys) == f"{folder / PART}: the column 'turns' holds string, not int32\n"


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({**game(0), "winner": 2}, "is won by a seat that it does not have"),
        ({**game(0), "winner": -1}, "is won by a seat that it does not have"),
        ({**game(0), "draw": True}, "is a draw and has a winner"),
        ({**game(0), "reason": "unfinished"}, "or else is 'unfinished'"),
        ({**game(), "draw": False}, "or else is 'unfinished'"),
        ({**unfinished(), "draw": True}, "or else is 'unfinished'"),
        ({**game(0), "first": 2}, "is begun by a seat that it does not have"),
        ({**game(0), "first": -1}, "is begun by a seat that it does not have"),
        ({**game(0), "seats": [seat()]}, "has not the 2 seats of its run"),
        ({**game(0), "seats": [seat(), None]}, "does not tell of each seat who played there"),
        ({**game(0), "turns": -1}, "has less than no turns"),
        ({**game(0), "turns": None}, "has no 'turns'"),
        ({**game(0), "drawn": [[]]}, "does not tell of each seat what it has drawn"),
        ({**game(0), "drawn": [[], None]}, "does not tell of each seat what it has drawn"),
        ({**game(0), "game": 7}, "holds game 7 where game 0 should be"),
    ],
)
def test_a_row_that_contradicts_itself(
    tmp_path: Path, row: dict[str, object], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = run(tmp_path / "run", [game(0)], events=True)
    write_part(folder / PART, [{**NUMBERED, **row}], events=True)
    told = refused(folder, capsys)
    assert told.startswith(str(folder / PART))
    assert fault in told


def test_games_that_lack_in_a_part_and_games_too_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = run(tmp_path / "run", [game(0)] * 4, per_part=2)
    rows = pq.read_table(folder / PART)
    pq.write_table(rows[:1], folder / PART)
    assert "ends before game 1" in refused(folder, capsys)
    more = pa.concat_tables([rows, rows.set_column(0, "game", pa.array([2, 3]))])
    pq.write_table(more, folder / PART)
    assert "its games are 0 to 1" in refused(folder, capsys)


def test_too_many_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["report", *[str(tmp_path)] * 13]) == cli.USAGE_ERROR
    assert "the most are 12" in capsys.readouterr().err


def test_a_report_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = run(tmp_path / "run", [game(0)])
    assert cli.main(["report", str(folder), "--out", str(tmp_path)]) == cli.USAGE_ERROR
    assert "cannot be written" in capsys.readouterr().err
