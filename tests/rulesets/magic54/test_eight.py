"""M54-5.4, the Eight: creatures sent back to the hand, out of the pile and out of combat."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T38", "M54-5.4 M54-9.4 M54-9.7 M54-R35 M54-R37")
def test_eight_on_an_attacker() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(hand="8C", mana="3C", creatures="JC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH; "
        "BLACK finish_blockers; RED pass; BLACK play_card 8C → KH; RED pass; BLACK pass"
    )
    assert game.red.hand == "KH"
    assert game.numbers("JC") == "1/1, 0 damage"
    assert game.told("damage_dealt", "{source}") == []
    assert (game.red.life, game.black.life) == (20, 20)
    game.at_the_start_of("post-attack")
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand KH; deck 26; discard –. "
        "BLACK: life 20; hand –; creatures JC; mana 0 of 1 untapped; deck 24; discard 8C."
    )


@scenario("M54-T39", "M54-5.4 M54-9.4 M54-9.5 M54-R35 M54-R36")
def test_a_blocked_attacker_whose_only_blocker_left_hits_nobody() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(hand="8C", mana="3C", creatures="JC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH; "
        "BLACK finish_blockers; RED pass; BLACK play_card 8C → JC; RED pass; BLACK pass"
    )
    assert game.black.life == 20
    assert game.black.hand == "JC"
    assert game.red.creatures == "KH (tapped)"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures KH (tapped); deck 26; discard –. "
        "BLACK: life 20; hand JC; mana 0 of 1 untapped; deck 24; discard 8C."
    )


@scenario("M54-T40", "M54-5.4 M54-6.2 M54-6.4 M54-8.1 M54-R20 M54-R30 M54-R35")
def test_growth_below_an_eight_is_lost() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="9H", mana="3H 3D", creatures="QH"),
        black=side(hand="8C", mana="3C", creatures="KC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker KC → QH; "
        "BLACK finish_blockers; RED play_growth 9H → QH; BLACK play_card 8C → QH; RED pass; "
        "BLACK pass"
    )
    assert game.red.hand == "QH"
    assert game.told("item_solved", "{item.card} {no_effect}") == ["8C False", "9H True"]
    assert game.red.discard == "9H"
    assert game.numbers("KC") == "3/3, 0 damage"
    game.play("RED summon QH")
    assert game.numbers("QH") == "2/2, 0 damage"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures QH (summoning-sick); mana 0 of 2 untapped; deck 23; discard 9H. "
        "BLACK: life 20; hand –; creatures KC; mana 0 of 1 untapped; deck 24; discard 8C."
    )


@scenario("M54-T41", "M54-5.4 M54-6.2 M54-6.4 M54-8.1 M54-R20 M54-R35")
def test_growth_above_an_eight_is_lost_too() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="9H", mana="3H 3D", creatures="QH"),
        black=side(hand="8C", mana="3C", creatures="KC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker KC → QH; "
        "BLACK finish_blockers; RED pass; BLACK play_card 8C → QH; RED play_growth 9H → QH; "
        "BLACK pass; RED pass"
    )
    assert game.told("item_solved", "{item.card} {no_effect}") == ["9H False", "8C False"]
    assert game.told("grew", "{card} +{amount}") == ["QH +9"]
    assert game.red.hand == "QH"
    assert game.numbers("KC") == "3/3, 0 damage"
    assert game.red.discard == "9H"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand QH; mana 2 of 2 untapped; deck 23; discard 9H. "
        "BLACK: life 20; hand –; creatures KC; mana 0 of 1 untapped; deck 24; discard 8C."
    )


@scenario("M54-T53", "M54-9.6 M54-5.4 M54-R38 M54-R36")
def test_only_one_blocker_left_no_division_question() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="8H", mana="3H", creatures="KH"),
        black=side(creatures="QC, KC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker QC → KH; "
        "BLACK declare_blocker KC → KH; BLACK finish_blockers; RED play_card 8H → KC; BLACK pass; "
        "RED pass"
    )
    assert game.black.hand == "KC"
    assert game.black.discard == "QC"
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["KH → QC: 3", "QC → KH: 2"]
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures KH (tapped, 2 damage); mana 0 of 1 untapped; deck 24; discard 8H. "
        "BLACK: life 20; hand KC; deck 25; discard QC."
    )
