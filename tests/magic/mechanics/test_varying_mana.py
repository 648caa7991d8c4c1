"""Mana abilities that cannot always be activated, or add as much as there is of something (CORE-R14)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.magic.procedures.activating import TapForMana
from tests.harness import of_type
from tests.magic.table import Play, document, side, table
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


@pytest.mark.parametrize("board", [
    "Slag Idol, Herd Caller",
    "Herd Caller, Slag Idol",
    "Chromatic Star, Tall Grazer",
    "Slag Idol, Chromatic Star, Signet, Herd Caller",
    "Slag Idol*2, Herd Caller",
])  # fmt: skip
def test_what_goes_has_its_own_cost_paid_while_it_is_still_there(board: str) -> None:
    """CR 601.2g, 605.3a: mana for what a mana ability costs is made before its source goes, so that what
    counts the source, or asks for it, pays for it."""
    game = table(side(board, hand="Shock"), side("Grizzly Bears"))
    game.play("A cast Shock; A target B")
    assert paid(game).zone("Shock") == "stack"


def test_as_much_as_its_power() -> None:
    game = table(side("Tall Grazer(2 +1/+1)"))
    game.play("A tap Tall Grazer for {G}{G}{G}{G}")
    assert game.table.seats[0].mana == ["G"] * 4


def test_a_mana_ability_that_would_add_nothing_can_be_activated() -> None:
    """CR 605.1a: an ability is a mana ability by what it could add."""
    game = table(side("Tall Grazer(2 -1/-1)", hand="Llanowar Elves"), side())
    (action,) = (one for one in engine.legal_actions(game.state) if isinstance(one, TapForMana))
    assert engine.label(game.state, action) == "Add no mana with Tall Grazer"
    game.take(action)
    assert (game.thing("Tall Grazer").tapped, game.table.seats[0].mana) == (True, [])
    assert not of_type(game.events, "mana_added")
    assert game.listed() == {"pass"}


def test_no_payment_counts_on_what_would_add_nothing() -> None:
    game = table(side("Tall Grazer(2 -1/-1), Forest", hand="Llanowar Elves, Grizzly Bears"))
    assert {one for one in game.listed() if one.startswith("cast")} == {"cast Llanowar Elves normal"}
    game.play("A cast Llanowar Elves")
    assert game.asked() == "priority", "the Forest alone pays for it"
    assert not game.thing("Tall Grazer").tapped


def test_what_adds_nothing_yet_is_offered_until_it_adds_something() -> None:
    """Of its options there is one: nothing, or what it adds."""
    game = table(side("Tall Grazer(2 -1/-1)", hand="Giant Growth", mana=["G"]))
    game.play("A cast Giant Growth; A pass; B pass")
    (action,) = (one for one in engine.legal_actions(game.state) if isinstance(one, TapForMana))
    assert action.mana == "{G}{G}{G}"


def test_what_is_tapped_or_has_just_come_cannot_even_add_nothing() -> None:
    for status in ("tapped", "sick"):
        game = table(side(f"Tall Grazer(2 -1/-1, {status})"))
        game.legal("pass")


def controlled_by_a(cards: str, others: str, **more: Any) -> Play:
    """A controls them all; the first ones are B's."""
    written = document([side(others, **more), side(cards)])
    for thing in written["table"]["objects"].values():
        if thing["zone"] == "battlefield":
            thing["controller"] = 0
    return Play(written)


def test_what_costs_mana_and_would_add_nothing_can_be_activated() -> None:
    """CR 605.3a: with priority, whether anybody has a use for it or not."""
    game = controlled_by_a("Grove of Tithes", "Soul Warden, Soul Warden", mana=["U"])
    game.play("A tap Grove of Tithes for {G}{G}")
    assert game.table.seats[0].mana == ["G", "G"]
    game = controlled_by_a("Grove of Tithes", "Forest, Plains")
    game.take(adding_nothing(game, "Grove of Tithes"))
    game = Play.at(game.state)
    game.play("A pay_tapping Plains for {W}")
    assert game.asked() == "priority"
    assert [game.thing(name).tapped for name in ("Grove of Tithes", "Forest", "Plains")] == [
        True,
        False,
        True,
    ]
    assert game.table.seats[0].mana == []


def test_what_adds_nothing_is_not_offered_where_its_cost_cannot_be_paid() -> None:
    controlled_by_a("Grove of Tithes", "").legal("pass")
    controlled_by_a("Grove of Tithes", "Forest(tapped)").legal("pass")


def adding_nothing(game: Play, name: str) -> TapForMana:
    (action,) = (
        one
        for one in engine.legal_actions(game.state)
        if isinstance(one, TapForMana) and one.source == game.ref(name)
    )
    assert engine.label(game.state, action).startswith(f"Add no mana with {name}")
    return action


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
        "Slag Idol",
        "Chromatic Star",
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
