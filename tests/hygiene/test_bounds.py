"""Whatever a client can send has a bound that its type tells: every text, list and map, however deep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec import inspect as types

import engine
from service import bodies

BODIES = tuple(
    kind for name, kind in vars(bodies).items() if name.endswith("Body") and issubclass(kind, Struct)
)
SIZED: dict[type[types.Type], str] = {
    types.StrType: "a text",
    types.ListType: "a list",
    types.VarTupleType: "a list",
    types.DictType: "a map",
}
HARMLESS = (
    types.IntType,
    types.BoolType,
    types.NoneType,
    types.LiteralType,
    types.RawType,
    types.Metadata,
    types.StructType,
    types.UnionType,
    types.TupleType,
)
"""What has a bound by itself, is left to a decoder of its own, or is as large as its parts."""
SENT: dict[str, tuple[Any, ...]] = {
    each.id: (each.state, each.options, each.seat, each.action) for each in engine.rulesets()
} | {"requests": BODIES}


def unbounded(*kinds: Any) -> list[str]:
    """The places in these types that can hold anything at all, each once."""
    seen: set[type] = set()

    def walk(kind: types.Type, place: str) -> Iterator[str]:
        sized: Any = kind
        if type(kind) in SIZED:
            if sized.max_length is None and getattr(kind, "pattern", None) is None:
                yield f"{place}: {SIZED[type(kind)]}"
        elif not isinstance(kind, HARMLESS):
            yield f"{place}: {type(kind).__name__}"
        if isinstance(kind, types.StructType):
            if kind.cls not in seen:
                seen.add(kind.cls)
                for field in kind.fields:
                    yield from walk(field.type, f"{kind.cls.__module__}.{kind.cls.__name__}.{field.name}")
            return
        for part in parts(kind):
            yield from walk(part, place)

    return [place for kind in kinds for place in walk(types.type_info(kind), str(kind))]


def parts(kind: Any) -> Iterator[types.Type]:
    """What a type is made of. Values of any type are for the ruleset to decode, which has a type for them."""
    if isinstance(getattr(kind, "value_type", None), types.AnyType):
        return
    for name in ("type", "item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            yield getattr(kind, name)
    yield from getattr(kind, "types", ())
    yield from getattr(kind, "item_types", ())


@pytest.mark.parametrize("kinds", SENT.values(), ids=SENT)
def test_whatever_can_be_sent_has_a_bound(kinds: tuple[Any, ...]) -> None:
    assert unbounded(*kinds) == []


class Inner(Struct):
    """Has a place of each kind that must not be."""

    text: str
    rows: Annotated[list[list[int]], Meta(max_length=3)]
    pairs: tuple[tuple[str, int], ...]
    numbers: Annotated[dict[str, int], Meta(max_length=3)]


class Outer(Struct):
    """Has one below a map."""

    inner: dict[Annotated[str, Meta(max_length=3)], Inner | None]
    anything: Any


def test_what_has_no_bound_is_found_however_deep() -> None:
    inner = f"{__name__}.Inner"
    assert unbounded(Outer, Inner) == [
        f"{__name__}.Outer.inner: a map",
        f"{inner}.text: a text",
        f"{inner}.rows: a list",
        f"{inner}.pairs: a list",
        f"{inner}.pairs: a text",
        f"{inner}.numbers: a text",
        f"{__name__}.Outer.anything: AnyType",
    ]


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in engine.rulesets()])
def test_the_bounds_stand_in_the_schema(ruleset: str) -> None:
    schema = msgspec.json.schema(engine.ruleset(ruleset).state)
    seats = [
        definition["properties"]["seats"]
        for name, definition in schema["$defs"].items()
        if "seats" in definition.get("properties", {})
    ]
    assert seats
    assert all(one["maxItems"] >= 2 for one in seats)
