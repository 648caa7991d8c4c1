"""Invented cards with prices of all kinds: each comes back from its own text, which no other card has."""

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
OX: Document = {"subtypes": ["Ox"]}
CASTS = "Whenever an opponent casts a spell, draw a card unless that player"
BURIED: Document = {"zone": "graveyard", "controller": "you"}


def paid(**cost: Any) -> Document:
    """A creature with an ability that scries, for this cost."""
    cost = {"return" if name == "return_" else name: value for name, value in cost.items()}
    return {"ability": "activated", "cost": cost, "do": [{"do": "scry", "amount": 4}]}


def unless(pay: Document) -> Document:
    """A creature that is sacrificed unless somebody pays."""
    steps = [{"do": "may", "pay": pay, "otherwise": [{"do": "sacrifice", "what": "self"}]}]
    return {"ability": "triggered", "trigger": {"when": "enters"}, "do": steps}


def taxed(pay: Document) -> Document:
    """A creature whose attack makes its opponent's spell cost more."""
    steps = [{"do": "may", "who": "that_player", "pay": pay, "otherwise": [{"do": "draw"}]}]
    return {"ability": "triggered", "trigger": {"when": "casts", "who": "opponent"}, "do": steps}


CARDS: list[tuple[str, Document]] = [
    (
        "{1}, Exile an Ox card from your graveyard: Scry 4.",
        paid(mana="{1}", exile=[{"what": {**BURIED, **OX}}]),
    ),
    (
        "Exile two other cards from your graveyard: Scry 4.",
        paid(exile=[{"what": {**BURIED, "other": True}, "amount": 2}]),
    ),
    (
        "Exile one or more cards from your graveyard: Scry 4.",
        paid(exile=[{"what": BURIED, "any_number": True, "min": 1}]),
    ),
    ("Exile an Ox you control: Scry 4.", paid(exile=[{"what": OX}])),
    (
        "Exile a card from your hand: Scry 4.",
        paid(exile=[{"what": {"zone": "hand", "controller": "you"}}]),
    ),
    ("Discard an Ox card: Scry 4.", paid(discard=[{"what": OX}])),
    ("Discard two Ox cards: Scry 4.", paid(discard=[{"what": OX, "amount": 2}])),
    ("Discard a card at random: Scry 4.", paid(discard=[{"how": "at random"}])),
    ("Discard X cards: Scry 4.", paid(discard=[{"amount": "x"}])),
    ("Discard your hand: Scry 4.", paid(discard="hand")),
    (
        "Return another Ox you control to its owner's hand: Scry 4.",
        paid(return_=[{"what": {**OX, "other": True}}]),
    ),
    (
        "Return two Oxen you control to their owners' hands: Scry 4.",
        paid(return_=[{"what": OX, "amount": 2}]),
    ),
    ("Return this creature to its owner's hand: Scry 4.", paid(return_="self")),
    ("Reveal X Ox cards from your hand: Scry 4.", paid(reveal=[{"what": OX, "amount": "x"}])),
    ("Sacrifice two Oxen: Scry 4.", paid(sacrifice=[{"what": OX, "amount": 2}])),
    ("Sacrifice any number of Oxen: Scry 4.", paid(sacrifice=[{"what": OX, "any_number": True}])),
    ("Tap X untapped Oxen you control: Scry 4.", paid(tap_others=[{"what": OX, "amount": "x"}])),
    (
        "Remove a charge counter from an Ox you control: Scry 4.",
        paid(remove_counters="charge", remove_from=OX),
    ),
    (
        "Remove X charge counters from this creature: Scry 4.",
        paid(remove_counters="charge", remove_counters_count="x"),
    ),
    ("Put a -1/-1 counter on this creature: Scry 4.", paid(put_counters="-1/-1")),
    ("Mill two cards: Scry 4.", paid(mill=2)),
    ("Exile the top three cards of your library: Scry 4.", paid(exile_top=3)),
    ("Pay X life: Scry 4.", paid(life="x")),
    (
        "When this creature enters, sacrifice it unless you sacrifice an Ox or pay {2}.",
        unless({"any_of": [{"sacrifice": OX}, {"mana": "{2}"}]}),
    ),
    (
        "When this creature enters, sacrifice it unless you discard an Ox card.",
        unless({"discard": [{"what": OX}]}),
    ),
    (
        f"{CASTS} pays {{1}} for each Ox you control.",
        taxed({"mana": "{1}", "times": {"amount": "count", "what": {**OX, "controller": "you"}}}),
    ),
    (
        f"{CASTS} pays {{X}}, where X is this creature's power.",
        taxed({"mana": "{1}", "times": {"amount": "stat", "stat": "power", "of": "self"}}),
    ),
    (
        f"{CASTS} exiles two cards from their graveyard.",
        taxed({"exile": [{"what": BURIED, "amount": 2}]}),
    ),
]


CARDS += [
    (
        "Put two -1/-1 counters on an Ox you control: Scry 4.",
        paid(put_counters="-1/-1", put_counters_count=2, put_on=OX),
    ),
    (
        "When this creature enters, you may pay {X}. If you do, draw X cards.",
        {
            "ability": "triggered",
            "trigger": {"when": "enters"},
            "do": [{"do": "may", "pay": {"mana": "{X}"}, "then": [{"do": "draw", "amount": "x"}]}],
        },
    ),
    (
        "{T}: Add two mana in any combination of {U}, {B}, or {R}.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "do": [{"do": "add_mana", "one_of": ["{U}", "{B}", "{R}"], "amount": 2, "combination": True}],
        },
    ),
    (
        "{1}, {T}: Add two mana in any combination of colors.",
        {
            "ability": "activated",
            "cost": {"mana": "{1}", "tap": True},
            "do": [
                {
                    "do": "add_mana",
                    "one_of": ["{W}", "{U}", "{B}", "{R}", "{G}"],
                    "amount": 2,
                    "combination": True,
                }
            ],
        },
    ),
    (
        "As this creature enters, you may reveal an Ox card from your hand. If you don't, it enters tapped.",
        {"ability": "enters_with", "tapped": True, "unless_pay": {"reveal": [{"what": OX}]}},
    ),
    (
        "As this creature enters, you may pay 2 life. If you don't, it enters tapped.",
        {"ability": "enters_with", "tapped": True, "unless_pay": {"life": 2}},
    ),
    ("Return a permanent you control to its owner's hand: Scry 4.", paid(return_=[{"what": {}}])),
    (
        "Remove two charge counters from this creature, Sacrifice it: Scry 4.",
        paid(remove_counters="charge", remove_counters_count=2, sacrifice="self"),
    ),
    (
        "As an additional cost to cast this spell, discard an Ox card or pay {2}.",
        {"ability": "spell", "additional": {"any_of": [{"discard": [{"what": OX}]}, {"mana": "{2}"}]}},
    ),
    (
        "{T}, Remove a charge counter from this creature: Add {G}.",
        {
            "ability": "activated",
            "cost": {"tap": True, "remove_counters": "charge"},
            "do": [{"do": "add_mana", "mana": "{G}"}],
        },
    ),
]


def beast(ability: Document) -> Document:
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
    assert told(beast(ability)) == text
    found = compile_card(printed(text)).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(msgspec.convert(beast(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def test_what_was_paid_with_is_spoken_of() -> None:
    text = "Exile an Ox card from your graveyard: You gain life equal to the exiled card's power."
    (found,) = compile_card(printed(text)).card["abilities"]
    name = found["cost"]["exile"][0]["as"]
    assert found["do"][0]["amount"] == {"amount": "stat", "stat": "power", "of": name}


def test_a_spell_costs_one_of_two() -> None:
    text = "As an additional cost to cast this spell, discard a card or pay {2}.\nScry 4."
    (found,) = compile_card(printed(text, "Sorcery")).card["abilities"]
    assert json.loads(json.dumps(found["additional"])) == {"any_of": [{"discard": 1}, {"mana": "{2}"}]}


def test_a_vehicle_has_a_size() -> None:
    found = compile_card(printed("Menace\nCrew 2", "Artifact — Vehicle", power="3", toughness="1")).card
    assert (found["power"], found["keywords"]) == (3, ("menace", "crew 2"))
