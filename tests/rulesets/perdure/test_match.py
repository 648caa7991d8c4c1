"""Chapter 8: matches of two games, and series of matches."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.harness import of_type, plain, scenario
from tests.rulesets.notation import unchanged
from tests.rulesets.perdure.table import CARDS, Play, side, table
from tests.sides import one_sided


@scenario("PER-T52", "PER-8.4 PER-R18 PER-R37 PER-R17 PER-R38")
def test_decks_are_exchanged_for_the_second_game() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="2H", lands="KH 3S(tapped)", creatures="3D (enchanted 7C)", deck=4),
        b=side(hand="5S", lands=3, creatures="KC", deck=0),
        match={"game": 1, "score": [0, 0]},
        options={"format": "match"},
        script=unchanged(26) + unchanged(26),
    )
    before = game.halves
    assert set(before[0]) > {"2H", "KH", "3S", "3D", "7C"}
    assert set(before[1]) > {"5S", "KC"}
    game.play("A end_phase; A finish_attackers; A end_phase")
    assert [event["winner"] for event in of_type(game.events, "game_over")] == [0]
    assert game.score == "1–0"
    match = game.table.match
    assert (match.game, list(match.decks)) == (2, [1, 0])
    assert game.halves == before[::-1]
    assert (game.table.turn, game.table.active, game.phase) == (1, 1, "phase 3")
    game.seat_to_act("B")
    for half in (game.a, game.b):
        assert (half.hand_count, half.deck_count, half.discard_count) == (5, 21, 0)
        assert half.nothing_in_play


@scenario("PER-T53", "PER-8.5 PER-R18")
def test_two_games_to_none_win_the_match() -> None:
    game = table(
        "B's turn 7, phase 3",
        a=side(deck=4),
        b=side(deck=0),
        match={"game": 2, "score": [1, 0], "decks": [1, 0]},
        options={"format": "match"},
    )
    game.play("B end_phase; B finish_attackers; B end_phase; A end_phase; A finish_attackers; A end_phase")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (0, False, "PER-8.5")
    assert game.score == "2–0"
    game.final("A has won the match. A: hand AH; deck 3; discard 22. B: hand –; deck 0; discard 26.")


@scenario("PER-T54", "PER-8.5 PER-R18")
def test_one_game_each_is_a_drawn_match() -> None:
    game = table(
        "B's turn 7, phase 3",
        a=side(deck=0),
        b=side(deck=4),
        match={"game": 2, "score": [1, 0], "decks": [1, 0]},
        options={"format": "match"},
    )
    game.play("B end_phase; B finish_attackers; B end_phase")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "PER-8.5")
    assert game.score == "1–1"
    game.final("match drawn 1–1. A: hand –; deck 0; discard 26. B: hand –; deck 4; discard 22.")


@scenario("PER-T55", "PER-R18")
def test_a_single_game_has_no_second() -> None:
    game = table("A's turn 7, phase 3", a=side(deck=4), b=side(deck=0), options={"format": "game"})
    game.play("A end_phase; A finish_attackers; A end_phase")
    assert game.over().winner == 0
    assert of_type(game.events, "game_started") == []
    game.final("A has won. A: hand –; deck 4; discard 22. B: hand –; deck 0; discard 26.")


@scenario("PER-T68", "PER-8.5 PER-R18 PER-R26 PER-R38")
@one_sided("a deal gives seat 0 the upper half of the pack, and chance names a seat")
def test_a_drawn_match_of_a_series_is_followed_by_a_new_one() -> None:
    game = table(
        "B's turn 7, phase 3",
        a=side(deck=0),
        b=side(deck=4),
        match={"game": 2, "score": [1, 0], "decks": [1, 0]},
        options={"format": "series"},
        script=[*unchanged(52), 0],
    )
    game.play("B end_phase; B finish_attackers; B end_phase")
    assert of_type(game.events, "match_over")[0]["score"] == [1, 1]
    match = game.table.match
    assert (match.game, game.score, list(match.decks)) == (1, "0–0", [0, 1])
    assert (game.table.turn, game.table.active, game.table.starting_seat) == (1, 0, 0)
    assert game.halves == (tuple(sorted(CARDS[:26])), tuple(sorted(CARDS[26:])))
    assert game.a.hand == "AH 2H 3H 4H 5H"
    assert game.b.hand == "AD 2D 3D 4D 5D"
    for half in (game.a, game.b):
        assert (half.hand_count, half.deck_count, half.discard_count) == (5, 21, 0)
        assert half.nothing_in_play
    game.seat_to_act("A")
    assert game.phase == "phase 3"


def test_what_each_seat_saw_in_the_first_game_it_knows_in_the_second() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="2H", lands="KH", creatures="3D (enchanted 7C)", deck=4),
        b=side(hand="5S", lands="9S", creatures="KC", deck=0),
        match={"game": 1},
        options={"format": "match"},
    )
    game.play("A end_phase; A finish_attackers; A end_phase")
    known = game.state.machine.known
    assert [known[card] for card in ("2H", "KH", "5S", "9S")] == [[0], [0], [1], [1]]
    assert [known[card] for card in ("3D", "7C", "KC")] == [[0, 1]] * 3
    assert sorted(known) == sorted(set(CARDS) - {"AH", "3H", "4H", "5H"})


def test_a_card_both_have_seen_stays_known_to_both() -> None:
    game = table(
        "A's turn 7, phase 5",
        a=side(hand="6H", lands=1, deck="", discard="KD"),
        b=side(deck=1),
        match={"game": 1},
        options={"format": "match"},
        script=(),
    )
    game.play("A cast 6H; A heal_select KD; A end_phase; B end_phase; B finish_attackers; B end_phase")
    assert game.a.hand == "KD"
    game.play("A end_phase; A finish_attackers; A end_phase")
    assert game.table.match.game == 2
    assert game.state.machine.known["KD"] == [0, 1]


def second_game(score: list[int], **options: Any) -> Play:
    """Game 2 of a match; B cannot draw when A ends his turn."""
    return table(
        "A's turn 7, phase 5",
        a=side(deck=4),
        b=side(deck=0),
        match={"game": 2, "score": score, "decks": [1, 0]},
        options=options,
        script=[*unchanged(52), 1],
    )


@one_sided("chance names the seat that starts")
def test_a_series_goes_on_from_the_deal() -> None:
    game = second_game([0, 1], format="series")
    game.play("A end_phase")
    assert [(event["type"], event["rule"]) for event in map(plain, game.events)] == [
        ("turn_ended", "PER-2.6"),
        ("turn_started", "PER-2.1"),
        ("game_over", "PER-8.1"),
        ("match_over", "PER-8.5"),
        ("dealt", "PER-1.1"),
        ("game_started", "PER-1.3"),
        *[("drew", "PER-1.2")] * 10,
        ("turn_started", "PER-2.1"),
        ("draw_skipped", "PER-R37"),
        ("phase_started", "PER-2.4"),
    ]
    assert (game.table.starting_seat, game.table.active) == (1, 1)
    assert game.state.machine.known == {}


def test_the_first_player_is_fixed_for_each_match_of_a_series() -> None:
    game = second_game([0, 1], format="series", first_player="A")
    game.play("A end_phase")
    started = of_type(game.events, "game_started")[0]
    assert (started["starting_seat"], started["rule"]) == (0, "PER-R26")


def test_a_series_ends_when_a_match_is_won() -> None:
    game = second_game([1, 0], format="series")
    game.play("A end_phase")
    outcome = game.over()
    assert (outcome.winner, outcome.rule, game.score) == (0, "PER-8.5", "2–0")


@pytest.mark.parametrize("score", [[0, 0], [1, 0]])
def test_a_match_with_drawn_games_is_drawn_unless_somebody_has_two(score: list[int]) -> None:
    game = second_game(score, format="match", turn_limit=7)
    game.play("A end_phase")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "PER-R18")
    assert [event["winner"] for event in of_type(game.events, "game_over")] == [None]
    assert game.table.match.score == tuple(score)


def test_a_drawn_first_game_gives_no_point_and_decks_are_exchanged() -> None:
    game = table("A's turn 7, phase 5", match={"game": 1}, options={"format": "match", "turn_limit": 7})
    before = game.halves
    game.play("A end_phase")
    assert [(event["type"], event["rule"]) for event in map(plain, game.events)][:6] == [
        ("turn_ended", "PER-2.6"),
        ("game_over", "PER-R34"),
        ("decks_exchanged", "PER-8.4"),
        ("shuffled", "PER-R38"),
        ("shuffled", "PER-R38"),
        ("game_started", "PER-8.4"),
    ]
    assert (game.score, game.table.match.game, game.table.starting_seat) == ("0–0", 2, 1)
    assert game.halves == before[::-1]


def test_names_stay_with_their_seats() -> None:
    game = Play.at(
        engine.new_game("perdure", seats=[{"name": "Ann"}, {"name": "Bob"}], options={"turn_limit": 1})
    )
    names = {0: "A", 1: "B"}
    first = names[game.table.active]
    game.play(f"{first} end_phase; {first} finish_attackers; {first} end_phase")
    assert game.table.match.game == 2
    assert [seat.name for seat in game.table.seats] == ["Ann", "Bob"]
