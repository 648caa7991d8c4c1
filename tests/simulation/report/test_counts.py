"""What rows come to: results by seat, order of turns, deck and policy, lengths, ends, events."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from simulation.report import counts as counting
from simulation.report import runs
from simulation.report.counts import Results
from simulation.report.rates import first_player, first_player_sentence
from simulation.report.tally import Names, Tally

from .made import counted, game, seat, unfinished


def test_seats_and_the_order_of_turns_are_two_things(tmp_path: Path) -> None:
    games = [game(0, first=0), game(0, first=1), game(0, first=1), game(1, first=0), game(first=1)]
    found = counted(tmp_path / "run", games)
    assert found.by_seat() == [Results(won=3, drawn=1, lost=1), Results(won=1, drawn=1, lost=3)]
    assert found.by_order() == [Results(won=1, drawn=1, lost=3), Results(won=3, drawn=1, lost=1)]


def test_order_of_turns_goes_round_a_table_of_four(tmp_path: Path) -> None:
    four = [seat() for _ in range(4)]
    games = [game(1, seats=four, first=3), game(3, seats=four, first=3), game(2, seats=four, first=3)]
    found = counted(tmp_path / "run", games, seats=4)
    assert [one.won for one in found.by_order()] == [1, 0, 1, 1]
    assert [one.won for one in found.by_seat()] == [0, 1, 1, 1]
    assert [one.lost for one in found.by_seat()] == [3, 2, 2, 2]


def test_a_draw_is_no_win_and_no_loss_and_what_is_unfinished_is_in_no_share(tmp_path: Path) -> None:
    found = counted(tmp_path / "run", [game(0), game(0), game(1), game(), unfinished(), unfinished()])
    first, _ = found.by_seat()
    assert first == Results(won=2, drawn=1, lost=1, unfinished=2)
    assert first.rate is not None
    assert first.draw_rate is not None
    assert (first.finished, first.rate.value, first.draw_rate.value) == (4, 0.5, 0.25)
    assert (found.games, found.finished, found.draws) == (6, 4, 1)
    share = first_player(found)
    assert share is not None
    assert share.value == pytest.approx(2 / 3)


def test_no_game_at_all_and_draws_alone(tmp_path: Path) -> None:
    none = counted(tmp_path / "none", [], asked=10)
    assert (none.games, none.by_seat()[0].rate, first_player(none)) == (0, None, None)
    drawn = counted(tmp_path / "drawn", [game(), game()])
    rate = drawn.by_seat()[0].rate
    assert rate is not None
    assert (rate.value, rate.low) == (0, 0)
    assert "Nobody has won" in first_player_sentence(drawn)


def test_a_deck_against_itself_tells_nothing_of_the_deck(tmp_path: Path) -> None:
    mirror, apart = [seat("Red"), seat("Red")], [seat("Red"), seat("Blue")]
    games = [game(0, seats=mirror), game(1, seats=mirror), game(0, seats=apart), game(seats=apart)]
    games += [game(0, seats=apart[::-1]), unfinished(seats=apart)]
    found = counted(tmp_path / "run", games, decks=("Red", "Blue"))
    assert found.decks.results() == {
        "Red": Results(won=1, drawn=1, lost=1, unfinished=1),
        "Blue": Results(won=1, drawn=1, lost=1, unfinished=1),
    }
    assert found.decks.mirror_games() == {"Red": 2}
    assert found.policies.results() == {}


def test_policies_move_round_the_seats_and_keep_their_results(tmp_path: Path) -> None:
    ways = [[seat(policy="greedy"), seat(policy="random")], [seat(policy="random"), seat(policy="greedy")]]
    games = [game(0, seats=ways[0]), game(1, seats=ways[1]), game(1, seats=ways[1]), game(1, seats=ways[0])]
    found = counted(tmp_path / "run", games, policies=("greedy", "random"))
    assert found.policies.results() == {"greedy": Results(won=3, lost=1), "random": Results(won=1, lost=3)}
    assert found.policies.met()["greedy", "random"] == Results(won=3, lost=1)
    assert found.policies.met()["random", "greedy"] == Results(won=1, lost=3)


def test_of_four_only_those_have_met_of_whom_one_won_or_nobody(tmp_path: Path) -> None:
    seats = [seat("A"), seat("B"), seat("C"), seat("A")]
    games = [game(0, seats=seats), game(1, seats=seats), game(seats=seats), unfinished(seats=seats)]
    met = counted(tmp_path / "run", games, seats=4, decks=("A", "B", "C")).decks.met()
    # A sits twice: each of its seats meets B
    assert met["A", "B"] == Results(won=1, drawn=2, lost=2, unfinished=2)
    assert met["B", "A"] == Results(won=2, drawn=2, lost=1, unfinished=2)
    assert met["B", "C"] == Results(won=1, drawn=1, lost=0, unfinished=1)
    assert ("A", "A") not in met


def test_lengths_of_finished_games(tmp_path: Path) -> None:
    games = [game(0, turns=turns, decisions=10 * turns) for turns in (4, 6, 6, 8)]
    found = counted(tmp_path / "run", [*games, unfinished(turns=999)])
    assert found.turns.sample.mean == 6
    assert found.turns.sample.variance == pytest.approx(8 / 3)
    assert [found.turns.percentile(share) for share in (0.25, 0.5, 1)] == [4, 6, 8]
    assert found.decisions.percentile(0.5) == 60


def test_ends_by_rule_and_reason(tmp_path: Path) -> None:
    games = [
        game(0, rule="CR-1", reason="x"),
        game(1, rule="CR-1", reason="y"),
        game(rule="CR-2", reason="x"),
    ]
    found = counted(tmp_path / "run", [*games, games[0], unfinished()])
    assert found.ends() == [("CR-1", "x", 2), ("", "unfinished", 1), ("CR-1", "y", 1), ("CR-2", "x", 1)]


def test_events_are_counted_by_type(tmp_path: Path) -> None:
    games = [game(0, events={"drew": 3, "tapped": 1}), game(0, events={"drew": 2})]
    assert counted(tmp_path / "run", games, events=True).events() == [("drew", 2, 5), ("tapped", 1, 1)]


def test_a_slice_of_maps_is_not_all_of_them() -> None:
    maps = pa.array([[("a", 1)], [("b", 2), ("c", 3)], [("d", 4)]], pa.map_(pa.string(), pa.int32()))
    keys, items = counting.pairs(maps[1:2])
    assert (keys.to_pylist(), items.to_pylist()) == (["b", "c"], [2, 3])


def test_the_size_of_batches_and_parts_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = np.random.default_rng(3)
    decks = ["A", "B", "C"]
    games = [
        game(
            *([int(random.integers(2))] if random.random() < 0.9 else []),
            seats=[seat(decks[random.integers(3)]), seat(decks[random.integers(3)])],
            first=int(random.integers(2)),
            events={"drew": int(random.integers(1, 5))},
            drawn=[["x"] * int(random.integers(3)), ["y", "x"]],
            turns=int(random.integers(1, 30)),
        )
        for _ in range(60)
    ]

    def told(name: str, per_part: int) -> list[object]:
        found = counted(tmp_path / name, games, per_part=per_part, events=True, decks=tuple(decks))
        kinds = [found.decks.results(), found.decks.met(), found.by_order(), found.ends(), found.events()]
        return [*kinds, found.turns.sample, found.drawn.counted, found.decks.mirror_games()]

    at_once = told("once", 1000)
    monkeypatch.setattr(runs, "ROWS_AT_ONCE", 7)
    assert told("pieces", 25) == at_once


def test_names_beyond_the_most_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "MOST_NAMES", 2)
    games = [game(0, seats=[seat("A"), seat("B")]), game(0, seats=[seat("C"), seat("A")])]
    found = counted(tmp_path / "run", games)
    assert found.decks.results() == {"A": Results(won=1, lost=1), "B": Results(lost=1)}
    assert found.decks.names.beyond == 1


@pytest.mark.parametrize("keys", [[5, 5, 1], [10**15, 3, 10**15, 10**15]])
def test_a_tally_of_small_and_of_great_keys(keys: list[int]) -> None:
    tally = Tally()
    tally.add(np.array(keys))
    tally.add(np.array(keys), np.full(len(keys), 10))
    tally.add(np.array([], np.int64))
    assert tally.by_key() == {key: 11 * keys.count(key) for key in sorted(set(keys))}


def test_names_keep_their_numbers() -> None:
    names = Names(2)
    assert names.numbers(pa.array(["b", "a", "b"])).tolist() == [1, 2, 1]
    assert names.numbers(pa.array(["c", "a"])).tolist() == [0, 2]
    assert (names.names, names.beyond) == (["", "b", "a"], 1)
