"""Answers about positions: who decides what, what is legal, what has happened, what a seat may know of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Literal, NewType, Self, cast

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

import engine
from engine import Action, ActionVerdict, Decision, Event, Outcome, ReasonToAsk, ReasonToPass, State, Waiting
from service.bodies import StateId
from service.guard import guard
from service.playing import Course, Log, Unasked
from service.positions import Position
from service.telemetry import spanned

EVERY_ACTION = "Every legal action of that seat, without concession; empty when the game is over."

View = NewType("View", object)
"""What a seat sees of a table."""

Id = Annotated[StateId, Meta(description="Hash of the state: equal states have equal ids on every server.")]
Ended = Annotated[Outcome | Raw | None, Meta(description="How the game ended; null while it goes on.")]
Actions = Annotated[Sequence[Action] | Raw, Meta(description=EVERY_ACTION)]
Events = Annotated[
    Sequence[Event],
    Meta(
        description="What happened, in order, each fact with its clause; first what happened as a state "
        "written by hand settled."
    ),
]


class Texts(Struct, frozen=True, kw_only=True):
    """An answer in words, as `GET /v1/rulesets/{ruleset}/texts` has the templates."""

    decision: str | UnsetType | None = UNSET
    """A prompt to the seat that decides; for another seat, whom it waits for. Null when the game is over.
    Absent where the answer does not hold the decision."""
    actions: Sequence[str] | UnsetType = UNSET
    """For each legal action what a button would say. Absent where the list is."""
    events: Sequence[str] | UnsetType = UNSET
    """For each event a sentence. Absent where the list is."""


TheSame = Annotated[
    Texts | UnsetType, Meta(description="The same in words; only if `include` names `texts`.")
]


class Seen(Struct, frozen=True, kw_only=True):
    """What a seat knows of a position."""

    ruleset: str
    seat: int
    """The seat that looks."""
    view: View
    decision: Decision | Waiting | Raw | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Actions

    @classmethod
    @spanned("encode")
    def of(
        cls, seat: int, position: Position, include: Collection[str], log: Log | None = None, **more: Any
    ) -> Self:
        """What this seat knows of a position, in words too if ``include`` names ``texts``; with ``log`` what
        it saw happen. ``more`` are other members."""
        seen = engine.view(position.state, seat)
        decides = seat == position.seat
        if log is not None:
            more["events"] = [engine.redact(event, seat) for event in log.events]
        if "texts" in include:
            more["texts"] = Texts(
                decision=engine.decision_text(position.state, seat),
                actions=_labels(position, seat),
                events=UNSET if log is None else log.texts[seat],
            )
        return cls(
            ruleset=position.ruleset,
            seat=seat,
            view=seen.view,
            decision=position.decision if decides else seen.decision,
            legal_actions=position.legal_actions if decides else (),
            **more,
        )


class Perspective(Seen, frozen=True, kw_only=True):
    """What a seat may know: the table, the decision, and its own legal actions."""

    texts: TheSame = UNSET


class SeatCourse(Struct, frozen=True, kw_only=True):
    """What a seat may know of what was done without asking: its own part, which is nobody else's business."""

    reasons: Mapping[Annotated[str, Meta(pattern=r"^\d+$")], ReasonToPass]
    """Why the seat was passed for: for each of its passes, by its number in `forced`."""
    asked: ReasonToAsk | UnsetType = UNSET
    """Why the seat is asked now. Absent where it is not, or is not passed for."""

    @classmethod
    def of(cls, course: Course, seat: int, *, decides: bool) -> Self:
        """That of a seat."""
        done = enumerate(zip(course.seats, course.reasons, strict=True))
        reasons = {str(number): why for number, (who, why) in done if who == seat and why != "only_action"}
        asked = course.asked if decides else None
        return cls(reasons=reasons, asked=UNSET if asked is None else cast("ReasonToAsk", asked.reason))


class SeatPerspective(Seen, frozen=True, kw_only=True):
    """What a game server sends on to the player of a seat as it is."""

    events: Sequence[Event] | UnsetType = UNSET
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: TheSame = UNSET
    outcome: Ended
    auto: SeatCourse | UnsetType = UNSET
    """Only where `auto` is an object."""


class Standing(Struct, frozen=True, kw_only=True):
    """How a game stands: who decides what, or how it ended."""

    ruleset: str
    state_id: Id
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    decision: Decision | Raw | UnsetType | None = UNSET
    """What has to be decided, and under which clause; null when the game is over. Absent where `perspectives`
    are asked for and `include` does not name `legal_actions`: then the seat that decides finds it in its
    perspective."""
    outcome: Ended


Perspectives = Annotated[
    Sequence[SeatPerspective],
    Meta(description="For each seat that was asked for, in that order. Absent if none was."),
]


class Reached(Standing, frozen=True, kw_only=True):
    """A position, and what happened on the way to it."""

    state: State | Raw | UnsetType = UNSET
    legal_actions: Actions | UnsetType = UNSET
    events: Events | UnsetType = UNSET
    texts: TheSame = UNSET
    perspectives: Perspectives | UnsetType = UNSET

    @classmethod
    @spanned("encode")
    def at(
        cls, position: Position, include: Collection[str], log: Log, seats: Sequence[int] = (), **more: Any
    ) -> Self:
        """A position with those of its heavy members that ``include`` names, and the perspectives of
        ``seats``; ``log`` is what has happened, ``more`` are other members."""
        in_full, listed = _in_full(include, seats), "legal_actions" in include
        if "texts" in include:
            more["texts"] = Texts(
                decision=engine.decision_text(position.state) if in_full else UNSET,
                actions=_labels(position) if listed else UNSET,
                events=log.texts.get(None, UNSET),
            )
        if seats:
            more["perspectives"] = _perspectives(position, include, seats, log)
        return cls(
            **_standing(position, in_full=in_full),
            state=Raw(position.document) if "state" in include else UNSET,
            legal_actions=position.legal_actions if listed else UNSET,
            events=log.events if "events" in include else UNSET,
            **more,
        )


class PoolUse(Struct, frozen=True, kw_only=True):
    """What a new game has of the pool of cards that this server knows beside the library."""

    digest: str
    """What tells this pool from any other."""
    cards: Annotated[
        Sequence[Any],
        Meta(
            description="The cards of the pool that the decks name, in the card language, with the tokens "
            "that they create. A record is whole with these after the `cards` of its options.",
            extra_json_schema={"items": {"$ref": "#/components/schemas/Card"}},
        ),
    ]


class NewGame(Reached, frozen=True, kw_only=True):
    """A game at its first decision, and the seed that it was dealt by."""

    seed: int
    """The seed of the request, or the one drawn for it."""
    pool: PoolUse | UnsetType = UNSET
    """Absent where this server knows no pool."""


class CourseTaken(Struct, frozen=True, kw_only=True):
    """How what was done without asking came to an end."""

    because: Literal["asks", "bound", "over"]
    """`asks`: somebody has to decide. `bound`: as many actions were taken as may be without asking; the same
    again goes on. `over`: the game has ended."""
    reasons: Sequence[Unasked] | UnsetType = UNSET
    """For each of `forced` why nobody was asked: what only the seats themselves are to know. Absent where
    `include` does not name `events`."""


class Adjudication(Reached, frozen=True, kw_only=True):
    """The position after the actions, and what happened on the way, settling included."""

    forced: Sequence[Action] | UnsetType = UNSET
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as if
    they had been sent. Absent without `auto`."""
    action: Action | UnsetType = UNSET
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | UnsetType = UNSET
    """Only where `auto` is an object."""

    @classmethod
    def after(
        cls, position: Position, include: Collection[str], log: Log, seats: Sequence[int] = (), **more: Any
    ) -> Self:
        """The position that actions have led to, and what was done after them without asking."""
        course = log.course
        if course is not None:
            more["forced"] = course.actions
            if course.is_told:
                reasons = course.reasons if "events" in include else UNSET
                more["auto"] = CourseTaken(because=course.because, reasons=reasons)
        return cls.at(position, include, log, seats, **more)


class LegalActions(Standing, frozen=True, kw_only=True):
    """What the rules allow in a state."""

    actions: Annotated[
        Actions | UnsetType,
        Meta(
            description=f"{EVERY_ACTION} Absent where `perspectives` are asked for and `include` does not "
            "name `legal_actions`."
        ),
    ] = UNSET
    labels: Sequence[str] | UnsetType = UNSET
    """For each action what a button would say."""
    texts: TheSame = UNSET
    perspectives: Perspectives | UnsetType = UNSET

    @classmethod
    @spanned("encode")
    def at(cls, position: Position, include: Collection[str] = (), seats: Sequence[int] = ()) -> Self:
        """The legal actions of a position, with labels and texts if ``include`` names them, and the
        perspectives of ``seats``."""
        in_full = _in_full(include, seats)
        worded = in_full and "texts" in include
        labels = _labels(position) if worded or "labels" in include else UNSET
        more: dict[str, Any] = {}
        if "texts" in include:
            more["texts"] = Texts(
                decision=engine.decision_text(position.state) if in_full else UNSET,
                actions=labels if worded else UNSET,
            )
        if seats:
            more["perspectives"] = _perspectives(position, include, seats)
        return cls(
            **_standing(position, in_full=in_full),
            actions=position.legal_actions if in_full else UNSET,
            labels=labels if "labels" in include else UNSET,
            **more,
        )


def _in_full(include: Collection[str], seats: Sequence[int]) -> bool:
    """Whether an answer holds what only the seat that decides may see: where there are perspectives it does
    not, unless ``include`` names it."""
    return "legal_actions" in include or not seats


def _standing(position: Position, *, in_full: bool) -> dict[str, Any]:
    """The members of :class:`Standing`; ``in_full`` with what has to be decided."""
    return {
        "ruleset": position.ruleset,
        "state_id": position.state_id,
        "seat": position.seat,
        "decision": position.decision if in_full else UNSET,
        "outcome": position.outcome,
    }


def _perspectives(
    position: Position, include: Collection[str], seats: Sequence[int], log: Log | None = None
) -> Sequence[SeatPerspective]:
    course = None if log is None else log.course
    return [
        SeatPerspective.of(
            seat,
            position,
            include,
            log,
            outcome=position.outcome,
            auto=SeatCourse.of(course, seat, decides=seat == position.seat)
            if course is not None and course.is_told
            else UNSET,
        )
        for seat in seats
    ]


def _labels(position: Position, seat: int | None = None) -> Sequence[str]:
    """What buttons would say for the legal actions."""
    listed = guard().each(engine.legal_actions(position.state), "labels")
    return engine.action_texts(position.state, seat, listed)


class Verdicts(Struct, frozen=True, kw_only=True):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: str
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[ActionVerdict]


class Sample(Struct, frozen=True, kw_only=True):
    """A state that the seat cannot tell from the real one."""

    state_id: Id
    state: State | Raw


class Samples(Struct, frozen=True, kw_only=True):
    """States that the seat cannot tell from the real one."""

    ruleset: str
    seat: int
    samples: Sequence[Sample]


class Successor(Struct, frozen=True, kw_only=True):
    """A legal action with what comes of it."""

    action: Action
    state_id: Id
    outcome: Ended
    state: State | Raw | UnsetType = UNSET
    events: Events | UnsetType = UNSET


class Successors(Struct, frozen=True, kw_only=True):
    """A page of the legal actions, each with what comes of it."""

    ruleset: str
    state_id: Id
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[Successor]
