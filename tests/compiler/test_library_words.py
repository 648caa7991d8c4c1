"""Invented spells about libraries: each comes back from its own text, which no other card has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from compiler.compiling import compile_card
from compiler.mutants import blind_spots
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]

SPELLS: list[tuple[str, list[Document]]] = json.loads(
    Path(__file__).with_name("library_texts.json").read_text(encoding="utf-8")
)
"""Each text with the steps that it is of."""
EACH = pytest.mark.parametrize(("text", "steps"), SPELLS, ids=[text for text, _ in SPELLS])


def spell(steps: list[Document]) -> Document:
    """A sorcery that takes these steps."""
    targets = {"targets": [{"player": "any"}]} if "'target'" in str(steps) else {}
    ability = {"ability": "spell", **targets, "do": steps}
    return {"name": "Mossback", "cost": "{2}", "types": ["sorcery"], "abilities": [ability]}


@EACH
def test_it_comes_back_from_its_text(text: str, steps: list[Document]) -> None:
    document = spell(steps)
    assert told(document) == text
    found = compile_card(printed(text, "Sorcery")).card["abilities"]
    assert json.loads(json.dumps(found)) == document["abilities"]


@EACH
def test_no_other_card_has_its_text(text: str, steps: list[Document]) -> None:
    found = blind_spots(msgspec.convert(spell(steps), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


STATICS: list[tuple[str, Document]] = [
    (
        "You may cast creature spells as though they had flash.",
        {"rule": "flash", "spells": {"types": ["creature"]}},
    ),
    ("You may cast this spell as though it had flash.", {"rule": "flash", "spells": "self"}),
    ("You may play an additional land on each of your turns.", {"rule": "lands"}),
    (
        "Each player may play two additional lands on each of their turns.",
        {"rule": "lands", "by": 2, "whose": "any"},
    ),
]


@pytest.mark.parametrize(("text", "rule"), STATICS)
def test_what_is_so_comes_back_from_its_text(text: str, rule: Document) -> None:
    abilities = [{"ability": "static", "rules": [rule]}]
    document = {"name": "Mossback", "cost": "{2}", "types": ["enchantment"], "abilities": abilities}
    assert told(document) == text
    found = compile_card(printed(text, "Enchantment")).card["abilities"]
    assert json.loads(json.dumps(found)) == abilities
    spots = blind_spots(msgspec.convert(document, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in spots] == []


def test_what_triggers_in_a_graveyard_comes_back_from_its_text() -> None:
    text = (
        "Whenever a land you control enters, return this card from your graveyard to the battlefield tapped."
    )
    (ability,) = json.loads(json.dumps(compile_card(printed(text)).card["abilities"]))
    assert ability["zone"] == "graveyard"
    assert ability["do"] == [{"do": "move", "what": "self", "to": "battlefield", "tapped": True}]


def test_a_player_of_an_event_of_the_source_is_you() -> None:
    """Whoever is spoken of after that is the player who was spoken of before."""
    text = (
        "When this creature enters, target opponent reveals their hand. You choose a nonland card from it."
        " That player discards that card."
    )
    (ability,) = compile_card(printed(text)).card["abilities"]
    assert ability["do"][-1]["who"] == "target"
