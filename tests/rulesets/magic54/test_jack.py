"""M54-4.5, the Jack's Sacrifice, alone and in competition with others."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T18", "M54-4.5 M54-4.2 M54-4.4 M54-3.3 M54-R24 M54-R28")
def test_jack_takes_the_six_aimed_at_the_king() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H", creatures="KH, JH"),
        black=side(hand="6C", mana="3C 3S 5C"),
    )
    game.play("RED pass; BLACK play_card 6C → KH")
    game.includes("activate_special JH → KH")
    game.play("RED activate_special JH → KH; BLACK pass; RED pass")
    assert game.numbers("KH") == "3/3, 0 damage"
    assert game.red.discard == "JH"
    assert game.red.mana == "3H(tapped)"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures KH; mana 0 of 1 untapped; deck 24; discard JH. "
        "BLACK: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6C."
    )


@scenario("M54-T19", "M54-4.4 M54-4.5 M54-8.2 M54-8.3 M54-9.4 M54-9.8 M54-R24 M54-R28")
def test_a_tapped_jack_outside_the_fight_soaks_up_combat_damage() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(mana="3H", creatures="KH, JH (tapped)"),
        black=side(creatures="KC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker KC → KH; "
        "BLACK finish_blockers; RED activate_special JH → KH; BLACK pass; RED pass"
    )
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["KH → KC: 3", "KC → JH: 3"]
    assert game.numbers("KH") == "3/3, 0 damage"
    assert game.red.discard == "JH"
    assert game.black.discard == "KC"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures KH (tapped); mana 0 of 1 untapped; deck 24; discard JH. "
        "BLACK: life 20; hand –; deck 26; discard KC."
    )


@scenario("M54-T20", "M54-4.5 M54-5.4 M54-8.1 M54-R24 M54-R29")
def test_no_redirection_to_a_jack_that_has_left_play() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H", creatures="KH, JH"),
        black=side(hand="6C 8C", mana="3C 3S 5C 5S"),
    )
    game.play(
        "RED pass; BLACK play_card 6C → KH; RED activate_special JH → KH; BLACK play_card 8C → JH; "
        "RED pass; BLACK pass"
    )
    assert game.red.hand == "JH"
    assert game.told("damage_redirected", "{source}") == []
    assert game.red.discard == "KH"
    assert game.red.mana == "3H(tapped)"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand JH; mana 0 of 1 untapped; deck 24; discard KH. "
        "BLACK: life 20; hand –; mana 0 of 4 untapped; deck 21; discard 8C 6C."
    )


@scenario("M54-T21", "M54-4.5 M54-8.1 M54-R25 M54-R26")
def test_of_two_jacks_for_one_king_the_last_activated_takes_it_all() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H 5H", creatures="KH, JH, JD"),
        black=side(hand="6C", mana="3C 3S 5C"),
    )
    game.play(
        "RED pass; BLACK play_card 6C → KH; RED activate_special JH → KH; BLACK pass; "
        "RED activate_special JD → KH; BLACK pass; RED pass"
    )
    assert game.red.discard == "JD"
    assert game.numbers("JH") == "1/1, 0 damage"
    assert game.numbers("KH") == "3/3, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures KH, JH; mana 0 of 2 untapped; deck 22; discard JD. "
        "BLACK: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6C."
    )


@scenario("M54-T22", "M54-4.5 M54-R26")
def test_a_chain_of_jacks() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H 5H", creatures="KH, JH, JD"),
        black=side(hand="6C", mana="3C 3S 5C"),
    )
    game.play(
        "RED pass; BLACK play_card 6C → KH; RED activate_special JH → KH; BLACK pass; "
        "RED activate_special JD → JH; BLACK pass; RED pass"
    )
    assert game.told("damage_redirected", "{target} → {to}") == ["KH → JH", "JH → JD"]
    assert game.red.discard == "JD"
    assert game.numbers("JH") == "1/1, 0 damage"
    assert game.numbers("KH") == "3/3, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures KH, JH; mana 0 of 2 untapped; deck 22; discard JD. "
        "BLACK: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6C."
    )


@scenario("M54-T23", "M54-4.5 M54-R26")
def test_two_jacks_protecting_each_other_do_not_loop() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H 5H", creatures="JH, JD"),
        black=side(hand="2C", mana="3C"),
    )
    game.play(
        "RED pass; BLACK play_card 2C → JH; RED activate_special JD → JH; BLACK pass; "
        "RED activate_special JH → JD; BLACK pass; RED pass"
    )
    assert game.told("damage_redirected", "{target} → {to}") == ["JH → JD", "JD → JH"]
    assert game.red.discard == "JH"
    assert game.numbers("JD") == "1/1, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures JD; mana 0 of 2 untapped; deck 23; discard JH. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 2C."
    )


@scenario("M54-T24", "M54-4.5 M54-2.6 M54-R24 M54-R32")
def test_a_jack_may_protect_an_opposing_creature_but_never_itself() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H 5D", creatures="JH"),
        black=side(creatures="KC"),
    )
    game.play("RED play_card 6H → KC; BLACK pass")
    game.includes("activate_special JH → KC")
    game.refuses("activate_special JH → JH", "M54-R24")
    game.play("RED activate_special JH → KC; BLACK pass; RED pass")
    assert game.red.discard == "6H JH"
    assert game.numbers("KC") == "3/3, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 4 untapped; deck 21; discard 6H JH. "
        "BLACK: life 20; hand –; creatures KC; deck 26; discard –."
    )


@scenario("M54-T26", "M54-4.5 M54-4.6 M54-8.1 M54-R25")
def test_jack_and_queen_on_the_same_damage_with_the_jack_last() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(mana="3C 3S 5C", creatures="QC, JC"),
    )
    game.play(
        "RED play_card 6H → QC; BLACK activate_special QC; RED pass; BLACK activate_special JC → QC; "
        "RED pass; BLACK pass"
    )
    assert game.black.discard == "JC"
    assert game.black.life == 20
    assert game.numbers("QC") == "2/2, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand –; creatures QC; mana 0 of 3 untapped; deck 22; discard JC."
    )


@scenario("M54-T27", "M54-4.5 M54-4.6 M54-8.1 M54-R25")
def test_jack_and_queen_on_the_same_damage_with_the_queen_last() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(mana="3C 3S 5C", creatures="QC, JC"),
    )
    game.play(
        "RED play_card 6H → QC; BLACK activate_special JC → QC; RED pass; BLACK activate_special QC; "
        "RED pass; BLACK pass"
    )
    assert game.black.life == 17
    assert game.numbers("JC") == "1/1, 0 damage"
    assert game.numbers("QC") == "2/2, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 17; hand –; creatures QC, JC; mana 0 of 3 untapped; deck 22; discard –."
    )


@scenario("M54-T28", "M54-5.3 M54-4.5 M54-8.1 M54-R25")
def test_ace_and_jack_on_the_same_creature_with_the_ace_last() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="AC", mana="3C 3S", creatures="KC, JC"),
    )
    game.play(
        "RED play_card 6H → KC; BLACK activate_special JC → KC; RED pass; BLACK play_card AC → KC; "
        "RED pass; BLACK pass"
    )
    assert game.told("damage_cancelled", "{source} on {target} by {by}") == ["6H on KC by AC"]
    assert game.told("damage_redirected", "{source}") == []
    assert game.numbers("KC") == "3/3, 0 damage"
    assert game.numbers("JC") == "1/1, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand –; creatures KC, JC; mana 0 of 2 untapped; deck 22; discard AC."
    )


@scenario("M54-T29", "M54-5.3 M54-4.5 M54-8.1 M54-R25")
def test_ace_and_jack_on_the_same_creature_with_the_jack_last() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="AC", mana="3C 3S", creatures="KC, JC"),
    )
    game.play(
        "RED play_card 6H → KC; BLACK play_card AC → KC; RED pass; BLACK activate_special JC → KC; "
        "RED pass; BLACK pass"
    )
    assert game.told("damage_redirected", "{target} → {to}") == ["KC → JC"]
    assert game.told("damage_cancelled", "{source}") == []
    assert game.black.discard == "AC JC"
    assert game.numbers("KC") == "3/3, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand –; creatures KC; mana 0 of 2 untapped; deck 22; discard AC JC."
    )


@scenario("M54-T30", "M54-5.3 M54-4.5 M54-R25 M54-R23")
def test_ace_on_the_jack_that_takes_the_redirected_damage() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="AC", mana="3C 3S", creatures="KC, JC"),
    )
    game.play(
        "RED play_card 6H → KC; BLACK play_card AC → JC; RED pass; BLACK activate_special JC → KC; "
        "RED pass; BLACK pass"
    )
    assert game.told("damage_redirected", "{target} → {to}") == ["KC → JC"]
    assert game.told("damage_cancelled", "{source} on {target} by {by}") == ["6H on JC by AC"]
    assert game.numbers("KC") == "3/3, 0 damage"
    assert game.numbers("JC") == "1/1, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand –; creatures KC, JC; mana 0 of 2 untapped; deck 22; discard AC."
    )
