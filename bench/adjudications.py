"""`POST /v1/adjudications`, all members in the answer: by id, in full, and with a second worker.

Random games of both rulesets are played, and no position is asked for twice. By id, all that helps the
service is its own last answer; states in full are such as it has never seen, so that it has to check them
whole. The echo gets requests of the same kind.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from statistics import median

from . import games, load, servers
from .figures import Figure

ROUNDS = 9
CONNECTIONS = 8
SPREAD = 16
"""Connections where two workers share the load."""


def measure() -> list[Figure]:
    """The three figures, rounds interleaved."""
    seeds = itertools.count(1)
    with servers.headjudge(1) as one, servers.echo(1) as echo:
        figures = [
            _against_echo("adjudication by state_id / echo", 0.5, games.by_id, 1, one, echo, seeds),
            _against_echo("adjudication with the state / echo", 0.4, games.in_full, 2, one, echo, seeds),
        ]
        with servers.headjudge(2) as two:
            figures.append(_second_worker(one, two, seeds))
    return figures


def _against_echo(
    name: str,
    target: float,
    request: games.Request,
    stride: int,
    judge: int,
    echo: int,
    seeds: Iterator[int],
) -> Figure:
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(_rate(judge, CONNECTIONS, request, seeds, stride))
        theirs.append(_rate(echo, CONNECTIONS, request, seeds, stride))
    return Figure(
        name=name,
        runs=[mine / bare for mine, bare in zip(ours, theirs, strict=True)],
        target=target,
        unit="×",
        detail=f"{median(ours):,.0f} against {median(theirs):,.0f} requests/s, one worker",
    )


def _second_worker(one: int, two: int, seeds: Iterator[int]) -> Figure:
    alone, both = [], []
    for _ in range(ROUNDS):
        alone.append(_rate(one, SPREAD, games.by_id, seeds))
        both.append(_rate(two, SPREAD, games.by_id, seeds))
    return Figure(
        name="adjudication by state_id, two workers / one",
        runs=[pair / single for pair, single in zip(both, alone, strict=True)],
        target=1.7,
        unit="×",
        detail=f"{median(both):,.0f} against {median(alone):,.0f} requests/s",
    )


def _rate(
    port: int, connections: int, request: games.Request, seeds: Iterator[int], stride: int = 1
) -> float:
    return load.run(port, *games.chains(connections, request, seeds, stride=stride))
