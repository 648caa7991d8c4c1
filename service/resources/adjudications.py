"""``POST /v1/adjudications``: an action is ruled on and carried out."""

from __future__ import annotations

from flask import Response

from service import responses
from service.answers.positions import Adjudication
from service.bodies import AdjudicationBody, Body
from service.contract.operation import ETAG, LONG, Resource
from service.judge import judge
from service.naming import actions_of, documents_of, seats_of, settled
from service.passing import go_on, planned
from service.playing import carry_out, log_for
from service.problems import GameOverProblem, IllegalActionProblem, invalid_request
from service.telemetry import span

blp = Resource("adjudications", "/v1/adjudications", "Playing.")

BODY = Body(AdjudicationBody)


@blp.operation(
    "POST",
    "",
    "adjudicate",
    Adjudication,
    says="The position after the action, and what happened.",
    body=AdjudicationBody,
    problems=(*LONG, IllegalActionProblem, GameOverProblem),
    links=("LegalActions", "Adjudication", "Move", "StateOfPosition", "Successors"),
    headers=ETAG,
)
def adjudicate() -> Response:
    """Adjudicate

    Carries an action out, or several in order, with all that the rules make of it, up to the next decision.
    Of several actions all are carried out or none. The state that was sent stays as it is: it can be played
    on differently.

    A state written by hand need not be settled: what the rules do before anybody decides is done first, and
    stands first among the events. `state_id` is that of the state after it.
    """
    body = BODY.read()
    documents, place = documents_of(body)
    if not documents and body.auto == "forced":
        raise invalid_request("/auto", "`auto` goes on after an action: send one")
    before, settling = settled(body)
    seats = seats_of(before.state, body.perspectives)
    actions = actions_of(before.state, documents, place)
    plan = planned(before.state, body.auto)
    log = log_for(body.include, seats)
    log.note(None, settling, before.state)
    state = go_on(carry_out(before.state, actions, log), plan, log)
    positions = judge().positions
    with span("encode"):
        after = positions.keep(state)
    positions.share((before, after))
    return responses.of_position(Adjudication.after(after, body.include, log, seats), after)
