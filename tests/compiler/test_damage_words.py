"""Invented spells that deal several amounts at once: each comes back from its own text; two steps do not."""

from __future__ import annotations

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
from .test_prevention_words import ANY, CREATURE, spell

Document = dict[str, Any]
ANYTHING: Document = {"what": {"types": ["creature", "planeswalker"]}, "player": "any"}
ELVES: Document = {"amount": "count", "what": {"subtypes": ["Elf"], "controller": "you"}}


def damage(amount: Any, to: Document, *also: Document) -> Document:
    """A step that deals several amounts."""
    return {"do": "damage", "amount": amount, **to, **({"also": [*also]} if also else {})}


SAID: list[tuple[str, str, Document]] = [
    (
        "~ deals 2 damage to any target and 3 damage to you.",
        "",
        spell(damage(2, {"to": "target"}, {"amount": 3, "who": "you"}), targets=(ANYTHING,)),
    ),
    (
        "~ deals 4 damage to target creature and 2 damage to that creature's controller.",
        "~ deals 4 damage to target creature and 2 damage to its controller.",
        spell(damage(4, {"to": "target"}, {"amount": 2, "who": "controller of target"}), targets=(CREATURE,)),
    ),
    (
        "~ deals 1 damage to target creature and X damage to its controller, where X is the number of Elves you control.",
        "",
        spell(
            damage(1, {"to": "target"}, {"amount": ELVES, "who": "controller of target"}),
            targets=(CREATURE,),
        ),
    ),
    (
        "~ deals 3 damage to any target and 1 damage to another target.",
        "~ deals 3 damage to any target and 1 damage to any other target.",
        spell(
            damage(3, {"to": "target"}, {"amount": 1, "to": "second"}),
            targets=(ANYTHING, {**ANY, "not_same_as": "target"}),
        ),
    ),
    (
        "~ deals 1 damage to target creature, 2 damage to you, and 3 damage to each opponent.",
        "",
        spell(
            damage(1, {"to": "target"}, {"amount": 2, "who": "you"}, {"amount": 3, "who": "opponent"}),
            targets=(CREATURE,),
        ),
    ),
    (
        "~ deals 2 damage to target creature. ~ deals 3 damage to you.",
        "",
        spell(damage(2, {"to": "target"}), damage(3, {"who": "you"}), targets=(CREATURE,)),
    ),
    (
        "~ deals 2 damage to target creature and 1 damage to you. You gain life equal to the damage dealt this way.",
        "",
        spell(
            {**damage(2, {"to": "target"}, {"amount": 1, "who": "you"}), "number_as": "number_given"},
            {"do": "gain_life", "amount": "number_given"},
            targets=(CREATURE,),
        ),
    ),
]
EACH = pytest.mark.parametrize(("text", "again", "card"), SAID, ids=[text for text, _, _ in SAID])


@EACH
def test_it_comes_back_from_its_text(text: str, again: str, card: Document) -> None:
    words = (again or text).replace("~", "Mossback")
    assert told(card) == words
    found = compile_card(printed(text.replace("~", "Mossback"), "Instant", mana_cost="{W}")).card
    assert msgspec.convert(found, Card) == msgspec.convert(card, Card)


@EACH
def test_no_other_card_has_its_text(text: str, again: str, card: Document) -> None:
    found = blind_spots(msgspec.convert(card, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


@pytest.mark.parametrize(
    "text",
    [
        "~ deals 2 damage to target creature and 1 damage to you. If you control an Elf, ~ deals 4 damage instead.",
        "Counter target spell with mana value less than or equal to the number of cards in its controller's graveyard.",
    ],
)
def test_what_is_doubtful_is_refused(text: str) -> None:
    """Which of two amounts is meant; whose controller, in the middle of what says which spell."""
    with pytest.raises(Refused):
        compile_card(printed(text.replace("~", "Mossback"), "Instant", mana_cost="{W}"))
