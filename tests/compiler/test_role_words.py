"""Invented texts that create Roles: each comes back from its own text."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from compiler.compiling import compile_card
from compiler.mutants import blind_spots
from compiler.refusing import Refused
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]
MINE: Document = {"what": {"types": ["creature"], "controller": "you"}}


def enters(*do: Document, **more: Any) -> Document:
    """A Bear that does this as it enters."""
    ability = {"ability": "triggered", "trigger": {"when": "enters"}, **more, "do": [*do]}
    size = {"power": 2, "toughness": 2}
    return {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        **size,
        "abilities": [ability],
    }


def role(name: str, to: str, **more: Any) -> Document:
    """A step that creates one."""
    return {"do": "create", "token": f"{name}_role_token", "attached_to": to, **more}


ANY: Document = {"what": {"types": ["creature"]}}
SAID: list[tuple[str, Document]] = [
    (
        "When this creature enters, create a Young Hero Role token attached to target creature you control.",
        enters(role("young_hero", "target"), targets=[MINE]),
    ),
    (
        "When this creature enters, you may pay {2}. If you do, create a Sorcerer Role token attached to it.",
        enters({"do": "may", "pay": {"mana": "{2}"}, "then": [role("sorcerer", "self")]}),
    ),
    (
        "When this creature enters, create a Wicked Role attached to target creature you control.",
        enters(role("wicked", "target"), targets=[MINE]),
    ),
    (
        "When this creature enters, tap target creature. Create a Royal Role token attached to it.",
        enters({"do": "tap", "what": "target"}, role("royal", "target"), targets=[ANY]),
    ),
]
EACH = pytest.mark.parametrize(("text", "card"), SAID, ids=[text for text, _ in SAID])


@EACH
def test_it_comes_back_from_its_text(text: str, card: Document) -> None:
    found = compile_card(printed(text)).card
    assert msgspec.convert(found, Card).abilities == msgspec.convert(card, Card).abilities
    assert told(found) == told(card)


@EACH
def test_no_other_card_has_its_text(text: str, card: Document) -> None:
    found = blind_spots(msgspec.convert(card, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def test_other_tokens_are_not_attached() -> None:
    with pytest.raises(Refused):
        compile_card(printed("When this creature enters, create a Clue token attached to it."))
