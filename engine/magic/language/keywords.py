"""Keywords as printed: ``"flying"``, ``"ward {2}"``, ``"protection from red"``, ``"equip {1}"`` (CR 702).

A keyword with a parameter is read here once. What it means is in :mod:`engine.magic.library.macros` where it
stands for abilities, and where the rules ask for it otherwise. One that costs more than mana is an object:
``{"keyword": "flashback", "cost": {"mana": "{1}{U}", "life": 3}}``.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from .costs import Price
from .mana import parse_cost
from .words import COLOR_NAMES, SimpleKeyword

CostKeyword = Literal["buyback", "cycling", "equip", "evoke", "flashback", "kicker", "ward"]
"""Keywords that have a cost."""

SIMPLE: frozenset[str] = frozenset(get_args(SimpleKeyword))
WITH_COST: frozenset[str] = frozenset(get_args(CostKeyword))
WITH_NUMBER: frozenset[str] = frozenset({"annihilator", "bushido"})
PLAIN: frozenset[str] = frozenset(
    {"battle cry", "exalted", "extort", "living weapon", "persist", "prowess", "undying", "unleash"}
)
LANDWALKS: dict[str, str] = {
    "plainswalk": "Plains",
    "islandwalk": "Island",
    "swampwalk": "Swamp",
    "mountainwalk": "Mountain",
    "forestwalk": "Forest",
}
ENCHANTABLE: frozenset[str] = frozenset(
    {"artifact", "creature", "creature you control", "enchantment", "land", "permanent"}
)
_COLOR_LETTER = {name: letter for letter, name in COLOR_NAMES.items() if letter != "C"}
PROTECTIONS = frozenset(
    {
        "artifacts",
        "creatures",
        "each of your opponents",
        "enchantments",
        "everything",
        "instants",
        "sorceries",
    }
)
_AFFINITY = re.compile(r"affinity for (artifacts|Plains|Islands|Swamps|Mountains|Forests)")


class KeywordWithCost(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword whose cost is more than mana."""

    keyword: CostKeyword
    cost: Price


class Keyword(Struct, frozen=True, omit_defaults=True):
    """A keyword with its parameter."""

    name: str
    parameter: str = ""
    """The mana of the cost, a number, a colour letter or a card type (in the plural) or ``everything`` or
    ``each of your opponents`` after "protection from" and "hexproof from", the land type of a landwalk, what
    is enchanted, what there is affinity for."""
    price: Price | None = None
    """The whole cost of a keyword that has one."""


@lru_cache(maxsize=4_000)
def parse_keyword(text: str) -> Keyword:
    """Read a keyword.

    Raises:
        ValueError: it is none that is supported; says which part.
    """
    if text in SIMPLE or text in PLAIN:
        return Keyword(text)
    if text in LANDWALKS:
        return Keyword("landwalk", LANDWALKS[text])
    name, _, parameter = text.partition(" ")
    if name in WITH_COST and parameter:
        parse_cost(parameter)
        return Keyword(name, parameter, Price(mana=parameter))
    if name in WITH_NUMBER and parameter.isdecimal() and int(parameter) > 0:
        return Keyword(name, parameter)
    quality = parameter.removeprefix("from ")
    if name == "protection" and parameter != quality and (quality in PROTECTIONS or quality in _COLOR_LETTER):
        return Keyword("protection", _COLOR_LETTER.get(quality, quality))
    if name == "hexproof" and parameter != quality and quality in _COLOR_LETTER:
        return Keyword("hexproof", _COLOR_LETTER[quality])
    if name == "enchant" and parameter in ENCHANTABLE:
        return Keyword("enchant", parameter)
    if match := _AFFINITY.fullmatch(text):
        return Keyword("affinity", match[1])
    raise ValueError(_unknown(text, name, parameter))


def _unknown(text: str, name: str, parameter: str) -> str:
    """Why it is no keyword, and what could be meant."""
    if name in WITH_COST and not parameter:
        return f"{name!r} has a cost, as in '{name} {{2}}'"
    if name in WITH_NUMBER:
        return f"{name!r} has a number, as in '{name} 1'"
    near = get_close_matches(text[:40], sorted(SIMPLE | PLAIN | LANDWALKS.keys()), n=1, cutoff=0.75)
    perhaps = f"; perhaps {near[0]!r}" if near else ""
    return f"{text!r} is not a keyword that is supported{perhaps}"


def read_keyword(entry: str | KeywordWithCost) -> Keyword:
    """The keyword that an entry of a card's ``keywords`` is.

    Raises:
        ValueError: it is none that is supported.
    """
    if isinstance(entry, str):
        return parse_keyword(entry)
    return Keyword(entry.keyword, entry.cost.mana, entry.cost)
