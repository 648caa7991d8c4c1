"""How long a client waits for an answer while 500 others send nothing, or next to nothing.

A process of its own keeps the slow connections open: a third are silent, a third have sent half a header, a
third a header without its body, and these two thirds send one byte more each second. Whichever the server
closes is opened again.

They are fewer than a server takes connections: what is measured is the wait. Whom a full server closes does
not depend on the machine; it is judged with each state of a connection in `tests/service/test_limits.py`.
"""

from __future__ import annotations

import itertools
import selectors
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import create_connection, socket
from statistics import median, quantiles
from time import perf_counter

from . import games, load, servers
from .figures import Figure

ROUNDS = 7
GAMES = 16
"""Games of a round, one request after the other."""
ANEW = 10
"""After so many requests the client connects anew."""
SLOW = 500
SETTLE = 2.0
"""Seconds until the slow clients have arrived."""
BEGINNINGS = (
    b"",
    b"POST /v1/adjudications HTTP/1.1\r\nHost: ",
    b"POST /v1/adjudications HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
)


def measure() -> list[Figure]:
    """The 99th percentile of the waits with slow clients over that without; rounds interleaved."""
    seeds = itertools.count(1)
    alone, beside = [], []
    with servers.headjudge(1) as port:
        for _ in range(ROUNDS):
            alone.append(slowest(port, seeds))
            with _slow_clients(port):
                beside.append(slowest(port, seeds))
    return [
        Figure(
            name=f"p99 beside {SLOW} slow clients / alone",
            runs=[with_them / without for with_them, without in zip(beside, alone, strict=True)],
            target=2.0,
            unit="×",
            detail=f"{median(beside):.1f} against {median(alone):.1f} ms, one worker",
            at_most=True,
        )
    ]


def slowest(port: int, seeds: Iterator[int]) -> float:
    """The 99th percentile of the waits of one client, in milliseconds."""
    openings, chains = games.chains(GAMES, games.by_id, seeds)
    played: list[bytes] = []
    for opening, chain in zip(openings, chains, strict=True):
        played += (opening, *chain)
    return 1_000 * quantiles(load.waits(port, played, ANEW), n=100)[98]


@contextmanager
def _slow_clients(port: int) -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-m", __name__, str(port)]) as process:
        time.sleep(SETTLE)
        try:
            yield
        finally:
            process.terminate()


def be_slow(port: int) -> None:
    """Keep the slow connections open until somebody ends the process."""
    poller = selectors.DefaultSelector()
    beginnings = itertools.cycle(BEGINNINGS)
    for _ in range(SLOW):
        _open(port, poller, next(beginnings))
    while True:
        until = perf_counter() + 1
        while (left := until - perf_counter()) > 0:
            for key, _ in poller.select(left):
                assert isinstance(key.fileobj, socket)
                poller.unregister(key.fileobj)
                key.fileobj.close()
                _open(port, poller, key.data)
        for key in tuple(poller.get_map().values()):
            if key.data:
                assert isinstance(key.fileobj, socket)
                with suppress(OSError):
                    key.fileobj.send(b"x")


def _open(port: int, poller: selectors.BaseSelector, beginning: bytes) -> None:
    connection = create_connection((load.HOST, port), timeout=load.PATIENCE)
    connection.sendall(beginning)
    connection.setblocking(False)
    poller.register(connection, selectors.EVENT_READ, beginning)


if __name__ == "__main__":
    be_slow(int(sys.argv[1]))
