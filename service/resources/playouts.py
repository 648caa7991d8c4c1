"""``POST /v1/playouts``: games played out at random."""

from __future__ import annotations

from flask import Response

import engine
from service import answers
from service.bodies import Body, PlayoutsBody
from service.contract.operation import LONG, Resource
from service.documents import Playouts
from service.guard import guard
from service.judge import judge
from service.naming import at_most, position_of
from service.problems import invalid_request

blp = Resource("playouts", "/v1/playouts", "Games played out at random.")

BODY = Body(PlayoutsBody)


@blp.operation(
    "POST",
    "",
    "playOut",
    "Playouts",
    says="How the games went.",
    body=PlayoutsBody,
    problems=LONG,
)
def play_out() -> Response:
    """Playouts

    Plays on at random, each legal action equally likely, and counts. The bound is on decisions, not on time,
    so that the same request has the same answer on a slow server too: `count` × `max_decisions` has to stay
    within `limits.playout_decisions` of `GET /v1/rulesets`.
    """
    body = BODY.read()
    config = judge().config
    at_most(config.max_playouts, body.count, "/count")
    if body.count * body.max_decisions > config.max_playout_decisions:
        raise invalid_request(
            "/max_decisions",
            f"{body.count} playouts of {body.max_decisions} decisions are more than the "
            f"{config.max_playout_decisions} decisions that this server allows in one request",
        )
    position = position_of(body)
    judge().positions.share([position])
    wins = [0] * len(position.state.table.seats)
    draws = unfinished = 0
    lengths = []
    watching = guard()
    for number in watching.each(range(body.count), "playouts"):
        game = engine.play_out(
            position.state,
            seed=body.seed + number,
            max_decisions=body.max_decisions,
            between=watching.check,
        )
        lengths.append(game.decisions)
        if game.winner is not None:
            wins[game.winner] += 1
        elif game.finished:
            draws += 1
        else:
            unfinished += 1
    return answers.encoded(
        Playouts(
            ruleset=position.ruleset,
            state_id=position.state_id,
            count=body.count,
            wins=tuple(wins),
            draws=draws,
            unfinished=unfinished,
            lengths=tuple(lengths),
        )
    )
