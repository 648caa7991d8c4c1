"""What one application holds: its settings, its positions, and whether it is about to stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from flask import current_app

from service.config import MIB, Config
from service.hot_states import open_hot_states
from service.positions import Positions

EXTENSION = "headjudge"


class Judge:
    """The parts that the resources of one application share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.hot_states = open_hot_states(config)
        self.positions = Positions(
            self.hot_states, memory=config.worker_memory_mib * MIB, ttl=config.cache_ttl_seconds
        )
        self.is_draining: Callable[[], bool] = lambda: False
        """Whether the process is about to stop; the server sets it."""


def judge() -> Judge:
    """That of the current application."""
    return cast("Judge", current_app.extensions[EXTENSION])
