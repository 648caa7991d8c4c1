"""Chapter 6, Growth."""

from __future__ import annotations

import engine
from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario(
    "M54-T47", "M54-6.1 M54-6.2 M54-6.4 M54-4.1 M54-4.2 M54-8.2 M54-R18 M54-R19 M54-R20 M54-R50 M54-R43"
)
def test_growth_duel() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        mana_played=True,
        red=side(hand="7H 3H", creatures="QH"),
        black=side(hand="5C", creatures="KC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker KC → QH; "
        "BLACK finish_blockers; RED play_growth 7H → QH; BLACK play_growth 5C → KC; RED pass; "
        "BLACK pass"
    )
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["QH → KC: 9", "KC → QH: 8"]
    assert game.told("creature_died", "{card}") == ["KC"]
    assert game.red.discard == "7H"
    assert game.black.discard == "KC 5C"
    assert game.red.hand == "3H"
    assert game.numbers("QH") == "9/9, 8 damage"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand 3H; creatures QH (tapped, 8 damage, +7/+7); deck 24; discard 7H. "
        "BLACK: life 20; hand –; deck 25; discard KC 5C."
    )


@scenario("M54-T48", "M54-6.2 M54-8.2 M54-R18")
def test_growth_may_be_stacked_one_card_per_action() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="3H 5H", creatures="JH"),
        black=side(creatures="KC"),
    )
    game.play(
        "RED declare_attacker JH; RED finish_attackers; BLACK declare_blocker KC → JH; "
        "BLACK finish_blockers; RED play_growth 3H → JH; BLACK pass; RED play_growth 5H → JH; "
        "BLACK pass; RED pass"
    )
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == ["JH → KC: 9", "KC → JH: 3"]
    assert game.black.discard == "KC"
    assert game.numbers("JH") == "9/9, 3 damage"
    assert game.red.discard == "5H 3H"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures JH (tapped, 3 damage, +8/+8); deck 24; discard 5H 3H. "
        "BLACK: life 20; hand –; deck 26; discard KC."
    )


@scenario("M54-T49", "M54-6.1 M54-6.3 M54-R17")
def test_legal_targets_of_growth() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="3H", creatures="KH, QH, JD"),
        black=side(hand="5C", creatures="QC, KC"),
    )
    game.play(
        "RED declare_attacker KH; RED declare_attacker QH; RED finish_attackers; "
        "BLACK declare_blocker QC → KH; BLACK finish_blockers"
    )
    game.legal("play_growth 3H → KH", "play_growth 3H → QC", "pass")
    game.play("RED pass")
    game.seat_to_act("BLACK")
    game.legal("play_growth 5C → KH", "play_growth 5C → QC", "pass")
    game.refuses("play_growth 5C → QH", "M54-6.3")
    game.refuses("play_growth 5C → JD", "M54-R17")
    game.refuses("play_growth 5C → KC", "M54-R17")
    game.final(
        "RED's turn 7, combat step, BLACK to act. "
        "RED: life 20; hand 3H; creatures KH (tapped), QH (tapped), JD; deck 23; discard –. "
        "BLACK: life 20; hand 5C; creatures QC, KC; deck 24; discard –."
    )


@scenario("M54-T55", "M54-10.3 M54-6.2 M54-R19")
def test_damage_and_growth_wear_off_together_at_the_end_of_the_turn() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="7H", creatures="QH"),
        black=side(hand="6C 2C", mana="3C 3S 5C 5S", creatures="KC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker KC → QH; "
        "BLACK finish_blockers; RED play_growth 7H → QH; BLACK pass; RED pass"
    )
    assert game.numbers("QH") == "9/9, 3 damage"
    assert game.black.discard == "KC"
    game.play("RED pass; BLACK play_card 6C → QH; RED pass; BLACK pass")
    assert game.numbers("QH") == "9/9, 6 damage"
    game.play("RED pass; BLACK pass; RED end_turn")
    game.at_the_start_of("pre-attack")
    assert game.table.active == 1
    assert game.numbers("QH") == "2/2, 0 damage"
    game.final(
        "BLACK's turn 8, pre-attack, BLACK to act. "
        "RED: life 20; hand –; creatures QH (tapped); deck 25; discard 7H. "
        "BLACK: life 20; hand 2C AC; mana 4 of 4 untapped; deck 19; discard KC 6C."
    )


@scenario("M54-T76", "M54-1.6 M54-6.1 M54-2.2 M54-R43")
def test_card_specific_text_beats_the_general_rule() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        mana_played=True,
        red=side(hand="9H", creatures="JH"),
        black=side(creatures="JC"),
    )
    game.play(
        "RED declare_attacker JH; RED finish_attackers; BLACK declare_blocker JC → JH; "
        "BLACK finish_blockers; RED play_growth 9H → JH; BLACK pass; RED pass"
    )
    assert game.red.discard == "9H"
    assert game.red.mana == ""
    assert game.numbers("JH") == "10/10, 1 damage"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures JH (tapped, 1 damage, +9/+9); deck 25; discard 9H. "
        "BLACK: life 20; hand –; deck 26; discard JC."
    )


def test_a_growth_card_on_the_table_has_a_face_in_the_views_while_damage_is_divided() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="3H", creatures="QH"),
        black=side(creatures="KC, JC"),
    )
    game.play(
        "RED declare_attacker QH; RED finish_attackers; BLACK declare_blocker KC → QH; "
        "BLACK declare_blocker JC → QH; BLACK finish_blockers; RED play_growth 3H → QH; BLACK pass; RED pass"
    )
    for seat in (0, 1):
        seen = engine.view(game.state, seat).view
        [growth] = seen.combat.growth
        assert seen.faces[growth].name.startswith("Three of ")
