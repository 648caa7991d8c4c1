"""``POST /v1/moves``: the service chooses for the seat that decides, and carries it out."""

from __future__ import annotations

from typing import Any

from flask import Response
from msgspec import UnsetType

import engine
from service import responses
from service.answers.positions import Adjudication
from service.bodies import Body
from service.contract.operation import ETAG, LONG, Resource
from service.guard import guard
from service.judge import judge
from service.move_bodies import GreedyPlayer, MoveBody, RandomPlayer, SearchPlayer
from service.naming import at_most, seats_of, settled
from service.passing import go_on, planned
from service.playing import carry_out, insist_on_legal, log_for
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
from service.problems import GameOverProblem, invalid_request
from service.telemetry import span, spanned

blp = Resource("moves", "/v1/moves", "Playing against the service.")

BODY = Body(MoveBody)


@blp.operation(
    "POST",
    "",
    "move",
    Adjudication,
    says="The position after the move, and what happened.",
    body=MoveBody,
    problems=(*LONG, GameOverProblem),
    links=("LegalActions", "Adjudication", "Move", "StateOfPosition", "Successors"),
    headers=ETAG,
)
def move() -> Response:
    """Move

    The service chooses for the seat that decides, whichever that is, and adjudicates what it has chosen: a
    bot in one request. It chooses by what the seat knows, so that it chooses the same in all worlds that the
    seat cannot tell apart.

    The answer is that of an adjudication of the action. With `perspectives` and `include: []` it tells other
    seats of the action what the events tell them and nothing else, and so do refusals.

    A search that says nothing of its `samples` and `max_decisions` takes a second or two at most. The bound
    on one that does is that on evaluations, and what takes longer than `limits.seconds` ends as
    `took-too-long`, which tells how many samples were finished; a search without `samples` counts them as if
    they were 16. A greedy player has one sample and 8 decisions.
    """
    body = BODY.read()
    if isinstance(body.player, SearchPlayer) and not isinstance(body.player.samples, UnsetType):
        at_most(judge().config.max_playouts, body.player.samples, "/player/samples")
    before, settling = settled(body)
    seats = seats_of(before.state, body.perspectives)
    insist_on_legal(before.state, ())
    plan = planned(before.state, body.auto)
    action = _choice(before.state, body)
    log = log_for(body.include, seats)
    log.note(None, settling, before.state)
    state = go_on(carry_out(before.state, [action], log), plan, log)
    more: dict[str, Any] = {"action": action} if "action" in body.include else {}
    positions = judge().positions
    with span("encode"):
        after = positions.keep(state)
    positions.share((before, after))
    return responses.of_position(Adjudication.after(after, body.include, log, seats, **more), after)


@spanned("engine")
def _choice(state: engine.State, body: MoveBody) -> engine.Action:
    match body.player:
        case SearchPlayer() as player:
            return _by_search(state, player, body.seed)
        case GreedyPlayer():
            return _greedily(state, body.seed)
        case RandomPlayer():
            return engine.choose_at_random(state, seed=body.seed)


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
