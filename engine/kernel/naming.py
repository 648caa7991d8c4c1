"""What texts call what the fields of events, decisions and actions hold: players, things, words."""

from __future__ import annotations

import re
import types
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from msgspec import Meta
from msgspec.structs import fields as fields_of

from .derived import AGENDA, derived
from .documents import WORDS, Event, Private, State
from .seats import player_name, seat_ref
from .templates import paths

if TYPE_CHECKING:
    from .ruleset import Ruleset

SEATS = frozenset({"seat", "starting_seat", "owner", "winner"})
"""The fields that hold the number of a seat."""
A_CARD = "a card"
"""What an object is called that lies hidden from the reader."""
_NAMED = re.compile(r"\{(\w+)\}")


class Kind(NamedTuple):
    """What a field holds, as far as its type says."""

    seat: bool = False
    """Numbers of seats."""
    words: frozenset[str] | None = None
    """Words of this closed set."""
    named: str = ""
    """Words of the closed set that the ruleset knows by this name."""
    score: bool = False
    """A number for each player."""
    default: Any = None


ANYTHING = Kind()


_KINDS: dict[type[Any], Mapping[str, Kind]] = {}


def kinds(struct: type[Any]) -> Mapping[str, Kind]:
    """What the fields of a type of struct hold."""
    found = _KINDS.get(struct)
    if found is None:
        found = _KINDS[struct] = {
            one.name: _kind(one.name, one.type)._replace(default=one.default) for one in fields_of(struct)
        }
    return found


def _kind(name: str, annotation: Any) -> Kind:
    plain = [*_plain(annotation)]
    marks = [mark for mark in plain if isinstance(mark, Meta)]
    words = frozenset(word for one in plain if get_origin(one) is Literal for word in get_args(one))
    named = ""
    for mark in marks:
        schema = mark.extra_json_schema or {}
        named = schema.get(WORDS, named)
        words |= frozenset(schema.get("enum", ()))
    return Kind(
        seat=name in SEATS and int in plain,
        words=words or None,
        named=named,
        score=plain == [int, int],
    )


def _plain(annotation: Any) -> Iterator[Any]:
    """The plain types, literals and marks that an annotation is made of."""
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *marks = get_args(annotation)
        yield from _plain(inner)
        yield from marks
    elif origin in (Union, types.UnionType, tuple, list):
        for one in get_args(annotation):
            yield from _plain(one)
    elif annotation not in (type(None), Ellipsis):
        yield annotation


def is_absent(value: Any, default: Any) -> bool:
    """Whether a value is null, false, empty, the zero that is its default, or a private part without
    cards."""
    if isinstance(value, Private):
        return not value.cards
    return value is None or value is False or value in ("", (), []) or (value == 0 == default)


class _Default(dict[str, str]):
    """Display names; of a word that has none of its own, the word with blanks."""

    def __missing__(self, word: str) -> str:
        return word.replace("_", " ")


@cache
def display_names(ruleset: Ruleset[Any], named: str, words: frozenset[str] | None) -> Mapping[str, str]:
    """The display names of the words of a closed set: of that of this name, or of the one that these words
    belong to."""
    sets = ruleset.displays
    if named in sets:
        return _Default(sets[named])
    of = (names for names in sets.values() if words is not None and words <= names.keys())
    return _Default(next(of, {}))


class Names:
    """What somebody who sees these states and events calls things.

    ``filled(names, event, template)`` writes a name that an event introduces.

    ``sight`` is the seat through whose eyes things are seen; None: everything is known. ``reader`` is the
    seat that is called ``you``.
    """

    __slots__ = (
        "_events",
        "_filled",
        "_introduced",
        "_names",
        "_states",
        "reader",
        "ruleset",
        "sight",
        "you",
    )

    def __init__(
        self,
        ruleset: Ruleset[Any],
        states: Sequence[State],
        *,
        sight: int | None,
        reader: int | None,
        you: str = "you",
        events: Sequence[Event] = (),
        filled: Callable[[Names, Event, str], str] = lambda names, event, template: "",
    ) -> None:
        self.ruleset = ruleset
        self.sight = sight
        self.reader = reader
        self.you = you
        self._states = states
        self._events = events
        self._filled = filled
        self._introduced: dict[str, str] | None = None
        self._names: dict[str, str] = {}

    def seat(self, seat: int) -> str:
        """What a player is called."""
        if seat == self.reader:
            return self.you
        name = self.of(seat_ref(seat))
        return player_name(None if name == seat_ref(seat) else name, seat)

    def has_chosen(self, seat: int) -> bool:
        """Whether a player has a name of their own."""
        return bool(getattr(self._states[0].table.seats[seat], "name", ""))

    def of(self, ref: str) -> str:
        """What something is called that a document names."""
        name = self._names.get(ref)
        if name is None:
            name = self._name(ref)
            if "{" in name:
                name = _NAMED.sub(self._inner, name)
            self._names[ref] = name
        return name

    def _inner(self, named: re.Match[str]) -> str:
        return self.of(named[1]) if self.ruleset.is_id(named[1]) else named[0]

    def _name(self, ref: str) -> str:
        for state in self._states:
            name = in_sight(self.ruleset, state, self.sight).names.get(ref)
            if name is not None:
                return self._told_apart(ref, name)
        name = self._introductions().get(ref)
        if name is not None:
            return name
        ruleset, sight = self.ruleset, self.sight
        if sight is not None and any(ruleset.hides(state, sight, ref) for state in self._states):
            return A_CARD
        for state in self._states:
            called = ruleset.called(state, ref)
            if called != ref:
                return self._told_apart(ref, called) if ruleset.is_id(ref) else str(called)
        return ref

    def _told_apart(self, ref: str, name: str) -> str:
        """The name, with the id where something else in sight is called the same."""
        seen = (in_sight(self.ruleset, state, self.sight) for state in self._states)
        return f"{name} ({ref})" if any(sight.numbers[name] > 1 for sight in seen) else name

    def _introductions(self) -> Mapping[str, str]:
        """What events call things that were there in neither state."""
        if self._introduced is None:
            introduced = self._introduced = {}
            alike: dict[str, int] = {}
            for refs, name in self._introducing():
                if introduced.keys().isdisjoint(refs):
                    alike[name] = alike.get(name, 0) + 1
                for ref in refs:
                    introduced.setdefault(ref, name)
            self._names.clear()
            for ref, name in introduced.items():
                introduced[ref] = f"{name} ({ref})" if alike[name] > 1 else self._told_apart(ref, name)
        return self._introduced

    def _introducing(self) -> Iterator[tuple[Sequence[str], str]]:
        """Each thing that an event introduces: its ids, old and new, and its name."""
        for event in self._events:
            private = getattr(event, "private", None)
            if private is not None and private.objects:
                if len(private.cards) == 1:
                    yield private.objects, self.of(private.cards[0])
                else:
                    cards = map(self.of, private.cards)
                    yield from (([ref], name) for ref, name in zip(private.objects, cards, strict=True))
            refs: dict[str, list[str]] = {}
            for field, template in _introductions(type(event)):
                ref, name = getattr(event, field), self._filled(self, event, template)
                if ref is not None and name:
                    refs.setdefault(name, []).append(ref)
            yield from ((named, name) for name, named in refs.items())


@cache
def _introductions(event: Any) -> tuple[tuple[str, str], ...]:
    """The fields of an event that introduce something, each with the template of its name."""
    there = kinds(event).keys()
    return tuple(
        (field, template)
        for field, template in event.introduces.items()
        if field in there and all(path[0] in there for path in paths(template))
    )


class Sight(NamedTuple):
    """What lies in sight of somebody."""

    names: Mapping[str, str]
    """By id."""
    numbers: Mapping[str, int]
    """How many share a name."""


def in_sight(ruleset: Ruleset[Any], state: State, seat: int | None) -> Sight:
    """What a seat sees, by name; kept with the state."""
    return _sight(state, ruleset, seat)


@derived(ignores=(AGENDA,))
def _sight(state: State, ruleset: Ruleset[Any], seat: int | None) -> Sight:
    names = ruleset.in_sight(state, seat)
    return Sight(names, Counter(names.values()))
