"""Invented cards about attacks and blocks: each comes back from its own text, which no other card has."""

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
OX: Document = {"subtypes": ["Ox"]}
OXEN: Document = {"amount": "count", "what": {**OX, "controller": "you"}}
THEIRS: Document = {"amount": "count", "what": {**OX, "controller": "defending_player"}}
HAS_OX: Document = {"if": "exists", "what": {**OX, "controller": "defending_player"}}
YOUR_OX: Document = {"if": "exists", "what": {**OX, "controller": "you"}}
TARGET: list[Document] = [{"what": {"types": ["creature"]}}]


def static(*changes: Document, **more: Any) -> Document:
    """A static ability."""
    return {"ability": "static", **more, "changes": list(changes)}


def cant(**said: Any) -> Document:
    """A restriction."""
    return {"change": "cant", **said}


def can(**said: Any) -> Document:
    """What may be done."""
    return {"change": "can", **said}


def must(**said: Any) -> Document:
    """A requirement."""
    return {"change": "must", **said}


def does(*steps: Document) -> Document:
    """Something that is done to a target."""
    return {"ability": "activated", "cost": {"mana": "{1}"}, "targets": TARGET, "do": list(steps)}


def triggered(trigger: Document) -> Document:
    """A creature that gains life on something."""
    return {"ability": "triggered", "trigger": trigger, "do": [{"do": "gain_life", "amount": 1}]}


def any_of(*events: Document) -> Document:
    """Any of several events."""
    return {"when": "any_of", "events": list(events)}


def until(*changes: Document) -> Document:
    """An effect until end of turn."""
    return {"do": "until", "what": "target", "changes": list(changes)}


CARDS: list[tuple[str, Document]] = [
    ("This creature can't attack alone.", static(cant(attack_alone=True))),
    ("This creature can't block alone.", static(cant(block_alone=True))),
    ("This creature can't attack or block alone.", static(cant(attack_alone=True, block_alone=True))),
    (
        "This creature can't attack unless the defending player controls an Ox.",
        static(cant(attack=True, unless=HAS_OX)),
    ),
    (
        "This creature can't attack unless the defending player controls three or more Oxen.",
        static(cant(attack=True, unless={**HAS_OX, "at_least": 3})),
    ),
    (
        "This creature can't attack if the defending player controls an Ox.",
        static(cant(attack=True, unless={"if": "not", "condition": HAS_OX})),
    ),
    (
        "As long as the defending player controls an Ox, this creature can't be blocked.",
        static(cant(be_blocked=True, unless={"if": "not", "condition": HAS_OX})),
    ),
    (
        "This creature can't be blocked unless the defending player controls an Ox.",
        static(cant(be_blocked=True, unless=HAS_OX)),
    ),
    (
        "This creature can't attack unless you control more Oxen than the defending player.",
        static(cant(attack=True, unless={"if": "compare", "amount": OXEN, "more_than": THEIRS})),
    ),
    (
        "This creature can't attack or block unless you control an Ox.",
        static(cant(attack=True, block=True), condition={"if": "not", "condition": YOUR_OX}),
    ),
    (
        "This creature attacks each combat if able unless you control an Ox.",
        static(must(attack=True), condition={"if": "not", "condition": YOUR_OX}),
    ),
    ("Oxen can't attack you.", static(cant(attack_player="you"), of=OX)),
    (
        "Oxen can't attack you or planeswalkers you control.",
        static(cant(attack_player="you", or_planeswalkers=True), of=OX),
    ),
    ("This creature can't block Oxen.", static(cant(block_those=OX))),
    ("This creature can't be blocked by more than one creature.", static(cant(be_blocked_by_more_than=1))),
    ("This creature can't be blocked by more than two creatures.", static(cant(be_blocked_by_more_than=2))),
    (
        "This creature can't be blocked except by three or more creatures.",
        static(cant(be_blocked_by_fewer_than=3)),
    ),
    ("This creature must be blocked if able.", static(must(be_blocked=True))),
    ("This creature blocks each combat if able.", static(must(block=True))),
    ("This creature attacks or blocks each combat if able.", static(must(attack=True, block=True))),
    (
        "This creature can attack as though it didn't have defender.",
        static(can(attack_despite="defender")),
    ),
    ("Oxen can attack as though they didn't have defender.", static(can(attack_despite="defender"), of=OX)),
    ("This creature can block an additional creature each combat.", static(can(block_more=1))),
    ("This creature can block two additional creatures each combat.", static(can(block_more=2))),
    ("This creature can block any number of creatures.", static(can(block_any_number=True))),
    (
        "As long as you control an Ox, this creature has reach and can block any number of creatures.",
        static({"change": "keywords", "gain": ["reach"]}, can(block_any_number=True), condition=YOUR_OX),
    ),
    ("Oxen are goaded.", static({"change": "goaded"}, of=OX)),
    (
        "Oxen you control get +1/+1 and are goaded.",
        static(
            {"change": "power_toughness", "power": 1, "toughness": 1},
            {"change": "goaded"},
            of={**OX, "controller": "you"},
        ),
    ),
    ("{1}: Target creature must be blocked this turn if able.", does(until(must(be_blocked=True)))),
    ("{1}: Target creature blocks this turn if able.", does(until(must(block=True)))),
    (
        "{1}: Target creature can attack this turn as though it didn't have defender.",
        does(until(can(attack_despite="defender"))),
    ),
    (
        "{1}: Target creature can block an additional creature this turn.",
        does(until(can(block_more=1))),
    ),
    (
        "{1}: Target creature can block any number of creatures this turn.",
        does(until(can(block_any_number=True))),
    ),
    (
        "{1}: Target creature assigns no combat damage this turn.",
        does(until({"change": "no_combat_damage"})),
    ),
    (
        "Whenever this creature enters or attacks, you gain 1 life.",
        triggered(any_of({"when": "enters"}, {"when": "attacks"})),
    ),
    (
        "When this creature enters or dies, you gain 1 life.",
        triggered(any_of({"when": "enters"}, {"when": "dies"})),
    ),
    (
        "Whenever this creature attacks, blocks, or becomes tapped, you gain 1 life.",
        triggered(any_of({"when": "attacks"}, {"when": "blocks"}, {"when": "becomes_tapped"})),
    ),
    (
        "Whenever an Ox attacks or blocks, you gain 1 life.",
        triggered(any_of({"when": "attacks", "what": OX}, {"when": "blocks", "what": OX})),
    ),
    (
        "When this creature dies and whenever you discard a card, you gain 1 life.",
        triggered(any_of({"when": "dies"}, {"when": "discards"})),
    ),
    (
        "Whenever this creature attacks and isn't blocked, you gain 1 life.",
        triggered({"when": "becomes_unblocked"}),
    ),
    (
        "Whenever one or more Oxen attack and aren't blocked, you gain 1 life.",
        triggered({"when": "becomes_unblocked", "what": OX, "together": True}),
    ),
    (
        "Whenever this creature and at least one other Ox attack, you gain 1 life.",
        triggered({"when": "attacks", "beside": OX}),
    ),
    (
        "Whenever this creature and at least two other Oxen attack, you gain 1 life.",
        triggered({"when": "attacks", "beside": OX, "beside_count": 2}),
    ),
    (
        "Whenever three or more Oxen attack, you gain 1 life.",
        triggered({"when": "attacks", "what": OX, "together": True, "at_least": 3}),
    ),
    (
        "{1}: Target creature blocks this creature this turn if able.",
        does(until(must(block_source=True))),
    ),
    ("{1}: Target creature can't block this creature this turn.", does(until(cant(block_source=True)))),
    ("When this creature exploits a creature, you gain 1 life.", triggered({"when": "exploits"})),
    (
        "Whenever one or more +1/+1 counters are put on this creature, you gain 1 life.",
        triggered({"when": "gets_counters", "kind": "+1/+1"}),
    ),
    (
        "Whenever one or more counters are put on an Ox, you gain 1 life.",
        triggered({"when": "gets_counters", "what": OX}),
    ),
    (
        "Whenever a +1/+1 counter is put on an Ox, you gain 1 life.",
        triggered({"when": "gets_counters", "kind": "+1/+1", "what": OX, "each": True}),
    ),
    (
        "At the beginning of your first main phase, you gain 1 life.",
        triggered({"when": "begins", "step": "main1"}),
    ),
    (
        "At the beginning of each opponent's second main phase, you gain 1 life.",
        triggered({"when": "begins", "step": "main2", "whose": "opponent"}),
    ),
    (
        "Whenever one or more Ox cards leave your graveyard, you gain 1 life.",
        triggered({"when": "leaves_graveyard", "what": {**OX, "controller": "you"}, "together": True}),
    ),
    (
        "Whenever an Ox card leaves a graveyard during your turn, you gain 1 life.",
        triggered({"when": "leaves_graveyard", "what": OX, "during": "you"}),
    ),
    (
        "Whenever you cast a spell during an opponent's turn, you gain 1 life.",
        triggered({"when": "casts", "during": "opponent"}),
    ),
    ("{1}: Goad target creature.", does({"do": "goad", "what": "target"})),
    ("{1}: Detain target creature.", does({"do": "detain", "what": "target"})),
    (
        "{1}: Remove target creature from combat.",
        does({"do": "remove_from_combat", "what": "target"}),
    ),
]


def document(ability: Document) -> Document:
    """A creature with this ability."""
    size = {"power": 2, "toughness": 2}
    return {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        **size,
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
            "This creature can't be blocked as long as defending player controls an Ox.",
            "As long as the defending player controls an Ox, this creature can't be blocked.",
        ),
        (
            "Each Ox you control can block an additional creature each combat.",
            "Oxen you control can block an additional creature each combat.",
        ),
        (
            "Whenever you attack, you gain 1 life.",
            "Whenever one or more creatures you control attack, you gain 1 life.",
        ),
        (
            "Whenever you attack with two or more Oxen, you gain 1 life.",
            "Whenever two or more Oxen you control attack, you gain 1 life.",
        ),
        (
            "Whenever one or more tokens enter under your control, you gain 1 life.",
            "Whenever one or more tokens you control enter, you gain 1 life.",
        ),
        ("This creature blocks each turn if able.", "This creature blocks each combat if able."),
        (
            "Whenever this creature blocks or becomes blocked, it gets +2/-2 until end of turn.",
            "Whenever this creature blocks or becomes blocked, it gets +2/-2 until end of turn.",
        ),
        (
            "When this creature dies or when you discard a card, scry 1.",
            "When this creature dies and whenever you discard a card, scry 1.",
        ),
        (
            "Oxen can't attack you or a planeswalker you control.",
            "Oxen can't attack you or planeswalkers you control.",
        ),
    ],
)
def test_other_words_mean_the_same(printed_so: str, told_so: str) -> None:
    found = compile_card(printed(printed_so)).card["abilities"]
    assert told(document(json.loads(json.dumps(found))[0])) == told_so


@pytest.mark.parametrize(
    "text",
    [
        "This creature can't attack or block unless the defending player controls an Ox.",
        "This creature gets +1/+1 unless you control an Ox.",
        "This creature can't attack unless you pay {2}.",
    ],
)
def test_what_cannot_be_said_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text))


KEYWORDS: list[tuple[str, str, Any]] = [
    ("Cumulative upkeep {1}", "Creature — Bear", "cumulative upkeep {1}"),
    (
        "Cumulative upkeep—Pay 2 life.",
        "Creature — Bear",
        {"keyword": "cumulative upkeep", "cost": {"life": 2}},
    ),
    ("Cumulative upkeep—Pay {2}.", "Creature — Bear", "cumulative upkeep {2}"),
    ("Echo {2}{R}", "Creature — Bear", "echo {2}{R}"),
    ("Exploit", "Creature — Bear", "exploit"),
    ("Ingest", "Creature — Bear", "ingest"),
    ("Melee", "Creature — Bear", "melee"),
    ("Mentor", "Creature — Bear", "mentor"),
    ("Mobilize 2", "Creature — Bear", "mobilize 2"),
    ("Provoke", "Creature — Bear", "provoke"),
    ("Rampage 2", "Creature — Bear", "rampage 2"),
    ("Ravenous", "Creature — Bear", "ravenous"),
    ("Bestow {1}{W}\nEnchanted creature gets +1/+1.", "Creature — Bear", "bestow {1}{W}"),
    ("Multikicker {1}", "Creature — Bear", "multikicker {1}"),
    ("Replicate {1}{U}\nScry 4.", "Sorcery", "replicate {1}{U}"),
    ("Squad {2}", "Creature — Bear", "squad {2}"),
    (
        "Squad—Exile four cards from your graveyard.",
        "Creature — Bear",
        {
            "keyword": "squad",
            "cost": {"exile": [{"what": {"zone": "graveyard", "controller": "you"}, "amount": 4}]},
        },
    ),
    ("Backup 1", "Creature — Bear", "backup 1"),
    ("Ninjutsu {1}{U}", "Creature — Bear", "ninjutsu {1}{U}"),
    ("Sneak {U}", "Creature — Bear", "sneak {U}"),
    ("Myriad", "Creature — Bear", "myriad"),
    ("Offspring {2}", "Creature — Bear", "offspring {2}"),
    ("Encore {3}{R}", "Creature — Bear", "encore {3}{R}"),
    ("Casualty 2\nScry 4.", "Sorcery", "casualty 2"),
    ("Reinforce 2—{1}{W}", "Creature — Bear", "reinforce 2—{1}{W}"),
    ("Training", "Creature — Bear", "training"),
    ("Scry 4.\nTransmute {1}{U}", "Sorcery", "transmute {1}{U}"),
]


@pytest.mark.parametrize(("text", "kind", "keyword"), KEYWORDS, ids=[text for text, *_ in KEYWORDS])
def test_keywords_come_back_from_their_text(text: str, kind: str, keyword: Any) -> None:
    found = compile_card(printed(text, kind)).card
    assert json.loads(json.dumps(found["keywords"])) == [keyword]
    if "Pay {" not in text:
        assert told(json.loads(json.dumps(found))) == text


def test_an_aura_stops_activated_abilities() -> None:
    text = "Enchant creature\nEnchanted creature's activated abilities can't be activated."
    (ability,) = compile_card(printed(text, "Enchantment — Aura")).card["abilities"]
    assert json.loads(json.dumps(ability)) == static(cant(activate=True), of="attached")


def test_a_card_that_is_cycled_or_dies() -> None:
    text = "When you cycle this creature or it dies, you gain 1 life.\nCycling {2}"
    (ability,) = compile_card(printed(text)).card["abilities"]
    events = [{"when": "cycles", "what": "self"}, {"when": "dies"}]
    assert json.loads(json.dumps(ability)) == triggered(any_of(*events))
