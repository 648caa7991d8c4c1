"""Invented cards that say when and whence they are cast: each comes back from its own text alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from compiler.compiling import compile_card
from compiler.mutants import blind_spots
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from tests.cards.documents import bear, told

from .prints import printed

Document = dict[str, Any]
NOT_MINE: Document = {"if": "not", "condition": {"if": "your_turn"}}
COMBAT: Document = {"if": "step", "steps": ["combat"]}
BEFORE: Document = {"if": "before", "step": "declare_blockers"}
FROG: Document = {"if": "exists", "what": {"subtypes": ["Frog"], "controller": "you"}}
CAST: Document = {"if": "this_turn", "event": {"when": "casts"}}


def both(*conditions: Document) -> Document:
    """All of them."""
    return {"if": "all_of", "conditions": [*conditions]}


ONLY: list[tuple[str, Document]] = [
    ("Cast this spell only during combat.", COMBAT),
    ("Cast this spell only during your turn.", {"if": "your_turn"}),
    ("Cast this spell only during an opponent's turn.", NOT_MINE),
    ("Cast this spell only during combat, before blockers are declared.", both(COMBAT, BEFORE)),
    ("Cast this spell only during an opponent's turn, before blockers are declared.", both(NOT_MINE, BEFORE)),
    ("Cast this spell only if you control a Frog.", FROG),
    ("Cast this spell only if you've cast a spell this turn.", CAST),
    ("Cast this spell only during combat and only if you control a Frog.", both(COMBAT, FROG)),
]
EACH = pytest.mark.parametrize(("text", "condition"), ONLY, ids=[text for text, _ in ONLY])


def creature(condition: Document) -> Document:
    """A creature that is cast only then."""
    rule = {"ability": "static", "condition": condition, "rules": [{"rule": "cast_only"}]}
    return {**bear(abilities=[rule]), "name": "Mossback"}


@EACH
def test_when_it_is_cast_comes_back_from_its_text(text: str, condition: Document) -> None:
    assert told(creature(condition)) == text
    found = compile_card(printed(text, "Creature — Bear", power="2", toughness="2")).card
    assert told(found) == text


@EACH
def test_no_other_card_has_its_text(text: str, condition: Document) -> None:
    found = blind_spots(msgspec.convert(creature(condition), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


STEPS: list[tuple[str, Document]] = [
    ("You may play an additional land this turn.", {"do": "more_lands"}),
    ("You may play two additional lands this turn.", {"do": "more_lands", "by": 2}),
    ("Exile Mossback with three time counters on it.", {"do": "exile_with_time", "amount": 3}),
]
EACH_STEP = pytest.mark.parametrize(("text", "step"), STEPS, ids=[text for text, _ in STEPS])


def sorcery(step: Document) -> Document:
    """A sorcery that does this."""
    spell = {"ability": "spell", "do": [step]}
    return {"name": "Mossback", "cost": "{2}", "types": ["sorcery"], "abilities": [spell]}


@EACH_STEP
def test_a_step_comes_back_from_its_text(text: str, step: Document) -> None:
    assert told(sorcery(step)) == text
    assert told(compile_card(printed(text, "Sorcery")).card) == text


@EACH_STEP
def test_no_other_step_has_its_text(text: str, step: Document) -> None:
    found = blind_spots(msgspec.convert(sorcery(step), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


FROM_TOP: Document = {"rule": "play_from", "from": "library"}
CREATURES: Document = {"types": ["creature"]}
RULES: list[tuple[str, Document]] = [
    (
        "You may look at the top card of your library any time.",
        {"rule": "player", "whose": "you", "has": "top card"},
    ),
    (
        "Play with the top card of your library revealed.",
        {"rule": "player", "whose": "you", "has": "top revealed"},
    ),
    (
        "Players play with the top card of their libraries revealed.",
        {"rule": "player", "whose": "any", "has": "top revealed"},
    ),
    ("You may play lands from the top of your library.", FROM_TOP),
    ("You may play lands and cast spells from the top of your library.", {**FROM_TOP, "spells": {}}),
    (
        "You may cast creature spells from the top of your library.",
        {**FROM_TOP, "lands": False, "spells": CREATURES},
    ),
    (
        "You may cast Frog spells from your graveyard.",
        {"rule": "play_from", "lands": False, "spells": {"subtypes": ["Frog"]}},
    ),
    (
        "You may play lands and cast creature spells from your graveyard.",
        {"rule": "play_from", "spells": CREATURES},
    ),
]
EACH_RULE = pytest.mark.parametrize(("text", "rule"), RULES, ids=[text for text, _ in RULES])


def ruling(rule: Document) -> Document:
    """A creature with this rule."""
    return {**bear(abilities=[{"ability": "static", "rules": [rule]}]), "name": "Mossback"}


@EACH_RULE
def test_a_rule_comes_back_from_its_text(text: str, rule: Document) -> None:
    assert told(ruling(rule)) == text
    found = compile_card(printed(text, "Creature — Bear", power="2", toughness="2")).card
    read, meant = (msgspec.convert(card, Card).abilities for card in (found, ruling(rule)))
    assert read == meant


@EACH_RULE
def test_no_other_rule_has_its_text(text: str, rule: Document) -> None:
    found = blind_spots(msgspec.convert(ruling(rule), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


@pytest.mark.parametrize("what", ["lands", "land cards"])
def test_lands_of_the_graveyard_are_read(what: str) -> None:
    found = compile_card(printed(f"You may play {what} from your graveyard.")).card
    assert told(found) == "You may play lands from your graveyard."
    assert [(spot.path, spot.card) for spot in blind_spots(msgspec.convert(found, Card), TOKENS)] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "Cast Mossback only during combat.\nDraw a card.",
            "Cast this spell only during combat.\nDraw a card.",
        ),
        (
            "Cast Mossback only if you've cast another green spell this turn.\nDraw a card.",
            "Cast this spell only if you've cast a green spell this turn.\nDraw a card.",
        ),
        (
            "Cast Mossback only if a creature is attacking you.\nDraw a card.",
            "Cast this spell only if a creature attacking you is on the battlefield.\nDraw a card.",
        ),
    ],
)
def test_printed_wordings_of_spells_are_read(text: str, says: str) -> None:
    assert told(compile_card(printed(text, "Instant")).card) == says
