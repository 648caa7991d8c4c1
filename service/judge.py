"""What one application holds: its settings, its positions, and whether it is about to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from decks.cards import PoolCards
from service.config import MIB, Config
from service.current import application
from service.hot_states import HotStates, open_hot_states, patience
from service.hot_states.backlogs import Backlogs
from service.metrics import Exposition
from service.pool_file import open_pool
from service.positions import Positions
from service.tables.counted import StoreCollector
from service.tables.opened import OpenTables, open_tables

EXTENSION = "headjudge"


class Judge:
    """The parts that the resources of one application share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.hot_states: HotStates = open_hot_states(config)
        self.positions = Positions(
            self.hot_states, memory=config.worker_memory_mib * MIB, ttl=config.cache_ttl_seconds
        )
        self.tables: OpenTables | None = open_tables(config)
        """None: this service keeps none."""
        self.pool: PoolCards | None = open_pool(config)
        """None: it knows the cards of the library alone."""
        self.exposition = Exposition(() if self.tables is None else [StoreCollector(self.tables.store)])
        self.is_draining: Callable[[], bool] = lambda: False
        """Whether the process is about to stop; the server sets it."""

    def close(self) -> None:
        """Let go of all connections."""
        self.hot_states.close()
        if self.pool is not None:
            self.pool.close()
        if self.tables is not None:
            self.tables.store.close()

    def write_in_batches(self, backlogs: Backlogs, worker: int) -> None:
        """Have states written to the cache in batches, from now on. Nobody but the workers that see these
        backlogs may use it; this one has a number among them."""
        from service.hot_states.batched import BatchedHotStates  # noqa: PLC0415  # memory:// needs no client
        from service.hot_states.remote import RemoteHotStates  # noqa: PLC0415  # as above

        cache = self.hot_states
        assert isinstance(cache, RemoteHotStates), "an embedded cache is one server"
        self.hot_states = BatchedHotStates(cache, backlogs, worker, patience=patience(self.config))
        self.positions.hot_states = self.hot_states


def judge() -> Judge:
    """That of the current application."""
    return cast("Judge", application().extensions[EXTENSION])
