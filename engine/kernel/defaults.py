"""Defaults put in the place of members that equal them, so that equal states have equal encodings.

msgspec leaves a member out where it *is* its default, or is empty; a word or a tuple that a document brings
along only equals it. :func:`with_defaults` puts the default itself there. While a game is played, words
that come from elsewhere than a constant or a ``Literal`` go through it where they are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, Literal, TypeVar, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields, force_setattr

T = TypeVar("T")


class Apart:
    """Marks, in the annotation of a field, what whoever decodes it settles by itself."""


APART = Apart()


def with_defaults(value: T) -> T:
    """The same value, with the default itself wherever something equal to it stood, however deep."""
    _settle((value,))
    return value


def _settle(values: Iterable[Any]) -> None:
    """Look at values, those of one kind together: a document has hundreds of structs of few kinds."""
    for kind, alike in groupby(values, type):
        if issubclass(kind, Struct):
            _settle_alike(kind, list(alike))
        elif issubclass(kind, dict):
            _settle(list(chain.from_iterable(map(dict.values, alike))))
        elif issubclass(kind, list | tuple):
            _settle(list(chain.from_iterable(alike)))


def _settle_alike(kind: type[Struct], values: Sequence[Struct]) -> None:
    compared, holding = _plan(kind)
    for name, others, default in compared:
        for value in others(values, default):
            if getattr(value, name) == default:
                force_setattr(value, name, default)
    for held in holding:
        found = held(values)
        if found:
            _settle(found)


Others = Callable[[Sequence[Struct], Any], list[Struct]]
"""Those of some structs of which a member is another object than its default."""
Held = Callable[[Sequence[Struct]], list[Any]]
"""What some structs hold in a member, where it is not empty."""


@cache
def _plan(kind: type[Struct]) -> tuple[Sequence[tuple[str, Others, Any]], Sequence[Held]]:
    """The members whose default is told apart by identity, and those that may hold structs with such members.

    Every object of a document is looked at. What names the member takes half the time of what is told it.
    """
    holding = [member.name for member in fields(kind) if _holds_structs(member.type)]
    return [(name, _others(name), default) for name, default in _compared(kind)], list(map(_held, holding))


def _others(name: str) -> Others:
    member = attrgetter(name)
    return lambda values, default: [
        one for one, found in zip(values, map(member, values), strict=True) if found is not default
    ]


def _held(name: str) -> Held:
    member = attrgetter(name)
    return lambda values: [found for found in map(member, values) if found]


def _compared(kind: type[Struct]) -> list[tuple[str, Any]]:
    """The members whose default is told apart by identity, with the default."""
    if not kind.__struct_config__.omit_defaults:
        return []
    return [(one.name, one.default) for one in fields(kind) if not _is_one_object(one.default)]


def _is_one_object(default: Any) -> bool:
    """Whether all that equals this default is the same object (or there is no default to compare with)."""
    return default in (NODEFAULT, None, "", ()) or (isinstance(default, int) and -5 <= default <= 256)


def _holds_structs(annotation: Any) -> bool:
    """Whether what has this type may be a struct, or hold one."""
    arguments = get_args(annotation)
    if get_origin(annotation) is Literal or any(argument is APART for argument in arguments):
        return False
    if arguments:
        return any(map(_holds_structs, arguments))
    if annotation is Any or isinstance(annotation, TypeVar):
        return True
    if not isinstance(annotation, type) or not issubclass(annotation, Struct):
        return isinstance(annotation, type) and issubclass(annotation, list | dict | tuple)
    return not _is_plain(annotation)


def _is_plain(kind: type[Struct]) -> bool:
    """Whether a struct of this type has nothing to settle: it holds words and numbers, without defaults."""
    if kind.__subclasses__() or _compared(kind):
        return False
    return all((*get_args(one.type), one.type)[0] in (str, int, bool) for one in fields(kind))
