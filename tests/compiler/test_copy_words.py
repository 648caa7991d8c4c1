"""Invented cards that speak of copies: each comes back from its own text, which no other card has."""

from __future__ import annotations

import json
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
CREATURE: Document = {"types": ["creature"]}
TARGET: Document = {"what": CREATURE}


def enters(*steps: Document, targets: Any = None) -> Document:
    """A creature that does this as it enters."""
    ability: Document = {"ability": "triggered", "trigger": {"when": "enters"}, "do": list(steps)}
    return ability if targets is None else {**ability, "targets": targets}


def copies(**more: Any) -> Document:
    """It creates copies of a target creature."""
    return enters({"do": "create_copy", "of": "target", **more}, targets=[TARGET])


def becomes(lasts: Any = "turn", **more: Any) -> Document:
    """It becomes a copy of a target creature."""
    change = {"change": "copy", "of": "target", **more}
    step: Document = {"do": "until", "what": "self", "changes": [change]}
    return enters(step if lasts == "turn" else {**step, "lasts": lasts}, targets=[TARGET])


CARDS: list[tuple[str, Document]] = [
    (
        "When this creature enters, create a token that's a copy of it.",
        enters({"do": "create_copy", "of": "self"}),
    ),
    (
        "When this creature enters, create a tapped and attacking token that's a copy of target creature.",
        copies(tapped=True, attacking=True),
    ),
    (
        "When this creature enters, create three tapped tokens that are copies of target creature, except they aren't legendary.",
        copies(amount=3, tapped=True, **{"except": {"not_legendary": True}}),
    ),
    (
        "When this creature enters, each opponent creates a token that's a copy of target creature.",
        copies(who="opponent"),
    ),
    (
        "When this creature enters, create a token that's a copy of target creature, except it isn't legendary, it's a 1/1 red Spirit artifact in addition to its other colors and types, and it has flying and haste.",
        copies(
            **{
                "except": {
                    "not_legendary": True,
                    "size": [1, 1],
                    "more_colors": ["R"],
                    "subtypes": ["Spirit"],
                    "types": ["artifact"],
                    "keywords": ["flying", "haste"],
                }
            }
        ),
    ),
    (
        "When this creature enters, create a token that's a copy of target creature, except it's a black Zombie in addition to its other types.",
        copies(**{"except": {"colors": ["B"], "subtypes": ["Zombie"]}}),
    ),
    (
        "When this creature enters, create a token that's a copy of target creature, except it's 2/3.",
        copies(**{"except": {"size": [2, 3]}}),
    ),
    (
        "When this creature enters, create a token that's a copy of target creature. That token gains haste. At the beginning of the next end step, sacrifice it.",
        enters(
            {"do": "create_copy", "of": "target", "as": "token"},
            {
                "do": "until",
                "what": "token",
                "changes": [{"change": "keywords", "gain": ["haste"]}],
                "lasts": "forever",
            },
            {
                "do": "later",
                "when": {"when": "begins", "step": "end", "whose": "any"},
                "steps": [{"do": "sacrifice", "what": "token"}],
            },
            targets=[TARGET],
        ),
    ),
    ("When this creature enters, it becomes a copy of target creature.", becomes("forever")),
    (
        "When this creature enters, it becomes a copy of target creature until end of turn, except it has flying.",
        becomes(**{"except": {"keywords": ["flying"]}}),
    ),
    (
        "You may have this creature enter as a copy of any creature you control, except it's an artifact in addition to its other types.",
        {
            "ability": "enters_with",
            "optional": True,
            "copy_of": {"types": ["creature"], "controller": "you"},
            "except": {"types": ["artifact"]},
        },
    ),
]


SPELL: Document = {"zone": "stack", "types": ["instant", "sorcery"]}


def copies_spell(**more: Any) -> Document:
    """It copies a target spell."""
    return enters({"do": "copy_spell", "what": "target", **more}, targets=[{"what": SPELL}])


CARDS += [
    ("When this creature enters, copy target instant or sorcery spell.", copies_spell()),
    (
        "When this creature enters, copy target instant or sorcery spell and you may choose new targets for the copy.",
        copies_spell(new_targets=True),
    ),
    (
        "When this creature enters, copy target instant or sorcery spell twice and you may choose new targets for the copies.",
        copies_spell(new_targets=True, amount=2),
    ),
    (
        "When this creature enters, copy target instant or sorcery spell three times.",
        copies_spell(amount=3),
    ),
]


def document(ability: Document) -> Document:
    """A creature with this ability."""
    return {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
        "abilities": [ability],
    }


def _card(ability: Document) -> Card:
    return msgspec.convert(document(ability), Card)


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    assert told(document(ability)) == text
    found = json.loads(json.dumps(compile_card(printed(text)).card["abilities"]))
    assert found == [json.loads(json.dumps(msgspec.to_builtins(_card(ability).abilities[0])))]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(_card(ability), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


@pytest.mark.parametrize(
    ("text", "exceptions"),
    [
        ("except it's not legendary and has haste", {"not_legendary": True, "keywords": ["haste"]}),
        (
            "except it's 1/1, it's a Spirit in addition to its other types, and it has flying",
            {"size": [1, 1], "subtypes": ["Spirit"], "keywords": ["flying"]},
        ),
    ],
)
def test_exceptions_are_printed_in_other_words(text: str, exceptions: Document) -> None:
    said = f"When this creature enters, create a token that's a copy of target creature {text}."
    (ability,) = json.loads(json.dumps(compile_card(printed(said)).card["abilities"]))
    assert ability["do"][0]["except"] == exceptions
