"""CAS-8.5, 8.6: the creature in front proceeds, or changes places with the card behind it."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.castle.table import castles, side


@scenario("CAS-T16", "CAS-3.4 CAS-8.5 CAS-R18")
def test_cas_t16_nothing_directly_behind() -> None:
    game = castles(
        side(battlefield="Serra Angel"),
        side("1,1 act Grizzly Bears; 1,3 down Hill Giant; 2,2 down Hill Giant"),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    assert game.table.step == "declare_blockers"
    assert game.asked() == "priority"
    assert game.table.combat.attackers[0].blocked


@scenario("CAS-T17", "CAS-8.5 CAS-8.8")
def test_cas_t17_no_switch_below_two_life() -> None:
    castle = "1,1 act Grizzly Bears; 1,2 down Hill Giant"
    game = castles(side(battlefield="Serra Angel"), side(castle, life=1))
    game.attack(1, "Serra Angel")
    game.reveal()
    assert game.asked() == "priority"
    assert game.table.combat.attackers[0].blocked
    game = castles(side(battlefield="Serra Angel"), side(castle, life=2))
    game.attack(1, "Serra Angel")
    game.reveal()
    game.legal("proceed", "switch")
    game.play("B switch")
    assert game.over().winner == 0
    assert game.life() == (20, 0)
    assert game.spot("B", "1,2") == "down Hill Giant"


@scenario("CAS-T14", "CAS-8.5 CAS-8.6 CAS-10.6 CAS-11.4 CAS-R23 CAS-R24 CAS-R25")
def test_cas_t14_switch() -> None:
    game = castles(
        side(battlefield="Serra Angel"),
        side("1,1 act Grizzly Bears; 1,2 down Hill Giant", battlefield="Mountain*4"),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    game.legal("proceed Grizzly Bears", "switch")
    game.play("B switch")
    assert game.life() == (20, 18)
    assert game.castle("B") == {"1,1": "act Hill Giant", "1,2": "act Grizzly Bears"}
    assert game.size("Grizzly Bears") == (3, 3)
    assert game.size("Hill Giant") == (3, 3)
    game.legal("proceed Hill Giant", "switch")
    game.play("B proceed")
    game.pass_to("main2")
    assert game.zone("Hill Giant") == "exile"
    assert game.thing("Serra Angel").damage == 3
    assert game.castle("B") == {"1,2": "act Grizzly Bears"}
    assert game.life() == (20, 18)


def test_nothing_is_behind_the_rear_row() -> None:
    game = castles(side(battlefield="Serra Angel"), side("1,3 act Grizzly Bears; 2,1 down Hill Giant"))
    game.attack(1, "Serra Angel")
    game.reveal()
    assert game.table.combat.attackers[0].blocked


def test_a_switch_from_the_second_row() -> None:
    game = castles(side(battlefield="Serra Angel"), side("4,2 act Grizzly Bears; 4,3 act Hill Giant"))
    game.attack(4, "Serra Angel")
    game.reveal()
    game.play("B switch")
    assert game.castle("B") == {"4,2": "act Hill Giant", "4,3": "act Grizzly Bears"}
    game.legal("proceed Hill Giant", "switch")


def test_two_cards_go_back_and_forth_while_there_is_life() -> None:
    """CAS-R24; an active card that comes to the front again is not tested (CAS-R23)."""
    game = castles(side(battlefield="Serra Angel"), side("1,1 act Grizzly Bears; 1,2 act Hill Giant", life=7))
    game.attack(1, "Serra Angel")
    game.reveal()
    for front, life in (("Hill Giant", 5), ("Grizzly Bears", 3), ("Hill Giant", 1)):
        assert game.asked() == "front_choice"
        game.play("B switch")
        assert game.life() == (20, life)
        assert game.spot("B", "1,1") == f"act {front}"
    assert game.asked() == "priority"
    assert game.table.step == "declare_blockers"
    assert game.table.combat.attackers[0].blockers == [game.ref("Hill Giant")]


def test_a_column_is_lost_in_life_to_the_last() -> None:
    game = castles(side(battlefield="Serra Angel"), side("1,1 act Grizzly Bears; 1,2 act Hill Giant", life=4))
    game.attack(1, "Serra Angel")
    game.reveal()
    game.play("B switch; B switch")
    assert game.over().winner == 0


def test_cards_keep_their_state_when_they_switch() -> None:
    game = castles(
        side(battlefield="Serra Angel"),
        side(
            "1,1 act Grizzly Bears(tapped, 1 damage, 1 +1/+1); 1,2 act Hill Giant",
            battlefield="Holy Strength(on Grizzly Bears)",
        ),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    game.play("B switch")
    bears = game.thing("Grizzly Bears")
    assert (bears.tapped, bears.damage, bears.counters) == (True, 1, {"+1/+1": 1})
    assert game.thing("Holy Strength").attached_to == game.ref("Grizzly Bears")
    assert game.size("Grizzly Bears") == (5, 6)
    switched = of_type(game.events, "castle_switched")
    assert switched == [
        {"type": "castle_switched", "rule": "CAS-8.6", "seat": 1, "spot": "1,1", "other": "1,2"}
    ]


def test_what_lies_behind_is_not_shown_by_the_question() -> None:
    game = castles(side(battlefield="Serra Angel"), side("1,1 act Grizzly Bears; 1,2 down Hill Giant"))
    game.attack(1, "Serra Angel")
    game.reveal()
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    assert labels == [
        "Let Grizzly Bears block",
        "Pay 2 life and switch Grizzly Bears with the card behind it",
    ]
    game.refuses("proceed Serra Angel", "CAS-8.5")
    game.refuses("proceed Hill Giant", "CAS-8.5")
    game.refuses("pass", "CAS-8.5")
