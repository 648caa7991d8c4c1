"""Chapter 3, enchantments: own creatures, new suits only, and what they cost."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T24", "PER-3.8 PER-3.9 PER-6.5 PER-R2 PER-R3")
def test_enchantments_are_free_and_bring_new_suits_to_own_creatures() -> None:
    game = table(
        "A's turn 7, phase 3", a=side(hand="10H KS 6H 2D 9C", creatures="3C"), b=side(creatures="4S")
    )
    game.legal(
        "play_land 10H",
        "play_land KS",
        "play_land 6H",
        "play_land 2D",
        "play_land 9C",
        "enchant 10H → 3C",
        "enchant KS → 3C",
        "enchant 6H → 3C",
        "enchant 2D → 3C",
        "end_phase",
    )
    game.play("A enchant 10H → 3C")
    assert game.numbers("3C") == "3/4"
    game.excludes("enchant 6H → 3C", "enchant 9C → 3C", "enchant KS → 4S")
    game.refuses("enchant 6H → 3C", "PER-3.9")
    game.refuses("enchant 9C → 3C", "PER-3.9")
    game.refuses("enchant KS → 4S", "PER-R3")
    game.play("A enchant KS → 3C; A enchant 2D → 3C")
    assert game.numbers("3C") == "4/4"
    assert game.a.creatures == "3C (enchanted 10H KS 2D)"
    assert of_type(game.events, "mana_spent") == []
    game.excludes("enchant 6H → 3C", "enchant 9C → 3C")
    game.legal("play_land 6H", "play_land 9C", "end_phase")
    game.final(
        "A's turn 7, phase 3, A to act. A: hand 6H 9C; creatures 3C (enchanted 10H KS 2D); deck 5; "
        "discard 15. B: hand –; creatures 4S; deck 5; discard 20."
    )


@scenario("PER-T25", "PER-3.8 PER-R2")
def test_an_enchantment_may_cost_one_mana() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="10H KS", lands=1, creatures="3C"),
        options={"enchantment_cost": "one"},
    )
    game.includes("enchant 10H → 3C", "enchant KS → 3C")
    game.play("A enchant 10H → 3C")
    game.excludes("enchant KS → 3C")
    game.refuses("enchant KS → 3C", "PER-R2")
    assert game.a.untapped_lands == 0
    game.final(
        "A's turn 7, phase 3, A to act. A: hand KS; creatures 3C (enchanted 10H); lands 0 of 1 untapped; "
        "deck 5; discard 17. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T26", "PER-3.8 PER-R2")
def test_an_enchantment_may_cost_what_its_card_costs() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="10H 2S", lands=3, creatures="3C"),
        options={"enchantment_cost": "card"},
    )
    game.excludes("enchant 10H → 3C")
    game.play("A enchant 2S → 3C")
    assert of_type(game.events, "mana_spent")[0]["amount"] == 2
    assert game.a.untapped_lands == 1
    game.final(
        "A's turn 7, phase 3, A to act. A: hand 10H; creatures 3C (enchanted 2S); lands 1 of 3 untapped; "
        "deck 5; discard 15. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T27", "PER-3.10 PER-4.5 PER-R31")
def test_enchantments_die_with_their_creature() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="9S", lands=4), b=side(creatures="3C (enchanted 10H 7D)"))
    assert game.numbers("3C") == "3/4"
    game.play("A cast 9S → 3C")
    assert game.b.creatures == ""
    assert game.b.discard.endswith("3C 10H 7D")
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 4 untapped; deck 5; discard 17. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T49", "PER-6.1 PER-3.8 PER-4.5 PER-R13 PER-R39")
def test_a_damaged_creature_may_be_enchanted_with_hearts() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="9H 6H", creatures="3D (2 damage), 2H (2 damage)"))
    game.excludes("enchant 6H → 2H")
    game.play("A enchant 9H → 3D")
    assert (game.numbers("3D"), game.damage("3D")) == ("3/4", 2)
    assert (game.numbers("2H"), game.damage("2H")) == ("2/3", 2)
    game.final(
        "A's turn 7, phase 3, A to act. A: hand 6H; creatures 3D (2 damage, enchanted 9H), 2H (2 damage); "
        "deck 5; discard 17. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T66", "PER-7.4 PER-3.8 PER-R54 PER-R2")
def test_floating_mana_does_not_make_up_for_what_is_missing() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="6D KS", lands=1, creatures="3C"),
        options={"enchantment_cost": "card"},
    )
    game.excludes("enchant KS → 3C")
    game.play("A cast 6D")
    assert game.a.floating_mana == 2
    game.excludes("enchant KS → 3C")
    game.final(
        "A's turn 7, phase 3, A to act. Floating mana 2. A: hand KS; creatures 3C; lands 0 of 1 untapped; "
        "deck 5; discard 18. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T67", "PER-7.4 PER-3.8 PER-R54 PER-R2")
def test_floating_mana_pays_for_an_enchantment() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="6D KS", lands=1, creatures="3C"),
        options={"enchantment_cost": "one"},
    )
    game.play("A cast 6D; A enchant KS → 3C")
    assert game.a.floating_mana == 1
    assert game.numbers("3C") == "4/3"
    game.final(
        "A's turn 7, phase 3, A to act. Floating mana 1. A: hand –; creatures 3C (enchanted KS); "
        "lands 0 of 1 untapped; deck 5; discard 18. B: hand –; deck 5; discard 21."
    )
