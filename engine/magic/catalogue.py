"""The cards and tokens of the library as people look them up (``GET …/cards``)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from engine.kernel.documents import CardEntry

from .language.card import Card
from .library.citations import rules_of
from .library.loader import CARDS, TOKENS, definition_of
from .text.card import rules_text, type_line


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
