"""``POST /v1/evaluations``: how good the legal actions are, as far as the seat that decides can know."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Response
from msgspec import Raw, UnsetType

import engine
from service import responses
from service.answers.estimates import Evaluated, Evaluation
from service.bodies import Body
from service.contract.operation import LONG, Resource
from service.judge import judge
from service.naming import actions_of, at_most, position_of, seat_of
from service.playing import insist_on_legal
from service.playing_out import as_known_to, budget_of, insist_on_bounded_samples, watched_by_sample, workload
from service.playout_bodies import EvaluationBody
from service.problems import GameOverProblem, IllegalActionProblem, invalid_request
from service.telemetry import span

blp = Resource("evaluations", "/v1/evaluations", "How good the legal actions are.")

BODY = Body(EvaluationBody)


@blp.operation(
    "POST",
    "",
    "evaluate",
    Evaluation,
    says="The legal actions, and how good they are.",
    body=EvaluationBody,
    problems=(*LONG, IllegalActionProblem, GameOverProblem),
)
def evaluate() -> Response:
    """Evaluations

    Draws samples of what the seat that decides has not seen, plays games out at random in each of them that
    begin with each of its legal actions, or of those in `actions`, with the same chance, and counts. What the
    seat does not know has no influence on the answer, so that it may be told it. One request is one decision
    of a bot.

    Without `samples`, `max_decisions` and `unfinished_as` it takes a second or two at most: it looks at as
    much as fits, and the answer tells how much that was.

    The bound is on work, in microseconds by the ruleset's `playout_cost`: `samples` × (`sample` + `playouts`
    × the number of actions × `max_decisions`, at most `decisions`, × `decision`) × the KiB of a sample's
    document has to stay within `limits.playout_work` of `GET /v1/rulesets`. What takes longer than
    `limits.seconds` nevertheless ends as `took-too-long`, which tells how many samples were finished: so many
    can be asked for.
    """
    body = BODY.read()
    at_least = 1 if isinstance(body.samples, UnsetType) else body.samples
    at_most(judge().config.max_playouts, at_least * body.playouts, "/samples")
    position = position_of(body)
    state, seat = position.state, seat_of(position.state, body.seat)
    wanted = _wanted(state, body.actions)
    decision = engine.decision(state)
    if decision is not None and decision.seat != seat:
        raise invalid_request(
            "/seat", f"it is seat {decision.seat} that decides here, seat {seat} has nothing to decide"
        )
    load = workload(state, as_known_to(state, seat, body.seed), body.playouts * len(wanted))
    budget = budget_of(load, body.samples, body.max_decisions, body.unfinished_as, body.playouts)
    insist_on_bounded_samples(load, budget)
    judge().positions.share([position])
    with span("engine"):
        tallies = engine.evaluate(
            state,
            samples=budget.samples,
            playouts=body.playouts,
            seed=body.seed,
            max_decisions=budget.max_decisions,
            actions=wanted,
            policy=body.policy,
            unfinished_as=body.unfinished_as,
            **watched_by_sample(load.games, budget.samples),
        )
    return responses.encoded(
        Evaluation(
            ruleset=position.ruleset,
            seat=seat,
            samples=budget.samples,
            playouts=body.playouts,
            seed=body.seed,
            max_decisions=budget.max_decisions,
            policy=body.policy,
            unfinished_as=body.unfinished_as,
            best=engine.best(tallies).action,
            actions=tuple(
                Evaluated(
                    action=tally.action,
                    wins=tally.wins,
                    draws=tally.draws,
                    losses=tally.losses,
                    unfinished=tally.unfinished,
                    mean=tally.result.mean,
                    standard_error=tally.result.standard_error,
                    behind=tally.behind.mean,
                    behind_error=tally.behind.standard_error,
                    decisions=tally.decisions,
                )
                for tally in tallies
            ),
        )
    )


def _wanted(state: engine.State, documents: Sequence[Raw] | UnsetType) -> Sequence[engine.Action]:
    """The actions to judge.

    Raises:
        Refusal: one of them is no action, or is illegal, or the game is over.
    """
    if isinstance(documents, UnsetType):
        insist_on_legal(state, ())
        return engine.legal_actions(state)
    at_most(judge().config.max_actions, len(documents), "/actions")
    named = actions_of(state, documents, "/actions/%d")
    insist_on_legal(state, named)
    return named
