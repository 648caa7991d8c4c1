"""How the players choose that the service plays for: at random, greedily, by search."""

from __future__ import annotations

from msgspec import UnsetType

import engine
from service.guard import guard
from service.move_bodies import GreedyPlayer, RandomPlayer, SearchPlayer
from service.playing_out import (
    MOST_SAMPLES,
    Budget,
    Workload,
    allowed,
    as_known_to,
    budget_of,
    is_bounded,
    watched_by_sample,
    workload,
)
from service.problems import invalid_request
from service.telemetry import spanned


@spanned("engine")
def choice(
    state: engine.State, player: RandomPlayer | GreedyPlayer | SearchPlayer, seed: int
) -> engine.Action:
    """What a player takes for the seat that decides, by what that seat knows.

    Raises:
        Refusal: it is more work than the server allows, or time is up.
    """
    match player:
        case SearchPlayer():
            return _by_search(state, player, seed)
        case GreedyPlayer():
            return _greedily(state, seed)
        case RandomPlayer():
            return engine.choose_at_random(state, seed=seed)


def _greedily(state: engine.State, seed: int) -> engine.Action:
    """What looks best one step ahead.

    Raises:
        Refusal: it is more work than the server allows, or time is up.
    """
    load = _workload(state, seed)
    if load is not None and not is_bounded(load, Budget(1, engine.GREEDY_DECISIONS)):
        raise invalid_request("/player", f"to look at each action is more work than {allowed()}")
    return engine.choose_greedily(state, seed=seed, between=guard().check)


def _by_search(state: engine.State, player: SearchPlayer, seed: int) -> engine.Action:
    """The best action by evaluations.

    Raises:
        Refusal: it is more work than the server allows, or time is up.
    """
    load = _workload(state, seed)
    if load is None:
        (action,) = engine.considered(state, "purposeful")
        return action
    budget = budget_of(load, player.samples, player.max_decisions, player.unfinished_as)
    is_usual = isinstance(player.samples, UnsetType)
    if not is_bounded(load, budget):
        raise invalid_request("/player", f"{_search_in_words(player)} is more work than {allowed()}")
    return engine.choose_by_search(
        state,
        samples=budget.samples,
        seed=seed,
        max_decisions=budget.max_decisions,
        unfinished_as=player.unfinished_as,
        **watched_by_sample(load.games, budget.samples, MOST_SAMPLES if is_usual else None),
    )


def _workload(state: engine.State, seed: int) -> Workload | None:
    """What there is to evaluate: one game for each action in each sample. A single action needs none."""
    actions, decision = len(engine.considered(state, "purposeful")), engine.decision(state)
    assert decision is not None, "a game that goes on asks"
    return None if actions == 1 else workload(state, as_known_to(state, decision.seat, seed), actions)


def _search_in_words(player: SearchPlayer) -> str:
    """What was asked for. It does not tell how much was chosen to look at in its place, nor how many actions
    there are: whoever asks may sit at another seat."""
    said = [
        f"{number} {what}"
        for number, what in ((player.samples, "samples"), (player.max_decisions, "decisions in each game"))
        if not isinstance(number, UnsetType)
    ]
    return f"to search in {', '.join(said)}," if said else "to search"
