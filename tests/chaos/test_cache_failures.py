"""Valkey is killed, hung, restarted and filled while players play: no request fails.

A player that is told `state-not-hot` or `cache-unavailable` sends the state itself, as the contract says.
That is no failure.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.support.load import Tally, load
from tests.support.processes import eventually
from tests.support.servers import Server, serving
from tests.support.valkey import Valkey, valkey

pytestmark = pytest.mark.chaos

PATIENCE = 15.0
"""Seconds that a request may take at most while the cache is in trouble, on a busy machine."""


@pytest.fixture
def cache() -> Iterator[Valkey]:
    with valkey() as running:
        yield running


@pytest.fixture
def server(cache: Valkey) -> Iterator[Server]:
    url = cache.url
    with serving(workers=2, cache_url=url, cache_retry_ms=200, worker_memory_mib=1) as running:
        yield running


def assert_served(tally: Tally) -> None:
    """Players were served all the time, and in time."""
    assert tally.failures == []
    assert tally.requests >= 5, "a busy machine serves few in so short a time"
    assert tally.slowest < PATIENCE


def is_well(server: Server) -> bool:
    """Whether the service says that all is well."""
    return bool(server.health()["status"] == "ok")


def keys(cache: Valkey) -> int:
    """How many states are hot."""
    with cache.client() as client:
        return int(client.dbsize())


def test_hot_states_are_shared_through_the_cache(server: Server, cache: Valkey) -> None:
    with load(server) as players:
        tally = players.work(1.5)
    assert_served(tally)
    assert tally.cold < tally.requests / 20, "a state may be on its way to the cache for a moment, no longer"
    assert keys(cache) > 0
    assert is_well(server)


def test_a_cache_that_is_killed_and_comes_back(server: Server, cache: Valkey) -> None:
    with load(server) as players:
        assert_served(players.work(0.5))
        cache.kill()
        assert_served(players.work(2))
        assert server.health()["status"] == "degraded"
        cache.start()
        assert_served(players.work(1))
        assert eventually(lambda: is_well(server))
        assert eventually(lambda: keys(cache) > 0)
        assert_served(players.work(0.5))


def test_a_cache_that_hangs_and_goes_on(server: Server, cache: Valkey) -> None:
    with load(server) as players:
        assert_served(players.work(0.5))
        cache.hang()
        assert_served(players.work(2))
        assert server.health()["status"] == "degraded"
        cache.wake()
        assert eventually(lambda: is_well(server))
        assert_served(players.work(0.5))


def test_a_cache_that_hiccups(server: Server, cache: Valkey) -> None:
    """Pauses as a busy machine makes them: nobody is told that a state is not remembered."""
    with load(server) as players:
        assert_served(players.work(0.5))
        before = players.tally
        for _ in range(5):
            cache.hang()
            time.sleep(0.12)
            cache.wake()
            time.sleep(0.3)
        after = players.tally
        assert after.failures == []
        assert after.requests - before.requests >= 20
        assert after.unknown == before.unknown
        assert after.cold - before.cold <= (after.requests - before.requests) / 20


def test_a_cache_that_is_restarted_again_and_again(server: Server, cache: Valkey) -> None:
    with load(server) as players:
        for _ in range(3):
            cache.kill()
            cache.start()
            assert_served(players.work(0.7))
        assert eventually(lambda: is_well(server))
        assert players.tally.failures == []


@pytest.mark.parametrize("policy", ["noeviction", "allkeys-lru"])
def test_a_cache_that_is_full(server: Server, cache: Valkey, policy: str) -> None:
    with cache.client() as client:
        client.config_set("maxmemory-policy", policy)
        used = int(client.info("memory")["used_memory"])
        client.config_set("maxmemory", used + 200_000)
    with load(server) as players:
        assert_served(players.work(3))
    with cache.client() as client:
        client.config_set("maxmemory", 0)
    with load(server) as players:
        assert_served(players.work(0.5))
    assert eventually(lambda: is_well(server))


def test_a_service_that_starts_without_its_cache(cache: Valkey) -> None:
    cache.kill()
    url = cache.url
    with serving(workers=2, cache_url=url, cache_retry_ms=200) as server, load(server) as players:
        assert_served(players.work(1))
        assert server.health()["status"] == "degraded"
        cache.start()
        assert eventually(lambda: is_well(server))
        assert_served(players.work(0.5))
