"""The recorder sees rules wherever the engine hands them out, and the gate closes when one is missing."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import engine
from engine.kernel.clauses import Explanation
from engine.magic.effects import picking
from engine.magic.effects.choices import Choose
from engine.magic.hook_answers import Hooks
from engine.magic.hooks import Touch
from engine.magic.parts import BasePart
from engine.rulesets.perdure import ending
from tests.traceability import books, report
from tests.traceability.places import PLACES
from tests.traceability.plugin import Gate, whole
from tests.traceability.recorder import Recorder, merged

TESTS = books.ROOT / "tests"


def configured(*arguments: str, **options: Any) -> Any:
    """As much of pytest's configuration as the gate looks at."""
    kept: dict[str, Any] = {}
    return SimpleNamespace(
        rootpath=books.ROOT,
        invocation_params=SimpleNamespace(dir=books.ROOT),
        args=list(arguments),
        getoption=lambda name, default=None: options.get(name, default),
        cache=SimpleNamespace(set=kept.__setitem__),
    )


def finish(
    observed: set[str], config: Any, status: int = 0, *workers: dict[str, list[str]]
) -> tuple[int, Gate]:
    """The exit status of a session in which these rules were observed, and the gate that made it."""
    gate = Gate(config)
    gate.recorder.seen = {rule: {"a test"} for rule in observed}
    for record in workers:
        gate.pytest_testnodedown(SimpleNamespace(workeroutput={"headjudge/observed-rules": record}))
    session: Any = SimpleNamespace(exitstatus=status)
    gate.pytest_sessionfinish(session, status)
    return session.exitstatus, gate


def specification(tests: Path) -> books.Specification:
    """A ruleset of two scenarios."""
    return books.Specification(tests / "rulebook.toml", "Z-T{:02}", 2, tests)


def test_rules_are_noted_wherever_the_engine_hands_them_out() -> None:
    recorder = Recorder()
    recorder.test = "here"
    state = engine.new_game("perdure", seed=1)
    action = engine.legal_actions(state)[0]
    applied = engine.apply(state, action)
    recorder.note(applied)
    recorder.note(engine.view(state, 0))
    refused = engine.check(state, engine.decode_action(state, b'{"type":"trix_done"}'))
    recorder.note(refused)
    recorder.note(engine.status(b'{"ruleset":"perdure","table":{}}'))
    expected = {event.rule for event in applied.events} | {violation.rule for violation in refused.violations}
    assert applied.events
    assert refused.violations
    assert expected <= recorder.seen.keys()
    assert all(tests == {"here"} for tests in recorder.seen.values())


def test_rules_by_which_abilities_concern_nothing_are_noted() -> None:
    class Sheltered(BasePart):
        """Nothing is concerned by anything."""

        def reaches(self, touch: Touch) -> Explanation | None:
            """Why not."""
            return "X-1.1", "it is sheltered", {}

    recorder = Recorder()
    touch: Any = None
    assert recorder._answered(Hooks.out_of_reach)(Hooks("x", ()), touch) is None
    assert not recorder.seen
    assert recorder._answered(Hooks.out_of_reach)(Hooks("x", (Sheltered(),)), touch) is not None
    assert recorder.seen.keys() == {"X-1.1"}


def test_rules_of_refusals_are_noted_as_well() -> None:
    recorder = Recorder()

    def refuse() -> None:
        violation = engine.Violation("X-1.1", "never")
        raise engine.IllegalAction(engine.Decision(seat=0, rule="X-1.2"), [violation])

    with pytest.raises(engine.IllegalAction):
        recorder._watched(refuse)()
    assert recorder.seen.keys() == {"X-1.1", "X-1.2"}


def test_records_of_several_processes_are_put_together() -> None:
    together = merged([{"A-1.1": ["x"], "A-1.2": ["y"]}, {"A-1.1": ["z"]}])
    assert together == {"A-1.1": {"x", "z"}, "A-1.2": {"y"}}


def everything() -> set[str]:
    """Every rule that the code cites, and every place that cites one."""
    return {*books.cited(), *books.citing()}


def test_the_gate_opens_when_every_place_was_observed() -> None:
    status, gate = finish(everything(), configured("tests"))
    assert (status, gate.faults, gate.partial) == (0, [], False)


def test_the_gate_closes_when_a_rule_was_not() -> None:
    missing = next(iter(books.cited()))
    status, gate = finish({seen for seen in everything() if seen.split()[0] != missing}, configured("tests"))
    assert status == 1
    assert [fault.partition(":")[0] for fault in gate.faults] == [missing]


def test_the_gate_closes_when_a_place_was_not() -> None:
    missing = next(place for place in books.citing() if place.startswith("CR-701.8 "))
    status, gate = finish(everything() - {missing}, configured("tests"))
    assert status == 1
    assert gate.faults == [f"{missing}: never observed from there"]


def test_places_that_cite_the_same_rule_are_told_apart() -> None:
    places = [place for place in books.citing() if place.startswith("CR-608.2d ")]
    assert PLACES.of(Choose.rule) in places
    assert PLACES.of(picking.PICK) in places
    assert Choose.rule == picking.PICK
    assert PLACES.of(Choose.rule) != PLACES.of(picking.PICK)


def test_a_place_of_the_code_is_where_the_engine_cites_while_it_is_imported() -> None:
    (untap,) = (place for place in books.citing() if place.startswith("PER-8.3 "))
    assert PLACES.of(ending.BOTH_FAIL) == untap


def test_the_rule_of_a_legal_verdict_counts_when_the_action_is_taken() -> None:
    state = engine.new_game("magic54", seed=1)
    action = engine.legal_actions(state)[0]
    watching = Recorder()
    watching.note(engine.check(state, action))
    assert watching.seen == {}
    apply = watching._taken(engine.apply)
    apply(state, action)
    assert watching.seen.keys() >= {engine.check(state, action).rule}


def test_the_rule_of_an_option_counts_when_a_game_is_played_by_it() -> None:
    for options, noted in ({}, False), ({"empty_fate": "no_draw"}, True):
        state = engine.new_game("five_colors", seed=1, options=options)
        watching = Recorder()
        watching._taken(engine.apply)(state, engine.legal_actions(state)[0])
        assert ("L5C-R4" in watching.seen) is noted


def test_what_one_worker_observed_counts_for_all() -> None:
    first, *rest = sorted(everything())
    status, gate = finish(set(), configured("tests"), 0, {first: ["x"]}, {rule: ["y"] for rule in rest})
    assert (status, gate.faults) == (0, [])


def test_a_worker_hands_its_record_over_and_judges_nothing() -> None:
    config = configured("tests")
    config.workeroutput = {}
    status, gate = finish({"A-1.1"}, config)
    assert status == 0
    assert config.workeroutput == {"headjudge/observed-rules": {"A-1.1": ["a test"]}}
    assert gate.faults == []


@pytest.mark.parametrize(
    ("config", "status"),
    [
        (configured("tests/kernel"), 0),
        (configured("tests", keyword="random"), 0),
        (configured("tests", markexpr="not chaos"), 0),
        (configured("tests", lf=True), 0),
        (configured("tests"), 1),
    ],
)
def test_a_partial_or_failing_run_is_not_judged(config: Any, status: int) -> None:
    ended, gate = finish(set(), config, status)
    assert (ended, gate.faults, gate.partial) == (status, [], True)


@pytest.mark.parametrize("place", ["tests", ".", str(TESTS), "tests/"])
def test_a_run_from_the_top_is_whole(place: str) -> None:
    assert whole(configured(place))
    assert whole(configured())


def test_written_faults_name_each_way_of_disagreeing(monkeypatch: pytest.MonkeyPatch) -> None:
    book = {
        "Z-1.1": {},
        "Z-1.2": {},
        "Z-1.3": {"definition": True},
        "Z-1.4": {"definition": True},
        "Z-1.5": {},
        "Z-1.6": {},
    }
    scenarios = [
        books.Scenario("Z-T01", ("Z-1.1", "Z-9.9"), "a.py:1"),
        books.Scenario("Z-T01", (), "a.py:9"),
        books.Scenario("Z-T03", (), "a.py:12"),
    ]
    monkeypatch.setattr(books, "book", lambda ruleset: book)
    monkeypatch.setattr(
        books, "cited", lambda: {"Z-1.1": ["e.py:1"], "Z-1.4": ["e.py:2"], "Z-1.5": ["e.py:3"]}
    )
    monkeypatch.setattr(books, "said", lambda ruleset: {"Z-1.6"})
    monkeypatch.setattr(books, "scenarios", lambda ruleset: scenarios)
    monkeypatch.setattr(books, "SPECIFICATIONS", {"z": specification(Path("a"))})
    assert report.written_faults("z") == [
        "Z-1.2: in the book, neither cited nor said by cards nor a definition",
        "Z-1.4: a definition, yet cited at e.py:2",
        "Z-1.3: a definition that no scenario decides",
        "Z-1.4: a definition that no scenario decides",
        "a.py:1: Z-T01 decides Z-9.9, which is not in the book",
        "Z-T02: no test plays this scenario",
        "Z-T01: 2 tests bear this name",
        "Z-T03: not a scenario of z",
    ]
    assert report.unobserved({"Z-1.1", "Z-1.5"}) == ["Z-1.4: cited at e.py:2, never observed"]


def test_scenarios_are_found_where_they_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "tests" / "rulesets" / "z"
    folder.mkdir(parents=True)
    text = '@scenario("Z-T01", "Z-1.1 Z-1.2")\ndef test_one():\n    pass\n'
    (folder / "test_z.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(books, "ROOT", tmp_path)
    monkeypatch.setattr(books, "SPECIFICATIONS", {"z": specification(folder)})
    assert books.scenarios("z") == [
        books.Scenario("Z-T01", ("Z-1.1", "Z-1.2"), "tests/rulesets/z/test_z.py:1")
    ]
