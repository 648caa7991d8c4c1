"""What asks of something that was spoken of before, or is named first: read, told and proved."""

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
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]
TARGET: list[Document] = [{"what": {"types": ["creature"]}}]


def asked(wanted: Document, what: str = "target") -> Document:
    """That something passes a filter."""
    return {"if": "is", "what": what, "filter": wanted}


def spell(*steps: Document, targets: list[Document] = TARGET) -> Document:
    """What a sorcery does."""
    return {"ability": "spell", "targets": targets, "do": list(steps)}


def when(condition: Document) -> Document:
    """A step of a spell that depends on it."""
    return {"do": "if", "condition": condition, "then": [{"do": "scry", "amount": 4}]}


def flies(condition: Document) -> Document:
    """A creature that flies as long as it holds."""
    changes = [{"change": "keywords", "gain": ["flying"]}]
    return {"ability": "static", "changes": changes, "condition": condition}


DESTROYED: Document = {"do": "destroy", "what": "target"}
SPELLS: list[tuple[str, Document]] = [
    (
        "Destroy target creature. If its mana value is 3 or less, scry 4.",
        spell(DESTROYED, when(asked({"mana_value": {"max": 3}}))),
    ),
    (
        "Destroy target creature. If its toughness is 4 or greater, scry 4.",
        spell(DESTROYED, when(asked({"toughness": {"min": 4}}))),
    ),
    (
        "Destroy target creature. If it has flying, scry 4.",
        spell(DESTROYED, when(asked({"keywords": ["flying"]}))),
    ),
    (
        "Destroy target creature. If it doesn't have flying, scry 4.",
        spell(DESTROYED, when({"if": "not", "condition": asked({"keywords": ["flying"]})})),
    ),
    (
        "Destroy target creature. If it has a counter on it, scry 4.",
        spell(DESTROYED, when(asked({"has_counters": True}))),
    ),
    (
        "Destroy target creature. If it has no counters on it, scry 4.",
        spell(DESTROYED, when({"if": "not", "condition": asked({"has_counters": True})})),
    ),
    (
        "Destroy target creature. If it is blue or black, scry 4.",
        spell(DESTROYED, when(asked({"colors": ["U", "B"]}))),
    ),
    (
        "Destroy target creature if its power is 4 or greater.",
        spell({"do": "if", "condition": asked({"power": {"min": 4}}), "then": [DESTROYED]}),
    ),
    (
        "Destroy target creature if you control more Oxen than its controller.",
        spell(
            {
                "do": "if",
                "condition": {
                    "if": "compare",
                    "amount": {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "you"}},
                    "more_than": {
                        "amount": "count",
                        "what": {"subtypes": ["Ox"], "controller": "controller of target"},
                    },
                },
                "then": [DESTROYED],
            }
        ),
    ),
    (
        "Destroy target creature if it isn't legendary.",
        spell(
            {
                "do": "if",
                "condition": {"if": "not", "condition": asked({"supertypes": ["legendary"]})},
                "then": [DESTROYED],
            }
        ),
    ),
]
CREATURES: list[tuple[str, Document]] = [
    (
        "As long as this creature is equipped, it has flying.",
        flies(asked({"bears": {"subtypes": ["Equipment"]}}, "self")),
    ),
    (
        "As long as this creature is enchanted, it has flying.",
        flies(asked({"bears": {"subtypes": ["Aura"]}}, "self")),
    ),
    ("As long as this creature is modified, it has flying.", flies(asked({"group": "modified"}, "self"))),
    (
        "As long as there are no age counters on this creature, it has flying.",
        flies(
            {
                "if": "compare",
                "amount": {"amount": "counters", "kind": "age", "on": "self"},
                "at_most": 0,
            }
        ),
    ),
]
ATTACKS: Document = {"ability": "triggered", "trigger": {"when": "attacks"}}
OX: Document = {"if": "exists", "what": {"subtypes": ["Ox"], "controller": "you"}}
DRAW: Document = {"do": "draw"}
TRIGGERS: list[tuple[str, Document]] = [
    (
        "Whenever this creature attacks, if you control an Ox, draw a card.",
        {**ATTACKS, "condition": OX, "do": [DRAW]},
    ),
    (
        "Whenever this creature attacks, draw a card if you control an Ox.",
        {**ATTACKS, "do": [{"do": "if", "condition": OX, "then": [DRAW]}]},
    ),
    (
        "Whenever this creature attacks, you may draw a card if you control an Ox.",
        {**ATTACKS, "do": [{"do": "if", "condition": OX, "then": [{"do": "may", "then": [DRAW]}]}]},
    ),
    (
        "Whenever this creature attacks, destroy target creature if it is white.",
        {
            **ATTACKS,
            "targets": TARGET,
            "do": [{"do": "if", "condition": asked({"colors": ["W"]}), "then": [DESTROYED]}],
        },
    ),
    (
        "Whenever another creature enters, scry 4. If that creature is an Ox, put a +1/+1 counter on it.",
        {
            "ability": "triggered",
            "trigger": {"when": "enters", "what": {"types": ["creature"], "other": True}},
            "do": [
                {"do": "scry", "amount": 4},
                {
                    "do": "if",
                    "condition": asked({"subtypes": ["Ox"]}, "that"),
                    "then": [{"do": "put_counters", "on": "that"}],
                },
            ],
        },
    ),
    (
        "When this creature dies, if it has no time counters on it, draw a card.",
        {
            "ability": "triggered",
            "trigger": {"when": "dies"},
            "condition": {"if": "not", "condition": asked({"counter": "time"}, "self")},
            "do": [DRAW],
        },
    ),
]
FOR_OXEN: Document = {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "you"}, "times": 2}
SPELLS += [
    (
        "Target creature gets +2/+2 until end of turn for each Ox you control.",
        spell(
            {
                "do": "until",
                "what": "target",
                "changes": [{"change": "power_toughness", "power": FOR_OXEN, "toughness": FOR_OXEN}],
            }
        ),
    ),
    (
        "Target creature becomes colorless until end of turn.",
        spell({"do": "until", "what": "target", "changes": [{"change": "colors", "colors": []}]}),
    ),
]
KINDS = {"spell": "Sorcery", "static": "Creature — Bear", "triggered": "Creature — Bear"}
CASES = [*SPELLS, *CREATURES, *TRIGGERS]


def document(ability: Document) -> Document:
    """A card with this ability."""
    kind = (
        {"types": ["sorcery"]}
        if ability["ability"] == "spell"
        else {"types": ["creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2}
    )
    return {"name": "Mossback", "cost": "{2}", **kind, "abilities": [ability]}


@pytest.mark.parametrize(("text", "ability"), CASES, ids=[text for text, _ in CASES])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    assert told(document(ability)) == text
    found = compile_card(printed(text, KINDS[ability["ability"]])).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


@pytest.mark.parametrize(("text", "ability"), CASES, ids=[text for text, _ in CASES])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(msgspec.convert(document(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


@pytest.mark.parametrize(
    ("printed_so", "told_so"),
    [
        (
            "Destroy target creature. If that creature was white, scry 4.",
            "Destroy target creature. If it is white, scry 4.",
        ),
        (
            "Exile target creature. If it had mana value 3 or less, scry 4.",
            "Exile target creature. If its mana value is 3 or less, scry 4.",
        ),
        (
            "Destroy target creature. If that creature had a +1/+1 counter on it, you also gain 1 life.",
            "Destroy target creature. If it has a +1/+1 counter on it, you gain 1 life.",
        ),
        (
            "If {R} was spent to cast this spell, scry 4.",
            "If at least one red mana was spent to cast this spell, scry 4.",
        ),
        (
            "Choose target creature. Mill two cards, then that creature gets +1/+1 until end of turn.",
            "Mill two cards. Target creature gets +1/+1 until end of turn.",
        ),
        (
            "Choose any number of target creatures. Each of those creatures gains reach until end of turn.",
            "Any number of target creatures gain reach until end of turn.",
        ),
        (
            "Return target creature to its owner's hand. Then that player discards a card.",
            "Return target creature to its owner's hand. Its owner discards a card.",
        ),
        (
            "Untap target creature. Draw a card if that creature is white.",
            "Untap target creature. If it is white, draw a card.",
        ),
        (
            "Target player loses 2 life for each Ox they control.",
            "Target player loses X life, where X is twice the number of Oxen that player controls.",
        ),
        (
            "Counter target spell with mana value X or less, where X is the number of Oxen you control.",
            "Counter target spell with mana value less than or equal to the number of Oxen you control.",
        ),
        (
            "Put the top two cards of your library into your graveyard, then draw a card.",
            "Mill two cards, then draw a card.",
        ),
    ],
)
def test_other_words_mean_the_same(printed_so: str, told_so: str) -> None:
    found = compile_card(printed(printed_so, "Sorcery")).card["abilities"]
    assert told(document(json.loads(json.dumps(found))[0])) == told_so


def test_a_legend_that_is_spoken_of_as_a_person_is_the_card() -> None:
    text = "When Ada dies, she deals damage equal to her power to any target."
    found = compile_card(printed(text, "Legendary Creature — Bear", "Ada, Stray")).card["abilities"]
    (step,) = found[0]["do"]
    assert step == {
        "do": "damage",
        "amount": {"amount": "stat", "stat": "power", "of": "self"},
        "to": "target",
    }


@pytest.mark.parametrize(
    "text",
    [
        "Whenever another creature dies, she deals 1 damage to any target.",
        "Destroy target planeswalker. If it was a Tibalt planeswalker, her controller loses 3 life.",
    ],
)
def test_a_person_who_was_not_named_is_not_the_card(text: str) -> None:
    kind = "Sorcery" if text.startswith("Destroy") else "Legendary Creature — Bear"
    with pytest.raises(Refused):
        compile_card(printed(text, kind, "Ada, Stray"))


def test_what_was_sacrificed_may_stand_behind_its_number() -> None:
    cost = "As an additional cost to cast this spell, sacrifice an artifact."
    texts = (
        f"{cost}\nDraw cards equal to {amount}."
        for amount in ("the mana value of the sacrificed artifact", "the sacrificed artifact's mana value")
    )
    one, other = (compile_card(printed(text, "Sorcery")).card for text in texts)
    assert one == other


def test_what_the_defending_player_has_is_asked_as_it_attacks() -> None:
    text = "This creature can't attack if the defending player controls an Ox."
    (change,) = compile_card(printed(text)).card["abilities"][0]["changes"]
    assert change["attack"]
    assert "unless" in change


@pytest.mark.parametrize(
    ("text", "conditions"),
    [
        (
            "Enchanted creature gets +2/+2 as long as it's a Frog. Otherwise, it gets -1/-1.",
            [
                asked({"subtypes": ["Frog"]}, "attached"),
                {"if": "not", "condition": asked({"subtypes": ["Frog"]}, "attached")},
            ],
        ),
        (
            "Enchanted creature has reach as long as it's your turn. Otherwise, it has fear.",
            [{"if": "your_turn"}, {"if": "not", "condition": {"if": "your_turn"}}],
        ),
    ],
)
def test_what_it_gets_otherwise_is_an_ability_of_its_own(text: str, conditions: list[Document]) -> None:
    card = compile_card(printed(f"Enchant creature\n{text}", "Enchantment — Aura")).card
    found = [ability["condition"] for ability in card["abilities"]]
    assert json.loads(json.dumps(found)) == conditions
