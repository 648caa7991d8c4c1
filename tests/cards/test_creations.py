"""Tokens that create tokens: told or refused, however many there are."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.magic.custom_cards import MOST_CARDS, check_card
from engine.magic.library.check import check
from engine.magic.library.creations import DEEPEST_CREATIONS, MOST_CREATED_BYTES

Document = dict[str, Any]
TOO_DEEP = f"at most {DEEPEST_CREATIONS} tokens create each other one after the other"


def token(name: str, *created: str, times: int = 1, **more: Any) -> Document:
    """A card that creates tokens as it enters, each so many times."""
    steps = [{"do": "create", "token": key} for key in created]
    ability = {"ability": "triggered", "trigger": {"when": "enters"}, "do": steps}
    abilities = [ability] * times if steps else []
    return {"name": name, "types": ["creature"], "power": 1, "toughness": 1, "abilities": abilities, **more}


def chain(length: int, *, times: int = 1) -> list[Document]:
    """A card that creates a token, which creates the next one, and so on."""
    tokens = [token(f"T{index} Token", f"t{index + 1}_token", times=times) for index in range(1, length)]
    return [token("Maker", "t1_token", times=times, cost="{1}"), *tokens, token(f"T{length} Token")]


def circle(length: int) -> list[Document]:
    """Tokens that create each other, the last one the first."""
    return [token(f"T{index} Token", f"t{(index + 1) % length}_token") for index in range(length)]


def checked(cards: list[Document]) -> Any:
    """What the check of the first says, with the others as its tokens."""
    first, *others = (json.dumps(card).encode() for card in cards)
    return check_card(first, others)


@pytest.mark.parametrize("length", [1, 2, 3, 10, DEEPEST_CREATIONS + 1, MOST_CARDS])
def test_tokens_that_create_each_other_are_refused(length: int) -> None:
    cards = circle(length)
    circular = "these tokens create each other, in a circle: "
    found = checked(cards)
    assert (found.key, found.face) == (None, None)
    assert [fault.path for fault in found.faults] == [
        "$.card",
        *(f"$.tokens[{i}]" for i in range(length - 1)),
    ]
    expected = TOO_DEEP if length > DEEPEST_CREATIONS else circular
    assert all(fault.message.startswith(expected) for fault in found.faults)
    if length <= DEEPEST_CREATIONS:
        around = [f"t{(1 + index) % length}_token" for index in range(length)]
        assert found.faults[0].message == circular + ", ".join(around)
    for file in check(
        {f"t{index}_token.json": json.dumps(card).encode() for index, card in enumerate(cards)}
    ):
        assert not file.sound
        assert file.lines[0].startswith(f"$: {expected}")
    with pytest.raises(engine.InvalidOptions, match=circular):
        engine.card_definitions(cards)
    with pytest.raises(engine.InvalidOptions, match=circular):
        engine.new_game("duel", options={"cards": cards})
    table = {"seats": [{}, {}], "cards": {f"t{index}_token": card for index, card in enumerate(cards)}}
    (fault,) = engine.status(json.dumps({"ruleset": "duel", "table": table}))
    assert fault.path == "$.table.cards"
    assert fault.message.startswith(circular)


def test_who_creates_a_circle_is_no_part_of_it() -> None:
    found = checked([token("Maker", "t0_token", cost="{1}"), *circle(2)])
    assert [(fault.path, fault.message) for fault in found.faults] == [
        ("$.card", "these tokens create each other, in a circle: t0_token, t1_token"),
        ("$.tokens[0]", "these tokens create each other, in a circle: t1_token, t0_token"),
        ("$.tokens[1]", "these tokens create each other, in a circle: t0_token, t1_token"),
    ]


def test_a_chain_is_told_to_its_end() -> None:
    cards = chain(DEEPEST_CREATIONS)
    found = checked(cards)
    assert found.faults == ()
    assert found.face.text.count("create a 1/1 colorless creature token") == DEEPEST_CREATIONS
    state = engine.new_game("duel", options={"cards": cards}, seats=[{}, {}])
    assert len(state.table.cards) == len(cards)
    assert engine.encode(engine.decode(engine.encode(state))) == engine.encode(state)


@pytest.mark.parametrize("length", [DEEPEST_CREATIONS + 1, MOST_CARDS - 1])
def test_a_longer_one_is_refused(length: int) -> None:
    cards = chain(length)
    found = checked(cards)
    assert found.face is None
    assert [(fault.path, fault.message) for fault in found.faults] == [
        (path, TOO_DEEP)
        for path in ("$.card", *(f"$.tokens[{index}]" for index in range(length - 1)))[
            : length - DEEPEST_CREATIONS
        ]
    ]
    with pytest.raises(engine.InvalidOptions, match="at most"):
        engine.new_game("duel", options={"cards": cards}, seats=[{}, {}])


def test_tokens_that_create_several_of_the_next_come_to_a_bounded_size() -> None:
    """Of tokens that create two of the next, each twice as many as the one before are told."""
    cards = chain(DEEPEST_CREATIONS, times=2)
    message = (
        f"with all the tokens that it creates, a card has at most {MOST_CREATED_BYTES} bytes, each of them "
        "counted as often as it is created"
    )
    found = checked(cards)
    assert found.face is None
    assert found.faults[0].path == "$.card"
    assert {fault.message for fault in found.faults} == {message}
    assert 5 < len(found.faults) < len(cards), "the last ones create few"
    with pytest.raises(engine.InvalidOptions, match="counted as often") as refused:
        engine.new_game("duel", options={"cards": cards}, seats=[{}, {}])
    assert refused.value.faults[0].path == "$.options.cards[0]"
    sound = chain(4, times=2)
    assert checked(sound).face.text.count("create a 1/1") == 2 + 4 + 8 + 16


def test_a_table_is_held_to_the_same() -> None:
    for cards, message in (
        (chain(DEEPEST_CREATIONS + 1), "one after the other"),
        (chain(12, times=2), "bytes"),
    ):
        keys = ["maker", *(f"t{index}_token" for index in range(1, len(cards)))]
        table = {"seats": [{}, {}], "cards": dict(zip(keys, cards, strict=True))}
        fault, *_ = engine.status(json.dumps({"ruleset": "duel", "table": table}))
        assert fault.path == "$.table.cards.maker"
        assert message in fault.message


@pytest.mark.parametrize(
    "faulty",
    [
        token("T1 Token", "t9_token"),
        token("T1 Token", power="big"),
        {**token("T1 Token"), "keywords": ["foo"]},
        {**token("T1 Token", "treasure_token"), "abilities": [{"ability": "spell", "do": []}]},
        {"name": "T1 Token"},
    ],
)
def test_what_creates_a_token_with_faults_is_not_told(faulty: Document) -> None:
    found = checked([token("Maker", "t1_token", cost="{1}"), faulty])
    assert found.face is None
    assert found.faults[0].path == "$.card"
    assert found.faults[0].message == "it creates 't1_token', a token with faults"
    assert all(fault.path.startswith("$.tokens[0]") for fault in found.faults[1:])
    assert len(found.faults) > 1
    maker, made = check(
        {
            "maker.json": json.dumps(token("Maker", "t1_token", cost="{1}")).encode(),
            "t1_token.json": json.dumps(faulty).encode(),
        }
    )
    assert not maker.sound
    assert not made.sound


def test_a_token_of_ones_own_takes_the_place_of_one_of_the_library() -> None:
    own = {**token("Saproling Token"), "power": 7, "toughness": 7}
    maker = token("Maker", "saproling_token", cost="{1}")
    assert "7/7" in checked([maker, own]).face.text
    assert checked([maker, {**own, "power": "big"}]).face is None
