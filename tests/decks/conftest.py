"""A pool for the tests of deck lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from decks.cards import PoolCards
from tests.decks.pools import pool_file


@pytest.fixture(scope="package")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pool_file(tmp_path_factory.mktemp("pool"))


@pytest.fixture(scope="package")
def pool(file: Path) -> Iterator[PoolCards]:
    opened = PoolCards.open(file)
    yield opened
    opened.close()
