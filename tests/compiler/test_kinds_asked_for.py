"""Filters come back from their own text, which no other filter has."""

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
POWER: Document = {"amount": "stat", "stat": "power", "of": "self"}


def destroys(what: Document) -> Document:
    """A creature that destroys one of these as it enters."""
    return {
        "ability": "triggered",
        "trigger": {"when": "enters"},
        "targets": [{"what": what}],
        "do": [{"do": "destroy", "what": "target"}],
    }


KINDS: list[tuple[str, Document]] = [
    (
        "artifact, enchantment, or creature with flying",
        {
            "any_of": [
                {"types": ["artifact"]},
                {"types": ["enchantment"]},
                {**CREATURE, "keywords": ["flying"]},
            ]
        },
    ),
    (
        "creature or Vehicle you control",
        {"any_of": [CREATURE, {"subtypes": ["Vehicle"]}], "controller": "you"},
    ),
    (
        "creature or Vehicle with power 4 or greater",
        {"any_of": [CREATURE, {"subtypes": ["Vehicle"]}], "power": {"min": 4}},
    ),
    ("tapped creature or Aura", {"any_of": [CREATURE, {"subtypes": ["Aura"]}], "tapped": True}),
    (
        "creature with flying or reach",
        {**CREATURE, "any_of": [{"keywords": ["flying"]}, {"keywords": ["reach"]}]},
    ),
    (
        "creature with power or toughness 1 or less",
        {**CREATURE, "any_of": [{"power": {"max": 1}}, {"toughness": {"max": 1}}]},
    ),
    ("multicolored creature", {**CREATURE, "number_of_colors": {"min": 2}}),
    ("monocolored permanent", {"number_of_colors": {"min": 1, "max": 1}}),
    ("colorless creature", {**CREATURE, "number_of_colors": {"max": 0}}),
    ("historic permanent", {"group": "historic"}),
    ("modified creature", {**CREATURE, "group": "modified"}),
    ("outlaw an opponent controls", {"group": "outlaw", "controller": "opponent"}),
    ("outlaw creature", {**CREATURE, "group": "outlaw"}),
    ("equipped creature", {**CREATURE, "bears": {"subtypes": ["Equipment"]}}),
    (
        "enchanted creature an opponent controls",
        {**CREATURE, "bears": {"subtypes": ["Aura"]}, "controller": "opponent"},
    ),
    ("creature that isn't enchanted", {**CREATURE, "but_not": {"bears": {"subtypes": ["Aura"]}}}),
    ("creature that isn't a Goblin", {**CREATURE, "but_not": {"subtypes": ["Goblin"]}}),
    ("creature you own", {**CREATURE, "owner": "you"}),
    ("creature you both own and control", {**CREATURE, "owner": "you", "controller": "you"}),
    ("creature with a counter on it", {**CREATURE, "has_counters": True}),
    ("creature with no counters on it", {**CREATURE, "has_counters": False}),
    ("creature attacking you", {**CREATURE, "attacking": "you"}),
    ("creature attacking one of your opponents", {**CREATURE, "attacking": "opponent"}),
    ("creature blocking this creature", {**CREATURE, "blocking": "self"}),
    ("creature blocked by this creature", {**CREATURE, "blocked_by": "self"}),
    (
        "creature blocking or blocked by this creature",
        {**CREATURE, "any_of": [{"blocking": "self"}, {"blocked_by": "self"}]},
    ),
    ("blocked creature", {**CREATURE, "combat": "blocked"}),
    ("unblocked creature", {**CREATURE, "combat": "unblocked"}),
    ("creature that entered this turn", {**CREATURE, "this_turn": {"when": "enters"}}),
    ("creature that attacked this turn", {**CREATURE, "this_turn": {"when": "attacks"}}),
    ("creature that blocked this turn", {**CREATURE, "this_turn": {"when": "blocks"}}),
    ("creature that dealt damage this turn", {**CREATURE, "this_turn": {"when": "deals_damage"}}),
    ("creature that was dealt damage this turn", {**CREATURE, "this_turn": {"when": "is_dealt_damage"}}),
    (
        "creature with the same name as this creature",
        {**CREATURE, "shares": {"what": "name", "with": "self"}},
    ),
    (
        "creature that shares a color with this creature",
        {**CREATURE, "shares": {"what": "color", "with": "self"}},
    ),
    (
        "creature with the greatest power among creatures you control",
        {**CREATURE, "extreme": {"stat": "power", "among": {**CREATURE, "controller": "you"}}},
    ),
    (
        "artifact with the least mana value among artifacts on the battlefield",
        {
            "types": ["artifact"],
            "extreme": {"stat": "mana_value", "least": True, "among": {"types": ["artifact"]}},
        },
    ),
    ("creature with power less than this creature's power", {**CREATURE, "power": {"less_than": POWER}}),
    ("creature with power greater than this creature's power", {**CREATURE, "power": {"more_than": POWER}}),
    (
        "creature with power less than or equal to this creature's power",
        {**CREATURE, "power": {"max": POWER}},
    ),
    (
        "creature with power greater than or equal to this creature's power",
        {**CREATURE, "power": {"min": POWER}},
    ),
    (
        "creature with mana value equal to this creature's power",
        {**CREATURE, "mana_value": {"min": POWER, "max": POWER}},
    ),
    ("spell that targets this creature", {"zone": "stack", "targeting": "self"}),
    (
        "spell that targets a creature you control",
        {"zone": "stack", "targeting": {**CREATURE, "controller": "you"}},
    ),
    ("spell that targets you", {"zone": "stack", "targeting_player": "you"}),
    ("spell that targets a player", {"zone": "stack", "targeting_player": "any"}),
    ("instant or Aura spell", {"zone": "stack", "any_of": [{"types": ["instant"]}, {"subtypes": ["Aura"]}]}),
]
NAMES = [text for text, _ in KINDS]


def plain(document: Any) -> Any:
    """The same with lists in place of tuples."""
    return json.loads(json.dumps(document))


def card(what: Document) -> Document:
    """A creature that destroys one of these, or counters it."""
    ability = destroys(what)
    if what.get("zone") == "stack":
        ability["do"] = [{"do": "counter", "what": "target"}]
    return {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
        "abilities": [ability],
    }


@pytest.mark.parametrize(("text", "what"), KINDS, ids=NAMES)
def test_it_comes_back_from_its_text(text: str, what: Document) -> None:
    verb = "counter" if what.get("zone") == "stack" else "destroy"
    line = f"When this creature enters, {verb} target {text}."
    found = plain(compile_card(printed(line)).card["abilities"])
    assert found == card(what)["abilities"]
    assert told(card(what)).replace("its power", "this creature's power") == line.replace(
        "blocking this creature", "blocking it"
    ).replace("by this creature", "by it").replace("with this creature", "with it").replace(
        "targets this creature", "targets it"
    ).replace("as this creature", "as it")


@pytest.mark.parametrize(("text", "what"), KINDS, ids=NAMES)
def test_no_other_card_has_its_text(text: str, what: Document) -> None:
    found = blind_spots(msgspec.convert(card(what), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def test_what_stands_behind_a_list_is_said_of_its_end_if_creatures_alone_have_it() -> None:
    """ "Walls and creatures with flying": each Wall; of cards in all their kinds the mana value."""
    found = compile_card(
        printed("This creature can't be blocked except by Walls and/or creatures with flying.")
    )
    (change,) = plain(found.card["abilities"])[0]["changes"]
    assert change["be_blocked_except"] == {
        "any_of": [{"subtypes": ["Wall"]}, {**CREATURE, "keywords": ["flying"]}]
    }
    found = compile_card(printed("Destroy target artifact or creature with mana value 2 or less.", "Instant"))
    assert plain(found.card["abilities"])[0]["targets"] == [
        {"what": {"types": ["artifact", "creature"], "mana_value": {"max": 2}}}
    ]


def test_another_that_shares_something_is_another_than_what_it_shares_it_with() -> None:
    line = "Whenever a creature enters, destroy all other creatures that share a color with it."
    (ability,) = plain(compile_card(printed(line)).card["abilities"])
    assert ability["do"][0]["what"] == {
        **CREATURE,
        "not_same_as": "that",
        "shares": {"what": "color", "with": "that"},
    }


@pytest.mark.parametrize(
    "line",
    [
        "{R}: This creature deals 1 damage to target creature blocking it.",
        "{2}: Destroy target creature that was dealt damage this turn.",
        "Whenever a nontoken modified creature you control dies, draw a card.",
        "When this creature enters, return target creature you own to your hand.",
        "Exile target creature with the least power among creatures on the battlefield.",
        "{1}: You gain 1 life for each creature that attacked this turn.",
    ],
)
def test_the_order_of_words_is_the_printed_one(line: str) -> None:
    kind = "Instant" if line.startswith("Exile") else "Creature — Bear"
    assert compile_card(printed(line, kind)).card["abilities"]


def test_what_something_becomes_and_what_it_stays() -> None:
    """It loses its card types, unless the words say that it is still one of them (CR 205.1a, b)."""
    line = "{1}: This artifact becomes a 2/2 Golem creature until end of turn."
    (ability,) = plain(compile_card(printed(line, "Artifact")).card["abilities"])
    assert ability["do"][0]["changes"][0]["set_types"]
    (ability,) = plain(compile_card(printed(f"{line} It's still an artifact.", "Artifact")).card["abilities"])
    assert "set_types" not in ability["do"][0]["changes"][0]
    line = "{1}: Target Forest becomes a 2/2 Golem creature until end of turn. It's still a land."
    (ability,) = plain(compile_card(printed(line)).card["abilities"])
    assert "set_types" not in ability["do"][0]["changes"][0]
