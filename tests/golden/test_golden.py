"""Perft counts and transcripts are what they were when somebody last looked at them."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import pytest

import engine
from tests.golden import perft, transcripts
from tests.rulesets.tables import TABLES

POSITIONS = [
    pytest.param(
        path.stem,
        position,
        id=f"{path.stem}: {position['name']}",
        marks=pytest.mark.full if number % 3 else (),
    )
    for path in sorted(perft.FOLDER.glob("*.json"))
    for number, position in enumerate(json.loads(path.read_text(encoding="utf-8"))["positions"])
]
"""The first and each third one of a game for every run, the others for a full one."""


QUIET = {"five_colors": frozenset({"battle_begin", "battle_end", "end", "draw"})}
"""Phases in which nobody acts unless an ability asks."""


@pytest.mark.parametrize(("ruleset", "position"), POSITIONS)
def test_perft(ruleset: str, position: dict[str, Any]) -> None:
    assert position["state"]["ruleset"] == ruleset
    [recounted] = perft.recount({"positions": [position]})
    assert recounted["counts"] == position["counts"]


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_perft_positions_stand_in_every_phase(ruleset: str) -> None:
    document = json.loads((perft.FOLDER / f"{ruleset}.json").read_text(encoding="utf-8"))
    states = [engine.decode(json.dumps(position["state"])) for position in document["positions"]]
    everywhere = phases(ruleset)
    assert everywhere - QUIET.get(ruleset, frozenset()) <= set(map(phase_of, states)) <= everywhere


def phase_of(state: engine.State) -> str:
    """The phase or step that a state stands in."""
    table = state.table
    return str(table.step if hasattr(table, "step") else table.phase)


def phases(ruleset: str) -> set[str]:
    """What this may be: the steps of a game with Magic cards, or the phases of another, by their type."""
    played = engine.ruleset(ruleset)
    if played.words:
        return set(played.words["step"])
    table = get_type_hints(played.state)["table"]
    return set(get_args(get_type_hints(table)["phase"]))


@pytest.mark.parametrize("dealt", transcripts.GAMES, ids=lambda dealt: dealt.path.stem)
def test_transcript(dealt: transcripts.Dealt) -> None:
    on_file = dealt.path.read_text(encoding="utf-8")
    assert "\n".join(transcripts.transcript(dealt)) + "\n" == on_file
