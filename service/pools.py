"""Games that use cards of the pool that the service knows beside the library."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from msgspec import UNSET, UnsetType

import engine
from decks.bringing import Brought, bringing
from service.answers.positions import PoolUse
from service.judge import judge
from service.problems import invalid_request


def with_pool(ruleset: str, options: Mapping[str, Any], seats: Any) -> Brought:
    """What a game is told, with the cards of the pool that it names."""
    return bringing(ruleset, options, seats, judge().pool)


def insist_on_share(ruleset: str, seat: Mapping[str, Any], seats: int, pointer: str) -> None:
    """See that a seat at a table brings no more cards of the pool along than its share.

    Raises:
        Refusal: it does.
    """
    share = engine.MOST_CARDS // seats
    number = len(with_pool(ruleset, {}, [seat]).cards)
    if number > share:
        why = f"at a table each of {seats} seats brings at most {share} cards of the pool along, not {number}"
        raise invalid_request(pointer, why)


@contextmanager
def explained(brought: Brought) -> Iterator[None]:
    """Have the faults of a new game tell what the pool says of the cards that are not there."""
    try:
        yield
    except engine.InvalidOptions as error:
        raise engine.InvalidOptions(brought.explained(error.faults)) from None


def use_of(brought: Brought) -> PoolUse | UnsetType:
    """What a new game has of the pool; absent without one."""
    pool = judge().pool
    return UNSET if pool is None else PoolUse(digest=pool.digest, cards=brought.cards)
