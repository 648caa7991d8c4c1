"""Chapter 7, Clubs: creatures are tapped and untapped."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T19", "PER-7.5 PER-R20")
def test_each_creature_of_either_side_is_turned_at_most_once() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="8C", lands=3, creatures="5H (tapped)"),
        b=side(creatures="4S, JD"),
    )
    game.play("A cast 8C")
    game.legal("trix_toggle 5H", "trix_toggle 4S", "trix_toggle JD", "trix_done")
    game.play("A trix_toggle 4S; A trix_toggle 5H")
    game.legal("trix_toggle JD", "trix_done")
    game.refuses("trix_toggle 4S", "PER-R20")
    game.play("A trix_done")
    assert (game.a.creatures, game.b.creatures) == ("5H", "4S (tapped), JD")
    assert game.a.discard.endswith("8C")
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; creatures 5H; lands 0 of 3 untapped; deck 5; discard 17. "
        "B: hand –; creatures 4S (tapped), JD; deck 5; discard 19."
    )


@scenario("PER-T20", "PER-7.5 PER-R20")
def test_the_level_ends_the_choice_and_none_is_allowed() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="6C 7C", lands=3), b=side(creatures="4S"))
    game.play("A cast 6C; A trix_toggle 4S")
    game.excludes("trix_toggle 4S", "trix_done")
    game.includes("cast 7C", "end_phase")
    game.play("A cast 7C; A trix_done")
    assert game.b.creatures == "4S (tapped)"
    assert game.a.discard.endswith("6C 7C")
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; lands 0 of 3 untapped; deck 5; discard 18. "
        "B: hand –; creatures 4S (tapped); deck 5; discard 20."
    )


@scenario("PER-T21", "PER-7.5 PER-4.1 PER-4.2 PER-4.7 PER-R9 PER-R20 PER-R51 PER-R36")
def test_trix_before_and_after_the_attack() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="6C 7C", lands=3, creatures="3H"), b=side(creatures="5D"))
    game.play("A cast 6C; A trix_toggle 5D; A end_phase; A declare_attacker 3H; A finish_attackers")
    game.legal("finish_blockers")
    game.refuses("declare_blocker 5D → 3H", "PER-4.2")
    game.play("B finish_blockers")
    assert (game.b.deck_count, game.b.discard_count) == (2, 23)
    game.play("A cast 7C; A trix_toggle 3H; A trix_done; A end_phase")
    game.seat_to_act("B")
    assert (game.a.creatures, game.b.creatures) == ("3H", "5D")
    game.play("B end_phase; B declare_attacker 5D; B finish_attackers")
    game.legal("declare_blocker 3H → 5D", "finish_blockers")
    game.final(
        "B's turn 8, phase 4 (blockers), A to act. A: hand –; creatures 3H; lands 0 of 3 untapped; deck 5; "
        "discard 17. B: hand KH; creatures 5D (tapped); deck 1; discard 23."
    )


@scenario("PER-T69", "PER-5.3 PER-7.5 PER-R20 PER-R40 PER-R45 PER-R51")
def test_an_attacker_untapped_in_the_fifth_phase_does_not_attack_again() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="2D 6C", lands=3, creatures="JH"), b=side(deck=9))
    game.play("A play_creature 2D; A end_phase; A declare_attacker JH")
    game.legal("declare_attacker 2D", "finish_attackers")
    game.refuses("declare_attacker JH", "PER-R45")
    game.play("A declare_attacker 2D; A finish_attackers; B finish_blockers")
    assert (game.b.deck_count, game.b.discard_count) == (6, 20)
    game.play("A cast 6C; A trix_toggle 2D")
    assert game.a.creatures == "JH, 2D (summoning-sick)"
    game.legal("end_phase")
    game.refuses("declare_attacker 2D", "PER-R40")
    game.final(
        "A's turn 7, phase 5, A to act. A: hand –; creatures JH, 2D (summoning-sick); "
        "lands 0 of 3 untapped; deck 5; discard 16. B: hand –; deck 6; discard 20."
    )
