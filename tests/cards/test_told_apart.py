"""Two sound cards with the same text mean the same: what the words of a card tell apart, place by place.

Each case is a document with the text that it alone has; what would read like something else is refused
(:mod:`.test_told_one_way`).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.language.abilities import Card
from engine.magic.text.card import rules_text
from tests.cards.documents import (
    CREATURE,
    DESTROY,
    DRAW,
    TARGET,
    Document,
    activated,
    bear,
    enters,
    sorcery,
    static,
    told,
)

YOURS: Document = {**CREATURE, "controller": "you"}
OTHERS: Document = {**YOURS, "other": True}
NUMBER: Document = {"amount": "count", "what": YOURS}
LESS: Document = {**NUMBER, "times": -1}
POWER: Document = {"amount": "stat", "stat": "power", "of": "target"}
IN_GRAVES: Document = {"zone": "graveyard", "types": ["creature"]}


def until(what: Any, *changes: Document) -> Document:
    """Changes until end of turn."""
    return {"do": "until", "what": what, "changes": [*changes]}


def sized(power: Any, toughness: Any) -> Document:
    """A change of power and toughness."""
    return {"change": "power_toughness", "power": power, "toughness": toughness}


OTHER = [
    (
        static(sized({"amount": "count", "what": OTHERS}, 0)),
        "This creature gets +1/+0 for each other creature you control.",
    ),
    (static(sized(NUMBER, 0)), "This creature gets +1/+0 for each creature you control."),
    (
        activated({"tap_others": {**CREATURE, "other": True}}, DRAW),
        "Tap another untapped creature you control: Draw a card.",
    ),
    (
        activated({"tap_others": {**CREATURE, "other": True}, "tap_others_count": 2}, DRAW),
        "Tap two other untapped creatures you control: Draw a card.",
    ),
    (
        activated({"tap_others": CREATURE, "tap_others_count": 2}, DRAW),
        "Tap two untapped creatures you control: Draw a card.",
    ),
    (
        enters(DESTROY, targets=[{"what": {**CREATURE, "other": True}, "min": 0}]),
        "When this creature enters, destroy up to one other target creature.",
    ),
    (
        bear(abilities=[{"ability": "enters_with", "copy_of": OTHERS, "optional": True}]),
        "You may have this creature enter as a copy of any other creature you control.",
    ),
    (
        enters({"do": "each", "what": OTHERS, "steps": [DRAW]}),
        "When this creature enters, for each other creature you control, draw a card.",
    ),
]
SIZES = [
    (
        until("target", sized(NUMBER, POWER)),
        (
            "Target creature gets +X/+Y until end of turn, where X is the number of creatures you control and"
            " Y is its power."
        ),
    ),
    (
        until("target", sized(NUMBER, NUMBER)),
        "Target creature gets +1/+1 until end of turn for each creature you control.",
    ),
    (
        until("target", sized(NUMBER, 1)),
        "Target creature gets +X/+1 until end of turn, where X is the number of creatures you control.",
    ),
    (
        until("target", sized({**NUMBER, "times": 2}, NUMBER)),
        "Target creature gets +2/+1 until end of turn for each creature you control.",
    ),
    (
        until("target", sized(LESS, LESS)),
        "Target creature gets -1/-1 until end of turn for each creature you control.",
    ),
    (
        until("target", sized({**POWER, "times": -1}, 0)),
        "Target creature gets -X/-0 until end of turn, where X is its power.",
    ),
    (
        until("target", sized({**POWER, "times": -1}, {**POWER, "times": -1})),
        "Target creature gets -X/-X until end of turn, where X is its power.",
    ),
]
MUCH = [
    ({"do": "draw", "amount": NUMBER}, "Draw X cards, where X is the number of creatures you control."),
    ({"do": "draw", "amount": POWER}, "Draw cards equal to target creature's power."),
    (
        {"do": "create", "token": "saproling_token", "amount": NUMBER},
        "Create X 1/1 green Saproling creature tokens, where X is the number of creatures you control.",
    ),
    (
        {"do": "damage", "amount": NUMBER, "to": "target"},
        "Test deals X damage to target creature, where X is the number of creatures you control.",
    ),
    (
        {"do": "damage", "amount": POWER, "to": "target"},
        "Test deals damage equal to target creature's power to it.",
    ),
    (
        {"do": "put_counters", "on": "target", "amount": NUMBER},
        "Put X +1/+1 counters on target creature, where X is the number of creatures you control.",
    ),
    (
        {"do": "discard", "amount": NUMBER, "how": "at random"},
        "Discard X cards at random, where X is the number of creatures you control.",
    ),
    (
        {"do": "sacrifice", "what": CREATURE, "amount": NUMBER, "who": "any"},
        "Each player sacrifices X creatures of their choice, where X is the number of creatures you control.",
    ),
    (
        {"do": "add_mana", "one_of": ["{G}", "{U}"], "amount": NUMBER},
        "Add X {G} or X {U}, where X is the number of creatures you control.",
    ),
]
GRAVES = [
    (
        {"do": "draw", "amount": {"amount": "count", "what": IN_GRAVES}},
        "Draw X cards, where X is the number of creature cards in all graveyards.",
    ),
    (
        {"do": "draw", "amount": {"amount": "count", "what": {**IN_GRAVES, "controller": "opponent"}}},
        "Draw X cards, where X is the number of creature cards in your opponents' graveyards.",
    ),
    (
        {"do": "move", "what": {**IN_GRAVES, "types": ["artifact", "creature"]}, "to": "exile"},
        "Exile all artifact and creature cards from all graveyards.",
    ),
]
ALL = [
    (
        {"do": "destroy", "what": {"types": ["artifact", "creature", "enchantment"]}},
        "Destroy all artifacts, creatures, and enchantments.",
    ),
    (
        until({"types": ["artifact", "creature"], "controller": "you"}, sized(1, 1)),
        "Artifacts and creatures you control get +1/+1 until end of turn.",
    ),
    (
        until(CREATURE, {"change": "cant", "block": True}),
        "Creatures can't block this turn.",
    ),
    (until(CREATURE, {"change": "must", "attack": True}), "Creatures attack this turn if able."),
    (until(CREATURE, sized(1, 1)), "All creatures get +1/+1 until end of turn."),
    (
        {"do": "destroy", "what": {**CREATURE, "number_of_colors": {"max": 0}}},
        "Destroy all colorless creatures.",
    ),
    (
        {"do": "destroy", "what": {**CREATURE, "not_colors": ["W", "U", "B", "R"]}},
        "Destroy all nonwhite, nonblue, nonblack, nonred creatures.",
    ),
]
LATER = [
    ("upkeep", "you", "your next upkeep"),
    ("upkeep", "any", "the next turn's upkeep"),
    ("upkeep", "opponent", "the next opponent's upkeep"),
    ("end", "any", "the next end step"),
    ("end", "you", "your next end step"),
    ("draw", "any", "the next draw step"),
    ("begin_combat", "you", "combat on your next turn"),
    ("begin_combat", "any", "the next combat"),
    ("begin_combat", "controller of self", "combat on Test's controller's next turn"),
    ("upkeep", "controller of self", "Test's controller's next upkeep"),
]
MET: Document = {"what": YOURS, "against": {**CREATURE, "not_colors": ["B"]}}
TWO = [
    ("blocks", "opposing", "blocks a nonblack creature, destroy the other creature."),
    ("becomes_blocked", "opposing", "becomes blocked by a nonblack creature, destroy the other creature."),
    ("becomes_blocked", "that", "becomes blocked by a nonblack creature, destroy the first creature."),
    ("deals_damage", "damaged", "deals damage to a nonblack creature, destroy the other creature."),
    ("deals_damage", "that", "deals damage to a nonblack creature, destroy the first creature."),
]


def targeting(step: Document) -> Document:
    """A sorcery that does this, and targets a creature if it speaks of one."""
    return sorcery(step, targets=[TARGET] if "'target'" in str(step) else [])


@pytest.mark.parametrize(("document", "text"), OTHER)
def test_the_source_is_left_out_by_another_or_other(document: Document, text: str) -> None:
    assert told(document) == text


@pytest.mark.parametrize(("step", "text"), [*SIZES, *MUCH, *GRAVES, *ALL])
def test_a_step(step: Document, text: str) -> None:
    assert told(targeting(step)) == text


@pytest.mark.parametrize(("step", "whose", "text"), LATER)
def test_the_next_step_of_some_turn(step: str, whose: str, text: str) -> None:
    """CR 603.7: a delayed ability triggers at the next such step."""
    later = {"do": "later", "when": {"when": "begins", "step": step, "whose": whose}, "steps": [DRAW]}
    assert told(sorcery(later)) == f"At the beginning of {text}, draw a card."


@pytest.mark.parametrize(
    ("step", "who", "text"),
    [
        ("upkeep", "you", "each upkeep, draw a card."),
        ("upkeep", "that_player", "each player's upkeep, that player draws a card."),
        ("end", "that_player", "each end step, that player draws a card."),
        ("draw", "any", "each draw step, each player draws a card."),
        ("begin_combat", "you", "combat on each turn, draw a card."),
    ],
)
def test_each_players_step_is_asked_whose_it_is(step: str, who: str, text: str) -> None:
    trigger = {"when": "begins", "step": step, "whose": "any"}
    ability = {"ability": "triggered", "trigger": trigger, "do": [{"do": "draw", "who": who}]}
    assert told(bear(abilities=[ability])) == f"At the beginning of {text}"


@pytest.mark.parametrize(
    ("target", "text"),
    [
        ({"max": 2, "divided": True}, "Test deals 4 damage divided as you choose among one or two target"),
        ({"max": 2}, "Test deals 4 damage to each of one or two target"),
        ({"min": 2, "max": 2, "divided": True}, "Test deals 4 damage divided as you choose among two target"),
        ({"min": 0, "max": 3}, "Test deals 4 damage to each of up to three target"),
    ],
)
def test_damage_is_divided_where_the_target_says_so(target: Document, text: str) -> None:
    """CR 601.2d."""
    deal = {"do": "damage", "amount": 4, "to": "target"}
    assert told(sorcery(deal, targets=[{"what": CREATURE, **target}])) == f"{text} creatures."


def test_damage_to_any_number_of_targets_is_divided_or_not() -> None:
    any_target = {"what": {"types": ["creature", "planeswalker"]}, "player": "any", "max": 2}
    deal = {"do": "damage", "amount": 4, "to": "target"}
    divided = sorcery(deal, targets=[{**any_target, "divided": True}])
    assert told(divided) == "Test deals 4 damage divided as you choose among one or two targets."
    assert told(sorcery(deal, targets=[any_target])) == "Test deals 4 damage to each of one or two targets."


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ([sized(-2, -2)], "have target creature get -2/-2 until end of turn."),
        (
            [sized(1, 1), {"change": "keywords", "gain": ["flying"]}],
            "have target creature get +1/+1 and gain flying until end of turn.",
        ),
        (
            [{"change": "types", "types": ["creature"]}, sized(0, 1)],
            (
                "have target creature become a creature in addition to its other types and get +0/+1 until"
                " end of turn."
            ),
        ),
        ([{"change": "control"}], "gain control of target creature until end of turn."),
    ],
)
def test_what_one_may_have_something_become(changes: list[Document], text: str) -> None:
    may = {"do": "may", "then": [until("target", *changes)]}
    assert told(sorcery(may, targets=[TARGET])) == f"You may {text}"


@pytest.mark.parametrize(
    ("then", "text"),
    [
        (
            [{"do": "draw"}, {"do": "when_you_do", "steps": [DRAW]}],
            "You may draw a card. When you do, draw a card.",
        ),
        (
            [{"do": "draw"}, {"do": "gain_life", "amount": 1}, {"do": "when_you_do", "steps": [DRAW]}],
            "You may draw a card. If you do, you gain 1 life. When you do, draw a card.",
        ),
        ([{"do": "draw"}, {"do": "scry", "amount": 1}], "You may draw a card. If you do, scry 1."),
    ],
)
def test_when_you_do_stands_alone(then: list[Document], text: str) -> None:
    assert told(sorcery({"do": "may", "then": then})) == text


ISLAND: Document = {"if": "exists", "what": {"subtypes": ["Island"], "controller": "you"}}


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            {"ability": "enters_with", "tapped": True, "condition": {"if": "not", "condition": ISLAND}},
            "This creature enters tapped unless you control an Island.",
        ),
        (
            {"ability": "enters_with", "tapped": True, "condition": {**ISLAND, "at_least": 3}},
            "This creature enters tapped unless you control two or fewer Islands.",
        ),
        (
            {"ability": "enters_with", "counters": "+1/+1", "condition": ISLAND},
            "This creature enters with a +1/+1 counter on it if you control an Island.",
        ),
        (
            {
                "ability": "static",
                "changes": [{"change": "cant", "attack": True}],
                "condition": {"if": "not", "condition": ISLAND},
            },
            "This creature can't attack unless you control an Island.",
        ),
        (
            {"ability": "static", "changes": [{"change": "cant", "attack": True}], "condition": ISLAND},
            "As long as you control an Island, this creature can't attack.",
        ),
        (
            {
                "ability": "static",
                "changes": [sized(1, 1)],
                "condition": {"if": "not", "condition": ISLAND},
            },
            "As long as you control no Islands, this creature gets +1/+1.",
        ),
    ],
)
def test_unless(ability: Document, text: str) -> None:
    assert told(bear(abilities=[ability])) == text


KICKED: Document = {"if": "paid", "how": "kicked"}


def test_a_kicked_creature_enters_with_counters() -> None:
    ability = {"ability": "enters_with", "counters": "+1/+1", "amount": 2, "condition": KICKED}
    assert told(bear(keywords=["kicker {4}"], abilities=[ability])) == (
        "Kicker {4}\nIf this creature was kicked, it enters with two +1/+1 counters on it."
    )


HAND: Document = {"amount": "count", "what": {"zone": "hand", "controller": "you"}}
OWN_GRAVEYARD: Document = {"zone": "graveyard", "controller": "you"}
KINDS: Document = {"amount": "different", "by": "card type", "among": OWN_GRAVEYARD}


@pytest.mark.parametrize(
    ("compare", "text"),
    [
        ({"amount": HAND, "at_most": 0}, "you have no cards in hand"),
        ({"amount": HAND, "at_most": 1}, "you have one or fewer cards in hand"),
        ({"amount": HAND, "at_least": 2, "at_most": 2}, "you have exactly two cards in hand"),
        (
            {"amount": KINDS, "at_least": 4},
            "there are four or more card types among cards in your graveyard",
        ),
        ({"amount": NUMBER, "at_least": 2, "at_most": 3}, "you control from two to three creatures"),
        (
            {"amount": {**HAND, "what": {**HAND["what"], "types": ["land"]}}, "at_least": 1},
            "there are one or more land cards in your hand",
        ),
    ],
)
def test_how_many_there_are(compare: Document, text: str) -> None:
    condition = {"if": "compare", **compare}
    ability = {"ability": "static", "changes": [sized(1, 1)], "condition": condition}
    assert told(bear(abilities=[ability])) == f"As long as {text}, this creature gets +1/+1."


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        (
            [
                {"do": "create", "token": "soldier_token", "as": "made"},
                {"do": "attach", "to": "made"},
            ],
            "create a 1/1 white Soldier creature token, then attach this Equipment to it.",
        ),
        (
            [
                {"do": "create", "token": "soldier_token", "as": "made"},
                DRAW,
                {"do": "attach", "to": "made"},
            ],
            "create a 1/1 white Soldier creature token. Draw a card. Attach this Equipment to that token.",
        ),
    ],
)
def test_one_goes_on_with_what_was_made(steps: list[Document], text: str) -> None:
    trigger = {"ability": "triggered", "trigger": {"when": "enters"}, "do": steps}
    card = {
        "name": "Ring",
        "types": ["artifact"],
        "subtypes": ["Equipment"],
        "keywords": ["equip {1}"],
        "abilities": [trigger],
    }
    assert told(card) == f"When this Equipment enters, {text}\nEquip {{1}}"


def test_one_goes_on_with_what_was_moved() -> None:
    blink = [
        {"do": "move", "what": "target", "to": "exile", "as": "gone"},
        {"do": "move", "what": "gone", "to": "battlefield"},
    ]
    assert told(sorcery(*blink, targets=[TARGET])) == (
        "Exile target creature, then return it to the battlefield under its owner's control."
    )
    many = sorcery(*blink, targets=[{**TARGET, "min": 2, "max": 2}])
    assert told(many) == (
        "Exile two target creatures. Return those cards to the battlefield under their owners' control."
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "a 1/1"), (8, "an 8/8"), (11, "an 11/11"), (18, "an 18/18"), (80, "an 80/80"), (10, "a 10/10")],
)
def test_an_eight_has_another_article_than_a_one(number: int, text: str) -> None:
    token = {
        "name": "Wurm Token",
        "colors": ["G"],
        "types": ["creature"],
        "subtypes": ["Wurm"],
        "power": number,
        "toughness": number,
    }
    card = msgspec.convert(sorcery({"do": "create", "token": "wurm_token"}), Card)
    assert rules_text(card, {"wurm_token": msgspec.convert(token, Card)}) == (
        f"Create {text} green Wurm creature token."
    )


@pytest.mark.parametrize(("when", "what", "text"), TWO)
def test_two_creatures_of_one_event(when: str, what: str, text: str) -> None:
    trigger = {"when": when, **MET}
    card = bear(
        abilities=[{"ability": "triggered", "trigger": trigger, "do": [{"do": "destroy", "what": what}]}]
    )
    assert told(card) == f"Whenever a creature you control {text}"


def test_one_of_two_creatures_of_one_event_is_called_by_its_subtype() -> None:
    trigger = {"when": "deals_damage", "what": {**YOURS, "subtypes": ["Elf"]}, "to": ["creature"]}
    hurt = {"ability": "triggered", "trigger": trigger, "do": [{"do": "destroy", "what": "damaged"}]}
    assert told(bear(abilities=[hurt])).endswith("deals damage to a creature, destroy that creature.")
