"""The draft: the one place where a state changes.

A draft starts as the state itself. The first write to an object copies that object and hooks the copy into
its (already copied) parent; everything else stays shared with the original, which is never touched. Dropping
the draft drops the changes.

Only *atoms* write: small functions in a ruleset's ``atoms`` module that change one thing through
:meth:`Draft.writable` and emit exactly one event with its clause. Everybody else reads ``draft.state`` and
calls atoms.

What is kept with a state (:mod:`.derived`) is dropped as soon as something is written that it may depend on:
everything, unless the atom says what it confines its writes to.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from . import rng
from .derived import CARRIED, FLEETING, Shelf
from .documents import Event, Outcome, State, Task

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Task)

_CONTAINERS = (list, dict)
"""What is written on beside structs."""


class Draft(Generic[S]):
    """A copy-on-write copy of ``state`` with the events that happened to it."""

    __slots__ = ("_agenda", "_derived", "_mine", "carried", "events", "stale", "state", "writes")

    def __init__(self, state: S) -> None:
        self.state: S = replace(state)
        self.events: list[Event] = []
        self.writes = 0
        """Grows with everything that is written or emitted, so that a task that does nothing is noticed."""
        self._mine: dict[int, Any] = {id(self.state): self.state}
        self.stale: tuple[Shelf, ...] | None = None
        """The shelves that the next write concerns, as it is confined; None: all."""
        self._agenda: list[Any] | None = None
        derived: dict[Any, Any] = self.state.__dict__
        derived.update(state.__dict__)
        derived.pop(FLEETING, None)
        self._derived = derived
        self.carried: dict[Any, Any] = dict(derived.pop(CARRIED, ()))
        """What goes along with the game (:data:`.derived.CARRIED`)."""

    # Writing ------------------------------------------------------------------------------------------------

    def writable(self, parent: Any, name: str) -> Any:
        """The value of a field of a writable struct, a list, dict or struct, copied at its first write."""
        self.writes += 1
        derived = self._derived
        if name == "machine":
            if FLEETING in derived:
                del derived[FLEETING]
        elif derived:
            stale = self.stale
            if stale is None:
                derived.clear()
            else:
                for shelf in stale:
                    if shelf in derived:
                        del derived[shelf]
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
            self._drop()
        value = parent[key]
        mine = self._mine
        if id(value) not in mine:
            value = value.copy() if type(value) in _CONTAINERS else value.__copy__()
            mine[id(value)] = value
            parent[key] = value
        return value

    def is_written(self, value: Any) -> bool:
        """Whether something has been copied before, and so has what it hangs on: a copy is hooked into
        nothing else. It is written on now."""
        if id(value) not in self._mine:
            return False
        self.writes += 1
        if self._derived:
            self._drop()
        return True

    def _drop(self) -> None:
        """Drop what the next write concerns."""
        derived, stale = self._derived, self.stale
        if stale is None:
            derived.clear()
        else:
            for shelf in stale:
                if shelf in derived:
                    del derived[shelf]

    @property
    def table(self) -> Any:
        """The table, to write on."""
        return self.writable(self.state, "table")

    def half(self, seat: int) -> Any:
        """A seat's half of the table, to write on."""
        half = self.state.table.seats[seat]
        if self.is_written(half):
            return half
        return self.writable_item(self.writable(self.writable(self.state, "table"), "seats"), seat)

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
        return self._tasks()

    def _tasks(self) -> list[Any]:
        """The same, for what is done many times an action: calling a method is quicker than a property."""
        self.writes += 1
        if FLEETING in self._derived:
            del self._derived[FLEETING]
        agenda = self._agenda
        if agenda is None:
            machine = self.writable(self.state, "machine")
            agenda = self._agenda = machine.agenda = machine.agenda[:]
        return agenda

    def then(self, *tasks: Task) -> None:
        """Put tasks on the agenda, to be done before all the others, in the order given."""
        self._tasks().extend(reversed(tasks))

    def done(self) -> None:
        """Take the current task off the agenda. Call it before adding others with :meth:`then`."""
        self._tasks().pop()

    def instead(self, task: Task) -> None:
        """Put a task in the place of the current one."""
        self._tasks()[-1] = task

    def current(self, kind: type[T], *, after: int = 0) -> T:
        """The current task, or the one that is so many after it, to write its variables."""
        agenda, place = self._tasks(), -1 - after
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

    def rest(self) -> S:
        """The state that has come of it, with what goes along with the game."""
        if self.carried:
            self._derived[CARRIED] = self.carried
        return self.state
