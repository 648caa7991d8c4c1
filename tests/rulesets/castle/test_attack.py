"""Chapter 7: declaring an attack on a column."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type, scenario
from tests.rulesets.castle.acting import labels
from tests.rulesets.castle.table import Play, castles, side

# The column and the attackers (CAS-7.1, 7.2) ---------------------------------------------------------------


@scenario("CAS-T04", "CAS-7.1")
def test_cas_t04_one_column() -> None:
    game = castles(side(battlefield="Grizzly Bears, Hill Giant"))
    game.pass_to("declare_attackers")
    game.legal("no_attack", "column 1", "column 2", "column 3", "column 4")
    game.play("A column 2; A add Grizzly Bears")
    game.legal("add Hill Giant", "done")
    game.refuses("column 3")
    game.refuses("add Grizzly Bears", "CAS-7.1")


def test_nobody_attacks_without_a_creature_that_can() -> None:
    game = castles(side(battlefield="Grizzly Bears(tapped), Hill Giant(sick), Wall of Stone"))
    game.pass_to("declare_attackers")
    assert game.asked() == "priority"
    assert game.table.combat is None
    assert game.table.assault.column == 0
    game.resolve()
    assert game.table.step == "end_combat"


def test_no_attack_names_no_column() -> None:
    game = castles(side(battlefield="Grizzly Bears"), side("1,1 down Hill Giant"))
    game.pass_to("declare_attackers")
    game.play("A no_attack")
    assert game.table.assault.column == 0
    game.resolve()
    assert game.table.step == "end_combat"
    assert game.spot("B", "1,1") == "down Hill Giant"


def test_columns_are_alike_whatever_stands_there() -> None:
    game = castles(side(battlefield="Grizzly Bears"), side("1,1 act Hill Giant; 2,3 down Serra Angel(known)"))
    game.pass_to("declare_attackers")
    game.legal("no_attack", "column 1", "column 2", "column 3", "column 4")
    game.refuses("column 0", "CAS-7.1")
    game.refuses("column 5", "CAS-7.1")


def test_labels_of_columns_say_what_everybody_sees_there() -> None:
    """Whether its owner knows a card does not show."""
    down = "1,3 down Wall of Air(shown); 2,3 down Serra Angel(known); 3,2 down Craw Wurm"
    game = castles(side(battlefield="Grizzly Bears"), side(f"1,1 act Hill Giant; {down}"))
    game.pass_to("declare_attackers")
    assert labels(game) == [
        "Do not attack",
        "Attack column 1 (Hill Giant and a face-down card)",
        "Attack column 2 (a face-down card)",
        "Attack column 3 (a face-down card)",
        "Attack column 4 (vacant)",
    ]


def test_a_single_attacker_is_not_asked_for() -> None:
    game = castles(side(battlefield="Grizzly Bears"))
    game.pass_to("declare_attackers")
    game.play("A column 3")
    assert game.asked() == "priority"
    assert game.thing("Grizzly Bears").tapped
    assert of_type(game.events, "column_attacked") == [
        {"type": "column_attacked", "rule": "CAS-7.1", "seat": 1, "column": 3}
    ]


def test_attackers_are_added_in_battlefield_order() -> None:
    game = castles(side(battlefield="Grizzly Bears, Hill Giant, Craw Wurm"))
    game.pass_to("declare_attackers")
    game.play("A column 1")
    game.legal("add Grizzly Bears", "add Hill Giant", "add Craw Wurm")
    game.refuses("done", "CAS-7.1")
    game.play("A add Hill Giant")
    game.legal("add Craw Wurm", "done")
    game.refuses("add Grizzly Bears", "CAS-7.1")
    game.play("A add Craw Wurm")
    assert game.asked() == "priority"
    assert [one.creature for one in game.table.combat.attackers] == [
        game.ref("Hill Giant"),
        game.ref("Craw Wurm"),
    ]


def test_who_may_be_added() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Hill Giant(tapped), Craw Wurm(sick), Wall of Stone, Forest"),
        side(battlefield="Serra Angel"),
    )
    game.pass_to("declare_attackers")
    game.play("A column 1")
    assert game.asked() == "priority"
    game = castles(
        side(
            battlefield="Grizzly Bears, Savannah Lions, Hill Giant(tapped), Craw Wurm(sick), Wall of Stone, "
            "Forest"
        ),
        side(battlefield="Serra Angel"),
    )
    game.pass_to("declare_attackers")
    game.play("A column 1")
    game.legal("add Grizzly Bears", "add Savannah Lions")
    game.refuses("add Hill Giant", "CR-508.1a")
    game.refuses("add Craw Wurm", "CR-302.6")
    game.refuses("add Wall of Stone", "CR-702.3b")
    game.refuses("add Forest", "CR-508.1a")
    game.refuses("add Serra Angel", "CR-508.1a")
    game.refuses("add Grizzly Bears → A", "CAS-7.3")


def test_no_attacker_is_added_at_another_time() -> None:
    game = castles(side(battlefield="Grizzly Bears(tapped)"))
    game.refuses("add Grizzly Bears", "CR-117.1", "CR-508.1a")
    game.refuses("done", "CR-117.1")
    game.refuses("no_attack", "CR-117.1")


# Requirements and costs (CAS-7.2) --------------------------------------------------------------------------


def test_who_must_attack() -> None:
    game = castles(side(battlefield="Grizzly Bears, Juggernaut, Hill Giant"))
    game.pass_to("declare_attackers")
    game.legal("column 1", "column 2", "column 3", "column 4")
    game.refuses("no_attack", "CR-508.1d")
    game.play("A column 4")
    game.legal("add Grizzly Bears", "add Juggernaut")
    game.refuses("add Hill Giant", "CR-508.1d")
    game.refuses("done", "CR-508.1d", "CAS-7.1")
    game.play("A add Grizzly Bears")
    game.legal("add Hill Giant", "done")
    game.play("A done")
    attacking = [game.name(one.creature) for one in game.table.combat.attackers]
    assert attacking == ["Grizzly Bears", "Juggernaut"]


def test_who_alone_must_attack_is_added_without_a_question() -> None:
    game = castles(side(battlefield="Juggernaut, Grizzly Bears(tapped)"))
    game.pass_to("declare_attackers")
    game.play("A column 4")
    assert game.asked() == "priority"
    assert [one.creature for one in game.table.combat.attackers] == [game.ref("Juggernaut")]


def test_nobody_has_to_pay_for_a_requirement() -> None:
    game = castles(side(battlefield="Juggernaut, Plains*2"), side(battlefield="Propaganda"))
    game.pass_to("declare_attackers")
    game.includes("no_attack", "column 1")
    game.play("A column 1")
    assert game.table.assault.column == 1
    assert game.thing("Plains#1").tapped
    assert game.thing("Plains#2").tapped


def test_an_attack_is_offered_if_it_can_be_paid() -> None:
    game = castles(side(battlefield="Grizzly Bears, Hill Giant, Plains*3"), side(battlefield="Propaganda"))
    game.pass_to("declare_attackers")
    game.play("A column 1")
    game.legal("add Grizzly Bears", "add Hill Giant")
    game.play("A add Grizzly Bears")
    assert [one.creature for one in game.table.combat.attackers] == [game.ref("Grizzly Bears")]
    assert [game.thing(f"Plains#{number}").tapped for number in (1, 2, 3)].count(True) == 2
    assert game.table.assault.column == 1


def test_the_column_is_attacked_once_the_attack_is_paid_for() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Plains*2, Forest"),
        side("2,1 act Hill Giant", battlefield="Propaganda"),
    )
    game.pass_to("declare_attackers")
    game.play("A column 2")
    assert game.asked() == "pay_mana"
    assert game.table.assault.column == 0
    game.play("A auto_pay")
    assert game.table.assault.column == 2


def test_attackers_that_left_while_they_were_paid_for_attack_no_column() -> None:
    """CR 508.1k: what is sacrificed for mana does not attack."""
    game = castles(
        side(battlefield="Spawn Seed, Plains"), side("2,1 down Hill Giant", battlefield="Propaganda")
    )
    game.pass_to("declare_attackers")
    game.play("A column 2")
    assert game.zone("Spawn Seed") == "graveyard"
    assert game.table.combat is None
    assert game.table.assault.column == 0
    game.resolve()
    assert game.table.step == "end_combat"
    assert game.spot("B", "2,1") == "down Hill Giant"


def test_an_attack_that_cannot_be_paid_is_refused() -> None:
    game = castles(side(battlefield="Grizzly Bears, Hill Giant, Plains*1"), side(battlefield="Propaganda"))
    game.pass_to("declare_attackers")
    assert game.asked() == "priority"
    game = castles(
        side(battlefield="Grizzly Bears, Hill Giant, Craw Wurm, Plains*4"), side(battlefield="Propaganda")
    )
    game.pass_to("declare_attackers")
    game.play("A column 1; A add Grizzly Bears")
    game.legal("add Hill Giant", "add Craw Wurm", "done")
    game.play("A add Hill Giant")
    assert game.asked() == "priority"
    assert len(game.table.combat.attackers) == 2


def test_what_costs_more_than_there_is_is_refused() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Hill Giant, Plains*3"),
        side(battlefield="Propaganda, Jace Beleren(3 loyalty)"),
    )
    game.pass_to("declare_attackers")
    game.play("A column 1; A add Grizzly Bears")
    game.legal("add Hill Giant → Jace Beleren", "done")
    game.refuses("add Hill Giant", "CR-508.1h")


# Planeswalkers (CAS-7.3) -----------------------------------------------------------------------------------


def test_each_attacker_names_a_planeswalker_or_the_player() -> None:
    game = castles(side(battlefield="Grizzly Bears, Hill Giant"), side(battlefield="Jace Beleren(3 loyalty)"))
    game.pass_to("declare_attackers")
    game.play("A column 1")
    game.legal(
        "add Grizzly Bears",
        "add Grizzly Bears → Jace Beleren",
        "add Hill Giant",
        "add Hill Giant → Jace Beleren",
    )
    game.play("A add Grizzly Bears → Jace Beleren; A add Hill Giant")
    game.pass_to("main2")
    assert game.life() == (20, 17)
    assert game.thing("Jace Beleren").counters == {"loyalty": 1}


@scenario("CAS-T48", "CAS-R19")
def test_a_planeswalker_behind_a_held_column_is_safe() -> None:
    game = castles(
        side(battlefield="Grizzly Bears"),
        side("1,2 act Wall of Stone", battlefield="Jace Beleren(3 loyalty)"),
    )
    game.pass_to("declare_attackers")
    game.play("A column 1; A add Grizzly Bears → Jace Beleren")
    game.pass_to("main2")
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}


# Castle creatures (CAS-7.4) --------------------------------------------------------------------------------


def test_castle_creatures_do_not_attack() -> None:
    game = castles(side("1,1 act Hill Giant", battlefield="Grizzly Bears, Savannah Lions"))
    game.pass_to("declare_attackers")
    game.play("A column 1")
    game.legal("add Grizzly Bears", "add Savannah Lions")
    game.refuses("add Hill Giant", "CAS-7.4")


def test_a_castle_creature_alone_makes_no_attack() -> None:
    game = castles(side("1,1 act Juggernaut"))
    game.pass_to("declare_attackers")
    assert game.asked() == "priority"


def test_castle_creatures_attack_if_the_players_agreed_on_it() -> None:
    game = castles(
        side("1,1 act Hill Giant", battlefield="Grizzly Bears"),
        side("1,1 act Wall of Stone"),
        options={"castle_may_attack": True},
    )
    game.attack(2, "Hill Giant")
    assert game.thing("Hill Giant").tapped
    assert game.where("Hill Giant") == "1,1"
    game.pass_to("main2")
    assert game.life() == (20, 17)
    game.end_turn()
    assert game.spot("A", "1,1") == "act Hill Giant"


def test_a_castle_creature_that_attacked_still_defends() -> None:
    game = castles(
        side("1,1 act Hill Giant(tapped)"),
        side(battlefield="Grizzly Bears"),
        active=1,
        turn=4,
        options={"castle_may_attack": True},
    )
    game.attack(1, "Grizzly Bears")
    game.pass_to("main2")
    assert game.life() == (20, 20)
    assert game.zone("Grizzly Bears") == "graveyard"


# When (CAS-7.5, 7.6) ---------------------------------------------------------------------------------------


def test_attack_triggers_and_priority_come_before_the_reveal() -> None:
    game = castles(side(battlefield="Borderland Marauder"), side("1,1 down Hill Giant"))
    game.attack(1, "Borderland Marauder")
    assert len(game.table.stack) == 1
    assert game.spot("B", "1,1") == "down Hill Giant"
    game.all_pass()
    assert game.size("Borderland Marauder") == (3, 2)
    assert game.table.step == "declare_attackers"
    assert game.spot("B", "1,1") == "down Hill Giant"


def test_the_next_combat_names_its_own_column() -> None:
    game = castles(side(battlefield="Serra Angel"))
    game.attack(1, "Serra Angel")
    game.pass_to("end_combat")
    assert game.table.assault.column == 1
    game.pass_to("main2")
    assert game.table.assault.column == 0
    turn = game.table.turn
    while game.table.turn != turn + 2:
        game.idle()
    game.attack(4, "Serra Angel")
    assert game.table.assault.column == 4
    game.pass_to("main2")
    assert game.life() == (20, 12)


def test_everybody_sees_which_column_is_attacked() -> None:
    game = castles(side(battlefield="Serra Angel"))
    assert [engine.view(game.state, seat).view.attacked_column for seat in (0, 1)] == [0, 0]
    game.attack(3, "Serra Angel")
    assert [engine.view(game.state, seat).view.attacked_column for seat in (0, 1)] == [3, 3]


@pytest.mark.parametrize("order", ["Grizzly Bears, Juggernaut", "Juggernaut, Grizzly Bears"])
def test_whatever_is_offered_leads_to_a_legal_attack(order: str) -> None:
    """Along every way of declaring, the creature that must attack does."""

    def walk(script: str) -> int:
        game: Play = castles(side(battlefield=order))
        game.pass_to("declare_attackers")
        for step in filter(None, script.split(";")):
            game.play(step)
        if game.asked() == "priority":
            attacking = {one.creature for one in game.table.combat.attackers}
            assert game.ref("Juggernaut") in attacking
            return 1
        ways = [game.show(action) for action in engine.legal_actions(game.state)]
        return sum(walk(f"{script};A {way.removesuffix(' B')}") for way in ways if way[-1] not in "234")

    assert walk("") == 2


# What effects say about attacks -----------------------------------------------------------------------------


def test_one_that_cannot_attack_alone_needs_another() -> None:
    game = castles(side(battlefield="Timid Ox, Grizzly Bears, Hill Giant"))
    game.pass_to("declare_attackers")
    game.play("A column 2; A add Timid Ox")
    game.refuses("done", "CR-508.1c")
    game.legal("add Grizzly Bears", "add Hill Giant")
    game = castles(side(battlefield="Grizzly Bears, Hill Giant, Timid Ox"))
    game.pass_to("declare_attackers")
    game.play("A column 2")
    game.refuses("add Timid Ox", "CR-508.1c")


def test_a_player_who_cannot_be_attacked_by_some() -> None:
    game = castles(side(battlefield="Grizzly Bears, Hill Giant*2"), side(battlefield="Quiet Border"))
    game.pass_to("declare_attackers")
    game.play("A column 2")
    game.refuses("add Grizzly Bears", "CR-508.1c")


def test_a_goaded_creature_must_attack() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Hill Giant"), side(battlefield="Mocking Banner(on Grizzly Bears)")
    )
    game.pass_to("declare_attackers")
    game.refuses("no_attack", "CR-508.1d")
