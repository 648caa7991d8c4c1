"""Enlist, amplify and devour: invented texts come back as what they say."""

from __future__ import annotations

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed
from .test_other_players import card


@pytest.mark.parametrize(
    "text",
    [
        "Flying\nEnlist",
        "Amplify 2\nTrample",
        "Devour 3",
        "Devour artifact 1",
        "Devour Food 3",
        "Whenever this creature enlists a creature, draw a card.",
        "Whenever a creature you control enlists a creature, you gain 1 life.",
    ],
)
def test_wordings(text: str) -> None:
    words = told(card(text, "Creature")).replace("\n", ", ").lower()
    assert words == text.replace("\n", ", ").lower()


@pytest.mark.parametrize(
    "text",
    [
        "Enlist 2",
        "Amplify",
        "Devour X, where X is the number of Frogs you control",
        "Devour creature 1",
        "Creatures you control have enlist.",
        "When ~ enters, you gain 2 life for each creature it devoured.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Creature"))
