"""What is reported, under which clause, and to whom."""

from __future__ import annotations

from typing import Any

import engine
from tests.harness import of_type, plain
from tests.rulesets.perdure.table import Play, side, table
from tests.sides import one_sided


def told(game: Play) -> list[tuple[str, str]]:
    """Type and rule of each event of the last call of `play`."""
    return [(event["type"], event["rule"]) for event in map(plain, game.events)]


def seen_by(game: Play, seat: int, name: str) -> list[Any]:
    """The events of one type as a seat may see them."""
    return of_type([engine.redact(event, seat) for event in game.events], name)


@one_sided("the event lists creatures by seat")
def test_a_turn_passes() -> None:
    game = table(
        "A's turn 7, phase 5",
        a=side(floating_mana=2, creatures="2D (summoning-sick, 1 damage), 3D"),
        b=side(tapped_lands=2, creatures="4C (tapped, 2 damage)"),
    )
    game.play("A end_phase")
    assert told(game) == [
        ("damage_removed", "PER-R13"),
        ("damage_removed", "PER-R13"),
        ("mana_lost", "PER-R7"),
        ("turn_ended", "PER-2.6"),
        ("turn_started", "PER-2.1"),
        ("untapped", "PER-2.2"),
        ("drew", "PER-2.3"),
        ("phase_started", "PER-2.4"),
    ]
    removed = [
        (event["seat"], event["card"], event["amount"]) for event in of_type(game.events, "damage_removed")
    ]
    assert removed == [(0, "2D", 1), (1, "4C", 2)]
    assert of_type(game.events, "mana_lost")[0] == {
        "type": "mana_lost",
        "rule": "PER-R7",
        "seat": 0,
        "amount": 2,
    }
    untapped = of_type(game.events, "untapped")[0]
    assert (untapped["seat"], untapped["lands"], untapped["cards"]) == (1, [0, 1], ["4C"])


def test_only_the_player_sees_what_he_draws_and_plays_face_down() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="KD", lands=1, deck="2C 9S 4H"))
    game.play("A cantrip KD")
    assert told(game) == [
        ("mana_spent", "PER-3.2"),
        ("cantrip_played", "PER-3.7"),
        ("drew", "PER-R23"),
        ("drew", "PER-R23"),
    ]
    assert [event["private"]["cards"] for event in seen_by(game, 0, "drew")] == [["2C"], ["9S"]]
    assert [event.get("private") for event in seen_by(game, 1, "drew")] == [None, None]
    game.play("A play_land 9S")
    assert seen_by(game, 0, "land_played")[0]["private"]["cards"] == ["9S"]
    assert "private" not in seen_by(game, 1, "land_played")[0]


def test_a_payment_names_floating_mana_and_lands() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="3C KD", lands="AH(tapped) 2H 3H 4H 5H", floating_mana=1),
    )
    game.play("A play_creature 3C")
    spent = of_type(game.events, "mana_spent")[0]
    assert (spent["amount"], spent["floating"], spent["lands"], spent["rule"]) == (3, 1, [1, 2], "PER-R7")
    game.play("A cantrip KD")
    spent = of_type(game.events, "mana_spent")[0]
    assert (spent["amount"], spent.get("floating", 0), spent["lands"], spent["rule"]) == (
        1,
        0,
        [3],
        "PER-3.2",
    )


def test_each_use_of_a_card_is_told_under_its_clause() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="2C KD 6H 6S 6D 6C", lands=10),
    )
    game.play("A play_creature 2C; A play_creature KD")
    assert [event["rule"] for event in of_type(game.events, "creature_played")] == ["PER-5.1", "PER-5.2"]
    game.play("A enchant 6H → 2C; A enchant 6S → 2C; A enchant 6D → 2C; A enchant 6C → KD")
    assert [event["rule"] for event in of_type(game.events, "enchanted")] == [
        "PER-6.1",
        "PER-6.2",
        "PER-6.4",
        "PER-6.3",
    ]


def test_each_spell_is_told_under_its_clause() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="6H 7H 6S 6D 6C", lands=10, creatures="KD", the_rest="lands"),
        b=side(creatures="2C"),
    )
    game.play("A cast 7H")
    assert told(game)[1:] == [
        ("spell_cast", "PER-7.1"),
        ("healed", "PER-R19"),
        ("discarded", "PER-R53"),
    ]
    game.play("A cast 6H; A heal_select 7H")
    assert told(game)[1:] == [
        ("spell_cast", "PER-7.1"),
        ("heal_selected", "PER-R19"),
        ("healed", "PER-7.2"),
        ("shuffled", "PER-R52"),
        ("discarded", "PER-R53"),
    ]
    game.play("A cast 6S → player:B")
    assert told(game)[1:] == [
        ("spell_cast", "PER-7.1"),
        ("damage_dealt", "PER-7.3"),
        ("cards_lost", "PER-4.8"),
        ("discarded", "PER-R53"),
    ]
    assert of_type(game.events, "spell_cast")[0]["target"] == "seat:1"
    game.play("A cast 6D")
    assert told(game)[1:] == [
        ("spell_cast", "PER-7.1"),
        ("mana_gained", "PER-7.4"),
        ("discarded", "PER-R53"),
    ]
    game.play("A cast 6C; A trix_toggle 2C")
    assert told(game)[1:] == [
        ("spell_cast", "PER-7.1"),
        ("tapped", "PER-7.5"),
        ("discarded", "PER-R53"),
    ]


@one_sided("creatures that die together are told by seat")
def test_an_attack_is_told_step_by_step() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(creatures="QS, JD, KH (enchanted 3S), 5D", deck=9),
        b=side(creatures="QC, 2C, 5C (enchanted 9S)", deck=9),
    )
    game.play(
        "A end_phase; A declare_attacker QS; A declare_attacker JD; A declare_attacker KH; A finish_attackers"
    )
    assert told(game) == [
        ("phase_started", "PER-2.5"),
        ("attacker_declared", "PER-4.1"),
        ("attacker_declared", "PER-5.3"),
        ("attacker_declared", "PER-4.1"),
        ("phase_started", "PER-4.2"),
    ]
    assert [event.get("tapped", False) for event in of_type(game.events, "attacker_declared")] == [
        True,
        False,
        True,
    ]
    game.play("B declare_blocker QC → KH; B declare_blocker 5C → KH; B finish_blockers")
    assert told(game) == [
        ("blocker_declared", "PER-4.2"),
        ("blocker_declared", "PER-4.2"),
        ("damage_step_started", "PER-R11"),
        ("damage_dealt", "PER-5.4"),
        ("damage_step_started", "PER-4.3"),
    ]
    game.play("A divide_damage KH → QC: 4")
    assert told(game) == [
        ("damage_divided", "PER-R12"),
        ("damage_dealt", "PER-4.3"),
        ("damage_dealt", "PER-4.3"),
        ("damage_dealt", "PER-R11"),
        ("damage_dealt", "PER-4.7"),
        ("cards_lost", "PER-4.8"),
        ("creature_died", "PER-4.5"),
        ("enchantments_discarded", "PER-3.10"),
        ("creature_died", "PER-4.5"),
        ("death_rattle", "PER-5.5"),
        ("cards_lost", "PER-4.8"),
        ("combat_ended", "PER-2.5"),
        ("phase_started", "PER-2.6"),
    ]
    hits = [(hit["source"], hit["target"], hit["amount"]) for hit in of_type(game.events, "damage_dealt")]
    assert hits == [("KH", "QC", 4), ("5C", "KH", 6), ("QS", "seat:1", 3), ("JD", "seat:1", 1)]
    rattle = of_type(game.events, "death_rattle")[0]
    assert (rattle["source"], rattle["target"], rattle["amount"]) == ("KH", "seat:1", 4)
    assert [event["amount"] for event in of_type(game.events, "cards_lost")] == [4, 4]


def test_no_attack_is_told_as_such() -> None:
    game = table("A's turn 7, phase 4 (attackers)")
    game.play("A finish_attackers")
    assert told(game) == [("phase_started", "PER-R10")]


def test_cards_that_are_missing_are_told() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="10S", lands=5), b=side(deck="2C 3C"))
    game.play("A cast 10S → player:B")
    lost = of_type(game.events, "cards_lost")[0]
    assert (lost["rule"], lost["amount"], lost["cards"], lost["missing"]) == ("PER-R15", 2, ["2C", "3C"], 3)
    assert told(game)[-2:] == [("discarded", "PER-R53"), ("game_over", "PER-8.1")]
