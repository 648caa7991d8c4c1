"""Positions in the middle of an assault, written by hand; and what cannot be one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import of_type, scenario
from tests.rulesets.castle.table import Play, castles, side, written

ATTACKER = "Hill Giant"
"""The attacker of each position, o1."""


def position(
    step: str,
    castle: str = "2,1 act Wall of Stone",
    *,
    attackers: list[dict[str, Any]] | None = None,
    assault: dict[str, Any] | None = None,
    a: str = "",
    **options: Any,
) -> dict[str, Any]:
    """A Hill Giant attacks column 2; ``attackers`` and ``assault`` say otherwise."""
    more: dict[str, Any] = {"assault": {"column": 2} if assault is None else assault}
    attacking = [{"creature": "o1", "defender": "seat:1"}] if attackers is None else attackers
    if attacking:
        more["combat"] = {"attackers": attacking}
    one = side(a, battlefield=f"{ATTACKER}, Grizzly Bears", library="Wastes*9")
    return written(one, side(castle, library="Wastes*9"), step=step, options=options, more=more)


def blocked(*blockers: str, creature: str = "o1") -> dict[str, Any]:
    """An attacker that these block."""
    return {"creature": creature, "defender": "seat:1", "blocked": True, "blockers": list(blockers)}


def faults(document: dict[str, Any]) -> list[tuple[str, str | None]]:
    """Where the document is wrong, and by which rule."""
    return [(fault.path, fault.rule) for fault in engine.status(msgspec.json.encode(document))]


def ref_of(document: dict[str, Any], card: str) -> str:
    """The id of a card of the document."""
    objects: dict[str, Any] = document["table"]["objects"]
    return next(ref for ref, one in objects.items() if one["card"] == card)


WALL = ref_of(position("reveal"), "wall_of_stone")


# Positions to play on --------------------------------------------------------------------------------------


def test_attackers_are_still_to_be_declared() -> None:
    game = Play(position("declare_attackers", attackers=[], assault={}))
    game.legal("no_attack", "column 1", "column 2", "column 3", "column 4")


def test_attackers_have_been_declared() -> None:
    game = Play(position("declare_attackers"))
    assert game.asked() == "priority"
    game.reveal()
    assert game.table.step == "declare_blockers"
    assert game.table.combat.attackers[0].blockers == [WALL]


def test_the_card_is_still_to_be_revealed() -> None:
    game = Play(position("reveal", "2,1 act Wall of Stone; 2,2 down Craw Wurm"))
    game.legal("proceed Wall of Stone", "switch")
    game.play("B proceed")
    assert game.table.step == "declare_blockers"


def test_a_vacant_column_has_been_met() -> None:
    game = Play(position("declare_blockers", "1,1 act Wall of Stone"))
    assert game.asked() == "priority"
    game.pass_to("main2")
    assert game.life() == (20, 17)


def test_the_blocker_has_been_found() -> None:
    game = Play(position("declare_blockers", attackers=[blocked(WALL)]))
    assert game.asked() == "priority"
    game.pass_to("main2")
    assert game.life() == (20, 20)
    assert game.thing("Wall of Stone").damage == 3


def test_the_blocker_has_left() -> None:
    game = Play(position("declare_blockers", "2,2 down Craw Wurm", attackers=[blocked()]))
    game.pass_to("main2")
    assert game.life() == (20, 20)
    assert game.spot("B", "2,2") == "down Craw Wurm"


def test_damage_is_still_to_be_dealt() -> None:
    game = Play(position("combat_damage", attackers=[blocked(WALL)]))
    assert game.thing("Wall of Stone").damage == 3


def test_combat_is_over_but_the_column_still_attacked() -> None:
    game = Play(position("end_combat", "2,2 act Grizzly Bears", attackers=[]))
    assert game.table.assault.column == 2
    game.pass_to("main2")
    assert game.table.assault.column == 0


def test_nothing_attacked() -> None:
    game = Play(position("end_combat", attackers=[], assault={}))
    game.pass_to("main2")


@scenario("CAS-T49", "CAS-7.7 CAS-R22")
def test_what_came_to_attack_after_the_block_is_blocked_too() -> None:
    """CAS-7.7, CAS-R22; the creature that blocks is not declared again."""
    late = {"creature": "o2", "defender": "seat:1"}
    game = Play(position("declare_blockers", attackers=[blocked(WALL), late]))
    assert [(one.blocked, one.blockers) for one in game.table.combat.attackers] == [(True, [WALL])] * 2
    assert [event["rule"] for event in of_type(game.events, "became_blocked")] == ["CAS-7.7"]
    assert not of_type(game.events, "blocker_declared")
    game.pass_to("main2")
    assert game.life() == (20, 20)
    assert game.thing("Wall of Stone").damage == 5


def test_what_came_when_the_blocker_had_left_is_not_blocked() -> None:
    """CAS-7.7: nothing blocks any more; whether it deals damage says the column (CAS-5.1)."""
    late = {"creature": "o2", "defender": "seat:1"}
    game = Play(position("declare_blockers", "2,2 down Craw Wurm", attackers=[blocked(), late]))
    assert [one.blocked for one in game.table.combat.attackers] == [True, False]
    game.pass_to("main2")
    assert game.life() == (20, 20)
    game = Play(position("declare_blockers", "1,2 down Craw Wurm", attackers=[blocked(), late]))
    game.pass_to("main2")
    assert game.life() == (20, 18)


# Faults ----------------------------------------------------------------------------------------------------

COLUMN = "$.table.assault.column"
FIRST = "$.table.combat.attackers[0]"


@pytest.mark.parametrize("column", [-1, 5, 1.5, "2"])
def test_columns_go_to_four(column: Any) -> None:
    assert [path for path, _ in faults(position("reveal", assault={"column": column}))] == [COLUMN]


def test_attackers_attack_a_column() -> None:
    assert faults(position("reveal", assault={})) == [(COLUMN, "CAS-7.1")]


@pytest.mark.parametrize("step", ["declare_attackers", "reveal", "declare_blockers", "combat_damage"])
def test_no_column_is_attacked_without_attackers(step: str) -> None:
    assert (COLUMN, "CAS-7.1") in faults(position(step, attackers=[]))


@pytest.mark.parametrize("step", ["upkeep", "main1", "begin_combat", "main2", "end"])
def test_no_column_is_attacked_outside_of_combat(step: str) -> None:
    assert faults(position(step, attackers=[])) == [(COLUMN, "CAS-7.6")]


def test_combat_would_be_over_without_its_blocker() -> None:
    fallen = position("declare_blockers", attackers=[blocked()], assault={"column": 2, "fallen": True})
    assert faults(fallen) == [("$.table.assault.fallen", "CAS-11.4")]
    over = position("end_combat", attackers=[], assault={"column": 2, "fallen": True})
    assert faults(over) == [("$.table.assault.fallen", "CAS-11.4")]


def test_nothing_is_blocked_before_the_reveal_is_over() -> None:
    assert faults(position("reveal", attackers=[blocked(WALL)])) == [(f"{FIRST}.blocked", "CAS-8.7")]


def test_what_stands_in_front_blocks() -> None:
    assert faults(position("declare_blockers")) == [(f"{FIRST}.blocked", "CAS-8.7")]
    assert faults(position("combat_damage", "2,3 down Craw Wurm")) == [(f"{FIRST}.blocked", "CAS-8.7")]


def test_only_the_creature_in_front_blocks() -> None:
    castle = "2,1 act Wall of Stone; 2,2 act Craw Wurm"
    behind = ref_of(position("reveal", castle), "craw_wurm")
    document = position("declare_blockers", castle, attackers=[blocked(behind)])
    assert faults(document) == [(f"{FIRST}.blockers", "CAS-6.1")]
    document = position("declare_blockers", castle, attackers=[blocked(WALL, behind)])
    assert faults(document) == [(f"{FIRST}.blockers", "CAS-6.1")]


def test_a_summoned_creature_does_not_block() -> None:
    seats = side(battlefield=ATTACKER), side("2,1 act Wall of Stone", battlefield="Grizzly Bears")
    bears = ref_of(written(*seats), "grizzly_bears")
    more = {"assault": {"column": 2}, "combat": {"attackers": [blocked(bears)]}}
    document = written(*seats, step="declare_blockers", more=more)
    assert faults(document) == [(f"{FIRST}.blockers", "CAS-6.1")]


def test_all_attackers_are_blocked_by_one_creature() -> None:
    both = [blocked(WALL), blocked(creature="o2")]
    assert faults(position("declare_blockers", attackers=both)) == [
        ("$.table.combat.attackers[1].blockers", "CAS-8.7")
    ]


def test_a_castle_creature_does_not_attack() -> None:
    attacks = [{"creature": "o3", "defender": "seat:1"}]
    document = position("reveal", "2,1 act Wall of Stone", attackers=attacks, a="1,1 act Craw Wurm")
    assert document["table"]["objects"]["o3"]["card"] == "craw_wurm"
    assert faults(document) == [(f"{FIRST}.creature", "CAS-7.4")]
    agreed = position(
        "reveal", "2,1 act Wall of Stone", attackers=attacks, a="1,1 act Craw Wurm", castle_may_attack=True
    )
    assert faults(agreed) == []


def test_attackers_are_not_declared_outside_of_their_step() -> None:
    game = castles(side(battlefield=f"{ATTACKER}, Grizzly Bears"))
    game.pass_to("declare_attackers")
    game.play("A column 2; A add Hill Giant")
    document = msgspec.json.decode(engine.encode(game.state))
    assert faults(document) == []
    place = len(document["machine"]["agenda"]) - 1
    forged = {**document, "table": {**document["table"], "step": "begin_combat"}}
    assert faults(forged) == [(f"$.machine.agenda[{place}]", "CAS-7.1")]
    document["machine"]["agenda"][place]["answers"][0]["action"]["column"] = 5
    assert faults(document) == [(f"$.machine.agenda[{place}].answers[0].action", "CAS-7.1")]


def test_a_switch_is_not_waited_for_outside_of_the_reveal() -> None:
    game = castles(side(battlefield=ATTACKER), side("2,1 act Wall of Stone; 2,2 act Craw Wurm"), step="main1")
    game.attack(2, ATTACKER)
    game.reveal()
    document = msgspec.json.decode(engine.encode(game.state))
    assert faults(document) == []
    forged = {**document, "table": {**document["table"], "step": "declare_blockers"}}
    assert faults(forged) == [("$.machine.agenda[1]", "CAS-8.1")]
    forged = {**document, "table": {**document["table"], "step": "main2"}}
    assert ("$.machine.agenda[1]", "CAS-8.1") in faults(forged)
    forged = msgspec.json.decode(engine.encode(game.state))
    forged["machine"]["agenda"][-1]["row"] = 3
    assert faults(forged)
