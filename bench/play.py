"""Random play: list the legal actions, choose one, apply it; python-chess does the same with moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from time import perf_counter

import chess

import engine

from .figures import Figure

RULESETS = ("magic54", "perdure")
"""Games with a deck of playing cards."""
TARGETS = {"magic54": 1.0, "perdure": 1.0, "duel": 0.15}
BESIDE_DUEL = {"castle": 0.7, "five_colors": 0.7, "splendagic": 0.6}
"""Games that add to the rules of a duel."""
DECISIONS = 4_000
ROUNDS = 7
PLIES = 200
"""A random game of chess is broken off here: bare kings would shuffle on for ever, cheaply."""


def measure() -> list[Figure]:
    """The speed of each ruleset as a multiple of python-chess', or of a duel's; rounds interleaved."""
    rates: dict[str, list[float]] = {name: [] for name in ("chess", *TARGETS, *BESIDE_DUEL)}
    for seed in range(ROUNDS):
        rates["chess"].append(_rate(partial(play_chess, seed, DECISIONS)))
        for ruleset in (*TARGETS, *BESIDE_DUEL):
            rates[ruleset].append(_rate(partial(play_cards, ruleset, seed, DECISIONS)))
    to_chess = [_ratio(ruleset, "chess", target, rates) for ruleset, target in TARGETS.items()]
    return to_chess + [_ratio(ruleset, "duel", target, rates) for ruleset, target in BESIDE_DUEL.items()]


def _ratio(ruleset: str, other: str, target: float, rates: Mapping[str, list[float]]) -> Figure:
    """How fast a ruleset is played beside chess, or beside another one."""
    ours, theirs = rates[ruleset], rates[other]
    return Figure(
        name=f"random play, {ruleset} / {'python-chess' if other == 'chess' else other}",
        runs=[mine / its for mine, its in zip(ours, theirs, strict=True)],
        target=target,
        unit="×",
        detail=f"{median(ours):,.0f} against {median(theirs):,.0f} decisions/s",
    )


def play_chess(seed: int, decisions: int) -> None:
    """Make so many random moves, game after game."""
    chance = random.Random(seed)
    board = chess.Board()
    for _ in range(decisions):
        moves = list(board.legal_moves)
        if not moves or board.ply() == PLIES:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(chance.choice(moves))


def play_cards(ruleset: str, seed: int, decisions: int) -> None:
    """Make so many random decisions, game after game."""
    chance = random.Random(seed)
    state = new_game(ruleset, seed)
    for step in range(decisions):
        actions = engine.legal_actions(state)
        if not actions:
            state = new_game(ruleset, seed + step)
            actions = engine.legal_actions(state)
        state = engine.apply(state, chance.choice(actions)).state


def new_game(ruleset: str, seed: int) -> engine.State:
    """A game to be played, with two different decks where there are decks."""
    decks = engine.ruleset(ruleset).decks
    return engine.new_game(ruleset, seed=seed, seats=[{"deck": deck} for deck in decks[:2]] or None)


def _rate(play: Callable[[], None]) -> float:
    start = perf_counter()
    play()
    return DECISIONS / (perf_counter() - start)
