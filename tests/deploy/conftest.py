"""The proxy before a made-up service, and before a real one. One of each for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.deploy.saying import address
from tests.deploy.upstream import Upstream, upstream
from tests.support.nginx import proxying
from tests.support.servers import Server


@pytest.fixture(scope="package")
def service() -> Iterator[Upstream]:
    """A service that says yes to everything."""
    with upstream() as running:
        yield running


@pytest.fixture(scope="package")
def proxy(service: Upstream) -> Iterator[Server]:
    """The proxy in front of it."""
    with proxying([service.address]) as running:
        yield running


@pytest.fixture(scope="package")
def real(server: Server) -> Iterator[Server]:
    """The proxy in front of a real service."""
    with proxying([address(server)]) as running:
        yield running
