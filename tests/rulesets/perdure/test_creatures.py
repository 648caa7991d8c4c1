"""Chapters 3, 5 and 6: creatures, what they cost and can do, and how long they wait."""

from __future__ import annotations

import pytest

from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T06", "PER-3.4 PER-5.1 PER-5.2 PER-6.1 PER-6.2 PER-R30")
def test_a_creature_costs_its_value() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="AD 5S KH QC 3D", lands=3))
    game.includes("play_creature AD", "play_creature KH", "play_creature QC", "play_creature 3D")
    game.excludes("play_creature 5S")
    game.refuses("play_creature 5S", "PER-3.4")
    game.play("A play_creature KH")
    assert game.a.untapped_lands == 0
    assert game.numbers("KH") == "3/4"
    game.excludes("play_creature AD", "play_creature QC")
    assert game.a.creatures == "KH (summoning-sick)"
    game.final(
        "A's turn 7, phase 3, A to act. A: hand AD 5S QC 3D; creatures KH (summoning-sick); "
        "lands 0 of 3 untapped; deck 5; discard 13. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T07", "PER-5.1 PER-5.2 PER-6.1 PER-6.2 PER-6.3 PER-6.4 PER-6.5")
def test_suits_give_their_power_to_the_simple_creatures() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="AH, 2S, 3D, 4C, 5S, JH, QS, KS"))
    expected = "AH 1/2, 2S 3/2, 3D 3/3, 4C 4/4, 5S 6/5, JH 1/2, QS 3/2, KS 4/3"
    cards = [text.split()[0] for text in expected.split(", ")]
    assert ", ".join(f"{card} {game.numbers(card)}" for card in cards) == expected
    game.legal("end_phase")


@pytest.mark.parametrize(("rank", "numbers"), list(zip("A2345JQK", "12345123", strict=True)))
def test_power_and_toughness_of_every_rank_and_suit(rank: str, numbers: str) -> None:
    game = table("A's turn 7, phase 3", a=side(creatures=", ".join(rank + suit for suit in "HSDC")))
    value = int(numbers)
    assert game.numbers(f"{rank}H") == f"{value}/{value + 1}"
    assert game.numbers(f"{rank}S") == f"{value + 1}/{value}"
    assert game.numbers(f"{rank}D") == game.numbers(f"{rank}C") == f"{value}/{value}"


@scenario("PER-T08", "PER-3.5 PER-6.4 PER-6.5 PER-R8")
def test_diamonds_need_not_wait() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="2D 2H AC 6D", lands=5))
    game.play("A play_creature 2D; A play_creature 2H; A play_creature AC; A enchant 6D → AC; A end_phase")
    game.legal("declare_attacker 2D", "declare_attacker AC", "finish_attackers")
    game.refuses("declare_attacker 2H", "PER-3.5")
    game.final(
        "A's turn 7, phase 4 (attackers), A to act. A: hand –; creatures 2D (summoning-sick), "
        "2H (summoning-sick), AC (summoning-sick, enchanted 6D); lands 0 of 5 untapped; deck 5; discard 12. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T09", "PER-6.4 PER-2.6 PER-R8")
def test_haste_comes_too_late_in_the_fifth_phase() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="2D", lands=2))
    game.play("A end_phase; A finish_attackers; A play_creature 2D")
    game.legal("end_phase")
    game.refuses("declare_attacker 2D", "PER-R40")
    game.play("A end_phase")
    game.seat_to_act("B")
    assert game.a.creatures == "2D"
    game.final(
        "B's turn 8, phase 3, B to act. A: hand –; creatures 2D; lands 0 of 2 untapped; deck 5; discard 18. "
        "B: hand 8H; deck 4; discard 21."
    )


@scenario("PER-T59", "PER-3.5 PER-4.2 PER-R46")
def test_a_creature_blocks_in_the_next_turn_and_attacks_in_the_one_after() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="4H", lands=4), b=side(creatures="3D"))
    game.play("A play_creature 4H; A end_phase")
    game.legal("finish_attackers")
    game.play("A finish_attackers; A end_phase; B end_phase; B declare_attacker 3D; B finish_attackers")
    game.includes("declare_blocker 4H → 3D")
    game.play("A declare_blocker 4H → 3D; A finish_blockers")
    assert game.b.creatures == ""
    assert [event["card"] for event in of_type(game.events, "creature_died")] == ["3D"]
    assert (game.numbers("4H"), game.damage("4H")) == ("4/5", 3)
    game.play("B end_phase; A end_phase")
    assert game.damage("4H") == 0
    game.includes("declare_attacker 4H")
    game.final(
        "A's turn 9, phase 4 (attackers), A to act. A: hand 6H; creatures 4H; lands 4 of 4 untapped; deck 4; "
        "discard 16. B: hand JH; deck 4; discard 21."
    )


@scenario("PER-T64", "PER-2.3 PER-6.4 PER-R50")
def test_the_starting_player_may_attack_in_his_first_turn() -> None:
    game = table(
        "A's turn 1, phase 3",
        a=side(hand="AD 5S 7S KH 9C", deck=21),
        b=side(hand="5D 7H KC 2D 9S", deck=21),
    )
    game.play("A play_land 9C; A play_creature AD; A end_phase; A declare_attacker AD; A finish_attackers")
    game.legal("finish_blockers")
    game.play("B finish_blockers")
    assert game.b.deck_count == 20
    assert game.a.creatures == "AD (tapped, summoning-sick)"
    game.final(
        "A's turn 1, phase 5, A to act. A: hand 5S 7S KH; creatures AD (tapped, summoning-sick); "
        "lands 0 of 1 untapped; deck 21; discard 0. B: hand 5D 7H KC 2D 9S; deck 20; discard 1."
    )
