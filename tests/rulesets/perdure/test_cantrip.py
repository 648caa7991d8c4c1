"""Chapter 3, cantrips: one mana, one card discarded, two drawn."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T22", "PER-3.7 PER-R23")
def test_a_cantrip_discards_a_card_and_draws_two() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="KD", lands=1, deck="2C 9S 4H"))
    game.play("A cantrip KD")
    assert game.a.hand == "2C 9S"
    assert game.a.discard.endswith("KD")
    assert game.a.deck == "4H"
    assert game.a.untapped_lands == 0
    game.final(
        "A's turn 7, phase 3, A to act. A: hand 2C 9S; lands 0 of 1 untapped; deck 1; discard 22. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T23", "PER-3.7 PER-8.1 PER-R23 PER-R42")
def test_a_cantrip_may_be_fatal() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="KD", lands=1, deck="2C"))
    game.includes("cantrip KD")
    game.play("A cantrip KD")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "PER-8.1")
    assert (game.a.hand, game.a.deck_count) == ("2C", 0)
    game.final(
        "B has won. A: hand 2C; lands 0 of 1 untapped; deck 0; discard 24. B: hand –; deck 5; discard 21."
    )
