"""Chapter 4, the Specials of King and Queen, and what all Specials share."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T25", "M54-4.6 M54-8.3 M54-3.3 M54-R27")
def test_queens_protection_sends_the_damage_to_her_controller() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(mana="3C 5C", creatures="QC"),
    )
    game.play("RED play_card 6H → QC; BLACK activate_special QC; RED pass; BLACK pass")
    assert game.numbers("QC") == "2/2, 0 damage"
    assert game.black.life == 17
    assert game.black.mana == "3C(tapped) 5C(tapped)"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 17; hand –; creatures QC; mana 0 of 2 untapped; deck 24; discard –."
    )


@scenario("M54-T73", "M54-4.6 M54-R27")
def test_the_queens_protection_of_one_resolution_does_not_reach_the_next() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="2H 4H", mana="3H 3D 5H"),
        black=side(mana="3C 3S", creatures="QC"),
    )
    game.play("RED play_card 2H → QC; BLACK activate_special QC; RED pass; BLACK pass")
    assert game.black.life == 19
    assert game.numbers("QC") == "2/2, 0 damage"
    game.play("RED play_card 4H → QC; BLACK pass; RED pass")
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["4H → QC: 2"]
    assert game.black.discard == "QC"
    assert game.black.life == 19
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 22; discard 2H 4H. "
        "BLACK: life 19; hand –; mana 0 of 2 untapped; deck 24; discard QC."
    )


@scenario("M54-T78", "M54-4.6 M54-11.1 M54-8.3 M54-R27 M54-R49")
def test_winning_blow_through_queens_protection() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(life=2, mana="3C 3S", creatures="QC"),
    )
    game.play("RED play_card 6H → QC; BLACK activate_special QC; RED pass; BLACK pass")
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["6H → seat:1: 3"]
    assert game.black.life == 0
    assert game.over().winner == 0
    assert game.numbers("QC") == "2/2, 0 damage"
    game.final(
        "RED has won. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 0; hand –; creatures QC; mana 0 of 2 untapped; deck 24; discard –."
    )


@scenario("M54-T31", "M54-4.7 M54-4.4 M54-7.6 M54-3.3 M54-R28")
def test_knowledge_on_the_opponents_turn_with_a_tapped_king() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        black=side(mana="3C 3S 5C", creatures="KC (tapped)", deck="6S 2S, the rest"),
    )
    game.play("RED pass; BLACK activate_special KC; RED pass; BLACK pass")
    assert game.black.hand == "6S"
    assert game.black.creatures == "KC (tapped)"
    game.at_the_start_of("pre-attack")
    assert game.black.mana == "3C(tapped) 3S(tapped) 5C(tapped)"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; deck 27; discard –. "
        "BLACK: life 20; hand 6S; creatures KC (tapped); mana 0 of 3 untapped; deck 22; discard –."
    )


@scenario("M54-T66", "M54-4.7 M54-4.6 M54-8.1 M54-R29")
def test_a_kings_special_survives_its_king() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="8H", mana="3H 3D 5H 5D", creatures="KH", deck="10D, the rest"),
        black=side(hand="8C", mana="3C 3S 5C", creatures="QC"),
    )
    game.play("RED activate_special KH; BLACK play_card 8C → KH; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card}") == ["8C", "KH"]
    assert game.red.hand == "8H KH 10D"
    game.play("RED play_card 8H → QC; BLACK activate_special QC; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card}") == ["QC", "8H"]
    assert game.black.hand == "QC"
    assert (game.red.life, game.black.life) == (20, 20)
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand KH 10D; mana 0 of 4 untapped; deck 20; discard 8H. "
        "BLACK: life 20; hand QC; mana 0 of 3 untapped; deck 22; discard 8C."
    )


@scenario("M54-T67", "M54-4.4 M54-4.5 M54-7.6 M54-R28")
def test_a_special_may_be_used_repeatedly_while_mana_lasts() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H 3D", creatures="JH, KH, KD"),
        black=side(hand="2C 2S", mana="3C 3S"),
    )
    game.play(
        "RED pass; BLACK play_card 2C → KH; RED activate_special JH → KH; BLACK play_card 2S → KD; "
        "RED activate_special JH → KD; BLACK pass; RED pass"
    )
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["2S → JH: 1", "2C → JH: 1"]
    assert game.red.discard == "JH"
    assert game.numbers("KH") == game.numbers("KD") == "3/3, 0 damage"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; creatures KH, KD; mana 0 of 2 untapped; deck 22; discard JH. "
        "BLACK: life 20; hand –; mana 0 of 2 untapped; deck 23; discard 2S 2C."
    )


@scenario("M54-T37", "M54-5.4 M54-4.5 M54-R31 M54-R24")
def test_cards_and_specials_that_need_a_target() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="8H JH 10H", mana="3H 3D"))
    game.excludes("play_card 8H")
    game.refuses("play_card 8H → player:BLACK", "M54-5.4")
    assert not [a for a in game.listed() if a.startswith("play_card 8H")]
    game.includes("play_card 10H")
    game.play("RED summon JH")
    game.seat_to_act("RED")
    game.includes("play_card 8H → JH")
    assert not [a for a in game.listed() if a.startswith("activate_special")]
    game.refuses("activate_special JH", "M54-R31")
    assert game.red.creatures == "JH (summoning-sick)"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand 8H 10H; creatures JH (summoning-sick); mana 1 of 2 untapped; deck 22; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )
