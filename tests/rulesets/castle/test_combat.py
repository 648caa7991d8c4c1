"""Chapters 6 and 11: who blocks, combat damage, and the end of combat."""

from __future__ import annotations

import pytest

from tests.harness import of_type, scenario
from tests.rulesets.castle.table import castles, side

# Who may block (CAS-6) -------------------------------------------------------------------------------------


def test_a_creature_outside_of_castles_does_not_block() -> None:
    """CAS-6.1, also a token, and whoever owns it (CAS-R15)."""
    game = castles(
        side(battlefield="Grizzly Bears"),
        side("2,1 act Wall of Stone", battlefield="Hill Giant, Soldier Token(token)"),
    )
    game.attack(1, "Grizzly Bears")
    game.reveal()
    assert not game.table.combat.attackers[0].blocked
    game.pass_to("main2")
    assert game.life() == (20, 18)


@scenario("CAS-T21", "CAS-6.2 CAS-6.4 CAS-8.7 CAS-R16")
def test_cas_t21_evasion() -> None:
    game = castles(
        side(battlefield="Triton Shorestalker, Bog Wraith, Serra Angel, Boggart Brute"),
        side("1,1 act Wall of Stone(tapped)", battlefield="Swamp"),
    )
    game.attack(1, "Triton Shorestalker", "Bog Wraith", "Serra Angel", "Boggart Brute")
    game.reveal()
    wall = game.ref("Wall of Stone")
    assert [one.blockers for one in game.table.combat.attackers] == [[wall]] * 4


@scenario("CAS-T43", "CAS-6.4 CAS-10.4")
def test_cas_t43_a_pacified_defender() -> None:
    game = castles(side(battlefield="Grizzly Bears, Plains*2", hand="Pacifism"), side("1,1 act Hill Giant"))
    game.play("A cast Pacifism; A target Hill Giant; A pass; B pass")
    assert game.thing("Pacifism").attached_to == game.ref("Hill Giant")
    game.attack(1, "Grizzly Bears")
    game.pass_to("main2")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.spot("B", "1,1") == "act Hill Giant"


def test_tapped_for_its_own_ability_a_creature_still_blocks() -> None:
    """It taps in its owner's turn, and defends in the next one."""
    game = castles(side("1,1 act Prodigal Sorcerer"), side(battlefield="Hill Giant, Craw Wurm"), turn=3)
    game.play("A activate Prodigal Sorcerer; A target Craw Wurm; A pass; B pass")
    assert game.thing("Craw Wurm").damage == 1
    game.end_turn()
    assert game.thing("Prodigal Sorcerer").tapped
    game.attack(1, "Hill Giant")
    game.reveal()
    assert game.table.combat.attackers[0].blockers == [game.ref("Prodigal Sorcerer")]


# Combat damage (CAS-11.1 – 11.3) ---------------------------------------------------------------------------


@scenario("CAS-T19", "CAS-11.2 CAS-11.4 CAS-R46 CAS-R47")
def test_cas_t19_division() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Savannah Lions, Llanowar Elves"), side("1,1 act Craw Wurm")
    )
    game.attack(1, "Grizzly Bears", "Savannah Lions", "Llanowar Elves")
    game.pass_to("declare_blockers")
    game.play("A pass; B pass")
    game.seat_to_act("B")
    assert game.asked() == "assign_damage"
    game.legal(*(f"assign Craw Wurm → Grizzly Bears: {amount}" for amount in range(7)))
    game.play("B assign Craw Wurm → Grizzly Bears: 2; B assign Craw Wurm → Savannah Lions: 1")
    game.pass_to("main2")
    assert [game.zone(name) for name in ("Grizzly Bears", "Savannah Lions", "Llanowar Elves")] == [
        "graveyard"
    ] * 3
    assert game.zone("Craw Wurm") == "exile"
    assert game.spot("B", "1,1") == ""
    assert game.life() == (20, 20)


def test_cas_t19_all_the_damage_may_go_to_one() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Savannah Lions, Llanowar Elves"), side("1,1 act Craw Wurm")
    )
    game.attack(1, "Grizzly Bears", "Savannah Lions", "Llanowar Elves")
    game.pass_to("declare_blockers")
    game.play("A pass; B pass; B assign Craw Wurm → Grizzly Bears: 6")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.zone("Savannah Lions") == "battlefield"
    assert game.zone("Llanowar Elves") == "battlefield"


def test_first_strike() -> None:
    """CAS-11.3, 11.4: it kills the attackers before they strike."""
    game = castles(side(battlefield="Savannah Lions, Hill Giant"), side("1,2 act Black Knight"))
    game.attack(1, "Savannah Lions", "Hill Giant")
    game.pass_to("declare_blockers")
    game.play("A pass; B pass; B assign Black Knight → Savannah Lions: 1")
    assert game.table.step == "first_strike_damage"
    assert game.zone("Savannah Lions") == "graveyard"
    assert game.thing("Hill Giant").damage == 2 or game.zone("Hill Giant") == "battlefield"


def test_a_blocker_killed_by_first_strike_ends_combat() -> None:
    """CAS-11.4, 11.7: there is no second damage step, and nobody is left in combat."""
    game = castles(
        side(battlefield="White Knight, Hill Giant"), side("1,1 act Grizzly Bears; 1,2 down Craw Wurm")
    )
    game.attack(1, "White Knight", "Hill Giant")
    game.reveal()
    game.play("B proceed; A pass; B pass")
    assert game.table.step == "first_strike_damage"
    assert game.zone("Grizzly Bears") == "exile"
    assert game.table.combat is None
    assert [event["rule"] for event in of_type(game.events, "combat_ended_early")] == ["CAS-11.4"]
    game.play("A pass; B pass")
    assert game.table.step == "end_combat"
    assert game.thing("White Knight").damage == 0
    assert game.castle("B") == {"1,2": "down Craw Wurm"}
    assert game.life() == (20, 20)


def test_a_blocker_that_first_strike_leaves_alive_strikes_back() -> None:
    game = castles(side(battlefield="White Knight, Hill Giant"), side("1,1 act Wall of Stone"))
    game.attack(1, "White Knight", "Hill Giant")
    game.pass_to("first_strike_damage")
    assert game.thing("Wall of Stone").damage == 2
    game.pass_to("combat_damage")
    assert game.thing("Wall of Stone").damage == 5
    assert game.table.combat is not None


def test_double_strike_strikes_once_if_the_blocker_dies() -> None:
    game = castles(side(battlefield="Boros Swiftblade"), side("1,1 act Savannah Lions"))
    game.attack(1, "Boros Swiftblade")
    game.pass_to("first_strike_damage")
    assert game.zone("Savannah Lions") == "exile"
    game.resolve()
    assert game.table.step == "end_combat"
    assert game.life() == (20, 20)


def test_lifelink_and_deathtouch_work() -> None:
    game = castles(side(battlefield="Typhoid Rats"), side("1,1 act Craw Wurm"))
    game.attack(1, "Typhoid Rats")
    game.pass_to("combat_damage")
    assert game.zone("Craw Wurm") == "exile"
    assert game.table.combat is None


@scenario("CAS-T20", "CAS-6.5 CAS-11.6")
def test_cas_t20_trample() -> None:
    """Also if the blocker has left: then no damage is dealt (CAS-11.6)."""
    game = castles(side(battlefield="War Mammoth"), side("1,1 act Llanowar Elves"))
    game.attack(1, "War Mammoth")
    game.pass_to("main2")
    assert game.zone("Llanowar Elves") == "exile"
    assert game.life() == (20, 20)
    game = castles(
        side(battlefield="War Mammoth"),
        side("1,1 act Llanowar Elves", battlefield="Island", hand="Unsummon"),
    )
    game.attack(1, "War Mammoth")
    game.reveal()
    game.play("A pass; B cast Unsummon; B target Llanowar Elves; B pass; A pass")
    assert game.table.combat.attackers[0].blocked
    game.pass_to("main2")
    assert game.life() == (20, 20)


# The blocker dies or leaves (CAS-11.4 – 11.6) --------------------------------------------------------------


def test_a_blocker_that_dies_before_damage_ends_combat() -> None:
    """CAS-11.4: its owner sacrifices it in the declare blockers step."""
    game = castles(
        side(battlefield="Hill Giant"),
        side("1,1 act Grizzly Bears; 1,2 down Craw Wurm", battlefield="Swamp*2", hand="Altar's Reap"),
    )
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("B proceed; A pass; B cast Altar's Reap")
    assert game.table.step == "declare_blockers"
    assert game.table.combat is None
    assert game.table.assault.column == 1
    game.all_pass()
    game.resolve()
    assert game.table.step == "end_combat"
    game.pass_to("main2")
    assert game.life() == (20, 20)
    assert game.castle("B") == {"1,2": "down Craw Wurm"}


def test_a_blocker_that_its_owner_returns_leaves_attackers_blocked() -> None:
    """CAS-11.6; the next card of the column is not met."""
    game = castles(
        side(battlefield="Hill Giant"),
        side("1,1 act Grizzly Bears; 1,2 down Craw Wurm", battlefield="Island", hand="Unsummon"),
    )
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("B proceed; A pass; B cast Unsummon; B target Grizzly Bears; B pass; A pass")
    assert game.zone("Grizzly Bears") == "hand"
    (attacker,) = game.table.combat.attackers
    assert (attacker.blocked, attacker.blockers) == (True, [])
    game.play("A pass; B pass")
    assert game.table.step == "combat_damage"
    game.pass_to("main2")
    assert game.life() == (20, 20)
    assert game.castle("B") == {"1,2": "down Craw Wurm"}


def test_a_blocker_that_regenerates_leaves_attackers_blocked() -> None:
    game = castles(side(battlefield="Hill Giant"), side("1,1 act Drudge Skeletons", battlefield="Swamp*1"))
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass; A pass; B pass")
    assert game.table.step == "combat_damage"
    assert game.spot("B", "1,1") == "act Drudge Skeletons"
    assert game.thing("Drudge Skeletons").tapped
    (attacker,) = game.table.combat.attackers
    assert (attacker.blocked, attacker.blockers) == (True, [])
    game.pass_to("main2")
    assert game.life() == (20, 20)


def test_who_regenerated_and_dies_later_is_no_blocker_any_more() -> None:
    """CAS-11.4 is about the blocker; what has left combat blocks nothing (CR 701.19a)."""
    game = castles(
        side(battlefield="White Knight, Hill Giant"),
        side("1,1 act Drudge Skeletons", battlefield="Swamp*3", hand="Altar's Reap"),
    )
    game.attack(1, "White Knight", "Hill Giant")
    game.reveal()
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass; A pass; B pass")
    assert game.table.step == "first_strike_damage"
    assert game.spot("B", "1,1") == "act Drudge Skeletons"
    game.play("A pass; B cast Altar's Reap; B pass; A pass")
    assert game.table.combat is not None
    game.play("A pass; B pass")
    assert game.table.step == "combat_damage"
    game.pass_to("main2")
    assert game.life() == (20, 20)


def test_a_dead_attacker_does_not_end_combat() -> None:
    game = castles(
        side(battlefield="Savannah Lions, Hill Giant"),
        side("1,1 act Wall of Stone", battlefield="Mountain", hand="Shock"),
    )
    game.attack(1, "Savannah Lions", "Hill Giant")
    game.reveal()
    game.play("A pass; B cast Shock; B target Savannah Lions; B pass; A pass")
    assert [one.creature for one in game.table.combat.attackers] == [game.ref("Hill Giant")]
    game.pass_to("main2")
    assert game.thing("Wall of Stone").damage == 3


def test_another_castle_creature_that_dies_does_not_end_combat() -> None:
    game = castles(
        side(battlefield="Hill Giant"),
        side("1,1 act Wall of Stone; 1,2 act Grizzly Bears", battlefield="Swamp*2", hand="Altar's Reap"),
    )
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("B proceed; A pass; B cast Altar's Reap; B pay_with Grizzly Bears; B pass; A pass")
    assert game.table.combat is not None
    game.pass_to("main2")
    assert game.thing("Wall of Stone").damage == 3


def test_a_blocker_that_lives_keeps_its_damage_until_cleanup() -> None:
    """CAS-11.5."""
    game = castles(side(battlefield="Hill Giant"), side("1,1 act Wall of Stone"))
    game.attack(1, "Hill Giant")
    game.pass_to("end")
    assert game.thing("Wall of Stone").damage == 3
    game.end_turn()
    assert game.thing("Wall of Stone").damage == 0
    assert game.spot("B", "1,1") == "act Wall of Stone"


def test_attackers_that_left_take_no_part_in_the_next_combat() -> None:
    game = castles(side(battlefield="Hill Giant"), side("1,1 act Grizzly Bears"))
    game.attack(1, "Hill Giant")
    game.pass_to("main2")
    game.end_turn()
    game.end_turn()
    game.attack(1, "Hill Giant")
    game.pass_to("main2")
    assert game.life() == (20, 17)


# Both seats attack -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_the_other_player_attacks_in_turn(column: int) -> None:
    game = castles(side(f"{column},1 act Hill Giant"), side(battlefield="Grizzly Bears"), active=1, turn=4)
    game.attack(column, "Grizzly Bears")
    game.pass_to("main2")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.life() == (20, 20)
