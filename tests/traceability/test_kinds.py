"""The recorder of types sees what is played, and the gate closes when a type of the contract never occurs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import engine
from engine.magic.events import Countered
from tests.traceability.kinds import OUTPUT_KEY, Gate, Recorder, declared, missing
from tests.traceability.test_gate import configured


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """A recorder that has watched a game of Magic 54 begin and somebody give up."""
    recorder = Recorder()
    for name in ("apply", "begin", "settle", "decision", "take_forced"):
        monkeypatch.setattr(engine, name, getattr(engine, name))
    recorder.watch()
    state = engine.begin("magic54", seed=1).state
    engine.decision(state)
    engine.apply(state, engine.decode_action(state, b'{"type":"concede","seat":0}'))
    return recorder


def finish(gate: Gate, status: int = 0) -> int:
    """The exit status of a session that ends with this gate."""
    session: Any = SimpleNamespace(exitstatus=status)
    gate.pytest_sessionfinish(session, status)
    ended: int = session.exitstatus
    return ended


def test_types_are_noted_with_their_ruleset(played: Recorder) -> None:
    assert played.seen == {
        "magic54 event game_started",
        "magic54 event turn_started",
        "magic54 event draw_skipped",
        "magic54 event phase_started",
        "magic54 decision choose_play",
        "magic54 action concede",
        "magic54 event conceded",
    }


def test_every_ruleset_declares_its_types() -> None:
    assert {kind.split()[0] for kind in declared()} == {"magic", *(one.id for one in engine.rulesets())}
    assert {"magic event countered", "castle event castle_died", "magic54 action pass"} <= declared()


def test_the_types_of_the_core_are_those_of_all_its_formats() -> None:
    assert "castle decision column" in declared()
    assert {kind for kind in declared() if kind.endswith("event drew")} == {
        "magic event drew",
        "magic54 event drew",
        "perdure event drew",
    }


def test_a_type_that_never_occurs_is_named() -> None:
    assert missing(declared()) == []
    assert missing(declared() - {"magic event chose"}) == [
        "magic event chose: in the contract, in no test's game"
    ]


def test_a_type_outside_the_contract_is_named() -> None:
    """Under the name of the format in which it occurred, also where others have it."""
    recorder = Recorder()
    countered = Countered(rule="CR-701.6", id="o1")
    for ruleset in ("five_colors", "duel"):
        recorder.note(engine.new_game(ruleset, seed=1), "event", countered)
    outside = "five_colors event countered: not in the contract"
    assert recorder.seen == {"magic event countered", outside}
    assert missing(declared() | {outside}) == [f"{outside}, yet in a test's game"]


def test_the_gate_closes_over_whole_runs_alone(played: Recorder) -> None:
    partial, whole = Gate(configured("tests/kernel")), Gate(configured("tests"))
    assert (finish(partial), partial.faults) == (0, [])
    whole.recorder = played
    assert finish(whole) == 1
    assert "magic54 event game_over: in the contract, in no test's game" in whole.faults


def test_what_workers_have_seen_is_put_together() -> None:
    worker, controller = Gate(configured("tests")), Gate(configured("tests"))
    worker.config.workeroutput = {}  # type: ignore[attr-defined]  # xdist adds it
    worker.recorder.seen = declared()
    assert finish(worker) == 0
    controller.pytest_testnodedown(SimpleNamespace(workeroutput=worker.config.workeroutput))  # type: ignore[attr-defined]  # as above
    assert OUTPUT_KEY in worker.config.workeroutput  # type: ignore[attr-defined]  # as above
    assert (finish(controller), controller.faults) == (0, [])
