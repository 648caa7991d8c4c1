"""What is not tried: the tests that nobody asked for, and those that this machine lacks something for.

The latter are told as the last thing of a run, with the reason: a skipped test is one letter among thousands.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from pathlib import PurePosixPath

import pytest

TAKES_MINUTES = "takes minutes: LONG=1 runs it"
"""Why a test is skipped that nobody asked for: that is no lack of the machine's."""


class Untried:
    """Counts the tests that were skipped, by folder and reason."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._counts: Counter[tuple[str, str]] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that was skipped."""
        if report.skipped and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if reason != TAKES_MINUTES:
                self._counts[str(PurePosixPath(report.nodeid.partition("::")[0]).parent), reason] += 1

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self) -> Generator[None, None, None]:
        """Tell it, when all else is told."""
        yield
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None and not hasattr(self._config, "workerinput"):
            for line in self.lines():
                reporter.write_line(line, red=True, bold=True)

    def lines(self) -> list[str]:
        """A line for each folder and reason."""
        return [
            f"NOT TRIED HERE: {count} {'test' if count == 1 else 'tests'} of {folder}: {reason}"
            for (folder, reason), count in sorted(self._counts.items())
        ]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests marked `long`, unless they are asked for."""
    if os.environ.get("LONG") != "1":
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason=TAKES_MINUTES))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Untried(config), "untried")
