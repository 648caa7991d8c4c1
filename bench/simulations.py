"""Games by the thousand: what a simulation adds to the engine, and what a second worker adds to the first.

The clock tells the truth about two workers only where two cores have nothing else to do: on a machine that is
busy with other things, one process gets a larger share of it than each of two. So CPU time is measured, too:
that of the workers, the scheduler and the client together. Where it takes as much for a game as one process
alone, two free cores play twice as fast.
"""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable
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
from simulation.games import table
from simulation.lineups import Lineups
from simulation.parts import play
from simulation.policies import decision_seed
from simulation.settings import Settings

from .figures import Figure

GAMES = {"magic54": 30, "perdure": 50, "duel": 10}
"""Games of each round beside the engine's: about a second for both."""
ROUNDS = 9
SPREAD = "perdure"
GAMES_PER_PART = 150
PARTS = 16
"""Parts of each round for two workers; half as many for one process."""
SPREAD_ROUNDS = 5
LASTING_PARTS = 1_000
"""Short ones, in each round of a run that lasts: what a part costs is what could be left of it."""
LASTING_ROUNDS = 4
FLAT = 1.05


def measure() -> list[Figure]:
    """All figures, rounds interleaved."""
    beside = [_beside_the_engine(ruleset, games) for ruleset, games in GAMES.items()]
    return [*beside, *_spread(), *_lasting()]


def _beside_the_engine(ruleset: str, games: int) -> Figure:
    """CPU time of games that a simulation plays, beside the same games in a loop of the engine's functions.

    Each game is played by both, one right after the other, and they take turns at being first: what else the
    machine does meanwhile slows both down. The pair in the middle counts.
    """
    settings = settings_of(Asked(ruleset, games=games * ROUNDS, seed=1))
    simulated, bare = table(settings_.to_json(settings)), Bare(settings)
    sides: list[Callable[[int], int]] = [lambda game: simulated.play(game).decisions, bare.play]
    times: list[tuple[float, float]] = []
    decisions = 0
    for game in range(settings.games):
        spent, counted = [0.0, 0.0], [0, 0]
        for side in (game % 2, 1 - game % 2):
            start = process_time()
            counted[side] = sides[side](game)
            spent[side] = process_time() - start
        if counted[0] != counted[1]:
            raise AssertionError(f"{ruleset}: game {game} has {counted[0]} decisions and {counted[1]}")
        times.append((spent[0], spent[1]))
        decisions += counted[0]
    ours, theirs = (sum(each) / decisions * 1e6 for each in zip(*times, strict=True))
    ratios = [its / mine for mine, its in times]
    return Figure(
        name=f"simulation in one process / bare engine loop, {ruleset}",
        runs=[median(ratios[start : start + games]) for start in range(0, len(ratios), games)],
        target=0.95,
        unit="×",
        detail=f"{ours:,.1f} against {theirs:,.1f} µs of CPU time for a decision, {len(ratios)} games each",
    )


class Bare:
    """The random games of a run, by nothing but the engine."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lineups = Lineups(settings.seats, settings.policies, settings.decks)

    def play(self, game: int) -> int:
        """Play the game with this number; how many decisions it has."""
        settings, seed, decisions = self._settings, self._settings.seed_of(game), 0
        decks = [settings.deck_documents[deck] if deck else {} for deck in self._lineups.of(game).decks]
        state = engine.new_game(settings.ruleset, seed=seed, options=settings.options, seats=decks)
        chances = [random.Random(decision_seed(seed, seat, 0)).random for seat in range(settings.seats)]
        while (asked := engine.decision(state)) is not None:
            actions = engine.legal_actions(state)
            state = engine.apply(state, actions[int(chances[asked.seat]() * len(actions))]).state
            decisions += 1
        return decisions


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


def _lasting() -> list[Figure]:
    """The memory of the client (with the scheduler) and of a worker in the course of a long run, beside what
    they had after its first parts; none where the system does not tell what memory a process takes.
    """
    if not Path("/proc/self/statm").exists():
        return []
    asked = Asked(
        SPREAD, games=LASTING_PARTS * (1 + LASTING_ROUNDS), seed=1, games_per_part=1, max_decisions=20
    )
    settings = settings_of(asked)
    document = settings_.to_json(settings)
    with ExitStack() as stack:
        client = stack.enter_context(cluster.connected(None, workers=1))
        cluster.prepare(client, document, print)
        (worker,) = client.run(os.getpid).values()
        out = Path(stack.enter_context(TemporaryDirectory()))
        written = stack.enter_context(folder.opened(out, settings, resume=False))
        taken: list[tuple[float, float]] = []
        for number, part in enumerate(
            cluster.played(client, document, range(settings.parts), print), start=1
        ):
            written.write(part.number, part.file)
            if number % LASTING_PARTS == 0:
                taken.append((_memory(os.getpid()), _memory(worker)))
    return [
        Figure(
            name=f"memory of the {whose} of a simulation, {LASTING_PARTS * LASTING_ROUNDS:,} parts later",
            runs=[later / at_first for later in others],
            target=FLAT,
            unit="×",
            detail=f"{others[-1]:,.0f} against {at_first:,.0f} MiB after {LASTING_PARTS:,} parts",
            at_most=True,
        )
        for whose, (at_first, *others) in zip(("client", "worker"), zip(*taken, strict=True), strict=True)
    ]


def _memory(process: int) -> float:
    """MiB that a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20
