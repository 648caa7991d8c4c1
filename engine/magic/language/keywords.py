"""Keywords as printed: ``"flying"``, ``"ward {2}"``, ``"protection from red"``, ``"equip {1}"`` (CR 702).

A keyword with a parameter is read here once. Where it stands for abilities, they are in
:mod:`engine.magic.effects.keywords`; of any other the rules ask by its name. One that costs more
than mana is an object: ``{"keyword": "flashback", "cost": {"mana": "{1}{U}", "life": 3}}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.closed_words import hint

from .creature_types import CREATURE_TYPES
from .filters import Filter, InHand, Qualities, Range, Shares
from .kinds import ENCHANTABLE, ENCHANTED_PLAYERS, HEXPROOFS, PROTECTIONS
from .mana import Chosen, ChosenInHand, Price, parse_cost
from .plurals import plural
from .words import COLOR_NAMES, SUBTYPES, CardType, SimpleKeyword

CostKeyword = Literal[
    "escalate",
    "multikicker", "replicate", "squad",
    "bestow",
    "blitz", "buyback", "cleave", "cumulative upkeep", "cycling", "dash", "disguise", "echo", "embalm",
    "encore", "entwine", "equip", "escape", "eternalize", "evoke", "flashback", "foretell", "freerunning",
    "harmonize", "kicker",
    "madness", "mayhem", "megamorph", "morph", "ninjutsu", "offspring", "outlast", "overload", "plot",
    "prowl", "reconfigure", "recover", "scavenge", "sneak", "spectacle", "surge", "transmute", "unearth",
    "ward", "warp", "web-slinging",
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
    "affinity": _Known("702.41", "quality", abilities=True),
    "afflict": _Known("702.130", "number", abilities=True),
    "afterlife": _Known("702.135", "number", abilities=True),
    "amplify": _Known("702.38", "number", abilities=True),
    "annihilator": _Known("702.86", "number", abilities=True),
    "ascend": _Known("702.131", "plain"),
    "awaken": _Known("702.113", "quality"),
    "backup": _Known("702.165", "number", abilities=True),
    "bargain": _Known("702.166", "plain"),
    "battle cry": _Known("702.91", "plain", abilities=True),
    "bestow": _Known("702.103", "cost"),
    "blitz": _Known("702.152", "cost", abilities=True),
    "bloodthirst": _Known("702.54", "number", abilities=True),
    "bushido": _Known("702.45", "number", abilities=True),
    "buyback": _Known("702.27", "cost"),
    "cascade": _Known("702.85", "plain", abilities=True),
    "casualty": _Known("702.153", "number", abilities=True),
    "champion": _Known("702.72", "quality", abilities=True),
    "changeling": _Known("702.73", "simple"),
    "choose a background": _Known("702.124", "plain"),
    "cleave": _Known("702.148", "cost"),
    "conspire": _Known("702.78", "plain", abilities=True),
    "convoke": _Known("702.51", "plain"),
    "crew": _Known("702.122", "number", abilities=True),
    "cumulative upkeep": _Known("702.24", "cost", abilities=True),
    "cycling": _Known("702.29", "cost", abilities=True),
    "dash": _Known("702.109", "cost", abilities=True),
    "deathtouch": _Known("702.2", "simple"),
    "decayed": _Known("702.147", "plain", abilities=True),
    "defender": _Known("702.3", "simple"),
    "delve": _Known("702.66", "plain"),
    "dethrone": _Known("702.105", "plain", abilities=True),
    "devoid": _Known("702.114", "simple"),
    "devour": _Known("702.82", "number", abilities=True),
    "disguise": _Known("702.168", "cost"),
    "doctor's companion": _Known("702.124", "plain"),
    "double strike": _Known("702.4", "simple"),
    "dredge": _Known("702.52", "number", abilities=True),
    "echo": _Known("702.30", "cost", abilities=True),
    "embalm": _Known("702.128", "cost", abilities=True),
    "enchant": _Known("702.5", "quality", abilities=True),
    "encore": _Known("702.141", "cost", abilities=True),
    "enlist": _Known("702.154", "plain", abilities=True),
    "entwine": _Known("702.42", "cost"),
    "equip": _Known("702.6", "cost", abilities=True),
    "escape": _Known("702.138", "cost"),
    "escalate": _Known("702.120", "cost"),
    "eternalize": _Known("702.129", "cost", abilities=True),
    "evoke": _Known("702.74", "cost", abilities=True),
    "evolve": _Known("702.100", "plain", abilities=True),
    "exalted": _Known("702.83", "plain", abilities=True),
    "exploit": _Known("702.110", "plain", abilities=True),
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
    "foretell": _Known("702.143", "cost"),
    "freerunning": _Known("702.173", "cost"),
    "friends forever": _Known("702.124", "plain"),
    "graft": _Known("702.58", "number", abilities=True),
    "harmonize": _Known("702.180", "cost"),
    "haste": _Known("702.10", "simple"),
    "hideaway": _Known("702.75", "number", abilities=True),
    "hexproof": _Known("702.11", "simple"),
    "horsemanship": _Known("702.31", "simple"),
    "improvise": _Known("702.126", "plain"),
    "indestructible": _Known("702.12", "simple"),
    "infect": _Known("702.90", "simple"),
    "ingest": _Known("702.115", "plain", abilities=True),
    "intimidate": _Known("702.13", "simple"),
    "job select": _Known("702.182", "plain", abilities=True),
    "jump-start": _Known("702.133", "plain"),
    "kicker": _Known("702.33", "cost"),
    "landwalk": _Known("702.14", "quality"),
    "lifelink": _Known("702.15", "simple"),
    "living weapon": _Known("702.92", "plain", abilities=True),
    "madness": _Known("702.35", "cost", abilities=True),
    "mayhem": _Known("702.187", "cost"),
    "megamorph": _Known("702.37b", "cost"),
    "melee": _Known("702.121", "plain", abilities=True),
    "menace": _Known("702.111", "simple"),
    "mentor": _Known("702.134", "plain", abilities=True),
    "mobilize": _Known("702.181", "number", abilities=True),
    "modular": _Known("702.43", "number", abilities=True),
    "morph": _Known("702.37", "cost"),
    "multikicker": _Known("702.33c", "cost"),
    "myriad": _Known("702.116", "plain", abilities=True),
    "ninjutsu": _Known("702.49", "cost", abilities=True),
    "offspring": _Known("702.175", "cost", abilities=True),
    "outlast": _Known("702.107", "cost", abilities=True),
    "overload": _Known("702.96", "cost"),
    "partner": _Known("702.124", "plain"),
    "partner—character select": _Known("702.124", "plain"),
    "partner with": _Known("702.124j", "quality", abilities=True),
    "persist": _Known("702.79", "plain", abilities=True),
    "plot": _Known("702.170", "cost"),
    "protection": _Known("702.16", "quality"),
    "provoke": _Known("702.39", "plain", abilities=True),
    "prowess": _Known("702.108", "plain", abilities=True),
    "prowl": _Known("702.76", "cost"),
    "rampage": _Known("702.23", "number", abilities=True),
    "ravenous": _Known("702.156", "plain", abilities=True),
    "reach": _Known("702.17", "simple"),
    "rebound": _Known("702.88", "plain", abilities=True),
    "reconfigure": _Known("702.151", "cost", abilities=True),
    "recover": _Known("702.59", "cost", abilities=True),
    "reinforce": _Known("702.77", "quality", abilities=True),
    "renown": _Known("702.112", "number", abilities=True),
    "replicate": _Known("702.56", "cost", abilities=True),
    "retrace": _Known("702.81", "plain"),
    "riot": _Known("702.136", "plain", abilities=True),
    "saddle": _Known("702.171", "number", abilities=True),
    "scavenge": _Known("702.97", "cost", abilities=True),
    "shadow": _Known("702.28", "simple"),
    "shroud": _Known("702.18", "simple"),
    "skulk": _Known("702.118", "simple"),
    "sneak": _Known("702.190", "cost"),
    "split second": _Known("702.61", "plain"),
    "soulshift": _Known("702.46", "number", abilities=True),
    "spectacle": _Known("702.137", "cost"),
    "spree": _Known("702.172", "plain"),
    "squad": _Known("702.157", "cost", abilities=True),
    "storm": _Known("702.40", "plain", abilities=True),
    "sunburst": _Known("702.44", "plain", abilities=True),
    "surge": _Known("702.117", "cost"),
    "suspend": _Known("702.62", "quality", abilities=True),
    "toxic": _Known("702.164", "number"),
    "training": _Known("702.149", "plain", abilities=True),
    "trample": _Known("702.19", "simple"),
    "transmute": _Known("702.53", "cost", abilities=True),
    "typecycling": _Known("702.29e", "quality", abilities=True),
    "umbra armor": _Known("702.89a", "simple"),
    "undaunted": _Known("702.125", "plain", abilities=True),
    "undying": _Known("702.93", "plain", abilities=True),
    "unearth": _Known("702.84", "cost", abilities=True),
    "unleash": _Known("702.98", "plain", abilities=True),
    "vanishing": _Known("702.63", "number", abilities=True),
    "vigilance": _Known("702.20", "simple"),
    "ward": _Known("702.21", "cost", abilities=True),
    "warp": _Known("702.185", "cost"),
    "web-slinging": _Known("702.188", "cost"),
    "wither": _Known("702.80", "simple"),
}


HELPS = frozenset({"convoke", "delve", "improvise"})
"""By which something else than mana pays for a spell."""


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
_COLOR_LETTER = {name: letter for letter, name in COLOR_NAMES.items() if letter != "C"}
CYCLED: dict[str, str] = {
    kind.lower(): kind for kind in sorted({*CREATURE_TYPES, *SUBTYPES["land"]}) if kind.isalpha()
}
"""The subtypes that typecycling can find, by the word before "cycling"."""
CYCLED_TYPES = ("artifact land", "basic land", "land")
"""What else it can find."""
CUMULATIVE = "cumulative upkeep"
_WITH_BOTH = {
    "typecycling": re.compile(r"(?P<quality>[a-z]+( land)?)cycling (?P<cost>\{.+\})"),
    "equip": re.compile(r"equip (?P<quality>[A-Za-z][^{}]*) (?P<cost>\{.+\})"),
    "awaken": re.compile(r"awaken (?P<quality>[1-9]\d*)—(?P<cost>\{.+\})"),
    "reinforce": re.compile(r"reinforce (?P<quality>[1-9]\d*)—(?P<cost>\{.+\})"),
    "suspend": re.compile(r"suspend (?P<quality>[1-9]\d*)—(?P<cost>\{.+\})"),
}
"""Keywords with a quality and a cost."""
AFFINE: dict[str, Filter] = {
    **{
        plural(kind): Filter(types=(kind,), controller="you")
        for kind in ("artifact", "creature", "enchantment", "land", "planeswalker")
    },
    "artifact creatures": Filter(all_types=("artifact", "creature"), controller="you"),
    "tokens": Filter(token=True, controller="you"),
    **{
        plural(kind): Filter(subtypes=(kind,), controller="you")
        for kind in sorted(
            CREATURE_TYPES.union(*(SUBTYPES[of] for of in ("artifact", "enchantment", "land")))
        )
    },
}
"""What there can be affinity for, by its words."""
_WITH_QUALITY: dict[str, tuple[str, ...]] = {
    "affinity for": tuple(AFFINE),
    "champion": ("a creature",),
    "enchant": (*ENCHANTED_PLAYERS, *ENCHANTABLE),
    "hexproof from": (*_COLOR_LETTER, *HEXPROOFS),
    "protection from": (*_COLOR_LETTER, *sorted(PROTECTIONS)),
}
"""What stands after the words of keywords that have a quality."""


LARGEST_NUMBER = 1000
"""That a keyword has; the largest that is printed is 20."""
MOST_LETTERS_OF_NAME = 200
"""Of the card that a partner is; the longest that is printed has 141."""
BARGAIN = Price(
    sacrifice=Filter(any_of=(Qualities(types=("artifact", "enchantment")), Qualities(token=True)))
)
"""CR 702.166a."""


_OF_ITS_COLOR = Filter(types=("creature",), shares=Shares("color", "self"))
_PRICES: dict[str, Price] = {
    "bargain": BARGAIN,
    "conspire": Price(tap_others=(Chosen(_OF_ITS_COLOR, amount=2),)),
    "jump-start": Price(discard=1),
    "retrace": Price(discard=(ChosenInHand(InHand(types=("land",))),)),
}
"""What is paid for keywords that say it themselves (CR 702.78a, 702.81a, 702.133a, 702.166a)."""
UNBLOCKED = Chosen(Filter(types=("creature",), combat="unblocked"), name="returned")
"""What returns to its owner's hand for ninjutsu and sneak (CR 702.49a, 702.190a)."""


def _numbered(name: str, number: int) -> Price | None:
    """What is paid for a keyword whose number says it (CR 702.153a)."""
    if name != "casualty":
        return None
    return Price(sacrifice=Filter(types=("creature",), power=Range(min=number)))


def _with_more(name: str, price: Price) -> Price:
    """What is paid for a keyword that names a part of it (CR 702.190a)."""
    return replace(price, return_to_hand=(UNBLOCKED,)) if name == "sneak" else price


class KeywordWithCost(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword whose cost is more than mana."""

    keyword: CostKeyword
    cost: Price


def is_paid_for_each(price: Price) -> bool:
    """Whether a cost can be paid so many times at once (CR 702.24a): mana, life, sacrifices of a kind."""
    sole = Price(mana=price.mana, life=price.life, sacrifice=price.sacrifice)
    return price == sole and price.sacrifice != "self" and not isinstance(price.sacrifice, tuple)


class Keyword(Struct, frozen=True, omit_defaults=True):
    """A keyword with its parameter."""

    name: str
    parameter: str = ""
    """The mana of the cost, a number, a colour letter or one of :data:`.kinds.PROTECTIONS` after "protection
    from" and "hexproof from", the land type of a landwalk, what is enchanted, what there is affinity
    for, what typecycling finds, the name of a partner."""
    price: Price | None = None
    """The whole cost of a keyword that has one."""


def enchants_players(keywords: Sequence[str | KeywordWithCost]) -> bool:
    """Whether a card with these keywords is an Aura that is attached to players (CR 702.5d)."""
    return any(f"enchant {name}" in keywords for name in ENCHANTED_PLAYERS)


@lru_cache(maxsize=4_000)
def parse_keyword(text: str) -> Keyword:
    """Read a keyword.

    Raises:
        ValueError: it is none that is supported; says which part.
    """
    found = _parsed(text)
    digits = found.parameter if found.parameter.isdecimal() else ""
    if len(digits) > len(str(LARGEST_NUMBER)) or int(digits or 0) > LARGEST_NUMBER:
        raise ValueError(f"no number of a keyword is greater than {LARGEST_NUMBER}")
    return found


def _parsed(text: str) -> Keyword:
    if text in SIMPLE or text in PLAIN:
        return Keyword(text, price=_PRICES.get(text))
    if text in LANDWALKS:
        return Keyword("landwalk", LANDWALKS[text])
    qualified = _with_quality_and_cost(text)
    if qualified is not None:
        return qualified
    name, _, parameter = text.partition(" ")
    if text.startswith(f"{CUMULATIVE} "):
        name, parameter = CUMULATIVE, text.removeprefix(f"{CUMULATIVE} ")
    if name in WITH_COST and parameter:
        parse_cost(parameter)
        return Keyword(name, parameter, _with_more(name, Price(mana=parameter)))
    if name in WITH_NUMBER and parameter.isdecimal() and int(parameter) > 0:
        return Keyword(name, parameter, _numbered(name, int(parameter)))
    quality = parameter.removeprefix("from ")
    if name == "protection" and parameter != quality and (quality in PROTECTIONS or quality in _COLOR_LETTER):
        return Keyword("protection", _COLOR_LETTER.get(quality, quality))
    if name == "hexproof" and parameter != quality and (quality in HEXPROOFS or quality in _COLOR_LETTER):
        return Keyword("hexproof", _COLOR_LETTER.get(quality, quality))
    if name == "enchant" and (parameter in ENCHANTABLE or parameter in ENCHANTED_PLAYERS):
        return Keyword("enchant", parameter)
    worded = _with_words(text)
    if worded is not None:
        return worded
    raise ValueError(_unknown(text, name, parameter))


def _with_words(text: str) -> Keyword | None:
    """Affinity, champion, devour with a quality, a partner with a name; None of another keyword."""
    partner = text.removeprefix("partner with ")
    if partner not in ("", text) and len(partner) <= MOST_LETTERS_OF_NAME:
        return Keyword("partner with", partner)
    what = text.removeprefix("champion ")
    if what != text and championed(what) is not None:
        return Keyword("champion", what)
    devours = _DEVOURS.fullmatch(text)
    if devours is not None and devoured(devours["quality"]) is not None:
        return Keyword("devour", f"{devours['quality']} {devours['number']}")
    affine = text.removeprefix("affinity for ")
    return Keyword("affinity", affine) if affine != text and affine in AFFINE else None


def _with_quality_and_cost(text: str) -> Keyword | None:
    """Typecycling, equip with a quality, reinforce; None of another keyword."""
    for name, pattern in _WITH_BOTH.items():
        match = pattern.fullmatch(text)
        quality = "" if match is None else match["quality"]
        if match is not None and (name not in _QUALITIES or _QUALITIES[name](quality)):
            parse_cost(match["cost"])
            return Keyword(name, quality, Price(mana=match["cost"]))
    return None


def equipped(quality: str) -> Filter | None:
    """What is equipped by "equip legendary creature", "equip Knight", "equip Elf, Frog, or Orc" (CR 702.6c);
    None of other words."""
    mine = Filter(types=("creature",), controller="you")
    if quality == "legendary creature":
        return replace(mine, supertypes=("legendary",))
    names = tuple(re.split(r", or |, | or ", quality))
    words = " or ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, or {names[-1]}"
    if words != quality or not CREATURE_TYPES.issuperset(names) or len(set(names)) < len(names):
        return None
    return replace(mine, subtypes=names)


_DEVOURS = re.compile(r"devour (?P<quality>[A-Za-z-]+) (?P<number>[1-9]\d*)")


def devoured(quality: str) -> Filter | None:
    """What is sacrificed for "devour artifact 1", "devour Food 3"; for "devour 1", creatures (CR 702.82).
    None of other words."""
    if quality in _DEVOURED_TYPES:
        return Filter(types=(quality,))
    names = CREATURE_TYPES.union(SUBTYPES["artifact"], SUBTYPES["enchantment"], SUBTYPES["land"])
    return Filter(subtypes=(quality,)) if quality in names else None


_DEVOURED_TYPES: tuple[CardType, ...] = ("artifact", "enchantment", "land", "planeswalker")


def championed(words: str) -> Filter | None:
    """What can be exiled for "champion a creature", "champion an Elf or Orc" (CR 702.72a); None of other
    words."""
    article, _, what = words.partition(" ")
    if article != ("an" if what[:1] in "AEIOU" else "a"):
        return None
    mine = Filter(controller="you", other=True)
    if what == "creature":
        return replace(mine, types=("creature",))
    names = tuple(what.split(" or "))
    if not CREATURE_TYPES.issuperset(names) or len(set(names)) < len(names) or len(names) > 2:
        return None
    return replace(mine, subtypes=names)


def _can_be_found(what: str) -> bool:
    """Whether this can stand before "cycling"."""
    return what in CYCLED or what in CYCLED_TYPES


_QUALITIES: dict[str, Callable[[str], object]] = {"typecycling": _can_be_found, "equip": equipped}
"""What says whether a quality can stand there, beside the form of the words."""


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
    return Keyword(entry.keyword, entry.cost.mana, _with_more(entry.keyword, entry.cost))


STANDS_FOR: dict[str, Callable[[Keyword], tuple[Any, ...]]] = {}
"""What makes the abilities of a keyword that stands for some."""


def abilities_of(keyword: Keyword) -> tuple[Any, ...]:
    """The abilities that a keyword stands for; none if the rules themselves know what it means."""
    expand = STANDS_FOR.get(keyword.name)
    return () if expand is None else expand(keyword)
