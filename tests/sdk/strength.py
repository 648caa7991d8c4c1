"""How strong the searching bot is, measured over HTTP.

    python -m tests.sdk.strength RULESET --games 50 [--against greedy] [--samples 10] [--rounds 3]

plays so many games, the bot in either seat in turn, and prints how they ended. The bot takes a second or more
for each decision: hours for the long games.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import headjudge
from tests.sdk.test_examples import RULESETS, example
from tests.support.servers import serving

Player = Callable[[headjudge.Game, random.Random], headjudge.Game]
PATIENT = 600.0
"""Seconds for a request."""


def at_random(game: headjudge.Game, dice: random.Random) -> headjudge.Game:
    """The game after any legal action."""
    return game.apply(dice.choice(game.legal_actions))


def greedily(game: headjudge.Game, dice: random.Random) -> headjudge.Game:
    """The game after the action that looks best one step ahead."""
    if len(game.legal_actions) == 1 or game.seat is None:
        return at_random(game, dice)
    after: headjudge.Game = example("greedy_bot").best(game, game.seat, dice).game
    return after


def searching(budget: Any) -> Player:
    """A player that evaluates within this budget."""
    bot = example("search_bot")

    def move(game: headjudge.Game, dice: random.Random) -> headjudge.Game:
        if len(game.legal_actions) == 1:
            return at_random(game, dice)
        return game.apply(bot.best(game, dice, budget))

    return move


def play(game: headjudge.Game, players: list[Player], dice: random.Random) -> headjudge.Game:
    """The end of a game between these players, by seats."""
    while game.seat is not None:
        game = players[game.seat](game, dice)
    return game


def main() -> int:
    """Play as many games as asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.sdk.strength")
    parser.add_argument("ruleset", choices=RULESETS)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--against", choices=["random", "greedy"], default="random")
    parser.add_argument("--samples", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--max-decisions", type=int, default=2_000)
    chosen = parser.parse_args()
    budget = example("search_bot").Budget(chosen.samples, chosen.rounds, chosen.max_decisions)
    bot, other = searching(budget), greedily if chosen.against == "greedy" else at_random
    ends: Counter[str] = Counter()
    with (
        serving(max_seconds=int(PATIENT)) as server,
        headjudge.Client(server.url, timeout=PATIENT) as judge,
    ):
        for seed in range(chosen.games):
            mine = seed % 2
            players = [bot, other] if mine == 0 else [other, bot]
            outcome = play(judge.new_game(chosen.ruleset, seed=seed), players, random.Random(seed)).outcome
            assert outcome is not None
            ends["draw" if outcome.winner is None else "won" if outcome.winner == mine else "lost"] += 1
            print(f"{chosen.ruleset} against {chosen.against}: {dict(sorted(ends.items()))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
