"""State-based actions, layers, replacement (CR 613, 614, 704)."""

from __future__ import annotations

import json
from typing import Any

import engine
from tests.harness import of_type, scenario
from tests.magic.table import Play, side, table


@scenario("CT-36", "CR-702.12b CR-704.5f CR-704.5h")
def test_indestructible() -> None:
    game = table(
        a=side(hand="Disfigure", battlefield="Typhoid Rats, Swamp"),
        b=side(battlefield="Darksteel Myr"),
        step="declare_attackers",
    )
    game.play(
        "A attack Typhoid Rats → B; A pass; B pass; B block Darksteel Myr → Typhoid Rats; A pass; B pass"
    )
    assert game.zone("Darksteel Myr") == "battlefield"
    game.play("A cast Disfigure; A target Darksteel Myr; A pass; B pass")
    assert game.zone("Darksteel Myr") == "graveyard"


@scenario("CT-37", "CR-121.1 CR-704.5b CR-104.4a")
def test_empty_libraries() -> None:
    game = table(
        a=side(hand="Vision Skeins", battlefield="Island*2", library="Wastes"), b=side(library="Wastes")
    )
    game.play("A cast Vision Skeins; A pass; B pass")
    assert game.over().draw
    game = table(
        a=side(hand="Vision Skeins", battlefield="Island*2", library="Wastes"), b=side(library="Wastes*5")
    )
    game.play("A cast Vision Skeins; A pass; B pass")
    assert game.over().winner == 1


@scenario("CT-38", "CR-608.2n CR-704.5g")
def test_the_state_is_checked_after_the_resolution() -> None:
    game = table(
        a=side(hand="Lightning Bolt", battlefield="Mountain", graveyard="Forest"),
        b=side(battlefield="Tarmogoyf", graveyard="Grizzly Bears"),
    )
    assert game.size("Tarmogoyf") == (2, 3)
    game.play("A cast Lightning Bolt; A target Tarmogoyf; A pass; B pass")
    assert game.size("Tarmogoyf") == (3, 4)
    assert game.thing("Tarmogoyf").damage == 3


@scenario("CT-39", "CR-514.2")
def test_cleanup_is_simultaneous() -> None:
    game = table(a=side(hand="Giant Growth", battlefield="Grizzly Bears, Forest"), step="main2")
    game.play("A cast Giant Growth; A pass; B pass")
    game = _with_damage(game, "Grizzly Bears", 4)
    game.play("A pass; B pass; A pass; B pass")
    assert game.table.turn == 4
    assert game.size("Grizzly Bears") == (2, 2)
    assert game.thing("Grizzly Bears").damage == 0


def _with_damage(game: Play, name: str, damage: int) -> Play:
    document = json.loads(engine.encode(game.state))
    document["table"]["objects"][game.ref(name)]["damage"] = damage
    return Play(document)


@scenario("CT-40", "CR-611.2")
def test_layers_four_to_seven() -> None:
    game = table(
        a=side(hand="Giant Growth", battlefield="Serra Angel(1 +1/+1), Glorious Anthem, Forest"),
        b=side(hand="Turn to Frog", battlefield="Island*2"),
    )
    game.play("A cast Giant Growth; A pass; B pass")
    assert game.size("Serra Angel") == (9, 9)
    game.play("A pass; B cast Turn to Frog; B pass; A pass")
    angel = game.characteristics(game.ref("Serra Angel"))
    assert (angel.power, angel.toughness) == (6, 6)
    assert (angel.colors, angel.subtypes) == ({"U"}, {"Frog"})
    assert not angel.keywords
    end_turn(game)
    angel = game.characteristics(game.ref("Serra Angel"))
    assert (angel.power, angel.toughness, angel.colors) == (6, 6, {"W"})
    assert {"flying", "vigilance"} <= angel.keywords


def end_turn(game: Play) -> None:
    """Play on without doing anything until the turn is over."""
    turn = game.table.turn
    while game.table.turn == turn:
        idle = (
            one
            for one in engine.legal_actions(game.state)
            if game.show(one).split()[0] in ("pass", "stay_out")
        )
        game.take(next(idle))


@scenario("CT-41", "CR-704.5f")
def test_switching() -> None:
    game = table(a=side(hand="Giant Growth, Twisted Image", battlefield="Wall of Omens, Forest, Island"))
    game.play("A cast Giant Growth; A pass; B pass; A cast Twisted Image; A pass; B pass")
    assert game.size("Wall of Omens") == (7, 3)
    game = table(a=side(hand="Twisted Image", battlefield="Wall of Omens, Island"))
    game.play("A cast Twisted Image; A pass; B pass")
    assert game.zone("Wall of Omens") == "graveyard"
    assert len(game.table.seats[0].hand) == 1


@scenario("CT-42", "CR-302.6 CR-602.2")
def test_control_of_the_creature_not_of_the_equipment() -> None:
    game = table(
        a=side(hand="Control Magic", battlefield="Island*4"),
        b=side(
            hand="Disenchant",
            battlefield="Serra Angel, Bonesplitter(on Serra Angel), Grizzly Bears, Plains*3",
        ),
    )
    assert game.size("Serra Angel") == (6, 4)
    game.play("A cast Control Magic; A target Serra Angel; A pass; B pass")
    angel = game.characteristics(game.ref("Serra Angel"))
    assert (angel.controller, angel.power) == (0, 6)
    game.refuses("activate Bonesplitter / bonesplitter/equip", "CR-602.2")
    game.play("A pass; B pass; A pass; B pass")
    assert game.table.step == "declare_attackers"
    assert {game.show(one).split()[0] for one in engine.legal_actions(game.state)} == {"pass"}
    end_turn(game)
    while game.table.step != "main1":
        game.play("B pass; A pass")
    game.play("B activate Bonesplitter / bonesplitter/equip; B pass; A pass")
    assert game.thing("Bonesplitter").attached_to == game.ref("Grizzly Bears")
    game.play("B cast Disenchant; B target Control Magic; B pass; A pass")
    assert game.characteristics(game.ref("Serra Angel")).controller == 1


@scenario("CT-43", "CR-707.5 CR-614.1c")
def test_copiable_values() -> None:
    game = table(
        a=side(hand="Clone", battlefield="Island*4"),
        b=side(hand="Giant Growth", battlefield="Grizzly Bears(1 +1/+1), Forest"),
    )
    game.play("A pass; B cast Giant Growth; B pass; A pass; A cast Clone; A pass; B pass")
    game.legal("copy Grizzly Bears", "enter_plain")
    game.play("A copy Grizzly Bears")
    clone = game.characteristics(game.ref("Clone"))
    assert (clone.name, clone.power, clone.toughness, clone.counters) == ("Grizzly Bears", 2, 2, {})
    game = table(a=side(hand="Clone", battlefield="Island*4"), b=side(battlefield="Grizzly Bears"))
    game.play("A cast Clone; A pass; B pass; A enter_plain")
    assert game.zone("Clone") == "graveyard"


@scenario("CT-44", "CR-701.19a CR-704.5f CR-701.8b CR-616.1g")
def test_regeneration() -> None:
    for spell, lands, saved in (
        ("Lightning Bolt", "Mountain", True),
        ("Incinerate", "Mountain*2", False),
        ("Disfigure", "Swamp", False),
        ("Wrath of God", "Plains*4", False),
    ):
        game = table(a=side(hand=spell, battlefield=lands), b=side(battlefield="Drudge Skeletons, Swamp"))
        game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
        assert game.thing("Drudge Skeletons").shields == 1
        game.play(f"A cast {spell}")
        if "choose_target" in game.show(_listed(game)[0]):
            game.play("A target Drudge Skeletons")
        game.all_pass()
        assert game.zone("Drudge Skeletons") == ("battlefield" if saved else "graveyard"), spell
        if saved:
            assert game.thing("Drudge Skeletons").tapped
            assert game.thing("Drudge Skeletons").damage == 0
    game = table(
        a=side(hand="Diabolic Edict", battlefield="Swamp*2"), b=side(battlefield="Drudge Skeletons, Swamp")
    )
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    game.play("A cast Diabolic Edict; A target B; A pass; B pass")
    assert game.zone("Drudge Skeletons") == "graveyard"


@scenario("CT-45", "CR-616.1 CR-615.1")
def test_the_order_of_replacement() -> None:
    for prevention_first, life in ((True, 20), (False, 17)):
        game = table(
            a=side(hand="Lightning Bolt", battlefield="Furnace of Rath, Mountain"),
            b=side(hand="Healing Salve", battlefield="Plains"),
        )
        game.play("A pass; B cast Healing Salve; B mode 1; B target B; B pass; A pass")
        game.play("A cast Lightning Bolt; A target B; A pass; B pass")
        shield = next(action for action in _listed(game) if "shield" in game.show(action))
        other = next(action for action in _listed(game) if "furnace" in game.show(action))
        assert len(_listed(game)) == 2
        game.take(shield if prevention_first else other)
        assert game.life() == (20, life)
        assert not game.table.shields


@scenario("CT-46", "CR-702.16b CR-702.16e CR-702.16f")
def test_protection() -> None:
    game = table(
        a=side(hand="Lightning Bolt, Pyroclasm", battlefield="Mountain*2, Hill Giant"),
        b=side(battlefield="Paladin en-Vec"),
    )
    game.play("A cast Lightning Bolt")
    game.legal("target Hill Giant", "target A", "target B")
    game.refuses("target Paladin en-Vec", "CR-702.16b")
    game.play("A target B; A pass; B pass")
    game = table(a=side(hand="Pyroclasm", battlefield="Mountain*2"), b=side(battlefield="Paladin en-Vec"))
    game.play("A cast Pyroclasm; A pass; B pass")
    assert of_type(game.events, "damage_prevented")
    assert game.thing("Paladin en-Vec").damage == 0
    game = table(
        a=side(battlefield="Paladin en-Vec"), b=side(battlefield="Hill Giant"), step="declare_attackers"
    )
    game.play("A attack Paladin en-Vec → B; A pass; B pass")
    game.legal("pass")
    game = table(
        a=side(battlefield="Hill Giant"), b=side(battlefield="Paladin en-Vec"), step="declare_attackers"
    )
    game.play("A attack Hill Giant → B; A pass; B pass; B block Paladin en-Vec → Hill Giant")
    game.play("A pass; B pass")
    game.play("A pass; B pass")
    assert game.thing("Paladin en-Vec").damage == 0
    for spell, lands in (("Wrath of God", "Plains*4"), ("Diabolic Edict", "Swamp*2")):
        game = table(a=side(hand=spell, battlefield=lands), b=side(battlefield="Paladin en-Vec"))
        game.play(f"A cast {spell}")
        if spell == "Diabolic Edict":
            game.play("A target B")
        game.all_pass()
        assert game.zone("Paladin en-Vec") == "graveyard"


@scenario("CT-47", "CR-704.5m CR-105.4")
def test_an_aura_falls_off() -> None:
    for color, zone in (("W", "graveyard"), ("B", "battlefield")):
        game = table(
            a=side(hand="Gods Willing", battlefield="Grizzly Bears, Plains"),
            b=side(battlefield="Pacifism(on Grizzly Bears)"),
        )
        game.play(f"A cast Gods Willing; A pass; B pass; A color {color}; A keep_on_top")
        assert game.zone("Pacifism") == zone


@scenario("CT-48", "CR-701.14")
def test_a_fight_needs_both() -> None:
    game = table(
        a=side(hand="Prey Upon", battlefield="Hill Giant, Forest"),
        b=side(hand="Unsummon", battlefield="Grizzly Bears, Island"),
    )
    game.play("A cast Prey Upon; A pass; B cast Unsummon; B target Hill Giant; B pass; A pass")
    game.all_pass()
    assert game.thing("Grizzly Bears").damage == 0
    assert not of_type(game.events, "damage_dealt")


@scenario("CT-51", "CR-704.5d CR-111.2")
def test_a_token_that_is_bounced() -> None:
    game = table(a=side(hand="Sprout", battlefield="Forest"), b=side(hand="Unsummon", battlefield="Island"))
    game.play("A cast Sprout; A pass; B pass; A pass; B cast Unsummon; B pass; A pass")
    assert not game.table.seats[0].hand
    assert of_type(game.events, "ceased")
    assert not any(one.token for one in game.table.objects.values())


@scenario("CT-53", "CR-107.4e")
def test_hybrid_costs() -> None:
    game = table(a=side(hand="Safehold Elite", battlefield="Plains, Island"))
    game.play("A cast Safehold Elite")
    assert all(game.thing(land).tapped for land in ("Plains", "Island"))
    game.all_pass()
    assert game.characteristics(game.ref("Safehold Elite")).colors == {"G", "W"}
    game = table(a=side(hand="Safehold Elite", battlefield="Island*2"))
    game.refuses("cast Safehold Elite", "CR-118.3")


@scenario("CT-54", "CR-514.1 CR-514.3a")
def test_cleanup_without_priority() -> None:
    game = table(a=side(hand="Forest*9"), step="end")
    game.play("A pass; B pass")
    assert game.table.step == "cleanup"
    game.play("A discard Forest#1")
    game.play("A discard Forest#2")
    assert len(game.table.seats[0].hand) == 7
    assert (game.table.turn, game.table.active, game.table.step) == (4, 1, "upkeep")


def _listed(game: Play) -> tuple[Any, ...]:
    return engine.legal_actions(game.state)
