"""The faces of the cards that a view names, so that nobody has to look them up one by one.

A view says itself where it names cards: by the types of its fields, which carry a mark. So the faces tell
nothing that the rest of the view does not, whatever a ruleset shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, TypeVar

from msgspec import Meta, inspect
from msgspec.structs import replace

from .documents import Face, State
from .ruleset import Ruleset

S = TypeVar("S", bound=State)
Names = set[str]
Reader = Callable[[Any, Names], None]
"""Adds the names of the cards that a value speaks of."""

_MARK = "names_a_card"


def card_named(name: Callable[[str], str] = str) -> Meta:
    """Marks a text that names a card. ``name`` makes the name of the card of it: of an address of one of its
    abilities, say."""
    return Meta(extra={_MARK: name})


A_CARD = card_named()
CardCode = Annotated[str, A_CARD]
"""The code or key of a card."""
Faces = Annotated[
    dict[str, Face],
    Meta(description="What the cards that this view names are and do, each once, by key or code."),
]


def with_faces(ruleset: Ruleset[S], state: S, view: Any) -> Any:
    """A view with the faces of all cards that it names, in the order of their names."""
    read = _reader_of(type(view))
    if read is None:
        return view
    named: Names = set()
    read(view, named)
    faces = {name: face for name in sorted(named) if (face := ruleset.face(state, name)) is not None}
    return replace(view, faces=faces)


_readers: dict[type[Any], Reader | None] = {}


def _reader_of(view: type[Any]) -> Reader | None:
    """Reads the views of a type; made at the first use. None: they name no cards."""
    if view not in _readers:
        _readers[view] = _Readers().of(inspect.type_info(view))
    return _readers[view]


class _Readers:
    """Makes readers out of types; of what names no card there is none."""

    def __init__(self) -> None:
        self._structs: dict[type[Any], Reader | None] = {}

    def of(self, kind: inspect.Type) -> Reader | None:
        """The reader of the values of a type. What is absent is passed over."""
        match kind:
            case inspect.Metadata():
                name = (kind.extra or {}).get(_MARK)
                return self.of(kind.type) if name is None else _text(name)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self._union(kind)
            case inspect.VarTupleType() | inspect.ListType():
                return _items(self.of(kind.item_type))
            case inspect.DictType():
                return _entries(self.of(kind.key_type), self.of(kind.value_type))
        return None

    def _struct(self, kind: inspect.StructType) -> Reader | None:
        if kind.cls not in self._structs:
            self._structs[kind.cls] = None  # nothing that names cards lies in its like
            fields = ((field.name, self.of(field.type)) for field in kind.fields)
            self._structs[kind.cls] = _fields([(name, reader) for name, reader in fields if reader])
        return self._structs[kind.cls]

    def _union(self, kind: inspect.UnionType) -> Reader | None:
        structs = {one.cls: self._struct(one) for one in kind.types if isinstance(one, inspect.StructType)}
        others = [self.of(one) for one in kind.types if not isinstance(one, inspect.StructType)]
        readers = [reader for reader in (*structs.values(), *others) if reader]
        if len(structs) > 1 and readers:
            assert not any(others), "a value is one of several structs, or else absent"
            return _one_of(structs)
        assert len(readers) < 2, "a value names cards in one way, or else is absent"
        return readers[0] if readers else None


def _text(name: Callable[[str], str]) -> Reader:
    def read(value: Any, named: Names) -> None:
        if value:
            named.add(name(value))

    return read


def _fields(readers: Sequence[tuple[str, Reader]]) -> Reader | None:
    def read(value: Any, named: Names) -> None:
        if value:
            for name, reader in readers:
                reader(getattr(value, name), named)

    return read if readers else None


def _items(item: Reader | None) -> Reader | None:
    if item is None:
        return None

    def read(value: Any, named: Names) -> None:
        for one in value or ():
            item(one, named)

    return read


def _entries(key: Reader | None, held: Reader | None) -> Reader | None:
    of_keys, of_values = _items(key), _items(held)
    if of_keys is None and of_values is None:
        return None

    def read(value: Any, named: Names) -> None:
        if value and of_keys:
            of_keys(value, named)
        if value and of_values:
            of_values(value.values(), named)

    return read


def _one_of(structs: Mapping[type[Any], Reader | None]) -> Reader:
    def read(value: Any, named: Names) -> None:
        reader = structs.get(type(value))
        if reader:
            reader(value, named)

    return read
