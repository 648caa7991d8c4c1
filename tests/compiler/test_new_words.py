"""Invented cards that say what is new: each comes back from its own text, which no other card has."""

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
OXEN: Document = {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "you"}}
THEIRS: Document = {"amount": "count", "what": {"subtypes": ["Ox"], "controller": "they"}}
LANDS: Document = {"types": ["land"], "controller": "you"}


def static(condition: Document | None = None, power: Any = 1) -> Document:
    """A creature that is larger."""
    ability = {"ability": "static", "changes": [{"change": "power_toughness", "power": power}]}
    return ability if condition is None else {**ability, "condition": condition}


def some(condition: Document, **more: Any) -> Document:
    """A condition of one player."""
    return {"if": "some_player", "condition": condition, **more}


def compared(amount: Any, **bounds: Any) -> Document:
    """A number within bounds."""
    return {"if": "compare", "amount": amount, **bounds}


def enters(amount: Any) -> Document:
    """A creature that gains one life as it enters."""
    return {
        "ability": "triggered",
        "trigger": {"when": "enters"},
        "do": [{"do": "gain_life", "amount": amount}],
    }


def activated(**limits: Any) -> Document:
    """A creature with an ability that scries."""
    return {"ability": "activated", "cost": {"mana": "{1}"}, "do": [{"do": "scry", "amount": 4}], **limits}


def costing(by: Any, **rule: Any) -> Document:
    """A spell that says of its own cost that it is other than printed."""
    return {"ability": "static", "rules": [{"rule": "cost", "spells": "self", "by": by, **rule}]}


SPENT = "spent to cast this spell"
CARDS: list[tuple[str, Document]] = [
    (
        "As long as you control an Ox and it's not your turn, this creature gets +1/+0.",
        static(
            {
                "if": "all_of",
                "conditions": [
                    {"if": "exists", "what": OXEN["what"]},
                    {"if": "not", "condition": {"if": "your_turn"}},
                ],
            }
        ),
    ),
    (
        "As long as you control an Ox, two or more Elves, or a legendary creature, this creature gets +1/+0.",
        static(
            {
                "if": "any_of",
                "conditions": [
                    {"if": "exists", "what": OXEN["what"]},
                    {"if": "exists", "what": {"subtypes": ["Elf"], "controller": "you"}, "at_least": 2},
                    {
                        "if": "exists",
                        "what": {"supertypes": ["legendary"], "types": ["creature"], "controller": "you"},
                    },
                ],
            }
        ),
    ),
    (
        "As long as an opponent controls more Oxen than you, this creature gets +1/+0.",
        static(some(compared(THEIRS, more_than=OXEN))),
    ),
    (
        "As long as you have less life than a player, this creature gets +1/+0.",
        static(some(compared({"amount": "life"}, less_than={"amount": "life", "who": "they"}), who="any")),
    ),
    (
        "As long as no opponent has more cards in hand than you, this creature gets +1/+0.",
        static(
            {
                "if": "not",
                "condition": some(
                    compared(
                        {"amount": "count", "what": {"zone": "hand", "controller": "they"}},
                        more_than={"amount": "count", "what": {"zone": "hand", "controller": "you"}},
                    )
                ),
            }
        ),
    ),
    (
        "As long as an opponent has seven or more poison counters, this creature gets +1/+0.",
        static(some(compared({"amount": "poison", "who": "they"}, at_least=7))),
    ),
    (
        "As long as you have a full party, this creature gets +1/+0.",
        static(compared({"amount": "party"}, at_least=4)),
    ),
    (
        "When this creature enters, you gain life equal to half your life total, rounded up.",
        enters({"amount": "half", "of": {"amount": "life"}, "round": "up"}),
    ),
    (
        "When this creature enters, you gain X life, where X is the number of Oxen you control plus 3.",
        enters({"amount": "sum", "of": [OXEN, 3]}),
    ),
    (
        "When this creature enters, you gain X life, where X is 9 minus the number of Oxen you control.",
        enters({"amount": "difference", "of": [9, OXEN]}),
    ),
    (
        "When this creature enters, you gain X life, where X is the number of colors among Oxen you control.",
        enters({"amount": "different", "by": "color", "among": {"subtypes": ["Ox"], "controller": "you"}}),
    ),
    (
        "When this creature enters, you gain X life, where X is twice the number of opponents you have.",
        enters({"amount": "players", "times": 2}),
    ),
    (
        "When this creature enters, you gain life equal to the total power of creatures you control.",
        enters({"amount": "total", "stat": "power", "among": {"types": ["creature"], "controller": "you"}}),
    ),
    (
        "{1}: Scry 4. Activate only during your turn, before attackers are declared.",
        activated(
            condition={
                "if": "all_of",
                "conditions": [{"if": "your_turn"}, {"if": "before", "step": "declare_attackers"}],
            }
        ),
    ),
    (
        "{1}: Scry 4. Activate only as a sorcery and only once each turn.",
        activated(timing="sorcery", limit={"times": 1, "per": "turn"}),
    ),
    (
        "Whenever this creature attacks, you gain X life, where X is the number of attacking Oxen.",
        {
            **enters({"amount": "count", "what": {"subtypes": ["Ox"], "combat": "attacking"}}),
            "trigger": {"when": "attacks"},
        },
    ),
    (
        (
            "Whenever this creature or another creature or artifact you control is put into a graveyard from"
            " the battlefield, you gain 4 life."
        ),
        {
            **enters(4),
            "trigger": {
                "when": "dies",
                "what": {"types": ["creature", "artifact"], "controller": "you", "or_self": True},
            },
        },
    ),
    (
        "Whenever you cast a noncreature spell, counter that spell unless you sacrifice an Ox.",
        {
            "ability": "triggered",
            "trigger": {"when": "casts", "what": {"not_types": ["creature"]}},
            "do": [
                {
                    "do": "may",
                    "pay": {"sacrifice": {"subtypes": ["Ox"]}},
                    "otherwise": [{"do": "counter", "what": "that"}],
                }
            ],
        },
    ),
    (
        "{1}: Scry 4. Activate only as a sorcery and only if you control an Ox and only once each turn.",
        activated(
            timing="sorcery",
            limit={"times": 1, "per": "turn"},
            condition={"if": "exists", "what": OXEN["what"]},
        ),
    ),
    (
        "{1}: Scry 4. Activate only during an opponent's upkeep. Activate no more than twice each turn.",
        activated(
            limit={"times": 2, "per": "turn"},
            condition={"if": "step", "steps": ["upkeep"], "whose": "opponent"},
        ),
    ),
    (
        "{1}: Scry 4. This ability costs {1} less to activate for each Ox you control. Activate only once.",
        activated(own_cost={"by": {**OXEN, "times": -1}}, limit={"times": 1, "per": "game"}),
    ),
    (
        "{1}: Scry 4. This ability costs {1} less to activate if you control an Ox.",
        activated(own_cost={"by": -1, "condition": {"if": "exists", "what": OXEN["what"]}}),
    ),
    (
        "This spell costs {G} less to cast for each Ox you control.",
        costing({**OXEN, "times": -1}, mana="{G}"),
    ),
    (
        "This spell costs {X} less to cast, where X is the greatest power among Oxen you control.",
        costing(
            {
                "amount": "difference",
                "of": [0, {"amount": "greatest", "stat": "power", "among": OXEN["what"]}],
            }
        ),
    ),
    (
        "When this creature enters, if you cast it from your hand, you gain 4 life.",
        {**enters(4), "condition": {"if": "was_cast", "from": "hand"}},
    ),
    (
        "When this creature enters, if it was cast from a graveyard, you gain 4 life.",
        {**enters(4), "condition": {"if": "was_cast", "who": "any", "from": "graveyard"}},
    ),
    (
        "When this creature enters, if it wasn't cast, you gain 4 life.",
        {
            **enters(4),
            "condition": {"if": "not", "condition": {"if": "was_cast", "who": "any"}},
        },
    ),
    (
        f"When this creature enters, if at least three red mana was {SPENT}, you gain 4 life.",
        {
            **enters(4),
            "condition": {"if": "compare", "amount": {"amount": "spent", "color": "R"}, "at_least": 3},
        },
    ),
    (
        "When this creature enters, if no mana was spent to cast this spell, you gain 4 life.",
        {**enters(4), "condition": {"if": "compare", "amount": {"amount": "spent"}, "at_most": 0}},
    ),
    (
        f"When this creature enters, if two or more colors of mana were {SPENT}, you gain 4 life.",
        {
            **enters(4),
            "condition": {"if": "compare", "amount": {"amount": "spent", "colors": True}, "at_least": 2},
        },
    ),
    (
        f"When this creature enters, you gain X life, where X is the number of colors of mana {SPENT}.",
        enters({"amount": "spent", "colors": True}),
    ),
    (
        (
            "This creature enters with X +1/+1 counters on it, where X is the number of colors of mana"
            f" {SPENT}."
        ),
        {"ability": "enters_with", "counters": "+1/+1", "amount": {"amount": "spent", "colors": True}},
    ),
    ("{1}: Scry 4. Activate only once.", activated(limit={"times": 1, "per": "game"})),
    (
        "When this creature enters, you gain 4 life. This ability triggers only once.",
        {**enters(4), "limit": {"times": 1, "per": "game"}},
    ),
    (
        "Cycling abilities you activate cost {1} less to activate.",
        {"ability": "static", "rules": [{"rule": "cost", "abilities": "cycling", "by": -1}]},
    ),
    (
        "When this creature enters, you gain 4 life. This ability triggers only once each turn.",
        {**enters(4), "limit": {"times": 1, "per": "turn"}},
    ),
    (
        "This spell costs {2} less to cast for each Ox you control.",
        costing({**OXEN, "times": -2}),
    ),
    (
        "This spell costs {3} less to cast if an opponent controls more Oxen than you.",
        {**costing(-3), "condition": some(compared(THEIRS, more_than=OXEN))},
    ),
    ("This creature gets +1/+0 for each creature in your party.", static(power={"amount": "party"})),
    (
        "This creature gets +1/+0 for each basic land type among lands you control.",
        static(power={"amount": "different", "by": "basic land type", "among": LANDS}),
    ),
]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    document = {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
        "abilities": [ability],
    }
    assert told(document) == text
    found = compile_card(printed(text)).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


def test_what_a_spell_says_of_itself_stands_apart_from_what_it_does() -> None:
    text = "This spell costs {2} less to cast if it targets a tapped creature.\nDestroy target creature."
    rule = {"rule": "cost", "spells": "self", "by": -2, "targeting": {"types": ["creature"], "tapped": True}}
    does = {
        "ability": "spell",
        "targets": [{"what": {"types": ["creature"]}}],
        "do": [{"do": "destroy", "what": "target"}],
    }
    found = json.loads(json.dumps(compile_card(printed(text, "Instant")).card["abilities"]))
    assert found == [{"ability": "static", "rules": [rule]}, does]
    uncounterable = compile_card(
        printed("This spell can't be countered.\nDestroy target creature.", "Instant")
    )
    assert [one["ability"] for one in uncounterable.card["abilities"]] == ["static", "spell"]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    document = {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["creature"],
        "power": 2,
        "toughness": 2,
        "abilities": [ability],
    }
    found = blind_spots(msgspec.convert(document, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []
