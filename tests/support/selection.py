"""What a run leaves out: `--short` leaves to `make full` what is marked `full`, and tries less of the rest.

`make test` is short: it judges rules, engine, API, SDK and simulation. What it leaves is more of the same
(:func:`examples`, the other sides of the table in :mod:`tests.sides`, :data:`OF_EACH_GAME`), or is about
processes that are killed, other hosts, packaging, deployment, the browser, and what takes seconds of waiting.
`make full` runs everything but what is marked `long`.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import hypothesis
import pytest

FOLDERS: Final = frozenset({"browser", "chaos", "deploy", "hosts", "packaging"})
"""Folders of `tests` that a short run does not look into."""
OF_EACH_GAME: Final = ("tests/service/", "tests/passing/", "tests/properties/")
"""Folders whose tests a short run tries with about half of the rulesets that they are written for."""
PROFILE: Final = "short"
"""The profile of hypothesis that a short run draws by."""

T = TypeVar("T")


def is_short() -> bool:
    """Whether this run is a short one."""
    return hypothesis.settings.get_current_profile_name() == PROFILE


def examples(number: int) -> int:
    """How many examples this run draws where a full one draws this many; the profile of hypothesis tells."""
    return max(1, number * hypothesis.settings().max_examples // 100)


def is_drawn(number: int) -> bool:
    """Whether this run looks at the position with this number, of those that a full run looks at."""
    return number % (100 // examples(100) or 1) == 0


def drawn(values: Iterable[T], chance: random.Random) -> list[T]:
    """Those of many values that this run tries: all of them, or in a short run some drawn by chance."""
    every = list(values)
    return every if examples(100) >= 100 else chance.sample(every, examples(len(every)))


def among(values: Iterable[T], *kept: T) -> list[Any]:
    """Parameters of a test, of which a short run tries these alone."""
    return [pytest.param(value, marks=() if value in kept else pytest.mark.full) for value in values]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--short", action="store_true", help="leave to `make full` what is marked `full`")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("short"):
        hypothesis.settings.load_profile(PROFILE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave whole folders out, so that a short run does not even import them."""
    if is_short() and collection_path.is_dir() and collection_path.parent == config.rootpath / "tests":
        return collection_path.name in FOLDERS or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are marked `full`, and those of other games."""
    left = [
        item for item in items if is_short() and (item.get_closest_marker("full") or _is_other_game(item))
    ]
    if left:
        gone = set(left)
        items[:] = [item for item in items if item not in gone]
        config.hook.pytest_deselected(items=left)


def _is_other_game(item: pytest.Item) -> bool:
    """Whether a test of each ruleset is left out with this one, which its name picks."""
    parameters = (
        item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    )
    ruleset = parameters.get("ruleset")
    if not isinstance(ruleset, str) or not item.nodeid.startswith(OF_EACH_GAME):
        return False
    return bool(zlib.crc32(f"{item.location[2].partition('[')[0]} {ruleset}".encode()) % 2)
