"""Lies about what is still to be done, at one moment for each kind of task: each is found where it stands."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.magic.core import tasks_of
from engine.rulesets.duel.state import PARTS
from tests.magic.status.lies import faults, told, written
from tests.magic.status.moments import MOMENTS, at

Lie = tuple[str, int, str, Any]
"""Moment, number of the task, its field, and what is said of it."""


def said(seat: int, kind: str, **fields: Any) -> dict[str, Any]:
    """An answer as a document."""
    return {"seat": seat, "action": {"type": kind, **fields}}


TURN: tuple[Lie, ...] = (
    ("hands", 0, "step", "upkeep"),
    ("hands", 1, "kept", [0, 0]),
    ("hands", 1, "kept", [2]),
    ("hands", 1, "answers", [said(0, "mulligan")]),
    ("bottom", 1, "seat", 5),
    ("bottom", 1, "number", 1),
    ("bottom", 1, "answers", [said(0, "put_on_bottom", card="o1")]),
    ("priority", 1, "seat", 2),
    ("priority", 1, "passed", 2),
    ("priority", 1, "type", "discard_down"),
    ("priority", 0, "type", "state_based_actions"),
    ("priority", 0, "again", True),
    ("discarding", 0, "again", True),
    ("discarding", 2, "answers", [said(0, "discard", card="o9999")]),
    ("discarding", 2, "answers", [said(1, "discard", card="o2")]),
    ("discarding", 2, "answers", [said(0, "discard", card=ref) for ref in ("o5", "o2")]),
    ("discarding", 1, "type", "end_step"),
    ("untapping", 1, "answers", [said(0, "keep_tapped", permanent="o2")]),
    ("untapping", 1, "answers", [said(1, "untap", permanent="o1")]),
    ("untapping", 1, "answers", [said(0, "untap", permanent=ref) for ref in ("o1", "o2", "o1")]),
    ("untapping", 1, "type", "discard_down"),
    ("legends", 3, "answers", [said(1, "keep", object="o1")]),
    ("legends", 3, "answers", [said(0, "keep", object="o4")]),
    ("legends", 3, "answers", [said(0, "keep", object="o1")] * 2),
    ("triggers", 3, "type", "state_based_actions"),
)
ANNOUNCING: tuple[Lie, ...] = (
    ("targeting", 3, "kind", "activated"),
    ("targeting", 3, "way", "kicker"),
    ("targeting", 3, "zone", "graveyard"),
    ("targeting", 3, "slot", 4),
    ("targeting", 3, "halves", ["W"]),
    ("targeting", 3, "modes_done", True),
    ("permitting", 2, "seat", 1),
    ("permitting", 2, "card", "o12"),
    ("permitting", 2, "card", "o13"),
    ("permitting", 2, "card", "o1"),
    ("permitting", 2, "way", "flashback"),
    ("permitting", 2, "way", None),
    ("modes", 3, "kind", "triggered"),
    ("modes", 3, "slot", 1),
    ("number", 3, "way", "flashback"),
    ("halves", 3, "halves", ["U"]),
    ("halves", 3, "halves", ["G", "W"]),
    ("ability", 3, "kind", "spell"),
    ("ability", 3, "slot", 2),
)
PAYING: tuple[Lie, ...] = (
    ("paying", 3, "id", "o1"),
    ("paying", 3, "kind", "activated"),
    ("paying", 4, "seat", 1),
    ("paying", 4, "prices", [{"life": 1}]),
    ("paying", 4, "into", "o1"),
    ("paying", 4, "answers", [said(0, "pay_with", object="o2")]),
    ("paying", 5, "seat", 2),
    ("plotting", 3, "seat", 1),
    ("plotting", 3, "card", "o2"),
    ("plotting", 3, "card", "o5"),
    ("plotting", 3, "keyword", "suspend"),
    ("plotting", 4, "seat", 1),
    ("plotting", 4, "source", "o1"),
    ("harmonizing", 3, "way", "normal"),
    ("harmonizing", 3, "less", -1),
    ("foretelling", 3, "seat", 1),
    ("foretelling", 3, "card", "o2"),
    ("foretelling", 3, "keyword", "plot"),
    ("turning_up", 3, "seat", 1),
    ("turning_up", 3, "object", "o2"),
    ("turning_up", 3, "object", "o15"),
    ("turning_up", 3, "object", "o4"),
    ("turning_up", 3, "paying", "mana cost"),
    ("turning_up", 4, "source", "o2"),
    ("turning_up", 5, "cost", ["G"]),
    ("paying", 5, "cost", ["Q"]),
    ("paying", 5, "cost", ["0"]),
    ("paying", 5, "cost", ["5", "G"]),
    ("paying", 5, "cost", ["R"]),
    ("paying", 5, "cost", []),
    ("paying", 5, "after", "o99"),
    ("paying", 5, "spent", "X"),
    ("paying", 5, "uses", [{"mana": ["Q"]}]),
    ("paying", 5, "uses", [{"mana": ["G"], "cost": ["0"]}]),
    ("paying", 5, "uses", [{"mana": ["W"]}]),
    ("paying", 5, "uses", [{"mana": ["G"]}, {"mana": ["G"]}]),
    ("spending", 5, "uses", [{"mana": ["G"]}]),
    ("paying", 5, "before", ["1"]),
    ("paying", 5, "auto", True),
    ("paying", 5, "source", "o1"),
    ("spending", 5, "cost", ["4"]),
    ("nested", 6, "seat", 1),
    ("nested", 6, "mana", ["W"]),
    ("nested", 6, "code", "forest/mana"),
    ("nested", 7, "cost", ["9"]),
    ("nested", 7, "uses", [{"mana": ["G"]}]),
    ("sacrificing", 4, "prices", []),
    ("sacrificing", 4, "answers", [said(0, "pay_with", object="o4")] * 2),
    ("sacrificing", 4, "answers", [said(0, "pay_with", object="o1")]),
    ("sacrificing", 4, "seat", 7),
)
FIGHTING: tuple[Lie, ...] = (
    ("attackers", 3, "answers", [said(0, "attack", creature="o1", defender="o2")]),
    ("attackers", 3, "answers", [said(0, "attack", creature="o2", defender="seat:1")]),
    ("attackers", 3, "answers", [said(0, "attack", creature="o1", defender="seat:0")]),
    ("tax", 3, "attacks", {"o1": "seat:0"}),
    ("tax", 3, "attacks", {"o9": "seat:1"}),
    ("tax", 3, "attacks", {"o1": "o3"}),
    ("tax", 4, "cost", ["9"]),
    ("exerting", 3, "attacks", {"o1": "seat:1"}),
    ("exerting", 3, "attacks", {"o1": "seat:1", "o2": "seat:1", "o9": "seat:1"}),
    ("exerting", 4, "creatures", ["o1"]),
    ("exerting", 4, "creatures", ["o1", "o3"]),
    ("exerting", 4, "creatures", ["o1", "o2", "o2"]),
    ("exerting", 4, "creatures", ["o1", "o2", "o3"]),
    ("exerting", 4, "answers", [said(0, "exert", creature="o2")]),
    ("exerting", 4, "answers", [said(1, "spare", creature="o1")]),
    ("exerting", 4, "answers", [said(0, "exert", creature="o1"), said(0, "exert", creature="o1")]),
    ("enlisting", 3, "attacks", {"o1": "seat:1"}),
    ("enlisting", 4, "creatures", ["o1"]),
    ("enlisting", 4, "creatures", ["o1", "o3"]),
    ("enlisting", 4, "attackers", ["o1"]),
    ("enlisting", 4, "attackers", ["o1", "o2", "o4"]),
    ("enlisting", 4, "answers", [said(0, "enlist", object="o2")]),
    ("enlisting", 4, "answers", [said(0, "enlist", object="o5")]),
    ("enlisting", 4, "answers", [said(1, "enlist_none")]),
    ("enlisting", 4, "answers", [said(0, "enlist", object="o3"), said(0, "enlist", object="o3")]),
    ("blockers", 3, "seat", 0),
    ("blockers", 3, "seat", 3),
    ("blockers", 3, "answers", [said(1, "block", creature="o10", attacker="o11")]),
    ("blockers", 3, "answers", [said(1, "block", creature="o11", attacker="o1")]),
    ("damage", 3, "first", True),
    ("damage", 3, "answers", [said(0, "assign_damage", source="o1", to="o10", amount=9)]),
    ("damage", 3, "answers", [said(0, "assign_damage", source="o1", to="seat:1", amount=6)]),
)
RESOLVING: tuple[Lie, ...] = (
    ("putting_back", 3, "id", "o3"),
    ("putting_back", 3, "id", "o99"),
    ("putting_back", 4, "code", "impulse/0"),
    ("putting_back", 4, "code", "black_lotus/0"),
    ("putting_back", 4, "pc", 9),
    ("putting_back", 4, "seat", 1),
    ("putting_back", 4, "seat", 3),
    ("putting_back", 4, "source", "o99"),
    ("putting_back", 4, "answers", [said(0, "choose", object="o2")] * 2),
    ("putting_back", 4, "answers", [said(0, "choose", object="o14")]),
    ("putting_back", 4, "answers", [said(1, "choose", object="o2")]),
    ("putting_back", 4, "answers", [said(0, "accept")]),
    ("putting_back", 4, "vars.who", ["o1"]),
    ("putting_back", 4, "vars.looked", [1]),
    ("new_targets", 5, "of", "o1"),
    ("new_targets", 5, "of", "o99"),
    ("new_targets", 5, "seat", 4),
    ("new_targets", 4, "pc", 0),
    ("new_targets", 6, "id", "o1"),
    ("new_targets", 6, "id", "o99"),
    ("unless", 4, "answers", [said(1, "decline")]),
    ("unless", 4, "vars.target", ["o99"]),
    ("unless", 4, "rest", {"target": ["o99"]}),
    ("unless", 4, "rest", {"each": ["o1"]}),
    ("color", 4, "answers", [said(0, "choose", object="o1")]),
    ("color", 4, "answers", [said(0, "choose_color", color="W")] * 2),
    ("searching", 4, "answers", [said(0, "choose", object="o9")]),
    ("searching", 4, "answers", [said(0, "done")]),
    ("sorting", 5, "refs", ["o4", "o3", "o5"]),
    ("sorting", 5, "seat", 4),
    ("sorting", 5, "answers", [said(1, "put_away")]),
    ("sorting", 5, "answers", [said(0, "put_away")] * 4),
    ("sorting", 4, "pc", 0),
    ("watched_sorting", 5, "seat", 4),
    ("watched_sorting", 5, "action", "draw"),
    ("watched_sorting", 4, "pc", 0),
    ("arranging", 5, "refs", ["o4", "o4"]),
    ("arranging", 5, "refs", ["o1", "o4"]),
    ("arranging", 4, "pc", 9),
    ("arranging", 5, "answers", [said(0, "place_next", object="o3")]),
    ("arranging", 5, "answers", [said(0, "place_next", object="o4")] * 2),
)
HAPPENING: tuple[Lie, ...] = (
    ("replacing", 5, "batch[0].replaced_by", ["x" * 300]),
    ("replacing", 5, "index", 1),
    ("replacing", 5, "answers", [said(1, "enter_plain")]),
    ("replacing", 5, "answers", [said(1, "enter_next", object="o1")]),
    ("copying", 3, "batch[0].object", "o99"),
    ("copying", 3, "batch[0].to", "hand"),
    ("copying", 3, "batch[0].position", "middle"),
    ("copying", 3, "batch[0].counters", {"CHARGE": 1}),
    ("copying", 3, "batch[0].copy_of", "black_lotus"),
    ("copying", 3, "batch[0].controller", 4),
    ("copying", 3, "batch[0].named", "x"),
    ("copying", 3, "batch[0].linked_to", "x"),
    ("copying", 3, "batch[0].attach_to", "o99"),
    ("copying", 3, "batch", []),
)
LIES = (*TURN, *ANNOUNCING, *PAYING, *FIGHTING, *RESOLVING, *HAPPENING)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_truth_has_no_faults(name: str) -> None:
    assert faults(at(name)) == {}


@pytest.mark.parametrize(("name", "index", "field", "value"), LIES)
def test_a_lie_is_found(name: str, index: int, field: str, value: Any) -> None:
    found = faults(told(at(name), (f"machine.agenda[{index}].{field}", value)))
    assert [path for path in found if path.startswith("$.machine")], found


@pytest.mark.slow
def test_every_kind_of_task_is_lied_about() -> None:
    told_of = {at(name)["machine"]["agenda"][index]["type"] for name, index, *_ in LIES}
    kinds = {str(kind.__struct_config__.tag) for kind in tasks_of(PARTS) if kind.lies_on}
    rests = {"state_based_actions", "place_triggers", "clean_up", "end_step", "shuffle", "lose_by_effect"}
    assert kinds - rests <= told_of


@pytest.mark.parametrize("seats", [[0], [7]])
def test_nobody_loses_by_an_effect_that_says_nothing_of_it(seats: list[int]) -> None:
    """No game rests with it: it is done at once."""
    losing = {"type": "lose_by_effect", "seats": seats}
    assert [path for path in faults(told(at("unless"), ("machine.agenda[5]", losing))) if ".agenda" in path]


def test_tasks_lie_on_tasks() -> None:
    known = {str(kind.__struct_config__.tag) for kind in tasks_of(PARTS)}
    assert {tag for kind in tasks_of(PARTS) for tag in kind.lies_on} - {""} <= known


def test_more_mulligans_than_cards_in_hand_cost_the_whole_hand() -> None:
    document = told(at("hands"), ("table.seats[0].mulligans", 8), ("table.seats[1].mulligans", 8))
    state = engine.decode(json.dumps(document))
    while state.machine.agenda[-1].__struct_config__.tag == "opening_hands":
        (keep,) = [one for one in engine.legal_actions(state) if one.__struct_config__.tag == "keep_hand"]
        state = engine.apply(state, keep).state
        assert faults(written(state)) == {}
    assert state.machine.agenda[-1].number == len(state.table.seats[0].hand)


def test_a_task_that_waits_has_no_answers() -> None:
    answers = [said(0, "pay_with", object="o2")]
    lie = told(at("paying"), ("machine.agenda[4].answers", answers))
    (fault,) = engine.status(json.dumps(lie))
    assert fault.path == "$.machine.agenda[4].answers"
    assert fault.message == "only the last task of the agenda can have answers"
