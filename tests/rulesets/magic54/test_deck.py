"""M54-2.5, empty decks and how they are renewed."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import ALL_CREATURES, ALL_MANA, side, table
from tests.rulesets.notation import shuffled

OLD = "AH AD 2H 2D 4H 4D 6H 6D 8H 8D 10H 10D JH JD QH QD KD XR"
NEW = "XR AD AH 2H 2D 4H 4D 6H 6D 8H 8D 10H 10D JH JD QH QD KD"


@scenario("M54-T32", "M54-2.5 M54-7.4 M54-4.7 M54-R4 M54-R5 M54-R7")
def test_an_empty_deck_is_renewed_without_shuffling() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(
            mana=ALL_MANA,
            creatures=ALL_CREATURES,
            deck="",
            discard="AH 2H 4H 6H 8H 10H AD 2D 4D 6D 8D 10D XR",
        ),
    )
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert game.red.hand == "AH"
    assert game.red.deck == "2H 4H 6H 8H 10H AD 2D 4D 6D 8D 10D XR"
    assert game.red.discard == ""
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand AH; creatures KH, KD, QH, QD, JH, JD; mana 5 of 8 untapped; deck 12; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )


@scenario("M54-T33", "M54-2.5 M54-R4")
def test_the_discard_pile_is_turned_over_only_when_a_card_is_needed() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(
            hand="2H",
            mana=ALL_MANA,
            creatures="KH",
            deck="6D",
            discard="AH AD 2D 4H 4D 6H 8H 8D 10H 10D JH JD QH QD KD XR",
        ),
    )
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert game.red.hand == "2H 6D"
    assert game.red.deck == ""
    assert len(game.red.discard.split()) == 16
    game.play("RED play_card 2H → player:BLACK; BLACK pass; RED pass")
    assert game.red.discard.endswith(" 2H")
    assert game.red.deck == ""
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert game.red.hand == "6D AH"
    assert game.red.deck == "AD 2D 4H 4D 6H 8H 8D 10H 10D JH JD QH QD KD XR 2H"
    assert game.red.discard == ""
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand 6D AH; creatures KH; mana 1 of 8 untapped; deck 16; discard –. "
        "BLACK: life 19; hand –; deck 27; discard –."
    )


@scenario("M54-T34", "M54-2.5 M54-4.7 M54-11.2 M54-R6")
def test_deck_and_discard_both_empty_nothing_is_drawn_and_nobody_loses() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(
            hand="AH 2H 4H 6H 8H 10H AD 2D 4D 6D 8D 10D XR",
            mana=ALL_MANA,
            creatures=ALL_CREATURES,
            deck="",
            discard="",
        ),
    )
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert len(game.red.hand.split()) == 13
    game.at_the_start_of("pre-attack")
    assert game.red.untapped == 8 - 3
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand AH 2H 4H 6H 8H 10H AD 2D 4D 6D 8D 10D XR; "
        "creatures KH, KD, QH, QD, JH, JD; mana 5 of 8 untapped; deck 0; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )


@scenario("M54-T61", "M54-10.2 M54-2.5 M54-R4 M54-R41")
def test_exchange_with_an_empty_deck_turns_the_discard_pile_first() -> None:
    game = table(
        "RED's turn 7, end phase (exchange or end)",
        red=side(
            hand="6H",
            mana=ALL_MANA,
            deck="",
            discard="AH AD 2H 2D 4H 4D 6D 8H 8D 10H 10D JH JD QH QD KH KD XR",
        ),
    )
    game.play("RED exchange 6H")
    assert game.red.hand == "AH"
    assert game.red.deck.startswith("AD 2H ")
    assert game.red.deck.endswith(" XR 6H")
    assert game.red.discard == ""
    game.final(
        "BLACK's turn 8, pre-attack, BLACK to act. "
        "RED: life 20; hand AH; mana 8 of 8 untapped; deck 18; discard –. "
        "BLACK: life 20; hand AC; deck 26; discard –."
    )


@scenario("M54-T81", "M54-2.5 M54-R5 M54-R48")
def test_with_flip_shuffle_a_renewed_deck_is_shuffled() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana=ALL_MANA, creatures="KH", deck="", discard=OLD),
        options={"flip_shuffle": True},
        script=shuffled(OLD, NEW),
    )
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert game.red.hand == "XR"
    assert len(game.red.deck.split()) == 17
    assert game.red.deck == NEW.removeprefix("XR ")
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand XR; creatures KH; mana 5 of 8 untapped; deck 17; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )
