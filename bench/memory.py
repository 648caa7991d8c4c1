"""The memory of a worker that has as many states as it keeps, while it goes on answering.

`python -m bench.memory` asks for a million adjudications, `python -m bench.memory 200000` for so many, and
`python -m bench memory` for few.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from . import games, load, servers
from .figures import Figure, table

CONNECTIONS = 8
FILLING = 16_000
"""After so many requests a worker keeps as much as it may."""
REQUESTS = 24_000
"""Counted in tenths; the figure is that of the last ones."""
MANY = 1_000_000
TENTHS = 10
FLAT = 1.05


def measure(requests: int = REQUESTS) -> list[Figure]:
    """The one figure; none where the system does not tell what memory a process takes."""
    if not Path("/proc/self/statm").exists():
        return []
    seeds = itertools.count(1)
    with servers.managed(1) as server:
        _answer(server.port, FILLING, seeds)
        full = of_worker(server.manager)
        later = []
        for _ in range(TENTHS):
            _answer(server.port, requests // TENTHS, seeds)
            later.append(of_worker(server.manager))
    return [
        Figure(
            name=f"memory of a worker, {requests:,} requests later / once it is full",
            runs=[taken / full for taken in later[-3:]],
            target=FLAT,
            unit="×",
            detail=f"MiB: {full:,.0f}, then {', '.join(f'{taken:,.0f}' for taken in later)}",
            at_most=True,
        )
    ]


def _answer(port: int, requests: int, seeds: Iterator[int]) -> None:
    """Adjudications by id in games that were never played before."""
    for _ in range(0, requests, CONNECTIONS * games.LENGTH):
        load.run(port, *games.chains(CONNECTIONS, games.by_id, seeds))


def of_worker(manager: int) -> float:
    """MiB of the largest process below the manager but the cache: of its only worker."""
    below = Path(f"/proc/{manager}/task/{manager}/children").read_text().split()
    workers = [pid for pid in below if "valkey" not in Path(f"/proc/{pid}/comm").read_text()]
    pages = max(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in workers)
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


if __name__ == "__main__":
    print(table(measure(int(sys.argv[1]) if len(sys.argv) > 1 else MANY)))
