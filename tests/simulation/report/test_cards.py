"""Cards drawn in wins: what drawing one is worth, apart from what else goes with drawing and with winning."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from simulation.report import drawn as drawing
from simulation.report.drawn import Card, chosen_seats

from .made import Row, counted, game, seat, unfinished

GAMES = 3_000
BOMB, BLANK = "0", "1"


def cards(folder: Path, games: Iterator[Row] | list[Row], **told: object) -> tuple[dict[str, Card], int]:
    """What is told of each card, and how many there was too little of."""
    found, rare = counted(folder, games, events=True, **told).drawn.differences()
    assert [card.difference.value for card in found] == sorted(
        (card.difference.value for card in found), reverse=True
    )
    return {card.name: card for card in found}, rare


def test_a_card_that_wins_and_one_that_does_nothing(tmp_path: Path) -> None:
    """Of twenty cards, who has the bomb wins in 8 of 10 games, else in 4 of 10; the blank does nothing."""
    random = np.random.default_rng(5)

    def games() -> Iterator[Row]:
        for number in range(GAMES):
            told = int(chosen_seats(np.array([number]), 2)[0])
            hand = [str(card) for card in random.permutation(20)[: random.integers(5, 15)]]
            wins = random.random() < (0.8 if BOMB in hand else 0.4)
            drawn = [hand, []] if told == 0 else [[], hand]
            yield game(told if wins else 1 - told, drawn=drawn)

    found, _ = cards(tmp_path / "run", games())
    bomb, blank = found[BOMB], found[BLANK]
    assert not bomb.difference.excludes(0.4)
    assert bomb.widened.excludes(0)
    assert bomb.widened.low < bomb.difference.low < bomb.difference.high < bomb.widened.high
    assert not blank.widened.excludes(0)
    assert bomb.places + bomb.other_places == GAMES
    assert bomb.wins / bomb.places == pytest.approx(0.8, abs=0.04)
    assert bomb.other_wins / bomb.other_places == pytest.approx(0.4, abs=0.04)


def test_cards_of_a_strong_deck_are_not_strong_for_that(tmp_path: Path) -> None:
    """The Strong deck wins 4 of 5 games and has Mark in every second of them, the Weak one in every tenth."""
    random = np.random.default_rng(6)

    def games() -> Iterator[Row]:
        for number in range(GAMES):
            told = int(chosen_seats(np.array([number]), 2)[0])
            strong = random.random() < 0.5
            wins = random.random() < (0.8 if strong else 0.2)
            mark = random.random() < (0.5 if strong else 0.1)
            hand = ["Mark" if mark else "Plain"]
            decks = [seat("Strong" if strong else "Weak"), seat("Weak" if strong else "Strong")]
            order = 1 if told == 0 else -1
            yield game(told if wins else 1 - told, seats=decks[::order], drawn=[hand, ["Plain"]][::order])

    mark = cards(tmp_path / "run", games(), decks=("Strong", "Weak"))[0]["Mark"]
    assert mark.wins / mark.places - mark.other_wins / mark.other_places > 0.2
    assert not mark.widened.excludes(0)


def test_cards_are_not_strong_because_whoever_draws_more_wins_more(tmp_path: Path) -> None:
    random = np.random.default_rng(7)

    def games() -> Iterator[Row]:
        for number in range(GAMES):
            told = int(chosen_seats(np.array([number]), 2)[0])
            many = int(random.integers(1, 9))
            wins = random.random() < many / 10
            hand = [str(card) for card in random.permutation(10)[:many]]
            order = 1 if told == 0 else -1
            yield game(told if wins else 1 - told, drawn=[hand, []][::order])

    found, _ = cards(tmp_path / "run", games())
    assert len(found) == 10
    for card in found.values():
        assert card.wins / card.places - card.other_wins / card.other_places > 0.1
        assert not card.widened.excludes(0)


def test_a_card_drawn_twice_is_a_card_drawn(tmp_path: Path) -> None:
    hands = [["x", "x"], ["y", "y"], ["y", "z"]]
    games = [game(number % 2, drawn=[hands[number % 3]] * 2) for number in range(900)]
    found, _ = cards(tmp_path / "run", games)
    assert (found["x"].places, found["x"].other_places) == (300, 600)


def test_unfinished_games_are_not_told_and_draws_are_not_won(tmp_path: Path) -> None:
    hands = [[["x"], ["x"]], [["y"], ["y"]]]
    games = [game(drawn=hands[number % 2]) for number in range(200)]
    games += [game(number // 2 % 2, drawn=hands[number % 2]) for number in range(400)]
    games += [unfinished(drawn=hands[0])] * 500
    found, _ = cards(tmp_path / "run", games)
    card = found["x"]
    assert (card.places, card.other_places) == (300, 300)
    assert card.wins / card.places == pytest.approx(1 / 3, abs=0.06)


def test_too_rare_to_tell(tmp_path: Path) -> None:
    enough, few = drawing.ENOUGH, drawing.ENOUGH - 1
    hands = [["often"]] * enough + [["rare"]] * few + [["else"]] * enough
    games = [game(number % 2, drawn=[hand, hand]) for number, hand in enumerate(hands)]
    found, rare = cards(tmp_path / "run", games)
    assert (set(found), rare) == ({"often", "else"}, 1)


def test_a_card_that_everybody_draws_is_compared_with_nothing(tmp_path: Path) -> None:
    games = [game(number % 2, drawn=[["always"], ["always"]]) for number in range(500)]
    assert cards(tmp_path / "run", games) == ({}, 1)


def test_each_seat_tells_of_equally_many_games() -> None:
    for seats in (2, 3, 4):
        told = np.bincount(chosen_seats(np.arange(24_000), seats), minlength=seats)
        assert told.min() > 0.97 * 24_000 / seats
    # not in turn: policies that move round the seats would be told of from one seat alone
    assert len(np.unique(np.diff(np.flatnonzero(chosen_seats(np.arange(100), 2))))) > 2


def test_strata_beyond_the_most_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_STRATA", 1)
    seats = chosen_seats(np.arange(3), 2).tolist()
    hands = [["x"] * many for many in (1, 1, 2)]
    games = [game(0, first=seat, drawn=[hand, hand]) for seat, hand in zip(seats, hands, strict=True)]
    drawn = counted(tmp_path / "run", games, events=True).drawn
    assert (drawn.counted, drawn.left_out) == (2, 1)
