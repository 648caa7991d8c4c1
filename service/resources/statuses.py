"""``POST /v1/statuses``: what is wrong with a state."""

from __future__ import annotations

from flask import Response

import engine
from service import responses
from service.answers.checks import Status
from service.bodies import Body, StatusBody
from service.contract.operation import BY_ID, Resource
from service.judge import judge
from service.naming import position_of

blp = Resource("statuses", "/v1/statuses", "What is wrong with a state.")

BODY = Body(StatusBody)


@blp.operation(
    "POST",
    "",
    "checkState",
    Status,
    says="The faults; none if the state can be played.",
    body=StatusBody,
    problems=BY_ID,
)
def check_state() -> Response:
    """Status of a state

    Takes any JSON document at all as `state` and lists everything that keeps it from being played: the place,
    what is wrong there, and the clause that it breaks.
    """
    body = BODY.read()
    faults: tuple[engine.Fault, ...] = ()
    try:
        judge().positions.share([position_of(body)])
    except engine.InvalidState as error:
        faults = error.faults
    except engine.EditionMismatch as error:
        faults = (engine.Fault("$.edition", str(error)),)
    return responses.encoded(Status(playable=not faults, faults=faults))
