"""Clients of a real service."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import requests

import headjudge
from tests.support.processes import eventually
from tests.support.servers import Server, serving
from tests.support.valkey import Valkey, valkey


@pytest.fixture
def judge(server: Server) -> Iterator[headjudge.Client]:
    """A client of the running service."""
    with headjudge.Client(server.url) as client:
        yield client


@dataclass
class Wiretap(requests.Session):
    """A session that notes what goes over the wire, as (method, path, status)."""

    heard: list[tuple[str, str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def request(self, method: str, url: str, **options: Any) -> requests.Response:  # type: ignore[override]
        response = super().request(method, url, **options)
        self.heard.append((method, response.request.path_url, response.status_code))
        return response

    def since(self) -> list[tuple[str, str, int]]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def tap() -> Iterator[Wiretap]:
    """A session that listens."""
    with Wiretap() as session:
        yield session


@pytest.fixture
def tapped(server: Server, tap: Wiretap) -> headjudge.Client:
    """A client whose requests can be listened to."""
    return headjudge.Client(server.url, session=tap)


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
