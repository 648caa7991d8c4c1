"""What cannot be done to what a name stands for: spells taken for permanents, and several cards that go to
the top or bottom of a library at once (CR 112.1, 401.4), and choices for each of several objects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability
from engine.magic.language.filters import Filter, Target

from .reading import fields_of, given
from .unsupported import LEFT_OUT

_SPELL = "it is a spell; this is done to permanents alone"
_CHOSEN_APART = "a choice for each of several is left out"
_ARRANGED = "several cards that go to a library at once are arranged by their owner: left out"


def thing_faults(ability: Ability, path: str) -> Iterator[Fault]:
    """All of them in one ability."""
    yield from _read(ability, path, frozenset(), frozenset(), frozenset())


def _read(
    node: Any, path: str, spells: frozenset[str], several: frozenset[str], each: frozenset[str]
) -> Iterator[Fault]:
    """``spells``: the names that stand for a spell; ``several``: those of several objects; ``each``: those of
    one object after the other."""
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from _read(item, f"{path}[{index}]", spells, several, each)
            several |= _several_of(item, several | each)
        return
    if isinstance(node, Struct):
        spells, several = _known(node, spells, several)
        if hasattr(node, "touches"):
            yield from _step(node, path, spells, several, each)
        if hasattr(node, "steps") and getattr(node, "what", None) is not None:
            loop: Any = node
            each |= {loop.name} if isinstance(loop.what, Filter) or loop.what in several | each else set()
        for member in fields_of(type(node)):
            yield from _read(getattr(node, member.name), f"{path}.{member.encoded}", spells, several, each)


def _step(
    step: Any, path: str, spells: frozenset[str], several: frozenset[str], each: frozenset[str]
) -> Iterator[Fault]:
    tag = step.__struct_config__.tag
    if tag == "move":
        many = isinstance(step.what, Filter) or step.what in several | each
        if step.to == "library" and step.position != "shuffled" and many:
            yield Fault(f"{path}.what", _ARRANGED, "CR-401.4")
        return
    if tag == "put_counters" and step.choice and (isinstance(step.on, Filter) or step.on in several):
        yield Fault(f"{path}.on", _CHOSEN_APART, LEFT_OUT)
    if tag == "until" and isinstance(step.what, str) and step.what in several:
        for index, change in enumerate(step.changes):
            if getattr(change, "choice", ()):
                yield Fault(f"{path}.changes[{index}].choice", _CHOSEN_APART, LEFT_OUT)
    kind: type[Struct] = type(step)
    for member in fields_of(kind):
        value = getattr(step, member.name)
        if member.name in step.touches and isinstance(value, str) and value in spells:
            yield Fault(f"{path}.{member.encoded}", _SPELL)


def _known(
    node: Any, spells: frozenset[str], several: frozenset[str]
) -> tuple[frozenset[str], frozenset[str]]:
    """The same in an ability or a step, with the names that its trigger and its targets give."""
    for field in ("trigger", "when"):
        trigger = getattr(node, field, None)
        if isinstance(trigger, Struct):
            names = frozenset(given(trigger))
            spells, several = spells - names, several - names
            if trigger.__struct_config__.tag == "casts":
                spells |= {"that"}
            if "targeting" in names:
                spells |= {"targeting"}
            if getattr(trigger, "together", False):
                several |= {"that"}
    for target in getattr(node, "targets", ()):
        if isinstance(target, Target):
            spells, several = spells - {target.name}, several - {target.name}
            if not target.is_one:
                several |= {target.name}
    return spells, several


def _several_of(step: Any, several: frozenset[str]) -> frozenset[str]:
    """The names that a step gives to several objects."""
    if not isinstance(step, Struct) or not hasattr(step, "touches"):
        return frozenset()
    what, name = getattr(step, "what", None), getattr(step, "name", None)
    many = (
        getattr(step, "max", 1) != 1
        or getattr(step, "amount", 1) != 1
        or getattr(step, "any_number", False)
        or getattr(step, "who", "you") in ("any", "opponent")
        or (isinstance(what, Filter) and not hasattr(step, "max"))
        or (isinstance(what, str) and what in several)
    )
    parts = getattr(step, "parts", ())
    found = [part.name for part in parts if part.name is not None and (part.max != 1 or part.any_number)]
    return frozenset([*found, *([name] if name is not None and many else [])])
