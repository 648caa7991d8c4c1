"""The notation of the templates of which texts are written.

* ``{field}`` is what people call the value of a field: a player by name, an object by the name of its card, a
  word of a closed set by its display name; of a list, all of them ("A, B and C"). ``{item.card}`` is a field
  of a field. ``{choice/color}`` is a word of the set of this name, where the type of the field is none.
* ``{amount:card}`` is a count with its noun: "1 card", "3 cards". A list counts its entries. The noun may
  hold fields of its own: ``{amount:{kind} counter}``.
* ``{seat} draws|draw``: of two words joined by a bar, the second is for the reader: it is taken where the
  first player that the text names is the reader, who is called "you", and "yourself" when named
  again. ``{seat}'s`` becomes "your".
* ``a(n) {kind}`` is "a" or "an", as what follows demands.
* ``[ on {target}]`` is left out where a field in it is absent. ``[flag? text]`` stands only where the field
  is present, ``[!flag? text]`` where it is absent, ``[how=sacrificed? text]`` where it has this value (or one
  of several: ``how=sacrificed,discarded``), ``[!how=sacrificed? text]`` where it has not; several conditions
  are joined by ``&``. Parts may stand in parts.

A field is absent where its JSON is: null, false, empty, a zero that is its default, or a private part without
cards. Elsewhere than in square brackets, and in those with a condition, the type says what stands for it
(``absent``, by the names of the fields; templates again).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple


class Hole(NamedTuple):
    """A place for a field."""

    path: tuple[str, ...]
    """The name of the field, and of fields in it."""
    noun: tuple[Any, ...] | None = None
    """What is counted."""
    possessive: bool = False
    """``'s`` follows."""
    words: str = ""
    """The closed set that its words belong to, where its type does not say so."""


class Verb(NamedTuple):
    """A word for others, and the one for the reader."""

    others: str
    reader: str


class Article(NamedTuple):
    """``a`` or ``an``, by what follows."""


class Condition(NamedTuple):
    """Whether a field is present, or has one of these values."""

    path: tuple[str, ...]
    values: frozenset[str]
    negated: bool


class Part(NamedTuple):
    """A part that may be left out; without conditions, where a field in it is absent."""

    conditions: tuple[Condition, ...]
    parts: tuple[Any, ...]


Parts = tuple[Any, ...]
"""Texts, holes, verbs, articles and parts, in order."""

_NAME = r"[a-z_]+(?:\.[a-z_]+)*"
_FIELD = re.compile(rf"({_NAME})(?:/([a-z_]+))?(?::(.+))?", re.DOTALL)
_WHETHER = rf"!?{_NAME}(?:=[\w,/+-]+)?"
_CONDITIONS = re.compile(rf"({_WHETHER}(?:&{_WHETHER})*)\?")
_BAR = re.compile(r"([\w'’]+)\|([\w'’]+)")
_ARTICLE = re.compile(r"\b([Aa])\(n\)")
_CLOSING = {"{": "}", "[": "]"}
_LITERAL = re.compile(r"[^{}\[\]]+")


@cache
def parsed(template: str) -> Parts:
    """The parts of a template.

    Raises:
        ValueError: it does not follow the notation.
    """
    return tuple(_parts(template))


def _parts(text: str) -> Iterator[Any]:
    place = 0
    while place < len(text):
        literal = _LITERAL.match(text, place)
        if literal is not None:
            yield from _words(literal[0])
            place = literal.end()
        elif text[place] in _CLOSING:
            end = _end(text, place)
            inner = text[place + 1 : end]
            place = end + 1
            if text[end] == "]":
                yield _part(inner, text)
            else:
                possessive = text[place : place + 2] == "'s"
                place += 2 * possessive
                yield _hole(inner, text, possessive=possessive)
        else:
            raise ValueError(f"{text!r}: nothing opens before the {text[place]!r} at {place}")


def _end(text: str, start: int) -> int:
    """Where what opens here is closed."""
    awaited: list[str] = []
    for place in range(start, len(text)):
        letter = text[place]
        if letter in _CLOSING:
            awaited.append(_CLOSING[letter])
        elif letter in _CLOSING.values():
            if awaited.pop() != letter:
                break
            if not awaited:
                return place
    raise ValueError(f"{text!r}: the {text[start]!r} at {start} is not closed")


def _words(text: str) -> Iterator[Any]:
    """A text without fields: its plain parts, verbs and articles."""
    place = 0
    for found in re.finditer(rf"{_BAR.pattern}|{_ARTICLE.pattern}", text):
        if found.start() > place:
            yield text[place : found.start()]
        yield Verb(found[1], found[2]) if found[3] is None else Article()
        place = found.end()
    if place < len(text):
        rest = text[place:]
        if "|" in rest:
            raise ValueError(f"{text!r}: a bar joins two words")
        yield rest


def _hole(inner: str, text: str, *, possessive: bool) -> Hole:
    found = _FIELD.fullmatch(inner)
    if found is None:
        raise ValueError(f"{text!r}: {inner!r} is no name of a field")
    noun = None if found[3] is None else tuple(_parts(found[3]))
    return Hole(tuple(found[1].split(".")), noun, possessive, found[2] or "")


def _part(inner: str, text: str) -> Part:
    found = _CONDITIONS.match(inner)
    if found is None:
        part = Part((), tuple(_parts(inner)))
        if not any(isinstance(one, Hole) for one in part.parts):
            raise ValueError(f"{text!r}: [{inner}] depends on no field")
        return part
    return Part(tuple(map(_condition, found[1].split("&"))), tuple(_parts(inner[found.end() :])))


def _condition(text: str) -> Condition:
    path, _, values = text.removeprefix("!").partition("=")
    return Condition(
        tuple(path.split(".")), frozenset(values.split(",") if values else ()), text.startswith("!")
    )


def paths(template: str) -> frozenset[tuple[str, ...]]:
    """The fields that a template speaks of."""
    return frozenset(_paths(parsed(template)))


def _paths(parts: Parts) -> Iterator[tuple[str, ...]]:
    for part in parts:
        if isinstance(part, Hole):
            yield part.path
            yield from _paths(part.noun or ())
        elif isinstance(part, Part):
            yield from (condition.path for condition in part.conditions)
            yield from _paths(part.parts)
