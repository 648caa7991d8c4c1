"""``POST /v1/moves``: the service chooses for the seat that decides, and carries it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from flask import Response

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
from service.playing_out import as_known_to, is_bounded, most_decisions
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

    The bound on a search is that on evaluations: `samples` × the number of actions × `max_decisions` × the
    KiB of a sample's document has to stay within `limits.playout_work` of `GET /v1/rulesets`. A greedy player
    has one sample and 8 decisions.
    """
    body = BODY.read()
    if isinstance(body.player, SearchPlayer):
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
    if not _is_bounded(state, seed, 1, engine.GREEDY_DECISIONS):
        raise invalid_request("/player", f"to look at each action is more work than {_allowed()}")
    return engine.choose_greedily(state, seed=seed, between=guard().check)


def _by_search(state: engine.State, player: SearchPlayer, seed: int) -> engine.Action:
    """The best action by evaluations.

    Raises:
        Refusal: it is more work than the server allows, or time is up.
    """
    most = most_decisions(engine.ruleset_of(state).id, player.max_decisions)
    if not _is_bounded(state, seed, player.samples, most):
        raise invalid_request(
            "/player",
            f"to search in {player.samples} samples, {most} decisions in each game, is more work than "
            + _allowed(),
        )
    actions = len(engine.considered(state, "purposeful"))
    watching = guard()

    def each(games: Sequence[int]) -> Iterator[int]:
        for sample in watching.each(range(player.samples), "samples"):
            yield from games[sample * actions : (sample + 1) * actions]

    return engine.choose_by_search(
        state,
        samples=player.samples,
        seed=seed,
        max_decisions=most,
        unfinished_as=player.unfinished_as,
        each=each,
        between=watching.check,
    )


def _is_bounded(state: engine.State, seed: int, samples: int, most: int) -> bool:
    """Whether the server allows an evaluation of so much; a single action needs none."""
    actions, decision = len(engine.considered(state, "purposeful")), engine.decision(state)
    assert decision is not None, "a game that goes on asks"
    return actions == 1 or is_bounded(as_known_to(state, decision.seat, seed), samples * actions, most)


def _allowed() -> str:
    """The bound in words. They do not tell how many actions there are: whoever asks may sit at another
    seat."""
    most = judge().config.max_playout_work
    return f"the {most} that this server allows (samples × actions × max_decisions × KiB)"
