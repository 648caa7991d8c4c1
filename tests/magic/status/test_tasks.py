"""Lies about what is still to be done, at one moment for each kind of task: each is found, with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from engine.magic.status import CHECKS
from tests.magic.status.lies import faults, told
from tests.magic.status.moments import MOMENTS, at

Lie = tuple[str, int, str, Any, str | None]
"""Moment, number of the task, its field, what is said of it, and the rule that this breaks."""
HANDS, PAID, PAYABLE, ANNOUNCED, CHOICES = "CR-103.5", "CR-601.2h", "CR-118.3", "CR-601.2", "CR-601.2b"


def said(seat: int, kind: str, **fields: Any) -> dict[str, Any]:
    """An answer as a document."""
    return {"seat": seat, "action": {"type": kind, **fields}}


TURN: tuple[Lie, ...] = (
    ("hands", 0, "step", "upkeep", HANDS),
    ("hands", 1, "kept", [0, 0], HANDS),
    ("hands", 1, "kept", [2], HANDS),
    ("hands", 1, "answers", [said(0, "mulligan")], HANDS),
    ("bottom", 1, "seat", 5, HANDS),
    ("bottom", 1, "number", 1, HANDS),
    ("bottom", 1, "answers", [said(0, "put_on_bottom", card="o1")], HANDS),
    ("priority", 1, "seat", 2, "CR-117.1"),
    ("priority", 1, "passed", 2, "CR-117.3d"),
    ("priority", 1, "type", "discard_down", None),
    ("priority", 0, "type", "state_based_actions", None),
    ("priority", 0, "again", True, "CR-514.3a"),
    ("discarding", 0, "again", True, "CR-514.3a"),
    ("discarding", 2, "answers", [said(0, "discard", card="o9999")], "CR-514.1"),
    ("discarding", 2, "answers", [said(1, "discard", card="o2")], "CR-514.1"),
    ("discarding", 2, "answers", [said(0, "discard", card=ref) for ref in ("o5", "o2")], "CR-514.1"),
    ("discarding", 1, "type", "end_step", None),
    ("legends", 3, "seat", 1, "CR-704.5j"),
    ("legends", 3, "refs", ["o1"], "CR-704.5j"),
    ("legends", 3, "refs", ["o1", "o1"], "CR-704.5j"),
    ("legends", 3, "refs", ["o1", "o4"], "CR-704.5j"),
    ("legends", 3, "doomed", ["o4"], "CR-704.5j"),
    ("triggers", 3, "type", "state_based_actions", None),
)
ANNOUNCING: tuple[Lie, ...] = (
    ("targeting", 3, "kind", "activated", ANNOUNCED),
    ("targeting", 3, "way", "kicker", CHOICES),
    ("targeting", 3, "zone", "graveyard", CHOICES),
    ("targeting", 3, "slot", 4, CHOICES),
    ("targeting", 3, "halves", ["W"], CHOICES),
    ("targeting", 3, "modes_done", True, CHOICES),
    ("modes", 3, "kind", "triggered", ANNOUNCED),
    ("modes", 3, "slot", 1, CHOICES),
    ("number", 3, "way", "flashback", CHOICES),
    ("halves", 3, "halves", ["U"], CHOICES),
    ("halves", 3, "halves", ["G", "W"], CHOICES),
    ("ability", 3, "kind", "spell", ANNOUNCED),
    ("ability", 3, "slot", 2, CHOICES),
)
PAYING: tuple[Lie, ...] = (
    ("paying", 3, "id", "o1", PAID),
    ("paying", 3, "kind", "activated", ANNOUNCED),
    ("paying", 4, "seat", 1, PAID),
    ("paying", 4, "prices", [{"life": 1}], PAID),
    ("paying", 4, "into", "o1", PAID),
    ("paying", 4, "picked", ["o2"], PAID),
    ("paying", 5, "seat", 2, PAID),
    ("paying", 5, "cost", ["Q"], PAID),
    ("paying", 5, "cost", ["0"], PAID),
    ("paying", 5, "cost", ["5", "G"], PAYABLE),
    ("paying", 5, "cost", ["R"], PAYABLE),
    ("paying", 5, "cost", [], None),
    ("paying", 5, "after", "o99", PAID),
    ("paying", 5, "spent", "X", PAID),
    ("paying", 5, "uses", [{"mana": ["Q"]}], PAID),
    ("paying", 5, "uses", [{"mana": ["G"], "cost": ["0"]}], PAID),
    ("paying", 5, "before", ["1"], PAID),
    ("paying", 5, "auto", True, PAID),
    ("paying", 5, "source", "o1", PAID),
    ("spending", 5, "cost", ["4"], PAYABLE),
    ("nested", 6, "seat", 1, PAID),
    ("nested", 6, "mana", ["W"], PAID),
    ("nested", 6, "code", "forest/mana", PAID),
    ("nested", 7, "cost", ["9"], PAYABLE),
    ("nested", 7, "uses", [{"mana": ["G"]}], PAID),
    ("sacrificing", 4, "prices", [], PAID),
    ("sacrificing", 4, "picked", ["o4", "o4"], PAID),
    ("sacrificing", 4, "picked", ["o1"], PAID),
    ("sacrificing", 4, "seat", 7, PAID),
)
FIGHTING: tuple[Lie, ...] = (
    ("attackers", 3, "answers", {"o1": "o2"}, "CORE-R9"),
    ("attackers", 3, "answers", {"o2": "seat:1"}, "CORE-R9"),
    ("attackers", 3, "answers", {"o1": "seat:0"}, "CORE-R9"),
    ("tax", 3, "attacks", {"o1": "seat:0"}, "CR-508.1b"),
    ("tax", 3, "attacks", {"o9": "seat:1"}, "CR-508.1b"),
    ("tax", 3, "attacks", {"o1": "o3"}, "CR-508.1b"),
    ("tax", 4, "cost", ["9"], PAYABLE),
    ("blockers", 3, "seat", 0, "CR-509.1a"),
    ("blockers", 3, "seat", 3, "CR-509.1a"),
    ("blockers", 3, "answers", {"o10": "o11"}, "CORE-R9"),
    ("blockers", 3, "answers", {"o11": "o1"}, "CORE-R9"),
    ("damage", 3, "first", True, "CR-510.1"),
    ("damage", 3, "answers", {"o1": {"o10": 9}}, "CORE-R10"),
    ("damage", 3, "answers", {"o1": {"seat:1": 6}}, "CORE-R10"),
)
RESOLVING: tuple[Lie, ...] = (
    ("putting_back", 3, "id", "o3", "CR-608.2"),
    ("putting_back", 3, "id", "o99", "CR-608.2"),
    ("putting_back", 4, "code", "impulse/0", "CR-608.2"),
    ("putting_back", 4, "code", "black_lotus/0", "CR-608.2c"),
    ("putting_back", 4, "pc", 9, "CR-608.2c"),
    ("putting_back", 4, "seat", 1, "CR-608.2"),
    ("putting_back", 4, "seat", 3, "CR-608.2"),
    ("putting_back", 4, "source", "o99", "CR-608.2"),
    ("putting_back", 4, "vars.picked by 0", ["o2", "o2"], "CR-608.2d"),
    ("putting_back", 4, "vars.picked by 0", ["o14"], "CR-608.2d"),
    ("putting_back", 4, "vars.picked by 1", ["o14"], "CR-608.2d"),
    ("putting_back", 4, "vars.who", ["o1"], "CR-608.2h"),
    ("putting_back", 4, "vars.looked", [1], "CR-608.2d"),
    ("unless", 4, "vars.may", ["perhaps"], "CR-608.2d"),
    ("unless", 4, "vars.target", ["o99"], "CR-608.2h"),
    ("color", 4, "vars.chosen color", ["X"], "CR-608.2d"),
    ("color", 4, "vars.chosen color", ["W", "W"], "CR-608.2d"),
    ("searching", 4, "vars.looked", [2], "CR-608.2d"),
    ("searching", 4, "vars.picked by 0", ["o9"], "CR-608.2d"),
    ("sorting", 5, "refs", ["o4", "o3", "o5"], "CR-701.22"),
    ("sorting", 5, "seat", 4, "CR-701.22"),
    ("sorting", 5, "answers", [said(1, "put_away")], "CR-701.22"),
    ("sorting", 5, "answers", [said(0, "put_away")] * 4, None),
    ("sorting", 4, "pc", 0, "CR-608.2c"),
    ("arranging", 5, "refs", ["o4", "o4"], "CR-401.4"),
    ("arranging", 5, "refs", ["o1", "o4"], "CR-401.4"),
    ("arranging", 4, "pc", 9, "CR-608.2c"),
    ("arranging", 5, "answers", [said(0, "place_next", object="o3")], "CR-401.4"),
    ("arranging", 5, "answers", [said(0, "place_next", object="o4")] * 2, None),
)
HAPPENING: tuple[Lie, ...] = (
    ("replacing", 5, "batch[0].replaced_by", ["x" * 300], "CR-614.1"),
    ("replacing", 5, "index", 1, "CR-616.1"),
    ("replacing", 5, "answer", "yes", "CR-616.1"),
    ("replacing", 5, "entering", ["o1"], "CORE-R13"),
    ("copying", 3, "batch[0].object", "o99", "CR-400.7"),
    ("copying", 3, "batch[0].to", "hand", "CR-110.5"),
    ("copying", 3, "batch[0].position", "middle", None),
    ("copying", 3, "batch[0].counters", {"charge": 1}, "CR-122.1"),
    ("copying", 3, "batch[0].copy_of", "black_lotus", "CR-108.1"),
    ("copying", 3, "batch[0].controller", 4, "CR-614.1"),
    ("copying", 3, "batch[0].named", "x", "CR-400.7"),
    ("copying", 3, "batch[0].linked_to", "x", "CR-400.7"),
    ("copying", 3, "batch[0].attach_to", "o99", "CR-400.7"),
    ("copying", 3, "batch", [], "CR-616.1"),
)
LIES = (*TURN, *ANNOUNCING, *PAYING, *FIGHTING, *RESOLVING, *HAPPENING)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_truth_has_no_faults(name: str) -> None:
    assert faults(at(name)) == {}


@pytest.mark.parametrize(("name", "index", "field", "value", "rule"), LIES)
def test_a_lie_is_found(name: str, index: int, field: str, value: Any, rule: str | None) -> None:
    task = f"machine.agenda[{index}]"
    found = faults(told(at(name), (f"{task}.{field}", value)))
    assert [path for path, broken in found.items() if path.startswith(f"$.{task}") and broken == rule], found


@pytest.mark.slow
def test_every_kind_of_task_is_lied_about() -> None:
    told_of = {at(name)["machine"]["agenda"][index]["type"] for name, index, *_ in LIES}
    kinds = {str(kind.__struct_config__.tag) for kind in CHECKS}
    rests = {"state_based_actions", "place_triggers", "clean_up", "end_step", "shuffle"}
    assert kinds - rests <= told_of
