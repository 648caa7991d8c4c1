"""Rules text: the kept ones were read one by one; every kind of thing that data can say has words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engine.magic.language.abilities import Card
from engine.magic.language.plurals import plural
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.text.card import rules_text, type_line
from engine.magic.text.nouns import article, both, number_word
from tests.cards import books
from tests.cards.documents import Document


def test_the_texts_are_those_that_were_read() -> None:
    assert books.texts() == books.TEXTS.read_text(encoding="utf-8"), "run: make docs, and read"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("lightning_bolt", "Lightning Bolt deals 3 damage to any target."),
        ("mana_leak", "Counter target spell unless its controller pays {3}."),
        ("llanowar_elves", "{T}: Add {G}."),
        ("forest", "({T}: Add {G}.)"),
        ("swords_to_plowshares", "Exile target creature. Its controller gains life equal to its power."),
        ("vision_skeins", "Each player draws two cards."),
        (
            "blightning",
            (
                "Blightning deals 3 damage to target player or planeswalker. "
                "That player or that planeswalker's controller discards two cards."
            ),
        ),
        (
            "saproling_migration",
            (
                "Kicker {4}\nCreate two 1/1 green Saproling creature tokens. "
                "If this spell was kicked, create four of those tokens instead."
            ),
        ),
        ("serra_angel", "Flying, vigilance"),
        ("grizzly_bears", ""),
    ],
)
def test_texts_in_the_usual_wording(key: str, text: str) -> None:
    assert rules_text(CARDS[key], TOKENS) == text


BECOMES: dict[str, Any] = {
    "change": "types",
    "types": ["creature"],
    "subtypes": ["Elemental"],
    "set_subtypes": True,
}
SIZED = {"change": "set_power_toughness", "power": 3, "toughness": 3}
IS_3_3 = "with base power and toughness 3/3"


def told(what: Any, *changes: dict[str, Any], targets: Sequence[dict[str, Any]] = ()) -> str:
    """What a sorcery says that changes something until end of turn."""
    until = {"do": "until", "what": what, "changes": changes}
    spell = {"ability": "spell", "targets": targets, "do": [until]}
    return rules_text(msgspec.convert({"name": "Test", "types": ["sorcery"], "abilities": [spell]}, Card), {})


AMONG_OTHERS = "in addition to its other card types"


@pytest.mark.parametrize(
    ("target", "becomes", "kept", "still"),
    [
        ({"types": ["land"]}, "Target land becomes", "", " It's still a land."),
        ({"types": ["artifact"]}, "Target artifact becomes", "", " It's still an artifact."),
        ({"types": ["land", "artifact"]}, "Target land or artifact becomes", AMONG_OTHERS, ""),
        ({}, "Target permanent becomes", AMONG_OTHERS, ""),
        ({"types": ["creature"]}, "Target creature becomes", "", ""),
    ],
    ids=str,
)
def test_what_is_made_a_creature_stays_what_it_was(
    target: dict[str, Any], becomes: str, kept: str, still: str
) -> None:
    """CR 205.1b: card types are added, and subtypes set."""
    what = " ".join(filter(None, ["an Elemental creature", IS_3_3, kept, "until end of turn."]))
    assert told("target", BECOMES, SIZED, targets=[{"what": target}]) == f"{becomes} {what}{still}"


def test_two_lands_stay_lands() -> None:
    assert told("target", BECOMES, targets=[{"what": {"types": ["land"]}, "max": 2}]) == (
        "One or two target lands become Elemental creatures until end of turn. They're still lands."
    )


def test_all_lands_that_are_made_creatures_stay_lands() -> None:
    lands = {"types": ["land"], "controller": "you"}
    assert told(lands, BECOMES) == (
        "Lands you control become Elemental creatures until end of turn. They're still lands."
    )
    static = {"ability": "static", "of": {"types": ["land"]}, "changes": [BECOMES, SIZED]}
    card = msgspec.convert({"name": "Test", "types": ["enchantment"], "abilities": [static]}, Card)
    assert rules_text(card, {}) == f"All lands are Elemental creatures {IS_3_3}. They're still lands."


def test_a_land_that_makes_itself_a_creature_stays_a_land() -> None:
    static = {"ability": "static", "condition": {"if": "your_turn"}, "changes": [BECOMES, SIZED]}
    card = msgspec.convert({"name": "Test", "types": ["land"], "abilities": [static]}, Card)
    assert rules_text(card, {}) == (
        f"As long as it's your turn, this land is an Elemental creature {IS_3_3}. It's still a land."
    )


def test_what_is_added_needs_no_such_words() -> None:
    land = {"what": {"types": ["land"]}}
    added = {name: value for name, value in BECOMES.items() if name != "set_subtypes"}
    assert told("target", added, targets=[land]) == (
        "Target land becomes an Elemental creature in addition to its other types until end of turn."
    )
    island = {"change": "types", "subtypes": ["Island"], "set_subtypes": True}
    assert told("target", island, targets=[land]) == "Target land becomes an Island until end of turn."


def test_a_name_of_its_own_takes_the_place_of_this_creature() -> None:
    text = rules_text(CARDS["kokusho_the_evening_star"], TOKENS)
    assert "When Kokusho dies" in text
    assert "this creature" in rules_text(CARDS["clone"], TOKENS)


def test_a_token_with_an_ability_is_quoted() -> None:
    spawn = b"""{"name": "Eldrazi Spawn Token", "types": ["creature"], "subtypes": ["Eldrazi", "Spawn"],
        "colors": [], "power": 0, "toughness": 1, "abilities": [{"ability": "activated",
        "cost": {"sacrifice": "self"}, "do": [{"do": "add_mana", "mana": "{C}"}]}]}"""
    maker = b"""{"name": "Maker", "types": ["sorcery"], "abilities": [{"ability": "spell",
        "do": [{"do": "create", "token": "eldrazi_spawn_token", "amount": 2}]}]}"""
    tokens = {"eldrazi_spawn_token": msgspec.json.decode(spawn, type=Card)}
    assert rules_text(msgspec.json.decode(maker, type=Card), tokens) == (
        'Create two 0/1 colorless Eldrazi Spawn creature tokens with "Sacrifice this token: Add {C}."'
    )


def test_you_have_and_others_have() -> None:
    for whose, told in (("you", "you have"), ("opponent", "each opponent has")):
        drawing = b"""{"name": "Count", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": [
            {"do": "if", "condition": {"if": "compare", "at_least": 5, "amount": {"amount": "count",
            "what": {"zone": "hand", "controller": "WHOSE"}}}, "then": [{"do": "draw"}]}]}]}"""
        card = msgspec.json.decode(drawing.replace(b"WHOSE", whose.encode()), type=Card)
        assert rules_text(card, {}) == f"If {told} five or more cards in hand, draw a card."


def test_no_color_at_all_is_told() -> None:
    paint = b"""{"name": "Bleach", "types": ["instant"], "abilities": [{"ability": "spell",
        "targets": [{"what": {"types": ["creature"]}}], "do": [{"do": "until", "what": "target",
        "changes": [{"change": "colors", "colors": []}]}]}]}"""
    assert rules_text(msgspec.json.decode(paint, type=Card), {}) == (
        "Target creature becomes colorless until end of turn."
    )


def test_type_lines() -> None:
    assert type_line(CARDS["kokusho_the_evening_star"]) == "Legendary Creature — Dragon Spirit (5/5)"
    assert type_line(CARDS["tarmogoyf"]) == "Creature — Lhurgoyf (*/*)"
    assert type_line(CARDS["jace_beleren"]) == "Legendary Planeswalker — Jace (loyalty 3)"
    assert type_line(CARDS["shock"]) == "Instant"


def test_words() -> None:
    assert [plural(word) for word in ("creature", "sorcery", "Elf", "Plains", "Myr", "Wolf")] == [
        "creatures", "sorceries", "Elves", "Plains", "Myr", "Wolves",
    ]  # fmt: skip
    assert [article(word) for word in ("artifact", "creature", "Aura", "Unicorn", "untapped land")] == [
        "an artifact", "a creature", "an Aura", "a Unicorn", "an untapped land",
    ]  # fmt: skip
    assert [number_word(number) for number in (0, 1, 20, 21)] == ["zero", "one", "twenty", "21"]
    assert [both(list(words)) for words in ("a", "ab", "abc")] == ["a", "a and b", "a, b, and c"]


def test_what_it_gets_and_cannot_do_is_told_at_once() -> None:
    """A static ability has no time to name twice; a prohibition for a turn stands by itself."""
    gets = {"change": "power_toughness", "power": 2}
    bars = {"change": "cant", "block": True, "activate": True}
    ring = {
        "name": "Ring",
        "types": ["artifact"],
        "subtypes": ["Equipment"],
        "keywords": ["equip {1}"],
        "abilities": [
            {"ability": "static", "of": "attached", "changes": [gets, bars]},
            {"ability": "activated", "cost": {"tap": True}, "targets": [{"what": {"types": ["creature"]}}],
             "do": [{"do": "until", "what": "target", "changes": [gets, {"change": "cant", "block": True}]}]},
        ],
    }  # fmt: skip
    told = rules_text(msgspec.convert(ring, Card), {}).splitlines()
    assert told == [
        "Equipped creature gets +2/+0 and can't block. Its activated abilities can't be activated.",
        "{T}: Target creature gets +2/+0 until end of turn. It can't block this turn.",
        "Equip {1}",
    ]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ({"types": ["creature"]}, "All creatures have haste."),
        ({"types": ["creature"], "controller": "you"}, "Creatures you control have haste."),
        ({"types": ["creature"], "other": True}, "Other creatures have haste."),
        ({"types": ["creature"], "colors": ["R"]}, "Red creatures have haste."),
    ],
)
def test_nobody_is_left_out_by_all(what: dict[str, object], told: str) -> None:
    static = {"ability": "static", "of": what, "changes": [{"change": "keywords", "gain": ["haste"]}]}
    card = {"name": "Haste", "types": ["enchantment"], "abilities": [static]}
    assert rules_text(msgspec.convert(card, Card), {}) == told


@pytest.mark.parametrize(
    ("choice", "move", "told"),
    [
        ({"who": "you"}, {"to": "exile"}, "Exile a creature card from your graveyard."),
        (
            {"who": "opponent"},
            {"to": "battlefield", "tapped": True},
            "Each opponent puts a creature card from their graveyard onto the battlefield tapped.",
        ),
        (
            {"who": "you"},
            {"to": "hand"},
            "Return a creature card from your graveyard to your hand.",
        ),
    ],
)
def test_a_card_chosen_in_a_graveyard_and_moved_is_told_at_once(
    choice: dict[str, str], move: dict[str, object], told: str
) -> None:
    what = {"zone": "graveyard", "types": ["creature"], "controller": "chooser"}
    steps = [{"do": "choose", "as": "card", "what": what, **choice}, {"do": "move", "what": "card", **move}]
    card = {"name": "Dig", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": steps}]}
    assert rules_text(msgspec.convert(card, Card), {}) == told


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("you", "Return a land you control to its owner's hand."),
        ("any", "Each player returns a land they control to its owner's hand."),
        ("opponent", "Each opponent returns a land they control to its owner's hand."),
    ],
)
def test_a_permanent_chosen_and_returned_is_told_at_once(who: str, told: str) -> None:
    whose = "you" if who == "you" else "chooser"
    what = {"types": ["land"], "controller": whose}
    steps = [
        {"do": "choose", "as": "chosen", "what": what, "who": who},
        {"do": "move", "what": "chosen", "to": "hand"},
    ]
    card = {"name": "Ebb", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": steps}]}
    assert rules_text(msgspec.convert(card, Card), {}) == told


HAND = {"zone": "hand", "types": ["creature"]}


@pytest.mark.parametrize(
    ("choice", "move", "told"),
    [
        ({}, {}, "Put a creature card from your hand onto the battlefield."),
        ({"min": 0}, {}, "You may put a creature card from your hand onto the battlefield."),
        ({"min": 0, "max": 2}, {}, "Put up to two creature cards from your hand onto the battlefield."),
        ({"max": 2}, {}, "Put one or two creature cards from your hand onto the battlefield."),
        ({"min": 2, "max": 4}, {}, "Put two to four creature cards from your hand onto the battlefield."),
        (
            {"min": 2, "max": 2},
            {"tapped": True},
            "Put two creature cards from your hand onto the battlefield tapped.",
        ),
        (
            {"min": 0},
            {"to": "exile", "if": {"subtypes": ["Bear"]}},
            "You may choose a creature card from your hand. If that card is a Bear card, exile it.",
        ),
    ],
)
def test_out_of_the_hand(choice: Document, move: Document, told: str) -> None:
    move = dict(move)
    wanted = move.pop("if", None)
    step = {"do": "move", "what": "card", "to": "battlefield", **move}
    if wanted is not None:
        condition = {"if": "is", "what": "card", "filter": {"zone": "hand", **wanted}}
        step = {"do": "if", "condition": condition, "then": [step]}
    steps = [{"do": "choose", "as": "card", "what": HAND, "hand_of": "you", **choice}, step]
    card = {"name": "Door", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": steps}]}
    assert rules_text(msgspec.convert(card, Card), {}) == told
