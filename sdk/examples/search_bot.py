"""Play by evaluations against a player at random.

    python search_bot.py perdure --seed 7

Before each of its actions the bot looks one step ahead: the service estimates how likely the bot is to win if
nobody does anything more once the action has taken effect. With the better half of the actions it plays on:
some decisions at random, in samples of what the bot has not seen, and estimates again. The better half of
those gets more of these games, unless all are alike. An action counts by what it comes to at once and by what
it comes to in the games. Neither the bot nor anybody in these games takes an action that leads nowhere by
itself.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Container, Mapping
from typing import Literal, NamedTuple

import headjudge

AT_ONCE_SAMPLES = 4
"""In how many samples it looks one step ahead."""


class Budget(NamedTuple):
    """What the bot may spend on a decision."""

    samples: int = 8
    """In how many samples it plays on at first; in twice as many each time after that."""
    rounds: int = 2
    """How often it plays on at most."""
    max_decisions: int = 16
    """After how many decisions a game is broken off and estimated."""
    at_once: int = 8
    """After how many decisions an action has had its effect, where it looks one step ahead."""
    weight: float = 1.0
    """How much that counts beside the games."""


BUDGETS = {
    "castle": Budget(at_once=16),
    "splendagic": Budget(samples=4, rounds=1, weight=3.0),
}
"""Where the usual one is not the best: an attack of Castle Magic takes many decisions till it has an effect,
and what is taken in Splendagic pays off later than games at random see."""


class Kinds(NamedTuple):
    """Types of actions."""

    aimless: Container[str] = ()
    passing: Container[str] = ()

    @classmethod
    def of(cls, ruleset: headjudge.models.RulesetDetails) -> Kinds:
        """What a ruleset says of its actions."""
        return cls(ruleset.aimless_actions, ruleset.passing_actions)


ANY_KIND = Kinds()
"""Where nothing is known of them."""


def budget_for(
    ruleset: str, *, samples: int | None = None, rounds: int | None = None, max_decisions: int | None = None
) -> Budget:
    """The best budget for games of this ruleset, but for what is told."""
    usual = BUDGETS.get(ruleset, Budget())
    return usual._replace(
        samples=usual.samples if samples is None else samples,
        rounds=usual.rounds if rounds is None else rounds,
        max_decisions=usual.max_decisions if max_decisions is None else max_decisions,
    )


def best(
    game: headjudge.Game, dice: random.Random, budget: Budget, kinds: Kinds = ANY_KIND
) -> headjudge.models.Action:
    """The action that does best, found by sequential halving; of actions that are alike, one that passes, or
    else the first."""
    actions = [action for action in game.legal_actions if action.type not in kinds.aimless]
    candidates = sorted(actions or game.legal_actions, key=lambda action: action.type not in kinds.passing)
    if len(candidates) == 1:
        return candidates[0]
    at_once = means(game, candidates, dice, "quiet", AT_ONCE_SAMPLES, budget.at_once)
    candidates = better_half(candidates, at_once)
    points = dict.fromkeys(candidates, 0.0)
    played, samples = 0, budget.samples
    for _ in range(budget.rounds):
        found = means(game, candidates, dice, "purposeful", samples, budget.max_decisions)
        for action, mean in found.items():
            points[action] += mean * samples
        played += samples
        scores = {action: budget.weight * at_once[action] + points[action] / played for action in candidates}
        candidates = better_half(candidates, scores)
        if len(set(found.values())) == 1:
            break
        samples *= 2
    return candidates[0]


def means(
    game: headjudge.Game,
    actions: list[headjudge.models.Action],
    dice: random.Random,
    policy: Literal["purposeful", "quiet"],
    samples: int,
    max_decisions: int,
) -> dict[headjudge.models.Action, float]:
    """How likely the bot is to win with each of these actions, by what the service estimates."""
    evaluation = game.evaluate(
        actions=actions,
        samples=samples,
        seed=dice.randrange(2**40),
        max_decisions=max_decisions,
        policy=policy,
        unfinished_as="estimate",
    )
    return {entry.action: entry.mean for entry in evaluation.actions}


def better_half(
    actions: list[headjudge.models.Action], scores: Mapping[headjudge.models.Action, float]
) -> list[headjudge.models.Action]:
    """The better half of these actions, two at least, and what equals the last of them; the best first."""
    ranked = sorted(actions, key=scores.__getitem__, reverse=True)
    least = scores[ranked[max(1, (len(ranked) - 1) // 2)]]
    return [action for action in ranked if scores[action] >= least]


def play(
    game: headjudge.Game,
    dice: random.Random,
    *,
    searching: int = 0,
    budget: Budget | None = None,
    kinds: Kinds = ANY_KIND,
) -> headjudge.Game:
    """The end of a game in which from now on one seat searches and the others play at random."""
    allowed = budget or Budget()
    while not game.over:
        if game.seat == searching and len(game.legal_actions) > 1:
            game = game.apply(best(game, dice, allowed, kinds))
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
    parser.add_argument("--samples", type=int, help="samples to play on in at first")
    parser.add_argument("--rounds", type=int, help="how often to play on at most")
    parser.add_argument("--max-decisions", type=int, help="how many decisions a game has")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)  # noqa: S311  # a game, and one to be repeated
    budget = budget_for(
        chosen.ruleset, samples=chosen.samples, rounds=chosen.rounds, max_decisions=chosen.max_decisions
    )
    with headjudge.Client(chosen.url) as judge:
        kinds = Kinds.of(judge.ruleset(chosen.ruleset))
        game = judge.new_game(chosen.ruleset, seed=chosen.seed)
        outcome = play(game, dice, budget=budget, kinds=kinds).outcome
    assert outcome is not None
    winner = "a draw" if outcome.winner is None else "search wins" if outcome.winner == 0 else "chance wins"
    print(f"{winner}: {outcome.reason} ({outcome.rule})")


if __name__ == "__main__":
    main()
