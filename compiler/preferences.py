"""Which of several readings with the same text is meant, where the rules leave no doubt.

The preferences are fixed; a reading is taken only if it alone has the best rank:

1. An "if" right after a trigger is the condition of the ability, not its first step (CR 603.4).
2. What a player may do and "if you do" is a price that is paid, where it can be one (CR 118.12).
3. What a trigger on the source is about is the source.
4. What has moved is called by the name that the move gave it: it is a new object (CR 400.7).
5. "It" is what was mentioned last, rather than what the trigger was about.
6. What gains something or gets counters is on the battlefield or the stack, not the card whose ability works
   elsewhere (CR 110.1).
7. Several that were just tapped and do not untap next are those that pass the same filter, without a name.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.magic.effects.counters import PutCounters
from engine.magic.effects.permanents import Tap, Until
from engine.magic.effects.zones import Move
from engine.magic.language.abilities import Card, Triggered
from engine.magic.language.filters import Target
from engine.magic.language.triggers import Cycles
from engine.magic.library.reading import structs

from .telling import FOLLOWS_EVENT
from .writing import Resolved


class Right(NamedTuple):
    """A reading whose text is the printed one."""

    card: Card
    meaning: Resolved
    forms: frozenset[int]
    """The forms by which the told text differs from the printed one."""


def best(right: list[Right]) -> Right | None:
    """The reading that is meant; None where that is not certain."""
    ranked = sorted((_rank(one), index) for index, one in enumerate(right))
    if len(ranked) > 1 and ranked[0][0] == ranked[1][0]:
        return None
    return right[ranked[0][1]]


def _rank(one: Right) -> tuple[int, ...]:
    """How far a reading is from what is meant, by the preferences; less is better."""
    card = one.card
    first_if = sum(
        isinstance(ability, Triggered) and bool(ability.do) and type(ability.do[0]).__name__ == "If"
        for ability in card.abilities
    )
    nodes = list(structs((card.abilities, card.granted)))
    unpaid = sum(type(node).__name__ == "May" and getattr(node, "pay", None) is None for node in nodes)
    that = sum(
        isinstance(getattr(node, field), str) and getattr(node, field).rsplit(" ", 1)[-1] == "that"
        for node in nodes
        for field in node.__struct_fields__
    )
    moved = [node.what for node in nodes if isinstance(node, Move) and node.name is None]
    again = sum(_spoken_of(nodes, name) - 1 for name in moved if isinstance(name, str))
    elsewhere = [one for one in card.abilities if getattr(one, "zone", "battlefield") != "battlefield"]
    elsewhere += [one for one in card.abilities if _triggers_as_cycled(one)]
    absent = sum(map(_is_there, structs(tuple(elsewhere))))
    tapped = sum(isinstance(node, Tap) and getattr(node, "name", None) is not None for node in nodes)
    return first_if, unpaid, that, again, FOLLOWS_EVENT in one.forms, absent, tapped


def _triggers_as_cycled(ability: Any) -> bool:
    """Whether it triggers as the card itself is cycled, which is in a graveyard then."""
    trigger = getattr(ability, "trigger", None)
    return isinstance(trigger, Cycles) and trigger.what == "self"


def _is_there(node: Any) -> bool:
    """Whether it takes the source for a permanent, which has counters and is changed."""
    if isinstance(node, Until):
        return node.what == "self"
    return isinstance(node, PutCounters) and node.on == "self"


def _spoken_of(nodes: list[Any], name: str) -> int:
    """How many parts speak of something by its name."""
    return sum(
        isinstance(value, str) and value.rsplit(" ", 1)[-1] == name
        for node in nodes
        if not isinstance(node, Target)
        for value in (getattr(node, field) for field in node.__struct_fields__)
    )
