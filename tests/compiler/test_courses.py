"""Invented cards that say how games, turns and attacks go: each comes back from its own text."""

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


def triggered(trigger: Document, *steps: Document, **more: Any) -> Document:
    """A triggered ability."""
    return {"ability": "triggered", "trigger": trigger, **more, "do": list(steps)}


def upkeep(*steps: Document, **more: Any) -> Document:
    """At the beginning of your upkeep."""
    return triggered({"when": "begins", "step": "upkeep"}, *steps, **more)


OXEN: Document = {"if": "exists", "what": {**OX, "controller": "you"}, "at_least": 7}
UP: Document = {"do": "until", "what": "self", "changes": [{"change": "power_toughness", "power": 3}]}
CARDS: list[tuple[str, Document]] = [
    (
        "At the beginning of your upkeep, if you control seven or more Oxen, you win the game.",
        upkeep({"do": "win_game"}, condition=OXEN),
    ),
    (
        "When this creature leaves the battlefield, you lose the game.",
        triggered({"when": "leaves"}, {"do": "lose_game"}),
    ),
    (
        "Whenever this creature deals combat damage to a player, that player loses the game.",
        triggered(
            {"when": "deals_damage", "combat": True, "to": ["player"]},
            {"do": "lose_game", "who": "that_player"},
        ),
    ),
    (
        "When this creature dies, target player loses the game.",
        triggered({"when": "dies"}, {"do": "lose_game", "who": "target"}, targets=[{"player": "any"}]),
    ),
    (
        "You may exert this creature as it attacks. When you do, it gets +3/+0 until end of turn.",
        triggered({"when": "exerts"}, UP),
    ),
    (
        "You may exert this creature as it attacks. When you do, target Ox can't block this turn.",
        triggered(
            {"when": "exerts"},
            {"do": "until", "what": "target", "changes": [{"change": "cant", "block": True}]},
            targets=[{"what": OX}],
        ),
    ),
    (
        "Whenever you exert an Ox, you gain 4 life.",
        triggered({"when": "exerts", "what": OX}, {"do": "gain_life", "amount": 4}),
    ),
    (
        "When this creature enters, take an extra turn after this one.",
        triggered({"when": "enters"}, {"do": "extra_turn"}),
    ),
    (
        "When this creature dies, target opponent takes two extra turns after this one.",
        triggered(
            {"when": "dies"},
            {"do": "extra_turn", "who": "target", "times": 2},
            targets=[{"player": "opponent"}],
        ),
    ),
    (
        (
            "Whenever this creature attacks, if it's the first combat phase of the turn, untap it. After this"
            " combat phase, there is an additional combat phase."
        ),
        triggered(
            {"when": "attacks"},
            {"do": "untap", "what": "self"},
            {"do": "add_phases", "phases": ["combat"], "after": "combat"},
            condition={"if": "first_combat"},
        ),
    ),
    (
        (
            "Whenever this creature becomes tapped, after this phase, there is an additional combat phase"
            " followed by an additional main phase."
        ),
        triggered({"when": "becomes_tapped"}, {"do": "add_phases", "phases": ["combat", "main"]}),
    ),
    (
        "When this creature enters, you skip your next two turns.",
        triggered({"when": "enters"}, {"do": "skip", "what": "turn", "times": 2}),
    ),
    (
        "When this creature enters, target player skips their next draw step.",
        triggered(
            {"when": "enters"},
            {"do": "skip", "what": "draw step", "who": "target"},
            targets=[{"player": "any"}],
        ),
    ),
    (
        "When this creature enters, each opponent skips their next combat phase.",
        triggered({"when": "enters"}, {"do": "skip", "what": "combat phase", "who": "opponent"}),
    ),
    (
        "When this creature enters, target player skips all combat phases of their next turn.",
        triggered(
            {"when": "enters"},
            {"do": "skip", "what": "combat phases", "who": "target"},
            targets=[{"player": "any"}],
        ),
    ),
    (
        "This creature can block creatures with shadow as though they didn't have shadow.",
        {"ability": "static", "changes": [{"change": "can", "block_despite": "shadow"}]},
    ),
    (
        (
            "This creature can block creatures with landwalk abilities as though they didn't have those"
            " abilities."
        ),
        {"ability": "static", "changes": [{"change": "can", "block_despite": "landwalk"}]},
    ),
    (
        "Creatures can be blocked as though they didn't have swampwalk.",
        {
            "ability": "static",
            "of": {"types": ["creature"]},
            "changes": [{"change": "can", "be_blocked_despite": "swampwalk"}],
        },
    ),
    (
        "When this creature dies, put its counters on target Ox.",
        triggered(
            {"when": "dies"},
            {"do": "put_same_counters", "of": "self", "on": "target"},
            targets=[{"what": OX}],
        ),
    ),
    (
        "When this creature dies, put its charge counters on target Ox.",
        triggered(
            {"when": "dies"},
            {"do": "put_same_counters", "of": "self", "on": "target", "kind": "charge"},
            targets=[{"what": OX}],
        ),
    ),
    (
        "When this creature dies, you gain life equal to the number of counters on it.",
        triggered({"when": "dies"}, {"do": "gain_life", "amount": {"amount": "counters", "on": "self"}}),
    ),
    (
        "At the beginning of your upkeep, if you have exactly three cards in hand, you win the game.",
        upkeep(
            {"do": "win_game"},
            condition={
                "if": "compare",
                "amount": {"amount": "count", "what": {"zone": "hand", "controller": "you"}},
                "at_least": 3,
                "at_most": 3,
            },
        ),
    ),
    (
        "When this creature dies, discard your hand, then draw that many cards.",
        triggered(
            {"when": "dies"},
            {"do": "discard", "all": True, "number_as": "number_given"},
            {"do": "draw", "amount": "number_given"},
        ),
    ),
    (
        "You may have this creature assign its combat damage as though it weren't blocked.",
        {"ability": "static", "changes": [{"change": "can", "damage_as_unblocked": True}]},
    ),
]


def document(ability: Document) -> Document:
    """A creature with such an ability."""
    bear = {"name": "Mossback", "cost": "{2}", "types": ["creature"], "subtypes": ["Bear"]}
    return {**bear, "power": 2, "toughness": 2, "abilities": [ability]}


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    assert told(document(ability)) == text
    found = compile_card(printed(text)).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(msgspec.convert(document(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def test_what_two_abilities_have_exiled_is_not_told_apart() -> None:
    lines = [
        "{1}: Exile target creature you control.",
        "{2}: Exile target creature you don't control.",
        "When this creature dies, return all cards exiled with it to the battlefield under your control.",
    ]
    found = compile_card(printed("\n".join([lines[0], lines[2]]))).card["abilities"]
    assert found[0]["do"][0]["linked"]
    assert [*found[1]["do"]] == [{"do": "move", "what": "linked", "to": "battlefield", "controller": "you"}]
    with pytest.raises(Refused):
        compile_card(printed("\n".join(lines)))


@pytest.mark.parametrize(
    "text",
    [
        "You may exert an Ox as it attacks. When you do, you gain 4 life.",
        "Whenever this creature attacks, target player wins the game.",
        "Whenever you exert this creature, you gain 4 life.",
    ],
)
def test_what_says_something_else_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text))
