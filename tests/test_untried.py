"""What could not be tried is told as the last thing, loudly."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.support.untried import TAKES_MINUTES, Untried

HOSTS = "tests/hosts/test_hosts.py"
FORBIDDEN = "hosts cannot be made here: root alone may make network namespaces"


def skipped(nodeid: str, reason: str) -> Any:
    """What pytest reports of a test that was skipped."""
    return SimpleNamespace(nodeid=nodeid, skipped=True, longrepr=("x.py", 1, f"Skipped: {reason}"))


class Terminal:
    """Holds what is written to it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write_line(self, line: str, **markup: bool) -> None:
        assert markup == {"red": True, "bold": True}
        self.lines.append(line)


def finished(untried: Untried, terminal: Terminal, said_before: str) -> None:
    """The session ends: everybody else says something, then what was not tried is told."""
    ending = untried.pytest_sessionfinish()
    next(ending)
    terminal.lines.append(said_before)
    assert next(ending, None) is None


def run(*reports: Any, **config: Any) -> list[str]:
    """What the terminal shows at the end of a run with these reports."""
    terminal = Terminal()
    plugins = SimpleNamespace(get_plugin={"terminalreporter": terminal}.get)
    untried = Untried(SimpleNamespace(pluginmanager=plugins, **config))  # type: ignore[arg-type]  # all it needs
    for report in reports:
        untried.pytest_runtest_logreport(report)
    finished(untried, terminal, "14,000 passed")
    return terminal.lines


def test_a_skipped_test_is_named_after_everything_else() -> None:
    browser = [skipped(f"tests/browser/test_x.py::test_{name}", "needs chromium") for name in "ab"]
    passed = SimpleNamespace(nodeid="tests/test_x.py::test_y", skipped=False, longrepr=None)
    expected_failure = SimpleNamespace(nodeid="tests/test_x.py::test_z", skipped=True, longrepr="as expected")
    lines = run(skipped(f"{HOSTS}::test_hosts", FORBIDDEN), *browser, passed, expected_failure)
    assert lines == [
        "14,000 passed",
        "NOT TRIED HERE: 2 tests of tests/browser: needs chromium",
        f"NOT TRIED HERE: 1 test of tests/hosts: {FORBIDDEN}",
    ]


def test_what_nobody_asked_for_is_no_lack() -> None:
    assert run(skipped("tests/test_x.py::test_y", TAKES_MINUTES)) == ["14,000 passed"]


def test_of_several_processes_the_one_with_the_terminal_tells_it() -> None:
    assert run(skipped(f"{HOSTS}::test_hosts", FORBIDDEN), workerinput={}) == ["14,000 passed"]
