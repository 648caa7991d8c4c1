"""Mana that stays until the turn ends (CR 106.4, 500.5), and mana for counters (CR 118.3, CORE-R14)."""

from __future__ import annotations

import random

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.support.seeds import seeds


@pytest.mark.parametrize("seat", [0, 1])
def test_it_stays_as_steps_and_phases_end_until_the_turn_does(seat: int) -> None:
    own = side("Rage Drummer")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.pass_to("declare_attackers")
    game.play(f"{who} attack Rage Drummer → {'BA'[seat]}")
    game.resolve()
    assert game.table.seats[seat].mana == ["R", "R"]
    game.pass_to("main2")
    assert game.table.seats[seat].mana == game.table.seats[seat].lasting_mana == ["R", "R"]
    game.end_turn()
    assert game.table.seats[seat].mana == game.table.seats[seat].lasting_mana == []


def test_other_mana_empties_beside_it() -> None:
    game = table(side("Mountain", mana=["R", "R", "G"], lasting_mana=["R"]))
    game.pass_to("begin_combat")
    assert game.table.seats[0].mana == game.table.seats[0].lasting_mana == ["R"]


def test_mana_that_would_be_lost_first_is_spent_first() -> None:
    game = table(side(hand="Raging Goblin", mana=["R", "R"], lasting_mana=["R"]))
    game.play("A cast Raging Goblin")
    assert game.table.seats[0].mana == game.table.seats[0].lasting_mana == ["R"]
    game = table(side(hand="Raging Goblin", mana=["R"], lasting_mana=["R"]))
    game.play("A cast Raging Goblin")
    assert game.table.seats[0].mana == game.table.seats[0].lasting_mana == []


def test_as_much_as_was_dealt() -> None:
    game = table(side("Mountain", hand="Shock"), side("Pain Well"))
    game.play("A cast Shock; A target Pain Well; A pass; B pass")
    game.resolve()
    assert game.table.seats[1].lasting_mana == ["B", "B"]


def test_a_view_tells_which_mana_stays() -> None:
    game = table(side(mana=["R", "R", "G"], lasting_mana=["R"]))
    assert [engine.view(game.state, seat).view.seats[0].lasting_mana for seat in (0, 1)] == [("R",)] * 2


def test_what_stays_is_in_the_pool() -> None:
    with pytest.raises(AssertionError, match=r"lasting_mana"):
        table(side(mana=["G"], lasting_mana=["R"]))


# Mana for counters -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_counters_pay_as_often_as_there_are_some(seat: int) -> None:
    own = side("Sap Horse(3 +1/+1)", hand="Darksteel Myr")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    game.play(f"{'AB'[seat]} cast Darksteel Myr")
    assert game.zone("Darksteel Myr") == "stack"
    assert not game.thing("Sap Horse").counters
    own = side("Sap Horse(2 +1/+1)", hand="Darksteel Myr")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    game.refuses(f"{'AB'[seat]} cast Darksteel Myr", "CR-118.3")


def test_a_payment_by_itself_takes_counters_last() -> None:
    game = table(side("Sap Horse(3 +1/+1), Wastes*2, Prism Urn(2 charge)", hand="Darksteel Myr"))
    game.play("A cast Darksteel Myr; A auto_pay")
    assert [game.thing(f"Wastes#{number}").tapped for number in (1, 2)] == [True, True]
    assert (
        sum(game.thing("Sap Horse").counters.values()) + sum(game.thing("Prism Urn").counters.values()) == 4
    )


def test_what_an_ability_costs_itself_is_left() -> None:
    """CR 118.3: one counter cannot pay for mana and for the ability that the mana is for."""
    game = table(side("Sap Horse(1 +1/+1)"))
    assert [one.partition(" ")[0] for one in game.listed() if "Sap Horse" in one] == ["tap_for_mana"]


@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(25))
def test_whatever_is_offered_can_be_paid(seed: int) -> None:
    chance = random.Random(seed)
    sources = ["Sap Horse(2 +1/+1)", "Prism Urn(3 charge)", "Sap Horse(1 +1/+1)", "Signet", "Prism", "Forest"]
    board = ", ".join(chance.choices([*sources, "Herd Caller", "Spawn Seed"], k=4))
    for spell in ("Basilisk Bear", "Darksteel Myr", "Goblin Piker", "Hill Giant", "Camel Train"):
        game = table(side(board, hand=spell))
        actions = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
        if not actions:
            continue
        state = engine.apply(game.state, actions[0]).state
        while Play.at(state).asked() != "priority":
            assert engine.decode(engine.encode(state)) == state
            state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
        assert Play.at(state).zone(spell) == "stack", (board, spell)
