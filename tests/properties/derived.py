"""What is kept with a state, compared with what is worked out anew after each atom of random games."""

from __future__ import annotations

import random
from collections import OrderedDict, defaultdict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import engine
from engine.kernel.clauses import Ask
from engine.kernel.derived import Entry, Shelf, bare, entries
from engine.kernel.draft import Draft
from tests.properties.random_play import choose

IDENTITY: Any = object.__eq__
REMEMBERED = 8
"""So many arguments with which a value was asked for are asked about again and again."""


class Watch:
    """Notes what derived values are asked for, and works every kept one out anew after each atom."""

    def __init__(self) -> None:
        self.asked: dict[Entry, OrderedDict[Hashable, tuple[Any, ...]]] = defaultdict(OrderedDict)
        """By place, the arguments with which a value was asked for of late."""
        self.compared: dict[str, int] = defaultdict(int)
        """How often each value was compared."""
        self._compute = {entry: entry.compute for entry in entries()}
        self._by_function = {entry.function: entry for entry in entries()}
        self._is_looking = False

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Look on while games are played."""
        with pytest.MonkeyPatch.context() as patched:
            for entry, compute in self._compute.items():
                patched.setattr(entry, "compute", self._noting(entry, compute))
            emit, rest = Draft.emit, Draft.rest
            patched.setattr(Draft, "emit", self._comparing(emit))
            patched.setattr(Draft, "rest", self._comparing(rest))
            yield

    def _comparing(self, method: Any) -> Any:
        def comparing(draft: Draft[Any], *args: Any) -> Any:
            found = method(draft, *args)
            self.compare(draft)
            return found

        return comparing

    def _noting(self, entry: Entry, compute: Any) -> Any:
        def noting(state: Any, *args: Any) -> Any:
            if not self._is_looking:
                asked, place = self.asked[entry], entry.place(state, *args)
                if place is None:
                    return compute(state, *args)
                asked[place] = args
                asked.move_to_end(place)
                while len(asked) > REMEMBERED:
                    asked.popitem(last=False)
            return compute(state, *args)

        return noting

    def ask(self, state: Any) -> None:
        """Have a state keep all that was asked for of late, as far as it makes sense there."""
        for entry, asked in list(self.asked.items()):
            for args in list(asked.values()):
                try:
                    found = self._compute[entry](bare(state), *_of(state, args))
                except Exception:  # what was asked of another state need not make sense here
                    continue
                place = entry.place(state, *_of(state, args))
                if place is None:
                    continue
                state.__dict__.setdefault(entry.shelf, {}).setdefault(place, found)
                if entry.lasting is not None and entry.lasts is not None and entry.lasts(state, found):
                    state.__dict__.setdefault(entry.lasting, {}).setdefault(place, found)

    def compare(self, draft: Draft[Any]) -> None:
        """Everything that the state of a draft keeps is what would be found anew."""
        if self._is_looking:
            return
        self._is_looking = True
        try:
            for shelf, values in list(draft.state.__dict__.items()):
                if isinstance(shelf, Shelf):
                    for place, value in list(values.items()):
                        self._compare(draft.state, place, value)
        finally:
            self._is_looking = False

    def _compare(self, state: Any, place: Any, value: Any) -> None:
        entry = self._by_function[place[0] if isinstance(place, tuple) else place]
        args = self.asked[entry].get(place)
        if args is None and entry.key is None:
            args = place[1:] if isinstance(place, tuple) else ()
        if args is None:
            return
        fresh = bare(state)
        args = _of(fresh, args)
        if entry.place(fresh, *args) != place:
            return
        anew = entry.anew(fresh, value) if entry.anew is not None else self._compute[entry](fresh, *args)
        self.compared[repr(entry)] += 1
        assert alike(value, anew), f"{entry} is kept as {value!r}, and would be {anew!r}: {place!r}"


def _of(state: Any, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """These arguments; a question is asked of this state."""
    return tuple(_asked_of(state, arg) if isinstance(arg, Ask) else arg for arg in args)


def _asked_of(state: Any, ask: Ask) -> Ask:
    return Ask(state, ask.decision, ask._hides, ask._called, ask._speech)


def alike(one: Any, other: Any) -> bool:
    """Whether two values say the same; objects that cannot be compared are alike if all that they hold is."""
    kind: Any = type(one)
    if one is other or kind is not type(other):
        return one is other
    if isinstance(one, dict):
        return list(one) == list(other) and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if kind.__eq__ is not IDENTITY:
        return bool(one == other)
    names = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
    names += [*getattr(one, "__dict__", ())]
    return all(alike(getattr(one, name, None), getattr(other, name, None)) for name in names)


def play(state: Any, seed: int, decisions: int) -> Watch:
    """Play at random for so many decisions, looking on."""
    watch, chance = Watch(), random.Random(seed)
    with watch.looking():
        for _ in range(decisions):
            if engine.outcome(state) is not None:
                break
            action = choose(state, chance)
            watch.ask(state)
            state = engine.apply(state, action).state
    return watch
