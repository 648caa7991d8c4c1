"""Tokens that cards speak of by the key of their content: two of them may have one name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.kept_cards import key_for
from engine.magic.language.abilities import Card
from tests.sides import one_sided

Document = dict[str, Any]
FOREST = {"forest": 52}


def snail(size: int) -> Document:
    """A Snail of this size."""
    return {"name": "Snail Token", "types": ["creature"], "colors": ["G"], "power": size, "toughness": size}


def key(document: Document) -> str:
    """The key of its content."""
    return key_for(msgspec.convert(document, Card))


def herder(name: str, token: str) -> Document:
    """A creature that creates this token as it enters."""
    step = {"do": "create", "token": token}
    enters = {"ability": "triggered", "trigger": {"when": "enters"}, "do": [step]}
    return {
        "name": name,
        "cost": "{1}",
        "types": ["creature"],
        "power": 1,
        "toughness": 1,
        "abilities": [enters],
    }


def created(state: engine.State, name: str) -> str:
    """The token that a card on the table of a state creates."""
    (card,) = (card for card in state.table.cards.values() if card.name == name)
    return str(card.abilities[0].do[0].token)


@one_sided("asks about options")
def test_two_tokens_of_one_name_lie_on_the_table_each_under_its_key() -> None:
    small, large = snail(1), snail(3)
    cards = [small, large, herder("Small Herder", key(small)), herder("Large Herder", key(large))]
    state = engine.new_game("duel", options={"cards": cards})
    assert {key(small), key(large)} < set(state.table.cards)
    assert created(state, "Small Herder") == key(small)
    assert created(state, "Large Herder") == key(large)
    assert engine.encode(engine.decode(engine.encode(state))) == engine.encode(state)


@one_sided("asks about options")
def test_a_token_by_name_and_by_content_is_the_same_one() -> None:
    small = snail(1)
    by_name = engine.new_game("duel", options={"cards": [small, herder("Herder", "snail_token")]})
    by_content = engine.new_game("duel", options={"cards": [small, herder("Herder", key(small))]})
    assert by_name.table.cards == by_content.table.cards


@one_sided("asks about options")
def test_what_is_meant_by_a_name_has_to_be_clear() -> None:
    small, large = snail(1), snail(3)
    cards = [small, large, herder("Small Herder", key(small)), herder("Large Herder", "snail_token")]
    (fault,) = engine.check_game("duel", options={"cards": cards}).faults
    assert fault.path == "$.options.cards[1].name"
    assert fault.message == "another card with this name stands at $.options.cards[0]"
    ogres = [herder("Ogre", key(small)), {**herder("Ogre", key(small)), "power": 2}, small]
    (fault,) = engine.check_game("duel", options={"cards": ogres}).faults
    assert fault.path == "$.options.cards[1].name"


def wolf(**more: Any) -> Document:
    """A Wolf, whose name a token of the library has as well."""
    return {"name": "Wolf Token", "types": ["creature"], "colors": ["G"], "power": 1, "toughness": 4, **more}


@one_sided("asks about options")
@pytest.mark.parametrize("others", [[wolf()], [wolf(), wolf(keywords=["reach"])]])
def test_a_name_that_the_library_knows_means_none_that_is_called_by_its_content(
    others: list[Document],
) -> None:
    callers = [herder(f"Caller {number}", key(one)) for number, one in enumerate(others)]
    cards = [*others, *callers, herder("Tamer", "wolf_token")]
    state = engine.new_game("duel", options={"cards": cards})
    assert created(state, "Tamer") == "wolf_token"
    assert [created(state, one["name"]) for one in callers] == list(map(key, others))
    assert engine.encode(engine.decode(engine.encode(state))) == engine.encode(state)


@one_sided("asks about options")
def test_a_token_that_is_called_by_its_name_alone_is_meant_before_that_of_the_library() -> None:
    own, other = wolf(), wolf(keywords=["reach"])
    cards = [other, own, herder("Caller", key(other)), herder("Tamer", "wolf_token")]
    state = engine.new_game("duel", options={"cards": cards})
    assert created(state, "Tamer") == key(own)
    third = wolf(keywords=["vigilance"])
    (fault,) = engine.check_game("duel", options={"cards": [third, *cards]}).faults
    assert fault.path == "$.options.cards[2].name"


@one_sided("asks about options")
def test_a_key_of_content_that_nothing_has_is_refused() -> None:
    cards = [snail(1), herder("Herder", key(snail(2)))]
    (fault,) = engine.check_game("duel", options={"cards": cards}).faults
    assert fault.path == "$.options.cards[1].abilities[0].do[0].token"
    with pytest.raises(engine.InvalidOptions):
        engine.new_game("duel", options={"cards": [herder("Herder", key(snail(1)))]})


@one_sided("asks about options")
def test_tokens_by_content_may_create_others() -> None:
    inner = snail(1)
    outer = herder("Nest Token", key(inner))
    del outer["cost"]
    cards = [herder("Keeper", key(outer)), outer, inner]
    state = engine.new_game("duel", options={"cards": cards})
    assert created(state, "Nest Token") == key(inner)
    assert created(state, "Keeper") == key(outer)
