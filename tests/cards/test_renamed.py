"""Words of the card language that others have replaced (:mod:`engine.magic.language.renamed`)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.magic.language.renamed import RENAMED, renewed
from tests.cards.documents import DRAW, Document, activated, bear, enters, places, static
from tests.magic.table import document, side

GRAVES: Document = {"zone": "graveyard"}
KINDS: Document = {"amount": "different", "by": "card type", "among": GRAVES}
OLD_KINDS: Document = {"amount": "card_types", "among": GRAVES}
EQUIP: Document = {"rule": "cost", "abilities": "equip", "by": -1}
ONCE: Document = {"times": 1, "per": "turn"}
FIRST = "$.abilities[0]"
DRAWS: Document = {"do": "draw", "amount": OLD_KINDS}
BOTH = activated({"mana": "{1}"}, {"do": "draw", "amount": KINDS}, limit=ONCE)


def if_(condition: Document) -> Document:
    """A step that is done under a condition."""
    return {"do": "if", "condition": condition, "then": [DRAW]}


RENEWED: list[tuple[Document, list[str], Document]] = [
    (
        bear(abilities=[{"ability": "damage_instead", "by": "self", "to": "attached", "prevent": True}]),
        [f"{FIRST}.ability"],
        bear(
            abilities=[
                {
                    "ability": "instead",
                    "event": {"would": "be_dealt_damage", "by": "self", "what": "attached"},
                    "prevent": "all",
                }
            ]
        ),
    ),
    (
        bear(abilities=[{"ability": "damage_instead", "to_player": "you", "combat": False, "times": 2}]),
        [f"{FIRST}.ability"],
        bear(
            abilities=[
                {
                    "ability": "instead",
                    "event": {"would": "be_dealt_damage", "who": "you", "combat": False},
                    "times": 2,
                }
            ]
        ),
    ),
    (
        enters({"do": "dig", "amount": 4}),
        [f"{FIRST}.do[0].do"],
        enters({"do": "look", "amount": 4, "parts": [{"to": "hand"}, {"to": "bottom"}]}),
    ),
    (
        enters({"do": "dig", "amount": 4, "take": 2, "order": "random"}),
        [f"{FIRST}.do[0].do"],
        enters(
            {
                "do": "look",
                "amount": 4,
                "parts": [{"min": 2, "max": 2, "to": "hand"}, {"to": "bottom", "order": "random"}],
            }
        ),
    ),
    (
        enters({"do": "dig", "amount": 4, "take": 2, "optional": True, "what": {"types": ["land"]}}),
        [f"{FIRST}.do[0].do"],
        enters(
            {
                "do": "look",
                "amount": 4,
                "parts": [
                    {"what": {"types": ["land"]}, "min": 0, "max": 2, "to": "hand", "reveal": True},
                    {"to": "bottom"},
                ],
            }
        ),
    ),
    (
        activated({"mana": "{1}"}, DRAW, once_per_turn=True),
        [f"{FIRST}.once_per_turn"],
        activated({"mana": "{1}"}, DRAW, limit=ONCE),
    ),
    (enters(DRAW, once_per_turn=True), [f"{FIRST}.once_per_turn"], enters(DRAW, limit=ONCE)),
    (enters(DRAW, once_per_turn=False), [f"{FIRST}.once_per_turn"], enters(DRAW)),
    (
        activated({"mana": "{1}"}, DRAW, most_per_turn=3),
        [f"{FIRST}.most_per_turn"],
        activated({"mana": "{1}"}, DRAW, limit={"times": 3, "per": "turn"}),
    ),
    (
        enters({"do": "draw", "amount": OLD_KINDS}),
        [f"{FIRST}.do[0].amount.amount"],
        enters({"do": "draw", "amount": KINDS}),
    ),
    (
        enters({"do": "draw", "amount": {**OLD_KINDS, "plus": 2}}),
        [f"{FIRST}.do[0].amount.amount"],
        enters({"do": "draw", "amount": {"amount": "sum", "of": [KINDS, 2]}}),
    ),
    (
        static(rules=[{"rule": "equip_cost", "by": -1}]),
        [f"{FIRST}.rules[0].rule"],
        static(rules=[EQUIP]),
    ),
    (
        enters(if_({"if": "not", "condition": {"if": "kicked"}})),
        [f"{FIRST}.do[0].condition.condition.if"],
        enters(if_({"if": "not", "condition": {"if": "paid", "how": "kicked"}})),
    ),
    (
        enters(if_({"if": "cast", "how": "evoked"})),
        [f"{FIRST}.do[0].condition.if"],
        enters(if_({"if": "paid", "how": "evoked"})),
    ),
    (
        activated({"mana": "{1}"}, DRAWS, once_per_turn=True),
        [f"{FIRST}.do[0].amount.amount", f"{FIRST}.once_per_turn"],
        BOTH,
    ),
]


@pytest.mark.parametrize(("old", "where", "new"), RENEWED, ids=[str(where) for _, where, _ in RENEWED])
def test_a_card_says_the_same_with_the_new_word(old: Document, where: list[str], new: Document) -> None:
    before = json.dumps(old)
    found, told = renewed(old)
    assert (found, [fault.path for fault in told], json.dumps(old)) == (new, where, before)
    assert renewed(new) == (new, [])


@pytest.mark.parametrize(("old", "where", "new"), RENEWED, ids=[str(where) for _, where, _ in RENEWED])
def test_a_check_names_the_new_word(old: Document, where: list[str], new: Document) -> None:
    found = places(old)
    assert [path for path in found if path in where] == where
    assert found.keys() - {*where} == places(new).keys()
    assert all("write " in found[path] for path in where)


def test_every_old_word_is_tried() -> None:
    said = [json.dumps(old) for old, _, _ in RENEWED]
    for one in RENAMED:
        assert any(f'"{one.field or one.word}"' in text for text in said), one


@pytest.mark.parametrize("odd", [None, 3, "once_per_turn", [], {"ability": ["once_per_turn"]}, {"if": []}])
def test_any_form_is_looked_at(odd: Any) -> None:
    assert renewed(odd) == (odd, [])
    deep: Any = {"if": "kicked"}
    for _ in range(500):
        deep = [deep]
    assert renewed(deep) == (deep, [])


OLD = activated({"mana": "{1}"}, DRAWS, once_per_turn=True)


@pytest.mark.parametrize("ruleset", ["duel", "five_colors", "castle", "splendagic"])
def test_a_new_game_takes_the_old_word_and_remarks_on_it(ruleset: str) -> None:
    options = {"cards": [bear(name="Frog"), OLD]}
    checked = engine.check_game(ruleset, options=options)
    assert [one.path for one in checked.remarks if one.rule == "CR-108.1"] == [
        "$.options.cards[1].abilities[0].do[0].amount.amount",
        "$.options.cards[1].abilities[0].once_per_turn",
    ]
    assert not checked.faults
    new = {"cards": [bear(name="Frog"), BOTH]}
    begun = engine.new_game(ruleset, options=options)
    assert engine.state_id(begun) == engine.state_id(engine.new_game(ruleset, options=new))


def test_what_else_is_wrong_with_an_old_card_is_told_with_its_place() -> None:
    wrong = {**OLD, "abilities": [{**OLD["abilities"][0], "cost": {"manna": "{1}"}}]}
    (fault,) = engine.check_game("duel", options={"cards": [wrong]}).faults
    assert (fault.path, "manna" in fault.message) == ("$.options.cards[0].abilities[0].cost", True)


def _position(card: Document, key: str = "bear", **head: Any) -> bytes:
    """Somebody controls such a creature."""
    position = document([side(battlefield="Grizzly Bears, Forest*3"), side()])
    position["table"]["objects"]["o1"]["card"] = key
    position["table"]["cards"] = {key: card}
    return json.dumps({**position, **head}).encode()


def _before() -> int:
    """The last edition whose states say old words."""
    (edition,) = engine.ruleset("duel").migrations
    return edition


def test_a_position_written_by_hand_takes_the_old_word() -> None:
    old, new = engine.decode(_position(OLD)), engine.decode(_position(BOTH))
    assert engine.state_id(old) == engine.state_id(new)


def test_a_state_of_the_edition_before_goes_on() -> None:
    """Its cards get the keys of what they say now, wherever the state speaks of them."""
    played = engine.decode(_position(BOTH))
    (key,) = played.table.cards
    encoded = json.loads(engine.encode(played))
    assert encoded["edition"] == _before() + 1
    text = json.dumps({**encoded, "edition": _before()}).replace(key, "bear-old")
    before = json.loads(text)
    before["table"]["cards"]["bear-old"] = OLD
    state = engine.decode(json.dumps(before).encode())
    assert engine.state_id(state) == engine.state_id(played)
    (action,) = [one for one in engine.legal_actions(state) if one.__struct_config__.tag == "activate"]
    assert engine.apply(state, action).state.table.stack


def test_a_state_without_old_words_goes_on() -> None:
    played = engine.new_game("duel")
    before = json.dumps({**json.loads(engine.encode(played)), "edition": _before()}).encode()
    assert engine.state_id(engine.decode(before)) == engine.state_id(played)


def test_what_is_still_wrong_with_a_state_is_told() -> None:
    wrong = _position({**OLD, "manna": 1})
    assert [fault.path for fault in engine.status(wrong)] == ["$.table.cards.bear"]
