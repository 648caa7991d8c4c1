"""Damage cards, marked damage, and deaths (M54-4.2, M54-5.1, M54-8.3)."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T11", "M54-5.1 M54-3.2 M54-3.3 M54-2.6 M54-5.6 M54-R32")
def test_damage_cards_may_be_aimed_at_any_creature_or_player() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="2H 4H 6H", mana="3H 3D 5H 5D 7H 7D 9H 9D", creatures="KH"),
        black=side(creatures="KC"),
    )
    game.includes(
        "play_card 2H → player:RED",
        "play_card 2H → player:BLACK",
        "play_card 2H → KH",
        "play_card 2H → KC",
        "play_card 4H → player:RED",
        "play_card 4H → player:BLACK",
        "play_card 4H → KH",
        "play_card 4H → KC",
        "play_card 6H → player:RED",
        "play_card 6H → player:BLACK",
        "play_card 6H → KH",
        "play_card 6H → KC",
    )
    game.play("RED play_card 6H → player:BLACK; BLACK pass; RED pass")
    assert game.black.life == 17
    assert game.red.untapped == 8 - 3
    game.play("RED play_card 4H → KC; BLACK pass; RED pass")
    assert game.numbers("KC") == "3/3, 2 damage"
    assert game.red.untapped == 8 - 3 - 2
    game.play("RED play_card 2H → player:RED; BLACK pass; RED pass")
    assert game.red.life == 19
    assert game.red.untapped == 2
    assert game.red.discard == "6H 4H 2H"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 19; hand –; creatures KH; mana 2 of 8 untapped; deck 15; discard 6H 4H 2H. "
        "BLACK: life 17; hand –; creatures KC (2 damage); deck 26; discard –."
    )


@scenario("M54-T54", "M54-4.2 M54-7.7 M54-R19")
def test_damage_accumulates_during_a_turn() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(hand="2C", mana="3C", creatures="QC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker QC → KH; "
        "BLACK finish_blockers; RED pass; BLACK pass"
    )
    assert game.black.discard == "QC"
    assert game.numbers("KH") == "3/3, 2 damage"
    game.play("RED pass; BLACK play_card 2C → KH; RED pass; BLACK pass")
    assert game.red.discard == "KH"
    game.at_the_start_of("post-attack")
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; deck 26; discard KH. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 24; discard QC 2C."
    )


@scenario("M54-T56", "M54-8.3 M54-4.2 M54-R21 M54-R22")
def test_removal_during_combat_does_not_stop_a_blow() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="6H", mana="3H 3D 5H", creatures="JH"),
        black=side(creatures="JC"),
    )
    game.play(
        "RED declare_attacker JH; RED finish_attackers; BLACK declare_blocker JC → JH; "
        "BLACK finish_blockers; RED play_card 6H → JC; BLACK pass; RED pass"
    )
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "6H → JC: 3",
        "JH → JC: 1",
        "JC → JH: 1",
    ]
    assert game.told("creature_died", "{card}") == ["JH", "JC"]
    assert game.red.discard == "6H JH"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 22; discard 6H JH. "
        "BLACK: life 20; hand –; deck 26; discard JC."
    )
