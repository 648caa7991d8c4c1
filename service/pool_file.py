"""The pool of cards that the service knows beside the library: opened as it starts, before workers fork."""

from __future__ import annotations

from pathlib import Path

from decks.cards import PoolCards, PoolFault
from service.config import PREFIX, Config, ConfigError


def open_pool(config: Config) -> PoolCards | None:
    """The pool of a service with these settings; None: it knows the library alone.

    Raises:
        ConfigError: the file is no pool, is cut or changed, was made by another version, or cannot be read.
    """
    if not config.pool:
        return None
    try:
        return PoolCards.open(Path(config.pool))
    except PoolFault as fault:
        raise ConfigError([f"{PREFIX}POOL: {fault}"]) from None
    except OSError as error:
        raise ConfigError([f"{PREFIX}POOL is {config.pool!r}: {error.strerror}"]) from None
