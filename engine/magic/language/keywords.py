"""Keywords as printed: ``"flying"``, ``"ward {2}"``, ``"protection from red"``, ``"equip {1}"`` (CR 702).

A keyword with a parameter is read here once. Where it stands for abilities, they are in
:mod:`engine.magic.effects.keywords`; of any other the rules ask by its name. One that costs more
than mana is an object: ``{"keyword": "flashback", "cost": {"mana": "{1}{U}", "life": 3}}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple, get_args

from msgspec import Struct

from engine.kernel.closed_words import hint

from .creature_types import CREATURE_TYPES
from .mana import Price, parse_cost
from .words import COLOR_NAMES, SUBTYPES, SimpleKeyword

CostKeyword = Literal[
    "buyback", "cycling", "equip", "evoke", "flashback", "kicker", "outlast", "scavenge", "unearth", "ward"
]  # fmt: skip
"""Keywords that have a cost."""


class _Known(NamedTuple):
    """What there is to know of a keyword."""

    number: str
    """Of its rule; without a letter it stands for all its letters."""
    form: Literal["simple", "plain", "cost", "number", "quality"]
    """What stands after it: nothing (``simple``: instances are redundant), a cost, a number, a quality."""
    abilities: bool = False
    """It stands for abilities (:mod:`engine.magic.effects.keywords`); of any other the rules ask."""


KEYWORDS: dict[str, _Known] = {
    "affinity": _Known("702.41", "quality"),
    "afflict": _Known("702.130", "number", abilities=True),
    "afterlife": _Known("702.135", "number", abilities=True),
    "annihilator": _Known("702.86", "number", abilities=True),
    "battle cry": _Known("702.91", "plain", abilities=True),
    "bloodthirst": _Known("702.54", "number", abilities=True),
    "bushido": _Known("702.45", "number", abilities=True),
    "buyback": _Known("702.27", "cost"),
    "changeling": _Known("702.73", "simple"),
    "cycling": _Known("702.29", "cost", abilities=True),
    "deathtouch": _Known("702.2", "simple"),
    "decayed": _Known("702.147", "plain", abilities=True),
    "defender": _Known("702.3", "simple"),
    "devoid": _Known("702.114", "simple"),
    "double strike": _Known("702.4", "simple"),
    "enchant": _Known("702.5", "quality", abilities=True),
    "equip": _Known("702.6", "cost", abilities=True),
    "evoke": _Known("702.74", "cost", abilities=True),
    "evolve": _Known("702.100", "plain", abilities=True),
    "exalted": _Known("702.83", "plain", abilities=True),
    "extort": _Known("702.101", "plain", abilities=True),
    "fabricate": _Known("702.123", "number", abilities=True),
    "fading": _Known("702.32", "number", abilities=True),
    "fear": _Known("702.36", "simple"),
    "first strike": _Known("702.7", "simple"),
    "flanking": _Known("702.25", "simple", abilities=True),
    "flash": _Known("702.8", "simple"),
    "flashback": _Known("702.34", "cost"),
    "flying": _Known("702.9", "simple"),
    "for mirrodin!": _Known("702.163", "plain", abilities=True),
    "graft": _Known("702.58", "number", abilities=True),
    "haste": _Known("702.10", "simple"),
    "hexproof": _Known("702.11", "simple"),
    "horsemanship": _Known("702.31", "simple"),
    "indestructible": _Known("702.12", "simple"),
    "infect": _Known("702.90", "simple"),
    "intimidate": _Known("702.13", "simple"),
    "job select": _Known("702.182", "plain", abilities=True),
    "kicker": _Known("702.33", "cost"),
    "landwalk": _Known("702.14", "quality"),
    "lifelink": _Known("702.15", "simple"),
    "living weapon": _Known("702.92", "plain", abilities=True),
    "menace": _Known("702.111", "simple"),
    "modular": _Known("702.43", "number", abilities=True),
    "outlast": _Known("702.107", "cost", abilities=True),
    "persist": _Known("702.79", "plain", abilities=True),
    "protection": _Known("702.16", "quality"),
    "prowess": _Known("702.108", "plain", abilities=True),
    "reach": _Known("702.17", "simple"),
    "renown": _Known("702.112", "number", abilities=True),
    "scavenge": _Known("702.97", "cost", abilities=True),
    "shadow": _Known("702.28", "simple"),
    "shroud": _Known("702.18", "simple"),
    "skulk": _Known("702.118", "simple"),
    "soulshift": _Known("702.46", "number", abilities=True),
    "toxic": _Known("702.164", "number"),
    "trample": _Known("702.19", "simple"),
    "typecycling": _Known("702.29e", "quality", abilities=True),
    "umbra armor": _Known("702.89a", "simple"),
    "undying": _Known("702.93", "plain", abilities=True),
    "unearth": _Known("702.84", "cost", abilities=True),
    "unleash": _Known("702.98", "plain", abilities=True),
    "vanishing": _Known("702.63", "number", abilities=True),
    "vigilance": _Known("702.20", "simple"),
    "ward": _Known("702.21", "cost", abilities=True),
    "wither": _Known("702.80", "simple"),
}


def _of(form: str) -> frozenset[str]:
    return frozenset(name for name, known in KEYWORDS.items() if known.form == form)


SIMPLE, PLAIN, WITH_COST, WITH_NUMBER = _of("simple"), _of("plain"), _of("cost"), _of("number")
if set(get_args(SimpleKeyword)) != SIMPLE or set(get_args(CostKeyword)) != WITH_COST:
    raise TypeError("the types of keywords and the table of keywords say different things")
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
CYCLED: dict[str, str] = {
    kind.lower(): kind for kind in sorted({*CREATURE_TYPES, *SUBTYPES["land"]}) if kind.isalpha()
}
"""The subtypes that typecycling can find, by the word before "cycling"."""
CYCLED_TYPES = ("artifact land", "basic land", "land")
"""What else it can find."""
_TYPECYCLING = re.compile(r"([a-z]+( land)?)cycling (\{.+\})")
_AFFINITY = re.compile(r"affinity for (artifacts|Plains|Islands|Swamps|Mountains|Forests)")
_WITH_QUALITY: dict[str, tuple[str, ...]] = {
    "affinity for": ("artifacts", "Plains", "Islands", "Swamps", "Mountains", "Forests"),
    "enchant": tuple(sorted(ENCHANTABLE)),
    "hexproof from": tuple(_COLOR_LETTER),
    "protection from": (*_COLOR_LETTER, *sorted(PROTECTIONS)),
}
"""What stands after the words of keywords that have a quality."""


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
    is enchanted, what there is affinity for, what typecycling finds."""
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
    if (match := _TYPECYCLING.fullmatch(text)) and _can_be_found(match[1]):
        parse_cost(match[3])
        return Keyword("typecycling", match[1], Price(mana=match[3]))
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


def _can_be_found(what: str) -> bool:
    """Whether this can stand before "cycling"."""
    return what in CYCLED or what in CYCLED_TYPES


def _unknown(text: str, name: str, parameter: str) -> str:
    """Why it is no keyword, and what could be meant."""
    if name in WITH_COST and not parameter:
        return f"{name!r} has a cost, as in '{name} {{2}}'"
    if name in WITH_NUMBER:
        return f"{name!r} has a number, as in '{name} 1'"
    what, cycling, _ = text.partition("cycling")
    if cycling and what:
        if not _can_be_found(what):
            return f"{what!r} is no type of land or creature{hint(what, sorted({*CYCLED, *CYCLED_TYPES}))}"
        return f"{what + cycling!r} has a cost of mana, as in '{what}cycling {{2}}'"
    for first, rest in _WITH_QUALITY.items():
        if text.startswith(f"{first} "):
            return f"{text!r} is not a keyword{hint(text, [f'{first} {quality}' for quality in rest])}"
    known = sorted({*SIMPLE, *PLAIN, *LANDWALKS, *WITH_COST, *WITH_NUMBER, *_WITH_QUALITY})
    return f"{text!r} is not a keyword{hint(text, known)}"


def read_keyword(entry: str | KeywordWithCost) -> Keyword:
    """The keyword that an entry of a card's ``keywords`` is.

    Raises:
        ValueError: it is none that is supported.
    """
    if isinstance(entry, str):
        return parse_keyword(entry)
    return Keyword(entry.keyword, entry.cost.mana, entry.cost)


STANDS_FOR: dict[str, Callable[[Keyword], tuple[Any, ...]]] = {}
"""What makes the abilities of a keyword that stands for some."""


def abilities_of(keyword: Keyword) -> tuple[Any, ...]:
    """The abilities that a keyword stands for; none if the rules themselves know what it means."""
    expand = STANDS_FOR.get(keyword.name)
    return () if expand is None else expand(keyword)
