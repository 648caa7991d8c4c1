"""Payments with permanents that have several mana abilities which make the same mana (CORE-R14, CR 305.6)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.support.seeds import seeds

BOGS = "Bojuka Bog*3, Tomb of Yawgmoth(tapped)"
"""Three lands that print {T}: Add {B}, and are Swamps, too."""
SOURCES = ("Bojuka Bog", "Barren Moor", "Lonely Moor", "City of Brass", "Swamp", "Red Peak", "Sun Disc")
SPELLS = ("Darksteel Myr", "Icy Manipulator", "Boulderborn Dragon", "Hill Giant", "Myr Enforcer")


def paid(game: Play, chance: random.Random | None = None) -> Play:
    """The game after the payment that is asked for: as it makes itself, or with something at random for each
    mana."""
    while game.asked() == "pay_mana":
        actions = engine.legal_actions(game.state)
        assert actions, "a payment that was allowed can be made"
        named = [one for one in actions if one.__struct_config__.tag != "auto_pay"]
        chosen = actions[-1] if chance is None else chance.choice(named)
        game = Play.at(engine.apply(game.state, chosen).state)
    return game


@pytest.mark.parametrize(
    ("lands", "spell"),
    [
        (BOGS, "Darksteel Myr"),
        ("Red Peak*3", "Darksteel Myr"),
        ("Red Peak*4", "Hill Giant"),
        ("Bojuka Bog*2, Barren Moor*3, Tomb of Yawgmoth(tapped)", "Boulderborn Dragon"),
        ("Bojuka Bog*2, Barren Moor*2, Lonely Moor*3, Tomb of Yawgmoth(tapped)", "Myr Enforcer"),
        ("Bojuka Bog*2, City of Brass*3, Tomb of Yawgmoth(tapped)", "Boulderborn Dragon"),
    ],
)
def test_each_land_counts_once(lands: str, spell: str) -> None:
    by_itself = table(side(lands, hand=spell))
    by_itself.play(f"A cast {spell}")
    assert by_itself.asked() == ("pay_mana" if "City of Brass" in lands else "priority"), "alike are one"
    assert paid(by_itself).zone(spell) == "stack"
    by_hand = table(side(lands, hand=spell))
    by_hand.play(f"A cast {spell}")
    assert paid(by_hand, random.Random(0)).zone(spell) == "stack"


def test_abilities_that_nobody_can_tell_apart_are_one_choice() -> None:
    """Red Peak is a Mountain that says so again; a Sun Disc's two abilities cost differently."""
    game = table(side("Red Peak, Sun Disc, City of Brass", hand="Hill Giant"))
    actions: list[Any] = list(engine.legal_actions(game.state))
    offered = [one for one in actions if one.__struct_config__.tag == "tap_for_mana"]
    by_card = Counter(game.state.table.objects[one.source].card.partition("-")[0] for one in offered)
    assert by_card["red_peak"] == 1
    assert by_card["city_of_brass"] == 5
    assert len({(one.source, one.ability, one.mana) for one in offered}) == len(offered)


def test_a_mana_ability_that_costs_nothing_is_used_in_a_payment() -> None:
    """{0} is no symbol of what is to be paid (CR 118.5): the state amid the payment is one like any other."""
    game = table(side("Daily Spring, Prophetic Prism, Forest, Mountain*2", hand="Hill Giant"))
    game.play("A cast Hill Giant")
    assert game.asked() == "pay_mana"
    actions: list[Any] = list(engine.legal_actions(game.state))
    (spring,) = (
        one
        for one in actions
        if one.__struct_config__.tag == "activate_mana"
        and game.state.table.objects[one.source].card.startswith("daily_spring")
    )
    amid = engine.apply(game.state, spring).state
    assert amid.machine.agenda[-1].uses
    assert engine.decode(engine.encode(amid)) == amid


def test_sources_that_stand_before_pay_once_nothing_is_left_that_costs_mana() -> None:
    """Where an ability costs mana sources may be used in any order; the land that has it was used first, so
    that no ability which costs is left, and those before it are (CR 601.2g)."""
    game = table(side("Island, Swamp, Mountain, Quiet Pylon", hand="Mind Stone"))
    game.play("A cast Mind Stone")
    assert game.asked() == "pay_mana"
    actions: list[Any] = list(engine.legal_actions(game.state))
    (pylon,) = (one for one in actions if one.__struct_config__.tag == "activate_mana" and one.mana == "{C}")
    amid = engine.apply(game.state, pylon).state
    assert len(engine.legal_actions(amid)) > 1
    assert paid(Play.at(amid)).zone("Mind Stone") == "stack"


def test_whoever_looks_ahead_pays_too() -> None:
    game = table(side(BOGS, hand="Darksteel Myr"))
    before = game.state
    game.play("A cast Darksteel Myr")
    for state in (before, game.state):
        tallies = engine.evaluate(state, samples=2, playouts=1, seed=0, max_decisions=20)
        assert len(tallies) == len(engine.legal_actions(state))
        engine.choose_greedily(state, seed=0)
        engine.choose_by_search(state, samples=2, seed=0, max_decisions=20)
        for action in engine.legal_actions(state):
            assert engine.encode(engine.apply(state, action).state) != engine.encode(state)
    for seed in range(10):
        engine.play_out(before, seed=seed, max_decisions=50, policy="quiet")


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(15))
def test_whatever_can_be_cast_can_be_paid_for(seed: int) -> None:
    chance = random.Random(seed)
    kinds = chance.sample(SOURCES, chance.randint(2, 3))
    lands = ", ".join(f"{kind}*{chance.randint(2, 3)}" for kind in kinds)
    game = table(side(f"{lands}, Tomb of Yawgmoth(tapped)", hand=", ".join(SPELLS)))
    castable = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
    for cast in castable:
        for by in (None, chance):
            announced = Play.at(engine.apply(game.state, cast).state)
            assert paid(announced, by).asked() != "pay_mana"
