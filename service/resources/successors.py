"""``POST /v1/successors``: one step ahead."""

from __future__ import annotations

from typing import Any

from flask import Response
from msgspec import Raw

import engine
from service import answers
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
    "Successors",
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
            entry: dict[str, Any] = {
                "action": action,
                "state_id": place.state_id,
                "outcome": engine.outcome(place.state),
            }
            if "state" in body.include:
                entry["state"] = Raw(place.document)
            if "events" in body.include:
                entry["events"] = applied.events
            entries.append(entry)
    positions.share([position], documents)
    answer = {
        "ruleset": position.ruleset,
        "state_id": position.state_id,
        "total": len(actions),
        "next": end if end < len(actions) else None,
        "successors": entries,
    }
    return answers.of_position(answers.encode(answer), position)
