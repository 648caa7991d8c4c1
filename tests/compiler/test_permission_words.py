"""Invented cards that say when and whence they are cast: each comes back from its own text alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from compiler.compiling import compile_card
from compiler.mutants import blind_spots
from compiler.refusing import Refused
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
TOP: Document = {"do": "look", "parts": [{"to": "exile", "as": "cards"}]}
PERMITS: list[tuple[str, Document]] = [
    ("You may play it this turn.", {}),
    ("Until your next turn, you may play it.", {"lasts": "your_next_turn"}),
    ("Until your next end step, you may cast it.", {"lasts": "your_next_end_step", "may": "cast"}),
    ("You may play it without paying its mana cost until end of turn.", {"cost": "free"}),
    (
        "Until the end of your next turn, you may play it without paying its mana cost.",
        {"cost": "free", "lasts": "end_of_your_next_turn"},
    ),
    (
        "You may play it this turn, and mana of any type can be spent to cast it.",
        {"mana": "any_type"},
    ),
    (
        (
            "You may cast it for as long as it remains exiled, and you may spend mana as though it were mana"
            " of any color to cast it."
        ),
        {"mana": "any_color", "may": "cast", "lasts": "forever"},
    ),
    (
        "You may cast it this turn. If that spell would be put into a graveyard, exile it instead.",
        {"may": "cast", "then": "exile"},
    ),
]
EACH_PERMIT = pytest.mark.parametrize(("text", "said"), PERMITS, ids=[text for text, _ in PERMITS])


def permitting(said: Document) -> Document:
    """A sorcery that exiles a card, and lets its player play that."""
    spell = {"ability": "spell", "do": [TOP, {"do": "permit", "what": "cards", **said}]}
    return {"name": "Mossback", "cost": "{2}", "types": ["sorcery"], "abilities": [spell]}


@EACH_PERMIT
def test_a_permission_comes_back_from_its_text(text: str, said: Document) -> None:
    whole = f"Exile the top card of your library. {text}"
    assert told(permitting(said)) == whole
    assert told(compile_card(printed(whole, "Sorcery")).card) == whole


@EACH_PERMIT
def test_no_other_permission_has_its_text(text: str, said: Document) -> None:
    found = blind_spots(msgspec.convert(permitting(said), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


WORDS: list[tuple[str, str]] = [
    ("You may play it until your next end step.", "Until your next end step, you may play it."),
    (
        (
            "Until end of turn, you may cast that card and you may spend mana as though it were mana of any"
            " color to cast it."
        ),
        "You may cast it this turn, and you may spend mana as though it were mana of any color to cast it.",
    ),
    (
        (
            "You may play that card for as long as it remains exiled. If you cast a spell this way, you may"
            " spend mana as though it were mana of any type to cast it."
        ),
        "You may play it for as long as it remains exiled, and mana of any type can be spent to cast it.",
    ),
    (
        "For as long as that card remains exiled, you may play it.",
        "You may play it for as long as it remains exiled.",
    ),
    (
        "Until end of turn, you may play that card without paying its mana cost.",
        "You may play it without paying its mana cost until end of turn.",
    ),
]


@pytest.mark.parametrize(("text", "says"), WORDS, ids=[text for text, _ in WORDS])
def test_printed_wordings_of_permissions_are_read(text: str, says: str) -> None:
    found = compile_card(printed(f"Exile the top card of your library. {text}", "Sorcery")).card
    assert told(found) == f"Exile the top card of your library. {says}"


def test_spells_from_among_several_cards_are_read() -> None:
    printed_text = "Exile the top three cards of your library. You may cast spells from among them this turn."
    found = compile_card(printed(printed_text, "Sorcery")).card
    assert found["abilities"][0]["do"][-1] == {"do": "permit", "what": "card", "may": "cast"}


@pytest.mark.parametrize("where", ["your", "a"])
def test_what_is_cast_once_more_is_read(where: str) -> None:
    text = (
        "You may cast target instant card from your graveyard this turn. If that card would be put into"
        f" {where} graveyard this turn, exile it instead."
    )
    (step,) = compile_card(printed(text, "Sorcery")).card["abilities"][0]["do"]
    assert step == {"do": "permit", "what": "target", "may": "cast", "then": "exile"}


@pytest.mark.parametrize(
    "text",
    [
        "You may play target creature this turn.",
        "Exile the top card of your library. You may play it this turn for as long as it remains exiled.",
    ],
)
def test_what_is_no_permission_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))


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


COVERED: Document = {"to": "exile", "face_down": True, "as": "card"}
LOOKING: Document = {"do": "permit", "what": "card", "look": True}
HIDDEN: list[tuple[str, list[Document]]] = [
    (
        "Exile the top card of your library face down. You may look at and play it this turn.",
        [{"do": "look", "parts": [COVERED]}, LOOKING],
    ),
    (
        (
            "Look at the top three cards of your library. Exile one of them face down and put the rest on"
            " the bottom of your library in a random order. Until the end of your next turn, you may look at"
            " and cast it."
        ),
        [
            {"do": "look", "amount": 3, "parts": [COVERED, {"to": "bottom", "order": "random"}]},
            {**LOOKING, "may": "cast", "lasts": "end_of_your_next_turn"},
        ],
    ),
    (
        (
            "Target opponent exiles the top two cards of their library face down. You may look at and play"
            " them for as long as they remain exiled."
        ),
        [
            {"do": "look", "amount": 2, "who": "target", "parts": [COVERED]},
            {**LOOKING, "lasts": "forever"},
        ],
    ),
]


def hiding(steps: list[Document]) -> Document:
    """A sorcery that exiles cards face down."""
    targets = [{"player": "opponent"}] if steps[0].get("who") == "target" else []
    spell = {"ability": "spell", **({"targets": targets} if targets else {}), "do": steps}
    return {"name": "Mossback", "cost": "{1}", "types": ["sorcery"], "abilities": [spell]}


@pytest.mark.parametrize(("text", "steps"), HIDDEN, ids=[text for text, _ in HIDDEN])
def test_what_is_exiled_face_down_comes_back_from_its_text(text: str, steps: list[Document]) -> None:
    card = hiding(steps)
    assert told(card) == text
    assert told(compile_card(printed(text, "Sorcery")).card) == text
    found = blind_spots(msgspec.convert(card, Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def test_hideaway_comes_back_with_what_may_be_played() -> None:
    text = "Hideaway 4\n{2}, {T}: You may play the exiled card without paying its mana cost."
    found = compile_card(printed(text, "Land")).card
    assert told(found) == text
    (ability,) = msgspec.convert(found, Card).abilities
    assert msgspec.to_builtins(ability)["do"] == (
        {"do": "cast", "what": "linked", "cost": "free", "may": "play"},
    )
    assert [spot.path for spot in blind_spots(msgspec.convert(found, Card), TOKENS)] == []


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
        "You may spend mana as though it were mana of any color to cast creature spells.",
        {"rule": "spend", "mana": "any_color", "spells": CREATURES},
    ),
    (
        "You may spend mana as though it were mana of any type to cast spells.",
        {"rule": "spend", "mana": "any_type"},
    ),
    (
        "You may play lands and cast creature spells from your graveyard.",
        {"rule": "play_from", "spells": CREATURES},
    ),
    (
        "Once each turn, you may cast a creature spell from the top of your library.",
        {**FROM_TOP, "lands": False, "spells": CREATURES, "once": "turn"},
    ),
    (
        "Once during each of your turns, you may play a land or cast a Frog or Ox spell from your graveyard.",
        {
            "rule": "play_from",
            "spells": {"subtypes": ["Frog", "Ox"]},
            "once": "your_turn",
        },
    ),
    (
        "Once during each of your turns, you may play a land from the top of your library.",
        {**FROM_TOP, "once": "your_turn"},
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
