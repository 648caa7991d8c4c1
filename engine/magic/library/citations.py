"""Which rules a card uses: those behind everything that it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.magic.language.abilities import Activated
from engine.magic.language.changes import Types
from engine.magic.language.keywords import KEYWORDS
from engine.magic.language.words import BASIC_LAND_MANA
from engine.magic.rules import BOOK

from .definition import Definition
from .reading import said_by, structs

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LAND_TYPES = BASIC_LAND_TYPE, SET_LAND_TYPE = "305.6", "305.7"
LOYALTY = ("606.3", "606.4")


def all_numbers() -> set[str]:
    """The numbers of all rules that cards can use."""
    said = {_number(rule) for rule in said_by().values()}
    return {*said, *(known.number for known in KEYWORDS.values()), *LAND_TYPES, *LOYALTY}


def rules_of(definition: Definition) -> tuple[str, ...]:
    """The rules of the rulebook that a card uses, ``CR-702.9b``, in the order of their numbers.

    A number without a letter stands for all its letters.
    """
    numbers = {KEYWORDS[keyword.name].number for keyword in definition.keywords}
    if not BASIC_LAND_MANA.keys().isdisjoint(definition.subtypes):
        numbers.add(BASIC_LAND_TYPE)
    numbers.update(_said((definition.card.abilities, definition.card.granted)))
    found = {rule for number in numbers for rule in _RULES.get(number, ())}
    return tuple(sorted(found, key=_place))


def _said(abilities: Any) -> Iterator[str]:
    for node in structs(abilities):
        rule: str | None = getattr(node, "rule", None)
        if rule is not None:
            yield _number(rule)
        if isinstance(node, Activated) and node.cost.loyalty is not None:
            yield from LOYALTY
        if isinstance(node, Types) and not BASIC_LAND_MANA.keys().isdisjoint(node.subtypes):
            yield SET_LAND_TYPE if node.set_subtypes else BASIC_LAND_TYPE


def _number(rule: str) -> str:
    return rule.partition("-")[2]


def _by_number() -> dict[str, list[str]]:
    """The rules of the book by their numbers, with and without the letter."""
    found: dict[str, list[str]] = {}
    for rule in BOOK:
        number = _number(rule.id)
        for name in dict.fromkeys((number, number.rstrip(LETTERS))):
            found.setdefault(name, []).append(rule.id)
    return found


_RULES = _by_number()


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, rest = _number(rule).partition(".")
    digits = rest.rstrip(LETTERS)
    return int(chapter), int(digits), rest[len(digits) :]
