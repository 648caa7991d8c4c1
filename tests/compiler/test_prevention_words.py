"""Invented spells that prevent damage and do something with it: each comes back from its own text."""

from __future__ import annotations

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
CREATURE: Document = {"what": {"types": ["creature"]}}
ANY: Document = {"as": "second", "what": {"types": ["creature", "planeswalker"]}, "player": "any"}


def spell(*do: Document, targets: tuple[Document, ...] = ()) -> Document:
    """An instant that does this."""
    ability: Document = {"ability": "spell", "do": [*do]}
    if targets:
        ability["targets"] = [*targets]
    return {"name": "Mossback", "cost": "{W}", "types": ["instant"], "abilities": [ability]}


def prevent(*then: Document, **said: Any) -> Document:
    """A shield, and what is done with how much it has prevented."""
    return {"do": "prevent", "number_as": "number_given", "then": [*then], **said}


def hour(event: Document, **does: Any) -> Document:
    """What happens instead for a turn."""
    return {"do": "instead", "event": event, **does}


def instead(event: Document, **does: Any) -> Document:
    """An ability by which something else happens."""
    return {"ability": "instead", "event": event, **does}


def enchantment(ability: Document) -> Document:
    """An enchantment that says this."""
    return {"name": "Mossback", "cost": "{W}", "types": ["enchantment"], "abilities": [ability]}


MUCH: Document = {"do": "gain_life", "amount": "number_given"}
SAID: list[tuple[str, str, Document]] = [
    (
        "Prevent the next 3 damage that would be dealt to target creature this turn. If damage is prevented this way, ~ deals that much damage to any target.",
        "",
        spell(
            prevent({"do": "damage", "amount": "number_given", "to": "second"}, amount=3, to="target"),
            targets=(CREATURE, ANY),
        ),
    ),
    (
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, ~ deals that much damage to the source's controller.",
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, ~ deals that much damage to that source's controller.",
        spell(
            prevent(
                {"do": "damage", "amount": "number_given", "who": "controller of dealer"},
                choose_source=True,
                next=True,
                to="you",
                source_as="dealer",
            )
        ),
    ),
    (
        "Prevent all damage that would be dealt to you this turn. You gain life equal to the damage prevented this way.",
        "Prevent all damage that would be dealt to you this turn. If damage is prevented this way, you gain that much life.",
        spell(prevent(MUCH, to="you")),
    ),
    (
        "Prevent the next 2 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.",
        "Prevent the next 2 damage that would be dealt to target creature this turn. If damage is prevented this way, put that many +1/+1 counters on it.",
        spell(
            prevent({"do": "put_counters", "amount": "number_given", "on": "target"}, amount=2, to="target"),
            targets=(CREATURE,),
        ),
    ),
    (
        "Prevent the next 2 damage that would be dealt to you and/or creatures you control this turn. If damage is prevented this way, draw a card.",
        "Prevent the next 2 damage that would be dealt to you and creatures you control this turn. If damage is prevented this way, draw a card.",
        spell(
            {
                "do": "prevent",
                "amount": 2,
                "who": "you",
                "to": {"types": ["creature"], "controller": "you"},
                "then": [{"do": "draw"}],
            }
        ),
    ),
    (
        "If a creature would die this turn, exile it instead.",
        "",
        spell(hour({"would": "die", "what": {"types": ["creature"]}}, to="exile")),
    ),
    (
        "Until end of turn, if you would gain life, you gain twice that much life instead.",
        "If you would gain life this turn, you gain twice that much life instead.",
        spell(hour({"would": "gain_life"}, times=2)),
    ),
    (
        "The next time you would draw a card this turn, instead you gain 2 life.",
        "The next time you would draw a card this turn, you gain 2 life instead.",
        spell(hour({"would": "draw"}, next=True, steps=[{"do": "gain_life", "amount": 2}])),
    ),
    (
        "If one or more tokens would be created under your control this turn, twice that many of those tokens are created instead.",
        "",
        spell(hour({"would": "create"}, times=2)),
    ),
    (
        "If damage would be dealt to target creature this turn, prevent that damage and put that many +1/+1 counters on it.",
        "",
        spell(
            hour(
                {"would": "be_dealt_damage", "what": "target"},
                prevent="all",
                steps=[{"do": "put_counters", "amount": "amount", "on": "target"}],
            ),
            targets=(CREATURE,),
        ),
    ),
    (
        "If a red source would deal damage to a creature this turn, it deals double that damage to that creature instead.",
        "If a red source would deal damage to a creature this turn, it deals double that damage instead.",
        spell(
            hour(
                {"would": "be_dealt_damage", "what": {"types": ["creature"]}, "by": {"colors": ["R"]}},
                times=2,
            )
        ),
    ),
    (
        "Damage can't be prevented this turn. ~ deals 3 damage to any target.",
        "",
        spell(
            {"do": "rules", "rules": [{"rule": "damage_cant_be_prevented"}]},
            {"do": "damage", "amount": 3, "to": "target"},
            targets=({**ANY, "as": "target"},),
        ),
    ),
    (
        "Players can't gain life this turn.",
        "",
        spell({"do": "rules", "rules": [{"rule": "player", "whose": "any", "cant": "gain life"}]}),
    ),
    (
        "~ deals 4 damage to target creature. The damage can't be prevented.",
        "",
        spell({"do": "damage", "amount": 4, "to": "target", "unpreventable": True}, targets=(CREATURE,)),
    ),
    (
        "Combat damage that would be dealt by creatures you control can't be prevented.",
        "",
        enchantment(
            {
                "ability": "static",
                "rules": [
                    {
                        "rule": "damage_cant_be_prevented",
                        "by": {"types": ["creature"], "controller": "you"},
                        "combat": True,
                    }
                ],
            }
        ),
    ),
    (
        "If damage would be dealt to you, prevent that damage. Draw cards equal to the damage prevented this way.",
        "",
        enchantment(
            {
                "ability": "instead",
                "event": {"would": "be_dealt_damage", "who": "you"},
                "prevent": "all",
                "do": [{"do": "draw", "amount": "prevented"}],
            }
        ),
    ),
    (
        "If an opponent would mill one or more cards, they mill twice that many cards instead.",
        "If an opponent would mill one or more cards, that player mills twice that many cards instead.",
        enchantment(instead({"would": "mill", "who": "opponent"}, times=2)),
    ),
    (
        "If you would mill one or more cards, you mill that many cards plus four instead.",
        "",
        enchantment(instead({"would": "mill"}, plus=4)),
    ),
    (
        "If you would draw a card while your library has no cards in it, you win the game instead.",
        "",
        enchantment(instead({"would": "draw", "empty_library": True}, do=[{"do": "win_game"}])),
    ),
    (
        "If you would draw a card while your library has no cards in it, skip that draw instead.",
        "",
        enchantment(instead({"would": "draw", "empty_library": True}, nothing=True)),
    ),
    (
        "If a spell or ability an opponent controls causes you to discard this enchantment, put it onto the battlefield instead of putting it into your graveyard.",
        "",
        enchantment(instead({"would": "be_discarded"}, to="battlefield")),
    ),
    (
        "If you would draw a card, you may gain 3 life instead.",
        "",
        enchantment(instead({"would": "draw"}, do=[{"do": "gain_life", "amount": 3}], optional=True)),
    ),
    (
        "If you would draw a card, you may draw two cards instead.",
        "",
        enchantment(instead({"would": "draw"}, times=2, optional=True)),
    ),
    (
        "If you would draw a card, you may skip that draw instead.",
        "",
        enchantment(instead({"would": "draw"}, nothing=True, optional=True)),
    ),
    (
        "If this enchantment would be put into a graveyard from anywhere, you may put it on top of its owner's library instead.",
        "",
        enchantment(instead({"would": "go_to_graveyard"}, to="library", optional=True)),
    ),
]
EACH = pytest.mark.parametrize(("text", "again", "card"), SAID, ids=[text for text, _, _ in SAID])


@EACH
def test_it_comes_back_from_its_text(text: str, again: str, card: Document) -> None:
    words = (again or text).replace("~", "Mossback")
    assert told(card) == words
    found = compile_card(
        printed(text.replace("~", "Mossback"), card["types"][0].capitalize(), mana_cost="{W}")
    ).card
    assert told(found) == words


@EACH
def test_no_other_card_has_its_text(text: str, again: str, card: Document) -> None:
    found = blind_spots(msgspec.convert(card, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []
