"""Corners that the numbered scenarios leave out, and the rulings that events cite."""

from __future__ import annotations

import engine
from tests.rulesets.magic54.table import ALL_CREATURES, ALL_MANA, Play, side, table
from tests.rulesets.notation import Side
from tests.sides import one_sided

BLOWS = "{source} → {target}: {amount} ({rule})"


def attack(red: Side, black: Side, script: str) -> Play:
    """RED attacks, and the script is played from the declaration of attackers on."""
    game = table("RED's turn 7, attack (declaring attackers)", red=red, black=black)
    game.play(script)
    return game


def test_an_empty_deck_is_renewed_for_the_draw_of_the_turn() -> None:
    discard = "AC AS 2C 2S 4C 4S 6C 6S 8C 8S 10C 10S XB"
    game = table(
        "RED's turn 7, end phase (exchange or end)",
        black=side(
            mana="3C 3S 5C 5S 7C 7S 9C 9S", creatures="KC, KS, QC, QS, JC, JS", deck="", discard=discard
        ),
    )
    game.play("RED end_turn")
    assert game.told("deck_renewed", "{seat} {amount} {rule}") == ["1 13 M54-7.4"]
    assert game.black.hand == "AC"
    assert game.black.deck == discard.removeprefix("AC ")


def test_a_turn_begins_without_a_draw_if_there_is_no_card() -> None:
    game = table(
        "BLACK's turn 8, end phase (exchange or end)",
        red=side(
            hand="AH 2H 4H 6H 8H 10H AD 2D 4D 6D 8D 10D XR", mana=ALL_MANA, creatures=ALL_CREATURES, deck=""
        ),
    )
    game.play("BLACK end_turn")
    assert game.told("found_nothing", "{seat} {rule}") == ["0 M54-R6"]
    assert game.told("drew", "{seat}") == []
    assert len(game.red.hand.split()) == 13
    game.at_the_start_of("pre-attack")


def test_a_joker_in_the_other_players_turn_is_solved_by_its_player() -> None:
    game = table("RED's turn 7, pre-attack", black=side(hand="XB", mana="3C", deck="KC 5C, the rest"))
    game.play("RED pass; BLACK play_card XB; RED pass; BLACK pass")
    game.seat_to_act("BLACK")
    assert game.listed()[0] == "search_deck AC"
    game.play("BLACK search_deck KC")
    assert game.black.hand == "KC"
    game.at_the_start_of("pre-attack")


def test_a_ten_in_ones_own_turn_can_be_answered_by_playing_the_card() -> None:
    game = table(
        "RED's turn 7, pre-attack", red=side(hand="10H", mana="3H"), black=side(hand="2C", mana="3C")
    )
    game.play("RED play_card 10H; BLACK play_card 2C → player:RED; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card} {no_effect} {rule}") == [
        "2C False M54-8.1",
        "10H True M54-R34",
    ]
    assert game.red.life == 19


def test_an_ace_on_the_player_cancels_what_a_queen_passes_on() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="AC", mana="3C 3S 5C", creatures="QC"),
    )
    game.play("RED play_card 6H → QC; BLACK activate_special QC; RED pass")
    game.play("BLACK play_card AC → player:BLACK; RED pass; BLACK pass")
    assert game.told("damage_redirected", "{target} → {to} ({rule})") == ["QC → seat:1 (M54-R27)"]
    assert game.told("damage_cancelled", "{source} on {target} ({rule})") == ["6H on seat:1 (M54-R23)"]
    assert game.black.life == 20


def test_a_jack_protects_a_queen_whose_player_is_protected_by_nobody() -> None:
    """The Jack is passed over once he has left; the Queen acts in his place."""
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H 8H", mana="3H 3D 5H 5D"),
        black=side(mana="3C 3S 5C", creatures="QC, JC"),
    )
    game.play("RED play_card 6H → QC; BLACK activate_special QC; RED play_card 8H → JC")
    game.play("BLACK activate_special JC → QC; RED pass; BLACK pass")
    assert game.told("damage_redirected", "{by} ({rule})") == ["QC (M54-R27)"]
    assert game.black.hand == "JC"
    assert game.black.life == 17


def test_competing_effects_cite_the_ruling_that_settles_them() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H 5H 7H", creatures="KH, JH, JD"),
        black=side(hand="6C", mana="3C 3S 5C"),
    )
    game.play("RED pass; BLACK play_card 6C → KH; RED activate_special JH → KH; BLACK pass")
    game.play("RED activate_special JD → KH; BLACK pass; RED activate_special JH → JD; BLACK pass; RED pass")
    assert game.told("damage_redirected", "{target} → {to} ({rule})") == [
        "KH → JD (M54-R25)",
        "JD → JH (M54-R26)",
    ]
    assert game.red.discard == "JH"


def test_a_single_jack_cites_his_own_ruling() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H", creatures="KH, JH"),
        black=side(hand="6C", mana="3C 3S 5C"),
    )
    game.play("RED pass; BLACK play_card 6C → KH; RED activate_special JH → KH; BLACK pass; RED pass")
    assert game.told("effect_registered", "{by} {on} {to} {rule}") == ["JH KH JH M54-4.5"]
    assert game.told("damage_redirected", "{rule}") == ["M54-R24"]
    assert game.told("damage_announced", BLOWS) == ["6C → KH: 3 (M54-5.1)"]
    assert game.told("damage_dealt", BLOWS) == ["6C → JH: 3 (M54-R21)"]
    assert game.told("creature_died", "{card} {rule}") == ["JH M54-4.2"]


def test_a_special_whose_creature_has_left_does_nothing() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H 5H", creatures="KH, JH, QH"),
        black=side(hand="8C 8S", mana="3C 3S"),
    )
    game.play("RED activate_special JH → KH; BLACK play_card 8C → JH; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card} {rule}") == ["8C M54-8.1", "JH M54-R29"]
    game.play("RED pass; BLACK play_card 8S → QH; RED pass; BLACK pass")
    assert game.red.hand == "JH QH"


def test_a_protected_creature_that_has_left_needs_no_jack() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(mana="3H", creatures="KH, JH"),
        black=side(hand="8C", mana="3C"),
    )
    game.play("RED activate_special JH → KH; BLACK play_card 8C → KH; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card} {rule}") == ["8C M54-8.1", "JH M54-R30"]


def test_a_creature_sent_back_in_its_first_turn_is_summoned_anew() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="8H JH", mana="3H 5H 7H"))
    game.play("RED summon JH; RED play_card 8H → JH; BLACK pass; RED pass; RED summon JH")
    assert game.red.creatures == "JH (summoning-sick)"
    assert game.red.untapped == 0
    game.play("RED pass; BLACK pass; RED finish_attackers; RED pass; BLACK pass; RED end_turn")
    assert game.red.creatures == "JH"


def test_growth_helps_the_enemy_too() -> None:
    game = attack(
        side(creatures="JH"),
        side(hand="3C", creatures="QC"),
        "RED declare_attacker JH; RED finish_attackers; BLACK declare_blocker QC → JH; "
        "BLACK finish_blockers; RED pass; BLACK play_growth 3C → JH; RED pass; BLACK pass",
    )
    assert game.told("pile_added", "{rule}") == ["M54-R18"]
    assert game.numbers("JH") == "4/4, 2 damage"
    assert game.black.discard == "QC 3C"


def test_two_blocked_attackers_divide_in_the_order_of_their_declaration() -> None:
    game = attack(
        side(creatures="KH, QH"),
        side(creatures="JC, JS, KC, QC"),
        "RED declare_attacker QH; RED declare_attacker KH; RED finish_attackers; "
        "BLACK declare_blocker JC → KH; BLACK declare_blocker JS → QH; BLACK declare_blocker KC → KH; "
        "BLACK declare_blocker QC → QH; BLACK finish_blockers; RED pass; BLACK pass",
    )
    game.legal(*(f"divide_damage QH → JS: {amount}" for amount in range(3)))
    game.play("RED divide_damage QH → JS: 1")
    assert game.told("damage_divided", "{attacker} {blocker} {amount} {rule}") == ["QH JS 1 M54-R38"]
    game.legal(*(f"divide_damage KH → JC: {amount}" for amount in range(4)))
    game.play("RED divide_damage KH → JC: 0")
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "QH → JS: 1",
        "QH → QC: 1",
        "JS → QH: 1",
        "QC → QH: 2",
        "KH → KC: 3",
        "JC → KH: 1",
        "KC → KH: 3",
    ]
    assert game.told("creature_died", "{card} {rule}") == [
        "KH M54-R50",
        "QH M54-R50",
        "JS M54-R50",
        "KC M54-R50",
    ]


def test_the_blows_of_a_combat_cite_their_clauses() -> None:
    game = attack(
        side(creatures="KH, JH"),
        side(creatures="QC"),
        "RED declare_attacker KH; RED declare_attacker JH; RED finish_attackers; "
        "BLACK declare_blocker QC → KH; BLACK finish_blockers; RED pass; BLACK pass",
    )
    assert game.told("damage_announced", BLOWS) == [
        "KH → QC: 3 (M54-9.4)",
        "QC → KH: 2 (M54-9.7)",
        "JH → seat:1: 1 (M54-9.5)",
    ]
    assert game.told("damage_dealt", BLOWS) == [
        "KH → QC: 3 (M54-9.8)",
        "QC → KH: 2 (M54-9.8)",
        "JH → seat:1: 1 (M54-8.3)",
    ]
    assert game.told("phase_started", "{phase} {rule}") == [
        "declare_blockers M54-9.3",
        "combat M54-R16",
        "post_attack M54-7.1",
    ]


def test_leaving_a_combat_cites_what_it_means_for_the_others() -> None:
    red, black = side(hand="8H 8D", mana="3H 5H", creatures="KH, QH"), side(creatures="QC, JC")
    declared = (
        "RED declare_attacker KH; RED declare_attacker QH; RED finish_attackers; "
        "BLACK declare_blocker QC → KH; BLACK declare_blocker JC → KH; BLACK finish_blockers; "
    )
    for target, rule in (("KH", "M54-R37"), ("QC", "M54-R35"), ("QH", "M54-R35")):
        game = attack(red, black, f"{declared}RED play_card 8H → {target}; BLACK pass; RED pass")
        assert game.told("left_combat", "{card} {rule}") == [f"{target} {rule}"]
    both = "RED play_card 8H → QC; BLACK pass; RED play_card 8D → JC; BLACK pass; RED pass"
    game = attack(red, black, declared + both)
    assert game.told("left_combat", "{card} {rule}") == ["JC M54-R35", "QC M54-R36"]
    assert game.told("damage_dealt", "{source}") == ["QH"]


def test_a_combat_that_every_attacker_has_left_is_over_all_the_same() -> None:
    game = attack(
        side(hand="9H", creatures="KH"),
        side(hand="8C", mana="3C", creatures="QC"),
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker QC → KH; "
        "BLACK finish_blockers; RED play_growth 9H → KH; BLACK play_card 8C → KH; RED pass; BLACK pass",
    )
    assert game.red.hand == "KH"
    assert game.red.discard == "9H"
    game.at_the_start_of("post-attack")


def test_damage_beyond_the_last_life_cites_the_ruling() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="4H", mana="3H 5H"),
        black=side(life=1, hand="2C", mana="3C"),
    )
    game.play("RED play_card 4H → player:BLACK; BLACK play_card 2C → player:BLACK; RED pass; BLACK pass")
    assert game.told("damage_dealt", BLOWS) == ["2C → seat:1: 1 (M54-8.3)", "4H → seat:1: 2 (M54-R40)"]
    assert game.told("game_over", "{winner} {rule}") == ["0 M54-11.1"]
    outcome = game.over()
    assert (outcome.rule, outcome.reason) == ("M54-11.1", "Player 2 is at 0 life")


def test_either_seat_can_concede_at_any_decision() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)", red=side(creatures="KH"), black=side(creatures="JC, QC")
    )
    script = (
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH; "
        "BLACK declare_blocker QC → KH; BLACK finish_blockers; RED pass; BLACK pass; "
        "RED divide_damage KH → JC: 1; RED pass; BLACK pass"
    )
    for step in script.split("; "):
        for name, winner in (("RED", 1), ("BLACK", 0)):
            given_up = Play.at(game.state)
            given_up.play(f"{name} concede")
            outcome = given_up.over()
            assert (outcome.winner, outcome.rule) == (winner, "M54-R47")
            assert not engine.status(engine.encode(given_up.state))
        game.play(step)


@one_sided("the event lists cards by seat")
def test_what_wears_off_at_the_end_of_a_turn() -> None:
    game = table(
        "RED's turn 7, end phase (exchange or end)",
        red=side(creatures="KH (tapped, 2 damage), QH (8 damage, +7/+7)"),
        black=side(creatures="KC (1 damage), JC"),
    )
    game.play("RED end_turn")
    assert game.told("wore_off", "{cards} {rule}") == ["('KH', 'QH', 'KC') M54-R19"]
    assert game.red.creatures == "KH (tapped), QH"
    assert game.black.creatures == "KC, JC"
    assert game.told("untapped", "{cards}") == []
