"""``POST /v1/replays``: a recorded game, played again."""

from __future__ import annotations

from flask import Response
from msgspec import UnsetType

import engine
from service import responses
from service.answers.positions import Adjudication
from service.bodies import Body, ReplayBody
from service.contract.operation import ETAG, Resource
from service.judge import judge
from service.naming import actions_of, at_most, seats_of
from service.playing import begun, carry_out, log_for
from service.problems import (
    EditionMismatchProblem,
    GameOverProblem,
    IllegalActionProblem,
    InvalidStateProblem,
    TookTooLongProblem,
    UnknownRulesetProblem,
    invalid_request,
)
from service.telemetry import about, span

blp = Resource("replays", "/v1/replays", "Recorded games.")

BODY = Body(ReplayBody)


@blp.operation(
    "POST",
    "",
    "replay",
    Adjudication,
    says="The position that the record leads to.",
    body=ReplayBody,
    problems=(
        UnknownRulesetProblem,
        EditionMismatchProblem,
        IllegalActionProblem,
        GameOverProblem,
        InvalidStateProblem,
        TookTooLongProblem,
    ),
    links=("LegalActions", "Adjudication", "Move", "StateOfPosition", "Successors"),
    headers=ETAG,
)
def replay() -> Response:
    """Replay a record

    A record is a whole game in a few kilobytes: the ruleset and its edition, the seed, the options and seats
    of its creation, and every action since. The answer is the position at its end, or after `upto` actions;
    `events` tell the whole game. An action that is illegal is refused as if it had been sent by itself;
    `index` says which one it is.

    A record of another edition is refused, because a changed ruling could lead to another game.
    """
    body = BODY.read()
    ruleset = engine.of_edition(body.ruleset, body.edition)
    at_most(judge().config.max_recorded_actions, len(body.actions), "/actions")
    upto = len(body.actions) if isinstance(body.upto, UnsetType) else body.upto
    if upto > len(body.actions):
        raise invalid_request("/upto", f"the record has {len(body.actions)} actions, not {upto}")
    with span("engine"):
        applied = begun(body)
    seats = seats_of(applied.state, body.perspectives)
    actions = actions_of(applied.state, body.actions, "/actions/%d")
    log = log_for(body.include, seats)
    log.note(None, applied.events, applied.state)
    state = carry_out(applied.state, actions[:upto], log)
    about(ruleset.id)
    positions = judge().positions
    with span("encode"):
        after = positions.keep(state)
    positions.share([after])
    return responses.of_position(Adjudication.at(after, body.include, log, seats), after)
