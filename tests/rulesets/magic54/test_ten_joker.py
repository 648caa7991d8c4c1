"""M54-5.2 and M54-5.5, the Joker and the Ten."""

from __future__ import annotations

from collections import Counter

import msgspec

import engine
from tests.harness import scenario
from tests.rulesets.magic54.table import ALL_CREATURES, ALL_MANA, TEAMS, document, side, table
from tests.rulesets.notation import unchanged


@scenario("M54-T71", "M54-5.5 M54-2.4 M54-R34 M54-R48")
def test_ten_takes_one_card_at_random_openly() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="10H", mana="3H"),
        black=side(hand="KC 3C AS"),
        script=[1],
    )
    game.play("RED play_card 10H; BLACK pass; RED pass")
    assert game.black.discard == "3C"
    assert game.told("discarded", "{card}") == ["3C", "10H"]
    assert game.black.hand == "KC AS"
    picked = Counter(_victim_of_a_ten(seed) for seed in range(900))
    assert picked.keys() == {"KC", "3C", "AS"}
    assert all(240 < times < 360 for times in picked.values())
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 10H. "
        "BLACK: life 20; hand KC AS; deck 24; discard 3C."
    )


@scenario("M54-T74", "M54-5.5 M54-8.1 M54-R31 M54-R34")
def test_a_hand_refilled_in_mid_pile_can_be_hit_by_a_ten() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="10H", mana="3H"),
        black=side(mana="3C 3S 5C", creatures="KC", deck="9S, the rest"),
    )
    game.play("RED play_card 10H; BLACK activate_special KC; RED pass; BLACK pass")
    assert game.told("item_solved", "{item.card} {no_effect}") == ["KC False", "10H False"]
    assert game.black.hand == ""
    assert game.black.discard == "9S"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand –; mana 0 of 1 untapped; deck 25; discard 10H. "
        "BLACK: life 20; hand –; creatures KC; mana 0 of 3 untapped; deck 22; discard 9S."
    )


@scenario("M54-T36", "M54-5.5 M54-5.2 M54-R31 M54-R33 M54-R34 M54-R6")
def test_a_ten_against_an_empty_hand_and_a_joker_with_nothing_to_find() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(
            hand="AH 2H 4H 6H 8H 10H AD 2D 4D 6D 8D 10D XR",
            mana=ALL_MANA,
            creatures=ALL_CREATURES,
            deck="",
            discard="",
        ),
    )
    game.includes("play_card 10H", "play_card XR")
    game.play("RED play_card 10H; BLACK pass; RED play_card XR; BLACK pass; RED pass")
    assert game.told("item_solved", "{item.card} {no_effect}") == ["XR True", "10H True"]
    assert game.red.discard == "XR 10H"
    game.at_the_start_of("pre-attack")
    assert str(game.black) == "life 20; hand –; deck 27; discard –."
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand AH 2H 4H 6H 8H AD 2D 4D 6D 8D 10D; creatures KH, KD, QH, QD, JH, JD; "
        "mana 6 of 8 untapped; deck 0; discard XR 10H. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )


@scenario("M54-T35", "M54-5.2 M54-2.5 M54-5.6 M54-R4 M54-R33")
def test_joker_with_an_empty_deck() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(
            hand="XR",
            mana="3H",
            deck="",
            discard="AH AD 2H 2D 3D 4H 4D 5H 5D 6H 6D 7H 7D 8H 8D 9H 9D 10H 10D JH JD QH QD KH KD",
        ),
        script=unchanged(24),
    )
    game.play("RED play_card XR; BLACK pass; RED pass")
    assert len(game.red.deck.split()) == 25
    assert "XR" not in game.red.deck
    assert game.red.discard == ""
    game.legal(*(f"search_deck {card}" for card in TEAMS["red"] if card not in {"XR", "3H"}))
    game.excludes("search_deck XR")
    game.play("RED search_deck 6H")
    assert game.red.hand == "6H"
    assert len(game.red.deck.split()) == 24
    assert game.red.discard == "XR"
    game.final(
        "RED's turn 7, pre-attack, RED to act. "
        "RED: life 20; hand 6H; mana 0 of 1 untapped; deck 24; discard XR. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )


def _victim_of_a_ten(seed: int) -> str:
    """The card that a Ten picks out of three, with chance starting from `seed`."""
    position = document(
        "RED's turn 7, pre-attack", red=side(hand="10H", mana="3H"), black=side(hand="KC 3C AS"), seed=seed
    )
    state = engine.decode(msgspec.json.encode(position))
    for action in ('{"type":"play_card","card":"10H"}', '{"type":"pass"}', '{"type":"pass"}'):
        state = engine.apply(state, engine.decode_action(state, action.encode())).state
    (victim,) = state.table.seats[1].discard
    return str(victim)
