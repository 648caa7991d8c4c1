"""Evaluation: how good the legal actions of a position are, by games played out at random.

Actions are compared with *common random numbers*: game *i* has the same chance whichever action it begins
with, so that luck which has nothing to do with the action falls out of the differences.

What a mean is worth is told by its standard error. Games in the same sample of what is hidden share its luck,
so the mean of a sample counts as one observation: more samples of few games each tell more than few samples
of many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import fmean, stdev

from msgspec import Struct

from .adjudicate import S, legal_actions, question, sample
from .documents import Action
from .errors import GameOver
from .playouts import PlayOut, Policy, UnfinishedAs, play_out
from .ruleset import Ruleset

PLACES = 6
"""Decimal places of means and standard errors."""


class Estimate(Struct, frozen=True):
    """A mean, and by how much it is likely to be off. One observation says nothing about that."""

    mean: float
    standard_error: float | None


class Tally(Struct, frozen=True):
    """What the games that began with an action came to for a seat, and how many decisions were made."""

    action: Action
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that the seat had left when they were broken off or drawn."""
    unfinished: int
    decisions: int
    result: Estimate
    behind: Estimate
    """By how much the result is below that of the best action, game by game."""


def observation(results: Iterable[float]) -> float:
    """What games come to that share their luck: the mean of their results, to the places to which it is told,
    so that several answers come to what one would have said."""
    return round(fmean(results), PLACES)


def estimate(observations: Sequence[float]) -> Estimate:
    """The mean of independent observations, one at least, and its standard error."""
    many = len(observations)
    error = None if many == 1 else round(stdev(observations) / many**0.5, PLACES)
    return Estimate(round(fmean(observations), PLACES), error)


def compare(
    ruleset: Ruleset[S],
    state: S,
    actions: Sequence[Action | None],
    *,
    count: int,
    seed: int,
    max_decisions: int,
    policy: Policy = "uniform",
    unfinished_as: UnfinishedAs = "draw",
    each: Callable[[Sequence[int]], Iterable[int]] = iter,
    between: Callable[[], object] = lambda: None,
) -> list[list[PlayOut]]:
    """For each of these legal actions ``count`` games that begin with it; the game at place ``i`` has the
    chance of ``seed + i``.

    Args:
        actions: None among them stands for any action that the policy considers, each equally likely.
        each: goes through the numbers of the games, so that it knows how far the work has come.
        between: called before each decision; an error that it or ``each`` raises ends the work.
    """
    play = partial(
        play_out,
        ruleset,
        max_decisions=max_decisions,
        policy=policy,
        unfinished_as=unfinished_as,
        between=between,
    )
    return _played(play, lambda game: state, actions, range(seed, seed + count), each)


def evaluate(
    ruleset: Ruleset[S],
    state: S,
    *,
    samples: int,
    playouts: int,
    seed: int,
    max_decisions: int,
    actions: Sequence[Action] | None = None,
    policy: Policy = "uniform",
    unfinished_as: UnfinishedAs = "draw",
    each: Callable[[Sequence[int]], Iterable[int]] = iter,
    between: Callable[[], object] = lambda: None,
) -> list[Tally]:
    """Each of these legal actions of the seat that decides, or of all, by ``samples`` × ``playouts`` games;
    all that counts is what the seat knows.

    Sample ``i`` is drawn with ``seed + i * playouts``; its game ``j`` has the chance of
    ``seed + i * playouts + j``, whichever action it begins with. So each sample can be asked for by itself.

    Args:
        each: goes through the numbers of the games, so that it knows how far the work has come.
        between: called before each decision; an error that it or ``each`` raises ends the work.

    Raises:
        GameOver: the game has ended.
    """
    ask = question(ruleset, state)
    if ask is None:
        raise GameOver(state.table.outcome)
    seat, compared = ask.seat, legal_actions(ruleset, state) if actions is None else actions
    worlds: dict[int, S] = {}

    def world(game: int) -> S:
        number = game // playouts
        if number not in worlds:
            worlds.clear()
            worlds[number] = sample(ruleset, state, seat, seed + number * playouts)
        return worlds[number]

    play = partial(
        play_out,
        ruleset,
        max_decisions=max_decisions,
        policy=policy,
        unfinished_as=unfinished_as,
        between=between,
    )
    games = _played(play, world, compared, range(seed, seed + samples * playouts), each)
    means = [_by_sample(played, playouts, seat) for played in games]
    totals = [fmean(results) for results in means]
    best = means[totals.index(max(totals))]
    return [
        _tally(action, played, seat, results, [top - mine for top, mine in zip(best, results, strict=True)])
        for action, played, results in zip(compared, games, means, strict=True)
    ]


def best(tallies: Sequence[Tally]) -> Tally:
    """That of the action with the highest mean; of the first one, if several have."""
    return max(tallies, key=lambda tally: tally.result.mean)


def _played(
    play: Callable[..., PlayOut],
    world: Callable[[int], S],
    actions: Sequence[Action | None],
    seeds: Sequence[int],
    each: Callable[[Sequence[int]], Iterable[int]],
) -> list[list[PlayOut]]:
    """A game of each of these seeds for each action, those of one seed after one another, in the world that
    their place among the seeds has."""
    games: list[list[PlayOut]] = [[] for _ in actions]
    for number in each(range(len(seeds) * len(actions))):
        game, place = divmod(number, len(actions))
        games[place].append(play(world(game), seed=seeds[game], first=actions[place]))
    return games


def _by_sample(games: Sequence[PlayOut], playouts: int, seat: int) -> list[float]:
    """The mean result of the games in each sample."""
    results = [game.results[seat] for game in games]
    return [observation(results[first : first + playouts]) for first in range(0, len(results), playouts)]


def _tally(
    action: Action, games: Sequence[PlayOut], seat: int, results: Sequence[float], behind: Sequence[float]
) -> Tally:
    still_in = [game for game in games if game.winner is None and game.results[seat] > 0]
    wins = sum(game.winner == seat for game in games)
    draws = sum(game.finished for game in still_in)
    return Tally(
        action=action,
        wins=wins,
        draws=draws,
        losses=len(games) - wins - len(still_in),
        unfinished=len(still_in) - draws,
        decisions=sum(game.decisions for game in games),
        result=estimate(results),
        behind=estimate(behind),
    )
