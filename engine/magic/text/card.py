"""The rules text of a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.magic.language.card import Card
from engine.magic.language.keywords import KeywordWithCost, read_keyword
from engine.magic.language.words import BASIC_LAND_MANA

from .abilities import Narrator
from .amounts import keyword_cost
from .speaker import Speaker
from .words import both

_FIRST = ("enchant", "kicker", "buyback")
_LAST = ("equip", "cycling", "evoke", "flashback")


def rules_text(card: Card, tokens: Mapping[str, Card]) -> str:
    """The rules text, a line for each ability. ``tokens``: the tokens that cards create, by key."""
    return "\n".join(_lines(card, tokens))


def _lines(card: Card, tokens: Mapping[str, Card]) -> Iterator[str]:
    yield from _keywords_among(card, _FIRST)
    words = [text for text in card.keywords if isinstance(text, str) and _name(text) not in (*_FIRST, *_LAST)]
    line = ", ".join(_merged([text for text in words if _name(text) != "ward"]))
    if line:
        yield line[0].upper() + line[1:]
    yield from _keywords_among(card, ("ward",))
    yield from Narrator(card, tokens).lines()
    mana = [BASIC_LAND_MANA[name] for name in card.subtypes if name in BASIC_LAND_MANA]
    if mana:
        yield f"({{T}}: Add {' or '.join('{' + kind + '}' for kind in mana)}.)"
    yield from _keywords_among(card, _LAST)


def _name(text: str) -> str:
    return read_keyword(text).name


def _keywords_among(card: Card, names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        for entry in card.keywords:
            if read_keyword(entry).name == name:
                yield _own_line(card, entry)


def _own_line(card: Card, entry: str | KeywordWithCost) -> str:
    if isinstance(entry, str):
        return entry[0].upper() + entry[1:]
    return entry.keyword.capitalize() + keyword_cost(Speaker(card), entry.cost)


def _merged(words: list[str]) -> list[str]:
    """ "protection from black and from red"."""
    protections = [text.removeprefix("protection ") for text in words if text.startswith("protection from ")]
    if len(protections) < 2:
        return words
    merged = f"protection {both(protections)}"
    first = next(index for index, text in enumerate(words) if text.startswith("protection from "))
    rest = [text for text in words if not text.startswith("protection from ")]
    return [*rest[:first], merged, *rest[first:]]


def type_line(card: Card) -> str:
    """ "Legendary Creature — Dragon Spirit (5/5)"."""
    kinds = " ".join(word.capitalize() for word in (*card.supertypes, *card.types))
    line = f"{kinds} — {' '.join(card.subtypes)}" if card.subtypes else kinds
    if "creature" in card.types:
        power = "*" if card.power is None else card.power
        toughness = "*" if card.toughness is None else card.toughness
        return f"{line} ({power}/{toughness})"
    return line if card.loyalty is None else f"{line} (loyalty {card.loyalty})"
