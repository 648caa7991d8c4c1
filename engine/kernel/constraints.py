"""Constraints on what a field of a document may hold, beyond its type.

A constraint stands in the annotation of a field, beside its type::

    SeatNumber = Annotated[int, Constraint(is_seat, "there is no seat {}")]

    class Shield(Struct):
        controller: Annotated[SeatNumber, Cites("CR-109.4")]

:func:`faults` walks a document once and checks each value against the constraints of its field. It skips
types that contain no constraints at any depth, and fields that have their default value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from .documents import Fault

LONGEST_KEY = 40
"""Characters of a key that a path tells."""
LONGEST_SHOWN = 80
"""Characters of a text that a message tells."""


class Constraint:
    """A condition on a value: ``holds(about, value)`` for a value of the right type.

    ``about`` is what the ruleset's constraints need to know of the whole document. ``message`` describes a
    violation, with ``{}`` for the value; or it is a function of the same two arguments.
    """

    __slots__ = ("_message", "holds")

    def __init__(self, holds: Callable[[Any, Any], object], message: str | Callable[[Any, Any], str]) -> None:
        self.holds = holds
        self._message = message

    def fault(self, about: Any, value: Any) -> str:
        """What is wrong with a value, in words."""
        if callable(self._message):
            return self._message(about, value)
        return self._message.format(shown(value))


def shown(value: Any) -> str:
    """A value as a message shows it: a text in quotes, and no more of it than its beginning."""
    return repr(value[:LONGEST_SHOWN]) if isinstance(value, str) else str(value)


class Cites:
    """The clause that a fault in this field cites, unless an inner annotation names another."""

    def __init__(self, rule: str) -> None:
        self.rule = rule


class CheckedApart:
    """A field that the walk skips: the ruleset checks its contents separately."""


class _Found:
    """Faults, each with its path from the value that is being checked."""

    __slots__ = ("faults",)

    def __init__(self) -> None:
        self.faults: list[tuple[str, str, str | None]] = []

    def place(self, first: int, step: str, rule: str | None = None) -> None:
        """Put a step before the paths of all but the first faults, and a rule where there is none."""
        self.faults[first:] = [
            (step + path, message, rule if known is None else known)
            for path, message, known in self.faults[first:]
        ]


_Look = Callable[[Any, Any, _Found], None]
"""Checks one value; called with ``about``, the value, and the faults found so far."""


def faults(about: Any, document: Struct, path: str) -> Sequence[Fault]:
    """Every violated constraint of a document, each with its place below ``path``."""
    look = _look(type(document))
    if look is None:
        return ()
    found = _Found()
    look(about, document, found)
    return [Fault(path + step, message, rule) for step, message, rule in found.faults]


@cache
def _look(annotation: Any) -> _Look | None:
    """The check for values of this type; None if the type contains no constraint."""
    if not _is_marked(annotation):
        return None
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _marked(annotation)
    if origin in (Union, UnionType):
        return _one_of(arguments)
    if origin is dict:
        return _each_item(*map(_look, arguments))
    if origin in (list, tuple):
        return _each(_look(arguments[0]))
    return _Members(annotation)


def _is_marked(annotation: Any) -> bool:
    """Whether a type contains a constraint."""
    waiting, met = [annotation], set()
    while waiting:
        kind = waiting.pop()
        if kind in met:
            continue
        met.add(kind)
        notes = getattr(kind, "__metadata__", ())
        if any(isinstance(note, Constraint) for note in notes):
            return True
        if any(isinstance(note, CheckedApart) for note in notes):
            continue
        waiting += [part for part in get_args(kind) if part is not Ellipsis]
        if _is_struct(kind):
            waiting += _types_within(kind)
    return False


@cache
def _types_within(kind: type[Struct]) -> list[Any]:
    """The types of a struct's members. To look them up takes most of the time of :func:`_is_marked`."""
    return [member.type for member in fields(kind)]


def _is_struct(kind: Any) -> bool:
    kind = get_origin(kind) or kind
    return isinstance(kind, type) and issubclass(kind, Struct)


def _marked(annotation: Any) -> _Look:
    inner, *notes = get_args(annotation)
    within = _look(inner)
    constraints = [note for note in notes if isinstance(note, Constraint)]
    rules = [note.rule for note in notes if isinstance(note, Cites)]
    rule = rules[-1] if rules else None
    if within is None:
        return _look_at_value(constraints, rule)
    on_top = _look_at_value(constraints, rule)

    def look(about: Any, value: Any, found: _Found) -> None:
        on_top(about, value, found)
        first = len(found.faults)
        within(about, value, found)
        if rule is not None and len(found.faults) > first:
            found.place(first, "", rule)

    return look


def _look_at_value(constraints: Sequence[Constraint], rule: str | None) -> _Look:
    def look(about: Any, value: Any, found: _Found) -> None:
        for constraint in constraints:
            if value is not None and not constraint.holds(about, value):
                found.faults.append(("", constraint.fault(about, value), rule))

    return look


def _one_of(kinds: tuple[Any, ...]) -> _Look:
    """Structs are told apart by their class; of other types that may stand here, one has constraints."""
    looks = {get_origin(kind) or kind: _look(kind) for kind in kinds if _is_struct(kind)}
    other = next((look for look in map(_look, kinds) if look is not None), None) if not looks else None

    def look(about: Any, value: Any, found: _Found) -> None:
        within = looks.get(type(value), other)
        if within is not None and value is not None:
            within(about, value, found)

    return look


def _each(within: _Look | None) -> _Look:
    assert within is not None, "a list is looked at for what is in it"

    def look(about: Any, values: Any, found: _Found) -> None:
        for index, value in enumerate(values):
            first = len(found.faults)
            within(about, value, found)
            if len(found.faults) > first:
                found.place(first, f"[{index}]")

    return look


def _each_item(of_key: _Look | None, of_value: _Look | None) -> _Look:
    def look(about: Any, values: Any, found: _Found) -> None:
        for key, value in values.items():
            first = len(found.faults)
            if of_key is not None:
                of_key(about, key, found)
            if of_value is not None:
                of_value(about, value, found)
            if len(found.faults) > first:
                found.place(first, f".{key[:LONGEST_KEY]}")

    return look


class _Members:
    """The members of a struct that have constraints; computed at the first check, since a struct may contain
    structs of its own type."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._required: tuple[tuple[str, _Look], ...] | None = None
        self._optional: tuple[tuple[str, Any, _Look], ...] = ()
        self._held: Callable[[Any], Any] = lambda _: None
        """All the optional ones: most structs leave them out, so they are compared at once."""
        self._defaults: Any = None

    def __call__(self, about: Any, value: Any, found: _Found) -> None:
        if self._required is None:
            self._required = self._work_out()
        for name, look in self._required:
            _look_at_member(about, value, name, look, found)
        if self._held(value) != self._defaults:
            for name, default, look in self._optional:
                if getattr(value, name) != default:
                    _look_at_member(about, value, name, look, found)

    def _work_out(self) -> tuple[tuple[str, _Look], ...]:
        marked = [(member, look) for member in fields(self._kind) if (look := _look(member.type)) is not None]
        self._optional = tuple((one.name, _default(one), look) for one, look in marked if not one.required)
        if self._optional:
            self._held = attrgetter(*(name for name, _, _ in self._optional))
            defaults = tuple(default for _, default, _ in self._optional)
            self._defaults = defaults if len(defaults) > 1 else defaults[0]
        return tuple((one.name, look) for one, look in marked if one.required)


def _look_at_member(about: Any, value: Any, name: str, look: _Look, found: _Found) -> None:
    first = len(found.faults)
    look(about, getattr(value, name), found)
    if len(found.faults) > first:
        found.place(first, f".{name}")


def _default(member: FieldInfo) -> Any:
    return member.default if member.default_factory is NODEFAULT else member.default_factory()
