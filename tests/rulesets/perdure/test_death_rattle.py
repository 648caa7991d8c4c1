"""Chapter 5, the King: what he does when he dies."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table

FIGHT = "A end_phase; A declare_attacker KD; A finish_attackers; B declare_blocker KC → KD; B finish_blockers"


@scenario("PER-T42", "PER-5.5 PER-6.2 PER-R14")
def test_a_king_killed_in_a_fight_damages_the_other_player() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="4D", deck=9), b=side(creatures="KS, 5H", deck=9))
    game.play(
        "A end_phase; A declare_attacker 4D; A finish_attackers; B declare_blocker KS → 4D; B finish_blockers"
    )
    assert game.a.creatures == ""
    assert game.b.creatures == "5H"
    assert [(event["source"], event["amount"]) for event in of_type(game.events, "death_rattle")] == [
        ("KS", 4)
    ]
    assert (game.a.deck_count, game.b.deck_count) == (5, 9)
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. "
        "B: hand –; creatures 5H; deck 9; discard 16."
    )


@scenario("PER-T43", "PER-5.5 PER-3.10 PER-6.2 PER-R14")
def test_the_power_is_the_one_the_king_died_with() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="10S", lands=5, deck=9),
        b=side(creatures="KH (enchanted 2S)", deck=9),
    )
    assert game.numbers("KH") == "4/4"
    game.play("A cast 10S → KH")
    assert game.b.discard.endswith("KH 2S")
    assert game.a.deck_count == 5
    assert [event["amount"] for event in of_type(game.events, "cards_lost")] == [4]
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 5 untapped; deck 5; discard 16. "
        "B: hand –; deck 9; discard 17."
    )


@scenario("PER-T44", "PER-5.5 PER-7.3 PER-8.1 PER-R14 PER-R21")
def test_a_king_killed_by_his_own_player_damages_the_opponent() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="8S", lands=3, creatures="KC", deck=9), b=side(deck=2))
    game.play("A cast 8S → KC")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "PER-8.1")
    assert [event["amount"] for event in of_type(game.events, "death_rattle")] == [3]
    assert game.a.discard.endswith("KC 8S")
    game.final(
        "A has won. A: hand –; lands 0 of 3 untapped; deck 9; discard 14. B: hand –; deck 0; discard 26."
    )


@scenario("PER-T45", "PER-8.3 PER-5.5 PER-R14 PER-R16")
def test_the_active_player_wins_when_two_kings_empty_both_decks() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="KD", deck=2), b=side(creatures="KC", deck=1))
    game.play(FIGHT)
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "PER-8.3")
    game.final("A has won. A: hand –; deck 0; discard 26. B: hand –; deck 0; discard 26.")


@scenario("PER-T46", "PER-8.1 PER-5.5 PER-R16")
def test_the_active_player_loses_when_only_his_deck_is_too_small() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="KD", deck=2), b=side(creatures="KC", deck=3))
    game.play(FIGHT)
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "PER-8.1")
    assert game.b.deck_count == 0
    game.final("B has won. A: hand –; deck 0; discard 26. B: hand –; deck 0; discard 26.")


@scenario("PER-T47", "PER-5.5 PER-8.2 PER-R14")
def test_both_players_survive_two_death_rattles() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="KD", deck=3), b=side(creatures="KC", deck=3))
    game.play(FIGHT)
    assert (game.a.deck_count, game.b.deck_count) == (0, 0)
    game.seat_to_act("A")
    assert game.phase == "phase 5"
    game.play("A end_phase")
    assert game.over().winner == 0
    game.final("A has won. A: hand –; deck 0; discard 26. B: hand –; deck 0; discard 26.")


def test_the_rattles_of_kings_that_die_together_add_up() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="5D, 4H", deck=9), b=side(creatures="KH, KS"))
    game.play(
        "A end_phase; A declare_attacker 5D; A declare_attacker 4H; A finish_attackers;"
        "B declare_blocker KH → 5D; B declare_blocker KS → 4H; B finish_blockers"
    )
    assert [(event["source"], event["amount"]) for event in of_type(game.events, "death_rattle")] == [
        ("KH", 3),
        ("KS", 4),
    ]
    assert [(event["seat"], event["amount"]) for event in of_type(game.events, "cards_lost")] == [(0, 7)]
    assert game.a.deck_count == 2


def test_unblocked_damage_and_a_rattle_may_fail_at_the_same_time() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="5D, 4C", deck=2), b=side(creatures="KD", deck=3))
    game.play(
        "A end_phase; A declare_attacker 5D; A declare_attacker 4C; A finish_attackers;"
        "B declare_blocker KD → 5D; B finish_blockers"
    )
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "PER-8.3")
