"""Text of cards about lands (SPL-3.2, R39, R58, R59): what it comes to in a game without any.

A card is judged by what it says in the card language, wherever it speaks of lands. Text about permanents that
are no lands, or about objects of any kind, does what it always does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from engine.magic.decks import Cards
from engine.magic.effects.permitting import MoreLands
from engine.magic.effects.searching import Search
from engine.magic.effects.tokens import CreateToken
from engine.magic.language.abilities import Card
from engine.magic.language.changes import Lands, PlayFrom, Types
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import AFFINE, Keyword, devoured, read_keyword
from engine.magic.language.words import BASIC_LAND_MANA

from .book import cite

NOBODY_PLAYS = cite("SPL-3.2")
NO_LANDS = cite("SPL-R39")
NONE_TO_FIND = cite("SPL-R58")
REAL_LANDS = cite("SPL-R59")


class LandText(NamedTuple):
    """Part of a card's text, and what becomes of it."""

    why: str
    rule: str


COUNTS = LandText("what it says about lands finds none: land cards are no lands to effects", NO_LANDS)
WALKS = LandText("landwalk does nothing, for no player controls a land", NO_LANDS)
AFFINITY = LandText("affinity for lands reduces nothing, for no player controls one", NO_LANDS)
AWAKENS = LandText("awaken finds no land to target: land cards are no lands to effects", NO_LANDS)
DEVOURS = LandText("devour finds no land to sacrifice: land cards are no lands to effects", NO_LANDS)
PLAYS = LandText("what it says about playing lands does nothing, for nobody plays any", NOBODY_PLAYS)
SEARCHES = LandText("its search for a land card finds nothing, for no library holds one", NONE_TO_FIND)
CREATES = LandText("the lands that it makes have nothing to do with the supply", REAL_LANDS)
IS_LAND = LandText("it is a land, and nobody plays lands", REAL_LANDS)


def land_text(card: Card, tokens: Cards) -> Sequence[LandText]:
    """What a sound card says about lands, each once; ``tokens`` are those that there are, by their keys."""
    found = [IS_LAND] if "land" in card.types else []
    for entry in card.keywords:
        keyword = read_keyword(entry)
        if keyword.name == "landwalk":
            found.append(WALKS)
        elif keyword.name == "awaken":
            found.append(AWAKENS)
        elif keyword.name == "devour" and _devours_lands(keyword):
            found.append(DEVOURS)
        elif keyword.name == "affinity" and speaks_of_lands(AFFINE[keyword.parameter]):
            found.append(AFFINITY)
    found += _of(card, tokens)
    return list(dict.fromkeys(found))


def _devours_lands(keyword: Keyword) -> bool:
    """Whether lands are all that is devoured."""
    quality = devoured(keyword.parameter.rpartition(" ")[0])
    return quality is not None and speaks_of_lands(quality)


def _of(node: Any, tokens: Cards) -> Iterator[LandText]:
    """Of everything that a part of a card is made of."""
    match node:
        case Search(what=what) if speaks_of_lands(what):
            yield SEARCHES
        case Lands() | MoreLands():
            yield PLAYS
        case PlayFrom(spells=spells):
            yield from (PLAYS,) * node.lands
            yield from _of(spells, tokens)
        case CreateToken(token=key) if key in tokens and "land" in tokens[key].types:
            yield CREATES
        case Types() if makes_lands(node):
            yield CREATES
        case Filter():
            yield from (COUNTS,) * speaks_of_lands(node)
        case Struct():
            for name in node.__struct_fields__:
                yield from _of(getattr(node, name), tokens)
        case tuple():
            for item in node:
                yield from _of(item, tokens)


def speaks_of_lands(what: Filter) -> bool:
    """Whether lands are named among what is asked for."""
    named = "land" in (*what.types, *what.all_types) or "basic" in what.supertypes
    return named or not BASIC_LAND_MANA.keys().isdisjoint(what.subtypes)


def makes_lands(change: Types) -> bool:
    """Whether something becomes a land."""
    return "land" in change.types or not BASIC_LAND_MANA.keys().isdisjoint(change.subtypes)
