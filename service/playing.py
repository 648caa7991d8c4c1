"""Actions carried out one after the other, within the time of a request."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Raw

import engine
from service.guard import guard
from service.problems import GameOverProblem, IllegalActionProblem, Refusal
from service.telemetry import spanned


class Log:
    """What happened, in order, and in words for those who read of it: seats, or None for whoever may know
    everything."""

    def __init__(self, readers: Iterable[int | None] = ()) -> None:
        self.events: list[engine.Event] = []
        self.texts: dict[int | None, list[str]] = {reader: [] for reader in readers}

    def note(self, before: engine.State | None, events: Sequence[engine.Event], after: engine.State) -> None:
        """Note what led from one state to another; None: from nothing."""
        self.events += events
        for reader, told in self.texts.items():
            told.extend(engine.event_texts(events, before, after, reader))


def log_for(include: Collection[str], seats: Sequence[int]) -> Log:
    """The log that a request asks for: of texts those of all events, if it asks for both, and for each of
    these seats those of its own."""
    if "texts" not in include:
        return Log()
    return Log([*([None] if "events" in include else []), *seats])


@spanned("engine")
def carry_out(state: engine.State, actions: Sequence[engine.Action], log: Log) -> engine.State:
    """The state after the actions; ``log`` notes what happens on the way. All of them are carried out, or
    none.

    Raises:
        Refusal: one of them is illegal, the game has ended before it, or time is up; says which one.
    """
    for index, action in enumerate(guard().each(actions, "actions")):
        try:
            applied = engine.apply(state, action)
        except engine.IllegalAction as error:
            raise Refusal(_illegal(error, index)) from None
        except engine.GameOver as error:
            raise Refusal(GameOverProblem(detail=str(error), outcome=error.outcome, index=index)) from None
        log.note(state, applied.events, applied.state)
        state = applied.state
    return state


@spanned("engine")
def go_on(state: engine.State, most: int, log: Log) -> tuple[engine.State, Sequence[engine.Action]]:
    """The state after what seats are forced to do, up to ``most`` actions, and what they did; ``log`` notes
    what happens.

    Raises:
        Refusal: time is up; says how far it came.
    """
    actions: list[engine.Action] = []
    for _ in guard().each(range(most), "forced actions"):
        taken = engine.take_forced(state)
        if taken is None:
            break
        action, applied = taken
        log.note(state, applied.events, applied.state)
        state = applied.state
        actions.append(action)
    return state, actions


@spanned("engine")
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
