"""Moves that the service chooses, on a real service."""

from __future__ import annotations

import pytest

import headjudge
from headjudge import models
from tests.sdk.flavours import Tap

SEARCH = models.SearchPlayer(samples=3, max_decisions=60)


@pytest.fixture
def game(tapped: headjudge.Client, tap: Tap) -> headjudge.Game:
    """A game that is over soon."""
    begun = tapped.new_game("perdure", seed=7, options=models.PerdureOptions(format="game"))
    tap.since()
    return begun


def test_a_move_is_one_request_and_what_was_chosen_leads_there(game: headjudge.Game, tap: Tap) -> None:
    after = game.move("random", seed=5)
    assert after.chosen in game.legal_actions
    assert (after.events, after.seat) != ((), None)
    assert tap.since() == [("POST", "/v1/moves", 200)]
    assert game.chosen is None
    assert after.chosen is not None
    by_hand = game.apply(after.chosen)
    assert (by_hand, by_hand.events, by_hand.chosen) == (after, after.events, None)


def test_the_best_action_of_an_evaluation_is_taken(game: headjudge.Game) -> None:
    evaluation = game.evaluate(samples=3, seed=5, max_decisions=60)
    assert game.move(SEARCH, seed=5).chosen == evaluation.best
    assert game.move(seed=5).chosen == game.move("search", seed=5).chosen == game.evaluate(seed=5).best


def test_what_looks_best_one_step_ahead_is_taken(game: headjudge.Game) -> None:
    evaluation = game.evaluate(samples=1, seed=5, max_decisions=8, policy="quiet", unfinished_as="estimate")
    best = [each.action for each in evaluation.actions if each.behind == 0]
    assert game.move("greedy", seed=5).chosen in best
    assert game.move(models.GreedyPlayer(), seed=5) == game.move("greedy", seed=5)


@pytest.mark.filterwarnings("error")
def test_games_that_are_estimated_are_no_surprise(game: headjudge.Game) -> None:
    played = game.playouts(3, seed=5, max_decisions=4, unfinished_as="estimate")
    assert played.unfinished == 3
    with pytest.raises(headjudge.UnfinishedPlayouts):
        game.playouts(3, seed=5, max_decisions=4)


def test_chance_is_drawn_anew_unless_there_is_a_seed(game: headjudge.Game) -> None:
    assert len({game.move("random") for _ in range(20)}) > 1
    assert len({game.move(models.RandomPlayer(), seed=3) for _ in range(4)}) == 1


def test_a_whole_game_of_moves_has_a_record(game: headjudge.Game, judge: headjudge.Client) -> None:
    after, forced = game, 0
    while not after.over:
        after = after.move("random", seed=1, auto="forced")
        forced += len(after.forced)
    assert forced
    assert judge.replay(after.record()) == after


def test_players_are_told_what_they_see(game: headjudge.Game) -> None:
    other = 1 - (game.seat or 0)
    after = game.move("random", seed=5, perspectives=[other], texts=True)
    (seen,) = after.perspectives
    assert after.chosen is not None
    told = game.apply(after.chosen, perspectives=[other], texts=True)
    assert seen == told.perspectives[0]
    assert isinstance(seen.texts, models.Texts)
    assert after.texts == told.texts


def test_nobody_moves_in_a_game_that_is_over(game: headjudge.Game) -> None:
    over = game.apply(models.ConcedeAction(seat=0))
    with pytest.raises(headjudge.GameOver) as refused:
        over.move()
    assert refused.value.outcome == over.outcome
