"""Damage to some permanents alone, whole groups that are regenerated, what targets something and is countered
(CR 120.4, 701.19, 701.6)."""

from __future__ import annotations

import pytest

from tests.cards.documents import bear, places
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.table import side, table

serving = served(FREE_FOR_ALL)


def test_damage_to_each_of_several_triggers_once_for_each() -> None:
    """CR 603.2c: the damage to each of them is an occurrence; others and players are none."""
    game = table(side("Ox Baiter, Plough Ox, Island"), side("Plough Ox, Grizzly Bears"))
    game.play("A activate Ox Baiter / 1")
    game.resolve()
    hurt = sorted(str(one.vars["damaged"][0]) for one in game.state.machine.waiting)
    assert hurt == sorted(game.ref(f"Plough Ox#{n}") for n in (1, 2))


def test_what_was_dealt_damage_is_destroyed() -> None:
    """CR 120.4."""
    game = table(side("Ox Baiter, Island"), side("Plough Ox, Grizzly Bears"))
    game.play("A activate Ox Baiter / 1")
    game.resolve()
    game.resolve()
    assert [card.split("-")[0] for card in game.cards("B", "graveyard")] == ["plough_ox"]
    assert game.life() == (19, 19)


@pytest.mark.parametrize("more", [{"to": ["creature"]}, {"whom": "opponent"}, {"together": True}])
def test_what_else_is_said_of_whom_it_hurts_is_a_fault(more: dict[str, object]) -> None:
    trigger = {"when": "deals_damage", "against": {"subtypes": ["Ox"]}, **more}
    card = bear(abilities=[{"ability": "triggered", "trigger": trigger, "do": [{"do": "draw"}]}])
    assert "give no to" in places(card)["$.abilities[0].trigger.against"]


def test_each_of_a_group_gets_a_shield() -> None:
    """CR 701.19a."""
    game = table(side("Ox Mender, Plough Ox*2, Grizzly Bears, Island"), side("Plough Ox"))
    game.play("A activate Ox Mender / 0")
    game.resolve()
    assert [game.thing(f"Plough Ox#{n}").shields for n in (1, 2, 3)] == [1, 1, 0]
    assert game.thing("Grizzly Bears").shields == 0


def test_what_targets_it_is_countered_unless_its_controller_pays() -> None:
    """CR 701.6a."""
    game = table(side(hand="Shock", battlefield="Mountain"), side("Wary Ox"))
    game.play("A cast Shock; A target Wary Ox")
    game.resolve()
    assert game.cards("A", "graveyard") == ["shock"]
    assert of_type(game.events, "countered")[0]["rule"] == "CR-701.6"
    assert game.thing("Wary Ox").damage == 0
