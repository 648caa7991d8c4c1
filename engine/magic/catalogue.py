"""The card catalogue (``GET …/cards``): texts, the rules that cards use, and display names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from engine.kernel.documents import CardEntry
from engine.kernel.seats import seat_of

from .definitions import definition, knows
from .language.abilities import Activated, Card
from .language.changes import Types
from .language.keywords import KEYWORDS
from .language.words import BASIC_LAND_MANA
from .library.definition import Definition
from .library.loader import CARDS, TOKENS, definition_of
from .library.reading import said_by, structs
from .rules import BOOK
from .state import MagicState
from .text.card import Narrator, rules_text, type_line


@cache
def entries() -> tuple[CardEntry, ...]:
    """Every card in the order of the keys, then every token."""
    return (
        *(_entry(key, card) for key, card in CARDS.items()),
        *(_entry(key, card) for key, card in TOKENS.items()),
    )


def _entry(key: str, card: Card) -> CardEntry:
    return CardEntry(
        key=key,
        name=card.name,
        type=("Token " if key in TOKENS else "") + type_line(card),
        text=rules_text(card, TOKENS),
        rules=rules_of(definition_of(key)),
        numbers=dict(_numbers(key, card)),
        definition=msgspec.to_builtins(card),
    )


def _numbers(key: str, card: Card) -> Iterator[tuple[str, int]]:
    """Mana value, power and toughness, loyalty: those that the card has."""
    cost = definition_of(key).cost
    if cost is not None:
        yield "mana_value", cost.mana_value()
    for name in ("power", "toughness", "loyalty"):
        number = getattr(card, name)
        if number is not None:
            yield name, number


# The rules that a card uses ---------------------------------------------------------------------------------


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


# Display names ----------------------------------------------------------------------------------------------


def called(state: MagicState, named: Any) -> Any:
    """``o2`` is "Lightning Bolt (o2)", ``seat:0`` the player's name, an address the text of the ability.

    Other words and numbers stay what they are.
    """
    if not isinstance(named, str):
        return named
    thing = state.table.objects.get(named)
    if thing is not None:
        return f"{definition(state, thing.copy_of or thing.card).name} ({named})"
    seat = seat_of(named)
    if seat is not None and seat < len(state.table.seats):
        return state.table.seats[seat].name or f"seat {seat}"
    key, _, place = named.partition("/")
    return _ability(state, key, named, place) if place and knows(state, key) else named


def _ability(state: MagicState, key: str, address: str, place: str) -> str:
    card = definition(state, key).card
    told = Narrator(card, {**TOKENS, **state.table.cards})
    part = definition(state, key).parts.get(address)
    return told.ability(part) if part in card.abilities else place
