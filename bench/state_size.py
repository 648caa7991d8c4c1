"""How many bytes a game's state has in the middle of the game."""

from __future__ import annotations

import random

import engine

from .figures import Figure
from .play import RULESETS

GAMES = 25


def measure() -> list[Figure]:
    """The canonical encoding at half the decisions of random games: the greatest of them has to be small."""
    figures = []
    for ruleset in RULESETS:
        sizes = sorted(middle(ruleset, seed) for seed in range(GAMES))
        detail = f"greatest of {GAMES} games, from {sizes[0]:,}"
        figures.append(
            Figure(f"mid-game state, {ruleset}", [sizes[-1]], 4_000, "bytes", detail, at_most=True),
        )
    return figures


def middle(ruleset: str, seed: int) -> int:
    """The size in bytes of the state halfway through one random game."""
    chance = random.Random(seed)
    state = engine.new_game(ruleset, seed=seed)
    sizes = []
    while actions := engine.legal_actions(state):
        sizes.append(len(engine.encode(state)))
        state = engine.apply(state, chance.choice(actions)).state
    return sizes[len(sizes) // 2]
