"""Chapter 8: empty decks, and how one game ends."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T05", "PER-2.3 PER-8.1 PER-8.2 PER-R43")
def test_an_empty_deck_is_no_loss_but_failing_to_draw_is() -> None:
    game = table("A's turn 7, phase 3", a=side(deck=3), b=side(deck=1))
    game.play("A end_phase; A finish_attackers; A end_phase")
    assert (game.b.hand_count, game.b.deck_count) == (1, 0)
    assert engine.outcome(game.state) is None
    game.seat_to_act("B")
    game.play("B end_phase; B finish_attackers; B end_phase; A end_phase; A finish_attackers; A end_phase")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (0, False, "PER-8.1")
    assert engine.legal_actions(game.state) == ()
    game.final("A has won. A: hand AH; deck 2; discard 23. B: hand 4H; deck 0; discard 25.")


@scenario("PER-T30", "PER-4.7 PER-4.8 PER-8.1 PER-8.2 PER-R15")
def test_exactly_enough_cards_are_survived() -> None:
    game = table("A's turn 7, phase 3", a=side(creatures="3H, 2C"), b=side(deck=3))
    game.play("A end_phase; A declare_attacker 3H; A finish_attackers; B finish_blockers")
    assert game.b.deck_count == 0
    assert engine.outcome(game.state) is None
    game.seat_to_act("A")
    game.play("A end_phase")
    assert game.over().winner == 0
    game.final(
        "A has won. A: hand –; creatures 3H (tapped), 2C; deck 5; discard 19. B: hand –; deck 0; discard 26."
    )


@scenario("PER-T31", "PER-4.8 PER-8.1 PER-R15 PER-R42 PER-R49")
def test_one_card_too_few_loses_at_once() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="2H", creatures="3H, 2C"), b=side(deck=4))
    game.play(
        "A end_phase; A declare_attacker 3H; A declare_attacker 2C; A finish_attackers; B finish_blockers"
    )
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "PER-8.1")
    assert [(event["seat"], event["amount"]) for event in of_type(game.events, "cards_lost")] == [(1, 4)]
    assert game.table.phase in {"declare_attackers", "declare_blockers"}
    game.final(
        "A has won. A: hand 2H; creatures 3H (tapped), 2C (tapped); deck 5; discard 18. "
        "B: hand –; deck 0; discard 26."
    )


@scenario("PER-T56", "PER-R34")
def test_a_game_is_drawn_at_its_limit_of_turns() -> None:
    game = table("A's turn 10, phase 3", a=side(deck=4), b=side(deck=4), options={"turn_limit": 10})
    game.play("A end_phase; A finish_attackers")
    assert engine.outcome(game.state) is None
    game.play("A end_phase")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "PER-R34")
    assert game.score == "0–0"
    game.final("game drawn. A: hand –; deck 4; discard 22. B: hand –; deck 4; discard 22.")


def test_the_active_player_wins_on_either_turn_when_both_fail() -> None:
    """PER-8.3, on B's turn."""
    game = table("B's turn 8, phase 3", a=side(creatures="KC", deck=1), b=side(creatures="KD", deck=2))
    game.play("B end_phase; B declare_attacker KD; B finish_attackers")
    game.play("A declare_blocker KC → KD; A finish_blockers")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "PER-8.3")


def test_more_mana_than_any_game_comes_to_ends_all_that_is_played() -> None:
    most = 1_000_000
    game = table("A's turn 7, phase 3", a=side(hand="6D", lands=6, floating_mana=most))
    game.play("A cast 6D")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "PER-R34")
    assert of_type(game.events, "game_over")
    less = table("A's turn 7, phase 3", a=side(hand="6D", lands=6, floating_mana=most - 12))
    less.play("A cast 6D")
    assert less.a.floating_mana <= most
