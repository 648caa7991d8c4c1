"""Every fault of a position: where it is, which clause it breaks, and that all of them are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from tests.rulesets.magic54.table import document, side

Position = dict[str, Any]
Spoil = Callable[[Position], Any]


def position(phase: str = "pre-attack", **more: Any) -> Position:
    """A sound position: RED has KH, JH (tapped), a tapped Mana card; BLACK has QC and JC (tapped)."""
    made = document(
        f"RED's turn 7, {phase}",
        red=side(hand="3H 2H", mana="5H(tapped) 7H", creatures="KH (tapped), JH", discard="AH 2D"),
        black=side(hand="3C", mana="5C(tapped) 7C(tapped)", creatures="QC, JC (tapped), KC", discard="AC"),
        **more,
    )
    assert not engine.status(msgspec.json.encode(made))
    return made


def faults(spoilt: Position) -> list[tuple[str, str | None]]:
    """Path and rule of every fault; each also says what is wrong."""
    found = engine.status(msgspec.json.encode(spoilt))
    assert all(fault.message for fault in found)
    return [(fault.path, fault.rule) for fault in found]


def red(spoilt: Position) -> Any:
    return spoilt["table"]["seats"][0]


def black(spoilt: Position) -> Any:
    return spoilt["table"]["seats"][1]


def swap(spoilt: Position, place: str, number: int, card: str) -> None:
    """Let a card of RED's deck lie in another place, and what lay there in the deck."""
    deck, pile = red(spoilt)["deck"], red(spoilt)[place]
    old = pile[number]["card"] if isinstance(pile[number], dict) else pile[number]
    if isinstance(pile[number], dict):
        pile[number]["card"] = card
    else:
        pile[number] = card
    deck[deck.index(card)] = old


CARDS: dict[str, tuple[Spoil, list[tuple[str, str]]]] = {
    "an unknown card": (
        lambda p: red(p)["hand"].append("ZZ"),
        [("$.table.seats[0].hand[2]", "M54-1.1")],
    ),
    "a card in two places": (
        lambda p: red(p)["discard"].append("KH"),
        [("$.table.seats[0].creatures[0].card", "M54-12.1")],
    ),
    "the same card twice in one place": (
        lambda p: red(p)["hand"].append("3H"),
        [("$.table.seats[0].hand[2]", "M54-12.1")],
    ),
    "a card nowhere": (
        lambda p: red(p)["hand"].pop(),
        [("$.table.seats[0]", "M54-12.1")],
    ),
    "a card in the other player's hand": (
        lambda p: black(p)["hand"].append(red(p)["hand"].pop()),
        [("$.table.seats[1].hand[1]", "M54-1.2")],
    ),
    "a card on the other player's discard pile": (
        lambda p: black(p)["discard"].append(red(p)["discard"].pop()),
        [("$.table.seats[1].discard[1]", "M54-2.4")],
    ),
    "a creature among the Mana cards": (
        lambda p: swap(p, "mana", 0, "QH"),
        [("$.table.seats[0].mana[0].card", "M54-3.1")],
    ),
    "a Mana card among the creatures": (
        lambda p: swap(p, "creatures", 0, "9H"),
        [("$.table.seats[0].creatures[0].card", "M54-1.5")],
    ),
}


@pytest.mark.parametrize(("spoil", "expected"), CARDS.values(), ids=CARDS)
def test_cards(spoil: Spoil, expected: list[tuple[str, str]]) -> None:
    spoilt = position()
    spoil(spoilt)
    assert faults(spoilt) == expected


NUMBERS: dict[str, tuple[Spoil, tuple[str, str]]] = {
    "more life than at the start": (
        lambda p: red(p).update(life=21),
        ("$.table.seats[0].life", "M54-12.4"),
    ),
    "a dead player who plays on": (
        lambda p: black(p).update(life=0),
        ("$.table.seats[1].life", "M54-11.1"),
    ),
    "a creature that would be dead": (
        lambda p: red(p)["creatures"][0].update(damage=3),
        ("$.table.seats[0].creatures[0].damage", "M54-4.1"),
    ),
    "summoning sickness in the other player's turn": (
        lambda p: black(p)["creatures"][0].update(sick=True),
        ("$.table.seats[1].creatures[0].sick", "M54-4.3"),
    ),
    "Growth before a combat": (
        lambda p: red(p)["creatures"][0].update(bonus=7),
        ("$.table.seats[0].creatures[0].bonus", "M54-12.3"),
    ),
    "a turn of the wrong seat": (
        lambda p: p["table"].update(turn=8),
        ("$.table.active", "M54-7.1"),
    ),
    "a turn after the limit": (
        lambda p: p.update(options={"turn_limit": 6}),
        ("$.table.turn", "M54-R46"),
    ),
}


@pytest.mark.parametrize(("spoil", "expected"), NUMBERS.values(), ids=NUMBERS)
def test_numbers(spoil: Spoil, expected: tuple[str, str]) -> None:
    spoilt = position()
    spoil(spoilt)
    assert faults(spoilt) == [expected]


def test_more_growth_than_there_is() -> None:
    spoilt = position("post-attack")
    red(spoilt)["creatures"][0]["bonus"] = 96
    assert faults(spoilt) == []
    red(spoilt)["creatures"][0]["bonus"] = 97
    assert faults(spoilt) == [("$.table.seats[0].creatures[0].bonus", "M54-6.2")]


def test_seats() -> None:
    spoilt = position()
    red(spoilt)["team"] = "black"
    assert faults(spoilt) == [("$.table.seats[1].team", "M54-1.2")]
    two = spoilt["table"]["seats"]
    for seats in (two[:0], two[:1], two * 2):
        assert faults({**spoilt, "table": {**spoilt["table"], "seats": seats}}) == [
            ("$.table.seats", "M54-1.2")
        ]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("turn",), 0),
        (("turn",), 2**53),
        (("active",), 2),
        (("phase",), "upkeep"),
        (("starting_seat",), -1),
        (("seats", 0, "life"), -1),
        (("seats", 0, "team"), "green"),
        (("seats", 0, "name"), "x" * 81),
        (("seats", 0, "hand"), "3H"),
        (("seats", 0, "creatures", 0, "damage"), -1),
        (("seats", 0, "creatures", 0, "damage"), 1.0),
        (("seats", 0, "creatures", 0, "colour"), "red"),
        (("pile",), [{"type": "curse", "seat": 0, "card": "2H"}]),
        (("pile",), [{"type": "card", "seat": 2, "card": "2H"}]),
        (("seats", 0, "hand", 0), None),
    ],
)
def test_values_of_the_wrong_form_are_told_with_their_place(path: tuple[str | int, ...], value: Any) -> None:
    spoilt = position()
    place: Any = spoilt["table"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    (found,) = faults(spoilt)
    assert found[0].startswith(f"$.table.{path[0]}")
    assert found[1] is None


def card(number: str, target: str | None = None, seat: int = 0) -> Position:
    """A card on the pile."""
    return {"type": "card", "seat": seat, "card": number, **({"target": target} if target else {})}


def special(creature: str, target: str | None = None, seat: int = 0) -> Position:
    """A Special on the pile."""
    return {**card(creature, target, seat), "type": "special"}


def growth(number: str, target: str, seat: int = 0) -> Position:
    """A Growth on the pile."""
    return {**card(number, target, seat), "type": "growth"}


def with_pile(phase: str, *items: Position, **more: Any) -> Position:
    """A position with these items on the pile, whose cards are on no other place."""
    made = position(phase, **more)
    for item in items:
        if item["type"] != "special":
            for seat in made["table"]["seats"]:
                for place in ("hand", "deck", "discard"):
                    seat[place] = [held for held in seat[place] if held != item["card"]]
    made["table"]["pile"] = list(items)
    return made


def attack(*attackers: Position, growth: tuple[str, ...] = ()) -> Position:
    """A combat."""
    return {"attackers": list(attackers), **({"growth": list(growth)} if growth else {})}


def attacker(creature: str, *blockers: str) -> Position:
    """An attacker with its blockers."""
    return {"card": creature, "blocked": bool(blockers), "blockers": list(blockers)}


ITEM, TARGET = "$.table.pile[0].card", "$.table.pile[0].target"
PILES: dict[str, tuple[tuple[Position, ...], list[tuple[str, str]]]] = {
    "two cards for one mana": (
        (card("2H", "seat:1"), card("AD", "QC"), card("AS", "KH", 1)),
        [("$.table.seats[0].mana", "M54-3.3")],
    ),
    "a Mana card for its effect": ((card("9H"),), [(ITEM, "M54-1.5")]),
    "a card of the other player": ((card("2C", "KH"),), [(ITEM, "M54-1.2")]),
    "a Ten at somebody": ((card("10H", "seat:1"),), [(TARGET, "M54-R31")]),
    "an Eight at a player": ((card("8H", "seat:1"),), [(TARGET, "M54-5.4")]),
    "a Two at nothing": ((card("2H"),), [(TARGET, "M54-2.6")]),
    "a Two at a card in a hand": ((card("2H", "QD"),), [(TARGET, "M54-2.6")]),
    "a Two at seat 2": ((card("2H", "seat:2"),), [(TARGET, "M54-2.6")]),
    "the Special of a creature in the deck": ((special("JD", "KH"),), [(ITEM, "M54-4.4")]),
    "the Special of no card": ((special("ZZ"),), [(ITEM, "M54-4.4")]),
    "the Special of a Mana card": ((special("5H"),), [(ITEM, "M54-4.4")]),
    "a Jack for himself": ((special("JH", "JH"),), [(TARGET, "M54-R24")]),
    "a Jack for nobody": ((special("JH"),), [(TARGET, "M54-R24")]),
    "a Queen with a target": ((special("QC", "JC", 1),), [(TARGET, "M54-R31")]),
    "Growth outside combat": ((growth("9H", "KH"),), [("$.table.pile[0]", "M54-6.1")]),
    "Growth with a card that is none": (
        (growth("AD", "KH"),),
        [(ITEM, "M54-1.5"), ("$.table.pile[0]", "M54-6.1")],
    ),
    "more than was paid for": ((special("KH"),), [("$.table.seats[0].mana", "M54-3.3")]),
}


@pytest.mark.parametrize(("items", "expected"), PILES.values(), ids=PILES)
def test_piles(items: tuple[Position, ...], expected: list[tuple[str, str]]) -> None:
    assert faults(with_pile("pre-attack", *items)) == expected


def test_a_pile_where_there_is_no_window() -> None:
    for phase in ("attack (declaring attackers)", "end phase (exchange or end)"):
        assert faults(with_pile(phase, card("2H", "KH"))) == [("$.table.pile", "M54-R13")]


def test_growth_on_a_creature_that_does_not_fight() -> None:
    fighting = attack(attacker("KH", "QC"))
    for target, expected in (
        ("KH", []),
        ("QC", []),
        ("JH", [(TARGET, "M54-R17")]),
        ("KC", [(TARGET, "M54-R17")]),
    ):
        assert faults(with_pile("combat step", growth("9H", target), combat=fighting)) == expected


FIRST = "$.table.combat.attackers[0]"
COMBATS: dict[str, tuple[str, Position | None, list[tuple[str, str]]]] = {
    "none to block": ("attack (declaring blockers)", None, [("$.table.combat", "M54-R15")]),
    "none to fight": ("combat step", None, [("$.table.combat", "M54-R15")]),
    "without attackers": ("combat step", attack(), [("$.table.combat.attackers", "M54-R15")]),
    "before the attack": ("pre-attack", attack(attacker("KH")), [("$.table.combat", "M54-9.1")]),
    "after the attack": ("post-attack", attack(attacker("KH")), [("$.table.combat", "M54-9.1")]),
    "an attacker of the other player": (
        "attack (declaring attackers)",
        attack(attacker("JC")),
        [(f"{FIRST}.card", "M54-9.2")],
    ),
    "an untapped attacker": ("combat step", attack(attacker("JH")), [(f"{FIRST}.card", "M54-9.2")]),
    "the same attacker twice": (
        "combat step",
        attack(attacker("KH"), attacker("KH")),
        [("$.table.combat.attackers[1].card", "M54-9.2")],
    ),
    "a blocker too early": (
        "attack (declaring attackers)",
        attack(attacker("KH", "QC")),
        [(FIRST, "M54-9.3")],
    ),
    "a tapped blocker": ("combat step", attack(attacker("KH", "JC")), [(f"{FIRST}.blockers[0]", "M54-9.3")]),
    "a blocker that is none": (
        "combat step",
        attack(attacker("KH", "JH")),
        [(f"{FIRST}.blockers[0]", "M54-9.3")],
    ),
    "a blocker twice": (
        "combat step",
        attack(attacker("KH", "QC", "QC")),
        [(f"{FIRST}.blockers[1]", "M54-R14")],
    ),
    "blocked by nobody": (
        "combat step",
        attack({"card": "KH", "blocked": True}),
        [(f"{FIRST}.blocked", "M54-9.3")],
    ),
    "unblocked with a blocker": (
        "attack (declaring blockers)",
        attack({"card": "KH", "blockers": ["QC"]}),
        [(f"{FIRST}.blocked", "M54-9.3")],
    ),
}


@pytest.mark.parametrize(("phase", "combat", "expected"), COMBATS.values(), ids=COMBATS)
def test_combats(phase: str, combat: Position | None, expected: list[tuple[str, str]]) -> None:
    sound = None if phase in ("pre-attack", "post-attack") else attack(attacker("KH"))
    spoilt = position(phase, **({"combat": sound} if sound else {}))
    spoilt["table"]["combat"] = combat
    assert faults(spoilt) == expected


def test_a_summoning_sick_attacker() -> None:
    spoilt = position("combat step", combat=attack(attacker("KH")))
    red(spoilt)["creatures"][0]["sick"] = True
    assert faults(spoilt) == [(f"{FIRST}.card", "M54-4.3")]


def test_growth_cards_outside_a_resolution() -> None:
    spoilt = position("combat step", combat=attack(attacker("KH")))
    for card_there, expected in (("9H", []), ("AD", [("$.table.combat.growth[0]", "M54-1.5")])):
        spoilt["table"]["combat"]["growth"] = [card_there]
        red(spoilt)["deck"] = [held for held in red(position())["deck"] if held != card_there]
        assert faults(spoilt) == [("$.table.combat.growth", "M54-12.3"), *expected]


def ending(**outcome: Any) -> Position:
    """An outcome."""
    return {"winner": None, "draw": False, "rule": "M54-11.1", "reason": "so it is", **outcome}


@pytest.mark.parametrize(
    ("outcome", "path"),
    [
        (ending(winner=2), "$.table.outcome.winner"),
        (ending(), "$.table.outcome.draw"),
        (ending(winner=0, draw=True), "$.table.outcome.draw"),
        (ending(winner=0), "$.table.outcome.rule"),
        (ending(winner=0, rule="M54-R1"), "$.table.outcome.rule"),
        (ending(draw=True, rule="M54-R39"), "$.table.outcome.rule"),
        (ending(draw=True, rule="M54-R46"), "$.table.outcome.rule"),
    ],
)
def test_endings_that_cannot_be(outcome: Position, path: str) -> None:
    spoilt = position()
    spoilt["table"]["outcome"] = outcome
    assert faults(spoilt) == [(path, "M54-R49")]


def test_a_game_that_ended_at_its_turn_limit_or_by_concession() -> None:
    by_limit = position(options={"turn_limit": 7})
    by_limit["table"]["outcome"] = ending(draw=True, rule="M54-R46")
    conceded = position()
    conceded["table"]["outcome"] = ending(winner=1, rule="M54-R47")
    assert faults(by_limit) == faults(conceded) == []


def test_all_faults_are_told_at_once() -> None:
    spoilt = position("end phase (exchange or end)")
    red(spoilt)["life"] = 25
    red(spoilt)["hand"] += ["ZZ", "KC"]
    black(spoilt)["creatures"][1]["damage"] = 9
    spoilt["table"]["turn"] = 10
    assert faults(spoilt) == [
        ("$.table.seats[0].hand[2]", "M54-1.1"),
        ("$.table.seats[0].hand[3]", "M54-1.2"),
        ("$.table.seats[1].creatures[2].card", "M54-12.1"),
        ("$.table.active", "M54-7.1"),
        ("$.table.seats[0].life", "M54-12.4"),
        ("$.table.seats[1].creatures[1].damage", "M54-4.1"),
    ]
