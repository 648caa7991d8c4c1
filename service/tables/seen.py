"""What those who ask are told of a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import ceil
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

import engine
from service.answers.positions import SeatCourse, SeatPerspective, Texts
from service.answers.tables import RefusedAction, TableAnswer, TableRecord, TableSeat
from service.guard import guard
from service.playing import Course
from service.problems import Refusal, TookTooLongProblem
from service.tables.inside import Entry, Inside, Told
from service.tables.opened import Table

A = TypeVar("A", bound=TableAnswer)
_ENCODER = msgspec.json.Encoder()
MOST_REPLAYED: Final = 2_000
"""The most actions of a game that are carried out again to tell what happened long ago: those of longer games
are told as far as they are remembered."""


def answer(
    table: Table,
    seat: int | None,
    include: Collection[str] = (),
    *,
    since: int | None = None,
    course: Course | None = None,
    refused: RefusedAction | None = None,
    kind: type[A] = TableAnswer,  # type: ignore[assignment]  # the default of a type variable
    **more: Any,
) -> A:
    """A table as a seat may see it, or somebody without one; what happened ``since`` a step.

    ``course`` is what the request has led to without asking, ``more`` are members of another ``kind`` of
    answer.
    """
    inside = table.inside
    position = table.position
    if seat is not None and position is not None:
        first, told = _told(table, seat, inside.step if since is None else since)
        wish = inside.seats[seat].wish
        more |= {
            "perspective": _perspective(table, seat, include, told, course),
            "events_from": UNSET if first < 0 else first,
            "wish": UNSET if wish is None else wish,
        }
    return kind(
        table=inside.table,
        ruleset=inside.ruleset,
        edition=inside.edition,
        step=inside.step,
        status=table.status,
        seats=[
            TableSeat(player=one.player, taken=one.is_taken, name=one.told.get("name") or UNSET)
            for one in inside.seats
        ],
        seat=seat,
        away=away(table),
        refused=UNSET if refused is None else refused,
        **more,
    )


def away(table: Table) -> int | None:
    """Seconds until a person who decides may be conceded for; None where nobody may, as things stand."""
    inside, position = table.inside, table.position
    if inside.away_seconds is None or position is None or position.seat is None:
        return None
    if not inside.seats[position.seat].is_person:
        return None
    return max(0, ceil(inside.away_seconds - table.head.age))


def record(inside: Inside) -> TableRecord:
    """The record of a game that is over."""
    assert inside.chance is not None, "a game that is over was dealt"
    return TableRecord(
        ruleset=inside.ruleset,
        edition=inside.edition,
        chance=inside.chance,
        options=inside.options,
        seats=[one.told for one in inside.seats],
        actions=[action for entry in inside.entries for action in entry.actions],
    )


def _perspective(
    table: Table, seat: int, include: Collection[str], told: Told, course: Course | None
) -> SeatPerspective:
    position = table.position
    assert position is not None, "it is dealt"
    seen = SeatPerspective.of(
        seat,
        position,
        include,
        events=told.events,
        outcome=position.outcome,
        auto=UNSET if course is None else SeatCourse.of(course, seat, decides=seat == position.seat),
    )
    if isinstance(seen.texts, Texts):
        return replace(seen, texts=replace(seen.texts, events=told.texts))
    return seen


def _told(table: Table, seat: int, since: int) -> tuple[int, Told]:
    """What a seat saw happen since a step, and that step: a later one where the asked one is too long ago."""
    inside = table.inside
    recent = [one for one in inside.recent if one.step > since]
    whole = since >= inside.step or bool(recent and recent[0].step == since + 1)
    if not whole and sum(len(entry.actions) for entry in inside.entries) <= MOST_REPLAYED:
        try:
            return since, _joined(_replayed(inside, seat, since))
        except Refusal as refusal:  # a look is not refused because its past takes long
            if not isinstance(refusal.problem, TookTooLongProblem):
                raise
    first = since if whole else recent[0].step - 1 if recent else inside.step
    return min(first, inside.step), _joined(one.seats[seat] for one in recent)


def _joined(parts: Iterable[Told]) -> Told:
    kept = list(parts)
    return Told(
        tuple(event for one in kept for event in one.events),
        tuple(text for one in kept for text in one.texts),
    )


def _replayed(inside: Inside, seat: int, since: int) -> Iterator[Told]:
    """What a seat saw happen, found out by playing the game again."""
    begun = engine.begin(
        inside.ruleset,
        chance=inside.chance,
        options=inside.options,
        seats=[one.told for one in inside.seats],
    )
    state = begun.state
    dealt_at = inside.entries[0].step - 1 if inside.entries else inside.step
    if dealt_at > since:
        yield _as_seen(seat, begun.events, None, state)
    for entry in guard().each(inside.entries, "steps"):
        for number, action in enumerate(entry.actions):
            applied = _again(state, entry, number, action)
            if entry.step > since:
                yield _as_seen(seat, applied.events, state, applied.state)
            state = applied.state


def _again(state: engine.State, entry: Entry, number: int, action: Raw) -> engine.Applied:
    if number in entry.forced:
        taken = engine.take_forced(state)
        assert taken is not None, "it was forced before"
        return taken[1]
    return engine.apply(state, engine.decode_action(state, bytes(action)))


def _as_seen(
    seat: int, events: Iterable[engine.Event], before: engine.State | None, after: engine.State
) -> Told:
    happened = list(events)
    return Told(
        tuple(Raw(_ENCODER.encode(engine.redact(event, seat))) for event in happened),
        tuple(engine.event_texts(happened, before, after, seat)),
    )
