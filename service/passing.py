"""What is done after the actions of a request without anybody being asked: ``auto``.

Nothing here decides whether a decision is passed (:mod:`engine.passing` does). The passes are ordinary
actions in the name of seats whose client wishes them, and belong to the record of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, cast

from msgspec import UnsetType

import engine
from service.bodies import Auto
from service.guard import guard
from service.judge import judge
from service.naming import insist_on_seat
from service.playing import Course, Log, Unasked
from service.problems import invalid_request
from service.telemetry import spanned

MOST_PASSES: Final = 64
"""The most actions that seats are not asked about; the longest run between greedy players had 36."""


@dataclass(frozen=True)
class Plan:
    """What a request wants to be done without asking."""

    forced: bool
    """Go on where everybody sees that a seat can do one thing only."""
    wishes: Mapping[int, engine.Pass]
    """Those of the seats that are passed for."""
    most: int
    """How many actions at most."""
    is_told: bool = True
    """Whether the answer says why it stopped."""


def planned(state: engine.State, auto: Auto | Literal["forced"] | UnsetType) -> Plan | None:
    """What ``auto`` of a request asks for in this state; None, if there is none.

    Raises:
        Refusal: it fits neither the game nor its turn.
    """
    if isinstance(auto, UnsetType):
        return None
    if auto == "forced":
        return Plan(True, {}, judge().config.max_actions, is_told=False)
    wishes: dict[int, engine.Pass] = {}
    for number, wish in enumerate(auto.pass_):
        place = f"/auto/pass/{number}"
        insist_on_seat(state, wish.seat, f"{place}/seat")
        if wish.seat in wishes:
            raise invalid_request(f"{place}/seat", f"seat {wish.seat} has an entry already")
        _insist_on_steps(state, wish, place)
        _insist_on_until(state, wish, place)
        wishes[wish.seat] = wish
    return Plan(auto.forced, wishes, MOST_PASSES)


def _insist_on_steps(state: engine.State, wish: engine.Pass, place: str) -> None:
    for path, step in _steps(wish):
        ruleset = engine.ruleset_of(state)
        if step not in ruleset.steps:
            near = engine.hint(step, ruleset.steps)
            raise invalid_request(place + path, f"{ruleset.id} has no step {step!r}{near}")


def _steps(wish: engine.Pass) -> Iterator[tuple[str, str]]:
    """The steps that a wish names, with their places."""
    for name, steps in (("mine", wish.stops.mine), ("theirs", wish.stops.theirs)):
        if not isinstance(steps, UnsetType):
            yield from ((f"/stops/{name}/{number}", step) for number, step in enumerate(steps))
    if isinstance(wish.until, engine.StepUntil):
        yield "/until/step", wish.until.step


def _insist_on_until(state: engine.State, wish: engine.Pass, place: str) -> None:
    if isinstance(wish.until, UnsetType):
        return
    if wish.ask == "all":
        raise invalid_request(f"{place}/until", "a seat that is asked wherever it decides passes to no point")
    turn = engine.ruleset_of(state).turn(state)
    if wish.until.turn > turn:
        raise invalid_request(
            f"{place}/until/turn", f"turn {wish.until.turn} is still to come: this is turn {turn}"
        )


@spanned("engine")
def go_on(state: engine.State, plan: Plan | None, log: Log) -> engine.State:
    """The state after what nobody is asked about; ``log`` notes what that was, and what happens.

    Raises:
        Refusal: time is up; says how far it came.
    """
    if plan is None:
        return state
    course = log.course = Course(plan.is_told)
    watching = guard()
    for number in watching.each(range(plan.most + 1), "actions that nobody is asked about"):
        decision = engine.decision(state)
        if decision is None:
            course.because = "over"
            break
        reason: Unasked = "only_action"
        taken = engine.take_forced(state) if plan.forced else None
        if taken is None:
            said = engine.pass_or_ask(state, plan.wishes, between=watching.check)
            if said is None or said.action is None:
                course.because, course.asked = "asks", said
                break
            reason = cast("engine.ReasonToPass", said.reason)
            taken = said.action, engine.apply(state, said.action)
        if number == plan.most:
            break
        action, applied = taken
        log.note(state, applied.events, applied.state)
        state = applied.state
        course.actions.append(action)
        course.reasons.append(reason)
        course.seats.append(decision.seat)
    return state
