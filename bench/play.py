"""Random play: list the legal actions, choose one, apply it; python-chess does the same with moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Literal

import chess

import engine

from .figures import Figure

RULESETS = ("magic54", "perdure")
"""Games with a deck of playing cards."""
TARGETS = {"magic54": 2.6, "perdure": 2.0, "duel": 0.45}
BESIDE_DUEL = {"castle": 0.8, "five_colors": 0.8, "splendagic": 0.7}
"""Games that add to the rules of a duel: decisions."""
EVENTS_BESIDE_DUEL = 0.4
"""What happens between two decisions differs from game to game."""
DECISIONS = 4_000
ROUNDS = 7
Rates = dict[str, list[tuple[float, float]]]
"""Decisions and events per second, by game and round."""
PLIES = 200
"""A random game of chess is broken off here: bare kings would shuffle on for ever, cheaply."""


def measure() -> list[Figure]:
    """The speed of each ruleset as a multiple of python-chess', or of a duel's; rounds interleaved."""
    rates: Rates = {name: [] for name in ("chess", *TARGETS, *BESIDE_DUEL)}
    for seed in range(ROUNDS):
        rates["chess"].append(_rates(partial(play_chess, seed, DECISIONS)))
        for ruleset in (*TARGETS, *BESIDE_DUEL):
            rates[ruleset].append(_rates(partial(play_cards, ruleset, seed, DECISIONS)))
    figures = [_ratio(ruleset, "chess", "decisions", target, rates) for ruleset, target in TARGETS.items()]
    for ruleset, target in BESIDE_DUEL.items():
        figures.append(_ratio(ruleset, "duel", "decisions", target, rates))
        figures.append(_ratio(ruleset, "duel", "events", EVENTS_BESIDE_DUEL, rates))
    return figures


def _ratio(
    ruleset: str, other: str, what: Literal["decisions", "events"], target: float, rates: Rates
) -> Figure:
    """How fast a ruleset is played beside chess, or beside another one."""
    place = ("decisions", "events").index(what)
    ours, theirs = ([rate[place] for rate in rates[name]] for name in (ruleset, other))
    return Figure(
        name=f"random play, {what}, {ruleset} / {'python-chess' if other == 'chess' else other}",
        runs=[mine / its for mine, its in zip(ours, theirs, strict=True)],
        target=target,
        unit="×",
        detail=f"{median(ours):,.0f} against {median(theirs):,.0f} {what}/s",
    )


def play_chess(seed: int, decisions: int) -> int:
    """Make so many random moves, game after game; each is one thing that happens."""
    chance = random.Random(seed)
    board = chess.Board()
    for _ in range(decisions):
        moves = list(board.legal_moves)
        if not moves or board.ply() == PLIES:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(chance.choice(moves))
    return decisions


def play_cards(ruleset: str, seed: int, decisions: int) -> int:
    """Make so many random decisions, game after game; how many events come of them."""
    chance, events = random.Random(seed), 0
    state = new_game(ruleset, seed)
    for step in range(decisions):
        actions = engine.legal_actions(state)
        if not actions:
            state = new_game(ruleset, seed + step)
            actions = engine.legal_actions(state)
        applied = engine.apply(state, chance.choice(actions))
        state, events = applied.state, events + len(applied.events)
    return events


def new_game(ruleset: str, seed: int) -> engine.State:
    """A game to be played, with two different decks where there are decks."""
    decks = engine.ruleset(ruleset).decks
    return engine.new_game(ruleset, seed=seed, seats=[{"deck": deck} for deck in decks[:2]] or None)


def _rates(play: Callable[[], int]) -> tuple[float, float]:
    """Decisions and events per second."""
    start = perf_counter()
    events = play()
    elapsed = perf_counter() - start
    return DECISIONS / elapsed, events / elapsed
