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


def with_pool(ruleset: str, options: Mapping[str, Any], seats: Any) -> Brought:
    """What a game is told, with the cards of the pool that it names."""
    return bringing(ruleset, options, seats, judge().pool)


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
