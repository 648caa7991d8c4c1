"""Chapter 8: the foremost card answers the attack."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.castle.table import castles, side

# Whether anything is revealed (CAS-8.1, 8.2) ---------------------------------------------------------------


@scenario("CAS-T05", "CAS-6.1 CAS-7.2 CAS-7.5 CAS-8.2 CAS-11.1 CAS-R15 CAS-R21")
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


def test_combat_ends_when_the_card_is_let_go() -> None:
    game = castles(
        side(battlefield="Craw Wurm"),
        side("1,1 down Serra Angel", battlefield="Plains, Mountain*2"),
    )
    game.attack(1, "Craw Wurm")
    game.reveal()
    game.play("B let_go")
    assert game.table.step == "end_combat"
    assert game.table.combat is None
    assert of_type(game.events, "combat_ended_early") == [
        {"type": "combat_ended_early", "rule": "CAS-11.7", "column": 1}
    ]
    assert not of_type(game.events, "blocker_declared")
    assert game.zone("Serra Angel") == "exile"
    assert game.thing("Craw Wurm").tapped
    assert game.spot("B", "1,1") == ""
    assert game.table.assault.column == 1
    game.pass_to("main2")
    assert game.table.assault.column == 0
    assert game.life() == (20, 20)


@scenario("CAS-T18", "CAS-3.3 CAS-3.5 CAS-10.6 CAS-R5 CAS-R6")
def test_cas_t18_the_rear_row() -> None:
    game = castles(side(battlefield="Hill Giant"), side("2,3 act Grizzly Bears"))
    assert game.size("Grizzly Bears") == (4, 4)
    game.attack(2, "Hill Giant")
    game.pass_to("main2")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.castle("B") == {"2,3": "act Grizzly Bears"}
    assert game.thing("Grizzly Bears").damage == 3


def test_the_next_card_of_the_column_is_not_met() -> None:
    game = castles(
        side(battlefield="Craw Wurm"),
        side("2,1 act Grizzly Bears; 2,3 down Hill Giant"),
    )
    game.attack(2, "Craw Wurm")
    game.pass_to("main2")
    assert game.castle("B") == {"2,3": "down Hill Giant"}
    assert game.life() == (20, 20)


def test_the_card_is_shown_to_both_before_anything_is_asked() -> None:
    game = castles(side(battlefield="Craw Wurm"), side("2,3 down Serra Angel"))
    game.attack(2, "Craw Wurm")
    game.reveal()
    assert game.asked() == "pay_for_activation"
    assert of_type(game.events, "castle_revealed") == [
        {
            "type": "castle_revealed",
            "rule": "CAS-8.3",
            "seat": 1,
            "spot": "2,3",
            "object": game.ref("Serra Angel"),
            "card": "serra_angel",
        }
    ]
    for seat in (0, 1):
        spots = engine.view(game.state, seat).view.castles[1].spots
        assert [one.card for one in spots if one.holds != "vacant"] == ["serra_angel"]


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


def test_where_no_creature_defends_the_attackers_are_unblocked() -> None:
    """CR 509.1h: what triggers on that does."""
    game = castles(side(battlefield="Unseen Prowler"), side())
    game.attack(1, "Unseen Prowler")
    game.pass_to("declare_blockers")
    assert len(of_type(game.events, "became_unblocked")) == 1
    game = castles(side(battlefield="Unseen Prowler"), side("1,1 act Hill Giant"))
    game.attack(1, "Unseen Prowler")
    game.reveal()
    assert of_type(game.events, "became_unblocked") == []
