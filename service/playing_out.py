"""Games played out at random, within the work and the time that a request may take."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict

from msgspec import UnsetType

import engine
from service.guard import guard
from service.judge import judge
from service.problems import invalid_request

KIB = 1_024


class Watch(TypedDict):
    """What the engine calls while it plays."""

    each: Callable[[Sequence[int]], Iterable[int]]
    between: Callable[[], object]


def watched() -> Watch:
    """Has the guard of the request watch the games, and count them."""
    watching = guard()
    return {"each": lambda games: watching.each(games, "playouts"), "between": watching.check}


def most_decisions(ruleset: str, asked: int | UnsetType) -> int:
    """How many decisions a game is given: as many as were asked for, or as the ruleset's games need."""
    return engine.ruleset(ruleset).playout_decisions if isinstance(asked, UnsetType) else asked


def insist_on_bounded_work(document: bytes, factors: dict[str, int], decisions: int, place: str) -> None:
    """Hold a request to the work that the server allows.

    ``factors`` are the numbers whose product is that of the games, by their names.

    Raises:
        Refusal: it is more.
    """
    games = math.prod(factors.values())
    if not is_bounded(document, games, decisions):
        raise invalid_request(
            place,
            f"{games} playouts of {decisions} decisions in a state of {_kib(document)} KiB are more work "
            f"than the {judge().config.max_playout_work} that this server allows "
            f"({' × '.join(factors)} × max_decisions × KiB)",
        )


def is_bounded(document: bytes, games: int, decisions: int) -> bool:
    """Whether the server allows so much work: a decision costs more in a larger state."""
    return games * decisions * _kib(document) <= judge().config.max_playout_work


def as_known_to(state: engine.State, seat: int, seed: int) -> bytes:
    """A state as large as this one seems to a seat: its own size could tell what the seat has not seen."""
    return engine.encode(engine.sample(state, seat, seed))


def _kib(document: bytes) -> int:
    return math.ceil(len(document) / KIB)
