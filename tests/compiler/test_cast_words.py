"""Invented cards that let their players cast: each comes back from its own text, which no other card has."""

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
_UNTIL: Document = {"do": "exile_until", "until": {"not_types": ["land"]}}
_BELOW: Document = {"do": "move", "what": "card", "to": "library", "position": "random"}
_HAND: Document = {"zone": "hand", "controller": "you"}
SPELLS: list[tuple[str, Document]] = [
    ("Discover 4.", {"do": [{"do": "discover", "amount": 4}]}),
    (
        "Exile the top card of your library. You may cast it without paying its mana cost.",
        {
            "do": [
                {"do": "look", "parts": [{"to": "exile", "as": "card"}]},
                {"do": "cast", "what": "card", "cost": "free"},
            ]
        },
    ),
    (
        (
            "Exile the top card of your library. You may cast it by paying {1}{R} rather than paying "
            "its mana cost. If you don't, draw a card."
        ),
        {
            "do": [
                {"do": "look", "parts": [{"to": "exile", "as": "card"}]},
                {"do": "cast", "what": "card", "cost": {"mana": "{1}{R}"}, "as": "spell"},
                {
                    "do": "if",
                    "condition": {"if": "not", "condition": {"if": "done", "what": "spell"}},
                    "then": [{"do": "draw"}],
                },
            ]
        },
    ),
    (
        (
            "Exile cards from the top of your library until you exile a nonland card. You may cast "
            "that card without paying its mana cost. Put the exiled cards not cast this way on the "
            "bottom of your library in a random order."
        ),
        {
            "do": [
                {**_UNTIL, "as": "card", "all_as": "cards"},
                {"do": "cast", "what": "card", "cost": "free"},
                {**_BELOW, "what": "cards"},
            ]
        },
    ),
    (
        (
            "Target player exiles cards from the top of their library until they exile a nonland "
            "card. You may cast that card without paying its mana cost."
        ),
        {
            "targets": [{"player": "any"}],
            "do": [
                {**_UNTIL, "who": "target", "as": "card"},
                {"do": "cast", "what": "card", "cost": "free"},
            ],
        },
    ),
    (
        (
            "You may cast an instant or sorcery card with mana value 3 or less from your hand without"
            " paying its mana cost. If you do, you lose 2 life."
        ),
        {
            "do": [
                {
                    "do": "cast",
                    "what": {**_HAND, "types": ["instant", "sorcery"], "mana_value": {"max": 3}},
                    "cost": "free",
                    "as": "spell",
                },
                {
                    "do": "if",
                    "condition": {"if": "done", "what": "spell"},
                    "then": [{"do": "lose_life", "amount": 2}],
                },
            ]
        },
    ),
    (
        "You may cast target instant card from your graveyard.",
        {
            "targets": [{"what": {"types": ["instant"], "zone": "graveyard", "controller": "you"}}],
            "do": [{"do": "cast", "what": "target"}],
        },
    ),
]
EACH = pytest.mark.parametrize(("text", "ability"), SPELLS, ids=[text[:60] for text, _ in SPELLS])


def spell(ability: Document) -> Document:
    """A sorcery that does this."""
    return {
        "name": "Mossback",
        "cost": "{2}",
        "types": ["sorcery"],
        "abilities": [{"ability": "spell", **ability}],
    }


@EACH
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    document = spell(ability)
    assert told(document) == text
    assert told(compile_card(printed(text, "Sorcery")).card) == text


@EACH
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(msgspec.convert(spell(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


KEYWORDS = [
    "Cascade",
    "Foretell {1}{R}",
    "Harmonize {1}{R}",
    "Jump-start",
    "Madness {1}{R}",
    "Mayhem {1}{R}",
    "Plot {1}{R}",
    "Rebound",
    "Retrace",
    "Suspend 4—{1}{R}",
    "Warp {1}{R}",
]


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_keywords_are_read(keyword: str) -> None:
    spell = keyword in ("Harmonize {1}{R}", "Jump-start", "Rebound", "Retrace")
    kind, body = ("Sorcery", "\nDraw a card.") if spell else ("Creature — Ox", "")
    found = compile_card(printed(keyword + body, kind)).card
    assert json.loads(json.dumps(found["keywords"])) == [keyword[0].lower() + keyword[1:]]


@pytest.mark.parametrize("keyword", ["Evoke", "Spectacle", "Surge"])
def test_what_was_paid_for_it_is_asked(keyword: str) -> None:
    asked = f"if its {keyword.lower()} cost was paid"
    text = f"When this creature enters, {asked}, draw a card.\n{keyword} {{1}}{{R}}"
    found = compile_card(printed(text, "Creature — Ox")).card
    assert told(found) == text
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "Creature — Goblin Rogue",
            "Prowl {1}{R}\nWhen this creature enters, if its prowl cost was paid, draw a card.",
        ),
        ("Kindred Sorcery — Ox", "Prowl {U}\nDraw a card. If this spell's prowl cost was paid, scry 4."),
        ("Kindred Instant — Ox", "Prowl—{U}, Pay 2 life.\nDraw a card."),
    ],
)
def test_prowl_stands_first(kind: str, text: str) -> None:
    found = compile_card(printed(text, kind)).card
    assert told(found) == text
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


CLEFT = [
    "Return target [Frog or Snail] creature to its owner's hand. Draw a card.",
    "Draw three cards. [You lose 2 life.]",
    "Search your library for a [basic land] card, [reveal it,] put it into your hand, then shuffle.",
    "Draw X cards, where X is the number of creatures you control [with flying].",
    "Destroy target [tapped] creature [with power 4 or greater]. You gain 2 life.",
]


@pytest.mark.parametrize("text", CLEFT)
def test_what_cleave_leaves_out_stands_in_brackets(text: str) -> None:
    text = f"Cleave {{3}}{{U}}\n{text}"
    found = compile_card(printed(text, "Sorcery")).card
    assert told(found) == text
    assert [one.get("way") for one in found["abilities"]] == [None, "cleave"]
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


def test_the_words_in_brackets_may_stand_elsewhere_as_they_are_told() -> None:
    """A text is read as both its texts are; what is told has the brackets where it has those words."""
    text = (
        "Cleave {U}\nTarget player reveals their hand. Choose a nonland card from it"
        " [with mana value 2 or less]. That player discards that card."
    )
    found = compile_card(printed(text, "Sorcery"))
    assert "You choose a nonland card [with mana value 2 or less] from it." in told(found.card)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Cleave {U}\nDraw a card. [Wriggle.]", "no word"),
        ("Cleave {U}\n[Wriggle.] Draw a card.", "no word"),
        ("Cleave {U}\nDraw a card. [Scry 2.", "no word"),
        ("Cleave {U}\nDraw a card.", "the check refuses"),
        ("Cleave {U}\nDraw a card. [Create a 3/3 red Snail creature token.]", "new tokens"),
    ],
)
def test_brackets_that_are_not_certain_are_refused(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        compile_card(printed(text, "Sorcery"))


@pytest.mark.parametrize("dash", ["—", "-", " - ", "--"])
@pytest.mark.parametrize(
    "text",
    [
        "Scry 3.\nAwaken 4—{5}{U}",
        "Destroy target creature. If this spell's awaken cost was paid, draw a card.\nAwaken 12—{G}",
    ],
)
def test_awaken_stands_last(text: str, dash: str) -> None:
    found = compile_card(printed(text.replace("—", dash), "Sorcery")).card
    assert told(found) == text
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


@pytest.mark.parametrize("dash", ["—", "-", " - ", " — ", "---"])
def test_what_escaping_costs_stands_behind_any_dash(dash: str) -> None:
    rest = "{2}{R}, Exile two other cards from your graveyard."
    found = compile_card(printed(f"Draw a card.\nEscape{dash}{rest}", "Sorcery")).card
    assert told(found) == f"Draw a card.\nEscape—{rest}"
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


@pytest.mark.parametrize(
    "text",
    [
        "This creature escapes with two +1/+1 counters on it.",
        "When this creature enters, if it escaped, draw a card.",
    ],
)
def test_that_it_escaped_is_asked(text: str) -> None:
    text += "\nEscape—{B}, Exile another card from your graveyard."
    found = compile_card(printed(text, "Creature — Ox")).card
    assert told(found) == text
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Sorcery", "Draw a card. If this spell was foretold, draw three cards instead.\nForetell {1}{R}"),
        ("Creature — Ox", "When this creature enters, if it was foretold, draw a card.\nForetell {1}{R}"),
    ],
)
def test_that_it_was_foretold_is_asked(kind: str, text: str) -> None:
    found = compile_card(printed(text, kind)).card
    assert (*found["keywords"], told(found)) == ("foretell {1}{R}", text)
    assert [*blind_spots(msgspec.convert(found, Card), TOKENS)] == []


def test_what_is_done_as_the_spell_itself_is_cast_is_not_done_to_a_permanent() -> None:
    text = "When you cast this spell, put a +1/+1 counter on this creature."
    with pytest.raises(Refused, match="no permanent"):
        compile_card(printed(text, "Creature — Ox"))
