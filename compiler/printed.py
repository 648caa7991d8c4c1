"""A card as it is printed: what a database says of it, whichever it is."""

from __future__ import annotations

from msgspec import Struct

LAYOUTS = frozenset({"", "class", "case", "leveler", "saga", "mutate", "prototype"})
"""Layouts of cards with one face; whether what is printed on it can be said is another question."""


class Printed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card, and what a database adds to it."""

    name: str
    oracle_id: str = ""
    layout: str = ""
    """Empty for a card of the usual layout."""
    mana_cost: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    color_indicator: tuple[str, ...] = ()
    keywords: tuple[str, ...] | None = None
    """The keywords that the database lists, if it lists any."""
    produced_mana: tuple[str, ...] | None = None
    """The kinds of mana that the card makes, if the database says so."""
    rarity: str = ""
    """Empty, where the database does not say."""


_SUPERTYPES = frozenset({"basic", "legendary", "ongoing", "snow", "world", "host", "token", "elite"})
_TWO_WORDS = ("Time Lord",)


def type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, types and subtypes of a type line, "Legendary Creature — Elf Druid"."""
    left, _, right = line.partition(" — ")
    words = left.lower().split()
    supertypes = tuple(word for word in words if word in _SUPERTYPES)
    types = tuple(word for word in words if word not in _SUPERTYPES)
    for pair in _TWO_WORDS:
        right = right.replace(pair, pair.replace(" ", "_"))
    return supertypes, types, tuple(name.replace("_", " ") for name in right.split())
