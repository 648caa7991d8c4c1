"""Three services behind nginx beside one, each with the same share of a core, in front of a Redis Cluster.

Shares of time stand for cores: a service runs in its own slot of each period and is stopped in the others, so
no two ever run at once, and one core of two is enough for all of them. The other has the proxy, the cache and
the client, none of which is stopped. This takes no privileges, and works wherever there are two cores. Slots
are measured as they turned out, and the rates are those for slots of the same length.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.support.nginx import proxying
from tests.support.servers import Server
from tests.support.valkey import cluster

from . import games, load, servers
from .figures import Figure

ROUNDS = 5
SERVICES = 3
SLOT = 0.008
"""Seconds that a service runs at a time: ten requests or so."""
SLOTS = 5
"""In a period; two of them are nobody's, so that answers of the last service are on their way in time."""
CONNECTIONS = 16
"""For each service, so that it always has something to do in its slot."""


@dataclass(frozen=True)
class Round:
    """What came of some requests."""

    rate: float
    """Answers for each second that each of the services ran."""
    own: float
    """Seconds of CPU time for each request in the services,"""
    common: float
    """and in proxy and cache."""


def measure() -> list[Figure]:
    """The rate of three over that of one; rounds interleaved."""
    seeds = itertools.count(1)
    one, three = [], []
    with ExitStack() as stack:
        nodes = stack.enter_context(cluster())
        url = "redis+cluster://" + ",".join(node.address for node in nodes)
        behind = [stack.enter_context(servers.managed(1, cache_url=url)) for _ in range(SERVICES)]
        upstreams = [f"{load.HOST}:{server.port}" for server in behind]
        alone = stack.enter_context(proxying(upstreams[:1]))
        together = stack.enter_context(proxying(upstreams))
        workers = [worker for server in behind for worker in _children(server.manager)]
        caches = [node.process.pid for node in nodes if node.process]
        for _ in range(ROUNDS):
            one.append(_round(alone, workers[:1], caches, seeds))
            three.append(_round(together, workers, caches, seeds))
    return [
        Figure(
            name=f"{SERVICES} services behind nginx / one, a core's share each",
            runs=[several.rate / single.rate for several, single in zip(three, one, strict=True)],
            target=2.8,
            unit="×",
            detail=_detail(one, three),
        )
    ]


def _detail(one: Sequence[Round], three: Sequence[Round]) -> str:
    rates = [median(each.rate for each in rounds) for rounds in (three, one)]
    own = [1_000 * median(each.own for each in rounds) for rounds in (three, one)]
    common = 1_000 * median(each.common for each in (*one, *three))
    return (
        f"{rates[0]:,.0f} against {rates[1]:,.0f} requests for each second of a share; "
        f"{own[0]:.2f} against {own[1]:.2f} ms of CPU time for each, {common:.2f} ms in proxy and cache"
    )


def _round(proxy: Server, workers: Sequence[int], caches: Sequence[int], seeds: Iterator[int]) -> Round:
    openings, chains = games.chains(CONNECTIONS * len(workers), games.by_id, seeds)
    others = [*_children(proxy.process.pid), *caches]
    own, common = _cpu_seconds(workers), _cpu_seconds(others)
    with _taking_turns(workers) as shares:
        rate = load.run(int(proxy.url.rpartition(":")[2]), openings, chains)
    requests = sum(len(chain) for chain in chains)
    return Round(
        rate / median(shares),
        (_cpu_seconds(workers) - own) / requests,
        (_cpu_seconds(others) - common) / requests,
    )


@contextmanager
def _taking_turns(workers: Sequence[int]) -> Iterator[list[float]]:
    """Processes run one after the other; gives, once the block is over, the part of the time of each."""
    shares: list[float] = []
    idle = SLOT * (SLOTS - len(workers))
    command = [sys.executable, "-m", "bench.turns", str(SLOT), str(idle), *map(str, workers)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield shares
        finally:
            process.terminate()
            shares += json.loads(process.communicate()[0])


def _children(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in children.split()]


def _cpu_seconds(processes: Sequence[int]) -> float:
    """What the kernel has counted for them, in and out of it."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
