"""Chapter 7, Hearts: cards of the discard pile are shuffled into the deck."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.notation import shuffled, unchanged
from tests.rulesets.perdure.table import side, table


@scenario("PER-T16", "PER-7.2 PER-R19 PER-R52 PER-R38")
def test_exactly_as_many_cards_as_the_level_are_chosen_one_at_a_time() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="7H", lands=2, deck="2C 3C", discard="5S KD 9S", the_rest="lands"),
        script=shuffled("2C 3C KD 5S", "5S 2C KD 3C"),
    )
    game.play("A cast 7H")
    game.legal("heal_select 5S", "heal_select KD", "heal_select 9S")
    game.play("A heal_select KD")
    game.legal("heal_select 5S", "heal_select 9S")
    assert game.a.discard == "5S KD 9S"
    assert of_type(game.events, "shuffled") == []
    game.play("A heal_select 5S")
    assert game.a.deck == "5S 2C KD 3C"
    assert game.a.discard == "9S 7H"
    assert len(of_type(game.events, "shuffled")) == 1
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 20 untapped; deck 4; discard 2. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T17", "PER-7.2 PER-R19 PER-R41")
def test_the_whole_discard_pile_heals_if_it_is_smaller_than_the_level() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="10H", lands=5, deck=2, discard="5S KD", the_rest="lands"),
        script=unchanged(4),
    )
    deck = game.a.deck
    game.play("A cast 10H")
    game.legal("heal_select 5S", "heal_select KD")
    game.refuses("heal_select 10H", "PER-R41")
    game.play("A heal_select 5S")
    game.legal("heal_select KD")
    game.play("A heal_select KD")
    assert game.a.deck == f"{deck} 5S KD"
    assert game.a.discard == "10H"
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 21 untapped; deck 4; discard 1. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T18", "PER-7.2 PER-R19")
def test_with_an_empty_discard_pile_nothing_is_shuffled() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="6H", lands=1, deck="2C 3C", the_rest="lands"),
    )
    assert game.a.discard == ""
    game.includes("cast 6H")
    game.play("A cast 6H")
    assert of_type(game.events, "shuffled") == []
    assert game.a.deck == "2C 3C"
    assert game.a.discard == "6H"
    game.seat_to_act("A")
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 23 untapped; deck 2; discard 1. "
        "B: hand –; deck 5; discard 21."
    )
