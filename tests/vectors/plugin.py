"""Writes down what each scenario asserts while its test runs, and compares it with the vector on file."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.harness import Game, Tape
from tests.sides import NEAR
from tests.vectors import files

WRITE = "--write-vectors"
STALE = "is out of date: run `python -m tests.vectors`"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(WRITE, action="store_true", help="write the vectors of the scenarios that run anew")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Run a test; if it is a scenario and passes, write its vector or compare it."""
    mark = pyfuncitem.get_closest_marker("scenario")
    first = pyfuncitem.funcargs.get("seen_from") == NEAR
    Game.tape = tape = Tape() if mark is not None and first else None
    try:
        result = yield
    finally:
        Game.tape = None
    if mark is not None and tape is not None:
        scenario, decides = mark.args
        keep(scenario, decides, tape, writing=pyfuncitem.config.getoption(WRITE))
    return result


def keep(scenario: str, decides: str, tape: Tape, *, writing: bool) -> None:
    """Write the vector of a played scenario, or compare it with the one on file."""
    if scenario in files.UNSERVED:
        return
    path = files.path_of(scenario)
    text, own = files.written(scenario, decides, tape)
    machines = files.machines_of(path.parent.name)
    if writing:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        machines["edition"], machines["scenarios"][scenario] = own["edition"], own["states"]
    elif path.exists():  # a vector that is missing fails a test of its own
        assert path.read_text(encoding="utf-8") == text, f"{path.name} {STALE}"
        assert machines["edition"] == own["edition"], f"the edition of {path.parent.name} {STALE}"
        assert machines["scenarios"].get(scenario) == own["states"], f"the machines of {scenario} {STALE}"


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the machines of the rulesets whose scenarios were written."""
    if session.config.getoption(WRITE):
        files.write_machines()
