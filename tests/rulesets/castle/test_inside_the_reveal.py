"""CAS-8.8: state-based actions inside the reveal, triggered abilities after it, and saving in the middle."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.castle.table import Play, castles, side, written


@scenario("CAS-T31", "CAS-8.8 CAS-9.9 CAS-R26")
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


@scenario("CAS-T58", "CAS-R57 CAS-8.6 CAS-8.8")
def test_a_creature_behind_that_dies_of_a_payment_is_not_exchanged() -> None:
    """CAS-R57, 8.6: the one in front has stayed where it was, and blocks; the life stays paid."""
    game = castles(side(battlefield="Hill Giant"), side("1,1 act Wall of Stone; 1,2 act Weak Heart"))
    game.attack(1, "Hill Giant")
    game.reveal()
    game.play("B switch")
    assert game.life() == (20, 18)
    assert game.zone("Weak Heart") == "exile"
    assert game.castle("B") == {"1,1": "act Wall of Stone"}
    assert game.table.combat.attackers[0].blockers == [game.ref("Wall of Stone")]
    assert not of_type(game.events, "castle_switched")


def test_attackers_that_die_of_the_payment_for_an_activation_stop_it() -> None:
    """CAS-R57: the check comes before the card is activated; it stays face down, and the life stays paid."""
    game = castles(
        side(battlefield="Weak Heart"),
        side("1,1 down Flametongue Kavu; 1,2 down Craw Wurm", battlefield="Mountain*2"),
    )
    game.attack(1, "Weak Heart")
    game.reveal()
    game.play("B pay")
    assert game.life() == (20, 18)
    assert game.zone("Weak Heart") == "graveyard"
    assert game.castle("B") == {"1,1": "down Flametongue Kavu", "1,2": "down Craw Wurm"}
    assert game.table.step == "declare_blockers"
    assert not of_type(game.events, "castle_activated")
    assert (game.table.stack, game.state.machine.waiting) == ([], [])
    game.pass_to("main2")
    assert game.castle("B") == {"1,1": "down Flametongue Kavu", "1,2": "down Craw Wurm"}


def test_a_card_that_was_paid_for_in_vain_is_known_and_tested_again() -> None:
    """CAS-R57: it is a face-down card like others, which both players have seen."""
    game = castles(
        side(battlefield="Weak Heart, Savannah Lions"), side("1,1 down Hill Giant", battlefield="Mountain*2")
    )
    game.attack(1, "Weak Heart")
    game.reveal()
    game.play("B pay")
    spots = [engine.view(game.state, seat).view.castles[1].spots[0] for seat in (0, 1)]
    assert [(spot.holds, spot.name) for spot in spots] == [("face_down", "Hill Giant")] * 2
    game.end_turn()
    game.end_turn()
    game.attack(1, "Savannah Lions")
    game.reveal()
    game.legal("pay", "let_go")


def test_with_an_attacker_left_the_activation_goes_on() -> None:
    """CAS-R57: one of two has died of the payment."""
    game = castles(
        side(battlefield="Weak Heart, Savannah Lions"),
        side("1,1 down Hill Giant", battlefield="Mountain*2"),
    )
    game.attack(1, "Weak Heart", "Savannah Lions")
    game.reveal()
    game.play("B pay")
    assert game.zone("Weak Heart") == "graveyard"
    assert game.castle("B") == {"1,1": "act Hill Giant"}
    assert game.table.combat.attackers[0].blockers == [game.ref("Hill Giant")]


def test_attackers_that_die_of_the_payment_for_the_card_behind_stop_it() -> None:
    """CAS-R57: after a switch the front is a card that was turned up, and not activated."""
    game = castles(
        side(battlefield="Weak Heart"),
        side("1,1 act Grizzly Bears; 1,2 down Hill Giant", battlefield="Mountain*2", life=22),
    )
    game.attack(1, "Weak Heart")
    game.reveal()
    game.play("B switch; B pay")
    assert game.life() == (20, 18)
    assert game.castle("B") == {"1,1": "down Hill Giant", "1,2": "act Grizzly Bears"}
    assert game.table.step == "declare_blockers"


def test_an_attacker_that_somebody_else_owns_counts_as_any_other() -> None:
    """CAS-R57 goes by who attacks: B owns the creature that A attacks with."""
    laid = written(
        side(battlefield="Hill Giant"),
        side("1,1 down Hill Giant", battlefield="Mountain*2, Weak Heart"),
    )
    objects = laid["table"]["objects"]
    heart = next(one for one in objects.values() if "weak_heart" in one["card"])
    heart["controller"] = 0
    game = Play(laid)
    game.attack(1, "Weak Heart")
    game.reveal()
    game.play("B pay")
    assert game.cards("B", "graveyard") == [game.thing("Weak Heart").card]
    assert game.castle("B") == {"1,1": "down Hill Giant"}
