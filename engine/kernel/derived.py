"""Values derived from a state: what each of them ignores, and how long it is therefore kept.

What follows from a state is worked out when it is asked for and kept in memory with the state, never in its
document. Whoever adds such a value declares it where it is computed, and need not know the others::

    @derived(ignores=(AGENDA, TIME))
    def sources(state: MagicState, seat: int) -> Sources:
        ...

Called again with the same arguments, the function is not run again until something was written that the
value does not ignore. Atoms say what they confine their writes to::

    @confined(POOL)
    def add_mana(draft: MagicDraft, seat: int, symbols: Sequence[str], rule: str) -> None:
        ...

An :class:`Aspect` is what the two speak of: a region of the state by its name. What is not declared is
taken for the worst: a value reads all that it does not say it ignores, and an atom may write anything. So
whoever leaves an aspect out loses time and nothing else. Whoever names one too many is found out:
``tests/properties/test_derived.py`` plays games and works out every value anew after each atom.

Values that ignore the same aspects lie together on a *shelf*, a dictionary in the ``__dict__`` of the state;
those that read the agenda lie together, whatever they ignore, as whoever uses a draft writes on that. A draft
begins with the other shelves of its state, and drops those that a write concerns; states that differ in
nothing that the values of a shelf read share it. A value must not refer to the state, which would never be
freed before the garbage collector finds the cycle.

Beside what is derived, a game takes along what is :data:`CARRIED`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from copy import copy
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from .draft import Draft

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
S_contra = TypeVar("S_contra", contravariant=True)


class Aspect:
    """A region of the state, by the name of what lies there."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


AGENDA = Aspect("agenda")
"""What is still to be done, and what the machine gives out next: ids, timestamps, chance."""
TIME = Aspect("time")
"""Which part of the turn it is."""
UNTIMED = (AGENDA, TIME)
"""What is ignored by that which a table offers whenever it may be used."""


# Shelves ---------------------------------------------------------------------------------------------------


class Shelf:
    """Where the values lie that ignore the same aspects: the key of their dictionary in a state's
    ``__dict__``."""

    __slots__ = ("ignores",)

    def __init__(self, ignores: frozenset[Aspect]) -> None:
        self.ignores = ignores

    def __repr__(self) -> str:
        return f"<values that ignore {', '.join(sorted(map(repr, self.ignores))) or 'nothing'}>"


class Confinement:
    """What writes are confined to, and the shelves that have a value which reads it."""

    __slots__ = ("aspects", "stale")

    def __init__(self, aspects: frozenset[Aspect]) -> None:
        self.aspects = aspects
        self.stale = tuple(shelf for shelf in _SHELVES.values() if not aspects <= shelf.ignores)


FLEETING = Shelf(frozenset())
"""Where the values lie that read the agenda: with any write they go."""
_SHELVES: dict[frozenset[Aspect], Shelf] = {FLEETING.ignores: FLEETING}
_CONFINEMENTS: dict[frozenset[Aspect], Confinement] = {}


def _shelf(ignores: frozenset[Aspect]) -> Shelf:
    if AGENDA not in ignores:
        return FLEETING
    found = _SHELVES.get(ignores)
    if found is None:
        found = _SHELVES[ignores] = Shelf(ignores)
        for confinement in _CONFINEMENTS.values():
            if not confinement.aspects <= ignores:
                confinement.stale = (*confinement.stale, found)
    return found


def confinement(*aspects: Aspect) -> Confinement:
    """The writes that are confined to these aspects."""
    key = frozenset(aspects)
    found = _CONFINEMENTS.get(key)
    if found is None:
        found = _CONFINEMENTS[key] = Confinement(key)
    return found


def confined(
    *aspects: Aspect, when: Callable[..., bool] | None = None
) -> Callable[[Callable[Concatenate[Draft[Any], P], R]], Callable[Concatenate[Draft[Any], P], R]]:
    """Declare that an atom, or a function through which atoms reach what they write, writes on these aspects
    of the state alone.

    What it calls counts with it, unless it declares something itself. ``when`` is called with its arguments:
    where that is false, nothing is declared. Nor is anything of what others write who hear of the fact
    (:func:`unconfined`).
    """
    there = confinement(*aspects)

    def declare(atom: Callable[Concatenate[Draft[Any], P], R]) -> Callable[Concatenate[Draft[Any], P], R]:
        @wraps(atom)
        def within(draft: Draft[Any], /, *args: P.args, **kwargs: P.kwargs) -> R:
            outer = draft.stale
            if when is None or when(draft, *args, **kwargs):
                draft.stale = there.stale
            try:
                return atom(draft, *args, **kwargs)
            finally:
                draft.stale = outer

        return within

    return declare


def unconfined(
    work: Callable[Concatenate[Draft[Any], P], R],
) -> Callable[Concatenate[Draft[Any], P], R]:
    """Let a function that a confined one calls write anything."""

    @wraps(work)
    def at_large(draft: Draft[Any], /, *args: P.args, **kwargs: P.kwargs) -> R:
        outer = draft.stale
        draft.stale = None
        try:
            return work(draft, *args, **kwargs)
        finally:
            draft.stale = outer

    return at_large


# Values ----------------------------------------------------------------------------------------------------


class Derived(Protocol[S_contra, P, R]):
    """A function that keeps what it finds with the state."""

    def __call__(self, state: S_contra, /, *args: P.args, **kwargs: P.kwargs) -> R: ...

    def kept(self, state: S_contra, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        """The value if it is kept; otherwise None, and nothing is worked out."""

    def keep(self, state: S_contra, found: R, /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Keep a value that somebody else has found."""


class Entry:
    """What is declared of a derived value."""

    __slots__ = ("anew", "compute", "function", "key", "lasting", "lasts", "shelf")

    def __init__(
        self,
        function: Callable[..., Any],
        ignores: Sequence[Aspect],
        key: Callable[..., Hashable] | None,
        outlasts: Sequence[Aspect],
        when: Callable[..., bool] | None,
        anew: Callable[..., Any] | None,
    ) -> None:
        self.function = function
        self.compute = function
        """Works it out; what is kept of it is not looked at."""
        self.key = key
        self.shelf = _shelf(frozenset(ignores))
        self.lasting = _shelf(frozenset((*ignores, *outlasts))) if outlasts else None
        """The shelf on which it lies where it :attr:`lasts`."""
        self.lasts = when
        self.anew = anew

    def __repr__(self) -> str:
        return f"{self.function.__module__}.{self.function.__qualname__}"

    @property
    def shelves(self) -> tuple[Shelf, ...]:
        """Where it may lie, the one that is looked at first before the other."""
        return (self.shelf,) if self.lasting is None else (self.lasting, self.shelf)

    def place(self, state: Any, *args: Any) -> Hashable:
        """Where it lies on its shelf; None: it is not kept."""
        if self.key is not None:
            mark = self.key(state, *args)
            return None if mark is None else (self.function, mark)
        return (self.function, *args) if args else self.function

    def find(self, state: Any, place: Hashable, args: tuple[Any, ...]) -> Any:
        """Work out the value, and lay it on its shelf."""
        found, shelf = self.compute(state, *args), self.shelf
        if self.lasts is not None and self.lasts(state, found):
            shelf = self.lasting or shelf
        shelves = state.__dict__
        if shelf in shelves:
            shelves[shelf][place] = found
        else:
            shelves[shelf] = {place: found}
        return found


_ENTRIES: list[Entry] = []
_NOTHING = object()
"""What lies at a place of a shelf where no value does."""


def entries() -> Iterator[Entry]:
    """All that is derived from states, as far as its modules have been imported."""
    yield from _ENTRIES


def derived(
    *,
    ignores: Sequence[Aspect] = (),
    key: Callable[..., Hashable] | None = None,
    outlasts: Sequence[Aspect] = (),
    when: Callable[..., bool] | None = None,
    anew: Callable[..., Any] | None = None,
) -> Callable[[Callable[Concatenate[S, P], R]], Derived[S, P, R]]:
    """Declare that what a function finds, of a state and of arguments that can be hashed, is kept.

    ``ignores`` is what it does not read: writes that are confined to that leave it valid. Without, it is kept
    until anything is written.

    ``key(state, *arguments)`` is what it is kept by, for arguments that cannot be hashed, or where it follows
    from less, or from more: what it reads of an aspect that it ignores otherwise has to be in the key. Where
    that is None, it is not kept.

    Where ``when(state, value)`` is true, it ignores what it ``outlasts`` as well.

    ``anew(state, value)`` is what the value should be, where the function returns something that others fill.
    """

    def declare(function: Callable[Concatenate[S, P], R]) -> Derived[S, P, R]:
        entry = Entry(function, ignores, key, outlasts, when, anew)
        _ENTRIES.append(entry)
        keeping: Any = wraps(function)(_keeping(entry))
        keeping.kept, keeping.keep = _kept(entry), _keep(entry)
        return cast("Derived[S, P, R]", keeping)

    return declare


def _keeping(entry: Entry) -> Callable[..., Any]:
    """The function that keeps what it finds. Most of what the engine does goes through here: what lies on its
    shelf is returned without another call, and what has one shelf alone is laid there without one; what
    follows from the state alone is nearly always there, so that nobody asks first."""
    if entry.key is not None:
        return _of_key(entry, entry.key)
    number = entry.function.__code__.co_argcount
    return _of_state(entry) if number == 1 else _of_argument(entry) if number == 2 else _of_arguments(entry)


def _of_state(entry: Entry) -> Callable[[Any], Any]:
    function, shelf, other = entry.function, entry.shelves[0], entry.shelves[-1]

    def of_state(state: Any) -> Any:
        shelves = state.__dict__
        try:
            return shelves[shelf][function]
        except KeyError:
            pass
        if other is shelf:
            found = entry.compute(state)
            shelves.setdefault(shelf, {})[function] = found
            return found
        if other in shelves and function in shelves[other]:
            return shelves[other][function]
        return entry.find(state, function, ())

    return of_state


def _of_argument(entry: Entry) -> Callable[[Any, Any], Any]:
    function, shelf, other = entry.function, entry.shelves[0], entry.shelves[-1]

    def of_argument(state: Any, arg: Any) -> Any:
        place = function, arg
        shelves = state.__dict__
        if shelf in shelves:
            found = shelves[shelf].get(place, _NOTHING)
            if found is not _NOTHING:
                return found
        if other is shelf:
            found = entry.compute(state, arg)
            shelves.setdefault(shelf, {})[place] = found
            return found
        if other in shelves and place in shelves[other]:
            return shelves[other][place]
        return entry.find(state, place, (arg,))

    return of_argument


def _of_arguments(entry: Entry) -> Callable[..., Any]:
    function, shelf, other = entry.function, entry.shelves[0], entry.shelves[-1]

    def of_arguments(state: Any, *args: Any) -> Any:
        place = (function, *args)
        shelves = state.__dict__
        if shelf in shelves:
            found = shelves[shelf].get(place, _NOTHING)
            if found is not _NOTHING:
                return found
        if other is not shelf and other in shelves and place in shelves[other]:
            return shelves[other][place]
        return entry.find(state, place, args)

    return of_arguments


def _of_key(entry: Entry, key: Callable[..., Hashable]) -> Callable[..., Any]:
    function, shelf, other = entry.function, entry.shelves[0], entry.shelves[-1]

    def of_key(state: Any, *args: Any) -> Any:
        mark = key(state, *args)
        if mark is None:
            return entry.compute(state, *args)
        place = function, mark
        shelves = state.__dict__
        if shelf in shelves:
            found = shelves[shelf].get(place, _NOTHING)
            if found is not _NOTHING:
                return found
        if other is shelf:
            found = entry.compute(state, *args)
            shelves.setdefault(shelf, {})[place] = found
            return found
        if other in shelves and place in shelves[other]:
            return shelves[other][place]
        return entry.find(state, place, args)

    return of_key


def _kept(entry: Entry) -> Callable[..., Any]:
    function, key, shelf, other = entry.function, entry.key, entry.shelves[0], entry.shelves[-1]
    place = entry.place

    def kept(state: Any, *args: Any) -> Any:
        shelves, found = state.__dict__, None
        where = place(state, *args) if key is not None else (function, *args) if args else function
        if shelf in shelves:
            found = shelves[shelf].get(where)
        if found is None and other is not shelf and other in shelves:
            found = shelves[other].get(where)
        return found

    return kept


def _keep(entry: Entry) -> Callable[..., None]:
    shelf, place, function, key = entry.shelf, entry.place, entry.function, entry.key

    def keep(state: Any, found: Any, *args: Any) -> None:
        where = (function, *args) if key is None and args else place(state, *args)
        state.__dict__.setdefault(shelf, {})[where] = found

    return keep


def bare(state: T) -> T:
    """The same state, with which nothing is kept."""
    return copy(state)


# What goes along with a game -------------------------------------------------------------------------------

CARRIED = "carried"
"""The key, in the ``__dict__`` of a state, of what goes along with the game, whatever is written. Who lays
something there (:attr:`.Draft.carried`) finds out by a look at little whether it still holds."""
