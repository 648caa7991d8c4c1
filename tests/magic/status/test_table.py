"""Lies about cards, zones, permanents, players, the turn and the ending: each is found, with its rule."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

import engine
from engine.magic.custom_cards import MOST_CARDS
from engine.magic.language.words import Payment
from tests.magic.status.lies import BOARD, GONE, faults, refused, told

OBJECTS = "$.table.objects"
SHOCK = {"id": "o12", "code": "shock/0", "controller": 1, "source": "o12", "vars": {"target": ["o7"]}}
ON_STACK = {"card": "shock", "owner": 1, "zone": "stack"}


def test_the_position_is_sound() -> None:
    assert faults(BOARD) == {}


PERMITTED = {"seat": 0, "source": "o7"}


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        (f"{OBJECTS}.o1.card", "CR-108.1", "table.objects.o1.card", "black_lotus"),
        (f"{OBJECTS}.o7.copy_of", "CR-707.2", "table.objects.o7.copy_of", "black_lotus"),
        (f"{OBJECTS}.o7.exceptions", "CR-707.9", "table.objects.o7.exceptions", {"types": ["artifact"]}),
        (f"{OBJECTS}.o2.zone", "CR-400.1", "table.objects.o2.zone", "cupboard"),
        ("$.table.seats[0].poison", "CR-704.5c", "table.seats[0].poison", 10**7),
        ("$.table.combat.struck[0]", "CR-510.4", "table.combat", {"struck": ["seat:0"]}),
        (f"{OBJECTS}.o1.token", "CR-111.6", "table.objects.o1.card", "servo_token"),
        (f"{OBJECTS}.o1.owner", "CR-108.3", "table.objects.o1.owner", 2),
        (f"{OBJECTS}.o7.controller", "CR-109.4", "table.objects.o7.controller", 2),
        (f"{OBJECTS}.o7.held_by", "CR-109.4", "table.objects.o7.held_by", -1),
        (f"{OBJECTS}.o4.controller", "CR-109.4", "table.objects.o4.controller", 1),
        (f"{OBJECTS}.x5", "CR-400.7", "table.objects.x5", {"card": "forest", "owner": 0}),
        (f"{OBJECTS}.o05", "CR-400.7", "table.objects.o05", {"card": "forest", "owner": 0}),
        (f"{OBJECTS}.o1.tapped", "CR-110.5", "table.objects.o1.tapped", True),
        (f"{OBJECTS}.o4.counters", "CR-110.5", "table.objects.o4.counters", {"+1/+1": 1}),
        (f"{OBJECTS}.o4.paid", "CR-400.7", "table.objects.o4.paid", ["kicked"]),
        (f"{OBJECTS}.o7.damage", "CR-110.5", "table.objects.o7.damage", 10**7),
        (f"{OBJECTS}.o7.counters", "CR-122.1", "table.objects.o7.counters", {"energy": 1}),
        (f"{OBJECTS}.o7.counters", "CR-122.1", "table.objects.o7.counters", {"loyalty": 10**7}),
        (f"{OBJECTS}.o9.attached_to", "CR-701.3", "table.objects.o9.attached_to", "o1"),
        (f"{OBJECTS}.o9.attached_to", "CR-701.3", "table.objects.o9.attached_to", "o9"),
        (f"{OBJECTS}.o9.attached_to", "CR-701.3", "table.objects.o9.attached_to", "o99"),
        (f"{OBJECTS}.o7.linked[0]", "CR-400.7", "table.objects.o7.linked", ["o99"]),
        (f"{OBJECTS}.o7.holds[0].object", "CR-610.3", "table.objects.o7.holds", [{"object": "o99"}]),
        ("$.table.permissions[0].object", "CR-601.3", "table.permissions", [{**PERMITTED, "object": "o99"}]),
        (f"{OBJECTS}.o7.used[0]", "CR-602.5b", "table.objects.o7.used", ["pacifism/0"]),
        (f"{OBJECTS}.o7.paid[0]", "CR-601.2b", "table.objects.o7.paid", ["stolen"]),
        ("$.table.seats[0].library[0]", "CR-400.1", "table.seats[0].hand[1]", "o2"),
        ("$.table.seats[0].hand[1]", "CR-400.1", "table.seats[0].hand[1]", "o99"),
        (f"{OBJECTS}.o2.zone", "CR-400.1", "table.objects.o2.zone", "hand"),
        (f"{OBJECTS}.o10", "CR-400.1", "table.exile", []),
        (f"{OBJECTS}.o12", "CR-400.1", "table.objects.o12", ON_STACK),
        ("$.table.seats[0].hand[0]", "CR-400.3", "table.objects.o1.owner", 1),
        ("$.table.seats", "CR-102.1", "table.seats[2]", {}),
        ("$.table.active", "CR-102.1", "table.active", 2),
        ("$.table.starting_seat", "CR-102.1", "table.starting_seat", 7),
        ("$.table.active", "CR-103.1", "table.turn", 4),
        ("$.table.step", "CR-500.1", "table.step", "beginning"),
        ("$.table.outcome", "CR-104.2a", "table.seats[1].lost", True),
        ("$.table.seats[0].name", None, "table.seats[0].name", "A" * 90),
        ("$.table.seats[0].life", "CR-704.5a", "table.seats[0].life", 0),
        ("$.table.seats[1].life", "CR-119.1", "table.seats[1].life", 10**9),
        ("$.table.seats[0].failed_draw", "CR-704.5b", "table.seats[0].failed_draw", True),
        ("$.table.seats[0].mana[1]", "CR-106.4", "table.seats[0].mana", ["W", "S"]),
        ("$.table.seats[0].mana", "CR-106.4", "table.seats[0].mana", ["W"] * 1001),
        ("$.table.seats[0].lands_played", "CR-305.2", "table.seats[0].lands_played", 10**7),
        ("$.table.seats[0].draws", "CR-500.7", "table.seats[0].draws", 10**7),
        ("$.table.seats[0].mulligans", "CR-103.5", "table.seats[0].mulligans", 9),
        ("$.table.battlefield", None, "table.battlefield", ["o7"] * 1001),
        ("$.table.stack", None, "table.stack", [SHOCK] * 1001),
    ],
)
def test_a_lie_is_found(path: str, rule: str | None, place: str, value: Any) -> None:
    refused(BOARD, path, rule, (place, value))


def test_too_many_objects() -> None:
    many = {f"o{number}": {"card": "forest", "owner": 0} for number in range(1, 5002)}
    refused(BOARD, "$.table.objects", None, ("table.objects", many))


def test_nobody_else_owns_what_a_player_who_lost_had() -> None:
    refused(BOARD, f"{OBJECTS}.o5.owner", "CR-800.4a", ("table.seats[1].lost", True))


def test_a_token_does_not_stay_in_a_hand() -> None:
    refused(
        BOARD,
        f"{OBJECTS}.o11.token",
        "CR-111.7",
        ("table.objects.o11.zone", "hand"),
        ("table.battlefield", ["o7", "o8", "o9"]),
        ("table.seats[0].hand", ["o1", "o11"]),
    )


# Combat -----------------------------------------------------------------------------------------------------

ATTACK = {"creature": "o7", "defender": "seat:1"}
FIGHTING = told(
    BOARD,
    ("table.step", "declare_blockers"),
    ("table.objects.o7.tapped", True),
    ("table.combat", {"attackers": [{**ATTACK, "blocked": True, "blockers": ["o8"]}]}),
)
ATTACKERS = "$.table.combat.attackers"


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        ("$.table.combat", "CR-506.1", "table.step", "main2"),
        ("$.table.combat", "CR-508.8", "table.combat", GONE),
        (f"{ATTACKERS}[0].blocked", "CR-509.1a", "table.step", "declare_attackers"),
        (f"{ATTACKERS}[0].creature", "CR-506.4", "table.combat.attackers[0].creature", "o1"),
        (f"{ATTACKERS}[0].creature", "CR-506.4", "table.combat.attackers[0].creature", "o9"),
        (f"{ATTACKERS}[1].creature", "CR-508.1a", "table.combat.attackers[1]", ATTACK),
        (f"{ATTACKERS}[0].blockers[1]", "CR-509.1a", "table.combat.attackers[0].blockers", ["o8", "o8"]),
        (f"{ATTACKERS}[0].blockers[0]", "CR-506.4", "table.combat.attackers[0].blockers", ["o11"]),
        (f"{ATTACKERS}[0].blocked", "CR-509.1h", "table.combat.attackers[0].blocked", False),
        (f"{ATTACKERS}[0].defender", "CR-508.1b", "table.combat.attackers[0].defender", "seat:0"),
        (f"{ATTACKERS}[0].defender", "CR-508.1b", "table.combat.attackers[0].defender", "seat:4"),
        (f"{ATTACKERS}[0].against", "CR-508.1b", "table.combat.attackers[0].defender", "o8"),
        (f"{ATTACKERS}[0].against", "CR-508.1b", "table.combat.attackers[0].against", 1),
        ("$.table.combat.struck", "CR-510.4", "table.combat.struck", ["o7"]),
        ("$.table.step", "CR-510.4", "table.step", "first_strike_damage"),
    ],
)
def test_a_lie_about_combat_is_found(path: str, rule: str, place: str, value: Any) -> None:
    refused(FIGHTING, path, rule, (place, value))


def test_a_lie_about_who_struck_is_found() -> None:
    struck = told(FIGHTING, ("table.step", "end_combat"), ("table.combat.struck", ["o7"]))
    refused(struck, "$.table.combat.struck[0]", "CR-510.4", ("table.combat.struck", ["o99"]))


# The ending -------------------------------------------------------------------------------------------------

OVER = told(
    BOARD,
    (
        "table.outcome",
        {"winner": 0, "draw": False, "rule": "CR-104.3a", "reason": "the other player conceded"},
    ),
    ("machine", {"next_id": 12, "clock": 1, "known": {"o1": [0], "o5": [1]}}),
)


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        ("$.table.outcome.draw", "CR-104.2a", "table.outcome.draw", True),
        ("$.table.outcome.winner", "CR-104.2a", "table.outcome.winner", 3),
        ("$.table.outcome.winner", "CR-104.2a", "table.seats[0].lost", True),
        ("$.table.outcome.rule", "CR-104.3a", "table.outcome.rule", "CR-1.1"),
        ("$.machine.agenda", None, "machine.agenda", [{"type": "end_step"}]),
    ],
)
def test_a_lie_about_the_ending_is_found(path: str, rule: str | None, place: str, value: Any) -> None:
    refused(OVER, path, rule, (place, value))


# What a game brought along ----------------------------------------------------------------------------------

OGRE = {
    "name": "Grey Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "subtypes": ["Ogre"],
    "power": 2,
    "toughness": 2,
}


def brought() -> tuple[str, dict[str, Any]]:
    """The key of a card that a game brought along, and a position with it."""
    deck = {"grey_ogre": 4, "mountain": 56}
    state = engine.new_game("duel", options={"cards": [OGRE]}, seats=[{"deck": deck}, {}])
    key = next(iter(state.table.cards))
    return key, told(BOARD, (f"table.cards.{key}", OGRE), ("table.objects.o7.card", key))


def test_a_definition_gets_the_key_of_its_content() -> None:
    """Also if it stands under the key of another content: keys of a document are names within it."""
    key, document = brought()
    changed = told(document, (f"table.cards.{key}.power", 3))
    (right,) = engine.card_definitions([{**OGRE, "power": 3}])
    state: Any = engine.decode(json.dumps(changed))
    assert list(state.table.cards) == [right] != [key]
    assert state.table.objects["o7"].card == right
    refused(document, f"{OBJECTS}.o7.card", "CR-108.1", ("table.cards", {}))


def test_definitions_are_bounded_and_checked() -> None:
    _, document = brought()
    many = {f"ogre-{number}": OGRE for number in range(MOST_CARDS + 1)}
    refused(document, "$.table.cards", None, ("table.cards", many))


@pytest.mark.parametrize(
    ("path", "rule", "value"),
    [
        ("copy_of", "CR-400.4a", "shock"),
        ("exceptions", "CR-707.9", {"types": ["artifact"]}),
        ("attached_to", "CR-701.3", "o1"),
    ],
)
def test_each_of_several_permanents_of_a_card_is_looked_at(path: str, rule: str, value: Any) -> None:
    twin = {"card": "grizzly_bears", "owner": 0, "zone": "battlefield"}
    document = told(BOARD, ("table.objects.o20", twin), ("table.battlefield[4]", "o20"))
    refused(document, f"{OBJECTS}.o20.{path}", rule, (f"table.objects.o20.{path}", value))


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("table.seats[0].mana", ["purple"], "W, U, B, R, G, C, SW, SU, SB, SR, SG, SC"),
        ("table.objects.o7.paid", ["stolen"], ", ".join(get_args(Payment))),
        (
            "table.objects.o3.zone",
            "sideboard",
            "battlefield, command, exile, graveyard, hand, library, stack",
        ),
        (
            "table.objects.o7.zone",
            "sideboard",
            "battlefield, command, exile, graveyard, hand, library, stack",
        ),
        ("table.shields", [{"to": None, "source": "o7", "until": "noon"}], "turn, turn of 0, turn of 1"),
    ],
)
def test_a_fault_about_a_word_lists_those_that_are_allowed(place: str, value: Any, words: str) -> None:
    messages = [fault.message for fault in engine.status(json.dumps(told(BOARD, (place, value))))]
    assert [message for message in messages if message.endswith(f": one of {words}")], messages
