"""Invented cards about counters, damage, coins and dice: each comes back from its own text."""

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
LIFE: Document = {"do": "gain_life", "amount": 3}


def entered(*steps: Document) -> Document:
    """An ability that does this as the creature has entered."""
    return {"ability": "triggered", "trigger": {"when": "enters"}, "do": [*steps]}


def came_up(name: str, *steps: Document, **bounds: int) -> Document:
    """Steps that depend on a coin or a die."""
    return {"do": "if", "condition": {"if": "compare", "amount": name, **bounds}, "then": [*steps]}


def watching(**trigger: Any) -> Document:
    """An ability that watches for what players do."""
    return {"ability": "triggered", "trigger": {"when": "does", **trigger}, "do": [LIFE]}


ENTERS = "When this creature enters, "
UNLESS = "unless its controller pays {1}."
PAY = "unless they pay {2}."
ROLL = f"{ENTERS}roll a d20.\n"
CARDS: list[tuple[str, Document]] = [
    (
        "When this creature enters, flip a coin. If you win the flip, you gain 3 life.",
        entered({"do": "flip_coin", "as": "number_given"}, came_up("number_given", LIFE, at_least=1)),
    ),
    (
        "When this creature enters, flip a coin. If you lose the flip, you gain 3 life.",
        entered({"do": "flip_coin", "lost_as": "number_given"}, came_up("number_given", LIFE, at_least=1)),
    ),
    (
        f"{ENTERS}flip a coin until you lose a flip. You gain life equal to the number of flips you win.",
        entered(
            {"do": "flip_coin", "until_lost": True, "as": "number_given"},
            {"do": "gain_life", "amount": "number_given"},
        ),
    ),
    (
        "When this creature enters, flip four coins. Draw cards equal to the number of flips you lose.",
        entered(
            {"do": "flip_coin", "amount": 4, "lost_as": "number_given"},
            {"do": "draw", "amount": "number_given"},
        ),
    ),
    (
        "When this creature enters, roll a d12. You gain life equal to the result.",
        entered(
            {"do": "roll_die", "sides": 12, "as": "number_given"},
            {"do": "gain_life", "amount": "number_given"},
        ),
    ),
    (
        f"{ENTERS}roll a d20. If the result is from 3 to 9, you gain 3 life. If the result is 20, draw two cards.",
        entered(
            {"do": "roll_die", "sides": 20, "as": "number_given"},
            came_up("number_given", LIFE, at_least=3, at_most=9),
            came_up("number_given", {"do": "draw", "amount": 2}, at_least=20, at_most=20),
        ),
    ),
    (
        f"{ENTERS}roll a d20. If the result is 15 or greater, you gain 3 life.",
        entered(
            {"do": "roll_die", "sides": 20, "as": "number_given"},
            came_up("number_given", LIFE, at_least=15),
        ),
    ),
    (
        "{T}: Prevent all combat damage that would be dealt this turn by creatures other than target creature.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "targets": [{"what": {"types": ["creature"]}}],
            "do": [
                {
                    "do": "prevent",
                    "by": {"types": ["creature"], "not_same_as": "target"},
                    "combat_only": True,
                }
            ],
        },
    ),
    (
        "{T}: Prevent all damage that would be dealt this turn by non-Human sources.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "do": [{"do": "prevent", "by": {"not_subtypes": ["Human"]}}],
        },
    ),
    (
        "{T}: Prevent all damage that would be dealt this turn by colorless sources.",
        {
            "ability": "activated",
            "cost": {"tap": True},
            "do": [{"do": "prevent", "by": {"number_of_colors": {"max": 0}}}],
        },
    ),
    ("Whenever you roll one or more dice, you gain 3 life.", watching(action=["roll"])),
    ("Whenever a player wins a coin flip, you gain 3 life.", watching(who="any", action=["win_flip"])),
    (
        "Whenever an opponent loses a coin flip, you gain 3 life.",
        watching(who="opponent", action=["lose_flip"]),
    ),
]


def document(ability: Document) -> Document:
    """A creature with the ability."""
    return {
        "name": "Odd Ox",
        "cost": "{2}{G}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
        "abilities": [ability],
    }


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_it_comes_back_from_its_text(text: str, ability: Document) -> None:
    assert told(document(ability)) == text
    found = compile_card(printed(text)).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


@pytest.mark.parametrize(("text", "ability"), CARDS, ids=[text for text, _ in CARDS])
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    found = blind_spots(msgspec.convert(document(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


def test_rows_of_a_table_say_what_happens_with_their_results() -> None:
    """CR 706.3a."""
    found = compile_card(printed(f"{ROLL}1—9 | Draw two cards.\n10—20 | Scry 2, then draw two cards.")).card[
        "abilities"
    ][0]["do"]
    assert [step["condition"]["at_most"] for step in found[1:]] == [9, 20]
    assert [[one["do"] for one in step["then"]] for step in found[1:]] == [["draw"], ["scry", "draw"]]


def test_a_row_of_several_sentences_is_left_out() -> None:
    """The second sentence would be read as one that happens with each result."""
    with pytest.raises(Refused):
        compile_card(printed(f"{ROLL}1—9 | Draw two cards.\n10—20 | Scry 2. Draw a card."))


def test_what_is_added_to_the_result_is_left_out() -> None:
    with pytest.raises(Refused):
        compile_card(printed(f"{ROLL}1-14 | Draw two cards.\n15+ | Draw four cards."))


def test_cards_of_those_that_the_first_row_creates() -> None:
    found = compile_card(
        printed(f"{ROLL}1—9 | Create a Food token.\n10—20 | Create three of those tokens.")
    ).card["abilities"][0]["do"]
    assert [step["then"][0].get("amount", 1) for step in found[1:]] == [1, 3]


@pytest.mark.parametrize("hand", ["their hand", "all the cards in their hand"])
def test_that_many_after_a_hand_is_discarded_is_no_number_before_it(hand: str) -> None:
    """They are as many as were discarded, and not as much as was dealt."""
    hurt = "Whenever this creature deals damage to a player, that player "
    steps = compile_card(printed(f"{hurt}discards {hand}, then draws that many cards.")).card["abilities"][0][
        "do"
    ]
    assert steps[0]["number_as"] == steps[1]["amount"] != "amount"


def test_what_a_spell_says_of_itself_is_no_sentence_of_what_it_does() -> None:
    found = compile_card(printed("Mossback can't be countered.\nDraw two cards.", "Instant")).card[
        "abilities"
    ]
    assert [one["ability"] for one in found] == ["static", "spell"]


def test_a_card_that_returns_from_a_graveyard_does_more_after_that() -> None:
    with_more = "tapped with a finality counter on it"
    found = compile_card(
        printed(
            f"{{B}}: Return this card from your graveyard to the battlefield {with_more}. You lose 3 life."
        )
    ).card["abilities"][0]
    assert found["zone"] == "graveyard"
    assert found["do"][0] == {
        "do": "move",
        "what": "self",
        "to": "battlefield",
        "tapped": True,
        "counters": "finality",
    }
    assert found["do"][1]["do"] == "lose_life"


def test_damage_to_and_by_something_is_prevented_by_two_abilities() -> None:
    text = (
        "Enchant creature\nPrevent all combat damage that would be dealt to and dealt by enchanted creature."
    )
    first, second = compile_card(printed(text, "Enchantment — Aura")).card["abilities"]
    assert first["event"] == {"would": "be_dealt_damage", "what": "attached", "combat": True}
    assert second["event"] == {"would": "be_dealt_damage", "by": "attached", "combat": True}


def test_it_is_the_target_where_the_card_lies_in_a_graveyard() -> None:
    """CR 110.1: the card there has no counters and no controller."""
    exiled = compile_card(
        printed(
            "{2}{U}, Exile this card from your graveyard: Tap target creature and put a stun counter on it."
        )
    ).card["abilities"][0]
    assert exiled["do"][1] == {"do": "put_counters", "on": "target", "kind": "stun"}
    cycled = compile_card(
        printed(f"Cycling {{2}}\nWhen you cycle this card, you may counter target spell {UNLESS}")
    ).card["abilities"][0]
    assert cycled["do"][0]["who"] == "controller of target"


def test_the_controller_of_what_was_hurt_is_one_player() -> None:
    found = compile_card(
        printed(
            f"Whenever this creature deals damage to a creature, that creature's controller loses 3 life {PAY}"
        )
    ).card["abilities"][0]["do"][0]
    assert found["who"] == found["otherwise"][0]["who"]


def test_a_spell_that_adds_mana_is_one_ability_with_its_price() -> None:
    text = "As an additional cost to cast this spell, sacrifice a creature.\nAdd {B}{B}{B}{B}."
    (found,) = compile_card(printed(text, "Instant")).card["abilities"]
    assert (found["additional"], found["do"][0]["do"]) == (
        {"sacrifice": {"types": ("creature",)}},
        "add_mana",
    )


def test_the_full_stop_may_be_left_out() -> None:
    text = "As an additional cost to cast this spell, sacrifice a creature.\nDestroy target creature"
    (found,) = compile_card(printed(text, "Instant")).card["abilities"]
    assert found["do"][0]["do"] == "destroy"


def test_damage_to_some_permanents_alone() -> None:
    found = compile_card(printed("Whenever this creature deals damage to an Ox, destroy that creature."))
    assert found.card["abilities"][0]["trigger"] == {"when": "deals_damage", "against": {"subtypes": ("Ox",)}}
    assert found.card["abilities"][0]["do"] == ({"do": "destroy", "what": "damaged"},)
