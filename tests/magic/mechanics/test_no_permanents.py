"""Instants and sorceries never lie on the battlefield (CR 400.4a)."""

from __future__ import annotations

import json

import engine
from tests.harness import of_type
from tests.magic.table import side, table


def test_an_instant_that_would_enter_stays_where_it_is() -> None:
    game = table(side(hand="Call Up", battlefield="Swamp", graveyard="Shock, Grizzly Bears"))
    game.play("A cast Call Up; A target Shock; A target Grizzly Bears; A pass; B pass")
    assert (game.zone("Shock"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")


def test_where_nothing_can_enter_nothing_happens() -> None:
    game = table(side(hand="Call Up", battlefield="Swamp", graveyard="Shock"))
    game.play("A cast Call Up; A target Shock; A pass; B pass")
    assert [event["card"] for event in of_type(game.events, "moved")] == [game.thing("Call Up").card] * 2


def test_a_state_with_an_instant_on_the_battlefield_is_refused() -> None:
    document = json.loads(engine.encode(table(side(battlefield="Forest, Grizzly Bears")).state))
    document["table"]["objects"]["o1"]["card"] = "shock"
    document["table"]["objects"]["o2"]["copy_of"] = "pyroclasm"
    faults = engine.status(json.dumps(document).encode())
    assert [(fault.path, fault.rule) for fault in faults] == [
        ("$.table.objects.o1.card", "CR-400.4a"),
        ("$.table.objects.o2.copy_of", "CR-400.4a"),
    ]
