"""Chapter 4: attackers, blockers and the damage they deal."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T28", "PER-4.1 PER-R10 PER-R40 PER-R36 PER-2.5")
def test_attacking_is_optional() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="5H"), b=side(creatures="5D"))
    game.play("A end_phase")
    game.legal("declare_attacker 5H", "finish_attackers")
    game.play("A finish_attackers")
    assert game.phase == "phase 5"
    game.seat_to_act("A")
    assert game.a.creatures == "5H"
    game.refuses("declare_attacker 5H", "PER-R40")
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures 5H; deck 5; discard 20. "
        "B: hand –; creatures 5D; deck 5; discard 20."
    )


@scenario("PER-T29", "PER-4.1 PER-4.2 PER-5.3 PER-R9 PER-R45")
def test_attackers_tap_except_the_jack() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(creatures="5H, JS, 2C (tapped)", deck=9),
        b=side(creatures="2D", deck=9),
    )
    game.play("A end_phase")
    game.legal("declare_attacker 5H", "declare_attacker JS", "finish_attackers")
    game.refuses("declare_attacker 2C", "PER-R9")
    game.play("A declare_attacker 5H; A declare_attacker JS")
    game.legal("finish_attackers")
    game.refuses("declare_attacker JS", "PER-R45")
    game.play("A finish_attackers; B finish_blockers")
    assert game.a.creatures == "5H (tapped), JS, 2C (tapped)"
    assert (game.b.deck_count, game.b.discard_count) == (2, 23)
    game.play("A end_phase; B end_phase; B declare_attacker 2D; B finish_attackers")
    game.legal("declare_blocker JS → 2D", "finish_blockers")
    game.final(
        "B's turn 8, phase 4 (blockers), A to act. A: hand –; creatures 5H (tapped), JS, 2C (tapped); "
        "deck 9; discard 14. B: hand 5S; creatures 2D (tapped); deck 1; discard 23."
    )


@scenario("PER-T32", "PER-4.3 PER-4.5 PER-R31")
def test_a_trade_of_one_for_one() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="3D"), b=side(creatures="3C"))
    deck = game.b.deck
    game.play(
        "A end_phase; A declare_attacker 3D; A finish_attackers; B declare_blocker 3C → 3D; B finish_blockers"
    )
    assert (game.a.creatures, game.b.creatures) == ("", "")
    assert game.a.discard.endswith("3D")
    assert game.b.discard.endswith("3C")
    assert game.b.deck == deck
    game.final("A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. B: hand –; deck 5; discard 21.")


@scenario("PER-T33", "PER-4.2 PER-4.4 PER-4.5 PER-R12")
def test_the_owner_of_the_attacker_divides_its_damage_freely() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="5D"), b=side(creatures="2C, 3C"))
    game.play("A end_phase; A declare_attacker 5D; A finish_attackers; B declare_blocker 2C → 5D")
    game.legal("declare_blocker 3C → 5D", "finish_blockers")
    game.play("B declare_blocker 3C → 5D; B finish_blockers")
    game.seat_to_act("A")
    game.legal(*(f"divide_damage 5D → 2C: {amount}" for amount in range(6)))
    game.refuses("divide_damage 5D → 2C: 6", "PER-R12")
    game.play("A divide_damage 5D → 2C: 1")
    assert game.damage("2C") == 1
    assert game.b.discard.endswith("3C")
    assert game.a.discard.endswith("5D")
    dealt = {(hit["source"], hit["target"]): hit["amount"] for hit in of_type(game.events, "damage_dealt")}
    assert dealt == {("5D", "2C"): 1, ("5D", "3C"): 4, ("2C", "5D"): 2, ("3C", "5D"): 3}
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. "
        "B: hand –; creatures 2C (1 damage); deck 5; discard 20."
    )


@scenario("PER-T34", "PER-4.2 PER-R44")
def test_a_creature_blocks_one_attacker_only() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="2D, 3D"), b=side(creatures="5H"))
    game.play("A end_phase; A declare_attacker 2D; A declare_attacker 3D; A finish_attackers")
    game.legal("declare_blocker 5H → 2D", "declare_blocker 5H → 3D", "finish_blockers")
    game.play("B declare_blocker 5H → 3D")
    game.legal("finish_blockers")
    game.refuses("declare_blocker 5H → 2D", "PER-R44")
    game.play("B finish_blockers")
    assert game.a.discard.endswith("3D")
    assert game.damage("5H") == 3
    assert (game.b.deck_count, game.b.discard_count) == (3, 22)
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures 2D (tapped); deck 5; discard 20. "
        "B: hand –; creatures 5H (3 damage); deck 3; discard 22."
    )


@scenario("PER-T35", "PER-6.3 PER-6.5 PER-R29 PER-R49")
def test_only_flyers_block_flyers() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(creatures="2C, 3D (enchanted 7C), 4H", deck=9),
        b=side(creatures="5H, AC, 2S (enchanted 6C)", deck=9),
    )
    game.play(
        "A end_phase; A declare_attacker 2C; A declare_attacker 3D; A declare_attacker 4H; A finish_attackers"
    )
    game.legal(
        "declare_blocker 5H → 4H",
        "declare_blocker AC → 2C",
        "declare_blocker AC → 3D",
        "declare_blocker AC → 4H",
        "declare_blocker 2S → 2C",
        "declare_blocker 2S → 3D",
        "declare_blocker 2S → 4H",
        "finish_blockers",
    )
    game.refuses("declare_blocker 5H → 2C", "PER-6.3")
    game.refuses("declare_blocker 5H → 3D", "PER-6.3")
    game.play("B declare_blocker AC → 4H; B finish_blockers")
    assert game.b.creatures == "5H, 2S (enchanted 6C)"
    assert game.damage("4H") == 1
    assert (game.b.deck_count, game.b.discard_count) == (4, 19)
    assert [event["amount"] for event in of_type(game.events, "cards_lost")] == [5]
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures 2C (tapped), 3D (tapped, enchanted 7C), "
        "4H (tapped, 1 damage); deck 9; discard 13. "
        "B: hand –; creatures 5H, 2S (enchanted 6C); deck 4; discard 19."
    )


@scenario("PER-T60", "PER-4.3 PER-4.5 PER-4.7 PER-R12 PER-R47")
def test_two_fights_at_once() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(creatures="5D, 5C, 2H", deck=9),
        b=side(creatures="2S, 3S, 4C, AC", deck=9),
    )
    game.play(
        "A end_phase; A declare_attacker 5D; A declare_attacker 5C; A declare_attacker 2H;"
        "A finish_attackers; B declare_blocker 2S → 5D; B declare_blocker 3S → 5D;"
        "B declare_blocker 4C → 5C; B declare_blocker AC → 5C; B finish_blockers"
    )
    game.seat_to_act("A")
    game.legal(*(f"divide_damage 5D → 2S: {amount}" for amount in range(6)))
    game.play("A divide_damage 5D → 2S: 2")
    game.legal(*(f"divide_damage 5C → 4C: {amount}" for amount in range(6)))
    assert (game.damage("5D"), game.damage("2S")) == (0, 0)
    game.play("A divide_damage 5C → 4C: 4")
    assert (game.a.creatures, game.b.creatures) == ("2H (tapped)", "")
    dealt = {(hit["source"], hit["target"]): hit["amount"] for hit in of_type(game.events, "damage_dealt")}
    assert (dealt["2S", "5D"], dealt["3S", "5D"]) == (3, 4)
    assert (dealt["4C", "5C"], dealt["AC", "5C"]) == (4, 1)
    assert (dealt["5D", "2S"], dealt["5D", "3S"], dealt["5C", "4C"], dealt["5C", "AC"]) == (2, 3, 4, 1)
    assert (game.b.deck_count, game.b.discard_count) == (7, 19)
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures 2H (tapped); deck 9; discard 16. "
        "B: hand –; deck 7; discard 19."
    )


def test_nothing_is_divided_once_nothing_is_left() -> None:
    """PER-4.4: the first blocker takes it all, and the others are not asked about."""
    game = table("A's turn 7, phase 3", a=side(creatures="3D"), b=side(creatures="2C, 4C, 5C"))
    game.play("A end_phase; A declare_attacker 3D; A finish_attackers")
    game.play("B declare_blocker 2C → 3D; B declare_blocker 4C → 3D; B declare_blocker 5C → 3D")
    game.play("B finish_blockers; A divide_damage 3D → 2C: 3")
    assert game.phase == "phase 5"


def test_without_a_queen_in_the_fight_there_is_one_damage_step() -> None:
    """PER-R11: a Queen that is not blocked, or stays at home, changes nothing."""
    game = table("A's turn 7, phase 3", a=side(creatures="3D, QD"), b=side(creatures="2C, QC"))
    game.play("A end_phase; A declare_attacker 3D; A declare_attacker QD; A finish_attackers")
    game.play("B declare_blocker 2C → 3D; B finish_blockers")
    assert [event["step"] for event in of_type(game.events, "damage_step_started")] == [2]
