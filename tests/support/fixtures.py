"""The running service that tests share. One for each process of the suite, ended with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import servers


@pytest.fixture(scope="session")
def server() -> Iterator[servers.Server]:
    """The service with two workers and its embedded cache."""
    with servers.serving(workers=2) as running:
        yield running


def pytest_configure() -> None:
    servers.without_headjudge_settings()
