"""Chapter 8: the foremost card answers the attack."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.castle.table import castles, side

# Whether anything is revealed (CAS-8.1, 8.2) ---------------------------------------------------------------


@scenario("CAS-T05", "CAS-6.1 CAS-8.2 CAS-11.1")
def test_cas_t05_a_vacant_column() -> None:
    game = castles(side(battlefield="Grizzly Bears, Serra Angel"), side(battlefield="Hill Giant"))
    game.attack(3, "Grizzly Bears", "Serra Angel")
    assert game.thing("Grizzly Bears").tapped
    assert not game.thing("Serra Angel").tapped
    steps = []
    while game.table.step != "main2":
        assert game.asked() == "priority"
        steps.append(game.table.step)
        game.idle()
    held = ("declare_attackers", "declare_blockers", "combat_damage", "end_combat")
    assert steps == [step for step in held for _ in "AB"]
    assert game.life() == (20, 14)


def test_cards_of_other_columns_stay_out_of_it() -> None:
    game = castles(
        side(battlefield="Grizzly Bears"),
        side("1,1 act Hill Giant; 2,1 down Hill Giant; 4,1 act Serra Angel"),
    )
    game.attack(3, "Grizzly Bears")
    game.pass_to("main2")
    assert game.life() == (20, 18)
    assert len(game.castle("B")) == 3


def test_without_attackers_nothing_is_revealed() -> None:
    game = castles(
        side(battlefield="Grizzly Bears"),
        side("1,1 down Hill Giant", battlefield="Mountain", hand="Shock"),
    )
    game.attack(1, "Grizzly Bears")
    game.play("A pass; B cast Shock; B target Grizzly Bears; B pass; A pass")
    assert game.table.step == "declare_attackers"
    game.play("A pass; B pass")
    assert game.table.step == "declare_blockers"
    assert game.spot("B", "1,1") == "down Hill Giant"
    game.pass_to("main2")
    assert game.spot("B", "1,1") == "down Hill Giant"


# The foremost card (CAS-8.3, 8.4) --------------------------------------------------------------------------


@scenario("CAS-T13", "CAS-8.3 CAS-9.10 CAS-11.5")
def test_cas_t13_an_active_creature_needs_no_test() -> None:
    game = castles(side(battlefield="Grizzly Bears"), side("2,1 act Hill Giant"))
    game.attack(2, "Grizzly Bears")
    game.reveal()
    assert game.table.step == "declare_blockers"
    game.pass_to("main2")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.spot("B", "2,1") == "act Hill Giant"
    assert game.thing("Hill Giant").damage == 2
    assert game.life() == (20, 20)


def test_the_next_card_of_the_column_is_not_met() -> None:
    game = castles(
        side(battlefield="Craw Wurm"),
        side("2,1 act Grizzly Bears; 2,3 down Hill Giant"),
    )
    game.attack(2, "Craw Wurm")
    game.pass_to("main2")
    assert game.castle("B") == {"2,3": "down Hill Giant"}
    assert game.life() == (20, 20)


# Proceed or switch (CAS-8.5, 8.6) --------------------------------------------------------------------------


@scenario("CAS-T16", "CAS-3.4 CAS-8.5")
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


def test_nothing_is_behind_the_rear_row() -> None:
    game = castles(side(battlefield="Serra Angel"), side("1,3 act Grizzly Bears; 2,1 down Hill Giant"))
    game.attack(1, "Serra Angel")
    game.reveal()
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


# The block (CAS-8.7) ---------------------------------------------------------------------------------------


def test_one_creature_blocks_every_attacker() -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Savannah Lions, Hill Giant"), side("1,1 act Wall of Stone(tapped)")
    )
    game.attack(1, "Grizzly Bears", "Savannah Lions", "Hill Giant")
    game.reveal()
    wall = game.ref("Wall of Stone")
    assert [one.blockers for one in game.table.combat.attackers] == [[wall]] * 3
    assert all(one.blocked for one in game.table.combat.attackers)
    assert [
        (event["creature"], event["attacker"], event["others"])
        for event in of_type(game.events, "blocker_declared")
    ] == [(wall, game.ref("Grizzly Bears"), [game.ref("Savannah Lions"), game.ref("Hill Giant")])]
    assert len(of_type(game.events, "became_blocked")) == 3
    game.pass_to("main2")
    assert game.thing("Wall of Stone").damage == 7


# State-based actions and triggers (CAS-8.8) ----------------------------------------------------------------


@scenario("CAS-T31", "CAS-8.8 CAS-9.9")
def test_cas_t31_an_enters_trigger() -> None:
    game = castles(
        side(battlefield="Serra Angel"),
        side("1,1 down Flametongue Kavu; 1,2 act Wall of Stone", battlefield="Mountain*4"),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    assert game.asked() == "front_choice"
    assert not game.table.stack
    assert len(game.state.machine.waiting) == 1
    game.play("B proceed")
    assert game.table.step == "declare_blockers"
    game.legal("target Serra Angel", "target Flametongue Kavu", "target Wall of Stone")
    game.play("B target Serra Angel")
    assert game.asked() == "priority"
    game.seat_to_act("A")
    game.all_pass()
    assert game.zone("Serra Angel") == "graveyard"
    game.pass_to("main2")
    assert game.spot("B", "1,1") == "act Flametongue Kavu"


# Saving (CAS-T45) ------------------------------------------------------------------------------------------
