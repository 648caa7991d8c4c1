"""A Dask cluster of real processes, each on an address of its own, as on three hosts."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen
from typing import Any

import pyarrow.parquet as pq
import pytest

from service import cli
from tests.simulation.players import STONES
from tests.support import processes

SCHEDULER, *WORKERS = "127.0.0.2", "127.0.0.3", "127.0.0.4"
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Hosts:
    """Where the cluster is, the file of states in which some policies fail, and the scheduler's process."""

    address: str
    stones: Path
    scheduler: Popen[bytes]


@pytest.fixture(scope="session")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    """A scheduler with two workers, each of one thread, on addresses of their own."""
    with started(tmp_path_factory.mktemp("hosts")) as hosts:
        yield hosts


@contextmanager
def started(folder: Path) -> Iterator[Hosts]:
    """Such a cluster, until the block ends."""
    folder.mkdir(exist_ok=True)
    contact, stones = folder / "scheduler.json", folder / "stones"
    environment = {
        STONES: str(stones),
        "PYTHONPATH": str(ROOT),
        "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
        "DASK_DISTRIBUTED__WORKER__MULTIPROCESSING_METHOD": "forkserver",  # a new worker begins sooner
    }
    with ExitStack() as stack:

        def start(name: str, module: str, *arguments: str, ready: Callable[[], bool]) -> Popen[bytes]:
            command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments, "--no-dashboard"]
            running = processes.running(command, folder / f"{name}.log", environment, ready)
            return stack.enter_context(running)

        scheduler = start(
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
        yield Hosts(address, stones, scheduler)


@pytest.fixture
def stones(hosts: Hosts) -> Iterator[Path]:
    """The file of states in which some policies fail."""
    yield hosts.stones
    hosts.stones.unlink(missing_ok=True)


Rows = list[dict[str, Any]]


def rows_of(out: Path) -> Rows:
    """The rows of a run, in order, without what a clock has measured."""
    rows: Rows = pq.read_table(out).drop_columns(["seconds"]).to_pylist()
    return sorted(rows, key=lambda row: row["game"])


@pytest.fixture
def simulate(hosts: Hosts, tmp_path: Path) -> Callable[..., Rows]:
    """Runs the command on the cluster, into a folder of this name, and gives its rows."""

    def run(*arguments: str, out: str = "run", status: int = 0) -> Rows:
        folder = tmp_path / out
        told = ["simulate", *arguments, "--out", str(folder), "--scheduler", hosts.address, "--quiet"]
        assert cli.main(told) == status
        return rows_of(folder)

    return run
