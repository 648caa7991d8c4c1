"""The vectors as files: one line for each state and each case, so that a diff shows what changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.harness import Tape
from tests.traceability import books

FOLDER = Path(__file__).parent
UNSERVED = frozenset({"CT-50"})
"""Scenarios for more players than any ruleset that is served seats: there is nothing to replay over HTTP."""


def path_of(scenario: str) -> Path:
    """Where a scenario's vector lies."""
    prefix = scenario.partition("-")[0]
    ruleset = next(
        name for name, one in books.SPECIFICATIONS.items() if one.scenario.partition("-")[0] == prefix
    )
    return FOLDER / ruleset / f"{scenario}.json"


def paths() -> list[Path]:
    """All the vectors there are."""
    return sorted(FOLDER.glob("*/*.json"))


def text_of(scenario: str, decides: str, tape: Tape) -> str:
    """The file that a played scenario makes, as far as it was played with a ruleset that is served."""
    states = {name: json.loads(data) for name, data in tape.states.items()}
    states = {name: state for name, state in states.items() if state["ruleset"] in books.SPECIFICATIONS}
    first = next(iter(states.values()))
    head = {
        "scenario": scenario,
        "decides": decides.split(),
        "ruleset": first["ruleset"],
        "edition": first["edition"],
    }
    lines = [f"{_dense(name)}: {_dense(value)}" for name, value in head.items()]
    lines.append('"states": {\n' + ",\n".join(_members(states)) + "\n}")
    lines.append(
        '"cases": [\n'
        + ",\n".join(_dense(case) for case in _once(tape.cases) if case["state"] in states)
        + "\n]"
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _members(states: dict[str, Any]) -> Iterator[str]:
    return (f"{_dense(name)}: {_dense(state)}" for name, state in states.items())


def _once(cases: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    seen = set()
    for case in cases:
        text = _dense(case)
        if text not in seen:
            seen.add(text)
            yield case


def _dense(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
