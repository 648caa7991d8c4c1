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
]
EACH = pytest.mark.parametrize(("text", "again", "card"), SAID, ids=[text for text, _, _ in SAID])


@EACH
def test_it_comes_back_from_its_text(text: str, again: str, card: Document) -> None:
    words = (again or text).replace("~", "Mossback")
    assert told(card) == words
    found = compile_card(printed(text.replace("~", "Mossback"), "Instant", mana_cost="{W}")).card
    assert told(found) == words


@EACH
def test_no_other_card_has_its_text(text: str, again: str, card: Document) -> None:
    found = blind_spots(msgspec.convert(card, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []
