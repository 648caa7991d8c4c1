"""Invented cards that go back to what was done, and say how long: each comes back from its own text."""

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
MINE: Document = {**OX, "controller": "you"}
BEAST: Document = {"types": ["creature"]}
TARGET: Document = {"what": OX}
SCRY: Document = {"do": "scry", "amount": 4}


def enters(*steps: Document, **more: Any) -> Document:
    """A creature that does something as it enters."""
    return {"ability": "triggered", "trigger": {"when": "enters"}, **more, "do": list(steps)}


def done(name: str, *steps: Document, no: bool = False) -> Document:
    """If you do, or if you can't."""
    asked: Document = {"if": "done", "what": name}
    return {"do": "if", "condition": {"if": "not", "condition": asked} if no else asked, "then": list(steps)}


def some(name: str, what: Document, **more: Any) -> Document:
    """If one of those is such."""
    return {"if": "exists", "what": {**what, "among": name}, **more}


def kept(what: str = "self", **wanted: Any) -> Document:
    """For as long as something is so."""
    return {"while": {"if": "is", "what": what, "filter": wanted}}


def this_turn(when: str, what: Document, **more: Any) -> Document:
    """Something has happened this turn."""
    return {"if": "this_turn", "event": {"when": when, "what": what}, **more}


UP: Document = {"change": "power_toughness", "power": 1, "toughness": 1}
CARDS: list[tuple[str, Document]] = [
    (
        "When this creature enters, sacrifice it. If you do, scry 4.",
        enters({"do": "sacrifice", "what": "self", "as": "sacrificed"}, done("sacrificed", SCRY)),
    ),
    (
        "When this creature enters, sacrifice an Ox. If you can't, scry 4.",
        enters({"do": "sacrifice", "what": OX, "as": "sacrificed"}, done("sacrificed", SCRY, no=True)),
    ),
    (
        "When this creature enters, discard a card. If you do, scry 4.",
        enters({"do": "discard", "as": "card"}, done("card", SCRY)),
    ),
    (
        "When this creature enters, target player discards a card. If they do, scry 4.",
        enters(
            {"do": "discard", "who": "target", "as": "card"},
            done("card", SCRY),
            targets=[{"player": "any"}],
        ),
    ),
    (
        "When this creature enters, remove a charge counter from it. If you do, scry 4.",
        enters(
            {"do": "remove_counters", "from": "self", "kind": "charge", "as": "number_given"},
            done("number_given", SCRY),
        ),
    ),
    (
        "When this creature enters, put a +1/+1 counter on target Ox. If you do, scry 4.",
        enters({"do": "put_counters", "on": "target", "as": "done"}, done("done", SCRY), targets=[TARGET]),
    ),
    (
        "When this creature enters, if you control an Ox, sacrifice it. When you do, destroy target Ox.",
        enters(
            {"do": "sacrifice", "what": "self", "as": "sacrificed"},
            {
                "do": "when_you_do",
                "of": "sacrificed",
                "targets": [TARGET],
                "steps": [{"do": "destroy", "what": "target"}],
            },
            condition={"if": "exists", "what": MINE},
        ),
    ),
    (
        "When this creature enters, destroy all Oxen. For each creature destroyed this way, scry 4.",
        enters(
            {"do": "destroy", "what": OX, "as": "destroyed"},
            {"do": "each", "what": {**BEAST, "among": "destroyed"}, "steps": [SCRY]},
        ),
    ),
    (
        "When this creature enters, destroy all Oxen. Draw X cards, "  # noqa: ISC004
        "where X is the number of nontoken creatures you control destroyed this way.",
        enters(
            {"do": "destroy", "what": OX, "as": "destroyed"},
            {
                "do": "draw",
                "amount": {
                    "amount": "count",
                    "what": {**BEAST, "token": False, "controller": "you", "among": "destroyed"},
                },
            },
        ),
    ),
    (
        "When this creature enters, destroy target Ox. If a creature was destroyed this way, scry 4.",
        enters(
            {"do": "destroy", "what": "target", "as": "destroyed"},
            {"do": "if", "condition": some("destroyed", BEAST), "then": [SCRY]},
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, mill two cards. If two or more land cards were milled this way, scry 4.",
        enters(
            {"do": "mill", "amount": 2, "as": "card"},
            {"do": "if", "condition": some("card", {"types": ["land"]}, at_least=2), "then": [SCRY]},
        ),
    ),
    (
        "When this creature enters, discard a card. If a land card was discarded this way, scry 4.",
        enters(
            {"do": "discard", "as": "card"},
            {"do": "if", "condition": some("card", {"types": ["land"]}), "then": [SCRY]},
        ),
    ),
    (
        "When this creature enters, tap up to two target Oxen. If no Oxen were tapped this way, scry 4.",
        enters(
            {"do": "tap", "what": "target", "as": "tapped"},
            {
                "do": "if",
                "condition": {"if": "not", "condition": some("tapped", OX)},
                "then": [SCRY],
            },
            targets=[{**TARGET, "min": 0, "max": 2}],
        ),
    ),
    (
        "When this creature enters, untap all Oxen you control. Put a +1/+1 counter on each of them.",
        enters({"do": "untap", "what": MINE, "as": "chosen"}, {"do": "put_counters", "on": "chosen"}),
    ),
    (
        "When this creature enters, Oxen you control get +1/+1 until end of turn. Untap them.",
        enters(
            {"do": "until", "what": MINE, "changes": [UP], "as": "chosen"},
            {"do": "untap", "what": "chosen"},
        ),
    ),
    (
        "When this creature enters, it deals 3 damage to target Ox. "  # noqa: ISC004
        "You gain life equal to the damage dealt this way.",
        enters(
            {"do": "damage", "amount": 3, "to": "target", "number_as": "number_given"},
            {"do": "gain_life", "amount": "number_given"},
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, exile target Ox until this creature leaves the battlefield.",
        enters(
            {"do": "move", "what": "target", "to": "exile", "lasts": {"until_leaves": "self"}},
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, gain control of target Ox for as long as you control this creature.",
        enters(
            {
                "do": "until",
                "what": "target",
                "changes": [{"change": "control"}],
                "lasts": kept(controller="you"),
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, target Ox gets +1/+1 for as long as this creature remains tapped.",
        enters(
            {"do": "until", "what": "target", "changes": [UP], "lasts": kept(tapped=True)}, targets=[TARGET]
        ),
    ),
    (
        "When this creature enters, target Ox doesn't untap during its controller's untap step "  # noqa: ISC004
        "for as long as this creature remains on the battlefield.",
        enters(
            {
                "do": "until",
                "what": "target",
                "changes": [{"change": "cant", "untap": True}],
                "lasts": kept(),
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, target Ox can't attack "  # noqa: ISC004
        "for as long as you control this creature and this creature remains tapped.",
        enters(
            {
                "do": "until",
                "what": "target",
                "changes": [{"change": "cant", "attack": True}],
                "lasts": kept(controller="you", tapped=True),
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, target Ox gains flying for as long as it has a charge counter on it.",
        enters(
            {
                "do": "until",
                "what": "target",
                "changes": [{"change": "keywords", "gain": ["flying"]}],
                "lasts": kept("target", counter="charge"),
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, put a +1/+1 counter on target Ox. It gains trample.",
        enters(
            {"do": "put_counters", "on": "target"},
            {
                "do": "until",
                "what": "target",
                "changes": [{"change": "keywords", "gain": ["trample"]}],
                "lasts": "forever",
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, if two or more Oxen entered under your control this turn, scry 4.",
        enters(SCRY, condition=this_turn("enters", MINE, at_least=2)),
    ),
    (
        "When this creature enters, if two or more Oxen you controlled left the "  # noqa: ISC004
        "battlefield this turn, scry 4.",
        enters(SCRY, condition=this_turn("leaves", MINE, at_least=2)),
    ),
    (
        "When this creature enters, if no Oxen died this turn, scry 4.",
        enters(SCRY, condition={"if": "not", "condition": this_turn("dies", OX)}),
    ),
    (
        "When this creature enters, if a land card was put into your graveyard from "  # noqa: ISC004
        "anywhere this turn, scry 4.",
        enters(SCRY, condition=this_turn("goes_to_graveyard", {"types": ["land"], "controller": "you"})),
    ),
    (
        "At the beginning of your end step, if this creature entered this turn, scry 4.",
        {
            "ability": "triggered",
            "trigger": {"when": "begins", "step": "end"},
            "condition": {"if": "this_turn", "event": {"when": "enters"}},
            "do": [SCRY],
        },
    ),
    (
        "When this creature enters, draw X cards, where X is the number of Oxen that attacked this turn.",
        enters(
            {"do": "draw", "amount": {"amount": "this_turn", "event": {"when": "attacks", "what": OX}}},
        ),
    ),
    (
        "When this creature enters, mill two cards. You may put a land card from among them into your hand. "  # noqa: ISC004
        "If you don't, scry 4.",
        enters(
            {"do": "mill", "amount": 2, "as": "card"},
            {"do": "choose", "as": "card_three", "min": 0, "what": {"types": ["land"], "among": "card"}},
            {"do": "move", "what": "card_three", "to": "hand", "as": "card_two"},
            done("card_two", SCRY, no=True),
        ),
    ),
    (
        "When this creature enters, mill two cards. Put a land card from among them onto the battlefield tapped. "  # noqa: ISC004
        "If you can't, scry 4.",
        enters(
            {"do": "mill", "amount": 2, "as": "card"},
            {"do": "choose", "as": "card_three", "what": {"types": ["land"], "among": "card"}},
            {"do": "move", "what": "card_three", "to": "battlefield", "tapped": True, "as": "card_two"},
            done("card_two", SCRY, no=True),
        ),
    ),
    (
        "When this creature enters, return target Ox to its owner's hand. "  # noqa: ISC004
        "If it is attacking, you may put it on top of its owner's library instead.",
        enters(
            {
                "do": "if",
                "condition": {"if": "is", "what": "target", "filter": {"combat": "attacking"}},
                "then": [
                    {
                        "do": "may",
                        "then": [{"do": "move", "what": "target", "to": "library"}],
                        "otherwise": [{"do": "move", "what": "target", "to": "hand"}],
                    }
                ],
                "otherwise": [{"do": "move", "what": "target", "to": "hand"}],
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, it deals 1 damage to target Ox. "  # noqa: ISC004
        "If you control an Ox, this creature deals 4 damage instead.",
        enters(
            {
                "do": "if",
                "condition": {"if": "exists", "what": MINE},
                "then": [{"do": "damage", "amount": 4, "to": "target"}],
                "otherwise": [{"do": "damage", "amount": 1, "to": "target"}],
            },
            targets=[TARGET],
        ),
    ),
    (
        "When this creature enters, it deals 1 damage to each Ox. "  # noqa: ISC004
        "Creatures dealt damage this way can't block this turn.",
        enters(
            {"do": "damage", "amount": 1, "to": OX, "as": "chosen"},
            {
                "do": "until",
                "what": {**BEAST, "among": "chosen"},
                "changes": [{"change": "cant", "block": True}],
            },
        ),
    ),
    (
        "When this creature enters, it deals 1 damage to any target. "  # noqa: ISC004
        "If a creature dealt damage this way would die this turn, exile it instead.",
        enters(
            {"do": "damage", "amount": 1, "to": "target", "as": "chosen"},
            {"do": "instead", "event": {"would": "die", "what": {**BEAST, "among": "chosen"}}, "to": "exile"},
            targets=[{"what": {"types": ["creature", "planeswalker"]}, "player": "any"}],
        ),
    ),
    (
        "When this creature enters, if you control an Ox, scry 4. If you control a Wolf, you may draw a card. "  # noqa: ISC004
        "If you do, discard a card.",
        enters(
            SCRY,
            {
                "do": "if",
                "condition": {"if": "exists", "what": {"subtypes": ["Wolf"], "controller": "you"}},
                "then": [{"do": "may", "then": [{"do": "draw"}, {"do": "discard"}]}],
            },
            condition={"if": "exists", "what": MINE},
        ),
    ),
    (
        "When this creature enters, you may pay {1}. When you do, put a +1/+1 counter on target Ox. "  # noqa: ISC004
        "It gains flying until end of turn.",
        enters(
            {
                "do": "may",
                "pay": {"mana": "{1}"},
                "then": [
                    {
                        "do": "when_you_do",
                        "targets": [TARGET],
                        "steps": [
                            {"do": "put_counters", "on": "target"},
                            {
                                "do": "until",
                                "what": "target",
                                "changes": [{"change": "keywords", "gain": ["flying"]}],
                            },
                        ],
                    }
                ],
            },
        ),
    ),
    (
        "When this creature enters, counter target spell unless its controller pays {1}. "  # noqa: ISC004
        "If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
        enters(
            {
                "do": "may",
                "who": "controller of target",
                "pay": {"mana": "{1}"},
                "otherwise": [{"do": "counter", "what": "target", "to": "exile"}],
            },
            targets=[{"what": {"zone": "stack"}}],
        ),
    ),
]
PRINTED: list[tuple[str, str]] = [
    (
        "When this creature enters, put a +1/+1 counter on it for each Ox that died this turn.",
        "When this creature enters, put X +1/+1 counters on it, where X is the "  # noqa: ISC004
        "number of Oxen that died this turn.",
    ),
    (
        "When this creature enters, destroy all Oxen. You gain 1 life for each creature destroyed this way.",
        "When this creature enters, destroy all Oxen. "  # noqa: ISC004
        "You gain X life, where X is the number of creatures destroyed this way.",
    ),
    (
        "When this creature enters, mill two cards. You gain 1 life for each land card milled this way.",
        "When this creature enters, mill two cards. "  # noqa: ISC004
        "You gain X life, where X is the number of land cards milled this way.",
    ),
    (
        "When this creature enters, if you descended this turn, scry 4.",
        "When this creature enters, if a permanent card was put into your graveyard from anywhere this turn, "  # noqa: ISC004
        "scry 4.",
    ),
    (
        "When this creature enters, untap all Oxen you control. Those Oxen gain flying until end of turn.",
        "When this creature enters, untap all Oxen you control. They gain flying until end of turn.",
    ),
    (
        "When this creature blocks an Ox, destroy that creature.",
        "Whenever this creature blocks an Ox, destroy that Ox.",
    ),
    (
        "When this creature enters, mill two cards. You may return a land card from among the milled cards to your hand.",
        "When this creature enters, mill two cards. You may put a land card from among them into your hand.",
    ),
    (
        "When this creature enters, return target creature card from your graveyard to the battlefield. "  # noqa: ISC004
        "That creature gains haste.",
        "When this creature enters, return target creature card from your graveyard to the battlefield. "  # noqa: ISC004
        "That card gains haste.",
    ),
    (
        "When this creature enters, you may put an Ox creature card from your hand onto the battlefield. "  # noqa: ISC004
        "That creature gains haste.",
        "When this creature enters, you may put an Ox creature card from your hand onto the battlefield. "  # noqa: ISC004
        "That Ox creature gains haste.",
    ),
]
"""What is printed, and how it is told."""


@pytest.mark.parametrize(("text", "plainly"), PRINTED, ids=[text for text, _ in PRINTED])
def test_it_is_read_as_printed(text: str, plainly: str) -> None:
    (ability,) = compile_card(printed(text)).card["abilities"]
    assert told(document(ability)) == plainly


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


def test_its_controller_is_that_of_each() -> None:
    text = "Destroy all Oxen. For each creature destroyed this way, its controller draws a card."
    (spell,) = compile_card(printed(text, "Sorcery")).card["abilities"]
    assert [*spell["do"][1]["steps"]] == [{"do": "draw", "who": "controller of chosen"}]
