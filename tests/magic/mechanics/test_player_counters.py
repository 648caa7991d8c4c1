"""Counters that players get: energy, experience, poison (CR 107.14, 122.1)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text
from tests.magic.made_up import card
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, document, side, table


def counters(game: Play, seat: int = 0) -> dict[str, int]:
    """The counters of a player."""
    found: dict[str, int] = game.table.seats[seat].counters
    return found


def test_energy_is_gotten_and_paid() -> None:
    game = table(side("Wastes", hand="Spark Cell"))
    game.play("A cast Spark Cell")
    game.resolve()
    game.resolve()
    assert counters(game) == {"energy": 2}
    game.play("A activate Spark Cell / 1")
    assert counters(game) == {}, "paid before it resolves"
    game.resolve()
    assert game.cards("A", "hand") == ["wastes"]


def test_energy_does_not_empty() -> None:
    game = table(side("Wastes", counters={"energy": 3}))
    game.end_turn()
    assert counters(game) == {"energy": 3}


def test_too_little_energy_is_told() -> None:
    game = table(side("Spark Cell", counters={"energy": 1}))
    game.refuses("activate Spark Cell / 1", "CR-107.14")


@pytest.mark.parametrize(("energy", "asked"), [(0, False), (1, True)])
def test_energy_may_be_paid_where_there_is_some(energy: int, asked: bool) -> None:
    more: dict[str, Any] = {"counters": {"energy": energy}} if energy else {}
    game = table(side("Island", hand="Charged Wish", **more))
    cast(game, "Charged Wish")
    assert (game.asked() != "priority") is asked
    if asked:
        game.play("A accept")
        assert (counters(game), game.cards("A", "hand")) == ({}, ["wastes"])


def test_the_energy_of_a_player_is_counted() -> None:
    game = table(side("Island", hand="Count the Sparks"), side(counters={"energy": 3}))
    cast(game, "Count the Sparks")
    assert game.life() == (26, 20)


def test_experience_is_counted() -> None:
    game = attacked("Veteran Camel → B", side("Veteran Camel", counters={"experience": 1}), side())
    assert (counters(game), game.size("Veteran Camel")) == ({"experience": 2}, (3, 1))


def test_each_player_is_poisoned() -> None:
    game = table(side("Forest", hand="Shared Venom"), side(poison=7))
    cast(game, "Shared Venom")
    assert [seat.poison for seat in game.table.seats] == [2, 9]


def test_proliferate_adds_one_of_each_kind_that_a_player_has() -> None:
    game = table(side("Island*3", hand="Steady Progress"), side(poison=9, counters={"energy": 1}))
    game.play("A cast Steady Progress; A pass; B pass; A choose B")
    assert counters(game, 1) == {"energy": 2}
    assert game.table.seats[1].lost, "ten poison counters"


def test_everybody_sees_them() -> None:
    game = table(side(counters={"energy": 2, "experience": 1}))
    for seat in (0, 1):
        seen = msgspec.to_builtins(engine.view(game.state, seat).view)["seats"][0]
        assert seen["counters"] == {"energy": 2, "experience": 1}


@pytest.mark.parametrize(
    ("held", "sound"),
    [
        ({"energy": 1}, True),
        ({"energy": 0}, False),
        ({"poison": 1}, False),
        ({"rad": 1}, False),
        ({"energy": 10**7}, False),
    ],
)
def test_positions_written_by_hand(held: dict[str, int], sound: bool) -> None:
    written = document([side(counters=held), side()])
    assert bool(engine.status(msgspec.json.encode(written))) != sound


def test_texts() -> None:
    lines = {
        "Spark Cell": "When this artifact enters, you get {E}{E}.\n{T}, Pay {E}{E}: Draw a card.",
        "Veteran Camel": "Whenever this creature attacks, you get an experience counter.\n"
        "This creature gets +1/+0 for each experience counter you have.",
        "Shared Venom": "Each player gets two poison counters.",
        "Charged Wish": "You may pay {E}. If you do, draw a card. If you don't, you gain X life, where X is"
        " the number of {E} you have.",
        "Count the Sparks": "You gain X life, where X is twice the number of {E} target opponent has.",
    }
    assert {name: rules_text(card(name), TOKENS) for name in lines} == lines


@pytest.mark.parametrize(
    ("ability", "path"),
    [
        ({"cost": {"energy": -1}, "do": [{"do": "draw"}]}, "cost.energy"),
        ({"cost": {"mana": "{1}", "energy": 1}, "do": [{"do": "add_mana", "mana": "{G}"}]}, "cost"),
        (
            {"cost": {"energy": 1}, "do": [{"do": "get_counters", "kind": "energy", "amount": 0}]},
            "do[0].amount",
        ),
        (
            {
                "cost": {"energy": 1},
                "do": [
                    {
                        "do": "gain_life",
                        "amount": {"amount": "player_counters", "kind": "energy", "who": "any"},
                    }
                ],
            },
            "do[0].amount.who",
        ),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place(ability: dict[str, Any], path: str) -> None:
    bear = {"name": "Bear", "types": ["creature"], "power": 2, "toughness": 2}
    written = {**bear, "abilities": [{"ability": "activated", **ability}]}
    found = [fault.path for fault in card_faults(msgspec.json.encode(written), frozenset())]
    assert f"$.abilities[0].{path}" in found
