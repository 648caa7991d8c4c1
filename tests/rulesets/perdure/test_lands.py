"""Chapter 3, lands: any card, free, one in a turn, and what they pay for."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T02", "PER-2.4 PER-2.6 PER-3.1 PER-3.2 PER-3.3 PER-R5 PER-R6")
def test_any_card_is_a_land_and_it_can_be_used_at_once() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="KH 10S AS"))
    game.includes("play_land KH", "play_land 10S", "play_land AS")
    game.play("A play_land KH")
    assert game.a.lands == "KH"
    game.excludes("play_land 10S", "play_land AS")
    game.refuses("play_land 10S", "PER-3.3")
    game.includes("play_creature AS")
    game.play("A play_creature AS")
    assert game.a.lands == "KH(tapped)"
    assert game.a.creatures == "AS (summoning-sick)"
    game.play("A end_phase; A finish_attackers")
    game.excludes("play_land 10S")
    game.refuses("play_land 10S", "PER-R6")
    assert game.a.lands == "KH(tapped)"
    game.final(
        "A's turn 7, phase 5, A to act. A: hand 10S; creatures AS (summoning-sick); lands 0 of 1 untapped; "
        "deck 5; discard 18. B: hand –; deck 5; discard 21."
    )


@scenario("PER-T03", "PER-2.6 PER-3.3 PER-R6")
def test_the_land_may_be_played_in_the_fifth_phase_instead() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="3C 4C"))
    game.play("A end_phase; A finish_attackers")
    game.includes("play_land 3C", "play_land 4C")
    game.play("A play_land 4C")
    game.excludes("play_land 3C")
    assert game.phase == "phase 5"
    game.seat_to_act("A")
    game.final(
        "A's turn 7, phase 5, A to act. A: hand 3C; lands 1 of 1 untapped; deck 5; discard 19. "
        "B: hand –; deck 5; discard 21."
    )


@scenario("PER-T15", "PER-R7 PER-3.2")
def test_floating_mana_is_spent_before_lands() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="7D 2C", lands=3))
    game.play("A cast 7D")
    assert (game.a.untapped_lands, game.a.floating_mana) == (1, 4)
    assert game.a.lands == "AH(tapped) 2H(tapped) 3H"
    game.play("A play_creature 2C")
    assert (game.a.untapped_lands, game.a.floating_mana) == (1, 2)
    game.final(
        "A's turn 7, phase 3, A to act. Floating mana 2. A: hand –; creatures 2C (summoning-sick); "
        "lands 1 of 3 untapped; deck 5; discard 17. B: hand –; deck 5; discard 21."
    )


def test_every_turn_has_a_land_of_its_own() -> None:
    game = table("A's turn 7, phase 5", a=side(hand="3C 4C"), b=side(hand="3D 4D"))
    game.play("A play_land 3C; A end_phase")
    game.includes("play_land 3D", "play_land 4D")
    game.play("B play_land 4D; B end_phase; B finish_attackers; B end_phase; A play_land 4C")
    assert (game.a.lands, game.b.lands) == ("3C 4C", "4D")
