"""``POST /v1/moves``: the service chooses for the seat that decides, and carries it out."""

from __future__ import annotations

from typing import Any

from flask import Response
from msgspec import UnsetType

from service import responses
from service.answers.positions import Adjudication
from service.bodies import Body
from service.choosing import choice
from service.contract.operation import ETAG, LONG, Resource
from service.judge import judge
from service.move_bodies import MoveBody, SearchPlayer
from service.naming import at_most, seats_of, settled
from service.passing import go_on, planned
from service.playing import carry_out, insist_on_legal, log_for
from service.problems import GameOverProblem
from service.telemetry import span

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
    action = choice(before.state, body.player, body.seed)
    log = log_for(body.include, seats)
    log.note(None, settling, before.state)
    state = go_on(carry_out(before.state, [action], log), plan, log)
    more: dict[str, Any] = {"action": action} if "action" in body.include else {}
    positions = judge().positions
    with span("encode"):
        after = positions.keep(state)
    positions.share((before, after))
    return responses.of_position(Adjudication.after(after, body.include, log, seats, **more), after)
