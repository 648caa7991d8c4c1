"""Annotations of the structs of the card language, and walks over card data."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, astuple, fields, replace

from engine.magic.language.abilities import Ability, Mode
from engine.magic.language.amounts import Amount
from engine.magic.language.changes import Change, Rule
from engine.magic.language.conditions import Condition
from engine.magic.language.effects import any_effect
from engine.magic.language.filters import Names, Target
from engine.magic.language.replaced import Replaceable
from engine.magic.language.triggers import Trigger

_PLAIN = frozenset({str, int, bool, type(None)})
"""What holds nothing else."""
OF_NAMES = ("controller of ", "owner of ")
"""What stands before the name of an object to speak of a player."""


class Member(NamedTuple):
    """A field of a struct of the language."""

    name: str
    encoded: str
    """As card data says it."""
    role: str | None
    """What a string in it names; ``new`` if it gives a name."""
    kind: str | None
    """What a name that it gives stands for."""
    zone: str | None
    """The zone that a filter in it means, and has to say."""
    word: str | None
    """Of what kind a word in it is, where the set of such words is open: ``counter``."""
    each: str | None
    """The name that each object has in it that something is done to."""
    inner: bool
    """It holds steps or targets, which have names of their own."""
    default: Any
    """What it is where card data says nothing."""


@cache
def fields_of(kind: type[Struct]) -> tuple[Member, ...]:
    """The fields of a struct."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_member(field, hints[field.name]) for field in fields(kind))


def _member(field: FieldInfo, hint: Any) -> Member:
    said = dict(_said(hint))
    facts = ("role", "kind", "zone", "word", "each")
    role, kind, zone, word, each = (said.get(fact) for fact in facts)
    inner = _is_inner(hint)
    return Member(field.name, field.encode_name, role, kind, zone, word, each, inner, field.default)


def _said(hint: Any) -> Iterator[tuple[str, str]]:
    for part in get_args(hint):
        yield from _said(part)
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, Meta) and meta.extra:
                yield from meta.extra.items()


def _is_inner(hint: Any) -> bool:
    if hint is Target or getattr(getattr(hint, "__struct_config__", None), "tag_field", None) == "do":
        return True
    return any(_is_inner(part) for part in get_args(hint))


def given(node: Any) -> Names:
    """The names that a struct itself gives, and what they stand for."""
    own: Names | None = getattr(node, "gives", None)
    if own is not None or not isinstance(node, Struct):
        return own or {}
    names = ((getattr(node, member.name), member.kind) for member in fields_of(type(node)))
    return {name: kind for name, kind in names if name is not None and kind is not None}


def structs(node: Any) -> Iterator[Struct]:
    """Every struct in card data, each before those inside it."""
    found: list[Struct] = []
    _gather(node, found)
    return iter(found)


def _gather(node: Any, found: list[Struct]) -> None:
    if isinstance(node, tuple):
        inside = node
    elif isinstance(node, Struct):
        found.append(node)
        inside = astuple(node)
    else:
        return
    for value in inside:
        if value and type(value) not in _PLAIN:
            _gather(value, found)


def placed(node: Any, path: str, but: Container[int] = frozenset()) -> Iterator[tuple[Struct, str]]:
    """The same, each with its place; without those whose identity is one of ``but``, and what is inside."""
    found: list[tuple[Struct, str]] = []
    _place(node, path, but, found)
    return iter(found)


def _place(node: Any, path: str, but: Container[int], found: list[tuple[Struct, str]]) -> None:
    if isinstance(node, Struct):
        if id(node) in but:
            return
        found.append((node, path))
        for member, value in zip(fields_of(type(node)), astuple(node), strict=True):
            if value and type(value) not in _PLAIN:
                _place(value, f"{path}.{member.encoded}", but, found)
    elif isinstance(node, tuple):
        for index, item in enumerate(node):
            if type(item) not in _PLAIN:
                _place(item, f"{path}[{index}]", but, found)


def words(node: Any) -> frozenset[str]:
    """Every string in card data; of ``controller of that`` the name."""
    found: list[str] = []
    _gather_words(node, found)
    return frozenset(map(bare, found))


def _gather_words(node: Any, found: list[str]) -> None:
    if isinstance(node, str):
        found.append(node)
        return
    for value in astuple(node) if isinstance(node, Struct) else node if isinstance(node, tuple) else ():
        if type(value) is str:
            found.append(value)
        elif value and type(value) not in _PLAIN:
            _gather_words(value, found)


def bare(name: str) -> str:
    """The name alone, of ``controller of NAME``."""
    for prefix in OF_NAMES:
        name = name.removeprefix(prefix)
    return name


def rebuilt(node: Any, rebuild: Callable[[Struct], Struct]) -> Any:
    """Card data in which each struct is replaced, those inside it first."""
    if isinstance(node, tuple):
        return tuple(rebuilt(item, rebuild) for item in node)
    if not isinstance(node, Struct):
        return node
    old = {name: getattr(node, name) for name in node.__struct_fields__}
    new = {name: rebuilt(value, rebuild) for name, value in old.items()}
    return rebuild(node if new == old else replace(node, **new))


@cache
def unions() -> dict[str, tuple[type[Struct], ...]]:
    """The structs of the language by the field that tells them apart: ``do``, ``when``, ``change`` …"""
    found = (Ability, any_effect(), Trigger, Replaceable, Change, Rule, Condition, Amount)
    return {
        str(kinds[0].__struct_config__.tag_field): kinds
        for union in found
        if (kinds := tuple(kind for kind in get_args(union) if _is_struct(kind)))
    }


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def said_by() -> dict[type[Struct], str]:
    """The rule behind each struct that card data can say."""
    kinds: list[Any] = [kind for union in unions().values() for kind in union]
    return {kind: kind.rule for kind in (*kinds, Mode, Target)}
