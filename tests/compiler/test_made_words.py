"""Invented cards that speak of tokens and counters: each comes back from its own text, which no other card
has."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from compiler.compiling import compile_card
from compiler.mutants import blind_spots
from compiler.refusing import Refused
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]
CREATURE: Document = {"types": ["creature"]}
OXEN: Document = {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "you"}}


def enters(*steps: Document, targets: Any = None) -> Document:
    """A creature that does this as it enters."""
    ability: Document = {"ability": "triggered", "trigger": {"when": "enters"}, "do": list(steps)}
    return ability if targets is None else {**ability, "targets": targets}


def put(**more: Any) -> Document:
    """It puts counters on a target creature."""
    return enters({"do": "put_counters", "on": "target", **more}, targets=[{"what": CREATURE}])


def create(token: str, **more: Any) -> Document:
    """It creates tokens."""
    return enters({"do": "create", "token": token, **more})


CARDS: list[tuple[str, Document]] = [
    (
        "When this creature enters, put three stun counters on target creature.",
        put(kind="stun", amount=3),
    ),
    (
        "When this creature enters, put a first strike counter on target creature.",
        put(kind="first strike"),
    ),
    (
        "When this creature enters, put a +1/+1 counter, two reach counters, and an oil counter on target creature.",
        put(kinds=[{"kind": "+1/+1"}, {"kind": "reach", "amount": 2}, {"kind": "oil"}]),
    ),
    (
        "When this creature enters, distribute three +1/+1 counters among one or two target creatures.",
        enters(
            {"do": "put_counters", "on": "target", "amount": 3},
            targets=[{"what": CREATURE, "max": 2, "divided": True}],
        ),
    ),
    (
        "When this creature enters, remove all counters from target creature.",
        enters({"do": "remove_counters", "from": "target", "every_kind": True}, targets=[{"what": CREATURE}]),
    ),
    (
        "When this creature enters, double the number of +1/+1 counters on each Ox you control.",
        enters({"do": "double_counters", "on": OXEN["what"]}),
    ),
    (
        "When this creature enters, double the number of each kind of counter on target creature.",
        enters({"do": "double_counters", "on": "target", "every_kind": True}, targets=[{"what": CREATURE}]),
    ),
    (
        "When this creature enters, move two charge counters from target creature onto this creature.",
        enters(
            {"do": "move_counters", "from": "target", "to": "self", "kind": "charge", "amount": 2},
            targets=[{"what": CREATURE}],
        ),
    ),
    (
        "When this creature enters, move all counters from target creature onto this creature.",
        enters(
            {"do": "move_counters", "from": "target", "to": "self", "every_kind": True},
            targets=[{"what": CREATURE}],
        ),
    ),
    ("When this creature enters, amass Orcs 2.", enters({"do": "amass", "amount": 2, "subtype": "Orc"})),
    (
        "When this creature enters, you get {E}{E}.",
        enters({"do": "get_counters", "kind": "energy", "amount": 2}),
    ),
    (
        "When this creature enters, you get nine {E}.",
        enters({"do": "get_counters", "kind": "energy", "amount": 9}),
    ),
    (
        "When this creature enters, you get X {E}, where X is the number of Oxen you control.",
        enters({"do": "get_counters", "kind": "energy", "amount": OXEN}),
    ),
    (
        "When this creature enters, each opponent gets two poison counters.",
        enters({"do": "get_counters", "kind": "poison", "amount": 2, "who": "opponent"}),
    ),
    (
        "When this creature enters, you get an experience counter.",
        enters({"do": "get_counters", "kind": "experience"}),
    ),
    (
        "When this creature enters, you may pay {E}{E}{E}. If you do, draw a card.",
        enters({"do": "may", "pay": {"energy": 3}, "then": [{"do": "draw"}]}),
    ),
    (
        "{T}, Pay {E}{E}: Draw a card.",
        {"ability": "activated", "cost": {"tap": True, "energy": 2}, "do": [{"do": "draw"}]},
    ),
    (
        "This creature gets +1/+1 for each experience counter you have.",
        {
            "ability": "static",
            "changes": [
                {
                    "change": "power_toughness",
                    "power": {"amount": "player_counters", "kind": "experience"},
                    "toughness": {"amount": "player_counters", "kind": "experience"},
                }
            ],
        },
    ),
    ("When this creature enters, create a Treasure token.", create("treasure_token")),
    (
        "When this creature enters, create two tapped Lander tokens.",
        create("lander_token", amount=2, tapped=True),
    ),
    ("When this creature enters, each opponent creates a Food token.", create("food_token", who="opponent")),
    (
        "When this creature enters, create X Clue tokens, where X is the number of Oxen you control.",
        create("clue_token", amount=OXEN),
    ),
    (
        "When this creature enters, create a 1/1 red Goblin creature token that's tapped and attacking.",
        create("goblin_token", tapped=True, attacking=True),
    ),
    (
        "When this creature enters, create two 1/1 white Bird creature tokens with flying that are attacking.",
        create("bird_token", amount=2, attacking=True),
    ),
    (
        "When this creature enters, create an X/X green and blue Fractal creature token, where X is the number of Oxen you control.",
        create("fractal_token", size=OXEN),
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


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    assert told(document(ability)) == text
    found = json.loads(json.dumps(compile_card(printed(text)).card["abilities"]))
    assert found == [json.loads(json.dumps(msgspec.to_builtins(_card(ability).abilities[0])))]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(_card(ability), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def _card(ability: Document) -> Card:
    return msgspec.convert(document(ability), Card)


@pytest.mark.parametrize(
    ("text", "token"),
    [
        (
            "Create a 1/1 black and red Demon creature token with flying named Small Horn.",
            {"name": "Small Horn Token", "subtypes": ("Demon",), "keywords": ("flying",)},
        ),
        (
            "Create Old Gray, a legendary 2/2 green Wolf creature token.",
            {"name": "Old Gray Token", "supertypes": ("legendary",), "power": 2},
        ),
        ("Create a legendary 2/2 green Wolf creature token named Old Gray.", {"name": "Old Gray Token"}),
        (
            'Create a 2/2 red Horror creature token named Far Cry with "This token can\'t block."',
            {"name": "Far Cry Token"},
        ),
        ("Create a 1/1 green Forest Dryad land creature token.", {"types": ("land", "creature")}),
        (
            'Create a 1/1 red Goblin creature token. It has "This creature can\'t block."',
            {"name": "Goblin Token"},
        ),
        ("Put a 9/9 green Ox creature token onto the battlefield.", {"name": "Ox Token", "power": 9}),
    ],
)
def test_tokens_of_their_own(text: str, token: Document) -> None:
    (made,) = compile_card(printed(text, "Sorcery")).tokens.values()
    assert {name: made[name] for name in token} == token


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Investigate.", "clue_token"),
        (
            'Create a colorless Food artifact token with "{2}, {T}, Sacrifice this artifact: You gain 3 life."',
            "food_token",
        ),
        ("Amass 2.", None),
    ],
)
def test_other_words_for_the_same(text: str, key: str | None) -> None:
    (ability,) = compile_card(printed(text, "Sorcery")).card["abilities"]
    (step,) = ability["do"]
    assert step == ({"do": "amass", "amount": 2} if key is None else {"do": "create", "token": key})


@pytest.mark.parametrize(
    "text",
    [
        "Put an energy counter on target creature.",
        "Put a rad counter on target creature.",
        "Distribute three +1/+1 counters among target creatures.",
        "Create a 2/2 green Food creature token that's tapped.",
    ],
)
def test_what_means_something_else_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))


CHOICES = [
    "As this creature enters, choose a color.\nThis creature has protection from the chosen color.",
    "As this creature enters, choose a color other than red or green.\n{T}: Add {R} or one mana of the chosen color.",
    (
        "As this creature enters, choose a creature type.\n"
        "This creature is the chosen type in addition to its other types.\n"
        "Other creatures you control of the chosen type get +1/+1."
    ),
    (
        "As this creature enters, choose a basic land type.\n"
        "Lands you control are the chosen type in addition to their other types."
    ),
    "As this creature enters, choose a creature type.\nCreature spells of the chosen type cost {1} less to cast.",
]


@pytest.mark.parametrize("text", CHOICES)
def test_choices_come_back_from_their_texts(text: str) -> None:
    card = msgspec.convert(compile_card(printed(text)).card, Card)
    assert "\n".join(rules_text(card, TOKENS).splitlines()) == text
    assert [spot.path for spot in blind_spots(card, TOKENS)] == []


def test_a_choice_may_stand_in_the_line_before() -> None:
    text = "This land enters tapped. As it enters, choose a color.\n{T}: Add one mana of the chosen color."
    found = compile_card(printed(text, "Land")).card["abilities"]
    assert [one["ability"] for one in found] == ["enters_with", "as_enters", "activated"]


@pytest.mark.parametrize(
    "text",
    [
        "Creatures you control of the chosen type get +1/+1.",
        "As this creature enters, choose a color.\nCreatures you control of the chosen type get +1/+1.",
        "As this creature enters, choose a creature type.\nThis creature has protection from the chosen color.",
    ],
)
def test_what_nobody_has_chosen_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text))
