"""What is added whenever something is tapped for mana: triggered mana abilities (CR 605.1b, 605.4a)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.validation import card_faults
from tests.magic.table import Play, document, side, table
from tests.support.seeds import seeds


def paid(game: Play) -> Play:
    while game.asked() in ("pay_mana", "pay_cost"):
        game.play("A auto_pay" if game.asked() == "pay_mana" else f"A {min(game.listed())}")
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_the_mana_is_there_at_once_and_in_the_same_payment(seat: int) -> None:
    """CR 605.4a: nobody can respond between the two."""
    own = side("Forest, Rampant Vines(on Forest)", hand="Grizzly Bears")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} cast Grizzly Bears")
    assert game.zone("Grizzly Bears") == "stack"
    assert game.thing("Forest").tapped
    game = table(side("Forest, Rampant Vines(on Forest)"))
    game.play("A tap Forest for {G}{G}")
    assert game.table.seats[0].mana == ["G", "G"]
    made = [one.rule for one in game.events if one.__struct_config__.tag == "mana_added"]
    assert made == ["CR-605.3b", "CR-605.4a"]


def test_who_controls_the_land_adds_the_mana() -> None:
    """The Aura of the opponent helps who taps the land."""
    game = table(side("Forest", hand="Grizzly Bears"), side("Rampant Vines(on Forest), Mountain"))
    game.play("A cast Grizzly Bears")
    assert game.zone("Grizzly Bears") == "stack"


def test_two_of_them_add_twice() -> None:
    game = table(side("Forest, Rampant Vines(on Forest), Rampant Vines(on Forest)", hand="Basilisk Bear"))
    game.play("A cast Basilisk Bear")
    assert game.zone("Basilisk Bear") == "stack"


def test_of_any_combination_of_colors() -> None:
    game = table(side("Forest, Market Vines(on Forest)"))
    game.includes("tap Forest for {G}{W}{U}", "tap Forest for {G}{R}{R}")
    assert sum("Forest" in one for one in game.listed()) == 15
    game.play("A tap Forest for {G}{U}{R}")
    assert sorted(game.table.seats[0].mana) == ["G", "R", "U"]


def test_your_swamps_alone() -> None:
    game = table(side("Swamp, Forest, Swamp Crypt"), side("Swamp"))
    game.includes("tap Swamp#1 for {B}{B}", "tap Forest for {G}")
    game = table(side("Swamp"), side("Swamp Crypt"))
    game.includes("tap Swamp for {B}")


def test_a_type_that_the_land_produces() -> None:
    game = table(side("Forest, Ancient Tomb", hand="Colossal Dreadmaw"), side("Warm Heart"))
    game.includes("tap Forest for {G}{G}", "tap Ancient Tomb for {C}{C}{C}")
    game.refuses("A cast Colossal Dreadmaw", "CR-118.3")


@pytest.mark.parametrize(
    "board", ["Warm Heart, Market Vines(on Forest)", "Market Vines(on Forest), Warm Heart"]
)
def test_what_is_added_besides_the_land_does_not_produce(board: str) -> None:
    """CR 106.12a: the land produced {G} alone, in whichever order the two abilities are there."""
    game = table(side(f"Forest, {board}"))
    game.includes(
        "tap Forest for {G}{W}{U}{G}" if board.startswith("Market") else "tap Forest for {G}{G}{W}{U}"
    )
    assert sum("Forest" in one for one in game.listed()) == 15


def test_what_is_not_tapped_for_mana_adds_nothing_besides() -> None:
    """CR 106.12: only mana abilities with {T} in their cost tap for mana."""
    game = table(side("Sap Horse(1 +1/+1), Warm Heart, Swamp Crypt"))
    game.includes("tap Sap Horse for {C}")


def test_the_chosen_color() -> None:
    written = document([side("Forest, Hued Vines(on Forest)"), side()])
    (vines,) = [thing for thing in written["table"]["objects"].values() if "hued" in thing["card"]]
    vines["chosen"] = "R"
    Play(written).includes("tap Forest for {G}{R}")


def test_as_the_crypt_goes_for_mana_it_adds_no_more() -> None:
    """What goes for mana comes last: both mana of the Swamp are made before (CORE-R14)."""
    game = table(side("Swamp Crypt, Bone Altar, Swamp", hand="Hill Giant, Darksteel Myr"))
    game.play("A cast Darksteel Myr")
    assert paid(game).zone("Darksteel Myr") == "stack"


@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(25))
def test_whatever_is_offered_can_be_paid(seed: int) -> None:
    chance = random.Random(seed)
    sources = [
        "Swamp Crypt", "Warm Heart", "Bone Altar", "Drumming Post", "Spawn Seed", "Signet", "Herd Caller",
        "Goblin Woodcutter", "Ancient Tomb", "Swamp",
    ]  # fmt: skip
    board = ", ".join(["Forest, Rampant Vines(on Forest)", *chance.choices(sources, k=4)])
    for spell in (
        "Basilisk Bear",
        "Darksteel Myr",
        "Goblin Piker",
        "Hill Giant",
        "Colossal Dreadmaw",
        "Fling",
    ):
        game = table(side(board, hand=spell), side("Grizzly Bears"))
        actions = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
        if not actions:
            continue
        state = engine.apply(game.state, actions[0]).state
        while Play.at(state).asked() != "priority":
            assert engine.decode(engine.encode(state)) == state
            state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
        assert Play.at(state).zone(spell) == "stack", (board, spell)


@pytest.mark.parametrize(
    ("rule", "path"),
    [
        ({"what": "attached"}, ""),
        ({"what": "attached", "mana": "{G}", "chosen": True}, ""),
        ({"what": "attached", "mana": "{G}", "amount": 2}, ".amount"),
        ({"what": "attached", "one_of": ["{G}", "{W}"], "amount": 4}, ".amount"),
        ({"what": "attached", "mana": "{2}"}, ".mana"),
        ({"what": "attached", "one_of": ["{G}", "{X}"]}, ".one_of"),
        ({"what": "attached", "one_of": ["{G}"]}, ".one_of"),
        ({"what": "attached", "one_of": ["{G}", "{G}"]}, ".one_of"),
        ({"what": "attached", "mana": "{G}", "whose": "you"}, ".whose"),
        ({"what": {"types": ["land"], "controller": "you"}, "mana": "{G}"}, ".what"),
        ({"what": {"types": ["creature"]}, "produced": True}, ".what"),
    ],
)
def test_what_makes_no_sense(rule: dict[str, Any], path: str) -> None:
    static = {"ability": "static", "rules": [{"rule": "more_mana", **rule}]}
    card = {
        "name": "Vines", "types": ["enchantment"], "subtypes": ["Aura"], "keywords": ["enchant land"],
        "abilities": [static],
    }  # fmt: skip
    found = [fault.path for fault in card_faults(msgspec.json.encode(card), frozenset())]
    assert f"$.abilities[0].rules[0]{path}" in found


def test_a_condition_is_left_out() -> None:
    static = {
        "ability": "static",
        "condition": {"if": "your_turn"},
        "rules": [{"rule": "more_mana", "what": {"types": ["land"]}, "mana": "{G}"}],
    }
    card = {"name": "Spring", "types": ["enchantment"], "abilities": [static]}
    found = [fault.path for fault in card_faults(msgspec.json.encode(card), frozenset())]
    assert "$.abilities[0].condition" in found
