"""Hot states: a cache of canonical encodings, shared by all workers (and servers) that name the same URL.

It is a convenience, never a need: whatever happens to it costs time and sends clients back to whole states.
No call here waits longer than :func:`patience`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import engine
from service.config import MIB, Config
from service.hot_states.local import LocalHotStates

ON_THIS_MACHINE_MS = 1_000
"""The longest wait on a unix socket. Nothing else is on the way, so that the server is there and busy."""
OVER_THE_NETWORK_MS = 250


class CannotAsk(Exception):
    """The cache cannot be asked, or does not say, what it remembers."""


class HotStates(Protocol):
    """Where the encodings of states are found by id."""

    def get(self, state_id: str) -> bytes | None:
        """The bytes kept under this id, whose time to live begins anew; None if there are none.

        Raises:
            CannotAsk: nobody knows.
        """

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        """Keep encodings by their ids, in one go. False if they could not even be sent."""

    def is_well(self) -> bool:
        """Whether the cache does its work."""

    def close(self) -> None:
        """Let go of its connections."""


def key_prefix() -> str:
    """``hj:<edition>:``, before the state id in a key.

    A state id alone does not tell the ruleset, so the edition in a key is that of all rulebooks together:
    servers that share a cache understand each other's states exactly if they serve the same editions.
    """
    return f"hj:{'.'.join(str(ruleset.edition) for ruleset in engine.rulesets())}:"


def open_hot_states(config: Config) -> HotStates:
    """The cache that the settings name; where they leave embedding one to the server, a local one."""
    if not config.cache_url or config.cache_url.startswith("memory:"):
        return LocalHotStates(config.cache_memory_mib * MIB)
    longest_pause = config.cache_retry_ms / 1_000
    if "+cluster" in config.cache_url:
        from service.hot_states.cluster import ClusterHotStates  # noqa: PLC0415  # memory:// needs no client

        return ClusterHotStates(
            config.cache_url,
            patience=patience(config),
            prefix=key_prefix(),
            ttl=config.cache_ttl_seconds,
            longest_pause=longest_pause,
        )
    from service.hot_states.remote import RemoteHotStates, server_at  # noqa: PLC0415  # likewise

    return RemoteHotStates(
        server_at(config.cache_url, timeout=patience(config)),
        prefix=key_prefix(),
        ttl=config.cache_ttl_seconds,
        longest_pause=longest_pause,
    )


def patience(config: Config) -> float:
    """Seconds to wait for the cache at most."""
    by_kind = ON_THIS_MACHINE_MS if config.cache_url.startswith("unix:") else OVER_THE_NETWORK_MS
    return (config.cache_timeout_ms or by_kind) / 1_000
