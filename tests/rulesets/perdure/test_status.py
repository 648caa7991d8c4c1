"""Documents that no game can be in: every fault has its place and its rule, and all of them are listed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from tests.rulesets.perdure.table import document, side

Change = Callable[[dict[str, Any]], None]
Faults = list[tuple[str, str | None]]


def position() -> dict[str, Any]:
    """A in phase 3 of turn 7, with something of everything."""
    return document(
        "A's turn 7, phase 3",
        a=side(hand="5S 7H", lands="KH 3S(tapped)", creatures="3D (enchanted 7C), JD", discard="6H 9D"),
        b=side(hand="QS", lands="2H", creatures="4C (tapped, enchanted 8H)"),
    )


def faults(made: dict[str, Any]) -> Faults:
    """Place and rule of everything that is wrong."""
    found = engine.status(msgspec.json.encode(made))
    assert all(fault.message for fault in found)
    return [(fault.path, fault.rule) for fault in found]


def changed(change: Change, made: dict[str, Any] | None = None) -> Faults:
    """The faults of a sound position after a change."""
    sound = made or position()
    assert faults(sound) == []
    twisted = copy.deepcopy(sound)
    change(twisted["table"])
    return faults(twisted)


def put(path: str, value: Any) -> Change:
    """Set a field: `seats.0.floating_mana`."""

    def change(table: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = table
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return change


GONE = ("$.table.seats", "PER-9.1")
"""A card that lies nowhere."""
CARDS: list[tuple[Change, Faults]] = [
    (put("seats.0.hand.0", "1S"), [("$.table.seats[0].hand[0]", "PER-1.1"), GONE]),
    (put("seats.0.deck.0", "XR"), [("$.table.seats[0].deck[0]", "PER-1.1"), GONE]),
    (put("seats.1.discard.0", ""), [("$.table.seats[1].discard[0]", "PER-1.1"), GONE]),
    (
        put("seats.1.creatures.0.enchantments.0", ""),
        [("$.table.seats[1].creatures[0].enchantments[0]", "PER-1.1"), GONE],
    ),
    (put("seats.1.creatures.0.card", ""), [("$.table.seats[1].creatures[0].card", "PER-1.1"), GONE]),
    (put("seats.0.lands.0.card", "QS"), [("$.table.seats[1].hand[0]", "PER-9.1"), GONE]),
    (put("seats.0.hand", ["5S"]), [("$.table.seats[0]", "PER-1.1"), GONE]),
    (
        put("seats.0.hand", ["5S", "7H", "5S"]),
        [("$.table.seats[0].hand[2]", "PER-9.1"), ("$.table.seats[0]", "PER-1.1")],
    ),
    (put("seats", []), [("$.table.seats", "PER-1.1")]),
]
TURN: list[tuple[Change, Faults]] = [
    (put("turn", 0), [("$.table.turn", None)]),
    (put("turn", 1_000_001), [("$.table.turn", None)]),
    (put("turn", 8), [("$.table.active", "PER-2.1")]),
    (put("starting_seat", 1), [("$.table.active", "PER-2.1")]),
    (put("starting_seat", 2), [("$.table.starting_seat", None)]),
    (put("active", -1), [("$.table.active", None)]),
]
CREATURES: list[tuple[Change, Faults]] = [
    (
        put("seats.0.creatures.1", {"card": "6H"}),
        [
            ("$.table.seats[0].creatures[1].card", "PER-9.1"),
            GONE,
            ("$.table.seats[0].creatures[1].card", "PER-R48"),
        ],
    ),
    (put("seats.0.creatures.0.damage", 3), [("$.table.seats[0].creatures[0].damage", "PER-4.6")]),
    (put("seats.1.creatures.0.damage", 4), []),
    (put("seats.1.creatures.0.damage", 5), [("$.table.seats[1].creatures[0].damage", "PER-4.6")]),
    (put("seats.0.creatures.0.damage", -1), [("$.table.seats[0].creatures[0].damage", None)]),
    (put("seats.1.creatures.0.sick", True), [("$.table.seats[1].creatures[0].sick", "PER-R46")]),
    (put("seats.0.creatures.0.sick", True), []),
]
MANA: list[tuple[Change, Faults]] = [
    (put("seats.0.floating_mana", 4), []),
    (put("seats.0.floating_mana", -1), [("$.table.seats[0].floating_mana", None)]),
    (put("seats.0.floating_mana", 1_000_001), [("$.table.seats[0].floating_mana", None)]),
    (put("seats.1.floating_mana", 1), [("$.table.seats[1].floating_mana", "PER-R7")]),
]
ENDING: list[tuple[Change, Faults]] = [
    (put("outcome", {"winner": 0, "draw": False, "rule": "PER-8.1", "reason": "so"}), []),
    (
        put("outcome", {"winner": 2, "draw": False, "rule": "PER-8.1", "reason": "so"}),
        [("$.table.outcome.winner", "PER-8.5")],
    ),
    (
        put("outcome", {"winner": None, "draw": False, "rule": "PER-8.1", "reason": "so"}),
        [("$.table.outcome.draw", "PER-8.5")],
    ),
    (
        put("outcome", {"winner": 0, "draw": True, "rule": "M54-8.1", "reason": "so"}),
        [("$.table.outcome.draw", "PER-8.5"), ("$.table.outcome.rule", "PER-8.5")],
    ),
]


@pytest.mark.parametrize(("change", "expected"), CARDS + TURN + CREATURES + MANA + ENDING)
def test_a_fault_has_its_place_and_its_rule(change: Change, expected: Faults) -> None:
    assert changed(change) == expected


def test_all_faults_are_listed() -> None:
    def twist(table: dict[str, Any]) -> None:
        put("seats.0.hand.0", "1S")(table)
        put("seats.0.creatures.0.damage", 9)(table)
        put("seats.1.floating_mana", 1)(table)
        put("phase", "declare_blockers")(table)
        put("match", {"game": 3})(table)

    assert changed(twist) == [
        ("$.table.seats[0].hand[0]", "PER-1.1"),
        GONE,
        ("$.table.match.game", "PER-8.4"),
        ("$.table.seats[0].creatures[0].damage", "PER-4.6"),
        ("$.table.seats[1].floating_mana", "PER-R7"),
        ("$.table.combat", "PER-R10"),
    ]


def test_who_has_too_few_cards_and_which_lie_nowhere_is_told() -> None:
    made = document("A's turn 7, phase 3", a=side(hand="5S"))
    made["table"]["seats"][0]["hand"] = []
    found = engine.status(msgspec.json.encode(made))
    assert [fault.message for fault in found] == [
        "seat 0 has 25 cards; each player has 26",
        "these cards are missing: 5S",
    ]


def test_a_land_that_was_played_is_in_play() -> None:
    sound = document("A's turn 7, phase 3", a=side(hand="5S"))
    assert changed(put("land_played", True), sound) == [("$.table.land_played", "PER-R33")]
    assert changed(put("land_played", True)) == []


def test_a_game_does_not_go_past_its_limit_of_turns() -> None:
    for turn, expected in ((7, []), (9, [("$.table.turn", "PER-R34")])):
        made = document(f"A's turn {turn}, phase 3", options={"turn_limit": 7})
        assert faults(made) == expected


def test_an_enchantment_brings_a_new_suit() -> None:
    made = document("A's turn 7, phase 3", a=side(creatures="3D (enchanted 7C 8C 9D 6H)"))
    assert faults(made) == [
        ("$.table.seats[0].creatures[0].enchantments[1]", "PER-3.9"),
        ("$.table.seats[0].creatures[0].enchantments[2]", "PER-3.9"),
        ("$.table.seats[0].creatures[0].enchantments", "PER-9.3"),
    ]


@pytest.mark.parametrize(
    ("options", "match", "expected"),
    [
        ({"format": "match"}, {"game": 1}, []),
        ({"format": "match"}, {"game": 2, "score": [0, 1], "decks": [1, 0]}, []),
        ({"format": "series"}, {"game": 2, "score": [1, 0], "decks": [1, 0]}, []),
        ({"format": "match", "turn_limit": 9}, {"game": 2, "score": [0, 0], "decks": [1, 0]}, []),
        (
            {"format": "game"},
            {"game": 2, "score": [1, 0], "decks": [1, 0]},
            [("$.table.match.game", "PER-R18")],
        ),
        ({"format": "match"}, {"game": 0}, [("$.table.match.game", "PER-8.4")]),
        ({"format": "match"}, {"game": 1, "decks": [1, 0]}, [("$.table.match.decks", "PER-8.4")]),
        ({"format": "match"}, {"game": 2, "score": [1, 0]}, [("$.table.match.decks", "PER-8.4")]),
        ({"format": "match"}, {"game": 1, "score": [1, 0]}, [("$.table.match.score", "PER-8.5")]),
        (
            {"format": "match"},
            {"game": 2, "score": [0, 0], "decks": [1, 0]},
            [("$.table.match.score", "PER-8.5")],
        ),
        (
            {"format": "match"},
            {"game": 2, "score": [2, -1], "decks": [1, 0]},
            [("$.table.match.score[1]", None)],
        ),
    ],
)
def test_a_match_has_two_games_and_a_score(
    options: dict[str, Any], match: dict[str, Any], expected: Faults
) -> None:
    assert faults(document("A's turn 7, phase 3", options=options, match=match)) == expected


@pytest.mark.parametrize(
    ("phase", "attackers", "expected"),
    [
        ("phase 4 (attackers)", [{"card": "3C"}, {"card": "JD"}, {"card": "2D"}], []),
        ("phase 4 (blockers)", [{"card": "3C", "blockers": ["4C"]}, {"card": "JD", "blockers": ["4S"]}], []),
        ("phase 3", [{"card": "3C"}], [("$.table.combat", "PER-2.5")]),
        ("phase 5", [{"card": "3C"}], [("$.table.combat", "PER-2.5")]),
        ("phase 4 (attackers)", [], [("$.table.combat", "PER-R10")]),
        ("phase 4 (blockers)", [], [("$.table.combat", "PER-R10")]),
        ("phase 4 (attackers)", [{"card": "3C"}, {"card": "3C"}], [(".attackers[1].card", "PER-R45")]),
        ("phase 4 (attackers)", [{"card": "5H"}], [(".attackers[0].card", "PER-4.1")]),
        ("phase 4 (attackers)", [{"card": "JS"}], [(".attackers[0].card", "PER-5.3")]),
        ("phase 4 (attackers)", [{"card": "2H"}], [(".attackers[0].card", "PER-3.5")]),
        ("phase 4 (attackers)", [{"card": "4C"}], [(".attackers[0].card", "PER-4.1")]),
        ("phase 4 (attackers)", [{"card": "?"}], [(".attackers[0].card", "PER-4.1")]),
        (
            "phase 4 (attackers)",
            [{"card": "3C", "blockers": ["4C"]}],
            [(".attackers[0].blockers", "PER-4.2")],
        ),
        (
            "phase 4 (blockers)",
            [{"card": "3C", "blockers": ["4S"]}],
            [(".attackers[0].blockers[0]", "PER-6.3")],
        ),
        (
            "phase 4 (blockers)",
            [{"card": "JD", "blockers": ["4S", "4S"]}],
            [(".attackers[0].blockers[1]", "PER-R44")],
        ),
        (
            "phase 4 (blockers)",
            [{"card": "3C", "blockers": ["4C"]}, {"card": "JD", "blockers": ["4C"]}],
            [(".attackers[1].blockers[0]", "PER-R44")],
        ),
        (
            "phase 4 (blockers)",
            [{"card": "JD", "blockers": ["QH", "2S", "9H"]}],
            [
                (".attackers[0].blockers[0]", "PER-4.2"),
                (".attackers[0].blockers[1]", "PER-4.2"),
                (".attackers[0].blockers[2]", "PER-4.2"),
            ],
        ),
    ],
)
def test_an_attack_is_one_that_can_have_been_declared(
    phase: str, attackers: list[dict[str, Any]], expected: Faults
) -> None:
    creatures = "3C (tapped), JD, JS (tapped), 5H, 2H (summoning-sick, tapped), 2D (summoning-sick, tapped)"
    made = document(
        f"A's turn 7, {phase}",
        a=side(creatures=creatures),
        b=side(creatures="4C, 4S, QH (tapped)"),
        combat={"attackers": attackers},
    )
    found = [(path.removeprefix("$.table.combat."), rule) for path, rule in faults(made)]
    assert found == [(path.removeprefix("."), rule) for path, rule in expected]


def test_blockers_need_an_attack() -> None:
    assert faults(document("A's turn 7, phase 4 (blockers)")) == [("$.table.combat", "PER-R10")]


@pytest.mark.parametrize(
    ("phase", "spell", "expected"),
    [
        ("phase 3", {"card": "8H"}, []),
        ("phase 5", {"card": "8H", "chosen": ["KD", "6S"]}, []),
        ("phase 3", {"card": "8C", "chosen": ["3D", "4C"]}, []),
        ("phase 4 (attackers)", {"card": "8C"}, [("$.table.spell", "PER-3.6")]),
        ("phase 3", {"card": "8D"}, [("$.table.spell.card", "PER-3.6")]),
        ("phase 3", {"card": "8S"}, [("$.table.spell.card", "PER-3.6")]),
        ("phase 3", {"card": "5H"}, [("$.table.spell.card", "PER-3.6")]),
        (
            "phase 3",
            {"card": "8H", "chosen": ["KD", "KD", "3D"]},
            [
                ("$.table.spell.chosen[1]", "PER-R19"),
                ("$.table.spell.chosen[2]", "PER-R19"),
                ("$.table.spell.chosen", "PER-R19"),
            ],
        ),
        ("phase 3", {"card": "6H", "chosen": ["KD", "6S"]}, [("$.table.spell.chosen", "PER-R19")]),
        (
            "phase 3",
            {"card": "8C", "chosen": ["KD", "4C", "4C"]},
            [("$.table.spell.chosen[0]", "PER-R20"), ("$.table.spell.chosen[2]", "PER-R20")],
        ),
        ("phase 3", {"card": "6C", "chosen": ["3D", "4C"]}, [("$.table.spell.chosen", "PER-R20")]),
    ],
)
def test_a_spell_is_one_that_can_be_waiting(phase: str, spell: dict[str, Any], expected: Faults) -> None:
    made = document(
        f"A's turn 7, {phase}",
        a=side(creatures="3D", discard="KD 6S", the_rest="lands"),
        b=side(creatures="4C"),
        spell=spell,
    )
    assert faults(made) == expected
