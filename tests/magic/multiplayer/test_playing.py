"""Three players and more: beginning, turns, attacking several players (CR 103, 800, 802)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type, scenario
from tests.magic.formats import served
from tests.magic.table import side

from .table import FREE_FOR_ALL, begin, seated

serving = served(FREE_FOR_ALL)


@scenario("CT-50", "CR-509.1a CR-510.2 CR-800.4a")
def test_each_player_blocks_what_attacks_them_and_who_leaves_takes_no_damage() -> None:
    game = seated(
        side(battlefield="Hill Giant, Grizzly Bears"),
        side(battlefield="Wall of Omens"),
        side(battlefield="Savannah Lions"),
        step="declare_attackers",
    )
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    game.pass_around()
    game.legal("block Wall of Omens → Hill Giant", "stay_out Wall of Omens")
    game.refuses("B block Wall of Omens → Grizzly Bears", "CR-509.1a")
    game.play("B stay_out Wall of Omens")
    game.legal("block Savannah Lions → Grizzly Bears", "stay_out Savannah Lions")
    game.refuses("C block Savannah Lions → Hill Giant", "CR-509.1a")
    game.play("C stay_out Savannah Lions; C concede")
    game.play("A pass; B pass")
    assert game.table.step == "combat_damage"
    assert game.life() == (20, 17, 20)
    assert [event["to"] for event in of_type(game.events, "damage_dealt")] == ["seat:1"]
    assert game.living() == "AB"


def test_all_combat_damage_is_dealt_at_once() -> None:
    game = seated(
        side(battlefield="Hill Giant, Grizzly Bears"), side(life=3), side(life=2), step="declare_attackers"
    )
    game.play(
        "A attack Hill Giant → B; A attack Grizzly Bears → C; A pass; B pass; C pass; A pass; B pass; C pass"
    )
    outcome = game.over()
    assert (outcome.winner, outcome.draw) == (0, False)
    assert game.life() == (20, 0, 0)


def test_a_planeswalker_of_any_opponent_can_be_attacked() -> None:
    game = seated(
        side(battlefield="Grizzly Bears"),
        side(),
        side(battlefield="Jace Beleren(3 loyalty)"),
        step="declare_attackers",
    )
    game.legal(
        "attack Grizzly Bears → Jace Beleren",
        "attack Grizzly Bears → B",
        "attack Grizzly Bears → C",
        "stay_out Grizzly Bears",
    )


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_draws_in_the_first_turn(players: int) -> None:
    game = begin(players)
    for name in "ABCD"[:players]:
        game.play(f"{name} keep_hand")
    game.pass_to("main1")
    assert [len(seat.hand) for seat in game.table.seats] == [8, *[7] * (players - 1)]


def test_with_two_players_the_first_draw_is_skipped() -> None:
    game = begin(2)
    game.play("A keep_hand; B keep_hand")
    game.pass_to("main1")
    assert [len(seat.hand) for seat in game.table.seats] == [7, 7]


def test_the_first_mulligan_is_free() -> None:
    game = begin(3)
    game.play("A mulligan; B mulligan; C keep_hand; A keep_hand; B mulligan; B keep_hand")
    assert game.asked() == "put_on_bottom"
    game.seat_to_act("B")
    game.take(engine.legal_actions(game.state)[0])
    assert [len(seat.hand) for seat in game.table.seats] == [7, 6, 7]


def test_turns_and_priority_go_round() -> None:
    game = seated()
    game.play("A pass; B pass; C pass")
    assert game.table.step == "begin_combat"
    game.end_turn()
    assert game.table.active == 1
    game.pass_to("main1")
    game.play("B pass; C pass; A pass")
    game.end_turn()
    game.end_turn()
    assert game.table.active == 0


def test_triggers_are_put_on_the_stack_from_the_active_player_on() -> None:
    game = seated(
        side(hand="Grizzly Bears", battlefield="Soul Warden, Forest*2"),
        side(battlefield="Soul Warden"),
        side(battlefield="Soul Warden"),
    )
    game.play("A cast Grizzly Bears")
    game.pass_around()
    assert [item.controller for item in game.table.stack] == [0, 1, 2]
    game.pass_around()
    assert game.life() == (20, 20, 21)
    game.pass_around()
    assert game.life() == (20, 21, 21)


def test_each_opponent_is_meant_in_turn_order() -> None:
    game = seated(
        side(hand="Gray Merchant of Asphodel", battlefield="Swamp*5"), side(), side(), side(), active=0
    )
    game.play("A cast Gray Merchant of Asphodel")
    game.pass_around()
    game.pass_around()
    assert game.life() == (26, 18, 18, 18)
