"""``GET /v1/states/{state_id}``: hot states."""

from __future__ import annotations

from flask import Response

import engine
from service import responses
from service.contract.operation import BY_ID, CACHE_CONTROL, Resource
from service.judge import judge
from service.positions import STATE_ID, not_hot
from service.problems import Refusal
from service.telemetry import about

blp = Resource("states", "/v1/states", "Hot states.")


@blp.operation(
    "GET",
    "/<state_id>",
    "getState",
    engine.State,
    says="The state. It never changes: its id is its hash.",
    problems=BY_ID,
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_state(state_id: str) -> Response:
    """A hot state

    The whole document of a hot state. The id is a hash of the content, so it names one document for ever.
    """
    if not STATE_ID.match(state_id):
        raise Refusal(not_hot(state_id))
    positions = judge().positions
    position = positions.by_id(state_id)
    about(position.ruleset)
    positions.share([position])
    return responses.unless_known(position.document, state_id, responses.IMMUTABLE)
