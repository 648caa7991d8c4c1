"""The gate of the cards in play inside pytest, with or without xdist.

While a test that is marked with cards runs, a recorder notes what these cards do. At the end it is told what
cards can do and were not seen to: of all cards where all of ``tests/cards/played`` ran, else of those that
the tests name. Where all of them ran and passed, the run fails if anything is told. Nothing is told of a run
that selected tests otherwise than by their files.
"""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.magic.library.loader import definition_of
from tests.cards import deeds
from tests.cards.plays import keys_by_name
from tests.traceability.plugin import NARROWING

PLAYED = Path(__file__).parent / "played"
OUTPUT_KEY = "headjudge/cards-in-play"


class Gate:
    """Collects what the processes have seen and judges it when the session ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.recorder = deeds.Recorder()
        self.named: set[str] = set()
        """The keys of the cards that tests were marked with."""
        self.told: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the cards that tests are about.

        Raises:
            pytest.UsageError: a test among them is about no card.
        """
        for item in items:
            keys = marked(item)
            if not keys and is_played(item.path):
                raise pytest.UsageError(f"{item.nodeid}: say with @plays which cards it is about")
            self.named.update(keys)

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        """Run a test; note what the cards do that it is marked with."""
        keys = marked(pyfuncitem)
        if not keys:
            return (yield)
        with pytest.MonkeyPatch.context() as patch:
            self.recorder.watch(keys, patch)
            return (yield)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        output = getattr(node, "workeroutput", {}).get(OUTPUT_KEY, {"seen": (), "named": ()})
        self.recorder.seen.update(output["seen"])
        self.named.update(output["named"])

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        worker = getattr(self.config, "workeroutput", None)
        if worker is not None:
            worker[OUTPUT_KEY] = {"seen": sorted(self.recorder.seen), "named": sorted(self.named)}
            return
        whole = covers(self.config, PLAYED)
        stopped = session.shouldfail or session.shouldstop
        if (whole or self.named) and not stopped and not narrowed(self.config):
            self.told = told(deeds.library() if whole else self.named, self.named, self.recorder.seen)
            if whole and self.told and exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.told:
            terminalreporter.write_line(f"cards in play: {line}", red=True)


@functools.cache
def is_played(path: Path) -> bool:
    """Whether a file is one of those in which cards are played."""
    return PLAYED in path.parents


def marked(item: pytest.Item) -> set[str]:
    """The keys of the cards that a test among the played is marked with."""
    if not is_played(item.path):
        return set()
    names = [name for mark in item.iter_markers("plays") for name in mark.args]
    return {key for name in names for key in keys_by_name()[name]}


def told(keys: Iterable[str], named: set[str], seen: set[str]) -> list[str]:
    """What the tests left out about these cards, a line for each thing."""
    lines = []
    without = sorted(set(keys) - named)
    if without:
        lines.append(f"no test is about {', '.join(definition_of(key).name for key in without)}")
    for key in sorted(set(keys) & named):
        definition = definition_of(key)
        missing = {deed: words for deed, words in deeds.demanded(definition).items() if deed not in seen}
        lines += [f"{definition.name}: {deed}: {words}" for deed, words in missing.items()]
    return lines


def narrowed(config: pytest.Config) -> bool:
    """Whether tests were selected otherwise than by their folders and files."""
    options = any(config.getoption(option, default=None) for option in NARROWING)
    return options or any("::" in argument for argument in config.args)


def covers(config: pytest.Config, folder: Path) -> bool:
    """Whether all tests of a folder were selected."""
    places = [Path(config.invocation_params.dir, argument).resolve() for argument in config.args]
    return any(place == folder or place in folder.parents for place in places)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Gate(config), "cards-gate")
