"""Chapter 7, the turn: phases, untapping, drawing, the one Mana card, who may act when."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T01", "M54-1.1 M54-1.2 M54-1.3 M54-1.4 M54-7.1 M54-7.3 M54-10.3 M54-R2 M54-R3 M54-R44 M54-R48")
def test_opening_position_and_the_first_two_turns() -> None:
    game = table(
        "RED's turn 1, pre-attack",
        red=side(hand="3H JH 6H AH 8H"),
        black=side(hand="3C JC 6C AC 8C", deck="9C, the rest"),
    )
    for half in (game.red, game.black):
        assert (half.life, len(half.hand.split()), len(half.deck.split())) == (20, 5, 22)
        assert (half.mana, half.creatures, half.discard) == ("", "", "")
    assert game.red.hand == "3H JH 6H AH 8H"
    game.legal("play_mana 3H", "pass")
    game.play("RED play_mana 3H; RED pass; BLACK pass")
    game.legal("finish_attackers")
    game.play("RED finish_attackers; RED pass; BLACK pass; RED end_turn")
    assert game.told("drew", "{seat}") == ["1"]
    assert game.black.hand == "3C JC 6C AC 8C 9C"
    assert len(game.black.deck.split()) == 21
    assert len(game.red.hand.split()) == 4
    assert len(game.red.deck.split()) == 22
    game.final(
        "BLACK's turn 2, pre-attack, BLACK to act. "
        "RED: life 20; hand JH 6H AH 8H; mana 1 of 1 untapped; deck 22; discard –. "
        "BLACK: life 20; hand 3C JC 6C AC 8C 9C; deck 21; discard –."
    )


@scenario("M54-T02", "M54-7.5 M54-7.7 M54-R1 M54-R43")
def test_one_mana_card_per_turn_counted_over_both_action_phases() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="3H 5H 7H"))
    game.play("RED play_mana 3H")
    game.excludes("play_mana 5H", "play_mana 7H")
    game.play("RED pass; BLACK pass; RED finish_attackers")
    game.excludes("play_mana 5H", "play_mana 7H")
    game.play("RED pass; BLACK pass; RED end_turn")
    assert game.red.mana == "3H"
    game.final(
        "BLACK's turn 8, pre-attack, BLACK to act. "
        "RED: life 20; hand 5H 7H; mana 1 of 1 untapped; deck 24; discard –. "
        "BLACK: life 20; hand AC; deck 26; discard –."
    )


@scenario("M54-T03", "M54-7.5 M54-7.7 M54-R1")
def test_the_mana_card_may_wait_for_the_post_attack_phase() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="3H 5H"))
    game.play("RED pass; BLACK pass; RED finish_attackers")
    game.includes("play_mana 3H", "play_mana 5H")
    game.play("RED play_mana 5H")
    game.seat_to_act("RED")
    game.excludes("play_mana 3H")
    assert game.red.mana == "5H"
    game.at_the_start_of("post-attack")
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand 3H; mana 1 of 1 untapped; deck 25; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )


@scenario("M54-T05", "M54-7.1 M54-7.2 M54-7.3 M54-10.3 M54-2.3")
def test_a_turn_begins_by_untapping_ones_own_cards_and_drawing() -> None:
    game = table(
        "BLACK's turn 7, end phase (exchange or end)",
        red=side(mana="3H(tapped) 5H(tapped)", creatures="KH (tapped)", deck="7D, the rest"),
        black=side(hand="2C", mana="3C(tapped)", creatures="KC (tapped)"),
    )
    game.play("BLACK end_turn")
    assert (game.red.mana, game.red.creatures, game.red.hand) == ("3H 5H", "KH", "7D")
    assert (game.black.mana, game.black.creatures) == ("3C(tapped)", "KC (tapped)")
    game.at_the_start_of("pre-attack")
    game.final(
        "RED's turn 8, pre-attack, RED to act. "
        "RED: life 20; hand 7D; creatures KH; mana 2 of 2 untapped; deck 23; discard –. "
        "BLACK: life 20; hand 2C; creatures KC (tapped); mana 0 of 1 untapped; deck 24; discard –."
    )


@scenario("M54-T06", "M54-7.5 M54-7.6 M54-8.1 M54-R10 M54-R11 M54-R12")
def test_the_opponent_gets_a_window_when_the_active_player_passes() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="JH", mana="3H"), black=side(hand="2C", mana="3C"))
    game.play("RED pass")
    game.legal("play_card 2C → player:RED", "play_card 2C → player:BLACK", "pass")
    game.play("BLACK play_card 2C → player:RED; RED pass; BLACK pass")
    assert game.red.life == 19
    game.at_the_start_of("pre-attack")
    game.includes("summon JH")
    game.play("RED summon JH; RED pass; BLACK pass")
    assert game.phase == "attack (declaring attackers)"
    game.seat_to_act("RED")
    assert game.black.discard == "2C"
    game.final(
        "RED's turn 7, attack (declaring attackers), RED to act. "
        "RED: life 19; hand –; creatures JH (summoning-sick); mana 0 of 1 untapped; deck 25; discard –. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 2C."
    )


@scenario("M54-T07", "M54-2.2 M54-7.5 M54-R9 M54-R10")
def test_permanents_bypass_the_pile_and_do_not_pass_the_initiative() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="9H JH QH", mana="3H 5H"),
        black=side(hand="6C 8C", mana="3C 3S 5C 5S"),
    )
    game.play("RED play_mana 9H")
    game.at_the_start_of("pre-attack")
    game.play("RED summon JH")
    game.at_the_start_of("pre-attack")
    assert game.red.creatures == "JH (summoning-sick)"
    game.play("RED summon QH; RED pass")
    game.seat_to_act("BLACK")
    game.seat_to_act("BLACK")
    game.includes("play_card 8C → QH", "play_card 6C → JH", "pass")
    assert game.red.creatures == "JH (summoning-sick), QH (summoning-sick)"
    game.final(
        "RED's turn 7, pre-attack, BLACK to act. "
        "RED: life 20; hand –; creatures JH (summoning-sick), QH (summoning-sick); "
        "mana 0 of 3 untapped; deck 22; discard –. "
        "BLACK: life 20; hand 6C 8C; mana 4 of 4 untapped; deck 21; discard –."
    )


@scenario("M54-T08", "M54-7.6 M54-6.1 M54-6.3 M54-R10 M54-R17")
def test_what_the_non_active_player_may_not_do() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H", creatures="KH"),
        black=side(hand="3C JC 7C 4C", mana="5C 9C"),
    )
    game.play("RED pass")
    game.seat_to_act("BLACK")
    game.legal("play_card 4C → player:RED", "play_card 4C → player:BLACK", "play_card 4C → KH", "pass")
    game.refuses("play_mana 3C", "M54-7.6")
    game.refuses("summon JC", "M54-7.6")
    game.refuses("play_growth 7C → KH", "M54-6.1")
    game.final(
        "RED's turn 7, pre-attack, BLACK to act. "
        "RED: life 20; hand –; creatures KH; mana 1 of 1 untapped; deck 25; discard –. "
        "BLACK: life 20; hand 3C JC 7C 4C; mana 2 of 2 untapped; deck 21; discard –."
    )


@scenario("M54-T69", "M54-7.7 M54-R10 M54-R11")
def test_the_opponents_window_in_the_post_attack_phase() -> None:
    game = table(
        "RED's turn 7, post-attack",
        red=side(hand="3H", creatures="JH"),
        black=side(hand="2C", mana="3C"),
    )
    game.play("RED pass; BLACK play_card 2C → JH; RED pass; BLACK pass")
    assert game.red.discard == "JH"
    game.at_the_start_of("post-attack")
    game.includes("play_mana 3H")
    game.play("RED play_mana 3H; RED pass; BLACK pass")
    assert game.phase == "end phase (exchange or end)"
    game.legal("end_turn")
    game.final(
        "RED's turn 7, end phase (exchange or end), RED to act. "
        "RED: life 20; hand –; mana 1 of 1 untapped; deck 25; discard JH. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 2C."
    )


@scenario("M54-T79", "M54-R47")
def test_concession_and_other_non_actions_are_not_listed() -> None:
    game = table("RED's turn 7, pre-attack")
    game.seat_to_act("RED")
    game.legal("pass")
    game.excludes("end_turn", "finish_attackers", "finish_blockers")
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; deck 27; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )
