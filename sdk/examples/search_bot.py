"""Play by evaluations against a player at random.

    python search_bot.py perdure --seed 7

Before each of its actions the bot has the service play on at random for some decisions that begin with each
legal action, in samples of what the bot has not seen, and estimate how likely the bot is to win from there.
It begins with few of these games, and goes on with more of them for the better half of the actions, unless
all are alike. Neither the bot nor anybody in these games takes an action that leads nowhere by itself.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Container
from typing import NamedTuple

import headjudge


class Budget(NamedTuple):
    """What the bot may spend on a decision."""

    samples: int = 4
    """In how many samples it asks at first; in twice as many each time after that."""
    rounds: int = 2
    """How often it asks at most."""
    max_decisions: int = 16
    """After how many decisions a game is broken off and estimated."""


def best(
    game: headjudge.Game, dice: random.Random, budget: Budget, aimless: Container[str] = ()
) -> headjudge.models.Action:
    """The action that does best, found by sequential halving; of actions that are alike, the first."""
    actions = [action for action in game.legal_actions if action.type not in aimless]
    candidates = actions or list(game.legal_actions)
    points = dict.fromkeys(candidates, 0.0)
    samples = budget.samples
    for _ in range(budget.rounds if len(candidates) > 1 else 0):
        evaluation = game.evaluate(
            actions=candidates,
            samples=samples,
            seed=dice.randrange(2**40),
            max_decisions=budget.max_decisions,
            policy="purposeful",
            unfinished_as="estimate",
        )
        for entry in evaluation.actions:
            points[entry.action] += entry.mean * samples
        candidates.sort(key=points.__getitem__, reverse=True)
        if all(entry.behind == 0 for entry in evaluation.actions):
            break
        candidates = candidates[: max(2, (len(candidates) + 1) // 2)]
        samples *= 2
    return candidates[0]


def play(
    game: headjudge.Game,
    dice: random.Random,
    *,
    searching: int = 0,
    budget: Budget | None = None,
    aimless: Container[str] = (),
) -> headjudge.Game:
    """The end of a game in which from now on one seat searches and the others play at random."""
    allowed = budget or Budget()
    while not game.over:
        if game.seat == searching and len(game.legal_actions) > 1:
            game = game.apply(best(game, dice, allowed, aimless))
        else:
            game = game.apply(dice.choice(game.legal_actions))
    return game


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Play by evaluations against a player at random.")
    parser.add_argument(
        "ruleset", choices=["castle", "duel", "five_colors", "magic54", "perdure", "splendagic"]
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--url", default="http://localhost:8000")
    parser.add_argument("--samples", type=int, default=Budget().samples, help="samples to ask for at first")
    parser.add_argument("--rounds", type=int, default=Budget().rounds, help="how often to ask at most")
    parser.add_argument(
        "--max-decisions", type=int, default=Budget().max_decisions, help="how far to play on at most"
    )
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)  # noqa: S311  # a game, and one to be repeated
    budget = Budget(chosen.samples, chosen.rounds, chosen.max_decisions)
    with headjudge.Client(chosen.url) as judge:
        aimless = judge.ruleset(chosen.ruleset).aimless_actions
        game = judge.new_game(chosen.ruleset, seed=chosen.seed)
        outcome = play(game, dice, budget=budget, aimless=aimless).outcome
    assert outcome is not None
    winner = "a draw" if outcome.winner is None else "search wins" if outcome.winner == 0 else "chance wins"
    print(f"{winner}: {outcome.reason} ({outcome.rule})")


if __name__ == "__main__":
    main()
