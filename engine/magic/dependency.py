"""Dependency of effects inside a layer: which one waits for which (CR 613.8; CORE-18.5).

What an ability looks at is read off its text once. Only if somebody in the layer changes what somebody else
looks at, effects are applied tentatively and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct

from .language.abilities import Static
from .language.amounts import Different, Greatest, Party, StatOf, Total
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
from .language.filters import Filter, Qualities
from .language.triggers import OfObjects, OfPlayers

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
ASPECTS: tuple[Aspect, ...] = ("control", "types", "colors", "abilities", "size")
_NONE: tuple[Aspect, ...] = ()
_LOOKS_AT: Mapping[str, tuple[Aspect, ...]] = {
    **dict.fromkeys(("types", "all_types", "not_types", "subtypes", "not_subtypes"), ("types",)),
    **dict.fromkeys(("colors", "not_colors", "number_of_colors"), ("colors",)),
    **dict.fromkeys(("keywords", "not_keywords"), ("abilities",)),
    "has_abilities": ("types", "abilities"),
    "chosen": ("types", "colors"),
    **dict.fromkeys(("power", "toughness"), ("size",)),
    **dict.fromkeys(
        (
            "zone", "supertypes", "not_supertypes", "attached_to", "other", "not_same_as", "or_self",
            "tapped", "combat", "mana_value", "counter", "has_counters", "token", "name", "owner", "where",
            "any_of", "but_not", "bears",
        ),
        _NONE,
    ),
    **dict.fromkeys(("controller", "not_controller", "attacking"), ("control",)),
}  # fmt: skip
"""What the fields of a filter look at, beside what is inside them; a field that is not listed could look at
anything. In the layer of control everything is compared.

A change of types can take the abilities of a land, too (CR 305.7).
"""
_ANY = Filter()
_READ: Mapping[type[Struct], tuple[Aspect, ...]] = {
    StatOf: ("size",),
    Greatest: ("size",),
    Total: ("size",),
    Party: ("types",),
}
"""What amounts look at, beside their filters."""
_DIFFERENT: Mapping[str, tuple[Aspect, ...]] = {
    "color": ("colors",),
    "card type": ("types",),
    "basic land type": ("types",),
    "power": ("size",),
    "toughness": ("size",),
}
"""What an amount looks at that tells objects apart; names and mana values are in no layer after copies."""


def reads(ability: Static) -> frozenset[Aspect]:
    """What a static ability reads: in the filter of its objects, its condition and its amounts."""
    return frozenset(_reads((ability.of, ability.condition, ability.changes)))


def _reads(node: Any) -> Iterator[Aspect]:
    if isinstance(node, tuple):
        for item in node:
            yield from _reads(item)
        return
    if not isinstance(node, Struct):
        return
    if isinstance(node, OfObjects | OfPlayers):
        return  # what has happened does not depend on what is so now
    if isinstance(node, Qualities):
        for name in node.__struct_fields__:
            if getattr(node, name) != getattr(_ANY, name):
                yield from _LOOKS_AT.get(name, ASPECTS)
    yield from _READ.get(type(node), ())
    if isinstance(node, Different):
        yield from _DIFFERENT.get(node.by, ())
    for name in node.__struct_fields__:
        yield from _reads(getattr(node, name))


def outlasts(ability: Static) -> bool:
    """Whether what a static ability does stays the same whatever is written :data:`~.aspects.ASIDE`.

    What its filter asks of characteristics, control and attachment only other atoms change; tapping and the
    course of combat, conditions and what amounts count they may.
    """
    if ability.condition is not None:
        return False
    if isinstance(ability.of, Filter) and not is_settled(ability.of):
        return False
    return all(map(_is_fixed, ability.changes))


def is_settled(what: Qualities) -> bool:
    """Whether a filter of permanents asks for nothing but characteristics, control, and what it is attached
    to: what is written :data:`~.aspects.ASIDE` changes nothing about what passes."""
    asked = {name for name in what.__struct_fields__ if getattr(what, name) != getattr(_ANY, name)}
    if not asked <= _SETTLED:
        return False
    players = {what.controller, what.not_controller or "any", what.owner}
    return (
        players <= {"any", "you", "opponent"}
        and what.attached_to in (None, "self")
        and all(bounds is None or bounds.is_fixed for bounds in (what.power, what.toughness, what.mana_value))
        and all(map(is_settled, parts_of(what)))
    )


def parts_of(what: Qualities) -> Iterator[Qualities]:
    """The filters inside a filter that are asked of objects of their own or of the same."""
    yield from what.any_of
    yield from (one for one in (what.but_not, what.bears) if one is not None)


_SETTLED = frozenset(
    {
        "zone", "types", "all_types", "not_types", "subtypes", "not_subtypes", "supertypes",
        "not_supertypes", "colors", "not_colors", "number_of_colors", "keywords", "not_keywords",
        "has_abilities", "controller", "not_controller", "owner", "attached_to", "other", "or_self",
        "power", "toughness", "mana_value", "counter", "has_counters", "token", "name", "where", "group",
        "any_of", "but_not", "bears", "chosen",
    }
)  # fmt: skip
"""The fields of a filter that ask for nothing else, as far as the names and amounts in them do not."""


def _is_fixed(change: Change) -> bool:
    """Whether a change is the same at any time, done by a static ability to the same objects."""
    if isinstance(change, Control):
        return change.by == "you"
    return not is_computed(change)


def is_computed(change: Change) -> bool:
    """Whether the numbers of a change have to be worked out."""
    if not isinstance(change, AddPT | SetPT):
        return False
    return not (isinstance(change.power, int | None) and isinstance(change.toughness, int | None))


def next_effect(number: int, waits_for: Callable[[int], tuple[int, ...]]) -> int:
    """The place of the effect that is applied next, of so many in the order of timestamps.

    ``waits_for`` says on which others each depends; it is asked for no more than is needed. Effects that
    depend on each other in a loop are applied as if they did not (613.8b).
    """
    known: dict[int, tuple[int, ...]] = {}

    def depends_on(place: int) -> tuple[int, ...]:
        if place not in known:
            known[place] = waits_for(place)
        return known[place]

    for place in range(number):
        if all(place in _reached(other, depends_on) for other in depends_on(place)):
            return place
    return 0


def _reached(start: int, depends_on: Callable[[int], tuple[int, ...]]) -> set[int]:
    """Everything that an effect depends on, directly or not."""
    found: set[int] = set()
    open_ = list(depends_on(start))
    while open_:
        place = open_.pop()
        if place not in found:
            found.add(place)
            open_ += depends_on(place)
    return found
