"""Actions carried out one after the other, within the time of a request."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from msgspec import Raw, UnsetType

import engine
from service.bodies import ReplayBody, given_seats
from service.guard import guard
from service.problems import GameOverProblem, IllegalActionProblem, Refusal, invalid_request
from service.telemetry import spanned

Unasked = Literal["only_action", engine.ReasonToPass]
"""Why a seat was not asked."""


@dataclass
class Course:
    """What was done in the name of seats that were not asked, and why it stopped."""

    is_told: bool
    """Whether the answer says so."""
    actions: list[engine.Action] = field(default_factory=list)
    reasons: list[Unasked] = field(default_factory=list)
    """For each of the actions."""
    seats: list[int] = field(default_factory=list)
    """Whose action each is."""
    because: Literal["asks", "bound", "over"] = "bound"
    """Somebody is asked, it was as much as may be done without asking, or the game is over."""
    asked: engine.PassOrAsk | None = None
    """Why the seat is asked that decides now, though it wished to be passed for."""


class Log:
    """What happened, in order, and in words for those who read of it: seats, or None for whoever may know
    everything."""

    def __init__(self, readers: Iterable[int | None] = ()) -> None:
        self.events: list[engine.Event] = []
        self.texts: dict[int | None, list[str]] = {reader: [] for reader in readers}
        self.course: Course | None = None
        """What was done without asking, where a request wants that."""

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


def begun(record: ReplayBody) -> engine.Applied:
    """The beginning of a recorded game.

    Raises:
        Refusal: the record tells no seed, or two.
        engine.EngineError: no game begins like that.
    """
    if isinstance(record.seed, UnsetType) == isinstance(record.chance, UnsetType):
        raise invalid_request("", "a record has `seed` or `chance`: one of the two")
    return engine.begin(
        record.ruleset,
        seed=0 if isinstance(record.seed, UnsetType) else record.seed,
        chance=None if isinstance(record.chance, UnsetType) else record.chance,
        options=record.options,
        seats=given_seats(record),
    )


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
