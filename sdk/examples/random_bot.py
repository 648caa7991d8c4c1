"""Play a game at random, for every seat.

python random_bot.py perdure --seed 7
"""

from __future__ import annotations

import argparse
import random

import headjudge


def play(judge: headjudge.Client, ruleset: str, seed: int) -> headjudge.Game:
    """The end of a game in which everybody does anything that is allowed."""
    dice = random.Random(seed)  # noqa: S311  # a game, and one to be repeated
    game = judge.new_game(ruleset, seed=seed)
    while not game.over:
        game = game.apply(dice.choice(game.legal_actions))
    return game


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Play a game at random, for every seat.")
    parser.add_argument(
        "ruleset", choices=["castle", "duel", "five_colors", "magic54", "perdure", "splendagic"]
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--url", default="http://localhost:8000")
    chosen = parser.parse_args()
    with headjudge.Client(chosen.url) as judge:
        outcome = play(judge, chosen.ruleset, chosen.seed).outcome
    assert outcome is not None
    winner = "a draw" if outcome.winner is None else f"seat {outcome.winner} wins"
    print(f"{winner}: {outcome.reason} ({outcome.rule})")


if __name__ == "__main__":
    main()
