"""Chapter 9, the attack: declarations, blows, division of damage."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T42", "M54-9.1 M54-9.2 M54-4.3 M54-2.3 M54-R15")
def test_who_may_attack() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH, QH (tapped), JH (summoning-sick), JD"),
    )
    game.legal("declare_attacker KH", "declare_attacker JD", "finish_attackers")
    game.play("RED declare_attacker KH")
    assert game.red.creatures == "KH (tapped), QH (tapped), JH (summoning-sick), JD"
    game.legal("declare_attacker JD", "finish_attackers")
    game.play("RED finish_attackers")
    assert game.phase == "attack (declaring blockers)"
    game.seat_to_act("BLACK")
    game.play("BLACK finish_blockers; RED pass; BLACK pass")
    assert game.black.life == 17
    assert game.phase == "post-attack"
    game.refuses("declare_attacker JD", "M54-9.1")
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures KH (tapped), QH (tapped), JH (summoning-sick), JD; "
        "deck 23; discard –. "
        "BLACK: life 17; hand –; deck 27; discard –."
    )


@scenario("M54-T43", "M54-9.1 M54-R15 M54-R13")
def test_declining_to_attack_skips_blocking_and_combat() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(hand="6C", mana="3C 3S 5C", creatures="KC"),
    )
    game.play("RED finish_attackers")
    game.at_the_start_of("post-attack")
    assert game.red.creatures == "KH"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures KH; deck 26; discard –. "
        "BLACK: life 20; hand 6C; creatures KC; mana 3 of 3 untapped; deck 22; discard –."
    )


@scenario("M54-T44", "M54-9.3 M54-2.3 M54-R14 M54-R13")
def test_who_may_block_and_what() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="6H", mana="3H 3D 5H", creatures="KH, QH"),
        black=side(hand="6C", mana="3C 3S 5C", creatures="QC, KC, JC (tapped)"),
    )
    game.play("RED declare_attacker KH; RED declare_attacker QH; RED finish_attackers")
    game.legal(
        "declare_blocker QC → KH",
        "declare_blocker QC → QH",
        "declare_blocker KC → KH",
        "declare_blocker KC → QH",
        "finish_blockers",
    )
    game.play("BLACK declare_blocker QC → KH")
    game.legal("declare_blocker KC → KH", "declare_blocker KC → QH", "finish_blockers")
    game.play("BLACK declare_blocker KC → KH")
    game.legal("finish_blockers")
    game.play("BLACK finish_blockers")
    assert game.black.creatures == "QC, KC, JC (tapped)"
    game.play("RED pass; BLACK pass")
    game.legal(
        "divide_damage KH → QC: 0",
        "divide_damage KH → QC: 1",
        "divide_damage KH → QC: 2",
        "divide_damage KH → QC: 3",
    )
    game.play("RED divide_damage KH → QC: 2")
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "KH → QC: 2",
        "KH → KC: 1",
        "QC → KH: 2",
        "KC → KH: 3",
        "QH → seat:1: 2",
    ]
    assert game.red.discard == "KH"
    assert game.black.discard == "QC"
    assert game.numbers("KC") == "3/3, 1 damage"
    assert game.black.life == 18
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand 6H; creatures QH (tapped); mana 3 of 3 untapped; deck 21; discard KH. "
        "BLACK: life 18; hand 6C; creatures KC (1 damage), JC (tapped); mana 3 of 3 untapped; "
        "deck 20; discard QC."
    )


@scenario("M54-T45", "M54-9.5 M54-6.3 M54-8.3 M54-R16 M54-R17")
def test_unblocked_attackers_hit_the_player_and_cannot_be_grown() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="7H", creatures="KH"),
        black=side(hand="5C", creatures="JC"),
    )
    game.play("RED declare_attacker KH; RED finish_attackers; BLACK finish_blockers")
    game.legal("pass")
    game.play("RED pass")
    game.legal("pass")
    game.play("BLACK pass")
    assert game.black.life == 17
    assert (game.red.hand, game.black.hand) == ("7H", "5C")
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand 7H; creatures KH (tapped); deck 25; discard –. "
        "BLACK: life 17; hand 5C; creatures JC; deck 25; discard –."
    )


@scenario("M54-T46", "M54-9.4 M54-9.8 M54-4.2 M54-8.3 M54-R21 M54-R50")
def test_two_queens_kill_each_other() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="QH"),
        black=side(creatures="QC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker QC → QH; "
        "BLACK finish_blockers; RED pass; BLACK pass"
    )
    assert (game.red.discard, game.black.discard) == ("QH", "QC")
    assert (game.red.life, game.black.life) == (20, 20)
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; deck 26; discard QH. "
        "BLACK: life 20; hand –; deck 26; discard QC."
    )


@scenario("M54-T50", "M54-9.6 M54-9.7 M54-R38")
def test_damage_is_divided_by_the_attackers_owner() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(creatures="JC, QC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH; "
        "BLACK declare_blocker QC → KH; BLACK finish_blockers; RED pass; BLACK pass"
    )
    game.legal(
        "divide_damage KH → JC: 0",
        "divide_damage KH → JC: 1",
        "divide_damage KH → JC: 2",
        "divide_damage KH → JC: 3",
    )
    game.play("RED divide_damage KH → JC: 1")
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "KH → JC: 1",
        "KH → QC: 2",
        "JC → KH: 1",
        "QC → KH: 2",
    ]
    assert game.red.discard == "KH"
    assert game.black.discard == "JC QC"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; deck 26; discard KH. "
        "BLACK: life 20; hand –; deck 25; discard JC QC."
    )


@scenario("M54-T51", "M54-9.6 M54-R38")
def test_damage_may_be_over_assigned_or_spared() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(creatures="JC, QC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH; "
        "BLACK declare_blocker QC → KH; BLACK finish_blockers; RED pass; BLACK pass; "
        "RED divide_damage KH → JC: 0"
    )
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "KH → QC: 3",
        "JC → KH: 1",
        "QC → KH: 2",
    ]
    assert game.black.discard == "QC"
    assert game.black.creatures == "JC"
    assert game.red.discard == "KH"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; deck 26; discard KH. "
        "BLACK: life 20; hand –; creatures JC; deck 25; discard QC."
    )


@scenario("M54-T52", "M54-9.6 M54-R38 M54-R50 M54-6.2")
def test_no_question_once_nothing_is_left_to_divide() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="9H", creatures="QH"),
        black=side(creatures="JC, JS, QC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker QC → QH; "
        "BLACK declare_blocker JC → QH; BLACK declare_blocker JS → QH; BLACK finish_blockers; "
        "RED play_growth 9H → QH; BLACK pass; RED pass"
    )
    assert game.numbers("QH") == "11/11, 0 damage"
    game.legal(*(f"divide_damage QH → QC: {amount}" for amount in range(12)))
    game.play("RED divide_damage QH → QC: 10")
    game.legal("divide_damage QH → JC: 0", "divide_damage QH → JC: 1")
    game.play("RED divide_damage QH → JC: 1")
    assert game.told("damage_divided", "{blocker}: {amount}") == ["JC: 1"]
    assert game.black.discard == "JC QC"
    assert game.black.creatures == "JS"
    assert game.numbers("JS") == "1/1, 0 damage"
    assert game.numbers("QH") == "11/11, 4 damage"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures QH (tapped, 4 damage, +9/+9); deck 25; discard 9H. "
        "BLACK: life 20; hand –; creatures JS; deck 24; discard JC QC."
    )


@scenario("M54-T77", "M54-9.5 M54-9.8 M54-8.3 M54-1.5 M54-R21")
def test_creatures_and_the_player_are_hit_in_one_resolution() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH, QH, JH"),
        black=side(life=4, creatures="KC"),
    )
    game.play(
        "RED declare_attacker KH; RED declare_attacker QH; RED declare_attacker JH; "
        "RED finish_attackers; BLACK declare_blocker KC → KH; BLACK finish_blockers; RED pass; "
        "BLACK pass"
    )
    assert (game.red.discard, game.black.discard) == ("KH", "KC")
    assert game.told("damage_dealt", "{source} → {target}: {amount}")[-2:] == [
        "QH → seat:1: 2",
        "JH → seat:1: 1",
    ]
    assert game.black.life == 1
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures QH (tapped), JH (tapped); deck 24; discard KH. "
        "BLACK: life 1; hand –; deck 26; discard KC."
    )


@scenario("M54-T63", "M54-9.2 M54-9.3 M54-10.1 M54-R13")
def test_no_effects_between_the_declarations_nor_in_the_end_phase() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="6H", mana="3H 3D 5H", creatures="KH"),
        black=side(hand="8C", mana="3C", creatures="KC"),
    )
    game.legal("declare_attacker KH", "finish_attackers")
    game.play("RED declare_attacker KH; RED finish_attackers")
    game.legal("declare_blocker KC → KH", "finish_blockers")
    game.play("BLACK finish_blockers; RED pass; BLACK pass; RED pass; BLACK pass")
    game.seat_to_act("RED")
    game.legal("exchange 6H", "end_turn")
    assert game.phase == "end phase (exchange or end)"
    game.seat_to_act("RED")
    game.refuses("play_card 6H → KC", "M54-R13")
    game.final(
        "RED's turn 7, end phase (exchange or end), RED to act. "
        "RED: life 20; hand 6H; creatures KH (tapped); mana 3 of 3 untapped; deck 22; discard –. "
        "BLACK: life 17; hand 8C; creatures KC; mana 1 of 1 untapped; deck 24; discard –."
    )


def test_nothing_is_divided_once_nothing_is_left() -> None:
    """M54-R38: the first blocker takes it all, and the others are not asked about."""
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH"),
        black=side(creatures="JC, QC, KC"),
    )
    game.play("RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH")
    game.play("BLACK declare_blocker QC → KH; BLACK declare_blocker KC → KH; BLACK finish_blockers")
    game.play("RED pass; BLACK pass; RED divide_damage KH → JC: 3")
    assert game.phase == "post-attack"
