"""What could stand in each place of card data: examples of every type that a field can have.

The mutants of a card (:mod:`.mutants`) say something else in one place; what that can be is the same for all
cards, but for names and tokens, and is worked out once for each struct of the language.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from engine.magic.library.reading import unions

_STOCK: dict[str, tuple[Any, ...]] = {
    "ability": ({"ability": "static", "changes": [{"change": "keywords", "gain": ["haste"]}]},),
    "do": ({"do": "draw"}, {"do": "gain_life", "amount": 1}),
    "would": ({"would": "die"}, {"would": "gain_life"}),
    "when": ({"when": "enters"}, {"when": "attacks"}),
    "change": ({"change": "power_toughness", "power": 1}, {"change": "keywords", "gain": ["haste"]}),
    "rule": ({"rule": "cost", "abilities": "equip", "by": 1},),
    "if": ({"if": "your_turn"}, {"if": "exists", "what": {"types": ["creature"], "controller": "you"}}),
    "amount": (
        {"amount": "count", "what": {"types": ["creature"], "controller": "you"}},
        {"amount": "stat", "stat": "power", "of": "self"},
    ),
}
"""What is added where there is nothing of this kind, or put in the place of something plainer."""
_STRUCTS: dict[str, tuple[Any, ...]] = {
    "Filter": ({"types": ["creature"]},),
    "Range": ({"min": 2}, {"max": 2}),
    "Price": ({"mana": "{1}"}, {"life": 2}),
    "Target": ({"as": "another", "what": {"types": ["creature"]}},),
    "Mode": ({"do": [{"do": "draw"}]},),
    "CountersOfKind": ({"kind": "charge"}, {"kind": "-1/-1"}),
    "KeywordWithCost": ({"keyword": "ward", "cost": {"life": 2}},),
}
_TEXTS: dict[str, tuple[str, ...]] = {
    "subtypes": ("Goblin", "Forest"),
    "not_subtypes": ("Goblin",),
    "name": ("Bear",),
    "mana": ("{1}", "{G}"),
    "one_of": ("{G}", "{W}"),
    "keywords": ("flying", "ward {2}"),
    "gain": ("flying", "prowess"),
    "choice": ("flying", "reach"),
}
"""Texts by the field that holds them."""
_COUNTERS = ("+1/+1", "-1/-1", "charge")


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


@cache
def fields_of(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a struct."""
    return fields(kind)


@cache
def names_of(kind: type[Struct]) -> frozenset[str]:
    """The names of those."""
    return frozenset(field.name for field in fields_of(kind))


@cache
def pairs(kind: type[Struct]) -> tuple[tuple[FieldInfo, FieldInfo], ...]:
    """The fields of a struct that hold the same."""
    hints = _hints(kind)
    return tuple(
        (one, two) for one, two in combinations(fields_of(kind), 2) if hints[one.name] == hints[two.name]
    )


def is_said(node: Struct, field: FieldInfo) -> bool:
    """Whether card data says something in a field that can be left out."""
    return not field.required and getattr(node, field.name) != field.default


@cache
def _bare(hint: Any) -> tuple[Any, Mapping[str, str]]:
    """An annotation without what is said about it, and that."""
    said: dict[str, str] = {}
    while get_origin(hint) is typing.Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, Meta) and meta.extra:
                said |= meta.extra
        hint = hint.__origin__
    return hint, said


@cache
def _options(hint: Any) -> tuple[Any, ...]:
    """The parts of a union; of anything else the thing itself."""
    bare, _ = _bare(hint)
    return get_args(bare) if get_origin(bare) in (typing.Union, types.UnionType) else (hint,)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


@cache
def siblings(kind: type[Struct]) -> tuple[type[Struct], ...]:
    """The other structs that can stand where this one can, told apart by their tags."""
    config = kind.__struct_config__
    return tuple(one for one in unions().get(str(config.tag_field), ()) if one is not kind)


@cache
def _stock(kind: type[Struct]) -> tuple[Struct, ...]:
    """Examples of a struct that stands for itself, or of the union that it is the first of."""
    known = next((_STRUCTS[base.__name__] for base in kind.__mro__ if base.__name__ in _STRUCTS), ())
    return tuple(msgspec.convert(one, kind) for one in known)


@cache
def _examples_of_union(tag: str) -> tuple[Struct, ...]:
    of: Any = typing.Union[unions()[tag]]  # noqa: UP007  # put together while running
    return tuple(msgspec.convert(one, of) for one in _STOCK[tag])


class Open(NamedTuple):
    """Among the examples of a place: words that differ from card to card."""

    role: str
    """What they name; ``token``: the keys of tokens."""
    listed: bool = False
    """Each is a list of its own."""


@dataclass(eq=False, frozen=True)
class Slot:
    """A place where card data says something."""

    examples: tuple[Any, ...]
    """What could stand there."""
    is_open: bool
    """Whether there is an :class:`Open` among them."""
    is_name: bool
    is_list: bool
    items: Slot | None
    """A place in the list or the pair that stands there."""


@cache
def slots(kind: type[Struct]) -> tuple[tuple[FieldInfo, Slot], ...]:
    """The fields of a struct, each with what could stand in it."""
    hints = _hints(kind)
    return tuple((field, _slot(hints[field.name], field.name)) for field in fields_of(kind))


def _slot(hint: Any, field: str) -> Slot:
    of = next((bare for option in _options(hint) if get_origin(bare := _bare(option)[0]) is tuple), None)
    parts = () if of is None else get_args(of)
    examples = tuple(_examples(hint, field))
    return Slot(
        examples,
        any(isinstance(one, Open) for one in examples),
        _is_name(hint),
        len(parts) == 2 and parts[1] is Ellipsis,
        _slot(parts[0], field) if parts else None,
    )


def _examples(hint: Any, field: str) -> Iterator[Any]:
    """Values of this type."""
    bare, said = _bare(hint)
    if "role" in said:
        yield Open(said["role"])
        return
    if said.get("word") == "counter":
        yield from _COUNTERS
        return
    options = _options(bare)
    if len(options) > 1:
        yield from _of_options(options, field)
    elif get_origin(bare) is Literal:
        yield from get_args(bare)
    elif get_origin(bare) is tuple:
        if get_args(bare)[-1] is Ellipsis:
            for one in _examples(get_args(bare)[0], field):
                yield one._replace(listed=True) if isinstance(one, Open) else (one,)
    elif bare is bool:
        yield from (True, False)
    elif bare is int:
        yield from (1, 2)
    elif bare is str:
        yield from (Open("token"),) if field == "token" else _TEXTS.get(field, ())
    elif _is_struct(bare):
        yield from _stock(bare)


def _of_options(options: tuple[Any, ...], field: str) -> Iterator[Any]:
    tags: dict[str, None] = {}
    for option in options:
        tag = getattr(getattr(_bare(option)[0], "__struct_config__", None), "tag_field", None)
        if tag is not None:
            tags[tag] = None
        elif option is not type(None):
            yield from _examples(option, field)
        else:
            yield None
    for tag in tags:
        yield from _examples_of_union(tag)


def _is_name(hint: Any) -> bool:
    return any("role" in _bare(option)[1] for option in (hint, *_options(hint)))
