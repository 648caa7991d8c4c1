"""Mana abilities that cannot always be activated, or add as much as there is of something (CORE-R14)."""

from __future__ import annotations

import random

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.support.seeds import seeds


def paid(game: Play) -> Play:
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_a_condition_is_asked_of_who_controls_the_land(seat: int) -> None:
    """CR 602.5: without a Swamp or Mountain of its own controller a Fen Verge makes no {R}."""
    alone, other = side("Fen Verge", hand="Shock"), side("Mountain")
    game = table(*([alone, other] if seat == 0 else [other, alone]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.refuses(f"{who} cast Shock", "CR-118.3")
    game.includes("tap Fen Verge for {B}")
    assert "tap Fen Verge for {R}" not in game.listed()
    own = side("Fen Verge, Mountain(tapped)", hand="Shock")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    game.play(f"{who} cast Shock")
    assert game.asked() == "choose_target"


def test_what_a_condition_asks_for_may_itself_pay_first() -> None:
    """The Mox is used while the creature is there: what goes for mana comes last."""
    for board in ("Spawn Seed, Ember Mox", "Ember Mox, Spawn Seed"):
        game = table(side(board, hand="Goblin Piker"))
        game.play("A cast Goblin Piker")
        game.refuses("A pay_tapping Spawn Seed for {C}", "CR-601.2g") if game.asked() == "pay_mana" else None
        assert paid(game).zone("Goblin Piker") == "stack"
        assert game.zone("Ember Mox") == "battlefield"


def test_with_priority_it_may_go_first() -> None:
    game = table(side("Spawn Seed, Ember Mox", hand="Goblin Piker"))
    game.play("A tap Spawn Seed for {C}")
    assert "tap Ember Mox for {R}" not in game.listed()
    game.refuses("A cast Goblin Piker", "CR-118.3")


def test_a_number_that_falls_as_something_goes() -> None:
    """Two creatures make {G}{G} before the Seed goes; after it there would be one mana less."""
    for board in ("Spawn Seed, Herd Caller", "Herd Caller, Spawn Seed"):
        game = table(side(board, hand="Basilisk Bear"))
        game.play("A cast Basilisk Bear")
        assert paid(game).zone("Basilisk Bear") == "stack"


def test_as_much_as_its_power() -> None:
    game = table(side("Tall Grazer(2 +1/+1)"))
    game.play("A tap Tall Grazer for {G}{G}{G}{G}")
    assert game.table.seats[0].mana == ["G"] * 4
    game = table(side("Tall Grazer(2 -1/-1)"))
    assert not any("Grazer" in one for one in game.listed())


@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(40))
def test_whatever_is_offered_can_be_paid(seed: int) -> None:
    chance = random.Random(seed)
    sources = [
        "Spawn Seed",
        "Herd Caller",
        "Ember Mox",
        "Fen Verge",
        "Grove Lord",
        "Signet",
        "Forest",
        "Swamp",
    ]
    board = ", ".join(chance.choices(sources, k=6))
    for spell in ("Basilisk Bear", "Darksteel Myr", "Goblin Piker", "Hill Giant", "Colossal Dreadmaw"):
        game = table(side(board, hand=spell))
        actions = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
        if not actions:
            continue
        state = engine.apply(game.state, actions[0]).state
        while Play.at(state).asked() in ("pay_mana", "spend_mana"):
            assert engine.decode(engine.encode(state)) == state
            state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
        assert Play.at(state).zone(spell) == "stack", (board, spell)
