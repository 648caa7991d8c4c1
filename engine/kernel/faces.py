"""The faces of the cards that a view names, so that nobody has to look them up one by one.

A view says itself where it names cards: by the types of its fields, which carry a mark. So the faces tell
nothing that the rest of the view does not, whatever a ruleset shows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from .documents import Face, State
from .ruleset import Ruleset

S = TypeVar("S", bound=State)
Naming = Callable[[str], str]
"""Makes the name of a card of a text: of the address of one of its abilities, say."""
Texts = dict[Naming, set[str]]
"""The texts that name cards, by how they do."""
Reader = Callable[[Any, Texts], None]
"""Adds the texts in a value that name cards. What is absent is passed over."""


class _Names(NamedTuple):
    """Marks a text that names a card; without a way of naming, something in which no cards are named."""

    naming: Naming | None


def names_card(naming: Naming = str) -> Any:
    """Marks, in the annotation of a field, a text that names a card."""
    return _Names(naming)


A_CARD = names_card()
NO_CARDS = _Names(None)
"""Marks a field in which no cards are named, however deep."""
CardCode = Annotated[str, A_CARD]
"""The code or key of a card."""
Faces = Annotated[
    dict[str, Face],
    NO_CARDS,
    Meta(description="What the cards that this view names are and do, each once, by key or code."),
]


def with_faces(ruleset: Ruleset[S], state: S, view: Any) -> Any:
    """A view with the faces of all cards that it names, in the order of their names."""
    kind: Any = type(view)
    read = _reader_of(kind)
    if read is None:
        return view
    texts: Texts = defaultdict(set)
    read(view, texts)
    named = {name for naming, found in texts.items() for name in map(naming, found)}
    faces = {name: face for name in sorted(named) if (face := ruleset.face(state, name)) is not None}
    return replace(view, faces=faces)


@cache
def _reader_of(kind: Any) -> Reader | None:
    """The reader of the values of a type; None: they name no cards. Made at the first use."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        marks = [mark for mark in kind.__metadata__ if isinstance(mark, _Names)]
        if marks:
            return None if marks[-1].naming is None else _text(marks[-1].naming)
        return _reader_of(parts[0])
    if origin in (list, tuple):
        return _items(_reader_of(parts[0]), _naming(parts[0]))
    if origin is dict:
        return _entries(_items(_reader_of(parts[0]), _naming(parts[0])), _items(_reader_of(parts[1]), None))
    if origin in (Union, UnionType):
        return _either(parts)
    if isinstance(kind, type) and issubclass(kind, Struct):
        readers = ((field.name, _reader_of(field.type)) for field in fields(kind))
        return _fields([(name, reader) for name, reader in readers if reader is not None])
    return None


def _naming(kind: Any) -> Naming | None:
    """How a text of this type names a card."""
    marks = (mark for mark in getattr(kind, "__metadata__", ()) if isinstance(mark, _Names))
    return next((mark.naming for mark in marks), None)


def _text(naming: Naming) -> Reader:
    def read(value: Any, texts: Texts) -> None:
        if value:
            texts[naming].add(value)

    return read


def _items(item: Reader | None, naming: Naming | None) -> Reader | None:
    if item is None:
        return None
    if naming is not None:
        return _texts(naming)

    def read(value: Any, texts: Texts) -> None:
        for one in value or ():
            item(one, texts)

    return read


def _texts(naming: Naming) -> Reader:
    def read(value: Any, texts: Texts) -> None:
        if value:
            texts[naming].update(value)

    return read


def _entries(keys: Reader | None, values: Reader | None) -> Reader | None:
    if keys is None and values is None:
        return None

    def read(value: Any, texts: Texts) -> None:
        if value and keys is not None:
            keys(value, texts)
        if value and values is not None:
            values(value.values(), texts)

    return read


def _fields(readers: Sequence[tuple[str, Reader]]) -> Reader | None:
    def read(value: Any, texts: Texts) -> None:
        if value:
            for name, reader in readers:
                reader(getattr(value, name), texts)

    return read if readers else None


def _either(kinds: Sequence[Any]) -> Reader | None:
    """Of a value that is one of several structs, or else absent; or of one form, or else absent."""
    readers = {kind: reader for kind in kinds if (reader := _reader_of(kind)) is not None}
    if len(readers) < 2:
        return next(iter(readers.values()), None)
    assert all(isinstance(kind, type) for kind in readers), f"{kinds} name cards in more than one way"

    def read(value: Any, texts: Texts) -> None:
        reader = readers.get(type(value))
        if reader is not None:
            reader(value, texts)

    return read
