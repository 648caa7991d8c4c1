"""The recorder and its gate inside pytest, with or without xdist.

Every process records what its own tests made happen. With xdist the workers hand their records to the
controller when they finish; the controller compares. The gate closes only over whole runs: when every
test was selected and none failed. After a partial run it says that it had nothing to say, because a rule
whose test didn't run cannot have been observed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.traceability import places

places.install()

from tests.support.seeds import soaking  # noqa: E402  # as above
from tests.traceability import report  # noqa: E402  # imports the engine
from tests.traceability.recorder import Recorder, merged  # noqa: E402  # as above

CACHE_KEY = "headjudge/observed-rules"
NARROWING = (
    *("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly"),
    "near",
)


class Gate:
    """Collects the records of all processes and judges them when the session ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.recorder = Recorder()
        self.records: list[dict[str, list[str]]] = []
        self.faults: list[str] = []
        self.partial = True

    def pytest_sessionstart(self) -> None:
        """Stand in front of the engine; not in a soak, which is no whole run and plays faster without."""
        if not soaking():
            self.recorder.watch()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.recorder.test = nodeid

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.records.append(getattr(node, "workeroutput", {}).get(CACHE_KEY, {}))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        own = {rule: sorted(tests) for rule, tests in self.recorder.seen.items()}
        worker = getattr(self.config, "workeroutput", None)
        if worker is not None:
            worker[CACHE_KEY] = own
            return
        self.partial = exitstatus != pytest.ExitCode.OK or not whole(self.config)
        if self.partial:
            return
        observed = merged([own, *self.records])
        cache = getattr(self.config, "cache", None)  # there is none with -p no:cacheprovider
        if cache is not None:
            cache.set(CACHE_KEY, {rule: sorted(tests) for rule, tests in sorted(observed.items())})
        self.faults = report.unobserved(observed.keys())
        if self.faults:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.partial:
            terminalreporter.write_line("traceability: not judged, this was not a whole, passing run")
            return
        for fault in self.faults:
            terminalreporter.write_line(f"traceability: {fault}", red=True)
        if not self.faults:
            terminalreporter.write_line("traceability: every citation was observed", green=True)


def whole(config: pytest.Config) -> bool:
    """Whether this run selected every test there is."""
    tests = config.rootpath / "tests"
    places = [Path(config.invocation_params.dir, argument).resolve() for argument in config.args]
    narrowed = any(config.getoption(option, default=None) for option in NARROWING)
    return not narrowed and all(place in (tests, config.rootpath) for place in places)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "scenario(id, decides): a numbered scenario and the rules it settles")
    config.pluginmanager.register(Gate(config), "traceability-gate")
