"""What may be done only once each turn: invented texts come back as what they say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]


def card(text: str) -> Document:
    """The document of an enchantment with this text."""
    found: Document = json.loads(json.dumps(compile_card(printed(text, "Enchantment")).card))
    return found


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Frog you control enters, you may draw a card. Do this only once each turn.",
        "Whenever you gain life, if it's your turn, you may draw a card. Do this only once each turn.",
        "Whenever a Frog enters, you may pay {1}. If you do, scry 2. Do this only once each turn.",
        "Whenever a Frog enters, scry 1. You may draw a card. Do this only once each turn.",
    ],
)
def test_it_comes_back(text: str) -> None:
    document = card(text)
    asked = [step for step in document["abilities"][0]["do"] if step["do"] == "may"]
    assert [step["once"] for step in asked] == [True]
    assert told(document) == text


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Frog you control enters, draw a card. Do this only once each turn.",
        "When this enchantment enters, you may draw a card. Do this only once.",
        "{1}: You may draw a card. Do this only once each turn.",
        "Whenever a Frog enters, you may draw a card. Scry 1. Do this only once each turn.",
        "Whenever a Frog enters, you may scry 1. You may draw a card. Do this only once each turn.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        card(text)
