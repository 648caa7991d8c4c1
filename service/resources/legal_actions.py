"""``POST /v1/legal-actions``: what the rules allow."""

from __future__ import annotations

from flask import Response

from service import responses
from service.answers.positions import LegalActions
from service.bodies import Body, LegalActionsBody
from service.contract.operation import ETAG, LONG, Resource
from service.judge import judge
from service.naming import position_of, seats_of

blp = Resource("legal_actions", "/v1/legal-actions", "What the rules allow.")

BODY = Body(LegalActionsBody)


@blp.operation(
    "POST",
    "",
    "listLegalActions",
    LegalActions,
    says="Who decides what, and every action that the rules allow.",
    body=LegalActionsBody,
    problems=LONG,
    links=("AdjudicationOfListed",),
    headers=ETAG,
)
def list_legal_actions() -> Response:
    """Legal actions

    The complete list for the seat that decides. Giving up (`{"type": "concede", "seat": 0}`) is not on it and
    is possible all the same, for any seat.
    """
    body = BODY.read()
    position = position_of(body)
    seats = seats_of(position.state, body.perspectives)
    judge().positions.share([position])
    return responses.of_position(LegalActions.at(position, body.include, seats), position)
