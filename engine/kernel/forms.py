"""Faults of form: where a decoder failed, why, and which words it accepts there.

msgspec names the place of a fault but for the keys of maps, ``$.table.objects[...].tapped``. Which entry is
meant is found by decoding with fewer and fewer of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from .closed_words import allowed, field_names, hint, one_of, tags_at
from .documents import Fault

FORM_ERRORS = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What decoding raises for a document of another form."""
LONGEST_KEY = 40
"""The most characters of a key that a place shows."""
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_SOME_ENTRY = "[...]"
_KEY_IN = "key` in `"
WRONG_WORD = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISSING_FIELD = re.compile(r"Object missing required field `(.*)`")

Steps = Sequence[str | int | None]
"""The way to a place: fields, keys and indexes; None for an entry of a map that is still to be found."""


def form_fault(error: Exception, document: Any = None, kind: Any = None) -> Fault:
    """The error of a decoder, as a fault with its place.

    ``document``, plain data, and the ``kind`` that it should have had serve to name entries of maps, the
    words that are allowed where one of a closed set is expected, and the fields of an object.
    """
    if isinstance(error, RecursionError):
        return Fault("$", "the document is nested too deeply")
    message, _, place = str(error).partition(" - at `")
    place = place.removesuffix("`") or "$"
    if place.startswith(_KEY_IN):
        place, message = place.removeprefix(_KEY_IN), f"a key of this object: {message}"
    if _SOME_ENTRY in place and kind is not None:
        place = _named(place, str(error), document, kind)
    if kind is not None and _SOME_ENTRY not in place:
        message += _words(message, document, kind, steps_of(place))
    return Fault(place, message)


def _words(message: str, document: Any, kind: Any, steps: Sequence[str | int]) -> str:
    """The words that are allowed, where a fault is about one of a closed set."""
    if found := WRONG_WORD.match(message):
        return hint(found[1].strip("'"), allowed(kind, document, steps))
    if found := UNKNOWN_FIELD.match(message):
        return hint(found[1], field_names(kind, document, steps))
    if found := MISSING_FIELD.match(message):
        words = allowed(kind, document, [*steps, found[1]])
        tag, kinds = tags_at(kind, document, [*steps, found[1]])
        return f": {one_of(words)}" if words else f", whose `{tag}` is {one_of(kinds)}" if kinds else ""
    return ""


def steps_of(place: str) -> list[str | int]:
    """The way to a place, by fields and indexes. Keys of maps are fields; they must be plain words."""
    return [name or int(index) for name, index in _STEP.findall(place)]


def way_to(place: str, document: Any) -> list[str | int] | None:
    """The same, if it leads somewhere in this document."""
    if _SOME_ENTRY in place:
        return None
    steps = steps_of(place)
    try:
        _at(document, steps)
    except (LookupError, TypeError):
        return None
    return steps


def json_fault(error: Exception, data: bytes | str, kind: Any) -> Fault:
    """The same for a document in JSON."""
    try:
        return form_fault(error, msgspec.json.decode(data), kind)
    except FORM_ERRORS:
        return form_fault(error)


def _named(place: str, complaint: str, document: Any, kind: Any) -> str:
    """The place with the keys of the entries that are meant, as far as they can be found."""
    steps: list[str | int | None] = [
        name or (None if index == "..." else int(index)) for name, index in _STEP.findall(place)
    ]
    while None in steps:
        before = steps[: steps.index(None)]
        entries = _at(document, before)
        if not isinstance(entries, dict):
            return place
        while len(entries) > 1:
            half = dict(islice(entries.items(), len(entries) // 2))
            if _complaint(replaced(document, before, half), kind) == complaint:
                entries = half
            else:
                entries = dict(islice(entries.items(), len(half), None))
        document = replaced(document, before, entries)
        if _complaint(document, kind) != complaint:
            return place
        steps[len(before)] = next(iter(entries))
    return "$" + "".join(
        f"[{step}]" if isinstance(step, int) else f".{str(step)[:LONGEST_KEY]}" for step in steps
    )


def _complaint(document: Any, kind: Any) -> str:
    try:
        msgspec.convert(document, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        return str(error)
    return ""


def _at(document: Any, steps: Steps) -> Any:
    for step in steps:
        document = document[step]
    return document


def replaced(document: Any, steps: Steps, value: Any) -> Any:
    """The document with something else at a place; what lies beside the way there is shared."""
    if not steps:
        return value
    changed: Any = list(document) if isinstance(document, list | tuple) else dict(document)
    inside = changed[steps[0]] if len(steps) > 1 else None
    changed[steps[0]] = replaced(inside, steps[1:], value)
    return changed
