"""Chapter 4, the Splendor action: what all of its kinds have in common.

It is taken once in each turn of one's own, in a main phase with an empty stack; if a planeswalker can be
cast, nothing else can be done. What each kind does is in :mod:`.taking`, :mod:`.market`,
:mod:`.planeswalkers` and :mod:`.reserving`, that it is compulsory in :mod:`.compulsory`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.kernel.clauses import Ask, Clause, Dynamic, Explanation
from engine.kernel.derived import derived
from engine.kernel.documents import Event, Facts, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.events import StepBegan
from engine.magic.hooks import Hearer
from engine.magic.parts import BasePart
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement
from engine.magic.proposals import Happen
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import atoms
from .book import cite
from .events import SPLENDOR_EVENTS, SplendorKind
from .feasible import Feasible, feasible
from .state import Splendor, options_of, table_of

TIME = cite("SPL-4.2")
ONCE = cite("SPL-4.3")
LAPSES = cite("SPL-4.4")
LEFT_OUT = cite("SPL-R11")
"""Where nobody has to take the action."""
PLANESWALKER_FIRST = cite("SPL-4.5")


class EndSplendor(Task, tag="end_splendor"):
    """The active player has done what the Splendor action is: it is used."""

    lies_on = ("state_based_actions",)
    kind: SplendorKind


# What all kinds have in common ----------------------------------------------------------------------------


def is_due(state: MagicState, seat: int) -> bool:
    """Whether a player with priority is to take a Splendor action, and it is the time for it."""
    table = table_of(state)
    return (
        table.active == seat
        and table.splendor.used != table.turn
        and format_of(state).timing.sorcery_time(state, seat)
    )


def not_due(state: MagicState, seat: int) -> tuple[Explanation, ...]:
    """Every clause by which a player may not take a Splendor action now, whichever it is."""
    found: list[Explanation] = []
    timing = format_of(state).timing
    if not timing.sorcery_time(state, seat):
        when, facts = timing.main_time(state)
        found.append((TIME, f"the Splendor action is taken only {when}", facts))
    table = table_of(state)
    if table.active == seat and table.splendor.used == table.turn:
        found.append((ONCE, "the Splendor action of this turn has been taken", {}))
    return tuple(found)


@derived()
def refusals(state: MagicState, seat: int) -> tuple[Explanation, ...]:
    """Every clause by which a player may not take a Splendor action that casts no planeswalker; each of these
    actions asks."""
    found = not_due(state, seat)
    if not found and options_of(state).forced_pw == "at_action":
        walkers = feasible(state, seat)
        return (_first(walkers),) if walkers else ()
    return found


def _first(walkers: Sequence[Feasible]) -> Explanation:
    """SPL-4.5, with the planeswalkers by name."""
    facts: Facts = {}
    named = []
    for number, walker in enumerate(walkers, start=1):
        facts.update({f"planeswalker_{number}": walker.card, f"cost_{number}": walker.cost})
        named.append(f"{{planeswalker_{number}}} ({{cost_{number}}})")
    told = "the Splendor action has to cast a planeswalker: the land cards under your permanents pay for "
    return PLANESWALKER_FIRST, told + " or ".join(named), facts


def _broken(ask: Ask) -> tuple[Explanation, ...] | None:
    return refusals(ask.state, ask.seat) or None


BEFORE: Final[tuple[Clause, ...]] = (Dynamic(_broken),)
"""The guards of every Splendor action that casts no planeswalker."""


# The end of it --------------------------------------------------------------------------------------------


def _end(draft: MagicDraft, task: EndSplendor) -> None:
    """Of a player who has left no action is owed (SPL-R62)."""
    draft.done()
    table = draft.state.table
    if not table.seats[table.active].lost:
        atoms.spend_splendor(draft, ONCE, task.kind)


def _lapse(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """No main phase comes after the end step has begun."""
    table = table_of(draft.state)
    is_over = format_of(draft.state).turn.kind(table.step) == "end"
    if is_over and table.splendor.used != table.turn and not table.seats[table.active].lost:
        atoms.lapse_splendor(draft, LAPSES if options_of(draft.state).splendor_mandatory else LEFT_OUT)


class SplendorAction(BasePart):
    """Whether it was used this turn."""

    keeps: Mapping[str, type[Struct]] = {"splendor": Splendor}
    tasks: Mapping[Any, TaskRule] = {EndSplendor: TaskRule(act=_end)}
    events: Sequence[type[Event]] = SPLENDOR_EVENTS
    hears: Mapping[type[Event], Hearer] = {StepBegan: _lapse}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {
        EndSplendor: (Announce, FinishAnnouncement, Happen),
    }

    def faults(self, position: Position) -> Iterator[Fault]:
        """An action that is used later than now, or twice."""
        used, turn = table_of(position.state).splendor.used, position.table.turn
        if used > turn:
            yield Fault("$.table.splendor.used", f"it is the turn {turn}", ONCE)
        for place, task in enumerate(position.machine.agenda):
            if isinstance(task, EndSplendor) and used == turn:
                yield Fault(f"$.machine.agenda[{place}]", "the action of this turn has been used", ONCE)

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Everybody knows."""
        table = table_of(state)
        return {"splendor_used": table.splendor.used == table.turn}
