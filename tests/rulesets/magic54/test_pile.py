"""Chapter 8, the pile: who speaks, in which order it is solved, where its cards end up."""

from __future__ import annotations

from tests.harness import plain, scenario
from tests.rulesets.magic54.table import Play, side, table
from tests.rulesets.notation import unchanged


@scenario("M54-T09", "M54-8.1 M54-5.2 M54-5.5 M54-5.6 M54-R11 M54-R33 M54-R34 M54-R52")
def test_the_last_played_is_solved_first() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="XR 9H", mana="3H"),
        black=side(hand="10C", mana="3C"),
        script=[0, *unchanged(23)],
    )
    game.play("RED play_card XR; BLACK play_card 10C; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card}") == ["10C"]
    assert game.red.discard == "9H"
    assert game.red.hand == ""
    assert game.pile == "XR"
    game.seat_to_act("RED")
    game.excludes("pass")
    game.includes("search_deck KH", "search_deck AD")
    game.excludes("search_deck 9H", "search_deck XR")
    game.play("RED search_deck KH")
    assert game.red.hand == "KH"
    assert game.red.discard == "9H XR"
    assert game.black.discard == "10C"
    game.at_the_start_of("pre-attack")
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand KH; mana 0 of 1 untapped; deck 23; discard 9H XR. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 10C."
    )


@scenario("M54-T10", "M54-8.1 M54-8.2 M54-5.1 M54-5.3 M54-R11 M54-R12")
def test_a_pass_does_not_lock_a_player_out() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="2H 2D", mana="3H 5H"),
        black=side(hand="AC", mana="3C"),
    )
    game.play(
        "RED play_card 2H → player:BLACK; BLACK pass; RED play_card 2D → player:BLACK; "
        "BLACK play_card AC → player:BLACK; RED pass"
    )
    assert game.pile == "2H 2D AC"
    game.seat_to_act("BLACK")
    game.play("BLACK pass")
    assert game.black.life == 20
    assert game.told("damage_cancelled", "{source} by {by}") == ["2D by AC", "2H by AC"]
    assert game.red.discard == "2D 2H"
    assert game.black.discard == "AC"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 2 untapped; deck 23; discard 2D 2H. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard AC."
    )


@scenario("M54-T70", "M54-8.2 M54-R12")
def test_a_seat_that_can_only_pass_is_still_asked() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="2H", mana="3H"))
    game.play("RED play_card 2H → player:BLACK")
    game.legal("pass")
    game.play("BLACK pass")
    game.legal("pass")
    game.play("RED pass")
    assert game.black.life == 19
    game.at_the_start_of("pre-attack")
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 2H. "
        "BLACK: life 19; hand –; deck 27; discard –."
    )


@scenario("M54-T64", "M54-8.1 M54-5.4 M54-5.6 M54-R30")
def test_the_target_has_left_when_the_card_is_solved() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="8C", mana="3C", creatures="JC"),
    )
    game.play("RED play_card 6H → JC; BLACK play_card 8C → JC; RED pass; BLACK pass")
    assert game.black.hand == "JC"
    assert game.told("item_solved", "{item.card} {no_effect}") == ["8C False", "6H True"]
    assert game.red.discard == "6H"
    assert (game.red.life, game.black.life) == (20, 20)
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand JC; mana 0 of 1 untapped; deck 24; discard 8C."
    )


@scenario("M54-T65", "M54-8.1 M54-8.3 M54-5.4 M54-R21 M54-R30")
def test_an_eight_underneath_a_six_still_saves_the_creature() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="6H", mana="3H 3D 5H"),
        black=side(hand="8C", mana="3C", creatures="JC"),
    )
    game.play("RED pass; BLACK play_card 8C → JC; RED play_card 6H → JC; BLACK pass; RED pass")
    assert game.told("item_solved", "{item.card} {no_effect}") == ["6H False", "8C False"]
    assert game.told("damage_lost", "{source} → {target}") == ["6H → JC"]
    assert game.told("creature_died", "{card}") == []
    assert game.black.hand == "JC"
    assert game.red.discard == "6H"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 3 untapped; deck 23; discard 6H. "
        "BLACK: life 20; hand JC; mana 0 of 1 untapped; deck 24; discard 8C."
    )


@scenario("M54-T68", "M54-2.4 M54-5.6 M54-6.4 M54-8.1 M54-8.3 M54-R7 M54-R20 M54-R50")
def test_the_order_in_which_cards_reach_the_discard_pile() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="3H 2H", mana="5H", creatures="QH, JH"),
        black=side(hand="AC", mana="3C", creatures="KC, QC"),
    )
    game.play(
        "RED declare_attacker JH; RED declare_attacker QH; RED finish_attackers; "
        "BLACK declare_blocker KC → QH; BLACK declare_blocker QC → JH; BLACK finish_blockers; "
        "RED play_growth 3H → JH; BLACK pass; RED play_card 2H → QC; BLACK pass; RED pass"
    )
    assert game.numbers("JH") == "4/4, 2 damage"
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "2H → QC: 1",
        "JH → QC: 4",
        "QC → JH: 2",
        "QH → KC: 2",
        "KC → QH: 3",
    ]
    assert game.told("creature_died", "{card}") == ["QH", "QC"]
    assert game.numbers("KC") == "3/3, 2 damage"
    assert game.red.discard == "2H QH 3H"
    game.final(
        "RED's turn 7, post-attack, RED to act. "
        "RED: life 20; hand –; creatures JH (tapped, 2 damage, +3/+3); mana 0 of 1 untapped; "
        "deck 22; discard 2H QH 3H. "
        "BLACK: life 20; hand AC; creatures KC (2 damage); mana 1 of 1 untapped; deck 23; discard QC."
    )


@scenario("M54-T80", "M54-7.5 M54-7.6 M54-R9 M54-R10 M54-R51")
def test_permanents_wait_until_the_pile_is_solved() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="3H JH", mana="5H"),
        black=side(hand="10C", mana="3C"),
        script=[0],
    )
    game.play("RED play_mana 3H; RED pass; BLACK play_card 10C")
    game.refuses("summon JH", "M54-R51")
    game.play("RED pass; BLACK pass")
    assert game.told("discarded", "{card}: {rule}") == ["JH: M54-5.5", "10C: M54-5.6"]
    game.at_the_start_of("pre-attack")
    assert game.table.mana_played
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 2 of 2 untapped; deck 24; discard JH. "
        "BLACK: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 10C."
    )


def test_what_an_effect_does_is_told_between_its_solving_and_the_next() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(
            hand="4H 8H 9H AH 10H", mana="3H 3D 5H 5D 7H 7D 9D", creatures="KH, QH, JH", deck="10D, the rest"
        ),
        black=side(hand="6C 2S", mana="3C 3S 5C 5S", creatures="QC, KC"),
    )
    game.play("RED declare_attacker KH; RED declare_attacker JH; RED finish_attackers")
    game.play("BLACK declare_blocker QC → KH; BLACK finish_blockers")
    game.play("RED play_growth 9H → KH; BLACK play_card 6C → QH; RED play_card AH → QH; BLACK pass")
    game.play("RED play_card 10H; BLACK pass; RED play_card 8H → QC; BLACK pass; RED pass")
    told = kinds(game)
    assert told[told.index("item_solved") : told.index("damage_cancelled")] == [
        *("item_solved", "returned_to_hand", "left_combat", "discarded"),  # the Eight
        *("item_solved", "discarded", "discarded"),  # the Ten
        *("item_solved", "effect_registered", "discarded"),  # the Ace
        *("item_solved", "damage_announced", "discarded"),  # the Six
        *("item_solved", "grew", "growth_kept"),
        "damage_announced",  # the Jack's blow
    ]


def kinds(game: Play) -> list[str]:
    """The types of the events of the last play."""
    return [event["type"] for event in plain(game.events)]


def test_a_joker_is_solved_before_its_search() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="XR", mana="3H"))
    game.play("RED play_card XR; BLACK pass; RED pass")
    game.play("RED search_deck KH")
    assert kinds(game) == ["item_solved", "searched", "shuffled", "discarded"]


def test_a_king_is_solved_before_the_draw() -> None:
    others = "10D AH AD 2H 2D 4H 4D 5D 6H 6D 7H 7D 8H 8D 9H 9D 10H JH JD QH QD KD XR"
    king = side(mana="3H 3D 5H", creatures="KH", deck="", discard=others)
    game = table("RED's turn 7, pre-attack", red=king)
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert kinds(game)[-3:] == ["item_solved", "deck_renewed", "drew"]
