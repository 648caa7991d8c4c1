"""Invented cards about when abilities trigger: each comes back from its own text, which no other card has."""

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
LIFE: Document = {"do": "gain_life", "amount": 1}
OX: Document = {"subtypes": ["Ox"]}
YOUR_OX: Document = {"subtypes": ["Ox"], "controller": "you"}
NO_OX: Document = {"if": "not", "condition": {"if": "exists", "what": YOUR_OX}}
TARGET: list[Document] = [{"what": {"types": ["creature"]}}]
HIT_IT = "{T}: Target creature gets -1/-0 until end of turn."
HIT: Document = {"do": "until", "what": "target", "changes": [{"change": "power_toughness", "power": -1}]}


def triggered(**trigger: Any) -> Document:
    """An ability that gains life."""
    return {"ability": "triggered", "trigger": trigger, "do": [LIFE]}


def later(*before: Document, **when: Any) -> Document:
    """Steps, and an ability that gains life until the turn ends; what it waits for is the target."""
    step = {"do": "later", "when": {**when, "what": {"among": "target"}}, "steps": [LIFE], "within": "turn"}
    return {"ability": "activated", "cost": {"tap": True}, "targets": TARGET, "do": [*before, step]}


CARDS: list[tuple[str, Document]] = [
    ("Whenever you scry, you gain 1 life.", triggered(when="does", action=["scry"])),
    (
        "Whenever an opponent surveils for the second time each turn, you gain 1 life.",
        triggered(when="does", who="opponent", action=["surveil"], nth=2),
    ),
    (
        "Whenever a player scries or surveils, you gain 1 life.",
        triggered(when="does", who="any", action=["scry", "surveil"]),
    ),
    (
        "Whenever you cast or copy an instant or sorcery spell, you gain 1 life.",
        triggered(when="casts", what={"types": ["instant", "sorcery"]}, copied=True),
    ),
    (
        "Whenever a player casts a spell from anywhere other than their hand, you gain 1 life.",
        triggered(when="casts", who="any", not_from="hand"),
    ),
    (
        "Whenever this creature attacks while saddled, you gain 1 life.",
        triggered(when="attacks", **{"while": {"if": "is_designated", "designation": "saddled"}}),
    ),
    (
        "When this creature enters and whenever it attacks while saddled, you gain 1 life.",
        triggered(
            when="any_of",
            events=[
                {"when": "enters"},
                {"when": "attacks", "while": {"if": "is_designated", "designation": "saddled"}},
            ],
        ),
    ),
    (
        "Whenever you cast a spell from your graveyard, you gain 1 life.",
        triggered(when="casts", **{"from": "graveyard"}),
    ),
    (
        "Whenever an opponent casts a spell from exile, you gain 1 life.",
        triggered(when="casts", who="opponent", **{"from": "exile"}),
    ),
    (
        "Whenever a player casts a spell, if no mana was spent to cast that spell, you gain 1 life.",
        {
            **triggered(when="casts", who="any"),
            "condition": {"if": "compare", "amount": {"amount": "spent", "of": "that"}, "at_most": 0},
        },
    ),
    (
        "{T}: When you cast your next artifact spell this turn, you gain 1 life.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "do": [
                {
                    "do": "later",
                    "when": {"when": "casts", "what": {"types": ["artifact"]}},
                    "steps": [LIFE],
                    "within": "turn",
                    "once": True,
                }
            ],
        },
    ),
    (
        "{T}: Each player's life total becomes 4.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "do": [{"do": "set_life", "amount": 4, "who": "any"}],
        },
    ),
    ("Whenever you proliferate, you gain 1 life.", triggered(when="does", action=["proliferate"])),
    ("Whenever an Ox you control explores, you gain 1 life.", triggered(when="explores", what=YOUR_OX)),
    (
        "Whenever you commit a crime for the first time each turn, you gain 1 life.",
        triggered(when="commits_crime", nth=1),
    ),
    (
        "Whenever an opponent commits a crime, you gain 1 life.",
        triggered(when="commits_crime", who="opponent"),
    ),
    (
        "Whenever an Ox attacks you, you gain 1 life.",
        triggered(when="attacks", what=OX, to=["player"], whom="you"),
    ),
    (
        "Whenever an Ox attacks you or a planeswalker you control, you gain 1 life.",
        triggered(when="attacks", what=OX, whom="you"),
    ),
    (
        "Whenever two or more Oxen you control attack a player, you gain 1 life.",
        triggered(when="attacks", what=YOUR_OX, together=True, at_least=2, to=["player"]),
    ),
    (
        "Whenever this creature becomes the target of a spell an opponent controls, you gain 1 life.",
        triggered(when="becomes_target", by={}, of="opponent"),
    ),
    (
        "Whenever an Ox becomes the target of an instant or sorcery spell, you gain 1 life.",
        triggered(when="becomes_target", what=OX, by={"types": ["instant", "sorcery"]}),
    ),
    (
        "Whenever an Ox an opponent controls enters untapped, you gain 1 life.",
        triggered(when="enters", what={**OX, "controller": "opponent"}, tapped=False),
    ),
    (
        "Whenever this creature attacks while you control an Ox, you gain 1 life.",
        {
            "ability": "triggered",
            "trigger": {"when": "attacks", "while": {"if": "exists", "what": YOUR_OX}},
            "do": [LIFE],
        },
    ),
    (
        "Whenever a nontoken Ox is put into your graveyard from the battlefield, you gain 1 life.",
        triggered(when="dies", what={**OX, "token": False, "owner": "you"}),
    ),
    (
        "Whenever one or more Oxen are put into your graveyard from the battlefield, you gain 1 life.",
        triggered(when="dies", what={**OX, "owner": "you"}, together=True),
    ),
    (
        "Your opponents can't cast creature spells.",
        {
            "ability": "static",
            "rules": [{"rule": "cant_cast", "whose": "opponent", "spells": {"types": ["creature"]}}],
        },
    ),
    (
        "Each player can't cast more than one noncreature spell each turn.",
        {
            "ability": "static",
            "rules": [
                {
                    "rule": "cant_cast",
                    "whose": "any",
                    "spells": {"not_types": ["creature"]},
                    "more_than": 1,
                }
            ],
        },
    ),
    (
        "You have no maximum hand size.",
        {"ability": "static", "rules": [{"rule": "player", "whose": "you", "has": "no maximum hand size"}]},
    ),
    ("When you control no Oxen, you gain 1 life.", triggered(when="is_so", condition=NO_OX)),
    (
        f"{HIT_IT} When that creature dies this turn, you gain 1 life.",
        later(HIT, when="dies"),
    ),
    (
        "{T}: Whenever target creature deals damage to a player this turn, you gain 1 life.",
        later(when="deals_damage", to=["player"]),
    ),
    (
        "{T}: Whenever an Ox you control attacks this turn, you gain 1 life.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "do": [
                {
                    "do": "later",
                    "when": {"when": "attacks", "what": YOUR_OX},
                    "steps": [LIFE],
                    "within": "turn",
                }
            ],
        },
    ),
]


def document(ability: Document) -> Document:
    """A creature with the ability."""
    return {
        "name": "Odd Ox",
        "cost": "{2}{G}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
        "abilities": [ability],
    }


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    assert told(document(ability)) == text
    found = compile_card(printed(text)).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(msgspec.convert(document(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


@pytest.mark.parametrize(
    ("printed_so", "told_so"),
    [
        (
            "Whenever you attack one of your opponents, you gain 1 life.",
            "Whenever one or more creatures you control attack an opponent, you gain 1 life.",
        ),
        (
            "Whenever an Ox enters under an opponent's control, you gain 1 life.",
            "Whenever an Ox an opponent controls enters, you gain 1 life.",
        ),
        ("Whenever you cycle another card, you gain 1 life.", "Whenever you cycle a card, you gain 1 life."),
        (
            "Your opponents can't cast spells during your turn.",
            "As long as it's your turn, your opponents can't cast spells.",
        ),
        (
            "{T}: Choose target creature. Whenever that creature deals damage this turn, you gain 1 life.",
            "{T}: Whenever target creature deals damage this turn, you gain 1 life.",
        ),
        (
            "As long as you've committed a crime this turn, this creature has menace.",
            "As long as you've committed a crime this turn, this creature has menace.",
        ),
    ],
)
def test_other_words_mean_the_same(printed_so: str, told_so: str) -> None:
    found = compile_card(printed(printed_so)).card["abilities"]
    assert told(document(json.loads(json.dumps(found))[0])) == told_so


OTHERS: Document = {"types": ["creature"], "controller": "you", "not_same_as": "attached"}
COUNT: Document = {"amount": "count", "what": OTHERS}
PUMPED: Document = {"change": "power_toughness", "power": COUNT, "toughness": COUNT}


def borne(*steps: Document, when: str = "attacks") -> Document:
    """An ability that triggers on what the source is attached to."""
    return {"ability": "triggered", "trigger": {"when": when, "what": "attached"}, "do": [*steps]}


OF_AURAS: list[tuple[str, Document]] = [
    ("Whenever enchanted creature attacks, destroy it.", borne({"do": "destroy", "what": "that"})),
    ("Whenever enchanted creature attacks, destroy that creature.", borne({"do": "destroy", "what": "that"})),
    (
        "Whenever enchanted creature attacks, destroy enchanted creature.",
        borne({"do": "destroy", "what": "attached"}),
    ),
    (
        "Whenever enchanted creature is dealt damage, its controller draws a card.",
        borne({"do": "draw", "who": "controller of that"}, when="is_dealt_damage"),
    ),
    (
        "When enchanted creature dies, return that card to its owner's hand.",
        borne({"do": "move", "what": "that", "to": "hand"}, when="dies"),
    ),
    (
        "Enchanted creature gets +1/+1 for each other creature you control.",
        {"ability": "static", "of": "attached", "changes": [PUMPED]},
    ),
    (
        "Other creatures you control get +4/+0.",
        {"ability": "static", "of": OTHERS, "changes": [{"change": "power_toughness", "power": 4}]},
    ),
    (
        "As long as you control another enchantment, enchanted creature gets +4/+0.",
        {
            "ability": "static",
            "of": "attached",
            "condition": {
                "if": "exists",
                "what": {"types": ["enchantment"], "controller": "you", "other": True},
            },
            "changes": [{"change": "power_toughness", "power": 4}],
        },
    ),
]


@pytest.mark.parametrize(("text", "ability"), OF_AURAS, ids=[text for text, _ in OF_AURAS])
def test_what_an_aura_speaks_of(text: str, ability: Document) -> None:
    """CR 603.2: what the event was about, wherever the Aura is by then; "other" creatures than that one."""
    found = compile_card(printed(f"Enchant creature\n{text}", "Enchantment — Aura")).card
    assert json.loads(json.dumps(found["abilities"])) == [ability]


@pytest.mark.parametrize(
    "text",
    [
        "Each creature you control gets +1/+1 for each other creature you control.",
        "{T}: Put a +1/+1 counter on target creature for each other creature you control.",
        "{T}: Target creature deals damage equal to its power to each other creature.",
        "{T}: Target creature gains flying until end of turn if you control another creature.",
        "Whenever a creature attacks, it gets +1/+1 until end of turn for each other creature you control.",
        "Whenever a creature enters, it deals 1 damage to each other creature.",
        "Whenever a creature attacks, tap another target creature.",
        "Whenever a creature attacks, if you control another creature, you gain 1 life.",
        "Whenever ~ deals combat damage to a creature, destroy it.",
        "When ~ enters, return another creature you control to its owner's hand. Put a +1/+1 counter on it.",
        "When ~ enters, sacrifice another creature. You gain life equal to its toughness.",
        "Whenever ~ blocks a creature, put a +1/+1 counter on it.",
        "{T}: Target Ox fights target creature you don't control. It gains flying until end of turn.",
        "{T}: Target Ox deals damage equal to its power to target creature. Tap that creature.",
    ],
)
def test_what_may_be_about_something_else_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a land you control enters, other creatures you control get +1/+0 until end of turn.",
        "Whenever you cast a creature spell, put a +1/+1 counter on another target creature you control.",
        "When this creature enters, return each other creature you control to its owner's hand.",
        "As long as you control another Ox, Oxen you control get +1/+1.",
    ],
)
def test_other_than_the_source_is_read_where_nothing_else_could_be_meant(text: str) -> None:
    assert '"other": true' in json.dumps(compile_card(printed(text)).card)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "{T}: Put a +1/+1 counter on target Ox. Tap target creature. Destroy that creature.",
            ["second", "second"],
        ),
        (
            "Whenever a creature attacks, tap target creature. Destroy that creature.",
            ["target", "target"],
        ),
        (
            "{T}: Destroy target creature. Tap target land. Tap that creature.",
            ["target", "second", "target"],
        ),
    ],
)
def test_that_creature_is_the_one_that_was_spoken_of_last(text: str, names: list[str]) -> None:
    (ability,) = compile_card(printed(text)).card["abilities"]
    assert [step["what"] for step in ability["do"] if "what" in step] == names


def test_other_creatures_on_what_may_be_a_creature_or_an_aura() -> None:
    """CR 702.103: bestowed or not, others are other than the card; who else may be meant is not guessed."""
    kind = "Enchantment Creature — Nymph"
    card = compile_card(printed("Bestow {3}{W}\nOther creatures you control get +1/+1.", kind)).card
    assert '"other": true' in json.dumps(card)
    doubtful = "Bestow {3}{W}\nEnchanted creature gets +1/+1 for each other Ox you control."
    with pytest.raises(Refused):
        compile_card(printed(doubtful, kind))


def test_another_target_than_what_is_attached_to_is_refused() -> None:
    text = "Whenever equipped creature attacks, tap another target creature.\nEquip {2}"
    with pytest.raises(Refused):
        compile_card(printed(text, "Artifact — Equipment"))
