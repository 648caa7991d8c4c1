"""Wrong uses of abilities, of what is paid, cast and chosen, each with its place and the reason."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults

from .documents import CREATURE, DRAW, Document, activated, bear, enters, sorcery, static

FIRST = "$.abilities[0]"
COST = f"{FIRST}.cost"
BEARS: Document = {"amount": "count", "what": CREATURE}
MORE: Document = {"ability": "spell", "additional": {"life": 1}}
GRANTING: Document = {"ability": "static", "of": CREATURE, "changes": [{"change": "abilities", "gain": [0]}]}
ENTERS: Document = {"ability": "triggered", "trigger": {"when": "enters"}}
MANA: Document = {"do": "add_mana", "mana": "{G}"}
BUT_CREATURES: Document = {"do": "add_mana", "mana": "{G}", "only": [{"cast": CREATURE}]}
LAND: Document = {"name": "Land", "types": ["land"]}
EMBLEM: Document = {"name": "Emblem: Test", "types": []}


def granting(ability: Document) -> Document:
    """A creature that grants creatures an ability."""
    return bear(abilities=[GRANTING], granted=[ability])


def ruling(rule: str, **more: Any) -> Document:
    """A creature with a rule."""
    return bear(abilities=[{"ability": "static", "rules": [{"rule": rule, **more}]}])


def morph(name: str = "morph", **cost: Any) -> Document:
    """A keyword that lets a card be cast face down."""
    return {"keyword": name, "cost": cost}


FAULTS: list[tuple[Document, str, str]] = [
    # What is paid
    (activated({"mana": "{X}", "times": BEARS}, DRAW), f"{COST}.times", "mana with {X} is paid once"),
    (
        activated({"any_of": [{"life": 1}, {"mana": "{1}", "times": BEARS}]}, DRAW),
        f"{COST}.any_of[1].times",
        "alternatives have a mana cost",
    ),
    (
        activated(
            {
                "sacrifice": [
                    {"what": CREATURE, "any_number": True, "min": 1, "total": {"stat": "power", "min": 3}}
                ]
            },
            DRAW,
        ),
        f"{COST}.sacrifice[0].min",
        "the total says how many",
    ),
    (
        activated(
            {
                name: [{"what": CREATURE, "any_number": True, "total": {"stat": "power", "min": 3}}]
                for name in ("sacrifice", "tap_others")
            },
            DRAW,
        ),
        COST,
        "two totals in one cost",
    ),
    # What is added to the cost of a spell
    (bear(abilities=[MORE, MORE]), "$.abilities", "a spell has its additional costs in one"),
    ({**LAND, "abilities": [MORE]}, "$.abilities", "a spell has its additional costs in one"),
    (
        {
            "name": "Aura",
            "cost": "{W}",
            "types": ["enchantment"],
            "subtypes": ["Aura"],
            "keywords": ["enchant creature"],
            "abilities": [MORE],
        },
        "$.abilities",
        "additional costs of Auras are left out",
    ),
    (
        {"name": "Test", "types": ["sorcery"], "abilities": [MORE]},
        "$.abilities",
        "an instant or a sorcery does something",
    ),
    (
        sorcery(DRAW, additional={"mana": "{1}", "times": BEARS}),
        f"{FIRST}.additional.times",
        "what is added to the cost of a spell",
    ),
    (
        bear(abilities=[{"ability": "alternative_cost", "price": {"mana": "{1}", "times": BEARS}}]),
        f"{FIRST}.price.times",
        "what a spell costs is written",
    ),
    # What is cast face down
    (
        {**LAND, "keywords": [morph(mana="{2}")]},
        "$.keywords[0]",
        "lands, planeswalkers and Auras with morph",
    ),
    (
        bear(name="Bear Token", cost=None, keywords=[morph(mana="{2}")]),
        "$.keywords[0]",
        "it is never cast",
    ),
    (
        bear(keywords=[morph(mana="{2}"), morph("disguise", mana="{3}")]),
        "$.keywords[1]",
        "a second way to cast a card face down",
    ),
    (bear(keywords=[morph(mana="{X}{G}")]), "$.keywords[0]", "a cost of morph that has to be worked out"),
    # What is chosen as something enters
    (
        sorcery(DRAW)
        | {"abilities": [*sorcery(DRAW)["abilities"], {"ability": "as_enters", "choose": "color"}]},
        "$.abilities[1]",
        "it never enters the battlefield",
    ),
    (granting({"ability": "as_enters", "choose": "color"}), "$.granted[0]", "what it chooses as it enters"),
    # What is granted, and what triggers elsewhere
    (
        granting({"ability": "triggered", "trigger": {"when": "casts", "what": "self"}, "do": [DRAW]}),
        "$.granted[0].trigger",
        "what is granted to a permanent is of no use",
    ),
    (
        granting(
            {**ENTERS, "trigger": {"when": "enters", "what": CREATURE}, "zone": "graveyard", "do": [DRAW]}
        ),
        "$.granted[0].zone",
        "what is granted to a permanent works on",
    ),
    # Rules and changes
    (ruling("lands", by=0), f"{FIRST}.rules[0].by", "so many more lands"),
    (
        ruling("cost", abilities="cycling", by=1, targeting=CREATURE),
        f"{FIRST}.rules[0].targeting",
        "that is asked of spells",
    ),
    (
        static({"change": "types", "chosen": "creature type", "subtypes": ["Bear"]}),
        f"{FIRST}.changes[0].chosen",
        "give types of its own",
    ),
    # Mana abilities
    (
        activated({"tap": True}, MANA, BUT_CREATURES),
        f"{FIRST}.do",
        "mana abilities that add mana with limits",
    ),
    (
        activated({"tap": True, "sacrifice": "self"}, MANA, condition={"if": "exists", "what": CREATURE}),
        f"{FIRST}.condition",
        "mana abilities with a condition that take",
    ),
    # Emblems
    (
        {
            **EMBLEM,
            "abilities": [
                {
                    **ENTERS,
                    "trigger": {"when": "enters", "what": CREATURE},
                    "do": [{"do": "tap", "what": "self"}],
                }
            ],
        },
        f"{FIRST}.do[0].what",
        "the source is an emblem",
    ),
    # X
    (
        enters(
            {
                "do": "may",
                "pay": {"mana": "{X}"},
                "then": [{"do": "may", "pay": {"mana": "{X}"}, "then": [DRAW]}],
            }
        ),
        f"{FIRST}.do[0].then[0].pay.mana",
        "X is another number here already",
    ),
]


@pytest.mark.parametrize(("document", "place", "reason"), FAULTS, ids=[one[2] for one in FAULTS])
def test_each_fault_has_its_place_and_its_reason(document: Document, place: str, reason: str) -> None:
    found = [(one.path, one.message) for one in card_faults(msgspec.json.encode(document), TOKENS)]
    assert any(path == place and message.startswith(reason) for path, message in found), found
