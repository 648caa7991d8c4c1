"""``POST /v1/verdicts``: may I, and why not."""

from __future__ import annotations

from flask import Response
from msgspec import UnsetType

import engine
from service import responses
from service.answers.positions import Verdicts
from service.bodies import Body, VerdictBody
from service.contract.operation import WITH_STATE, Resource
from service.guard import guard
from service.judge import judge
from service.naming import actions_of, position_of, seat_of
from service.positions import Position
from service.problems import GameOverProblem, invalid_request
from service.telemetry import span

blp = Resource("verdicts", "/v1/verdicts", "May I, and why not.")

BODY = Body(VerdictBody)


@blp.operation(
    "POST",
    "",
    "giveVerdict",
    (engine.Verdict, Verdicts),
    says="Whether the action is legal, by which clause, and if not, every reason why; `about` something, the "
    "actions that could concern it, each with its verdict.",
    body=VerdictBody,
    problems=(*WITH_STATE, GameOverProblem),
)
def give_verdict() -> Response:
    """Verdict on an action, or on all that could be done with something

    Changes nothing. Answers for every well-formed action of the ruleset, whether it is on the list of legal
    actions or not.

    `about` takes the place of `action` to ask why a card is greyed out: the answer has the legal actions that
    name it, and for every other kind of action that could concern it one action that stands for all, with
    every clause that it breaks; the most telling first. A kind concerns a thing if the thing is, or could be,
    what one of its parameters names, whether this decision offers the kind or not; a question that is not
    asked now concerns nothing. The parameters beside it are chosen so that as little as possible is broken,
    of the first 256 candidates each; where there is no candidate they say nothing: `left_open` names those.
    A kind that comes nowhere near (to block with a card in hand) is told only if nothing else is.

    The answer is for the seat that decides, and tells nothing that it doesn't know; for another `seat`, that
    it is not its decision, and what else forbids each action.
    """
    body = BODY.read()
    position = position_of(body)
    if isinstance(body.about, UnsetType):
        given = _verdict(position, body)
    else:
        given = _verdicts(position, body, body.about)
    judge().positions.share([position])
    return given


def _verdict(position: Position, body: VerdictBody) -> Response:
    if isinstance(body.action, UnsetType):
        raise invalid_request("", "send the `action`, or what the actions are `about`")
    if not isinstance(body.seat, UnsetType):
        raise invalid_request("/seat", "the seat that acts is told with `about` alone: an action has its own")
    (action,) = actions_of(position.state, [body.action], "/action")
    with span("engine"):
        verdict = engine.check(position.state, action)
    return responses.encoded(verdict)


def _verdicts(position: Position, body: VerdictBody, about: engine.Named) -> Response:
    if not isinstance(body.action, UnsetType):
        raise invalid_request("", "send `action` or `about`, not both")
    seat = None if isinstance(body.seat, UnsetType) else seat_of(position.state, body.seat)
    try:
        with span("engine"):
            verdicts = engine.about(position.state, about, seat, between=guard().check)
    except engine.UnknownThing as error:
        raise invalid_request("/about", error.message) from None
    return responses.encoded(Verdicts(ruleset=position.ruleset, about=about, verdicts=verdicts))
