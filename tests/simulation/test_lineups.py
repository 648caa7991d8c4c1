"""Policies and decks move round the seats, and nobody keeps an advantage."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from simulation import lineups
from simulation.lineups import Lineup, Lineups, arrangements


def test_everybody_sits_everywhere_equally_often() -> None:
    orders = arrangements(["a", "b", "c", "d", "e"], 3)
    assert Counter(orders) == dict.fromkeys(permutations("abcde", 3), 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entrants", ["a", "ab", "abc", "abcd", "aab", "aabb", "aabbb"])
def test_any_number_of_entrants_is_spread_evenly(entrants: str, seats: int) -> None:
    orders = arrangements(list(entrants), seats)
    share = Counter(entrants)
    for seat in range(seats):
        at = Counter(order[seat] for order in orders)
        assert {who: at[who] / len(orders) for who in at} == {
            who: pytest.approx(many / len(entrants)) for who, many in share.items()
        }


def test_few_entrants_fill_the_seats_in_turn() -> None:
    assert sorted(map("".join, arrangements(["a", "b"], 3))) == ["aab", "aba", "abb", "baa", "bab", "bba"]
    assert arrangements(["a"], 4) == [("a",) * 4]


def test_one_that_is_named_twice_plays_against_itself() -> None:
    against = Counter(map("".join, arrangements(["a", "a", "b"], 2)))
    assert against == {"aa": 1, "ab": 1, "ba": 1}


def test_everybody_goes_round_the_seats_first() -> None:
    orders = list(map("".join, arrangements(["a", "b", "c"], 3)))
    assert orders == ["abc", "bca", "cab", "acb", "cba", "bac"]


def test_a_round_has_each_order_of_policies_with_each_order_of_decks() -> None:
    lineups = Lineups(2, ["p", "q"], ["x", "y", "z"])
    assert len(lineups) == 12
    games = [lineups.of(game) for game in range(36)]
    assert set(Counter(games).values()) == {3}
    assert games[:12] == games[12:24]
    assert games[:2] == [Lineup(("p", "q"), ("x", "y")), Lineup(("q", "p"), ("x", "y"))]


def test_a_game_without_decks_has_none() -> None:
    assert Lineups(2, ["p"], []).of(5) == Lineup(("p", "p"), (None, None))


def test_too_many_orders_are_refused() -> None:
    with pytest.raises(
        ValueError, match=r"40 can sit on 4 seats in 2,193,360 orders, and the most are 100,000"
    ):
        arrangements([str(number) for number in range(40)], 4)


def test_so_many_orders_may_there_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lineups, "MOST", 60)
    assert len(arrangements(["a", "b", "c", "d", "e"], 3)) == 60
    monkeypatch.setattr(lineups, "MOST", 59)
    with pytest.raises(ValueError, match="in 60 orders, and the most are 59"):
        arrangements(["a", "b", "c", "d", "e"], 3)
