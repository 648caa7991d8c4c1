"""Clients of a real service."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

import headjudge
from tests.sdk.flavours import Async, Flavour, Tap, Waiting
from tests.support.processes import eventually
from tests.support.servers import Server, serving
from tests.support.valkey import Valkey, valkey


@pytest.fixture(scope="session")
def portal() -> Iterator[BlockingPortal]:
    """An event loop in a thread of its own."""
    with start_blocking_portal() as running:
        yield running


@pytest.fixture(params=["waiting", "async"])
def flavour(request: pytest.FixtureRequest, portal: BlockingPortal) -> Iterator[Flavour]:
    """Each of the two clients."""
    chosen: Flavour = Waiting() if request.param == "waiting" else Async(portal)
    yield chosen
    chosen.close()


@pytest.fixture
def judge(flavour: Flavour, server: Server) -> headjudge.Client:
    """A client of the running service."""
    return flavour.connect(server.url)


@pytest.fixture
def tap(flavour: Flavour) -> Tap:
    """A session that listens."""
    return flavour.tap()


@pytest.fixture
def tapped(flavour: Flavour, server: Server, tap: Tap) -> headjudge.Client:
    """A client whose requests can be listened to."""
    return flavour.connect(server.url, session=tap.session)


@dataclass
class Forgetful:
    """A service that can be made to forget every state."""

    url: str
    cache: Valkey

    def forget(self) -> None:
        """Empty the shared cache, and push everything out of what the worker keeps."""
        last = headjudge.Client(self.url).new_game("magic54").state_id.encode()
        with self.cache.client() as client:
            # States are written behind, in order.
            assert eventually(lambda: any(last in key for key in client.scan_iter()))
            client.flushall()


@pytest.fixture(scope="session")
def forgetful() -> Iterator[Forgetful]:
    """A service with one worker that keeps no states, and a cache that can be emptied."""
    with (
        valkey() as cache,
        serving(workers=1, worker_memory_mib=0, cache_url=cache.url) as running,
    ):
        yield Forgetful(running.url, cache)
