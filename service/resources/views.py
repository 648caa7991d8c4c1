"""``POST /v1/views``: what a seat may know."""

from __future__ import annotations

from flask import Response

from service import responses
from service.answers.positions import Perspective
from service.bodies import Body, ViewBody
from service.contract.operation import WITH_STATE, Resource
from service.judge import judge
from service.naming import position_of, seat_of

blp = Resource("views", "/v1/views", "What a seat may know.")

BODY = Body(ViewBody)


@blp.operation(
    "POST",
    "",
    "viewState",
    Perspective,
    says="The table as the seat sees it, the decision, and its own legal actions.",
    body=ViewBody,
    problems=WITH_STATE,
)
def view_state() -> Response:
    """View of a seat

    All that may be shown to the player of that seat, and nothing else: hidden cards are counted, not named.
    There is no state id in it, because a hash of hidden cards can be used to guess them.
    """
    body = BODY.read()
    position = position_of(body)
    seat = seat_of(position.state, body.seat)
    judge().positions.share([position])
    return responses.encoded(Perspective.of(seat, position, body.include))
