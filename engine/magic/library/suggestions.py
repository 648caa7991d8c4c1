"""Faults of form, told so that an author can mend them: which words there are instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import fields

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Mode
from engine.magic.language.amounts import Amount
from engine.magic.language.card import Card
from engine.magic.language.changes import Change, Rule
from engine.magic.language.conditions import Condition
from engine.magic.language.costs import Price
from engine.magic.language.effects import Effect
from engine.magic.language.filters import Filter, Range, Target
from engine.magic.language.keywords import KeywordWithCost
from engine.magic.language.triggers import Trigger

UNIONS: tuple[Any, ...] = (Ability, Effect, Trigger, Change, Rule, Condition, Amount)
_OTHERS: tuple[type[Struct], ...] = (Card, Mode, Price, Filter, Range, Target, KeywordWithCost)
_INVALID = re.compile(r"Invalid value '(.*?)'(?:: one of .*)?")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*?)`(?:: one of .*)?")


def helped(fault: Fault) -> Fault:
    """The fault with the words that are close to the wrong one, or else all that there are."""
    member = fault.path.rsplit(".", 1)[-1]
    if (found := _INVALID.fullmatch(fault.message)) and member in words():
        known = words()[member]
        near = get_close_matches(found[1][:40], known, n=3)
        which = f"perhaps {_listed(near)}" if near else f"there are {_listed(known)}"
        return Fault(fault.path, f"nothing is called {found[1]!r} here; {which}", fault.rule)
    if found := _UNKNOWN.fullmatch(fault.message):
        near = get_close_matches(found[1][:40], field_names(), n=2)
        which = f"; perhaps {_listed(near)}" if near else ""
        return Fault(fault.path, f"there is no field {found[1]!r} here{which}", fault.rule)
    return fault


def _listed(words_: Sequence[str]) -> str:
    return ", ".join(repr(word) for word in words_)


def _structs() -> Iterator[type[Struct]]:
    for union in UNIONS:
        yield from (kind for kind in get_args(union) if isinstance(kind, type) and issubclass(kind, Struct))


@cache
def words() -> Mapping[str, tuple[str, ...]]:
    """The words of the language by the field that says them: ``do``, ``when``, ``change`` …"""
    found: dict[str, list[str]] = {}
    for kind in _structs():
        config = kind.__struct_config__
        found.setdefault(str(config.tag_field), []).append(str(config.tag))
    return {name: tuple(sorted(tags)) for name, tags in found.items()}


@cache
def field_names() -> tuple[str, ...]:
    """Every field that anything in a card can have."""
    names = {field.encode_name for kind in (*_structs(), *_OTHERS) for field in fields(kind)}
    return tuple(sorted(names | set(words())))
