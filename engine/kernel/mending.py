"""All faults of form of a document, not the first alone.

A decoder stops at the first fault. So the fault is mended and the document decoded again, until nothing is
wrong or there are too many faults to be of use. Where it is clear what was meant (a word or a field that is
nearly right), that takes its place; otherwise the least that is accepted there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from .closed_words import allowed, each_type, field_names, nearest, types_at
from .documents import Fault
from .forms import MISSING_FIELD, UNKNOWN_FIELD, WRONG_WORD, form_fault, replaced, way_to

MOST_FAULTS = 20
"""So many are told at once."""

Steps = Sequence[str | int]


class Mended(NamedTuple):
    """A document that has been put right."""

    document: Any
    faults: list[Fault]
    """What was wrong with its form."""
    guessed: list[str]
    """The places of which nobody knows what was meant; ``$``, if it has still not the right form."""


def mended(document: Any, kind: Any) -> Mended:
    """Plain data in the form of a type, with all that was wrong with its form.

    What is wrong inside an entry of a map whose key is no plain word ends the search.
    """
    faults: list[Fault] = []
    guessed: list[str] = []
    while True:
        try:
            msgspec.convert(document, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            fault = form_fault(error, document, kind)
            faults.append(fault)
            steps = way_to(fault.path, document)
            if steps is None or isinstance(error, RecursionError) or len(faults) == MOST_FAULTS:
                return Mended(document, faults, [*guessed, "$"])
            document, clear = _repaired(document, kind, steps, str(error).partition(" - at ")[0])
            guessed += [] if clear else [fault.path]
        else:
            return Mended(document, faults, guessed)


def _repaired(document: Any, kind: Any, steps: Steps, complaint: str) -> tuple[Any, bool]:
    """The document without this fault, and whether it is clear what was meant."""
    if found := UNKNOWN_FIELD.match(complaint):
        return _without(document, kind, steps, found[1])
    if found := WRONG_WORD.match(complaint):
        near = nearest(found[1].strip("'"), allowed(kind, document, steps))
        if near is not None:
            return replaced(document, steps, near), True
    if found := MISSING_FIELD.match(complaint):
        steps = [*steps, found[1]]
    if steps and _tells_apart(kind, document, steps):
        steps = steps[:-1]
    return replaced(document, steps, _least(types_at(kind, document, steps))), False


def _without(document: Any, kind: Any, steps: Steps, name: str) -> tuple[Any, bool]:
    """The document with another name for a field that nobody knows, or without it."""
    here = document
    for step in steps:
        here = here[step]
    meant = nearest(name, [known for known in field_names(kind, document, steps) if known not in here])
    kept = {known: value for known, value in here.items() if known != name}
    if meant is not None:
        kept[meant] = here[name]
    return replaced(document, steps, kept), meant is not None


def _tells_apart(kind: Any, document: Any, steps: Steps) -> bool:
    """Whether the field at a place tells apart what its object is."""
    around = each_type(types_at(kind, document, steps[:-1]))
    objects = (one for one in around if isinstance(one, inspect.StructType))
    return any(one.tag is not None and one.tag_field == steps[-1] for one in objects)


def _least(kinds: Sequence[inspect.Type]) -> Any:
    """The shortest value that one of these types accepts."""
    for one in sorted(each_type(kinds), key=_size):
        match one:
            case inspect.NoneType():
                return None
            case inspect.LiteralType(values=words):
                return words[0]
            case inspect.BoolType():
                return False
            case inspect.IntType(ge=least):
                return least or 0
            case inspect.StrType(min_length=shortest):
                return "a" * (shortest or 1)
            case inspect.ListType() | inspect.VarTupleType():
                return []
            case inspect.TupleType(item_types=items):
                return [_least([item]) for item in items]
            case inspect.StructType():
                fields = {field.encode_name: _least([field.type]) for field in one.fields if field.required}
                return fields if one.tag is None else {str(one.tag_field): one.tag, **fields}
    return {}


def _size(kind: inspect.Type) -> int:
    """Plain values come before lists, these before objects with the fewest fields that have to be there."""
    if isinstance(kind, inspect.StructType):
        return 2 + sum(field.required for field in kind.fields)
    return int(isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.TupleType))
