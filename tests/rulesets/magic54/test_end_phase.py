"""Chapter 10, the end of the turn."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T59", "M54-10.1 M54-10.2 M54-10.3 M54-R41 M54-R7")
def test_end_of_turn_discard_the_excess_then_exchange() -> None:
    game = table("RED's turn 7, post-attack", red=side(hand="AH 2H 4H 6H 8H 10H XR", deck="KD, the rest"))
    game.play("RED pass; BLACK pass")
    game.legal(
        "discard AH",
        "discard 2H",
        "discard 4H",
        "discard 6H",
        "discard 8H",
        "discard 10H",
        "discard XR",
    )
    game.play("RED discard 8H; RED discard 2H")
    assert len(game.red.hand.split()) == 5
    game.refuses("discard AH", "M54-10.1")
    game.legal("exchange AH", "exchange 4H", "exchange 6H", "exchange 10H", "exchange XR", "end_turn")
    game.play("RED exchange AH")
    assert game.red.hand == "4H 6H 10H XR KD"
    assert game.red.deck.endswith(" AH")
    assert game.red.discard == "8H 2H"
    assert game.table.active == 1
    game.final(
        "BLACK's turn 8, pre-attack, BLACK to act. "
        "RED: life 20; hand 4H 6H 10H XR KD; deck 20; discard 8H 2H. "
        "BLACK: life 20; hand AC; deck 26; discard –."
    )


@scenario("M54-T60", "M54-10.2 M54-R41")
def test_an_exchange_needs_a_card_and_no_full_hand() -> None:
    game = table("RED's turn 7, post-attack", black=side(hand="6C", deck="5C 9C, the rest"))
    game.play("RED pass; BLACK pass")
    game.legal("end_turn")
    game.play("RED end_turn")
    assert game.black.hand == "6C 5C"
    game.play("BLACK pass; RED pass; BLACK finish_attackers; BLACK pass; RED pass")
    game.legal("exchange 6C", "exchange 5C", "end_turn")
    game.play("BLACK exchange 6C")
    assert game.black.hand == "5C 9C"
    assert game.black.deck.endswith(" 6C")
    game.final(
        "RED's turn 9, pre-attack, RED to act. "
        "RED: life 20; hand AH; deck 26; discard –. "
        "BLACK: life 20; hand 5C 9C; deck 25; discard –."
    )


@scenario("M54-T62", "M54-10.1 M54-5.4 M54-R42")
def test_the_hand_limit_binds_only_the_player_whose_turn_ends() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="8H", mana="3H"),
        black=side(hand="2C 4C 6C AC 10C", creatures="KC"),
    )
    game.play(
        "RED play_card 8H → KC; BLACK pass; RED pass; RED pass; BLACK pass; RED finish_attackers; "
        "RED pass; BLACK pass; RED end_turn"
    )
    assert game.told("discarded", "{card}") == ["8H"]
    assert len(game.black.hand.split()) == 7
    game.final(
        "BLACK's turn 8, pre-attack, BLACK to act. "
        "RED: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 8H. "
        "BLACK: life 20; hand 2C 4C 6C AC 10C KC AS; deck 20; discard –."
    )
