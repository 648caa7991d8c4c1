"""What is done at a table: seats are taken, cards dealt, actions carried out.

Nothing that a player has seen is taken back. So of several actions those before the first that is refused
stay carried out: to learn that the second one is illegal may be to learn what the first one drew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

import engine
from service.answers.tables import RefusedAction
from service.guard import guard
from service.passing import MOST_PASSES, Plan, go_on
from service.playing import Course, Log, insist_on_legal
from service.positions import Position
from service.problems import (
    GameOverProblem,
    IllegalActionProblem,
    NotYourDecisionProblem,
    Refusal,
)
from service.tables import tokens
from service.tables.inside import Entry, Inside, Recent, Request, SeatInside, Told, remembered

_ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Step:
    """What a step has led to."""

    inside: Inside
    position: Position | None
    course: Course | None = None
    """What was done without asking."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out."""


def dealt(inside: Inside) -> Step:
    """The table once its cards are dealt, if all persons' seats are taken; else as it is.

    Raises:
        engine.InvalidOptions: no game begins like that.
    """
    if not all(seat.is_taken for seat in inside.seats):
        return Step(inside, None)
    shares = [seat.share for seat in inside.seats if seat.is_person]
    chance = tokens.chance(inside.secret, inside.table, shares)
    begun = engine.begin(
        inside.ruleset, chance=chance, options=inside.options, seats=[seat.told for seat in inside.seats]
    )
    log = Log(range(len(inside.seats)))
    log.note(None, begun.events, begun.state)
    latest = _recent(inside.step, log, len(inside.seats))
    return Step(replace(inside, chance=chance, recent=(latest,)), Position(begun.state))


def seat_options(told: dict[str, Any], brings: dict[str, Any]) -> dict[str, Any]:
    """The options of a seat, of which whoever created the table told some, with what the guest brings.

    A name is a name; anything else that is brought takes the place of all that was told, since cards that two
    people choose, each in a member of its own, make no deck.
    """
    kept = told if brings.keys() <= {"name"} else {"name": told["name"]} if "name" in told else {}
    return {**kept, **brings}


def seated(inside: Inside, seat: int, token: str, brings: dict[str, Any]) -> Inside:
    """The table with a seat taken by whoever has this token, and with what they bring."""
    seats = list(inside.seats)
    seats[seat] = replace(
        seats[seat],
        told=seat_options(seats[seat].told, brings),
        token=tokens.hashed(token),
        share=tokens.share(token),
        invitation="",
    )
    return replace(inside, seats=tuple(seats))


def carried_out(
    inside: Inside,
    position: Position,
    seat: int,
    actions: Sequence[engine.Action],
    *,
    asker: int,
    request: Request,
    by: Literal["seat", "bot", "claim"] = "seat",
    forced: bool = False,
) -> Step:
    """What comes of the actions of a seat, and of what is done after them without asking.

    ``asker`` is the seat whose ``request`` it was; ``forced``: go on where one thing only can be done.

    Raises:
        Refusal: the first action is illegal, another seat decides, or time is up.
    """
    log = Log(range(len(inside.seats)))
    state, done, refused = _done(position.state, seat, actions, log)
    wishes = {number: one.wish for number, one in enumerate(inside.seats) if one.wish is not None}
    plan = Plan(forced, wishes, MOST_PASSES) if forced or wishes else None
    state = go_on(state, plan, log)
    course = log.course
    taken = [] if course is None else course.actions
    reasons = [] if course is None else course.reasons
    entry = Entry(
        step=inside.step + 1,
        by=by,
        seat=seat,
        actions=tuple(Raw(_ENCODER.encode(action)) for action in (*done, *taken)),
        forced=tuple(number for number, reason in enumerate(reasons, len(done)) if reason == "only_action"),
    )
    after = replace(
        inside,
        step=inside.step + 1,
        entries=(*inside.entries, entry),
        recent=remembered(inside.recent, _recent(inside.step + 1, log, len(inside.seats))),
        seats=_after(inside, state, asker, request, is_asked=course is None or course.because != "bound"),
    )
    return Step(after, Position(state), course, refused)


def _done(
    state: engine.State, seat: int, actions: Sequence[engine.Action], log: Log
) -> tuple[engine.State, Sequence[engine.Action], RefusedAction | None]:
    """The state after the actions of a seat up to the first that is refused, those, and why the next was."""
    for number, action in enumerate(guard().each(actions, "actions")):
        try:
            _insist_on_seat(state, seat, action)
            insist_on_legal(state, [action])
        except Refusal as refusal:
            if number == 0:
                raise
            return state, actions[:number], _refused(refusal, state, number)
        applied = engine.apply(state, action)
        log.note(state, applied.events, applied.state)
        state = applied.state
    return state, actions, None


def _refused(refusal: Refusal, state: engine.State, number: int) -> RefusedAction:
    """Why an action was refused, as its seat may know.

    Raises:
        Refusal: it was no rule that refused it, but time.
    """
    match refusal.problem:
        case IllegalActionProblem(rule=rule, reason=reason, violations=violations):
            return RefusedAction(index=number, rule=rule, reason=reason, violations=violations)
        case GameOverProblem(detail=detail, outcome=outcome):
            return RefusedAction(index=number, rule=outcome.rule, reason=detail, violations=())
        case NotYourDecisionProblem(detail=detail):
            decision = engine.decision(state)
            assert decision is not None, "another seat decides"
            return RefusedAction(index=number, rule=decision.rule, reason=detail, violations=())
    raise refusal


def _insist_on_seat(state: engine.State, seat: int, action: engine.Action) -> None:
    """Look whose action it is: concession is for oneself, everything else for the seat that decides.

    Raises:
        Refusal: it is another's.
    """
    decision = engine.decision(state)
    if decision is None:
        return
    if isinstance(action, engine.Concede):
        if action.seat != seat:
            raise not_yours(state, seat, f"seat {seat} concedes for itself alone")
    elif decision.seat != seat:
        raise not_yours(state, seat, f"seat {decision.seat} decides")


def not_yours(state: engine.State, seat: int, why: str) -> Refusal:
    """The refusal of what is another seat's to do; it tells of the decision what this seat may know."""
    seen = engine.view(state, seat).decision
    return Refusal(NotYourDecisionProblem(detail=why, decision=Raw(_ENCODER.encode(seen))))


def _recent(step: int, log: Log, seats: int) -> Recent:
    return Recent(
        step,
        tuple(
            Told(
                tuple(Raw(_ENCODER.encode(engine.redact(event, seat))) for event in log.events),
                tuple(log.texts[seat]),
            )
            for seat in range(seats)
        ),
    )


def _after(
    inside: Inside, state: engine.State, asker: int, request: Request, *, is_asked: bool
) -> tuple[SeatInside, ...]:
    """The seats: the request is remembered, and who is asked now passes to no point any more."""
    decision = engine.decision(state)
    seats = list(inside.seats)
    seats[asker] = replace(seats[asker], last=request)
    if decision is not None and is_asked:
        wish = seats[decision.seat].wish
        if wish is not None and not isinstance(wish.until, UnsetType):
            seats[decision.seat] = replace(seats[decision.seat], wish=replace(wish, until=UNSET))
    return tuple(seats)
