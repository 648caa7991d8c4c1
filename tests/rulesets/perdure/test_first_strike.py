"""Chapter 5, the Queen: two damage steps."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T36", "PER-5.4 PER-R11")
def test_a_queen_strikes_first() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="QD"), b=side(creatures="2C"))
    deck = game.b.deck
    game.play(
        "A end_phase; A declare_attacker QD; A finish_attackers; B declare_blocker 2C → QD; B finish_blockers"
    )
    assert game.b.discard.endswith("2C")
    assert game.damage("QD") == 0
    assert [hit["source"] for hit in of_type(game.events, "damage_dealt")] == ["QD"]
    assert game.b.deck == deck
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures QD (tapped); deck 5; discard 20. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T37", "PER-5.4 PER-R11")
def test_a_queen_that_does_not_kill_is_hit_back() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="3D"), b=side(creatures="QC"))
    game.play(
        "A end_phase; A declare_attacker 3D; A finish_attackers; B declare_blocker QC → 3D; B finish_blockers"
    )
    hits = [(hit["source"], hit["amount"], hit["step"]) for hit in of_type(game.events, "damage_dealt")]
    assert hits == [("QC", 2, 1), ("3D", 3, 2)]
    assert game.damage("3D") == 2
    assert game.b.discard.endswith("QC")
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures 3D (tapped, 2 damage); deck 5; discard 20. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T38", "PER-5.4 PER-R11")
def test_two_queens_strike_at_the_same_time() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="QD"), b=side(creatures="QC"))
    game.play(
        "A end_phase; A declare_attacker QD; A finish_attackers; B declare_blocker QC → QD; B finish_blockers"
    )
    assert (game.a.creatures, game.b.creatures) == ("", "")
    assert [hit["step"] for hit in of_type(game.events, "damage_dealt")] == [1, 1]
    game.final("A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. B: hand –; deck 5; discard 21.")


@scenario("PER-T39", "PER-5.4 PER-4.4 PER-R11 PER-R12 PER-R28")
def test_a_queen_divides_her_damage_in_the_first_step() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="QS"), b=side(creatures="2C, AC"))
    deck = game.b.deck
    game.play(
        "A end_phase; A declare_attacker QS; A finish_attackers;"
        "B declare_blocker 2C → QS; B declare_blocker AC → QS; B finish_blockers"
    )
    game.legal(*(f"divide_damage QS → 2C: {amount}" for amount in range(4)))
    game.play("A divide_damage QS → 2C: 2")
    assert game.b.discard.endswith("2C AC")
    assert [hit["step"] for hit in of_type(game.events, "damage_dealt")] == [1, 1]
    assert game.damage("QS") == 0
    assert game.b.deck == deck
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures QS (tapped); deck 5; discard 20. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T40", "PER-5.4 PER-R11")
def test_a_blocking_queen_kills_before_anything_is_divided() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="2D"), b=side(creatures="QC, 3C"))
    game.play(
        "A end_phase; A declare_attacker 2D; A finish_attackers;"
        "B declare_blocker QC → 2D; B declare_blocker 3C → 2D; B finish_blockers"
    )
    assert game.phase == "phase 5"
    assert [hit["source"] for hit in of_type(game.events, "damage_dealt")] == ["QC"]
    assert game.a.discard.endswith("2D")
    assert game.b.creatures == "QC, 3C"
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. "
        "B: hand –; creatures QC, 3C; deck 5; discard 19."
    )


@scenario("PER-T41", "PER-5.4 PER-4.4 PER-R11 PER-R12 PER-R47")
def test_a_division_is_asked_for_when_the_damage_is_dealt() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="5D"), b=side(creatures="QC, 3C"))
    game.play(
        "A end_phase; A declare_attacker 5D; A finish_attackers;"
        "B declare_blocker QC → 5D; B declare_blocker 3C → 5D; B finish_blockers"
    )
    assert game.damage("5D") == 2
    game.seat_to_act("A")
    game.legal(*(f"divide_damage 5D → QC: {amount}" for amount in range(6)))
    game.play("A divide_damage 5D → QC: 2")
    dealt = {(hit["source"], hit["target"]): hit["amount"] for hit in of_type(game.events, "damage_dealt")}
    assert dealt == {("5D", "QC"): 2, ("5D", "3C"): 3, ("3C", "5D"): 3}
    assert (game.a.creatures, game.b.creatures) == ("", "")
    game.final("A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. B: hand –; deck 5; discard 21.")


@scenario("PER-T48", "PER-5.4 PER-5.5 PER-8.1 PER-R11 PER-R14 PER-R42")
def test_a_death_rattle_in_the_first_step_ends_the_game() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="QS, 5D", deck=2), b=side(creatures="KC", deck=1))
    game.play(
        "A end_phase; A declare_attacker QS; A declare_attacker 5D; A finish_attackers;"
        "B declare_blocker KC → QS; B finish_blockers"
    )
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "PER-8.1")
    assert [hit["source"] for hit in of_type(game.events, "damage_dealt")] == ["QS"]
    assert [(hit["source"], hit["amount"]) for hit in of_type(game.events, "death_rattle")] == [("KC", 3)]
    assert game.b.discard.endswith("KC")
    assert game.b.deck_count == 1
    game.final(
        "B has won. A: hand –; creatures QS (tapped), 5D (tapped); deck 0; discard 24. "
        "B: hand –; deck 1; discard 25."
    )


@scenario("PER-T61", "PER-5.4 PER-4.7 PER-R11")
def test_an_unblocked_queen_waits_for_the_second_step() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="QS, QD", deck=2), b=side(creatures="KC", deck=1))
    game.play(
        "A end_phase; A declare_attacker QS; A declare_attacker QD; A finish_attackers;"
        "B declare_blocker KC → QS; B finish_blockers"
    )
    assert game.over().winner == 1
    assert [event["amount"] for event in of_type(game.events, "death_rattle")] == [3]
    assert "QD" not in [hit["source"] for hit in of_type(game.events, "damage_dealt")]
    assert game.b.deck_count == 1
    game.final(
        "B has won. A: hand –; creatures QS (tapped), QD (tapped); deck 0; discard 24. "
        "B: hand –; deck 1; discard 25."
    )
