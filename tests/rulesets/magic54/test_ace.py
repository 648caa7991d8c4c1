"""M54-5.3, the Ace: which damage it cancels, and for how long."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T12", "M54-5.3 M54-8.1 M54-4.2 M54-R21 M54-R23")
def test_ace_answers_a_six() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="AC", mana="3C", creatures="JC"),
    )
    game.play("RED play_card 6H → JC; BLACK play_card AC → JC; RED pass; BLACK pass")
    assert game.black.creatures == "JC"
    assert (game.red.discard, game.black.discard) == ("6H", "AC")
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand –; creatures JC; mana 0 of 1 untapped; deck 24; discard AC."
    )


@scenario("M54-T13", "M54-5.3 M54-8.1 M54-R23")
def test_six_played_on_top_of_an_ace_is_cancelled_all_the_same() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="AH", mana="3H", creatures="KH"),
        black=side(hand="6C", mana="3C 3S 5C"),
    )
    game.play("RED play_card AH → KH; BLACK play_card 6C → KH; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card}") == ["6C", "AH"]
    assert game.numbers("KH") == "3/3, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures KH; mana 0 of 1 untapped; deck 24; discard AH. "
        "BLACK: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6C."
    )


@scenario("M54-T14", "M54-5.3 M54-4.2 M54-R19 M54-R23")
def test_ace_wipes_damage_already_marked_on_a_creature() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="AH", mana="3H", creatures="KH (2 damage)"),
        black=side(hand="4C", mana="3C 3S"),
    )
    game.play("RED play_card AH → KH; BLACK pass; RED pass")
    assert game.numbers("KH") == "3/3, 0 damage"
    assert game.told("damage_removed", "{by} from {card}: {amount}") == ["AH from KH: 2"]
    game.play("RED pass; BLACK play_card 4C → KH; RED pass; BLACK pass")
    assert game.numbers("KH") == "3/3, 2 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures KH (2 damage); mana 0 of 1 untapped; deck 24; discard AH. "
        "BLACK: life 20; hand –; mana 0 of 2 untapped; deck 24; discard 4C."
    )


@scenario("M54-T15", "M54-5.3 M54-2.6 M54-R23")
def test_an_ace_on_a_player_does_not_give_life_back() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(life=12, hand="AH", mana="3H"),
        black=side(hand="6C 4C", mana="3C 3S 5C 5S 7C"),
    )
    game.play(
        "RED pass; BLACK play_card 6C → player:RED; RED play_card AH → player:RED; BLACK pass; RED pass"
    )
    assert game.red.life == 12
    game.play("RED pass; BLACK play_card 4C → player:RED; RED pass; BLACK pass")
    assert game.red.life == 10
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 10; hand –; mana 0 of 1 untapped; deck 25; discard AH. "
        "BLACK: life 20; hand –; mana 0 of 5 untapped; deck 20; discard 6C 4C."
    )


@scenario("M54-T16", "M54-5.3 M54-R23 M54-9.4 M54-9.8")
def test_an_ace_solved_before_the_attack_does_not_protect_during_combat() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="AH", mana="3H", creatures="JH"),
        black=side(creatures="QC"),
    )
    game.play(
        "RED play_card AH → JH; BLACK pass; RED pass; RED pass; BLACK pass; RED declare_attacker JH; "
        "RED finish_attackers; BLACK declare_blocker QC → JH; BLACK finish_blockers; RED pass; "
        "BLACK pass"
    )
    assert game.numbers("QC") == "2/2, 1 damage"
    assert game.red.creatures == ""
    assert game.red.discard == "AH JH"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 1 untapped; deck 24; discard AH JH. "
        "BLACK: life 20; hand –; creatures QC (1 damage); deck 26; discard –."
    )


@scenario("M54-T17", "M54-5.3 M54-8.2 M54-9.5 M54-R23 M54-R16")
def test_an_ace_on_a_player_cancels_the_damage_of_every_unblocked_attacker() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH, QH"),
        black=side(hand="AC", mana="3C"),
    )
    game.play("RED declare_attacker KH; RED declare_attacker QH; RED finish_attackers")
    game.legal("finish_blockers")
    game.play("BLACK finish_blockers")
    assert game.phase == "combat step"
    game.seat_to_act("RED")
    game.play("RED pass; BLACK play_card AC → player:BLACK; RED pass; BLACK pass")
    assert game.black.life == 20
    game.at_the_start_of("post-attack")
    assert game.red.creatures == "KH (tapped), QH (tapped)"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures KH (tapped), QH (tapped); deck 25; discard –. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard AC."
    )
