"""What a game has to bring along for the cards of a pool that it names."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from decks.bringing import MOST_NEAR, bringing
from decks.cards import PoolCards

FOREST = {"Forest": 52}


def names(brought: Any) -> list[str]:
    """The names of the cards that a game brings along."""
    return [str(card["name"]) for card in brought.options.get("cards", ())]


def test_named_cards_come_along_with_the_tokens_that_they_create(pool: PoolCards) -> None:
    deck = {"Snail Herder": 4, "Large Snail Herder": 4, "Lightning Bolt": 4, **FOREST}
    seats = [{"deck": deck}, {"deck": {"wisp_heron": 4, "SNAIL HERDER": 4, "forest": 52}}]
    options = {"starting_seat": 1}
    brought = bringing("duel", options, seats, pool)
    assert names(brought) == [
        "Snail Herder",
        "Snail Token",
        "Large Snail Herder",
        "Snail Token",
        "Wisp Heron",
    ]
    assert brought.options["starting_seat"] == 1
    assert list(brought.cards) == brought.options["cards"]
    assert options == {"starting_seat": 1}, "what was sent stays as it is"
    state = engine.new_game("duel", options=brought.options, seats=seats)
    document = engine.encode(state)
    assert len(state.table.cards) == 5
    assert engine.encode(engine.decode(document)) == document


def test_cards_of_ones_own_and_of_the_library_come_first(pool: PoolCards) -> None:
    own = {"name": "Wisp Heron", "cost": "{1}", "types": ["creature"], "power": 9, "toughness": 9}
    seats = [{"deck": {"Wisp Heron": 4, "Hill Giant": 4, **FOREST}}, {}]
    brought = bringing("duel", {"cards": [own]}, seats, pool)
    assert (brought.options["cards"], brought.cards) == ([own], ())


def test_cards_of_ones_own_stay_before_those_of_the_pool(pool: PoolCards) -> None:
    own = {"name": "Own Ogre", "cost": "{1}", "types": ["creature"], "power": 9, "toughness": 9}
    seats = [{"deck": {"Own Ogre": 4, "Wisp Heron": 4, **FOREST}}, {}]
    brought = bringing("duel", {"cards": [own]}, seats, pool)
    assert names(brought) == ["Own Ogre", "Wisp Heron"]
    assert [card["name"] for card in brought.cards] == ["Wisp Heron"]


def test_without_a_pool_or_for_a_game_without_decks_nothing_changes(pool: PoolCards) -> None:
    seats = [{"deck": {"Wisp Heron": 4}}, {}]
    assert bringing("duel", {}, seats, None).options == {}
    assert bringing("magic54", {"a": 1}, seats, pool) == ({"a": 1}, (), {})


@pytest.mark.parametrize("cards", [3, {"a": 1}, "x", None])
def test_options_of_the_wrong_form_stay_what_they_are(pool: PoolCards, cards: Any) -> None:
    assert bringing("duel", {"cards": cards}, [{"deck": {"Wisp Heron": 4}}], pool).options == {"cards": cards}


def test_anything_may_be_sent(pool: PoolCards) -> None:
    for seats in (None, [None], [3], "x", [{"deck": [1]}], [{"deck": {"": 1, "\0": True}}]):
        assert bringing("duel", {"cards": [3, {"name": 4}]}, seats, pool).cards == ()


def test_why_a_card_is_not_there_is_told_at_its_place(pool: PoolCards) -> None:
    deck = {"Ébène Juggler": 4, "Wisp Heronn": 4, "Zzz": 4, **FOREST}
    brought = bringing("duel", {}, [{}, {"deck": deck}], pool)
    faults = engine.check_game("duel", options=brought.options, seats=[{}, {"deck": deck}]).faults
    told = {fault.path: fault.message for fault in brought.explained(faults)}
    assert told["$.seats[1].deck.Wisp Heronn"].endswith("perhaps 'Wisp Heron'")
    assert told["$.seats[1].deck.Zzz"] == "'Zzz' is neither in the library nor in the pool"
    assert "no word for: juggle" in told["$.seats[1].deck.Ébène Juggler"]


def test_near_names_are_told_of_so_many(pool: PoolCards) -> None:
    deck = {f"Wisp Heron{'n' * many}": 1 for many in range(1, MOST_NEAR + 10)}
    brought = bringing("duel", {}, [{"deck": {f"Guard {'x' * many}": 1 for many in range(2, 70)}}], pool)
    assert len(brought.why_not) == 68
    told = bringing("duel", {}, [{"deck": deck}], pool).why_not
    assert sum("perhaps" in why for why in told.values()) <= MOST_NEAR
