"""Keyword actions, keywords and types in the words of invented cards: read, and told again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]


def read(text: str, kind: str = "Creature — Bear") -> Document:
    """The card that a text is read as, as plain data."""
    found: Document = json.loads(json.dumps(compile_card(printed(text, kind)).card))
    return found


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Dethrone", "Creature — Bear"),
        ("Storm\nScry 4.", "Sorcery"),
        ("Conspire\nScry 4.", "Sorcery"),
        ("Riot, trample", "Creature — Bear"),
        ("Scry 4.\nRecover {1}{B}", "Instant"),
        ("Equip Ogre {1}\nEquip legendary creature {2}\nEquip {3}", "Artifact — Equipment"),
        ("Equip Elf, Frog, or Ogre {1}", "Artifact — Equipment"),
        ("When this creature enters, it endures 2.", "Creature — Bear"),
        ("Scry 4. Populate.", "Sorcery"),
        ("Flying\nEmbalm {2}{W}", "Creature — Bear"),
        ("Eternalize {2}{B}", "Creature — Bear"),
        (
            "Create a token that's a copy of target creature, except it has no mana cost and it has haste.",
            "Sorcery",
        ),
        (
            "As long as your devotion to white and blue is less than five, this creature isn't a creature.",
            "Creature — Bear",
        ),
        (
            "At the beginning of your upkeep, if your devotion to green is six or greater, scry 1.",
            "Enchantment",
        ),
        ("This land enters tapped unless your opponents control eight or more lands.", "Land"),
    ],
)
def test_a_text_comes_back(text: str, kind: str) -> None:
    assert told(read(text, kind)) == text


@pytest.mark.parametrize("text", ["Equip legendary {1}", "Equip Elf or {1}", "Equip Frog or Frog {1}"])
def test_what_is_no_quality_is_not_equipped(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Artifact — Equipment"))


def test_blighting_is_putting_counters() -> None:
    price = read("Whenever this creature attacks, you may blight 2. If you do, draw a card.")["abilities"][0][
        "do"
    ][0]["pay"]
    assert price == {"put_counters": "-1/-1", "put_counters_count": 2, "put_on": {"types": ["creature"]}}
    (spell,) = read("As an additional cost to cast this spell, blight 1 or pay {3}.\nScry 4.", "Sorcery")[
        "abilities"
    ]
    assert spell["additional"]["any_of"][0] == {"put_counters": "-1/-1", "put_on": {"types": ["creature"]}}


def test_two_things_that_are_done_otherwise_are_not_one() -> None:
    with pytest.raises(Refused):
        compile_card(
            printed(
                "When Mossback enters, exile target card from a graveyard. If it was a land card, scry 1."
                " Otherwise, you gain 2 life and Mossback deals 2 damage to each opponent."
            )
        )


def test_markup_says_nothing() -> None:
    assert read("Trample <i>(It deals damage beyond.)</i>\n<em></em>When this creature enters, scry 1.</i>")[
        "keywords"
    ] == ["trample"]
