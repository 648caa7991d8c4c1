"""Chapter 8: the foremost card answers the attack."""

from __future__ import annotations

import engine
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


@scenario("CAS-T06", "CAS-9.1 CAS-9.4 CAS-9.6 CAS-10.7 CAS-11.4")
def test_cas_t06_free_activation_by_tapped_lands() -> None:
    game = castles(
        side(battlefield="Savannah Lions"),
        side("1,1 down Grizzly Bears", battlefield="Forest(tapped), Forest(tapped)"),
    )
    game.attack(1, "Savannah Lions")
    game.reveal()
    assert game.table.step == "declare_blockers"
    assert game.spot("B", "1,1") == "act Grizzly Bears"
    game.pass_to("main2")
    assert game.zone("Grizzly Bears") == "exile"
    assert game.zone("Savannah Lions") == "graveyard"
    assert game.spot("B", "1,1") == ""
    assert all(game.thing(f"Forest#{number}").tapped for number in (1, 2))
    assert game.life() == (20, 20)


@scenario("CAS-T07", "CAS-9.4 CAS-9.7")
def test_cas_t07_paying() -> None:
    game = castles(
        side(battlefield="Craw Wurm"),
        side("1,1 down Serra Angel", battlefield="Plains, Mountain*2"),
    )
    game.attack(1, "Craw Wurm")
    game.reveal()
    game.legal("pay", "let_go")
    game.play("B pay")
    assert game.life() == (20, 17)
    assert game.table.step == "declare_blockers"
    game.pass_to("main2")
    assert game.zone("Serra Angel") == "exile"
    assert game.zone("Craw Wurm") == "graveyard"
    assert game.life() == (20, 17)


@scenario("CAS-T08", "CAS-8.4 CAS-9.8 CAS-11.7")
def test_cas_t08_letting_go() -> None:
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


@scenario("CAS-T14", "CAS-8.5 CAS-8.6 CAS-10.6 CAS-11.4")
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


@scenario("CAS-T15", "CAS-8.4 CAS-8.6")
def test_cas_t15_switch_into_loss() -> None:
    game = castles(
        side(battlefield="Serra Angel"),
        side("1,1 act Grizzly Bears; 1,2 down Serra Angel", battlefield="Forest*2"),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    game.play("B switch; B let_go")
    assert game.life() == (20, 18)
    assert game.zone("Serra Angel#2") == "exile"
    assert game.table.step == "end_combat"
    assert game.castle("B") == {"1,2": "act Grizzly Bears"}
    assert game.size("Grizzly Bears") == (3, 3)


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
    assert labels == [f"Let Grizzly Bears ({game.ref('Grizzly Bears')}) block", "Switch for 2 life"]
    game.refuses("proceed Serra Angel", "CAS-8.5")
    game.refuses("proceed Hill Giant", "CAS-8.5")
    game.refuses("pass", "CAS-8.5")


@scenario("CAS-T31", "CAS-8.8 CAS-9.9")
def test_cas_t31_the_trigger_has_to_take_a_target_of_ones_own() -> None:
    """The attacker is gone for targets: it has shroud."""
    game = castles(
        side(battlefield="Benthic Giant"),
        side("1,1 down Flametongue Kavu", battlefield="Mountain*4"),
    )
    game.attack(1, "Benthic Giant")
    game.reveal()
    assert game.table.step == "declare_blockers"
    assert [item.vars["target"] for item in game.table.stack] == [[game.ref("Flametongue Kavu")]]
    game.all_pass()
    assert game.zone("Flametongue Kavu") == "exile"
    assert game.table.combat is None


@scenario("CAS-T32", "CAS-9.8")
def test_cas_t32_not_activated_no_trigger() -> None:
    game = castles(side(battlefield="Serra Angel, Blood Artist"), side("1,1 down Flametongue Kavu"))
    game.attack(1, "Serra Angel")
    game.reveal()
    game.play("B let_go")
    assert game.table.step == "end_combat"
    assert not game.table.stack
    assert game.life() == (20, 20)
    assert game.zone("Flametongue Kavu") == "exile"


def test_triggers_of_a_reveal_that_ends_combat_wait_for_the_end_of_combat_step() -> None:
    """CAS-8.8: the first creature was activated; the second is let go."""
    game = castles(
        side(battlefield="Serra Angel"),
        side("1,1 down Elvish Visionary; 1,2 down Serra Angel", battlefield="Forest*2"),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    game.play("B switch; B let_go")
    assert game.table.step == "end_combat"
    assert len(game.table.stack) == 1
    game.all_pass()
    assert len(game.table.seats[1].hand) == 1


def test_a_creature_that_leaves_after_its_activation_ends_combat() -> None:
    """CAS-8.8: by the legend rule, which is asked about inside the reveal (CR 704.5j)."""
    game = castles(
        side(battlefield="Serra Angel"),
        side(
            "1,1 down Ascendant Evincar; 1,2 down Hill Giant",
            battlefield="Swamp*6, Ascendant Evincar",
        ),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    assert game.asked() == "keep_legend"
    game.play("B keep Ascendant Evincar#1")
    assert game.table.step == "end_combat"
    assert game.table.combat is None
    assert game.castle("B") == {"1,2": "down Hill Giant"}


def test_a_creature_that_dies_of_a_switch_ends_combat() -> None:
    """CAS-8.8: it lived by the bonus of the second row."""
    game = castles(
        side(battlefield="Serra Angel"),
        side("1,1 act Hill Giant; 1,2 act Grizzly Bears(2 damage)"),
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    game.play("B switch")
    assert game.zone("Grizzly Bears") == "exile"
    assert game.table.step == "end_combat"
    assert game.castle("B") == {"1,2": "act Hill Giant"}


def test_attackers_that_die_of_an_activation_stop_the_reveal() -> None:
    """CAS-8.8: the card that is active stays active, and nothing is asked."""
    game = castles(
        side(battlefield="Llanowar Elves"),
        side("1,1 down Ascendant Evincar; 1,2 down Hill Giant", battlefield="Swamp*6"),
    )
    game.attack(1, "Llanowar Elves")
    game.reveal()
    assert game.table.step == "declare_blockers"
    assert game.zone("Llanowar Elves") == "graveyard"
    assert game.castle("B") == {"1,1": "act Ascendant Evincar", "1,2": "down Hill Giant"}
    assert not of_type(game.events, "blocker_declared")


def test_attackers_that_die_of_a_payment_stop_the_reveal() -> None:
    """CAS-8.8: the switch that was paid for is not made any more."""
    game = castles(
        side(battlefield="Weak Heart"), side("1,1 act Hill Giant; 1,2 down Craw Wurm", battlefield="Forest*6")
    )
    game.attack(1, "Weak Heart")
    game.reveal()
    game.play("B switch")
    assert game.life() == (20, 18)
    assert game.table.step == "declare_blockers"
    assert game.zone("Weak Heart") == "graveyard"
    assert game.castle("B") == {"1,1": "act Hill Giant", "1,2": "down Craw Wurm"}


def test_a_creature_in_front_that_dies_of_a_payment_ends_combat() -> None:
    """CAS-8.8: nothing is exchanged with it."""
    game = castles(side(battlefield="Hill Giant"), side("1,1 act Weak Heart; 1,2 down Craw Wurm"))
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("B switch")
    assert game.zone("Weak Heart") == "exile"
    assert game.table.step == "end_combat"
    assert game.castle("B") == {"1,2": "down Craw Wurm"}


def test_a_creature_behind_that_dies_of_a_payment_is_not_exchanged() -> None:
    """CAS-8.6, 8.8: the one in front has stayed where it was, and blocks."""
    game = castles(side(battlefield="Hill Giant"), side("1,1 act Wall of Stone; 1,2 act Weak Heart"))
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("B switch")
    assert game.life() == (20, 18)
    assert game.zone("Weak Heart") == "exile"
    assert game.castle("B") == {"1,1": "act Wall of Stone"}
    assert game.table.combat.attackers[0].blockers == [game.ref("Wall of Stone")]
    assert not of_type(game.events, "castle_switched")


@scenario("CAS-T45", "CAS-8.8 CAS-9.6")
def test_cas_t45_save_in_the_middle() -> None:
    game = castles(
        side(battlefield="Craw Wurm"),
        side("1,1 down Serra Angel", battlefield="Plains, Mountain*2"),
    )
    game.attack(1, "Craw Wurm")
    game.reveal()
    assert game.asked() == "pay_for_activation"
    saved = engine.decode(engine.encode(game.state))
    pay = next(one for one in engine.legal_actions(saved) if one.__struct_config__.tag == "pay")
    kept, restored = engine.apply(game.state, pay), engine.apply(saved, pay)
    assert kept.events == restored.events
    assert engine.encode(kept.state) == engine.encode(restored.state)
