"""Chapter 11, the end of the game."""

from __future__ import annotations

from tests.harness import plain, scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T57", "M54-8.3 M54-11.1 M54-R39 M54-R49")
def test_both_players_reach_0_in_one_resolution() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(life=2, creatures="KH"),
        black=side(life=3, hand="4C", mana="3C 3S"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK finish_blockers; RED pass; "
        "BLACK play_card 4C → player:RED; RED pass; BLACK pass"
    )
    outcome = game.over()
    assert outcome.draw
    assert outcome.winner is None
    assert outcome.rule == "M54-R39"
    assert plain(game.events[-1]) == {"type": "game_over", "rule": "M54-R39", "winner": None}
    game.final(
        "game drawn. "
        "RED: life 0; hand –; creatures KH (tapped); deck 26; discard –. "
        "BLACK: life 0; hand –; mana 0 of 2 untapped; deck 24; discard 4C."
    )


@scenario("M54-T58", "M54-11.1 M54-5.1 M54-R40 M54-R49")
def test_a_player_at_0_loses_and_life_stops_there() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="6H", mana="3H 3D 5H"), black=side(life=1))
    game.play("RED play_card 6H → player:BLACK; BLACK pass; RED pass")
    assert game.black.life == 0
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "M54-11.1")
    assert plain(game.events[-1]) == {"type": "game_over", "rule": "M54-11.1", "winner": 0}
    assert game.phase == "pre-attack"
    game.final(
        "RED has won. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 0; hand –; deck 27; discard –."
    )


@scenario("M54-T72", "M54-R46")
def test_the_turn_limit_draws_the_game() -> None:
    game = table(
        "RED's turn 10, end phase (exchange or end)", red=side(hand="2H"), options={"turn_limit": 10}
    )
    game.play("RED end_turn")
    outcome = game.over()
    assert outcome.draw
    assert outcome.rule == "M54-R46"
    assert plain(game.events[-1]) == {"type": "game_over", "rule": "M54-R46", "winner": None}
    game.final(
        "game drawn. RED: life 20; hand 2H; deck 26; discard –. BLACK: life 20; hand –; deck 27; discard –."
    )
