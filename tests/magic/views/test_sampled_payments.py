"""What is paid with hidden cards of a kind, in the eyes of who does not see them (CR 601.2h; CORE-26)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import engine
from engine.magic.custom_cards import key_for
from engine.magic.language.abilities import Card
from tests.harness import fresh, plain
from tests.magic.table import document, side, table


def assert_guessed(state: engine.State, seed: int) -> Any:
    """What the other player holds for possible: it can be stored, looks alike, and who decides can go on."""
    decision = engine.decision(state)
    assert decision is not None
    seat = 1 - decision.seat
    world = engine.sample(state, seat, seed)
    assert not engine.status(fresh(world))
    assert plain(engine.view(world, seat)) == plain(engine.view(state, seat))
    again = engine.sample(world, seat, seed + 1)
    assert engine.encode(again) == engine.encode(engine.sample(state, seat, seed + 1))
    assert engine.legal_actions(world)
    for action in engine.legal_actions(world):
        engine.apply(world, action)
    return world


@pytest.mark.parametrize("seed", range(6))
def test_who_pays_with_a_card_of_a_kind_holds_one_in_each_sample(seed: int) -> None:
    library = "Forest, Swamp, Island, Hill Giant"
    game = table(side("Choosy Smith", hand="Grizzly Bears, Plains", library=library))
    game.play("A activate Choosy Smith")
    world = assert_guessed(game.state, seed)
    decision = engine.decision(world)
    assert decision is not None
    hand = [world.table.objects[ref].card for ref in world.table.seats[decision.seat].hand]
    assert {"grizzly_bears", "hill_giant"} & {*hand}


@pytest.mark.parametrize("seed", range(6))
def test_what_was_picked_of_several_is_open_again_in_samples(seed: int) -> None:
    library = "Forest, Swamp, Island, Savannah Lions, Plains"
    game = table(side("Shown Hand", hand="Savannah Lions, Healing Salve, Shock", library=library))
    game.play("A activate Shown Hand / 0; A x 2; A pay_with Savannah Lions")
    world = assert_guessed(game.state, seed)
    assert world.machine.agenda[-1].answers == []


def test_that_no_card_of_a_kind_is_there_is_not_told_by_what_is_asked() -> None:
    """X is chosen, also where it can only be 0; but that a hand is empty everybody sees."""
    for hand in ("Shock, Forest", "Savannah Lions, Forest"):
        game = table(side("Shown Hand", hand=hand))
        game.play("A activate Shown Hand / 0")
        assert plain(engine.decision(game.state))["type"] == "choose_x"
    game = table(side("Shown Hand"))
    game.play("A activate Shown Hand / 0")
    assert plain(engine.decision(game.state))["type"] == "priority"


@pytest.mark.parametrize("seed", range(6))
def test_an_x_of_hidden_cards_is_chosen_in_each_sample(seed: int) -> None:
    library = "Forest, Swamp, Island, Shock, Plains"
    game = table(side("Shown Hand", hand="Savannah Lions, Healing Salve", library=library))
    game.play("A activate Shown Hand / 0")
    assert_guessed(game.state, seed)


def test_that_one_of_two_prices_cannot_be_paid_is_not_told_by_what_is_asked() -> None:
    """A creature card or life: whoever has only life is asked as well."""
    prices = [{"discard": [{"what": {"types": ["creature"]}}]}, {"life": 3}]
    ability = {"ability": "activated", "cost": {"any_of": prices}, "do": [{"do": "draw"}]}
    bear = {"cost": "{R}", "types": ["creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2}
    card: dict[str, Any] = {"name": "Torn Ledger", **bear, "abilities": [ability]}
    written = document([side("Choosy Smith", hand="Shock, Forest"), side()], step="main1", turn=1)
    (smith,) = written["table"]["cards"]
    key = key_for(msgspec.convert(card, Card))
    position = json.loads(json.dumps(written).replace(smith, key))
    position["table"]["cards"] = {key: card}
    state = engine.decode(json.dumps(position))
    activate = next(one for one in engine.legal_actions(state) if plain(one)["type"] == "activate")
    state = engine.apply(state, activate).state
    assert [plain(one)["type"] for one in engine.legal_actions(state)] == ["choose_price"]
    assert_guessed(state, 1)
