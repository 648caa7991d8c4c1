"""Every type of event, decision and action that the contract has occurs in some test's game.

A recorder stands in front of the engine's functions that play, as that of the rules does
(:mod:`tests.traceability.plugin`), and a gate compares at the end of a whole run: a type that no game of any
test came to is either untested or cannot occur, and then the contract must not have it. The types of the
Magic core are judged once for all formats. And no game comes to a type that its contract does not have: what
a part declares never to occur with it (:attr:`engine.magic.seams.Part.never`) does not.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import engine
from tests.support.seeds import soaking
from tests.traceability.plugin import whole

OUTPUT_KEY = "headjudge/occurred-types"
OUTSIDE = ": not in the contract"


def declared() -> set[str]:
    """The types of events, decisions and actions of all rulesets: ``duel event drew``."""
    return {
        name(ruleset.id, what, kind)
        for ruleset in engine.rulesets()
        for what in ("event", "decision", "action")
        for kind in typing.get_args(getattr(ruleset, what))
    }


@functools.cache
def _noted(ruleset: engine.Ruleset[Any], what: str, kind: type[Any]) -> frozenset[str]:
    """What is to be noted of a type that has occurred: its name, and if so that the contract lacks it."""
    outside = f"{ruleset.id} {what} {kind.__struct_config__.tag}{OUTSIDE}"
    within = kind in typing.get_args(getattr(ruleset, what))
    return frozenset({name(ruleset.id, what, kind)} if within else {name(ruleset.id, what, kind), outside})


def name(ruleset: str, what: str, kind: type[Any]) -> str:
    """One type in words, as one of the core that its formats share, or of its ruleset."""
    owner = "magic" if kind.__module__.startswith("engine.magic.") else ruleset
    return f"{owner} {what} {kind.__struct_config__.tag}"


class Recorder:
    """``seen`` are the types that have occurred."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def watch(self) -> None:
        """Stand in front of the engine's functions that play, for the rest of this process."""
        for function in ("apply", "begin", "settle"):
            setattr(engine, function, self._playing(getattr(engine, function)))
        engine.decision = self._deciding(engine.decision)
        engine.take_forced = self._forcing(engine.take_forced)

    def note(self, state: Any, what: str, *values: Any) -> None:
        """Note the types of these events, decisions or actions of the game that a state is of."""
        ruleset = engine.ruleset_of(state)
        kinds: set[Any] = {type(value) for value in values}
        for kind in kinds:
            self.seen.update(_noted(ruleset, what, kind))

    def _playing(self, function: Callable[..., engine.Applied]) -> Callable[..., engine.Applied]:
        @functools.wraps(function)
        def watched(*arguments: Any, **named: Any) -> engine.Applied:
            applied = function(*arguments, **named)
            taken = [argument for argument in arguments if isinstance(argument, engine.Action)]
            self.note(applied.state, "event", *applied.events)
            self.note(applied.state, "action", *taken)
            return applied

        return watched

    def _forcing(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def watched(state: Any) -> Any:
            taken = function(state)
            if taken is not None:
                self.note(state, "event", *taken[1].events)
            return taken

        return watched

    def _deciding(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def watched(state: Any) -> Any:
            decision = function(state)
            if decision is not None:
                self.note(state, "decision", decision)
            return decision

        return watched


class Gate:
    """Collects what the processes have seen and judges it when the session ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.recorder = Recorder()
        self.faults: list[str] = []

    def pytest_sessionstart(self) -> None:
        """Stand in front of the engine; not in a soak, which is no whole run and plays faster without."""
        if not soaking():
            self.recorder.watch()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.recorder.seen.update(getattr(node, "workeroutput", {}).get(OUTPUT_KEY, ()))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        worker = getattr(self.config, "workeroutput", None)
        if worker is not None:
            worker[OUTPUT_KEY] = sorted(self.recorder.seen)
        elif exitstatus == pytest.ExitCode.OK and whole(self.config):
            self.faults = missing(self.recorder.seen)
            if self.faults:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for fault in self.faults:
            terminalreporter.write_line(f"types: {fault}", red=True)


def missing(seen: Iterable[str]) -> list[str]:
    """The types that no test's game came to, and those that a game came to beside its contract, in words."""
    outside = [f"{kind}, yet in a test's game" for kind in sorted(seen) if kind.endswith(OUTSIDE)]
    return outside + [
        f"{kind}: in the contract, in no test's game" for kind in sorted(declared() - set(seen))
    ]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Gate(config), "types-gate")
