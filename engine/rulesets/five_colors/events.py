"""Events: enchantments that come up in provinces, hold for everybody, and leave at their owner's next
Straighten (L5C-9.1, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from msgspec import Struct

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.definitions import definition
from engine.magic.events import Moved
from engine.magic.hooks import ActivateIt, CastIt, Deed, Hearer, MakeManaIt
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import Happen, Move
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import kinds
from .atoms import event_enters, event_leaves, note_discard, turn_up
from .book import cite
from .event_record import (
    Events,
    event_faults,
    events,
    events_of,
    is_event,
    just_come_up,
)
from .facts import EVENT_EVENTS
from .options import FiveColorsOptions
from .realm import Number, province, provinces
from .timing import Turns, ask_next, both_have_passed

LEAVE = cite("L5C-9.1")
TURNED = cite("L5C-10.1")
ENTERS = cite("L5C-10.3")
WINDOW = cite("L5C-10.5")
NO_OTHER_TIME = cite("L5C-10.6")
PLAYERS = (0, 1)


class LeaveEvents(Task, tag="leave_events"):
    """The events of the active player go to the graveyard (L5C-9.1)."""


class TurnUpProvinces(Between, tag="turn_up_provinces"):
    """The active player's provinces are turned up one by one from the left; what is an event enters before
    the next one is turned (L5C-10.1, 10.3). It comes up again after each of them."""

    lies_on = ("state_based_actions",)
    in_steps = ("events",)


class EventWindow(Turns, tag="event_window"):
    """The players activate abilities of the events that have just come up (L5C-10.5)."""

    lies_on = ("state_based_actions",)
    in_steps = ("events",)


# Coming and going ------------------------------------------------------------------------------------------


def _leave(draft: MagicDraft, _: LeaveEvents) -> None:
    draft.done()
    active = draft.state.table.active
    leaving = [Move(rule=LEAVE, object=ref, to="graveyard") for ref in events_of(draft.state, active)]
    if leaving:
        draft.then(Happen([*leaving]), StateBasedActions())


def _next_face_down(state: MagicState, seat: int) -> Number | None:
    """The first province from the left in which a card lies face down."""
    places = enumerate(provinces(state, seat), 1)
    return next((number for number, one in places if one.card is not None and not one.face_up), None)


def _turn_up(draft: MagicDraft, _: TurnUpProvinces) -> None:
    state = draft.state
    active = state.table.active
    number = _next_face_down(state, active)
    if number is None:
        draft.done()
        draft.then(EventWindow(active))
        return
    turn_up(draft, active, number, TURNED)
    ref = province(draft.state, active, number).card
    assert ref is not None, "it was turned up"
    if kinds.is_event(definition(state, state.table.objects[ref].card).card):
        entering = Move(rule=ENTERS, object=ref, to="battlefield", controller=active)
        draft.then(Happen([entering]), StateBasedActions())


def _moved(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """What enters by L5C-10.3 is an event, until it leaves the battlefield."""
    moved = cast("Moved", event)
    if was is not None and is_event(draft.state, was):
        event_leaves(draft, was)
        if moved.rule == LEAVE and moved.to_zone == "graveyard":
            note_discard(draft, was, draft.state.table.active, LEAVE)
    if now is not None and moved.rule == ENTERS and moved.to_zone == "battlefield":
        event_enters(draft, now, ENTERS)


# The window ------------------------------------------------------------------------------------------------


def _can_be_used(state: MagicState) -> bool:
    """Whether an event that has just come up has an activated ability (L5C-10.5)."""
    found = characteristics(state)
    return any(found[ref].abilities.activated for ref in just_come_up(state))


def _act_by_turns(draft: MagicDraft, task: EventWindow) -> None:
    """It closes when both have passed, or when no such ability is left."""
    if both_have_passed(task) or not _can_be_used(draft.state):
        draft.done()
    else:
        ask_next(draft, task)


class EventRules(BasePart):
    """What events are, whom they speak for, and how long they stay."""

    tasks: Mapping[Any, TaskRule] = {
        LeaveEvents: TaskRule(act=_leave),
        TurnUpProvinces: TaskRule(act=_turn_up),
        EventWindow: TaskRule(act=_act_by_turns),
    }
    events: Sequence[type[Event]] = EVENT_EVENTS
    keeps: Mapping[str, type[Struct]] = {"events": Events}
    hears: Mapping[type[Event], Hearer] = {Moved: _moved}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {
        EventWindow: (Priority,),
        TurnUpProvinces: (StateBasedActions, Happen),
    }

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """All of it is public."""
        return {"events": events(state)}

    def told_apart(self, state: MagicState, ref: Id) -> int | None:
        """L5C-R62: when it came up."""
        return events(state).in_play.get(ref)

    def sides(self, state: MagicState, ref: Id) -> Sequence[int] | None:
        """L5C-10.4: whatever an event says of its controller holds for each player."""
        options = cast("FiveColorsOptions", state.options)
        return PLAYERS if options.event_scope == "each_player" and is_event(state, ref) else None

    def activators(self, state: MagicState, ref: Id) -> Sequence[int] | None:
        """L5C-10.5: any player, whatever the option says of other abilities."""
        return PLAYERS if is_event(state, ref) else None

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """In the Events phase, and as long as there are events."""
        if state.table.step == "events":
            return CastIt, ActivateIt, MakeManaIt
        return (ActivateIt, MakeManaIt) if events(state).in_play else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """L5C-10.5, 10.6: the abilities of events in the window, and nothing but mana beside them."""
        if isinstance(deed, ActivateIt | MakeManaIt) and is_event(state, deed.source):
            if deed.source in just_come_up(state):
                return None
            reason = "abilities of events are activated only in the Events phase in which {source} came up"
            return NO_OTHER_TIME, reason, {}
        if state.table.step != "events" or isinstance(deed, MakeManaIt):
            return None
        return WINDOW, "in the Events phase only abilities of the events that have come up are activated", {}

    def faults(self, position: Position) -> Iterator[Fault]:
        """Of the record."""
        return event_faults(position)
