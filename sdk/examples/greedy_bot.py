"""Play greedily, one step ahead, against a player at random.

    python greedy_bot.py perdure --seed 7

The service chooses for the bot: it tries each action in a sample of what the bot has not seen, lets what that
has begun take effect, and takes the action after which the bot is most likely to win, by what lies on the
table. `POST /v1/moves` is all that it takes.
"""

from __future__ import annotations

import argparse
import random

import headjudge


def play(game: headjudge.Game, dice: random.Random, *, greedy: int = 0) -> headjudge.Game:
    """The end of a game in which from now on one seat is greedy and the other plays at random."""
    while not game.over:
        if game.seat == greedy and len(game.legal_actions) > 1:
            game = game.move("greedy", seed=dice.randrange(2**40))
        else:
            game = game.apply(dice.choice(game.legal_actions))
    return game


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Play greedily, one step ahead, against a player at random.")
    parser.add_argument(
        "ruleset", choices=["castle", "duel", "five_colors", "magic54", "perdure", "splendagic"]
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--url", default="http://localhost:8000")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)  # noqa: S311  # a game, and one to be repeated
    with headjudge.Client(chosen.url) as judge:
        outcome = play(judge.new_game(chosen.ruleset, seed=chosen.seed), dice).outcome
    assert outcome is not None
    winner = "a draw" if outcome.winner is None else "greed wins" if outcome.winner == 0 else "chance wins"
    print(f"{winner}: {outcome.reason} ({outcome.rule})")


if __name__ == "__main__":
    main()
