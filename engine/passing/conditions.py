"""The conditions under which a decision is passed, in order: the first that holds decides.

They look at the decision, at whether the seat can do something useful, at mana in its pool, and at what
everybody sees: turn, step, stack, attackers. Other hands, libraries and chance they do not look at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct, UnsetType

from engine.kernel import adjudicate
from engine.kernel.clauses import Ask
from engine.kernel.documents import Action, State
from engine.kernel.moments import Pending
from engine.kernel.ruleset import Ruleset
from engine.registry import ruleset_of

from .until import is_over
from .useful import can_act, can_set_off, passing_action
from .wishes import Pass, StackEmptyUntil, Until

ReasonToPass = Literal["nothing_to_do", "own_item", "yielded", "until", "no_stop"]
ReasonToAsk = Literal[
    "no_pass", "full", "choice", "attacked", "declares", "responds", "own_item", "stop", "mana"
]
Reason = ReasonToPass | ReasonToAsk


class PassOrAsk(Struct, frozen=True):
    """What to do at a decision, and why."""

    reason: Reason
    action: Action | None
    """The pass to be made; None: the seat is asked."""


class Case:
    """A decision, and what the seat that decides wishes."""

    def __init__(
        self, ruleset: Ruleset[Any], state: State, ask: Ask, wish: Pass, between: Callable[[], object]
    ) -> None:
        self.ruleset = ruleset
        self.state = state
        self.ask = ask
        self.wish = wish
        self.seat = ask.seat
        self.kind = ask.decision.passes
        self.moment = ruleset.moment(state)
        self._between = between

    @cached_property
    def action(self) -> Action | None:
        """The pass that is legal."""
        return None if self.kind is None else passing_action(self.ruleset, self.state, self.ask)

    @cached_property
    def is_useful(self) -> bool:
        """Whether the seat can do something of use: mana that sets something off is, at its own stops."""
        if can_act(self.ruleset, self.state, self.ask):
            return True
        tried = self.is_mine and self.is_at_stop
        return tried and can_set_off(self.ruleset, self.state, self.ask, self._between)

    @property
    def is_mine(self) -> bool:
        """Whether it is the seat's own turn."""
        return self.moment.active == self.seat

    @cached_property
    def is_stop(self) -> bool:
        """Whether the step is one of the seat's stops."""
        stops, defaults = self.wish.stops, self.ruleset.stops
        chosen, default = (stops.mine, defaults.mine) if self.is_mine else (stops.theirs, defaults.theirs)
        return self.moment.step in (default if isinstance(chosen, UnsetType) else chosen)

    @property
    def is_attacked(self) -> bool:
        """Whether something attacks the seat or what it controls."""
        return self.seat in self.moment.attacked

    @property
    def is_at_stop(self) -> bool:
        """Whether the step is a stop that counts: one of combat does while something attacks, in another's
        turn while the seat is attacked."""
        attacked = bool(self.moment.attacked) if self.is_mine else self.is_attacked
        return self.is_stop and (attacked or not self.moment.is_combat)

    @property
    def is_interrupted(self) -> bool:
        """Whether the seat is attacked at a stop in another's turn. In a step that is asked about whatever
        attacks, the stop is the reason, unless there is something to interrupt."""
        tells = self.moment.is_combat or self.until is not None
        return tells and not self.is_mine and self.is_stop and self.is_attacked

    @cached_property
    def until(self) -> Until | None:
        """The wish to pass up to a point, as long as it holds."""
        until = self.wish.until
        if isinstance(until, UnsetType) or is_over(until, self.seat, self.moment, self.ruleset.steps):
            return None
        return until

    @property
    def top(self) -> Pending | None:
        """What is on top of the stack or the pile."""
        return self.moment.pending[-1] if self.moment.pending else None

    @property
    def responds(self) -> bool:
        """Whether another's item is on top."""
        return self.top is not None and self.top.seat != self.seat

    @property
    def has_seen_top(self) -> bool:
        """Whether the seat passes until the stack is empty, and the top was there. Of items without ids those
        that were there are the lower ones."""
        if self.top is None or not isinstance(self.until, StackEmptyUntil):
            return False
        alike = [item for item in self.moment.pending if item.id == self.top.id]
        return len(alike) <= self.until.seen.count(self.top.id)


class Row(NamedTuple):
    """A condition, what follows from it, and the reason that is told."""

    number: int
    holds: Callable[[Case], bool]
    passes: bool
    reason: Reason


CONDITIONS: Final = (
    Row(1, lambda case: case.action is None, False, "no_pass"),
    Row(2, lambda case: case.wish.ask == "all", False, "full"),
    Row(
        3,
        lambda case: (case.wish.ask == "useful" or case.kind in ("attack", "block")) and not case.is_useful,
        True,
        "nothing_to_do",
    ),
    Row(4, lambda case: case.kind == "choice", False, "choice"),
    Row(5, lambda case: case.kind == "block", False, "attacked"),
    Row(
        6,
        lambda case: case.kind == "attack" and case.until is not None and case.until.turn == case.moment.turn,
        True,
        "until",
    ),
    Row(6, lambda case: case.kind == "attack", False, "declares"),
    Row(
        7,
        lambda case: case.responds and case.top is not None and case.top.ability in case.wish.yields,
        True,
        "yielded",
    ),
    Row(7, lambda case: case.responds and case.has_seen_top, True, "until"),
    Row(7, lambda case: case.responds, False, "responds"),
    Row(8, lambda case: case.top is not None and case.wish.hold, False, "own_item"),
    Row(8, lambda case: case.top is not None, True, "own_item"),
    Row(9, lambda case: case.is_interrupted, False, "attacked"),
    Row(10, lambda case: case.until is not None, True, "until"),
    Row(11, lambda case: case.is_at_stop, False, "stop"),
    Row(12, lambda case: case.seat in case.moment.floating, False, "mana"),
    Row(13, lambda case: True, True, "no_stop"),
)
"""An interruption that can only be passed is none, so 3 comes before all that interrupts. 6: a stop that was
taken away never calls an attack off. 8: nobody who was not asked can have been skipped, for the others get
priority. 9 comes before 10: an attack interrupts. 12: mana in the pool would be lost."""


def pass_or_ask(
    state: State, wishes: Mapping[int, Pass], *, between: Callable[[], object] = lambda: None
) -> PassOrAsk | None:
    """Whether the decision of a state is passed, by what the seats wish; None: the seat that decides wishes
    nothing, or the game is over.

    ``between`` is called before each trial of an action; whoever wants to give up raises an error there.
    """
    ruleset = ruleset_of(state)
    ask = adjudicate.question(ruleset, state)
    if ask is None or ask.seat not in wishes:
        return None
    return _weighed(ruleset, state, ask, wishes[ask.seat], between)


@adjudicate.answerable
def _weighed(
    ruleset: Ruleset[Any], state: State, ask: Ask, wish: Pass, between: Callable[[], object]
) -> PassOrAsk:
    case = Case(ruleset, state, ask, wish, between)
    row = next(row for row in CONDITIONS if row.holds(case))
    return PassOrAsk(row.reason, case.action if row.passes else None)
