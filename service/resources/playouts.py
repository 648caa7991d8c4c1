"""``POST /v1/playouts``: games played out at random."""

from __future__ import annotations

import math

from flask import Response
from msgspec import UnsetType

import engine
from service import answers
from service.bodies import Body, PlayoutsBody
from service.contract.operation import LONG, Resource
from service.documents import Playouts
from service.guard import guard
from service.judge import judge
from service.naming import at_most, position_of
from service.positions import Position
from service.problems import invalid_request

blp = Resource("playouts", "/v1/playouts", "Games played out at random.")

BODY = Body(PlayoutsBody)
KIB = 1_024


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

    Plays on at random, each legal action equally likely, and counts. The bound is on work, not on time, so
    that the same request has the same answer on a slow server too: `count` × `max_decisions` × the KiB of the
    state's document has to stay within `limits.playout_work` of `GET /v1/rulesets`.
    """
    body = BODY.read()
    config = judge().config
    at_most(config.max_playouts, body.count, "/count")
    position = position_of(body)
    most = body.max_decisions
    if isinstance(most, UnsetType):
        most = engine.ruleset(position.ruleset).playout_decisions
    _insist_on_bounded_work(position, body.count, most)
    judge().positions.share([position])
    wins = [0] * len(position.state.table.seats)
    draws = unfinished = 0
    lengths = []
    watching = guard()
    for number in watching.each(range(body.count), "playouts"):
        game = engine.play_out(
            position.state,
            seed=body.seed + number,
            max_decisions=most,
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
            max_decisions=most,
            wins=tuple(wins),
            draws=draws,
            unfinished=unfinished,
            lengths=tuple(lengths),
        )
    )


def _insist_on_bounded_work(position: Position, count: int, most: int) -> None:
    """A decision costs more in a larger state: work is decisions times the KiB of the document."""
    limit = judge().config.max_playout_work
    size = math.ceil(len(position.document) / KIB)
    if count * most * size > limit:
        raise invalid_request(
            "/count",
            f"{count} playouts of {most} decisions in a state of {size} KiB are more work than the "
            f"{limit} that this server allows (count × max_decisions × KiB)",
        )
