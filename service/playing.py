"""Actions carried out one after the other, within the time of a request."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

import engine
from service.guard import guard
from service.problems import GameOverProblem, IllegalActionProblem, Refusal


def carry_out(
    state: engine.State, actions: Sequence[engine.Action]
) -> tuple[engine.State, list[engine.Event]]:
    """The state after the actions, and what happened on the way: all of them are carried out, or none.

    Raises:
        Refusal: one of them is illegal, the game has ended before it, or time is up; says which one.
    """
    events: list[engine.Event] = []
    for index, action in enumerate(guard().each(actions, "actions")):
        try:
            applied = engine.apply(state, action)
        except engine.IllegalAction as error:
            raise Refusal(_illegal(error, index)) from None
        except engine.GameOver as error:
            raise Refusal(GameOverProblem(detail=str(error), outcome=error.outcome, index=index)) from None
        state = applied.state
        events += applied.events
    return state, events


def go_on(state: engine.State, most: int) -> tuple[engine.State, Sequence[engine.Action], list[engine.Event]]:
    """The state after what seats are forced to do, up to ``most`` actions, what they did, and what happened.

    Raises:
        Refusal: time is up; says how far it came.
    """
    actions: list[engine.Action] = []
    events: list[engine.Event] = []
    for _ in guard().each(range(most), "forced actions"):
        taken = engine.take_forced(state)
        if taken is None:
            break
        action, applied = taken
        state = applied.state
        actions.append(action)
        events += applied.events
    return state, actions, events


def insist_on_legal(state: engine.State, actions: Sequence[engine.Action]) -> None:
    """Look at actions that are alternatives in one state.

    Raises:
        Refusal: one of them is illegal (says which one and lists every reason), or the game has ended.
    """
    outcome = engine.outcome(state)
    if outcome is not None:
        over = engine.GameOver(outcome)
        raise Refusal(GameOverProblem(detail=str(over), outcome=outcome))
    decision = engine.decision(state)
    assert decision is not None, "a game that goes on asks"
    for index, action in enumerate(guard().each(actions, "actions")):
        verdict = engine.check(state, action)
        if not verdict.legal:
            raise Refusal(_illegal(engine.IllegalAction(decision, verdict.violations), index))


def _illegal(error: engine.IllegalAction, index: int) -> IllegalActionProblem:
    return IllegalActionProblem(
        detail=str(error),
        rule=error.rule,
        reason=error.reason,
        violations=error.violations,
        seat=error.decision.seat,
        index=index,
        decision=Raw(msgspec.json.encode(error.decision)),
    )
