"""The vectors as files: one line for each state and each case, so that a diff shows what changed.

A scenario's file holds what any engine can be compared with. What is this engine's own, the `machine` of each
state, its id and the edition, stands for all scenarios of a ruleset in one file beside them: a task of the
agenda that gets another name changes no scenario.
"""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.harness import Tape
from tests.traceability import books
from tests.vectors.patches import difference, patched

FOLDER = Path(__file__).parent
MACHINES = FOLDER / "machines"
UNSERVED = frozenset({"CT-50"})
"""Scenarios for more players than any ruleset that is served seats: there is nothing to replay over HTTP."""

Document = dict[str, Any]


def ruleset_of(scenario: str) -> str:
    """The ruleset whose specification numbers a scenario."""
    prefix = scenario.partition("-")[0]
    return next(
        name for name, one in books.SPECIFICATIONS.items() if one.scenario.partition("-")[0] == prefix
    )


def path_of(scenario: str) -> Path:
    """Where a scenario's vector lies."""
    return FOLDER / ruleset_of(scenario) / f"{scenario}.json"


def paths() -> list[Path]:
    """All the vectors there are."""
    return [path for ruleset in books.rulesets() for path in sorted((FOLDER / ruleset).glob("*.json"))]


# Reading


def read(path: Path) -> tuple[list[tuple[str, Document]], list[Document]]:
    """The states of a scenario with their ids, each whole, and its cases."""
    vector = json.loads(path.read_text(encoding="utf-8"))
    machines = machines_of(vector["ruleset"])
    states: list[tuple[str, Document]] = []
    position: Document = {}
    for state, own in zip(vector["states"], machines["scenarios"][vector["scenario"]], strict=True):
        position = patched(position, state) if isinstance(state, list) else state
        members = {"ruleset": vector["ruleset"], "edition": machines["edition"], **position}
        states.append((own["id"], members | {"machine": own["machine"]}))
    return states, vector["cases"]


@functools.cache
def machines_of(ruleset: str) -> Document:
    """The `edition` of a ruleset, and for each of its scenarios the `id` and the `machine` of each state."""
    path = MACHINES / f"{ruleset}.json"
    if not path.exists():
        return {"edition": 0, "scenarios": {}}
    document: Document = json.loads(path.read_text(encoding="utf-8"))
    return document


# Writing


def written(scenario: str, decides: str, tape: Tape) -> tuple[str, Document]:
    """The file that a played scenario makes, and what it adds to the machines of its ruleset.

    That is as far as it was played with a ruleset that is served.
    """
    states = {name: json.loads(data) for name, data in tape.states.items()}
    states = {name: state for name, state in states.items() if state["ruleset"] in books.SPECIFICATIONS}
    numbers = {name: number for number, name in enumerate(states)}
    [(ruleset, edition)] = {(state.pop("ruleset"), state.pop("edition")) for state in states.values()}
    own = [{"id": name, "machine": state.pop("machine")} for name, state in states.items()]
    head = {"scenario": scenario, "decides": decides.split(), "ruleset": ruleset}
    cases = dict.fromkeys(_dense(_numbered(case, numbers)) for case in tape.cases if case["state"] in states)
    lines = [f"{_dense(name)}: {_dense(value)}" for name, value in head.items()]
    lines += [_list("states", map(_dense, _steps(list(states.values())))), _list("cases", cases)]
    return "{\n" + ",\n".join(lines) + "\n}\n", {"edition": edition, "states": own}


def write_machines() -> None:
    """Write the file of each ruleset, without the scenarios that have no vector any more."""
    MACHINES.mkdir(exist_ok=True)
    for ruleset in books.rulesets():
        document = machines_of(ruleset)
        scenarios = [
            _list(name, map(_dense, states))
            for name, states in sorted(document["scenarios"].items())
            if path_of(name).exists()
        ]
        head = f'{{\n"edition": {document["edition"]},\n"scenarios": {{\n'
        text = head + ",\n".join(scenarios) + "\n}\n}\n"
        (MACHINES / f"{ruleset}.json").write_text(text, encoding="utf-8")


def _steps(states: list[Document]) -> list[Any]:
    """The first state, and for each other how it differs from the one before it."""
    return states[:1] + [list(difference(before, after)) for before, after in itertools.pairwise(states)]


def _numbered(case: Document, numbers: dict[str, int]) -> Document:
    """A case with its states called by their number in the file."""
    case = case | {"state": numbers[case["state"]]}
    if case["kind"] == "adjudication":
        case["expect"] = case["expect"] | {"state": numbers[case["expect"]["state"]]}
    return case


def _list(name: str, lines: Iterable[str]) -> str:
    return f"{_dense(name)}: [\n" + ",\n".join(lines) + "\n]"


def _dense(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
