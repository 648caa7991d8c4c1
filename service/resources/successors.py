"""``POST /v1/successors``: one step ahead."""

from __future__ import annotations

from flask import Response
from msgspec import UNSET, Raw

import engine
from service import responses
from service.answers.positions import Successor, Successors
from service.bodies import Body, SuccessorsBody
from service.contract.operation import ETAG, LONG, Resource
from service.guard import guard
from service.judge import judge
from service.naming import position_of
from service.telemetry import span

blp = Resource("successors", "/v1/successors", "One step ahead.")

BODY = Body(SuccessorsBody)


@blp.operation(
    "POST",
    "",
    "listSuccessors",
    Successors,
    says="One entry for each legal action, in the order of the list, page by page.",
    body=SuccessorsBody,
    problems=LONG,
    headers=ETAG,
)
def list_successors() -> Response:
    """Successors

    What comes of each legal action. They are listed in pages; `next` is the `after` of the next one, null on
    the last. The list of legal actions belongs to the state, so that the pages fit together. The successors
    are hot: go on from any of them by its id. Chance falls as it would in an adjudication, so these are
    previews of the game itself; take a sample first in order not to peek.
    """
    body = BODY.read()
    position = position_of(body)
    positions = judge().positions
    actions = engine.legal_actions(position.state)
    end = body.after + body.limit
    entries = []
    documents = {}
    with span("engine"):
        for action in guard().each(actions[body.after : end], "successors"):
            applied = engine.apply(position.state, action)
            place = positions.keep(applied.state)
            documents[place.state_id] = place.document
            entries.append(
                Successor(
                    action=action,
                    state_id=place.state_id,
                    outcome=place.outcome,
                    state=Raw(place.document) if "state" in body.include else UNSET,
                    events=applied.events if "events" in body.include else UNSET,
                )
            )
    positions.share([position], documents)
    answer = Successors(
        ruleset=position.ruleset,
        state_id=position.state_id,
        total=len(actions),
        next=end if end < len(actions) else None,
        successors=entries,
    )
    return responses.of_position(answer, position)
