"""The draft: the one place where a state changes.

A draft starts as the state itself. The first write to an object copies that object and hooks the copy into
its (already copied) parent; everything else stays shared with the original, which is never touched. Dropping
the draft drops the changes.

Only *atoms* write: small functions in a ruleset's ``atoms`` module that change one thing through
:meth:`Draft.writable` and emit exactly one event with its clause. Everybody else reads ``draft.state`` and
calls atoms.

Values derived from a state are dropped with the first write that is not on the agenda. Cache slots
(:data:`SLOTS`) are inherited from the state that the draft starts as, and survive writes that say so
(:func:`aside`, :func:`sparing`). :attr:`Draft.kept` is inherited and survives all writes: what it holds has
to say itself for which states it is true.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec.structs import replace

from . import rng
from .documents import Event, Outcome, State, Task

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Task)
P = ParamSpec("P")
R = TypeVar("R")

LASTING = "lasting"
"""The key, in the ``__dict__`` of a state, of the derived value that survives ``@aside`` atoms."""
UNTIMED = "untimed"
"""The key there of :func:`untimed`."""
SETTLED = "settled"
"""The key there of the mark that a check for what is due by itself has found nothing."""
SLOTS = (LASTING, UNTIMED, SETTLED)
KEPT = "kept"
"""The key of :attr:`Draft.kept` there."""
_CONTAINERS = (list, dict)
"""What is written on beside structs."""


class Draft(Generic[S]):
    """A copy-on-write copy of ``state`` with the events that happened to it."""

    __slots__ = ("_agenda", "_derived", "_mine", "events", "kept", "state", "writes")

    def __init__(self, state: S) -> None:
        self.state: S = replace(state)
        self.events: list[Event] = []
        self.writes = 0
        """Grows with everything that is written or emitted, so that a task that does nothing is noticed."""
        self._mine: dict[int, Any] = {id(self.state): self.state}
        derived = state.__dict__
        self.kept: Any = derived.get(KEPT)
        """Something that a ruleset has found out, for this state and those that come of it."""
        self._agenda: list[Any] | None = None
        self._derived = self.state.__dict__
        for slot in SLOTS:
            if slot in derived:
                self._derived[slot] = derived[slot]

    # Writing ------------------------------------------------------------------------------------------------

    def writable(self, parent: Any, name: str) -> Any:
        """The value of a field of a writable struct, a list, dict or struct, copied at its first write."""
        self.writes += 1
        if self._derived and name != "machine":
            self._derived.clear()
        value = getattr(parent, name)
        mine = self._mine
        if id(value) not in mine:
            value = value.copy() if type(value) in _CONTAINERS else value.__copy__()
            mine[id(value)] = value
            setattr(parent, name, value)
        return value

    def writable_item(self, parent: Any, key: Any) -> Any:
        """An item of a writable list or dict, a list, dict or struct itself, copied at its first write."""
        self.writes += 1
        if self._derived:
            self._derived.clear()
        value = parent[key]
        mine = self._mine
        if id(value) not in mine:
            value = value.copy() if type(value) in _CONTAINERS else value.__copy__()
            mine[id(value)] = value
            parent[key] = value
        return value

    @property
    def table(self) -> Any:
        """The table, to write on."""
        return self.writable(self.state, "table")

    def half(self, seat: int) -> Any:
        """A seat's half of the table, to write on."""
        half = self.state.table.seats[seat]
        if id(half) not in self._mine:
            return self.writable_item(self.writable(self.table, "seats"), seat)
        # What it hangs on is copied, too: a copy is hooked into nothing else.
        self.writes += 1
        if self._derived:
            self._derived.clear()
        return half

    @property
    def known(self) -> dict[str, list[int]]:
        """Who has seen which hidden card, to write on. Replace the lists of seats, don't change them."""
        known: dict[str, list[int]] = self.writable(self.writable(self.state, "machine"), "known")
        return known

    def emit(self, event: Event) -> None:
        """Note a fact. The atom that makes it true calls this, once."""
        self.writes += 1
        self.events.append(event)

    # Agenda -------------------------------------------------------------------------------------------------

    @property
    def agenda(self) -> list[Any]:
        """The agenda, to write on; the next task is the last one."""
        self.writes += 1
        agenda = self._agenda
        if agenda is None:
            machine = self.writable(self.state, "machine")
            agenda = self._agenda = machine.agenda = machine.agenda[:]
        return agenda

    def then(self, *tasks: Task) -> None:
        """Put tasks on the agenda, to be done before all the others, in the order given."""
        self.agenda.extend(reversed(tasks))

    def done(self) -> None:
        """Take the current task off the agenda. Call it before adding others with :meth:`then`."""
        self.agenda.pop()

    def instead(self, task: Task) -> None:
        """Put a task in the place of the current one."""
        self.agenda[-1] = task

    def current(self, kind: type[T], *, after: int = 0) -> T:
        """The current task, or the one that is so many after it, to write its variables."""
        agenda, place = self.agenda, -1 - after
        task = agenda[place]
        assert isinstance(task, kind)
        if id(task) not in self._mine:
            task = agenda[place] = replace(task)
            self._mine[id(task)] = task
        return task

    # Chance -------------------------------------------------------------------------------------------------

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to ``bound`` − 1 (see :func:`engine.kernel.rng.below`)."""
        return rng.below(self._rng(), bound)

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle a writable list in place."""
        rng.shuffle(self._rng(), cards)

    def _rng(self) -> Any:
        state = self.writable(self.writable(self.state, "machine"), "rng")
        self.writable(state, "script")
        return state

    # The end ------------------------------------------------------------------------------------------------

    def finish(self, outcome: Outcome, event: Event) -> None:
        """End the game: note the outcome, drop everything still to be done."""
        self.table.outcome = outcome
        self.agenda.clear()
        self.emit(event)


def untimed(state: State) -> dict[Any, Any]:
    """Derived values, by any key that their procedure chooses, that look neither at the part of the turn nor
    at the agenda. States that differ in nothing else share them."""
    kept: dict[Any, Any] | None = state.__dict__.get(UNTIMED)
    if kept is None:
        kept = state.__dict__[UNTIMED] = {}
    return kept


def aside(atom: Callable[Concatenate[Draft[Any], P], R]) -> Callable[Concatenate[Draft[Any], P], R]:
    """Mark an atom whose writes leave the derived value :data:`LASTING` valid."""

    @wraps(atom)
    def keeping(draft: Draft[Any], /, *args: P.args, **kwargs: P.kwargs) -> R:
        derived = draft.state.__dict__
        lasting = derived.get(LASTING)
        result = atom(draft, *args, **kwargs)
        if lasting is not None:
            derived[LASTING] = lasting
        return result

    return keeping


def sparing(
    *slots: str,
) -> Callable[[Callable[Concatenate[Draft[Any], P], R]], Callable[Concatenate[Draft[Any], P], R]]:
    """Mark a function that reaches something to be written where these slots do not look.

    What else is written as the fact is told, by those who hear of it, spares nothing.
    """

    def marked(reach: Callable[Concatenate[Draft[Any], P], R]) -> Callable[Concatenate[Draft[Any], P], R]:
        @wraps(reach)
        def spared(draft: Draft[Any], /, *args: P.args, **kwargs: P.kwargs) -> R:
            derived = draft.state.__dict__
            kept = [(slot, derived[slot]) for slot in slots if slot in derived]
            result = reach(draft, *args, **kwargs)
            derived.update(kept)
            return result

        return spared

    return marked


def where(
    is_so: Callable[..., bool],
    mark: Callable[[Callable[Concatenate[Draft[Any], P], R]], Callable[Concatenate[Draft[Any], P], R]],
) -> Callable[[Callable[Concatenate[Draft[Any], P], R]], Callable[Concatenate[Draft[Any], P], R]]:
    """Mark a function in this way for whenever that is true of the draft and what the function is given."""

    def marked(function: Callable[Concatenate[Draft[Any], P], R]) -> Callable[Concatenate[Draft[Any], P], R]:
        other = mark(function)

        @wraps(function)
        def choosing(draft: Draft[Any], /, *args: P.args, **kwargs: P.kwargs) -> R:
            return (other if is_so(draft, *args, **kwargs) else function)(draft, *args, **kwargs)

        return choosing

    return marked
