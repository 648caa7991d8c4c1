"""What is said of land cards, the market and reserved cards: prompts, actions, events."""

from __future__ import annotations

from tests.rulesets.splendagic import test_attaching as attaching
from tests.rulesets.splendagic import test_reserving as reserving
from tests.rulesets.splendagic.table import side
from tests.sides import one_sided
from tests.support.saying import after, prompt, texts, told

pytestmark = one_sided("texts are read from given seats")


def test_reserving_unseen_is_told_the_others_without_the_card() -> None:
    state = reserving.begin(side(name="Red")).state
    blind = "Reserve the top card of the level 3 deck"
    mine = [
        "You look at 1 card: Craw Wurm",
        "Craw Wurm goes from the creature decks to your library",
        "You reserve Craw Wurm (level 3)",
        "You take a Wastes",
        "You have used the Splendor action to reserve a card unseen",
    ]
    assert told(state, blind, 0) == mine
    assert told(state, blind, 1) == [
        "Red looks at 1 card",
        "A card goes from the creature decks to Red's library",
        "Red reserves a card (level 3)",
        "Red takes a Wastes",
        "Red has used the Splendor action to reserve a card unseen",
    ]


def test_the_market_fills_up() -> None:
    state = reserving.begin(side(name="Red")).state
    assert told(state, "Reserve Hill Giant (level 2)")[:4] == [
        "Hill Giant goes from the market to Red's library",
        "Red reserves Hill Giant (level 2)",
        "Wind Drake goes from the creature decks to the market",
        "Wind Drake comes into the market (level 2, slot 1)",
    ]


def test_taking_three_different() -> None:
    state = after(reserving.begin().state, "Take three different land cards")
    assert prompt(state) == "Choose a land card to take"
    assert texts(state)[:2] == ("Take a Plains", "Take an Island")
    state = after(state, "Take a Plains")
    assert prompt(state) == "Choose another land card to take besides Plains"


def test_attaching_land_cards() -> None:
    state = attaching.upkeep(side(attaching.ORACLE), supply=(4, 2, 4, 4, 2, 5)).state
    assert prompt(state) == "Choose a land card for Assault Zeppelid"
    assert told(state, "Put an Island under Assault Zeppelid") == ["An Island is put under Assault Zeppelid"]
