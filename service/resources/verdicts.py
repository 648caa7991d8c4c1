"""``POST /v1/verdicts``: may I, and why not."""

from __future__ import annotations

from flask import Response

import engine
from service import answers
from service.bodies import Body, VerdictBody
from service.contract.operation import WITH_STATE, Resource
from service.judge import judge
from service.naming import actions_of, position_of
from service.problems import GameOverProblem

blp = Resource("verdicts", "/v1/verdicts", "May I, and why not.")

BODY = Body(VerdictBody)


@blp.operation(
    "POST",
    "",
    "giveVerdict",
    "Verdict",
    says="Whether the action is legal, by which clause, and if not, every reason why.",
    body=VerdictBody,
    problems=(*WITH_STATE, GameOverProblem),
)
def give_verdict() -> Response:
    """Verdict on an action

    Changes nothing. Answers for every well-formed action of the ruleset, whether it is on the list of legal
    actions or not.
    """
    body = BODY.read()
    position = position_of(body)
    (action,) = actions_of(position.state, [body.action], "/action")
    verdict = engine.check(position.state, action)
    judge().positions.share([position])
    return answers.encoded(verdict)
