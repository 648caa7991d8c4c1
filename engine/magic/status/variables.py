"""The variables of spells, abilities and running programs: which there can be, and what they can hold.

A variable is named by the ability: by a target, a cost, a step, or the event that triggered it. So it is
known whether it stands for objects, players, numbers or colors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, get_args

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.language import effects as does
from engine.magic.language.abilities import Triggered
from engine.magic.language.costs import Price
from engine.magic.language.filters import Target
from engine.magic.language.words import COLORS, Payment
from engine.magic.library.definition import Definition
from engine.magic.library.names import TRIGGER_NAMES
from engine.magic.limits import LARGEST, MOST_ENTRIES, within
from engine.magic.rules import cr
from engine.magic.state import Vars

from .position import Position

NAMED = cr("608.2h")
Kinds = Mapping[str, str]
"""What each name stands for: ``object``, ``player``, ``thing`` (either), ``number`` or ``color``."""


def root_of(address: str) -> str:
    """The ability that everything at an address belongs to: its modes, and what its steps set going."""
    return "/".join(address.split("/")[:2])


def kinds_of(card: Definition, address: str) -> Kinds:
    """The names that an ability of a card gives, and what they stand for."""
    return _kinds_of(card, root_of(address))


@lru_cache(maxsize=10_000)
def _kinds_of(card: Definition, root: str) -> Kinds:
    found: dict[str, str] = {"x": "number"}
    for keyword in card.keywords:
        _read(keyword.price, found)
    _read(card.parts.get(root), found)
    return found


def _read(node: Any, found: dict[str, str]) -> None:
    """Note every name that a struct, or anything inside it, gives."""
    if isinstance(node, Struct):
        _note(node, found)
        for name in node.__struct_fields__:
            _read(getattr(node, name), found)
    elif isinstance(node, tuple):
        for item in node:
            _read(item, found)


def _note(node: Struct, found: dict[str, str]) -> None:
    match node:
        case Triggered(trigger=trigger) | does.Later(when=trigger):
            found.update(TRIGGER_NAMES[type(trigger)])
        case Target():
            found[node.name] = _kind_of_target(node)
        case Price() if node.sacrifice is not None:
            found[node.sacrifice_as] = "object"
        case does.Each():
            found[node.name] = "player" if node.who is not None else "object"
        case does.LoseLife(name=str(name)):
            found[name] = "number"
        case does.ChooseColor(name=name):
            found[name] = "color"
        case does.Damage(name=str(name)):
            found[name] = "thing"
        case does.Move(name=str(name)) | does.CreateToken(name=str(name)) | does.Sacrifice(name=str(name)):
            found[name] = "object"
        case does.Choose(name=name):
            found[name] = "object"
        case does.Amass():
            found["army"] = "object"


def _kind_of_target(target: Target) -> str:
    if target.player is None:
        return "object"
    return "player" if target.what is None else "thing"


def variable_faults(position: Position, address: str, values: Vars, path: str) -> Iterator[Fault]:
    """Variables that nothing at this address gives, or that hold what they cannot stand for."""
    kinds = kinds_of(position.card(address.split("/", 1)[0]), address)
    for name, held in values.items():
        here = f"{path}.{name[:40]}"
        kind = _kind(name, kinds)
        if kind is None:
            yield Fault(here, f"nothing is called {name[:40]!r} here", NAMED)
        elif len(held) > MOST_ENTRIES:
            yield Fault(here, f"at most {MOST_ENTRIES} values")
        else:
            for index, value in enumerate(held):
                if not _fits(position, kind, value):
                    yield Fault(f"{here}[{index}]", f"{str(value)[:40]!r} is not {_WORDS[kind]}", NAMED)


def _kind(name: str, kinds: Kinds) -> str | None:
    if name in ("paid", "mana"):
        return name
    base, _, suffix = name.partition(":")
    kind = kinds.get(base)
    if suffix == "amounts":
        return None if kind is None else "amount"
    return kind if suffix in ("", "rest") else None


_WORDS = {
    "object": "the id of an object",
    "player": "a player",
    "thing": "the id of an object or a player",
    "number": f"a number up to {LARGEST}",
    "amount": f"a number from 1 to {LARGEST}",
    "color": "a color",
    "mana": "a type of mana",
    "paid": "a way to pay for a spell",
}


def _fits(position: Position, kind: str, value: int | str) -> bool:
    match kind:
        case "object":
            return position.was_object(value)
        case "player":
            return position.is_player(value)
        case "thing":
            return position.was_object(value) or position.is_player(value)
        case "number":
            return isinstance(value, int) and within(value, -LARGEST)
        case "amount":
            return isinstance(value, int) and within(value, 1)
        case "color":
            return value in COLORS
        case "mana":
            return value in (*COLORS, "C")
    return value in get_args(Payment)
