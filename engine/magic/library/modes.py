"""Modes whose targets have one name are told apart: a spell knows the targets of all its modes (CR 700.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.magic.language.abilities import Ability, Activated, Spell, Triggered

from .names import roles

_PREFIXES = ("controller of ", "owner of ")


def apart(ability: Ability) -> Ability:
    """The ability with names of its own for the targets of each mode: ``target``, ``target_2`` …"""
    if not isinstance(ability, Spell | Activated | Triggered) or len(ability.modes) < 2:
        return ability
    met: set[str] = set()
    modes = []
    for number, mode in enumerate(ability.modes, start=1):
        names = [target.name for target in mode.targets]
        new = {name: f"{name}_{number}" for name in names if name in met}
        met.update(names)
        modes.append(_renamed(mode, new) if new else mode)
    return replace(ability, modes=tuple(modes))


def _renamed(node: Any, new: Mapping[str, str]) -> Any:
    """A struct with other names in it."""
    if isinstance(node, tuple):
        return tuple(_renamed(item, new) for item in node)
    if not isinstance(node, Struct):
        return node
    fields = {}
    for name, _, role in roles(type(node)):
        value = getattr(node, name)
        if isinstance(value, str) and role is not None:
            fields[name] = _name(value, new)
        elif isinstance(value, Struct | tuple):
            fields[name] = _renamed(value, new)
    return replace(node, **fields)


def _name(text: str, new: Mapping[str, str]) -> str:
    for prefix in _PREFIXES:
        if text.startswith(prefix):
            return prefix + _name(text.removeprefix(prefix), new)
    return new.get(text, text)
