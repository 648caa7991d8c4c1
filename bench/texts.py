"""What texts cost: `POST /v1/adjudications` with all members, and the same with texts of all of it.

The same kind of random games is played on both sides in turn, by id, and no position is asked for twice.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from statistics import median

import msgspec

import engine

from . import games, load, servers
from .figures import Figure

ROUNDS = 9
CONNECTIONS = 8
FULL = ("state", "legal_actions", "events")


def measure() -> list[Figure]:
    """The one figure, rounds interleaved."""
    plain, told = [], []
    seeds = itertools.count(1)
    with servers.headjudge(1) as port:
        for _ in range(ROUNDS):
            plain.append(_rate(port, FULL, seeds))
            told.append(_rate(port, (*FULL, "texts"), seeds))
    return [
        Figure(
            name="time of a full answer with texts / without",
            runs=[without / with_texts for without, with_texts in zip(plain, told, strict=True)],
            target=1.25,
            unit="×",
            detail=f"{median(told):,.0f} against {median(plain):,.0f} requests/s, one worker",
            at_most=True,
        )
    ]


def _rate(port: int, include: tuple[str, ...], seeds: Iterator[int]) -> float:
    def request(state: engine.State, action: engine.Action) -> bytes:
        body = {"state_id": engine.state_id(state), "action": action, "include": include}
        return load.post(games.PATH, msgspec.json.encode(body))

    return load.run(port, *games.chains(CONNECTIONS, request, seeds))
