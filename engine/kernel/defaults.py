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
    for name, member, default in compared:
        for value, found in zip(values, map(member, values), strict=True):
            if found is not default and found == default:
                force_setattr(value, name, default)
    for member in holding:
        held = list(filter(None, map(member, values)))
        if held:
            _settle(held)


Member = Callable[[Struct], Any]
"""What reads a member."""


@cache
def _plan(kind: type[Struct]) -> tuple[Sequence[tuple[str, Member, Any]], Sequence[Member]]:
    """The members whose default is told apart by identity, and those that may hold structs with such ones."""
    compared = [(name, attrgetter(name), default) for name, default in _compared(kind)]
    return compared, [attrgetter(member.name) for member in fields(kind) if _holds_structs(member.type)]


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
