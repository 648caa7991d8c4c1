"""A Dask cluster of real processes, each on an address of its own, as on three hosts."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from service import cli
from tests.support import processes

SCHEDULER, *WORKERS = "127.0.0.2", "127.0.0.3", "127.0.0.4"
PLAIN = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"}
"""A part that kills a second worker is given up."""


@pytest.fixture(scope="session")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers, each of one thread."""
    folder = tmp_path_factory.mktemp("hosts")
    contact = folder / "scheduler.json"
    with ExitStack() as stack:

        def start(name: str, module: str, *arguments: str, ready: Callable[[], bool]) -> None:
            command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments, "--no-dashboard"]
            log = folder / f"{name}.log"
            stack.enter_context(processes.running(command, log, PLAIN, ready))

        start(
            "scheduler",
            "dask_scheduler",
            *("--host", SCHEDULER, "--port", "0", "--scheduler-file", str(contact)),
            ready=lambda: contact.exists() and contact.stat().st_size > 0,
        )
        address: str = json.loads(contact.read_bytes())["address"]
        for host in WORKERS:
            start(
                host,
                "dask_worker",
                *(address, "--host", host, "--nthreads", "1", "--local-directory", str(folder)),
                ready=lambda: True,  # the client waits for them
            )
        yield address


Rows = list[dict[str, Any]]


def rows_of(out: Path) -> Rows:
    """The rows of a run, in order, without what a clock has measured."""
    rows: Rows = pq.read_table(out).drop_columns(["seconds"]).to_pylist()
    return sorted(rows, key=lambda row: row["game"])


@pytest.fixture
def simulate(hosts: str, tmp_path: Path) -> Callable[..., Rows]:
    """Runs the command on the cluster, into a new folder, and gives its rows."""

    def run(*arguments: str, out: str = "run") -> Rows:
        folder = tmp_path / out
        told = ["simulate", *arguments, "--out", str(folder), "--scheduler", hosts, "--quiet"]
        assert cli.main(told) == 0
        return rows_of(folder)

    return run
