"""Runs on workers of this machine, which the command starts itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from simulation.games import Table
from simulation.settings import from_json
from tests.simulation.conftest import rows_of
from tests.support import processes

MINE = """
import engine

def first(state, *, seed):
    return engine.legal_actions(state)[0]
"""
ASKED = ("perdure", "--games", "100000", "--part", "3", "--policy", "mine:first", "--policy", "random")


@pytest.mark.full
def test_a_run_is_stopped_and_killed_and_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its policy lies in the current folder."""
    (tmp_path / "mine.py").write_text(MINE)
    run = tmp_path / "run"
    with begun(tmp_path) as client:
        comes(run, 2)
        os.killpg(client.pid, signal.SIGINT)  # as a terminal does it
        assert client.wait(processes.PATIENCE) == 130
        assert processes.eventually(lambda: not alive(client.pid))
    log = (tmp_path / "log").read_text()
    assert "headjudge: stopped; finished parts are in run; the same command with --resume goes on" in log
    assert "Traceback" not in log

    before = len([*run.glob("part-*")])
    with begun(tmp_path, "--resume") as client:
        comes(run, 2)
        client.kill()
        client.wait()
        assert processes.eventually(lambda: not alive(client.pid), processes.PATIENCE)
    monkeypatch.chdir(tmp_path)
    rows = rows_of(run)
    assert len(rows) >= 3 * (before + 2)
    table = Table(from_json((run / "_run.json").read_bytes()))
    for row in rows[-5:]:
        expected = table.play(row["game"])._asdict()
        assert row == {name: expected[name] for name in row}


@contextmanager
def begun(folder: Path, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command, with two workers, in a group of processes of its own."""
    command = [sys.executable, "-m", "service", "simulate", *ASKED, *more, "--workers", "2", "--out", "run"]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, start_new_session=True)
    try:
        yield process
    finally:
        processes.kill(process)


def comes(run: Path, more: int) -> None:
    """Wait until there are so many parts more."""
    wanted = len([*run.glob("part-*")]) + more
    assert processes.eventually(lambda: len([*run.glob("part-*")]) >= wanted, 90)


def alive(group: int) -> bool:
    """Whether a process of this group is there."""
    with suppress(ProcessLookupError):
        os.killpg(group, 0)
        return True
    return False
