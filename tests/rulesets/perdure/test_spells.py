"""Chapter 7: which card is a spell, damage of Spades, mana of Diamonds."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T10", "PER-3.6 PER-7.1 PER-7.3 PER-4.8 PER-R21")
def test_spades_damage_a_player() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="8S 10S", lands=4),
        b=side(creatures="5D", deck="AH 2H 3H 4H"),
    )
    game.legal(
        "play_land 8S",
        "play_land 10S",
        "cast 8S → player:A",
        "cast 8S → player:B",
        "cast 8S → 5D",
        "cantrip 8S",
        "cantrip 10S",
        "end_phase",
    )
    game.play("A cast 8S → player:B")
    assert game.b.discard.endswith("AH 2H 3H")
    assert game.b.deck == "4H"
    assert game.a.discard.endswith("8S")
    assert game.a.untapped_lands == 1
    game.final(
        "A's turn 7, phase 3, A to act. A: hand 10S; lands 1 of 4 untapped; deck 5; discard 16. "
        "B: hand –; creatures 5D; deck 1; discard 24."
    )


@scenario("PER-T11", "PER-7.3 PER-4.5 PER-4.6 PER-2.6 PER-R13")
def test_damage_on_a_creature_stays_until_the_end_of_the_turn() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="7S 6S", lands=3), b=side(creatures="3D"))
    game.play("A cast 7S → 3D")
    assert game.damage("3D") == 2
    game.play("A cast 6S → 3D")
    assert game.b.creatures == ""
    assert game.b.discard.endswith("3D")
    assert [event["card"] for event in of_type(game.events, "creature_died")] == ["3D"]
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 3 untapped; deck 5; discard 18. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T13", "PER-7.4 PER-R7 PER-R22 PER-R54")
def test_a_mana_boost_lasts_through_the_fifth_phase_and_no_longer() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="8D 5H 6D", lands=3))
    game.play("A cast 8D")
    assert (game.a.untapped_lands, game.a.floating_mana) == (0, 6)
    game.play("A play_creature 5H")
    assert game.a.floating_mana == 1
    game.play("A end_phase; A finish_attackers")
    assert game.phase == "phase 5"
    assert game.a.floating_mana == 1
    game.includes("cantrip 6D", "cast 6D")
    game.play("A end_phase")
    game.seat_to_act("B")
    assert (game.a.floating_mana, game.b.floating_mana) == (0, 0)
    game.final(
        "B's turn 8, phase 3, B to act. A: hand 6D; creatures 5H; lands 0 of 3 untapped; deck 5; discard 16. "
        "B: hand 10H; deck 4; discard 21."
    )


@scenario("PER-T14", "PER-7.4 PER-R22")
def test_a_mana_boost_is_paid_first() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="10D 6D", lands=1))
    game.excludes("cast 10D")
    game.play("A cast 6D")
    assert game.a.floating_mana == 2
    game.excludes("cast 10D")
    game.refuses("cast 10D", "PER-R22")
    assert game.a.hand == "10D"
    game.final(
        "A's turn 7, phase 3, A to act. Floating mana 2. A: hand 10D; lands 0 of 1 untapped; deck 5; "
        "discard 19. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T57", "PER-3.1 PER-3.4 PER-3.6 PER-3.7 PER-3.8 PER-7.1 PER-R48")
def test_which_card_can_be_used_in_which_way() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="6S QH", lands=2, creatures="2C"))
    game.legal(
        "play_land 6S",
        "cast 6S → player:A",
        "cast 6S → player:B",
        "cast 6S → 2C",
        "cantrip 6S",
        "enchant 6S → 2C",
        "play_land QH",
        "play_creature QH",
        "cantrip QH",
        "enchant QH → 2C",
        "end_phase",
    )
    game.refuses("play_creature 6S", "PER-R48")
    game.refuses("cast QH → 2C", "PER-R48")
    game.final(
        "A's turn 7, phase 3, A to act. A: hand 6S QH; creatures 2C; lands 2 of 2 untapped; deck 5; "
        "discard 16. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T65", "PER-7.3 PER-4.8 PER-3.6 PER-R21 PER-R53")
def test_a_spell_lies_above_the_cards_it_discards() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="7S", lands=2, deck="2C 3C 4C"))
    game.play("A cast 7S → player:A")
    assert game.a.discard.endswith("2C 3C 7S")
    assert game.a.deck == "4C"
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 2 untapped; deck 1; discard 23. "
        "B: hand –; deck 5; discard 21."
    )


def test_a_label_names_the_target() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="6S 6H", lands=1), b=side(creatures="2C"))
    labels = {
        game.show(action): engine.label(game.state, action) for action in engine.legal_actions(game.state)
    }
    assert labels["cast 6S → player:B"] == "Cast 6♠ on Player 2"
    assert labels["cast 6S → 2C"] == "Cast 6♠ on 2♣"
    assert labels["cast 6H"] == "Cast 6♥"
    assert labels["cantrip 6H"] == "Discard 6♥ and draw two cards"
