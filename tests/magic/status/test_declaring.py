"""Lies about the declaration of attackers and blockers."""

from __future__ import annotations

import json

import engine
from tests.magic.table import side, table


def test_blockers_are_declared_once() -> None:
    game = table(
        a=side(battlefield="Trained Armodon"), b=side(battlefield="Grizzly Bears*2"), step="declare_attackers"
    )
    game.play("A attack Trained Armodon → B; A pass; B pass; B block Grizzly Bears#1 → Trained Armodon")
    waiting = json.loads(engine.encode(game.state))
    game.play("B stay_out Grizzly Bears#2")
    blocked = json.loads(engine.encode(game.state))
    blocked["machine"] = waiting["machine"]
    faults = engine.status(json.dumps(blocked).encode())
    assert [(fault.path, fault.rule) for fault in faults] == [("$.machine.agenda[3]", None)]


def test_whoever_attacks_under_the_wrong_player_leaves_combat() -> None:
    game = table(
        a=side(battlefield="Colossal Dreadmaw"), b=side(battlefield="Grizzly Bears"), step="declare_attackers"
    )
    game.play("A attack Colossal Dreadmaw → B; A pass; B pass")
    game.play("B block Grizzly Bears → Colossal Dreadmaw; A pass; B pass")
    document = json.loads(engine.encode(game.state))
    assert document["machine"]["agenda"][-1]["type"] == "deal_combat_damage"
    dreadmaw, bears = game.table.battlefield
    document["table"]["objects"][dreadmaw]["owner"] = 1
    document["table"]["objects"][bears]["owner"] = 0
    state = engine.decode(json.dumps(document).encode())
    actions = engine.legal_actions(state)
    assert actions
    for action in actions:
        after = engine.apply(state, action).state
        assert engine.decode(engine.encode(after)).table.combat.attackers == []


def test_timestamps_end_somewhere() -> None:
    document = json.loads(engine.encode(table(a=side(battlefield="Grizzly Bears")).state))
    document["table"]["objects"]["o1"]["timestamp"] = 2**53 - 1
    del document["machine"]
    faults = engine.status(json.dumps(document).encode())
    assert [(fault.path, fault.rule) for fault in faults] == [("$.machine.clock", "CR-613.7")]
