"""Usual wordings that are told in another way: invented texts come back as what they say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]
FROGS: Document = {"subtypes": ["Frog"], "controller": "you"}


def abilities(text: str, kind: str = "Creature — Bear") -> list[Document]:
    """The abilities of a card with this text."""
    card: Document = json.loads(json.dumps(compile_card(printed(text, kind)).card))
    found: list[Document] = card["abilities"]
    return found


@pytest.mark.parametrize(
    ("printed_so", "told_so"),
    [
        (
            "Instant and sorcery spells you control can't be countered.",
            "Instant or sorcery spells you control can't be countered.",
        ),
        (
            "Whenever one or more creatures with flying enter under your control, draw a card.",
            "Whenever one or more creatures you control with flying enter, draw a card.",
        ),
        (
            "{T}: All Frogs have base power and toughness X/X until end of turn, where X is your life total.",
            "{T}: All Frogs have base power and toughness each equal to your life total until end of turn.",
        ),
        (
            "{T}: Each creature you control with power 3 gets +1/+1 and gains reach until end of turn.",
            "{T}: Creatures you control with power 3 get +1/+1 and gain reach until end of turn.",
        ),
        (
            "As long as you control your commander, this creature has flying.",
            "As long as you control a commander you own, this creature has flying.",
        ),
        (
            "Commanders you control have flying.",
            "Commanders you control have flying.",
        ),
        (
            "When this creature enters, you lose 2 life unless you control another Frog.",
            "When this creature enters, you lose 2 life if you control no other Frogs.",
        ),
        (
            "During turns other than yours, this creature has flying.",
            "As long as it's not your turn, this creature has flying.",
        ),
        (
            "{T}: For each token you control, create a token that's a copy of that creature.",
            "{T}: For each token you control, create a token that's a copy of that token.",
        ),
    ],
)
def test_other_words_mean_the_same(printed_so: str, told_so: str) -> None:
    card = compile_card(printed(printed_so, "Creature — Bear")).card
    assert told(json.loads(json.dumps(card))) == told_so


def test_an_ability_with_two_costs_is_two_abilities() -> None:
    one, other = abilities("{3}, {T} or {U}, {T}: Tap target creature.", "Artifact")
    assert (one["cost"]["mana"], other["cost"]["mana"]) == ("{3}", "{U}")
    assert one["do"] == other["do"]
    with pytest.raises(Refused):
        abilities("{3}, {T} or {U}, {T}: Tap target creature. Activate only once each turn.", "Artifact")


def test_what_is_said_of_a_card_that_was_looked_at_under_a_condition_is_under_it() -> None:
    (spell,) = abilities(
        "If you control a Frog, exile the top card of your library. You may play that card this turn.",
        "Sorcery",
    )
    (step,) = spell["do"]
    assert [one["do"] for one in step["then"]] == ["look", "permit"]


def test_a_vehicle_that_dies_is_put_into_a_graveyard() -> None:
    (found,) = abilities("When this artifact dies, draw a card.", "Artifact")
    assert found["trigger"] == {"when": "dies"}
