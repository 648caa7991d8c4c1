"""Games by the thousand: what a simulation adds to the engine, and what a second worker adds to the first.

The clock tells the truth about two workers only where two cores have nothing else to do: on a machine that is
busy with other things, one process gets a larger share of it than each of two. So CPU time is measured, too:
that of the workers, the scheduler and the client together. Where it takes as much for a game as one process
alone, two free cores play twice as fast.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from distributed import Client

import engine
from simulation import cluster, folder
from simulation import settings as settings_
from simulation.asking import Asked, settings_of
from simulation.games import Table
from simulation.parts import play
from simulation.settings import Settings

from .figures import Figure

GAMES = {"magic54": 20, "perdure": 60, "duel": 8}
"""Games of each round in one process: about a third of a second."""
ROUNDS = 9
SPREAD = "perdure"
GAMES_PER_PART = 150
PARTS = 16
"""Parts of each round for two workers; half as many for one process."""
SPREAD_ROUNDS = 5


def measure() -> list[Figure]:
    """All figures, rounds interleaved."""
    return [*(_beside_the_engine(ruleset, games) for ruleset, games in GAMES.items()), *_spread()]


def _beside_the_engine(ruleset: str, games: int) -> Figure:
    """Decisions per second of CPU time, played by a simulation, beside a loop of the engine's functions."""
    settings = settings_of(Asked(ruleset, games=games * ROUNDS, seed=1))
    table = Table(settings)
    times: list[tuple[float, float]] = []

    def simulated(game: int) -> int:
        return table.play(game).decisions

    def bare(game: int) -> int:
        return _bare(settings, game)

    for number in range(ROUNDS):
        these = range(number * games, (number + 1) * games)
        times.append((_per_decision(simulated, these), _per_decision(bare, these)))
    ours, theirs = (median(each) * 1e6 for each in zip(*times, strict=True))
    return Figure(
        name=f"simulation in one process / bare engine loop, {ruleset}",
        runs=[its / mine for mine, its in times],
        target=0.95,
        unit="×",
        detail=f"{ours:,.1f} against {theirs:,.1f} µs of CPU time for a decision",
    )


def _bare(settings: Settings, game: int) -> int:
    """A random game, by nothing but the engine."""
    chance, decisions = random.Random(game), 0
    state = engine.new_game(settings.ruleset, seed=settings.seed_of(game))
    while engine.outcome(state) is None:
        state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
        decisions += 1
    return decisions


def _per_decision(play: Callable[[int], int], games: Iterable[int]) -> float:
    start = process_time()
    decisions = sum(map(play, games))
    return (process_time() - start) / decisions


def _spread() -> list[Figure]:
    """Games per second, and per second of CPU time, of two workers beside one process."""
    clock: list[float] = []
    cpu: list[float] = []
    pace: list[tuple[float, float]] = []
    settings = settings_of(Asked(SPREAD, games=GAMES_PER_PART * PARTS, seed=1, games_per_part=GAMES_PER_PART))
    with ExitStack() as stack:
        client = stack.enter_context(cluster.connected(None, workers=2))
        cluster.prepare(client, settings_.to_json(settings), print)
        gc.collect()
        for number in range(-1, SPREAD_ROUNDS):
            one, two = _alone(settings), _by_two(client, settings)
            if number >= 0:  # the first round warms everything up
                clock.append(two[0] / one[0])
                cpu.append(two[1] / one[1])
                pace.append((two[0], one[0]))
    both, alone = (median(each) for each in zip(*pace, strict=True))
    return [
        Figure(
            name="simulation, two workers / one process",
            runs=clock,
            target=1.9,
            unit="×",
            detail=f"{both:,.0f} against {alone:,.0f} games/s of {SPREAD}; needs two free cores",
        ),
        Figure(
            name="simulation, two workers / one process, by CPU time",
            runs=[2 * ratio for ratio in cpu],
            target=1.9,
            unit="×",
            detail="twice the games per second of CPU time, of client, scheduler and workers together",
        ),
    ]


def _alone(settings: Settings) -> tuple[float, float]:
    """Games per second, and per second of CPU time, in this process."""
    document = settings_.to_json(settings)
    start, busy = perf_counter(), process_time()
    for part in range(PARTS // 2):
        play(document, part)
    games = PARTS // 2 * GAMES_PER_PART
    return games / (perf_counter() - start), games / (process_time() - busy)


def _by_two(client: Client, settings: Settings) -> tuple[float, float]:
    """Games per second, and per second of CPU time, of two workers; rows are written."""
    document = settings_.to_json(settings)
    with TemporaryDirectory() as out, folder.opened(Path(out), settings, resume=False) as written:
        start, busy = perf_counter(), _busy(client)
        for part in cluster.played(client, document, range(PARTS), print):
            written.write(part.number, part.file)
        seconds = perf_counter() - start
        return settings.games / seconds, settings.games / (_busy(client) - busy)


def _busy(client: Client) -> float:
    """Seconds of CPU time that all of them have taken; the scheduler lives in this process."""
    spent: dict[str, float] = client.run(process_time)
    return process_time() + sum(spent.values())
