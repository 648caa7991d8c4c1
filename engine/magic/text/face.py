"""A card as people look it up: its type line, its rules text, its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.kernel.documents import Face
from engine.magic.language.abilities import Card
from engine.magic.language.keywords import LANDWALKS, KeywordWithCost, read_keyword
from engine.magic.language.mana import Cost, parse_cost
from engine.magic.language.words import COLORS

from .card import rules_text, type_line


def face_of(card: Card, tokens: Mapping[str, Card]) -> Face:
    """What a card or token is and does. ``tokens``: those that cards create, by key."""
    cost = None if card.cost is None else parse_cost(card.cost)
    colors = card.colors if card.colors is not None else cost.colors if cost is not None else ()
    token = card.name.endswith(" Token")
    return Face(
        name=card.name,
        type=("Token " if token else "") + type_line(card),
        text=rules_text(card, tokens),
        cost=card.cost,
        numbers=dict(_numbers(card, cost)),
        types=(*(("token",) if token else ()), *card.supertypes, *card.types, *card.subtypes),
        colors=tuple(letter for letter in COLORS if letter in colors) or ("C",),
        keywords=tuple(dict.fromkeys(_keyword(entry) for entry in card.keywords)),
    )


def _numbers(card: Card, cost: Cost | None) -> Iterator[tuple[str, int]]:
    """Mana value, power and toughness, loyalty: those that the card has."""
    if cost is not None:
        yield "mana_value", cost.mana_value()
    for name in ("power", "toughness", "loyalty"):
        number = getattr(card, name)
        if number is not None:
            yield name, number


def _keyword(entry: str | KeywordWithCost) -> str:
    """The name of a keyword; of a landwalk the one that is printed."""
    return entry if isinstance(entry, str) and entry in LANDWALKS else read_keyword(entry).name
