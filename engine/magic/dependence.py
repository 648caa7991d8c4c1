"""Which effect waits for which: dependency inside a layer (CR 613.8; CORE-18.5).

What an ability looks at is read off its text once. Only if somebody in the layer changes what somebody else
looks at, effects are applied tentatively and compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct

from .language.abilities import Static
from .language.amounts import CardTypes, Greatest, StatOf
from .language.changes import (
    Abilities,
    AddPT,
    Change,
    Colors,
    Control,
    Keywords,
    SetPT,
    SwitchPT,
    Types,
)
from .language.filters import Filter

Aspect = Literal["control", "types", "colors", "abilities", "size"]
"""What a layer changes."""
CHANGED: Mapping[type[Change], Aspect] = {
    Control: "control",
    Types: "types",
    Colors: "colors",
    Keywords: "abilities",
    Abilities: "abilities",
    SetPT: "size",
    AddPT: "size",
    SwitchPT: "size",
}
_LOOKED_AT: Mapping[Aspect, tuple[str, ...]] = {
    "types": ("types", "not_types", "subtypes", "not_subtypes"),
    "colors": ("colors", "not_colors"),
    "abilities": ("keywords", "not_keywords"),
    "size": ("power", "toughness"),
}
"""The fields of a filter that look at each of them. In the layer of control everything is compared."""
_ANY = Filter()
T = TypeVar("T")


def reads(ability: Static) -> frozenset[Aspect]:
    """What a static ability looks at: in what it is for, in its condition, in its amounts."""
    return frozenset(_reads((ability.of, ability.condition, ability.changes)))


def _reads(node: Any) -> Iterator[Aspect]:
    if isinstance(node, tuple):
        for item in node:
            yield from _reads(item)
        return
    if not isinstance(node, Struct):
        return
    if isinstance(node, Filter):
        for aspect, names in _LOOKED_AT.items():
            if any(getattr(node, name) != getattr(_ANY, name) for name in names):
                yield aspect
        return
    if isinstance(node, StatOf | Greatest):
        yield "size"
    elif isinstance(node, CardTypes):
        yield "types"
    for name in node.__struct_fields__:
        yield from _reads(getattr(node, name))


def next_effect(pending: Sequence[T], waits_for: Mapping[int, frozenset[int]]) -> int:
    """The place of the effect that is applied next.

    ``pending`` is in the order of timestamps; ``waits_for`` says on which others each depends. Effects that
    depend on each other in a loop are applied as if they did not (613.8b).
    """
    reached = {place: _reached(place, waits_for) for place in range(len(pending))}
    for place in range(len(pending)):
        if all(place in reached[other] for other in waits_for.get(place, ())):
            return place
    return 0


def _reached(start: int, waits_for: Mapping[int, frozenset[int]]) -> set[int]:
    """Everything that an effect depends on, directly or not."""
    found: set[int] = set()
    open_ = list(waits_for.get(start, ()))
    while open_:
        place = open_.pop()
        if place not in found:
            found.add(place)
            open_ += waits_for.get(place, ())
    return found
