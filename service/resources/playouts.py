"""``POST /v1/playouts``: games played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from flask import Response
from msgspec import UNSET, Raw, UnsetType

import engine
from service import responses
from service.answers.estimates import ActionPlayouts, Playouts
from service.bodies import Body
from service.contract.operation import LONG, Resource
from service.judge import judge
from service.naming import actions_of, at_most, position_of
from service.playing import insist_on_legal
from service.playing_out import insist_on_bounded_playouts, most_decisions, watched, workload
from service.playout_bodies import PlayoutsBody
from service.problems import GameOverProblem, IllegalActionProblem
from service.telemetry import span

blp = Resource("playouts", "/v1/playouts", "Games played out at random.")

BODY = Body(PlayoutsBody)


@blp.operation(
    "POST",
    "",
    "playOut",
    Playouts,
    says="How the games went.",
    body=PlayoutsBody,
    problems=(*LONG, IllegalActionProblem, GameOverProblem),
)
def play_out() -> Response:
    """Playouts

    Plays on at random, each legal action equally likely, or each that the `policy` considers, and counts.
    With `actions`, games are played that begin with each of them, the same number and with the same chance,
    so that the actions can be compared.

    The bound is on work, not on time, so that the same request has the same answer on a slow server too, in
    microseconds by the ruleset's `playout_cost`: `count` × the number of `actions` × `max_decisions`, at most
    `decisions`, × `decision` × the KiB of the state's document has to stay within `limits.playout_work` of
    `GET /v1/rulesets`.
    """
    body = BODY.read()
    at_most(judge().config.max_playouts, body.count, "/count")
    if isinstance(body.actions, list):
        at_most(judge().config.max_actions, len(body.actions), "/actions")
    position = position_of(body)
    compared = _compared(position.state, body.actions)
    most = most_decisions(position.ruleset, body.max_decisions)
    many, factors = (1, "count") if compared is None else (len(compared), "count × actions")
    load = workload(position.state, position.document, body.count * many)
    insist_on_bounded_playouts(load, most, factors)
    judge().positions.share([position])
    with span("engine"):
        games = engine.compare(
            position.state,
            [None] if compared is None else compared,
            count=body.count,
            seed=body.seed,
            max_decisions=most,
            policy=body.policy,
            unfinished_as=body.unfinished_as,
            **watched(),
        )
    seats = range(len(position.state.table.seats))
    every = list(chain.from_iterable(games))
    return responses.encoded(
        Playouts(
            ruleset=position.ruleset,
            state_id=position.state_id,
            count=len(every),
            max_decisions=most,
            lengths=tuple(game.decisions for game in every),
            actions=UNSET
            if compared is None
            else tuple(
                ActionPlayouts(action=action, **_counted([played], seats))
                for action, played in zip(compared, games, strict=True)
            ),
            **_counted(games, seats),
        )
    )


def _compared(state: engine.State, wanted: Sequence[Raw] | str | UnsetType) -> Sequence[engine.Action] | None:
    """The actions that games have to begin with; None, if they may begin as they like.

    Raises:
        Refusal: one of them is no action, or is illegal, or the game is over.
    """
    if isinstance(wanted, UnsetType):
        return None
    named = [] if isinstance(wanted, str) else actions_of(state, wanted, "/actions/%d")
    insist_on_legal(state, named)
    return named or engine.legal_actions(state)


def _counted(games: Sequence[Sequence[engine.PlayOut]], seats: range) -> dict[str, Any]:
    """How games went, several series of which have the same chance: what they make of it is one
    observation."""
    every = list(chain.from_iterable(games))
    estimates = [
        engine.estimate(
            [engine.observation(game.results[seat] for game in alike) for alike in zip(*games, strict=True)]
        )
        for seat in seats
    ]
    errors = tuple(its.standard_error for its in estimates if its.standard_error is not None)
    return {
        "wins": tuple(sum(game.winner == seat for game in every) for seat in seats),
        "draws": sum(game.finished and game.winner is None for game in every),
        "unfinished": sum(not game.finished for game in every),
        "mean": tuple(its.mean for its in estimates),
        "standard_error": errors or None,
        "length": engine.estimate([game.decisions for game in every]).mean,
    }
