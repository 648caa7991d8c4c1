"""Actions compared: playouts with actions, and evaluations."""

from __future__ import annotations

import pytest

import headjudge
from headjudge import models

END = models.PerdureEndPhaseAction()


@pytest.fixture
def game(judge: headjudge.Client) -> headjudge.Game:
    """A game that is over soon."""
    return judge.new_game("perdure", seed=7, options=models.PerdureOptions(format="game"))


def test_playouts_compare_actions(game: headjudge.Game) -> None:
    compared = game.playouts(3, actions="all", seed=5)
    assert compared.actions is not None
    assert tuple(each.action for each in compared.actions) == game.legal_actions
    assert compared == game.playouts(3, actions=game.legal_actions, seed=5)
    assert compared.count == len(compared.lengths) == 3 * len(game.legal_actions)
    (one,) = game.playouts(3, actions=[END], seed=5).actions or ()
    assert one == compared.actions[game.legal_actions.index(END)]
    with pytest.raises(headjudge.IllegalAction) as refused:
        game.playouts(3, actions=[END, models.ConcedeAction(seat=7)])
    assert refused.value.index == 1


def test_an_evaluation_names_the_best_action(game: headjudge.Game) -> None:
    evaluation = game.evaluate(samples=4, playouts=2, seed=5, unfinished_as="draw")
    assert evaluation == game.evaluate(samples=4, playouts=2, seed=5, unfinished_as="draw")
    assert evaluation.seat == game.seat
    assert tuple(each.action for each in evaluation.actions) == game.legal_actions
    means = [each.mean for each in evaluation.actions]
    assert evaluation.best == game.legal_actions[means.index(max(means))]
    assert {each.wins + each.draws + each.losses for each in evaluation.actions} == {8}
    cut = game.evaluate(samples=2, seed=5, max_decisions=1, unfinished_as="draw")
    assert {each.unfinished for each in cut.actions} == {2}


def test_some_of_the_actions_are_judged(game: headjudge.Game) -> None:
    some = game.legal_actions[::-2]
    evaluation = game.evaluate(samples=2, seed=5, actions=some, policy="purposeful")
    assert tuple(each.action for each in evaluation.actions) == some
    assert evaluation.policy == "purposeful"
    assert evaluation == game.evaluate(samples=2, seed=5, actions=some, policy="purposeful", progress=True)
    with pytest.raises(headjudge.IllegalAction) as refused:
        game.evaluate(samples=2, actions=[END, models.ConcedeAction(seat=7)])
    assert refused.value.index == 1


def test_playouts_may_be_purposeful(judge: headjudge.Client) -> None:
    duel = judge.new_game("duel", seed=7)
    assert judge.ruleset("duel").aimless_actions == ["tap_for_mana", "mulligan"]
    by_policy = {policy: duel.playouts(2, seed=5, policy=policy) for policy in ("uniform", "purposeful")}
    assert by_policy["uniform"] == duel.playouts(2, seed=5) != by_policy["purposeful"]


def test_what_an_evaluation_makes_of_chance_is_drawn_anew(game: headjudge.Game) -> None:
    assert game.evaluate(samples=4).seed != game.evaluate(samples=4).seed


def test_a_game_that_is_over_is_not_evaluated(game: headjudge.Game) -> None:
    over = game.apply(models.ConcedeAction(seat=0))
    with pytest.raises(headjudge.GameOver) as refused:
        over.evaluate()
    assert refused.value.outcome == over.outcome
