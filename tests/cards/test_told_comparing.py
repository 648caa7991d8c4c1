"""Conditions put together, numbers compared and worked out: how they are told, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import (
    CREATURE,
    DRAW,
    Document,
    activated,
    bear,
    enters,
    places,
    sorcery,
    static,
    told,
)

PUMP: Document = {"change": "power_toughness", "power": 1}
WALL: Document = {"if": "exists", "what": {"subtypes": ["Wall"], "controller": "you"}}
GATES: Document = {"if": "exists", "what": {"subtypes": ["Gate"], "controller": "you"}, "at_least": 2}
TURN: Document = {"if": "your_turn"}
TAPPED: Document = {"if": "is", "what": "self", "filter": {"tapped": True}}
THEIRS: Document = {"amount": "count", "what": {**CREATURE, "controller": "they"}}
YOURS: Document = {"amount": "count", "what": {**CREATURE, "controller": "you"}}
LIFE: Document = {"amount": "life"}
THEIR_LIFE: Document = {"amount": "life", "who": "they"}
POWER: Document = {"amount": "stat", "stat": "power", "of": "self"}
HAND: Document = {"amount": "count", "what": {"zone": "hand", "controller": "you"}}
THEIR_HAND: Document = {"amount": "count", "what": {"zone": "hand", "controller": "they"}}


def joined(how: str, *conditions: Document) -> Document:
    """Several conditions in one."""
    return {"if": how, "conditions": [*conditions]}


def negated(condition: Document) -> Document:
    """That it is not so."""
    return {"if": "not", "condition": condition}


def compared(amount: Any, **bounds: Any) -> Document:
    """A number within bounds."""
    return {"if": "compare", "amount": amount, **bounds}


def some(condition: Document, **more: Any) -> Document:
    """A condition of one player."""
    return {"if": "some_player", "condition": condition, **more}


CONDITIONS: list[tuple[Document, str]] = [
    (joined("all_of", WALL, TURN), "you control a Wall and it's your turn"),
    (joined("any_of", WALL, TURN), "you control a Wall or it's your turn"),
    (joined("any_of", WALL, TURN, TAPPED), "you control a Wall, it's your turn, or this creature is tapped"),
    (joined("all_of", WALL, GATES), "you control a Wall and two or more Gates"),
    (joined("any_of", WALL, GATES), "you control a Wall or two or more Gates"),
    (joined("all_of", negated(WALL), negated(GATES)), "you control no Walls and one or fewer Gates"),
    (some(compared(THEIRS, more_than=YOURS)), "an opponent controls more creatures than you"),
    (some(compared(YOURS, less_than=THEIRS)), "you control fewer creatures than an opponent"),
    (negated(some(compared(THEIRS, more_than=YOURS))), "no opponent controls more creatures than you"),
    (some(compared(THEIR_LIFE, more_than=LIFE)), "an opponent has more life than you"),
    (some(compared(LIFE, less_than=THEIR_LIFE), who="any"), "you have less life than a player"),
    (some(compared(THEIR_HAND, less_than=HAND)), "an opponent has fewer cards in hand than you"),
    (some(compared(THEIR_HAND, at_most=0)), "an opponent has no cards in hand"),
    (
        some({"if": "exists", "what": {"zone": "graveyard", "controller": "they"}, "at_least": 8}),
        "an opponent has eight or more cards in their graveyard",
    ),
    (
        some({"if": "exists", "what": {**CREATURE, "controller": "they"}, "at_least": 2}),
        "an opponent controls two or more creatures",
    ),
    (
        some(negated({"if": "exists", "what": {**CREATURE, "controller": "they"}})),
        "an opponent controls no creatures",
    ),
    (
        some(compared({"amount": "poison", "who": "they"}, at_least=3)),
        "an opponent has three or more poison counters",
    ),
    (compared(LIFE, at_least=POWER, at_most=POWER), "your life total is equal to this creature's power"),
    (compared(POWER, more_than=LIFE), "this creature's power is greater than your life total"),
    (compared(POWER, at_most=LIFE), "this creature's power is less than or equal to your life total"),
    (compared({"amount": "party"}, at_least=4), "you have a full party"),
    (compared({"amount": "party"}, at_least=3), "the number of creatures in your party is 3 or greater"),
    (compared({"amount": "players"}, at_least=2), "you have two or more opponents"),
    (compared({"amount": "players", "who": "any"}, at_least=3), "the number of players is 3 or greater"),
    (
        compared({"amount": "total", "stat": "power", "among": YOURS["what"]}, at_least=8),
        "creatures you control have total power 8 or greater",
    ),
    (
        compared({"amount": "different", "by": "power", "among": YOURS["what"]}, at_least=3),
        "you control three or more creatures with different powers",
    ),
    (
        compared({"amount": "different", "by": "color", "among": YOURS["what"]}, at_least=3),
        "there are three or more colors among creatures you control",
    ),
    (
        compared(
            {"amount": "different", "by": "mana value", "among": {"zone": "graveyard", "controller": "you"}},
            at_least=5,
        ),
        "there are five or more different mana values among cards in your graveyard",
    ),
    (compared({"amount": "devotion", "color": "W"}, at_most=4), "your devotion to white is less than five"),
]


@pytest.mark.parametrize(("condition", "text"), CONDITIONS, ids=[text for _, text in CONDITIONS])
def test_a_condition(condition: Document, text: str) -> None:
    it = "it" if "this creature" in text else "this creature"
    expected = f"As long as {text}, {it} gets +1/+0."
    assert told(static(PUMP, condition=condition)) == expected


def test_unless_one_or_the_other() -> None:
    """What is not so for each of several: "unless" any of them is."""
    land = {"name": "Land", "types": ["land"]}
    neither = joined("all_of", negated(WALL), negated(TURN))
    entering = {"ability": "enters_with", "tapped": True, "condition": neither}
    assert (
        told({**land, "abilities": [entering]})
        == "This land enters tapped unless you control a Wall or it's your turn."
    )
    stays = static({"change": "cant", "attack": True}, condition=neither)
    assert told(stays) == "This creature can't attack unless you control a Wall or it's your turn."


def test_x_has_bounds() -> None:
    step = {"do": "if", "condition": compared("x", at_least=5), "then": [DRAW]}
    card = {**sorcery(DRAW, step), "cost": "{X}{U}"}
    assert told(card) == "Draw a card. If X is 5 or more, draw a card."


AMOUNTS: list[tuple[Document, str]] = [
    ({"amount": "half", "of": LIFE, "round": "up"}, "life equal to half your life total, rounded up"),
    (
        {"amount": "half", "of": YOURS, "round": "down"},
        "life equal to half the number of creatures you control, rounded down",
    ),
    (
        {"amount": "difference", "of": [7, YOURS]},
        "X life, where X is 7 minus the number of creatures you control",
    ),
    ({"amount": "sum", "of": [YOURS, 1]}, "X life, where X is the number of creatures you control plus 1"),
    (
        {"amount": "total", "stat": "toughness", "among": CREATURE},
        "life equal to the total toughness of creatures on the battlefield",
    ),
    (
        {"amount": "different", "by": "color", "among": {"controller": "you"}},
        "X life, where X is the number of colors among permanents you control",
    ),
    (
        {"amount": "different", "by": "name", "among": {"types": ["land"], "controller": "you"}},
        "X life, where X is the number of differently named lands you control",
    ),
    (
        {
            "amount": "different",
            "by": "basic land type",
            "among": {"types": ["land"], "controller": "you"},
            "times": 2,
        },
        "X life, where X is twice the number of basic land types among lands you control",
    ),
    ({"amount": "players"}, "X life, where X is the number of opponents you have"),
    ({"amount": "players", "who": "any", "times": 3}, "X life, where X is three times the number of players"),
    ({"amount": "party"}, "X life, where X is the number of creatures in your party"),
    ({"amount": "poison", "who": "you"}, "life equal to the number of poison counters you have"),
]


@pytest.mark.parametrize(("amount", "text"), AMOUNTS, ids=[text for _, text in AMOUNTS])
def test_an_amount(amount: Document, text: str) -> None:
    assert (
        told(enters({"do": "gain_life", "amount": amount})) == f"When this creature enters, you gain {text}."
    )


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        ({"amount": "party"}, "creature in your party"),
        ({"amount": "players"}, "opponent"),
        ({"amount": "players", "who": "any"}, "player"),
        (
            {"amount": "different", "by": "color", "among": {"controller": "you"}},
            "color among permanents you control",
        ),
        (
            {"amount": "different", "by": "name", "among": {"types": ["land"], "controller": "you"}},
            "differently named land you control",
        ),
    ],
)
def test_so_much_for_each(amount: Document, text: str) -> None:
    assert told(static({**PUMP, "power": amount})) == f"This creature gets +1/+0 for each {text}."


IT = "$.abilities[0].condition"
REFUSED: list[tuple[Document, str, str]] = [
    (joined("all_of", WALL), f"{IT}.conditions", "two or more"),
    (joined("any_of", WALL, WALL), f"{IT}.conditions[1]", "twice"),
    (joined("all_of", WALL, joined("all_of", TURN, GATES)), f"{IT}.conditions[1]", "into this list"),
    (joined("all_of", WALL, joined("any_of", TURN, GATES)), f"{IT}.conditions[1]", "left out"),
    (negated(joined("all_of", WALL, TURN)), f"{IT}.condition", "negate each"),
    (negated(compared(POWER, more_than=LIFE)), f"{IT}.condition", "turn the bound around"),
    (compared(POWER), IT, "give a bound"),
    (compared(3, at_least=POWER), f"{IT}.amount", "worked out"),
    (compared(POWER, more_than=2), f"{IT}.more_than", "at_least"),
    (compared(POWER, less_than=2), f"{IT}.less_than", "at_most"),
    (compared(POWER, more_than=LIFE, at_most=7), IT, "stands alone"),
    (compared(POWER, at_least=LIFE, at_most=YOURS), IT, "stands alone"),
    (compared(POWER, at_least=POWER), f"{IT}.amount", "another"),
    (compared(LIFE, at_least=7), f"{IT}.amount", "write life"),
    (some(TURN), f"{IT}.condition", "exists, or compare"),
    (some(WALL), f"{IT}.condition.what.controller", "'they'"),
    (some({"if": "exists", "what": {**CREATURE, "controller": "they"}}), f"{IT}.condition", "exists alone"),
    (some(compared(YOURS, more_than=POWER)), f"{IT}.condition.amount", "'they'"),
    (some(compared(THEIRS, at_least=YOURS)), f"{IT}.condition", "by more_than or less_than"),
    (some(compared(THEIRS, more_than=HAND)), f"{IT}.condition", "the same of two players"),
    (some(negated(compared(THEIR_HAND, at_most=0))), f"{IT}.condition", "turn the bound around"),
    (negated(some(compared(YOURS, more_than=THEIRS))), f"{IT}.condition.condition.amount", "begin with"),
    (compared(THEIRS, more_than=YOURS), f"{IT}.amount.what.controller", "'they'"),
    (compared({"amount": "life", "who": "opponent"}, more_than=LIFE), f"{IT}.amount.who", "one player"),
    (compared({"amount": "poison", "who": "any"}, at_least=1), f"{IT}.amount.who", "one player"),
    (compared({"amount": "sum", "of": [POWER]}, at_least=1), f"{IT}.amount.of", "two parts"),
    (compared({"amount": "sum", "of": [1, 2]}, at_least=1), f"{IT}.amount.of", "the number itself"),
    (
        compared({"amount": "sum", "of": [{"amount": "sum", "of": [POWER, 1]}, 2]}, at_least=1),
        f"{IT}.amount.of[0]",
        "plain parts",
    ),
    (
        compared({"amount": "difference", "of": [POWER, POWER]}, at_least=1),
        f"{IT}.amount.of",
        "nothing is left",
    ),
    (
        compared({"amount": "half", "of": 4, "round": "up"}, at_least=1),
        f"{IT}.amount.of",
        "the number itself",
    ),
    (
        compared({"amount": "half", "of": {"amount": "sum", "of": [POWER, 1]}, "round": "up"}, at_least=1),
        f"{IT}.amount.of",
        "plain parts",
    ),
    (
        some({"if": "exists", "what": {"zone": "hand", "controller": "they"}, "at_least": 2}),
        f"{IT}.condition.what.zone",
        "a graveyard",
    ),
    (
        compared(
            {"amount": "different", "by": "color", "among": {"zone": "hand", "controller": "opponent"}},
            at_least=2,
        ),
        f"{IT}.amount.among.zone",
        "hidden",
    ),
    (
        compared(
            {"amount": "total", "stat": "power", "among": {"zone": "hand", "controller": "opponent"}},
            at_least=2,
        ),
        f"{IT}.amount.among.zone",
        "hidden",
    ),
    (compared({"amount": "party", "times": 0}, at_least=1), f"{IT}.amount.times", "times 0"),
]


@pytest.mark.parametrize(
    ("condition", "place", "why"), REFUSED, ids=[f"{place} {why}" for _, place, why in REFUSED]
)
def test_refused(condition: Document, place: str, why: str) -> None:
    found = places(static(PUMP, condition=condition))
    assert list(found) == [place]
    assert why in found[place]


def test_nobody_else_is_called_they() -> None:
    step = {"do": "move", "what": "target", "to": "exile", "as": "they"}
    found = places(
        activated(
            {"tap": True}, step, {"do": "move", "what": "they", "to": "hand"}, targets=[{"what": CREATURE}]
        )
    )
    assert list(found) == ["$.abilities[0].do[0].as"]
    assert places(bear()) == {}
