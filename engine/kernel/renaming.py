"""Names in a document put in the place of others: every value whose type is marked as such a name.

A type says which names it holds (``CardKey = Annotated[str, OF_CARD]``), so that :func:`renamed` finds them
wherever they stand, and nothing else that happens to be spelled alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields, replace

D = TypeVar("D", bound=Struct)


class Naming:
    """The mark of the types that hold names of one sort, in their annotations."""


_Change = Callable[[str], str]
_Rename = Callable[[Any, _Change], Any]


def renamed(document: D, naming: Naming, change: _Change) -> D:
    """The document with each name of this sort changed. The document itself stays as it is."""
    rename = _rename(type(document), naming)
    found: D = document if rename is None else rename(document, change)
    return found


@cache
def _rename(annotation: Any, naming: Naming) -> _Rename | None:
    """How to rename in values of this type; None if it holds no such names."""
    if not _is_marked(annotation, naming):
        return None
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        marked = naming in annotation.__metadata__
        return _rename_value if marked else _rename(arguments[0], naming)
    if origin in (Union, UnionType):
        return _one_of(arguments, naming)
    if origin is dict:
        return _each_item(*(_rename(kind, naming) for kind in arguments))
    if origin in (list, tuple):
        return _each(origin, _rename(arguments[0], naming))
    return _members(annotation, naming)


def _is_marked(annotation: Any, naming: Naming) -> bool:
    waiting, met = [annotation], set()
    while waiting:
        kind = waiting.pop()
        if kind in met:
            continue
        met.add(kind)
        if naming in getattr(kind, "__metadata__", ()):
            return True
        waiting += [part for part in get_args(kind) if part is not Ellipsis]
        if _struct(kind) is not None:
            waiting += [member.type for member in fields(kind)]
    return False


def _struct(kind: Any) -> type[Struct] | None:
    bare = get_origin(kind) or kind
    return bare if isinstance(bare, type) and issubclass(bare, Struct) else None


def _rename_value(value: Any, change: _Change) -> Any:
    return change(value) if isinstance(value, str) else value


def _one_of(kinds: tuple[Any, ...], naming: Naming) -> _Rename:
    """Structs are told apart by their class; of the other types that may stand here one holds names."""
    structs = {struct: _rename(kind, naming) for kind in kinds if (struct := _struct(kind)) is not None}
    others = (_rename(kind, naming) for kind in kinds if _struct(kind) is None)
    other = next((rename for rename in others if rename is not None), None)

    def rename(value: Any, change: _Change) -> Any:
        within = structs.get(type(value), other)
        return value if within is None or value is None else within(value, change)

    return rename


def _each(origin: Any, within: _Rename | None) -> _Rename:
    assert within is not None, "a list is looked at for what is in it"
    return lambda values, change: origin(within(value, change) for value in values)


def _each_item(of_key: _Rename | None, of_value: _Rename | None) -> _Rename:
    def rename(values: Any, change: _Change) -> Any:
        return {
            key if of_key is None else of_key(key, change): (
                value if of_value is None else of_value(value, change)
            )
            for key, value in values.items()
        }

    return rename


def _members(kind: Any, naming: Naming) -> _Rename:
    """The members of a struct that hold names; worked out at the first use, since it may contain structs of
    its own type."""
    plan: list[tuple[str, _Rename]] = []
    known: list[bool] = []

    def rename(value: Any, change: _Change) -> Any:
        if not known:
            found = ((member.name, _rename(member.type, naming)) for member in fields(kind))
            plan.extend((name, within) for name, within in found if within is not None)
            known.append(True)
        held = {name: getattr(value, name) for name, _ in plan}
        new = {name: within(held[name], change) for name, within in plan if held[name]}
        changed = {name: one for name, one in new.items() if one != held[name]}
        return replace(value, **changed) if changed else value

    return rename
