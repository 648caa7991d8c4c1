"""Play by evaluations against a player at random.

    python search_bot.py perdure --seed 7

Before each of its actions the bot has the service play games out at random that begin with each legal action,
in samples of what the bot has not seen. It begins with few games, and asks for more as long as it is not
clear which action is best.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import headjudge


class Budget(NamedTuple):
    """What the bot may spend on a decision."""

    samples: int = 10
    """In how many samples it asks at once."""
    rounds: int = 3
    """How often it asks at most."""
    max_decisions: int = 2_000
    """After how many decisions a game is broken off."""


def best(game: headjudge.Game, dice: random.Random, budget: Budget) -> headjudge.models.Action:
    """The action with the highest mean result, by as many games as it takes to see it, or as it may."""
    rounds: list[Sequence[Any]] = []
    while True:
        evaluation = game.evaluate(
            samples=budget.samples, seed=dice.randrange(2**40), max_decisions=budget.max_decisions
        )
        rounds.append(evaluation.actions)
        means = [sum(entry.mean for entry in entries) for entries in zip(*rounds, strict=True)]
        if len(rounds) == budget.rounds or is_clear(evaluation.actions):
            return game.legal_actions[means.index(max(means))]


def is_clear(actions: Sequence[Any]) -> bool:
    """Whether no other action comes within two standard errors of the best, or all of them are alike."""
    others = sorted(actions, key=lambda entry: entry.behind)[1:]
    return all(entry.behind > 2 * (entry.behind_error or 1) for entry in others) or all(
        entry.behind == 0 for entry in others
    )


def play(
    game: headjudge.Game, dice: random.Random, *, searching: int = 0, budget: Budget | None = None
) -> headjudge.Game:
    """The end of a game in which from now on one seat searches and the others play at random."""
    allowed = budget or Budget()
    while not game.over:
        if game.seat == searching and len(game.legal_actions) > 1:
            game = game.apply(best(game, dice, allowed))
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
    parser.add_argument("--samples", type=int, default=Budget().samples, help="samples to ask for at once")
    parser.add_argument("--rounds", type=int, default=Budget().rounds, help="how often to ask at most")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)  # noqa: S311  # a game, and one to be repeated
    budget = Budget(chosen.samples, chosen.rounds)
    with headjudge.Client(chosen.url) as judge:
        outcome = play(judge.new_game(chosen.ruleset, seed=chosen.seed), dice, budget=budget).outcome
    assert outcome is not None
    winner = "a draw" if outcome.winner is None else "search wins" if outcome.winner == 0 else "chance wins"
    print(f"{winner}: {outcome.reason} ({outcome.rule})")


if __name__ == "__main__":
    main()
