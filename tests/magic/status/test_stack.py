"""Lies about spells and abilities on the stack, and about what lasts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.magic.positions import cast
from tests.magic.status.lies import BOARD, GONE, faults, refused, told, written
from tests.magic.table import side, table

SHOCK = {"id": "o12", "code": "shock/0", "controller": 1, "source": "o12", "vars": {"target": ["o7"]}}
CAST = {"card": "shock", "owner": 1, "zone": "stack"}
SHOCKED = told(BOARD, ("table.stack", [SHOCK]), ("table.objects.o12", CAST))
"""Seat 1 has cast Shock."""
STACK = "$.table.stack[0]"


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        (f"{STACK}.id", "CR-400.7", "table.stack[0].id", "spell"),
        ("$.table.stack[1].id", "CR-400.7", "table.stack[1]", SHOCK),
        (f"{STACK}.controller", "CR-109.4", "table.stack[0].controller", 2),
        (f"{STACK}.source", "CR-113.7", "table.stack[0].source", "o8"),
        (f"{STACK}.code", "CR-405.1", "table.stack[0].code", "blaze/0"),
        (f"{STACK}.code", "CR-405.1", "table.stack[0].code", ""),
        (f"{STACK}.id", "CR-305.9", "table.objects.o12.card", "mountain"),
        (f"{STACK}.modes", "CR-601.2b", "table.stack[0].modes", [0]),
        (f"{STACK}.vars.target", "CR-601.2c", "table.stack[0].vars", {}),
        (f"{STACK}.vars.target", "CR-601.2c", "table.stack[0].vars.target", ["o7", "o8"]),
        (f"{STACK}.vars.target[0]", "CR-608.2h", "table.stack[0].vars.target", ["o99"]),
        (f"{STACK}.vars.target[0]", "CR-608.2h", "table.stack[0].vars.target", [3]),
        (f"{STACK}.vars.target[0]", "CR-608.2h", "table.stack[0].vars.target", ["seat:2"]),
        (f"{STACK}.vars.victim", "CR-608.2h", "table.stack[0].vars.victim", ["o7"]),
        (f"{STACK}.vars.x[0]", "CR-608.2h", "table.stack[0].vars.x", [10**7]),
        (f"{STACK}.vars.x[0]", "CR-608.2h", "table.stack[0].vars.x", [-5]),
        (f"{STACK}.vars.paid[0]", "CR-608.2h", "table.stack[0].vars.paid", ["stolen"]),
        (f"{STACK}.vars.x", None, "table.stack[0].vars.x", [1] * 1001),
        (f"{STACK}.vars.target:amounts", "CR-601.2d", "table.stack[0].vars.target:amounts", [2]),
    ],
)
def test_a_lie_about_a_spell_is_found(path: str, rule: str | None, place: str, value: Any) -> None:
    refused(SHOCKED, path, rule, (place, value))


def test_a_spell_is_on_the_stack() -> None:
    refused(
        SHOCKED,
        f"{STACK}.id",
        "CR-405.1",
        ("table.objects.o12.zone", "exile"),
        ("table.exile", ["o10", "o12"]),
    )


def test_nothing_is_chosen_for_a_creature_spell() -> None:
    bears = told(
        SHOCKED,
        ("table.objects.o12.card", "grizzly_bears"),
        ("table.stack[0]", {"id": "o12", "code": "", "controller": 1, "source": "o12"}),
    )
    refused(bears, f"{STACK}.vars", "CR-601.2c", ("table.stack[0].vars", {"target": ["o7"]}))
    refused(bears, f"{STACK}.vars.paid[0]", "CR-608.2h", ("table.stack[0].vars", {"paid": ["stolen"]}))


def test_amounts_add_up() -> None:
    electrolyze = told(
        SHOCKED,
        ("table.objects.o12.card", "electrolyze"),
        ("table.stack[0].code", "electrolyze/0"),
        ("table.stack[0].vars", {"target": ["o7", "o8"], "target:amounts": [1, 1]}),
    )
    place = "table.stack[0].vars.target:amounts"
    refused(electrolyze, f"{STACK}.vars.target:amounts", "CR-601.2d", (place, [1, 3]))
    refused(electrolyze, f"{STACK}.vars.target:amounts", "CR-601.2d", (place, GONE))
    refused(electrolyze, f"{STACK}.vars.target:amounts[1]", "CR-608.2h", (place, [2, 0]))
    refused(electrolyze, f"{STACK}.vars.target", "CR-601.2c", ("table.stack[0].vars.target", ["o7", "o7"]))


def test_modes_are_those_of_the_card() -> None:
    bolt = told(
        SHOCKED,
        ("table.objects.o12.card", "branching_bolt"),
        ("table.stack[0].code", "branching_bolt/0"),
        ("table.stack[0].modes", [0]),
    )
    for modes in ([], [2], [1, 0], [0, 0], [0, 1, 2]):
        refused(bolt, f"{STACK}.modes", "CR-601.2b", ("table.stack[0].modes", modes))


# Abilities --------------------------------------------------------------------------------------------------

REGENERATES = {"id": "o13", "code": "drudge_skeletons/0", "controller": 1, "source": "o8"}
SKELETONS = told(BOARD, ("table.objects.o8.card", "drudge_skeletons"), ("table.stack", [REGENERATES]))


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        (f"{STACK}.source", "CR-113.7", "table.stack[0].source", "o99"),
        (f"{STACK}.code", "CR-113.7", "table.stack[0].source", "o7"),
        (f"{STACK}.code", "CR-113.7", "table.stack[0].code", "samite_healer/0"),
        (f"{STACK}.code", "CR-405.1", "table.stack[0].code", "shock/0"),
        (f"{STACK}.code", "CR-405.1", "table.stack[0].code", "black_lotus/0"),
        (f"{STACK}.code", "CR-605.3b", "table.stack[0].code", "llanowar_elves/0"),
        (f"{STACK}.id", "CR-400.7", "table.stack[0].id", "13"),
    ],
)
def test_a_lie_about_an_ability_is_found(path: str, rule: str, place: str, value: Any) -> None:
    refused(SKELETONS, path, rule, (place, value))


# What lasts -------------------------------------------------------------------------------------------------

GROWTH = {
    "code": "giant_growth/0",
    "pc": 0,
    "index": 0,
    "objects": ["o7"],
    "controller": 0,
    "source": "o4",
    "timestamp": 1,
}
EFFECT = "$.table.effects[0]"
LASTING = told(
    BOARD, ("table.effects", [GROWTH]), ("table.shields", [{"to": "o7", "source": "o4", "amount": 3}])
)


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        (f"{EFFECT}.code", "CR-611.2", "table.effects[0].code", "black_lotus/0"),
        (f"{EFFECT}.code", "CR-611.2", "table.effects[0].pc", 1),
        (f"{EFFECT}.code", "CR-611.2", "table.effects[0].index", 1),
        (f"{EFFECT}.objects", "CR-611.2c", "table.effects[0].objects", []),
        (f"{EFFECT}.objects", "CR-611.2c", "table.effects[0].objects", None),
        (f"{EFFECT}.objects[0]", "CR-611.2c", "table.effects[0].objects", ["seat:0"]),
        (f"{EFFECT}.controller", "CR-109.4", "table.effects[0].controller", 2),
        (f"{EFFECT}.source", "CR-113.7", "table.effects[0].source", "o0"),
        (f"{EFFECT}.until", "CR-611.2a", "table.effects[0].until", "turn of 2"),
        (f"{EFFECT}.vars.who", "CR-608.2h", "table.effects[0].vars", {"who": ["seat:0"]}),
        ("$.table.effects", None, "table.effects", [GROWTH] * 1001),
        ("$.table.shields[0].to", "CR-615.1", "table.shields[0].to", "o99"),
        ("$.table.shields[0].deal_to", "CR-614.9", "table.shields[0].deal_to", "o99"),
        ("$.table.shields[0].amount", "CR-615.1", "table.shields[0].amount", 0),
        ("$.table.shields[0].source", "CR-113.7", "table.shields[0].source", "o99"),
    ],
)
def test_a_lie_about_what_lasts_is_found(path: str, rule: str | None, place: str, value: Any) -> None:
    refused(LASTING, path, rule, (place, value))


def test_numbers_of_an_effect_were_fixed() -> None:
    growing = told(
        LASTING,
        ("table.effects[0].code", "loxodon_partisan/battle_cry"),
        ("table.effects[0].vars", {"that": ["o7"]}),
    )
    refused(growing, f"{EFFECT}.vars.that[0]", "CR-608.2h", ("table.effects[0].vars.that", [1]))


def test_one_number_of_an_effect_that_was_not_worked_out() -> None:
    """Base power 4, and the toughness stays: nothing had to be fixed."""
    game = table(side("Mountain, Steel Wall", hand="Bared Teeth"))
    cast(game, "Bared Teeth", "Steel Wall")
    lasting = written(game.state)
    assert (game.size("Steel Wall"), faults(lasting)) == ((4, 4), {})
    refused(lasting, f"{EFFECT}.numbers", "CR-611.2", ("table.effects[0].numbers", [4, 4]))


@pytest.mark.parametrize(("name", "value"), [("model", [3]), ("model", ["no_such_card"])])
def test_what_is_copied_was_fixed(name: str, value: Any) -> None:
    game = table(side(battlefield="Saheeli, Sublime Artificer(5 loyalty), Icy Manipulator, Hill Giant"))
    game.play("A activate Saheeli, Sublime Artificer / 1")
    game.resolve()
    copying = written(game.state)
    path = f"table.effects[0].vars.{name}"
    refused(copying, f"$.{path}", "CR-707.2", (path, value))


@pytest.mark.parametrize(("name", "value"), [("exceptions", {"colors": ["R"]}), ("size", [1, 1])])
def test_only_a_copy_is_otherwise_than_its_card(name: str, value: Any) -> None:
    refused(LASTING, f"{EFFECT}.exceptions", "CR-707.9", (f"table.effects[0].{name}", value))


@pytest.mark.parametrize("change", ["power_toughness", "cant"])
def test_what_changes_characteristics_is_for_fixed_objects(change: str) -> None:
    """CR 611.2c: creatures you control get +1/+1, and can't be blocked."""
    game = table(side("Mountain, Hill Giant", hand="Open Road"))
    cast(game, "Open Road")
    lasting = written(game.state)
    index = 0 if change == "power_toughness" else 1
    fixed = told(lasting, (f"table.effects[{index}].objects", [game.ref("Hill Giant")]))
    assert faults(fixed) == {}
    place = f"table.effects[{index}].objects"
    assert faults(told(lasting, (place, None))) == ({f"$.{place}": "CR-611.2c"} if index == 0 else {})


def test_a_player_meant_by_an_object_was_fixed() -> None:
    game = table(side("Mountain", hand="Scatter the Herd"), side("Craw Wurm"))
    cast(game, "Scatter the Herd", "Craw Wurm")
    place = "table.effects[0].vars.controller of target"
    assert game.table.effects[0].vars["controller of target"] == ["seat:1"]
    refused(written(game.state), f"$.{place}", "CR-102.1", (place, ["o1"]))


def test_delayed_abilities() -> None:
    later = {
        "code": "otherworldly_journey/0/w0",
        "controller": 0,
        "source": "o4",
        "vars": {"exiled": ["o10"]},
    }
    waiting = told(BOARD, ("table.delayed", [later]))
    refused(
        waiting, "$.table.delayed[0].code", "CR-603.7", ("table.delayed[0].code", "otherworldly_journey/0")
    )
    refused(waiting, "$.table.delayed[0].code", "CR-603.7", ("table.delayed[0].code", "nothing/0/w0"))
    refused(
        waiting, "$.table.delayed[0].vars.exiled[0]", "CR-608.2h", ("table.delayed[0].vars.exiled", ["o99"])
    )
    refused(waiting, "$.table.delayed[0].controller", "CR-109.4", ("table.delayed[0].controller", 9))
