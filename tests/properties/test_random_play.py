"""Random games of each ruleset: no dead ends, everything listed applies, nothing else does."""

from __future__ import annotations

import pytest

import engine
from tests.properties.random_play import CARE, play
from tests.rulesets.tables import TABLES, new_game
from tests.support.seeds import seeds
from tests.support.selection import examples

GAMES = {
    ruleset: examples(games)
    for ruleset, games in {
        "magic54": 25,
        "perdure": 25,
        "duel": 25,
        "castle": 20,
        "five_colors": 20,
        "splendagic": 20,
    }.items()
}
SOAKED = {"magic54": 150, "perdure": 150, "duel": 100, "castle": 500, "five_colors": 500, "splendagic": 500}
CHUNK = 25
CHUNKS = [
    (ruleset, first, size)
    for ruleset, games in GAMES.items()
    for size in (min(CHUNK, games),)
    for first in seeds(games // size, size, soaked=SOAKED[ruleset] // size)
]


def test_every_ruleset_is_played() -> None:
    assert [ruleset.id for ruleset in engine.rulesets()] == list(TABLES) == list(GAMES) == list(SOAKED)


@pytest.mark.seeded
@pytest.mark.parametrize(("ruleset", "first", "size"), CHUNKS)
def test_random_games(ruleset: str, first: int, size: int) -> None:
    games = [
        play(new_game(ruleset, seed), seed, CARE[ruleset].of(seed)) for seed in range(first, first + size)
    ]
    longest = engine.ruleset(ruleset).playout_decisions
    assert all(game.outcome.rule for game in games)
    assert sum(game.decisions > longest for game in games) <= size // 10
    assert sum(game.refused for game in games) > size


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_playouts_are_random_games_too(ruleset: str) -> None:
    state = engine.new_game(ruleset, seed=3)
    played = engine.play_out(state, seed=1, max_decisions=100_000)
    assert played.finished
    assert played == engine.play_out(state, seed=1, max_decisions=100_000)
    assert played != engine.play_out(state, seed=2, max_decisions=100_000)
    assert not engine.play_out(state, seed=1, max_decisions=played.decisions - 1).finished
