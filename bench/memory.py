"""The memory of a worker that has as many states as it keeps, while it goes on answering."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

from . import games, load, servers
from .figures import Figure

CONNECTIONS = 8
REQUESTS = 8_000
"""In a round."""
FILLING = 2
"""After so many rounds a worker keeps as much as it may."""
ROUNDS = 3
FLAT = 1.05


def measure() -> list[Figure]:
    """The one figure; none where the system does not tell what memory a process takes."""
    if not Path("/proc/self/statm").exists():
        return []
    seeds = itertools.count(1)
    with servers.managed(1) as server:
        for _ in range(FILLING):
            _answer(server.port, seeds)
        full = _memory(server.manager)
        later = []
        for _ in range(ROUNDS):
            _answer(server.port, seeds)
            later.append(_memory(server.manager))
    return [
        Figure(
            name=f"memory of a worker, {REQUESTS:,} requests later / once it is full",
            runs=[taken / full for taken in later],
            target=FLAT,
            unit="×",
            detail=f"{later[-1]:,.0f} against {full:,.0f} MiB, after {ROUNDS * REQUESTS:,} requests",
            at_most=True,
        )
    ]


def _answer(port: int, seeds: Iterator[int]) -> None:
    """Adjudications by id in games that were never played before."""
    for _ in range(0, REQUESTS, CONNECTIONS * games.LENGTH):
        load.run(port, *games.chains(CONNECTIONS, games.by_id, seeds))


def _memory(manager: int) -> float:
    """MiB of the largest process below the manager but the cache: of its only worker."""
    below = Path(f"/proc/{manager}/task/{manager}/children").read_text().split()
    workers = [pid for pid in below if "valkey" not in Path(f"/proc/{pid}/comm").read_text()]
    pages = max(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in workers)
    return pages * os.sysconf("SC_PAGESIZE") / 2**20
