"""Games played out at random, within the work and the time that a request may take."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypedDict

from msgspec import UnsetType

import engine
from service.guard import guard
from service.judge import judge
from service.playout_bodies import UnfinishedAs
from service.problems import invalid_request

KIB = 1_024
MOST_SAMPLES = 16
"""The most samples that are drawn where nobody says how many."""
FEW_DECISIONS = 16
"""How far games go that count by an estimate, where nobody says how far."""
WORK_BY_DEFAULT = 800_000
"""Microseconds by which samples and decisions are chosen where nobody says how many. Positions differ, so
that some take twice as long."""


class Watch(TypedDict):
    """What the engine calls while it plays."""

    each: Callable[[Sequence[int]], Iterable[int]]
    between: Callable[[], object]


class Budget(NamedTuple):
    """How much a seat looks at before it chooses."""

    samples: int
    max_decisions: int


class Workload(NamedTuple):
    """Games that are to be played from a position."""

    ruleset: str
    kib: int
    """The size of the position's document."""
    games: int
    """How many in each sample."""

    def work(self, budget: Budget) -> int:
        """The microseconds that all samples take."""
        return engine.ruleset(self.ruleset).playout_cost.work(
            kib=self.kib,
            samples=budget.samples,
            games=budget.samples * self.games,
            decisions=budget.max_decisions,
        )


def watched() -> Watch:
    """Has the guard of the request watch the games, and count them."""
    watching = guard()
    return {"each": lambda games: watching.each(games, "playouts"), "between": watching.check}


def watched_by_sample(games: int, samples: int, of: int | None = None) -> Watch:
    """Has the guard of the request watch so many games in each sample, and count the samples.

    Args:
        of: the number of samples to tell in the place of the real one.
    """
    watching = guard()

    def each(numbers: Sequence[int]) -> Iterator[int]:
        for sample in watching.each(range(samples), "samples", of):
            yield from numbers[sample * games : (sample + 1) * games]

    return {"each": each, "between": watching.check}


def most_decisions(ruleset: str, asked: int | UnsetType) -> int:
    """How many decisions a game is given: as many as were asked for, or as the ruleset's games need."""
    return engine.ruleset(ruleset).playout_decisions if isinstance(asked, UnsetType) else asked


def workload(state: engine.State, document: bytes, games: int) -> Workload:
    """To play so many games in each sample of a state with this document."""
    return Workload(engine.ruleset_of(state).id, math.ceil(len(document) / KIB), games)


def budget_of(
    load: Workload,
    samples: int | UnsetType,
    max_decisions: int | UnsetType,
    unfinished_as: UnfinishedAs,
    playouts: int = 1,
) -> Budget:
    """What a request for an evaluation has asked for; where it has not, what takes about
    :data:`WORK_BY_DEFAULT`, or less where the server allows less.

    Nothing but the position as its seat sees it goes into this, so that it tells nothing else.

    Args:
        playouts: how many games begin with each action in each sample.
    """
    config = judge().config
    is_short = isinstance(max_decisions, UnsetType) and unfinished_as == "estimate"
    longest = FEW_DECISIONS if is_short else most_decisions(load.ruleset, max_decisions)
    if not isinstance(samples, UnsetType):
        return Budget(samples, longest)
    work = min(WORK_BY_DEFAULT, config.max_playout_work)
    fitting = work // load.work(Budget(1, longest))
    if is_short and not fitting:
        drawing, deciding = load.work(Budget(1, 0)), load.work(Budget(1, 1))
        longest = max(1, (work - drawing) // (deciding - drawing))
    return Budget(max(1, min(fitting, MOST_SAMPLES, config.max_playouts // playouts)), longest)


def insist_on_bounded_playouts(load: Workload, max_decisions: int, factors: str) -> None:
    """Hold a request for playouts of the state as it is to the work that the server allows.

    Args:
        factors: the names of those of the number of games.

    Raises:
        Refusal: it is more.
    """
    work = engine.ruleset(load.ruleset).playout_cost.work(
        kib=load.kib, games=load.games, decisions=max_decisions
    )
    if work > judge().config.max_playout_work:
        raise invalid_request(
            "/count",
            f"{load.games} playouts ({factors}) of {max_decisions} decisions in a state of {load.kib} KiB "
            f"are more work than {allowed()}: {work} µs",
        )


def insist_on_bounded_samples(load: Workload, budget: Budget) -> None:
    """Hold a request for an evaluation to the work that the server allows.

    Raises:
        Refusal: it is more.
    """
    if not is_bounded(load, budget):
        raise invalid_request(
            "/samples",
            f"{load.games} playouts (playouts × actions) of {budget.max_decisions} decisions in each of "
            f"{budget.samples} samples of {load.kib} KiB are more work than {allowed()}: "
            f"{load.work(budget)} µs",
        )


def is_bounded(load: Workload, budget: Budget) -> bool:
    """Whether the server allows so much work."""
    return load.work(budget) <= judge().config.max_playout_work


def allowed() -> str:
    """The bound in words."""
    return f"the {judge().config.max_playout_work} µs that this server allows"


def as_known_to(state: engine.State, seat: int, seed: int) -> bytes:
    """A state as large as this one seems to a seat: its own size could tell what the seat has not seen."""
    return engine.encode(engine.sample(state, seat, seed))
