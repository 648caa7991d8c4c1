"""Closed sets of words: which ones a type allows at a place of a document, as an enumeration, as tags or as
names of fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import inspect

Words = tuple[str | int, ...]
LONGEST_WORD = 40
"""So many characters of a wrong word are compared."""
NEAR = 0.7
"""How alike two words are of which one could be meant for the other (:func:`difflib.get_close_matches`)."""


def one_of(words: Iterable[str | int]) -> str:
    """How a fault lists the words that are allowed."""
    return f"one of {', '.join(map(str, words))}"


def hint(word: str, words: Sequence[str | int]) -> str:
    """What a fault says after a wrong word: one that could be meant, and all that are allowed."""
    near = nearest(word, words)
    perhaps = "" if near is None else f", perhaps {near!r}"
    return f"{perhaps}: {one_of(words)}" if words else ""


def nearest(word: str, words: Iterable[str | int]) -> str | None:
    """The one of these words that could be meant, if one is near."""
    known = {str(each).lower(): str(each) for each in reversed([*words])}
    near = get_close_matches(word[:LONGEST_WORD].lower(), list(known), n=1, cutoff=NEAR)
    return known[near[0]] if near else None


def allowed(kind: Any, document: Any, steps: Sequence[str | int]) -> Words:
    """The words that may stand at a place; none where any may, or where the place cannot be followed."""
    tags = tuple(_tags(types_at(kind, document, steps[:-1]), steps[-1])) if steps else ()
    if tags:
        return tags
    nodes = _alternatives(types_at(kind, document, steps), None)
    literals = [node for node in nodes if isinstance(node, inspect.LiteralType)]
    return tuple(word for node in literals for word in node.values if isinstance(word, int | str))


def tags_at(kind: Any, document: Any, steps: Sequence[str | int]) -> tuple[str, Words]:
    """The field that tells apart the objects that may stand at a place, and its words; nothing, where plain
    values may stand there too."""
    nodes = list(_alternatives(types_at(kind, document, steps), None))
    tagged = [node for node in nodes if isinstance(node, inspect.StructType) and node.tag is not None]
    if not tagged or len(tagged) < len(nodes):
        return "", ()
    return str(tagged[0].tag_field), tuple(node.tag for node in tagged if node.tag is not None)


def field_names(kind: Any, document: Any, steps: Sequence[str | int]) -> tuple[str, ...]:
    """The fields that the object at a place may have; none where it may have any, or where the place cannot
    be followed."""
    nodes = _alternatives(types_at(kind, document, steps), _followed(document, steps))
    structs = [node for node in nodes if isinstance(node, inspect.StructType)]
    names = [field.encode_name for node in structs for field in node.fields]
    tags = [str(node.tag_field) for node in structs if node.tag is not None]
    return tuple(dict.fromkeys([*tags, *names]))


def types_at(kind: Any, document: Any, steps: Sequence[str | int]) -> list[inspect.Type]:
    """The types of what may stand at a place, by the tags of what it stands in."""
    nodes = [_type_info(kind)]
    for step in steps:
        nodes = [inner for node in _alternatives(nodes, document) for inner in _members(node, step)]
        document = _at(document, step)
    return nodes


def each_type(nodes: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    """These types, each of a union by itself, without their bounds."""
    return _alternatives(nodes, None)


@cache
def _type_info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _followed(document: Any, steps: Sequence[str | int]) -> Any:
    for step in steps:
        document = _at(document, step)
    return document


def _alternatives(nodes: Iterable[inspect.Type], value: Any) -> Iterator[inspect.Type]:
    """The types that these stand for; of a union of structs the one whose tag the value bears."""
    for node in nodes:
        if isinstance(node, inspect.Metadata):
            yield from _alternatives([node.type], value)
        elif isinstance(node, inspect.UnionType):
            yield from (one for one in _alternatives(node.types, value) if not _is_other(one, value))
        else:
            yield node


def _is_other(node: inspect.Type, value: Any) -> bool:
    """Whether a struct is another member of its union than the one that the value is tagged as."""
    tagged = isinstance(node, inspect.StructType) and node.tag is not None and isinstance(value, dict)
    return tagged and value.get(node.tag_field) != node.tag  # type: ignore[attr-defined]  # only structs are tagged


def _tags(nodes: Sequence[inspect.Type], step: str | int) -> Iterator[str | int]:
    """The tags of the structs that this field tells apart."""
    for node in _alternatives(nodes, None):
        if isinstance(node, inspect.StructType) and node.tag is not None and node.tag_field == step:
            yield node.tag


def _members(node: inspect.Type, step: str | int) -> Iterator[inspect.Type]:
    if isinstance(node, inspect.StructType):
        yield from (field.type for field in node.fields if field.encode_name == step)
    elif isinstance(node, inspect.DictType):
        yield node.value_type
    elif isinstance(node, inspect.ListType | inspect.VarTupleType):
        yield node.item_type
    elif isinstance(node, inspect.TupleType) and isinstance(step, int):
        yield from node.item_types[step : step + 1]


def _at(document: Any, step: str | int) -> Any:
    if isinstance(document, dict):
        return document.get(step)
    inside = isinstance(document, list) and isinstance(step, int) and 0 <= step < len(document)
    return document[step] if inside else None
