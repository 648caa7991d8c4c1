"""Chapter 2: the five phases of a turn, and who acts in them."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import side, table


@scenario("PER-T04", "PER-2.2 PER-R1")
def test_only_the_active_players_cards_untap() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(lands=1, tapped_lands=2, creatures="5H (tapped)"),
        b=side(tapped_lands=3, creatures="4S (tapped), JC (tapped)"),
    )
    game.play("A end_phase; A finish_attackers; A end_phase")
    assert game.b.untapped_lands == 3
    assert game.b.creatures == "4S, JC"
    assert game.a.untapped_lands == 1
    assert game.a.creatures == "5H (tapped)"
    game.final(
        "B's turn 8, phase 3, B to act. A: hand –; creatures 5H (tapped); lands 1 of 3 untapped; deck 5; "
        "discard 17. B: hand KH; creatures 4S, JC; lands 3 of 3 untapped; deck 4; discard 16."
    )
    game.play("B end_phase; B declare_attacker 4S; B finish_attackers")
    game.legal("finish_blockers")
    game.refuses("declare_blocker 5H → 4S", "PER-4.2")


@scenario("PER-T12", "PER-2.6 PER-4.6 PER-R13")
def test_damage_disappears_from_every_creature_when_the_turn_ends() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="7S", lands=2, creatures="5C (4 damage)"),
        b=side(hand="6S", lands=1, creatures="3D"),
    )
    game.play("A cast 7S → 3D; A end_phase; A finish_attackers")
    assert (game.damage("5C"), game.damage("3D")) == (4, 2)
    game.play("A end_phase")
    assert (game.damage("5C"), game.damage("3D")) == (0, 0)
    game.includes("cast 6S → 3D")
    game.play("B cast 6S → 3D")
    assert game.damage("3D") == 1
    game.final(
        "B's turn 8, phase 3, B to act. A: hand –; creatures 5C; lands 0 of 2 untapped; deck 5; discard 18. "
        "B: hand 9H; creatures 3D (1 damage); lands 0 of 1 untapped; deck 4; discard 19."
    )


@scenario("PER-T50", "PER-2.4 PER-2.6 PER-R25 PER-R55")
def test_nobody_may_respond_and_the_opponent_acts_as_blocker_only() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="AD 6S", lands=3),
        b=side(hand="10S", lands=9, creatures="2C"),
    )
    game.play("A play_creature AD")
    game.seat_to_act("A")
    game.play("A cast 6S → 2C")
    game.seat_to_act("A")
    game.play("A end_phase; A declare_attacker AD; A finish_attackers")
    game.seat_to_act("B")
    game.legal("declare_blocker 2C → AD", "finish_blockers")
    for action in ("cast 10S → AD", "cantrip 10S", "play_land 10S", "enchant 10S → 2C"):
        game.refuses(action, "PER-R25")
    game.final(
        "A's turn 7, phase 4 (blockers), B to act. A: hand –; creatures AD (tapped, summoning-sick); "
        "lands 1 of 3 untapped; deck 5; discard 17. "
        "B: hand 10S; creatures 2C (1 damage); lands 9 of 9 untapped; deck 5; discard 10."
    )


@scenario("PER-T51", "PER-2.6 PER-R24")
def test_there_is_no_hand_limit() -> None:
    hand = "2C 3C 4C 5C 6C 7C 8C 9C 10C"
    game = table("A's turn 7, phase 3", a=side(hand=hand))
    game.play("A end_phase; A finish_attackers; A end_phase")
    assert game.a.hand == hand
    game.seat_to_act("B")
    game.final(
        "B's turn 8, phase 3, B to act. A: hand 9 cards; deck 5; discard 12. B: hand 6H; deck 4; discard 21."
    )


@scenario("PER-T63", "PER-R35 PER-R36")
def test_there_is_always_one_action_and_conceding_is_not_listed() -> None:
    game = table("A's turn 7, phase 3")
    game.legal("end_phase")
    game.play("A end_phase")
    game.legal("finish_attackers")
    game.play("A finish_attackers")
    assert [event["phase"] for event in of_type(game.events, "phase_started")] == ["play_again"]
    game.legal("end_phase")
    game.final("A's turn 7, phase 5, A to act. A: hand –; deck 5; discard 21. B: hand –; deck 5; discard 21.")
