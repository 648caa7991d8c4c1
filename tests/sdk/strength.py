"""How strong the searching bot is, measured over HTTP.

    python -m tests.sdk.strength RULESET --games 50 [--against greedy] [--samples 8] [--rounds 2]

plays so many games, the bot in either seat in turn, and prints how they ended and how long the bot took. Both
players bring the same decks, if any: some of those that are dealt in turn beat others, whoever plays.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import headjudge
from tests.sdk.test_examples import RULESETS, example
from tests.support.servers import serving

Player = Callable[[headjudge.Game, random.Random], headjudge.Game]
PATIENT = 600.0
"""Seconds for a request."""
SEATS = {
    "duel": [{"deck": "red_green"}] * 2,
    "castle": [{"deck": "red_green", "stock": "red_green"}] * 2,
    "five_colors": [{"deck": "red"}] * 2,
}
"""The same decks for both."""
OPTIONS = {"perdure": {"format": "series"}}
"""A match of Perdure is drawn where each player wins with the better deck: so matches until one is won."""


def at_random(game: headjudge.Game, dice: random.Random) -> headjudge.Game:
    """The game after any legal action."""
    return game.apply(dice.choice(game.legal_actions))


def greedily(game: headjudge.Game, dice: random.Random) -> headjudge.Game:
    """The game after the action that looks best one step ahead."""
    if len(game.legal_actions) == 1:
        return at_random(game, dice)
    return game.move("greedy", seed=dice.randrange(2**40))


class Searching:
    """A player that evaluates within a budget, and how long that takes."""

    def __init__(self, budget: Any, kinds: Any) -> None:
        self._bot, self._budget, self._kinds = example("search_bot"), budget, kinds
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, game: headjudge.Game, dice: random.Random) -> headjudge.Game:
        """The game after the action that does best."""
        if len(game.legal_actions) == 1:
            return at_random(game, dice)
        since = time.perf_counter()
        action = self._bot.best(game, dice, self._budget, self._kinds)
        self.seconds += time.perf_counter() - since
        self.decisions += 1
        return game.apply(action)


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
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--against", choices=["random", "greedy"], default="random")
    parser.add_argument("--samples", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--max-decisions", type=int)
    chosen = parser.parse_args()
    search_bot = example("search_bot")
    budget = search_bot.budget_for(
        chosen.ruleset, samples=chosen.samples, rounds=chosen.rounds, max_decisions=chosen.max_decisions
    )
    other = greedily if chosen.against == "greedy" else at_random
    ends: Counter[str] = Counter()
    with (
        serving(max_seconds=int(PATIENT)) as server,
        headjudge.Client(server.url, timeout=PATIENT) as judge,
    ):
        bot = Searching(budget, search_bot.Kinds.of(judge.ruleset(chosen.ruleset)))
        for seed in range(chosen.first, chosen.first + chosen.games):
            mine = seed % 2
            players: list[Player] = [bot, other] if mine == 0 else [other, bot]
            game = judge.new_game(
                chosen.ruleset,
                seed=seed,
                options=OPTIONS.get(chosen.ruleset),
                seats=SEATS.get(chosen.ruleset),
            )
            outcome = play(game, players, random.Random(seed)).outcome
            assert outcome is not None
            ends["draw" if outcome.winner is None else "won" if outcome.winner == mine else "lost"] += 1
            pace = bot.seconds / max(bot.decisions, 1)
            told = f"{dict(sorted(ends.items()))}, {pace:.2f} s for each of {bot.decisions} decisions"
            print(f"{chosen.ruleset} against {chosen.against}: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
