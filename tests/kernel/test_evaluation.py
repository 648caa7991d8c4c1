"""Games played out to compare actions: with the same chance, and as far as a seat can know."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from math import exp
from statistics import fmean, stdev
from typing import Any

import pytest

from engine.kernel import adjudicate, creation, playouts
from engine.kernel.documents import Concede
from engine.kernel.errors import GameOver
from engine.kernel.evaluation import Tally, compare, estimate, evaluate
from tests.kernel.tiny import TINY, DrawTile, Give, SayIt, Take, TinyState

MOST = 1_000


def start(heap: int = 9) -> TinyState:
    """A new game."""
    return creation.new_game(TINY, seed=1, options={"heap": heap})


def play(state: TinyState, seed: int, first: Any = None, most: int = MOST) -> playouts.PlayOut:
    """A single game."""
    return playouts.play_out(TINY, state, seed=seed, max_decisions=most, first=first)


def test_the_first_decision_can_be_given() -> None:
    over = play(start(), 4, Concede(0))
    assert (over.winner, over.decisions, over.finished, over.results) == (1, 1, True, (0.0, 1.0))
    assert {play(start(heap=1), seed, Take(1)).winner for seed in range(5)} == {1}
    assert {play(start(heap=1), seed).winner for seed in range(20)} == {0, 1}


def test_an_action_that_is_given_counts_as_a_decision() -> None:
    cut = play(start(), 4, Take(1), most=1)
    assert (cut.decisions, cut.finished) == (1, False)


def test_a_game_that_nobody_has_won_gives_equal_shares() -> None:
    assert play(start(), 4, most=2).results == (0.5, 0.5)
    left = dataclasses.replace(TINY, in_game=lambda state, seat: seat == 1)
    assert playouts.play_out(left, start(), seed=4, max_decisions=2).results == (0.0, 1.0)
    none = dataclasses.replace(TINY, in_game=lambda state, seat: False)
    assert playouts.play_out(none, start(), seed=4, max_decisions=2).results == (0.5, 0.5)


def test_what_the_rules_leave_to_chance_is_that_of_the_game_played_out() -> None:
    """Whoever draws from the bag: the tile is the same in games of one seed, another in others."""
    drawn = set()
    for seed in range(20):
        tiles = set()
        for counter in (0, 5):
            state = start()
            state.machine.rng.counter = counter
            tiles.add(tuple(_first_draw(state, seed).machine.known))
        assert len(tiles) == 1
        drawn |= tiles
    assert len(drawn) == 2


def _first_draw(state: TinyState, seed: int) -> Any:
    after: list[TinyState] = []

    def turn(state: TinyState) -> int:
        after.append(state)
        return 0

    watched = dataclasses.replace(TINY, turn=turn)
    playouts.play_out(watched, state, seed=seed, max_decisions=2, first=DrawTile())
    return after[-1]


def test_a_script_is_what_the_rules_draw_first() -> None:
    for number in (0, 1):
        state = start()
        state.machine.rng.script = [number]
        seen = {tuple(_first_draw(state, seed).table.bag) for seed in range(9)}
        assert seen == {tuple(tile for place, tile in enumerate(state.table.bag) if place != number)}
        assert state.machine.rng.script == [number]


def test_each_action_has_its_games_with_the_chance_of_their_numbers() -> None:
    state = start()
    actions: Sequence[Any] = (Take(1), DrawTile(), None, Take(1))
    games = compare(TINY, state, actions, count=4, seed=10, max_decisions=MOST)
    assert games == [[play(state, seed, first) for seed in range(10, 14)] for first in actions]
    assert games[0] == games[3] != games[1]


def evaluated(state: TinyState, **more: Any) -> list[Tally]:
    """The actions of a state, each by six games."""
    told = {"samples": 3, "playouts": 2, "seed": 5, "max_decisions": MOST, **more}
    return evaluate(TINY, state, **told)


def test_the_same_worlds_and_the_same_chance_for_each_action() -> None:
    state = start()
    tallies = evaluated(state)
    assert [tally.action for tally in tallies] == list(adjudicate.legal_actions(TINY, state))
    worlds = [adjudicate.sample(TINY, state, 0, 5 + number) for number in range(3)]
    for tally in tallies:
        games = [play(worlds[number // 2], 5 + number, tally.action) for number in range(6)]
        wins = [float(game.winner == 0) for game in games]
        assert (tally.wins, tally.losses, tally.draws, tally.unfinished) == (sum(wins), 6 - sum(wins), 0, 0)
        assert tally.decisions == sum(game.decisions for game in games)
        means = [fmean(wins[first : first + 2]) for first in (0, 2, 4)]
        assert tally.result.mean == round(fmean(means), 6)
        assert tally.result.standard_error == round(stdev(means) / 3**0.5, 6)


def test_the_best_action_is_behind_by_nothing() -> None:
    tallies = evaluated(start(), samples=20)
    means = [tally.result.mean for tally in tallies]
    best = tallies[means.index(max(means))]
    assert (best.behind.mean, best.behind.standard_error) == (0.0, 0.0)
    assert len(set(means)) > 1
    for tally in tallies:
        assert tally.behind.mean == pytest.approx(max(means) - tally.result.mean, abs=2e-6)
        assert tally.behind.mean >= 0
    assert any(tally.behind.standard_error for tally in tallies)


def test_one_sample_says_nothing_about_errors() -> None:
    for tally in evaluated(start(), samples=1, playouts=5):
        assert tally.result.standard_error is None
        assert tally.behind.standard_error is None
        assert tally.wins + tally.losses == 5


def test_games_that_are_broken_off_are_unfinished() -> None:
    for tally in evaluated(start(), max_decisions=1):
        assert (tally.wins, tally.draws, tally.losses, tally.unfinished) == (0, 0, 0, 6)
        assert (tally.result.mean, tally.result.standard_error) == (0.5, 0.0)


def test_a_game_that_the_seat_has_left_is_lost() -> None:
    left = dataclasses.replace(TINY, in_game=lambda state, seat: seat == 1)
    for tally in evaluate(left, start(), samples=2, playouts=1, seed=1, max_decisions=1):
        assert (tally.losses, tally.unfinished, tally.result.mean) == (2, 0, 0.0)


def test_the_bag_is_another_in_each_sample() -> None:
    bags: list[tuple[str, ...]] = []

    def turn(state: TinyState) -> int:
        bags.append(tuple(state.table.bag))
        return 0

    ruleset = dataclasses.replace(TINY, turn=turn)
    state = start()
    evaluate(ruleset, state, samples=6, playouts=2, seed=1, max_decisions=1)
    games = 2 * len(adjudicate.legal_actions(TINY, state))
    drawn = [adjudicate.sample(TINY, state, 0, 1 + 2 * number) for number in range(6)]
    assert bags == [tuple(world.table.bag) for world in drawn for _ in range(games)]
    assert len(set(bags)) > 2


def test_some_of_the_actions_are_evaluated_as_among_all() -> None:
    state = start()
    taken, drawn = Take(2), DrawTile()
    every = {tally.action: tally for tally in evaluated(state)}
    some = evaluated(state, actions=[drawn, taken])
    assert [tally.action for tally in some] == [drawn, taken]
    assert [tally.result for tally in some] == [every[drawn].result, every[taken].result]
    best = max(some, key=lambda tally: tally.result.mean)
    assert best.behind.mean == 0.0


def rich(state: TinyState, seat: int) -> float:
    """Tiles are all that counts."""
    return float(len(state.table.seats[seat].tiles))


def test_what_is_broken_off_counts_as_much_as_it_is_estimated_to_be_worth() -> None:
    ruleset = dataclasses.replace(TINY, worth=rich)
    how: dict[str, Any] = {"samples": 2, "playouts": 1, "seed": 1, "max_decisions": 1}
    tallies = evaluate(ruleset, start(), unfinished_as="estimate", **how)
    means = {type(tally.action): tally.result.mean for tally in tallies}
    assert means == {Take: 0.5, DrawTile: 0.731059, Give: round(1 / (1 + exp(2)), 6)}
    for tally in tallies:
        assert (tally.wins, tally.draws, tally.losses, tally.unfinished) == (0, 0, 0, 2)
    assert {tally.result.mean for tally in evaluate(ruleset, start(), **how)} == {0.5}
    [[game]] = compare(
        ruleset, start(), [DrawTile()], count=1, seed=1, max_decisions=1, unfinished_as="estimate"
    )
    assert game.results == pytest.approx((0.731059, 0.268941), abs=1e-6)


def test_a_game_that_ends_is_not_estimated() -> None:
    ruleset = dataclasses.replace(TINY, worth=rich)
    how: dict[str, Any] = {"seed": 3, "max_decisions": MOST}
    for first in adjudicate.legal_actions(TINY, start()):
        over = playouts.play_out(ruleset, start(), first=first, unfinished_as="estimate", **how)
        assert over == playouts.play_out(TINY, start(), first=first, **how)


@pytest.fixture
def aimless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles lead nowhere."""
    monkeypatch.setattr(DrawTile, "aimless", True)
    monkeypatch.setattr(Give, "aimless", True)


@pytest.mark.usefixtures("aimless")
def test_aimless_actions_are_considered_where_there_are_no_others() -> None:
    assert playouts.considered((Take(1), DrawTile(), Take(2)), "uniform") == (Take(1), DrawTile(), Take(2))
    assert playouts.considered((Take(1), DrawTile(), Take(2)), "purposeful") == [Take(1), Take(2)]
    assert playouts.considered((DrawTile(),), "purposeful") == (DrawTile(),)


@pytest.mark.usefixtures("aimless")
def test_quiet_players_name_nothing_where_they_can() -> None:
    assert playouts.considered((Take(1), SayIt(), DrawTile()), "quiet") == [SayIt()]
    assert playouts.considered((Take(1), Give("one", 1)), "quiet") == [Take(1)]
    assert playouts.considered((DrawTile(), Give("one", 1)), "quiet") == [DrawTile()]


def test_quiet_players_pass_before_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass that names something comes before an action without members."""
    monkeypatch.setattr(Take, "passing", True)
    assert playouts.considered((SayIt(), Take(1), Give("one", 1)), "quiet") == [Take(1)]
    assert playouts.considered((SayIt(), Give("one", 1)), "quiet") == [SayIt()]


@pytest.mark.usefixtures("aimless")
@pytest.mark.parametrize("policy", ["uniform", "purposeful"])
def test_purposeful_players_leave_aimless_actions_be(policy: playouts.Policy) -> None:
    taken: list[type[Any]] = []
    watched = dataclasses.replace(TINY, chosen=lambda *told: taken.append(type(told[-1])))
    every: set[type[Any]] = {Take, SayIt} if policy == "purposeful" else {Take, SayIt, DrawTile, Give}
    how: dict[str, Any] = {"seed": 3, "max_decisions": MOST, "policy": policy}
    compare(watched, start(), [None], count=20, **how)
    assert set(taken) == every
    taken.clear()
    evaluate(watched, start(), samples=20, playouts=1, actions=[Take(1)], **how)
    assert set(taken) == every
    taken.clear()
    evaluate(watched, start(), samples=1, playouts=1, **how)
    assert {DrawTile, Give} <= set(taken)


def test_a_game_that_is_over_has_nothing_to_evaluate() -> None:
    over = adjudicate.apply(TINY, start(), Concede(1)).state
    with pytest.raises(GameOver):
        evaluated(over)


def test_the_work_can_be_counted_and_given_up() -> None:
    state = start()
    total = 6 * len(adjudicate.legal_actions(TINY, state))
    begun: list[int] = []

    def two(games: Sequence[int]) -> Iterator[int]:
        assert len(games) == total
        for number in games:
            if number == 2:
                raise TimeoutError
            begun.append(number)
            yield number

    with pytest.raises(TimeoutError):
        evaluated(state, each=two)
    assert begun == [0, 1]
    looks: list[int] = []
    tallies = evaluated(state, between=lambda: looks.append(0))
    assert len(looks) == sum(tally.decisions for tally in tallies)


def test_an_estimate_says_what_its_mean_is_worth() -> None:
    assert estimate([1.0]).standard_error is None
    assert (estimate([1, 0, 0]).mean, estimate([1, 0, 0]).standard_error) == (0.333333, 0.333333)
    assert estimate([1, 0] * 50).standard_error == pytest.approx(0.05, abs=0.001)
